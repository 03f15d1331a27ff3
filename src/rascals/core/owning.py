"""Ownership: changes to returned data never change the library's own data.

Data that is cheap to copy is copied on return; a table shared by the whole process is returned as `Owned`, which copies
only the values that are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def copied(value: Any) -> Any:
    """Return a deep copy of a JSON value."""
    if isinstance(value, Mapping):
        return {key: copied(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [copied(one) for one in value]
    return value


class Owned(Mapping[str, Any]):
    """A read-only mapping: a copy of the given one, whose values are copied on access."""

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
