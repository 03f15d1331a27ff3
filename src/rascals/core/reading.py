"""Validates JSON that people write: each entry is checked, and an error is one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any

from rascals.core.errors import BadPosition, listed, quoted


class PositionReader:
    """Reads the entries of a position; every fault is a BadPosition that names the entry and the valid values.

    A missing entry takes its default; without a default (None) that is a fault. Unknown entries are faults too.
    """

    def __init__(self, data: Mapping[str, Any], keys: Iterable[str]) -> None:
        self.data = data
        unknown = sorted(set(data) - set(keys))
        if unknown:
            raise BadPosition(f"unknown entry {quoted(unknown[0])}; valid: {listed(keys)}")

    @classmethod
    def of(cls, where: str, data: Any, keys: Sequence[str]) -> PositionReader:
        """Return a reader of an object within a position; its entries are named `where.key`."""
        parts = parts_of(where, keys, data)
        return cls({f"{where}.{key}": value for key, value in parts.items()}, [f"{where}.{key}" for key in keys])

    def get(self, key: str, default: Any = None) -> Any:
        """Return an entry as it is."""
        if key not in self.data and default is None:
            raise BadPosition(f"{key}: missing")
        return self.data.get(key, default)

    def given(self, key: str, default: Any = None) -> Any:
        """Return an entry as it is; the default if it is null or missing."""
        return default if self.data.get(key) is None else self.data[key]

    def values(self, key: str, size: int | None = None, default: Any = None) -> list[Any]:
        """Return a list as it is, of `size` entries if that is given."""
        return values(key, self.get(key, default), size)

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        """Return an integer from `lowest` to `highest`."""
        return number(key, self.get(key, default), lowest, highest)

    def numbers(self, key: str, size: int, lowest: int, highest: int, default: Any = None) -> list[int]:
        """Return `size` integers from `lowest` to `highest`."""
        return [number(key, value, lowest, highest) for value in values(key, self.get(key, default), size)]

    def choice(self, key: str, names: Sequence[str]) -> int:
        """Return the index of the entry among the valid `names`."""
        return term(key, self.get(key), names)

    def nothing(self, key: str, value: int) -> int:
        """Return `value` for an entry that is null or missing."""
        if self.data.get(key) is not None:
            raise BadPosition(f"{key}: null, not {quoted(self.data[key])}")
        return value

    def follows(self, key: str, expected: Any, unread: Iterable[str] = ()) -> None:
        """Refuse a redundant entry, if given, that contradicts the others.

        `expected`: its correct value, JSON-ready. Of an object only the given entries are compared, without those in
        `unread`. The error's values are the `key`, and as `follows` the correct value.
        """
        given = self.data.get(key, expected)
        read = {name: one for name, one in given.items() if name not in unread} if isinstance(given, Mapping) else given
        if not _alike(read, expected):
            sentence = f"{key}: {quoted(expected)} by the other entries, not {quoted(given)}"
            raise BadPosition(sentence, key=key, follows=expected)

    def terms(self, key: str, names: Sequence[str], size: int | None = None, default: Any = None) -> list[int]:
        """Return a list of names as indices among the valid `names`."""
        return terms(key, self.get(key, default), names, size)


# ---------------------------------------------------------------- what cannot be


def refuse_if(wrong: object, sentence: str) -> None:
    """Raise BadPosition with a sentence if something is wrong."""
    if wrong:
        raise BadPosition(sentence)


def at_most(key: str, names: Iterable[str], counts: Iterable[int], most: int | Iterable[int]) -> None:
    """Refuse more of a kind than there are. `counts`: how many of each of the `names` a position has in all places."""
    limits = repeat(most) if isinstance(most, int) else most
    for kind, given, limit in zip(names, counts, limits, strict=False):
        refuse_if(given > limit, f"{key}: at most {limit} of {kind}, not {given}")


# ---------------------------------------------------------------- one value, `key` its name in errors


def number(key: str, value: Any, lowest: int, highest: int) -> int:
    """Return an integer from `lowest` to `highest`."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        if lowest == highest:
            raise BadPosition(f"{key}: {lowest}, not {quoted(value)}")
        raise BadPosition(f"{key}: a whole number from {lowest} to {highest}, not {quoted(value)}")
    return value


def flag(key: str, value: Any) -> int:
    """Return a truth value as 0 or 1."""
    if not isinstance(value, bool):
        raise BadPosition(f"{key}: true or false, not {quoted(value)}")
    return int(value)


def term(key: str, value: Any, names: Sequence[str | int]) -> int:
    """Return the index of a name, or of a number that stands for one, among the valid ones."""
    if type(value) not in {str, int} or value not in names:
        raise BadPosition(f"{key}: one of {listed(names)}, not {quoted(value)}")
    return names.index(value)


def terms(key: str, value: Any, names: Sequence[str | int], size: int | None = None) -> list[int]:
    """Return a list of names as indices among the valid ones."""
    return [term(key, one, names) for one in values(key, value, size)]


def values(key: str, value: Any, size: int | None = None) -> list[Any]:
    """Return a list as it is, of `size` entries if that is given."""
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{key}: a list, not {quoted(value)}")
    if size is not None and len(value) != size:
        raise BadPosition(f"{key}: {size} entries, not {len(value)}")
    return list(value)


def each_once(key: str, value: Sequence[Any]) -> None:
    """Refuse a list that contains anything twice."""
    for one in value:
        refuse_if(value.count(one) > 1, f"{key}: each once, not {quoted(one)} twice")


def parts_of(key: str, names: Collection[str], value: Any) -> Mapping[str, Any]:
    """Return an object that has no other entries than `names`."""
    if not isinstance(value, Mapping):
        raise _other_entries(key, list(names), value)
    unknown = sorted(str(name) for name in value if name not in names)
    if unknown:
        valid = listed(f"{key}.{name}" for name in names)
        raise BadPosition(f"unknown entry {quoted(f'{key}.{unknown[0]}')}; valid: {valid}")
    return value


def entries(key: str, value: Any, names: Sequence[str]) -> Mapping[str, Any]:
    """Return an object that has exactly the entries `names`."""
    if not isinstance(value, Mapping) or set(value) != set(names):
        raise _other_entries(key, names, value)
    return value


def _alike(given: Any, expected: Any) -> bool:
    if isinstance(given, Mapping) and isinstance(expected, Mapping):
        return all(name in expected and _alike(one, expected[name]) for name, one in given.items())
    if isinstance(given, list | tuple) and isinstance(expected, list | tuple):
        return len(given) == len(expected) and all(map(_alike, given, expected))
    return type(given) is type(expected) and bool(given == expected)


def _other_entries(key: str, names: Sequence[str], given: Any) -> BadPosition:
    if not names:
        return BadPosition(f"{key}: an object without entries, not {quoted(given)}")
    return BadPosition(f"{key}: an object with exactly the entries {listed(names)}, not {quoted(given)}")
