"""What all viewers see alike, derived once for views that are made together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
_KEPT: ContextVar[tuple[Any, dict[Any, Any]] | None] = ContextVar("kept", default=None)


def for_all(derived: Callable[..., T]) -> Callable[..., T]:
    """Call a function of a state, which derives what all viewers see alike, once for views made together."""

    @wraps(derived)
    def shared(s: Any, *args: int) -> T:
        kept = _KEPT.get()
        if kept is None or kept[0] is not s:
            return derived(s, *args)
        found = kept[1]
        if (derived, args) not in found:
            found[derived, args] = derived(s, *args)
        return found[derived, args]  # type: ignore[no-any-return]

    return shared


@contextmanager
def together(s: Any) -> Iterator[None]:
    """Cache what is derived from a state for all viewers while its views are made; the state must not change."""
    token = _KEPT.set((s, {}))
    try:
        yield
    finally:
        _KEPT.reset(token)
