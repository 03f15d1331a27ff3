"""Ownership: what a caller gets cannot change what it came from.

What is cheap to copy is copied as it leaves; a table that a whole process shares is handed out as `Owned`, which copies
only what is read of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def copied(value: Any) -> Any:
    """Return a value as JSON has them, with lists and objects of its own however deep they lie."""
    if isinstance(value, Mapping):
        return {key: copied(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [copied(one) for one in value]
    return value


class Owned(Mapping[str, Any]):
    """A mapping that nobody can change: a copy of the one it is made from, whose values are copied as they are read."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values: dict[str, Any] = copied(values)

    def __getitem__(self, key: str) -> Any:
        return copied(self._values[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)
