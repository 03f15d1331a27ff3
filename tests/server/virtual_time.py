"""An event loop whose time passes at once: when everybody waits, time jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Impatient(selectors.DefaultSelector):
    """A selector that records how long it would have waited, and does not wait."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Return what is ready now; if nothing ever will be, fail rather than hang."""
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for somebody else"
            self.passed += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """The event loop. There may be nothing else: no thread, no process, no other machine."""

    def __init__(self) -> None:
        self._impatient = _Impatient()
        super().__init__(self._impatient)

    def time(self) -> float:
        """Return the seconds that have passed, plus 1 µs each time, so that no two moments are equal."""
        self._impatient.passed += 1e-6
        return self._impatient.passed


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
