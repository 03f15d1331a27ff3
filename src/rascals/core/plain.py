"""Copies of data that contain only what JSON can express; changes to returned data never change the library's own.

Data that is cheap to copy is copied on return; a table shared by the whole process is returned as `Owned`, which copies
only the values that are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rascals.core.arguments import WIDEST, as_whole
from rascals.core.errors import BadJson, quoted


def plain(data: Mapping[Any, Any]) -> dict[Any, Any]:
    """Return a deep copy of an object with JSON values only; BadJson for any other value.

    The copy contains no arrays, no cycles and no integers beyond 64 bits. numpy's integers become ints, and integer
    keys of nested objects text; the top-level keys are not changed.
    """
    try:
        return {key: _plain(key, value) for key, value in data.items()}
    except RecursionError:
        raise BadJson("the data is nested too deep") from None


def _plain(key: Any, value: Any) -> Any:
    """Return a deep copy of a value at the entry `key` or nested in it."""
    if value is None or type(value) in (str, bool, float):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping):
        return {_name(key, name): _plain(key, one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(key, one) for one in value]
    number = as_whole(value)
    if number is None:
        kind = type(value).__name__
        raise BadJson(f"{key}: text, numbers, lists and objects, not {kind}")
    if abs(number) >= WIDEST:
        raise BadJson(f"{key}: a number of at most 64 bits")
    return number


def _name(key: Any, name: Any) -> str:
    """Return a key of an object nested in the entry `key`, as text."""
    if isinstance(name, str):
        return str.__str__(name)
    if type(name) is int and abs(name) < WIDEST:
        return str(name)
    raise BadJson(f"{key}: the names of entries are text, not {quoted(name)}")


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
