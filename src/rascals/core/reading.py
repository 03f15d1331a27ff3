"""Reading JSON that people write: each entry is checked, and what is wrong is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rascals.core.errors import BadPosition


class Reader:
    """Reads the entries of a position; every fault is a BadPosition that names the entry and what it may be.

    An entry that is missing takes its default; without one (None) that is a fault. Unknown entries are faults too.
    """

    def __init__(self, data: Mapping[str, Any], keys: Iterable[str]) -> None:
        self.data = data
        unknown = sorted(set(data) - set(keys))
        if unknown:
            message = f"unknown entry {unknown[0]!r}; valid: {', '.join(keys)}"
            raise BadPosition(message)

    def get(self, key: str, default: Any = None) -> Any:
        """Return an entry as it is."""
        if key not in self.data and default is None:
            message = f"{key}: missing"
            raise BadPosition(message)
        return self.data.get(key, default)

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        """Return an integer from `lowest` to `highest`."""
        return _number(key, self.get(key, default), lowest, highest)

    def numbers(self, key: str, size: int, lowest: int, highest: int, default: Any = None) -> list[int]:
        """Return `size` integers from `lowest` to `highest`."""
        return [_number(key, value, lowest, highest) for value in _list(key, self.get(key, default), size)]

    def flags(self, key: str, size: int, default: Any = None) -> list[int]:
        """Return `size` truth values as 0 and 1."""
        values = _list(key, self.get(key, default), size)
        for value in values:
            if not isinstance(value, bool):
                message = f"{key}: true or false, not {value!r}"
                raise BadPosition(message)
        return [int(value) for value in values]

    def choice(self, key: str, names: Sequence[str]) -> int:
        """Return the place of the entry among the valid `names`."""
        return _term(key, self.get(key), names)

    def nothing(self, key: str, value: int) -> int:
        """Return `value` for an entry that is null or missing."""
        if self.data.get(key) is not None:
            message = f"{key}: null, not {self.data[key]!r}"
            raise BadPosition(message)
        return value

    def terms(self, key: str, names: Sequence[str], size: int | None = None, default: Any = None) -> list[int]:
        """Return a list of names as places among the valid `names`."""
        return [_term(key, value, names) for value in _list(key, self.get(key, default), size)]

    def lists(self, key: str, size: int, names: Sequence[str], default: Any = None) -> list[list[int]]:
        """Return `size` lists of names, as places among the valid `names`."""
        outer = _list(key, self.get(key, default), size)
        return [[_term(key, value, names) for value in _list(key, inner, None)] for inner in outer]

    def mapping(self, key: str, names: Sequence[str], lowest: int, highest: int) -> list[int]:
        """Return the integers under exactly these `names`, in their order."""
        data = self.get(key)
        if not isinstance(data, Mapping) or set(data) != set(names):
            message = f"{key}: an object with exactly the entries {', '.join(names) or '(none)'}, not {data!r}"
            raise BadPosition(message)
        return [_number(f"{key} {name}", data[name], lowest, highest) for name in names]


def _number(key: str, value: Any, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        valid = f"{lowest}" if lowest == highest else f"a whole number from {lowest} to {highest}"
        message = f"{key}: {valid}, not {value!r}"
        raise BadPosition(message)
    return value


def _term(key: str, value: Any, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        message = f"{key}: one of {', '.join(names)}, not {value!r}"
        raise BadPosition(message)
    return names.index(value)


def _list(key: str, value: Any, size: int | None) -> list[Any]:
    if not isinstance(value, list | tuple):
        message = f"{key}: a list, not {value!r}"
        raise BadPosition(message)
    if size is not None and len(value) != size:
        message = f"{key}: {size} entries, not {len(value)}"
        raise BadPosition(message)
    return list(value)
