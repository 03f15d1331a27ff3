"""The formats of components in a `box.toml`: numbers, drawings, and a game's own formats.

A form is the meaning of a component's field. It converts a value to numbers of the state, and checks a changed
value. `a_number`, `a_list`, `a_table` and `some_letters` are building blocks for checks: each names the entry,
down to the place within it, and says what is wrong and what is valid. Its value `key` is the path of what is wrong,
so that its line can be found.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rascals.core.codecs import Codec
from rascals.core.errors import BadData, listed, nearest_first, quoted


class Form(Codec):
    """A format in `box.toml` other than numbers in the shape of the field."""

    def laid(self, value: Any, size: int) -> Any:
        """Return the row of `size` numbers for a value; a single number if the field is not a row."""
        raise NotImplementedError

    def check(self, key: str, value: Any, before: Any) -> None:
        """Refuse an invalid value of the entry `key`; `before` is the box's value. BadData says what is valid."""
        raise NotImplementedError


@dataclass(frozen=True)
class Drawing(Form):
    """A map, drawn in `box.toml` as lines with one letter per cell; in the state a row, `columns` cells for each line.

    A cell is the index of its letter in `letters`, + 1; cells outside the map are 0.
    """

    letters: str
    columns: int

    def laid(self, value: Sequence[str], size: int) -> list[int]:
        """Return the row of `size` cells that lines of letters draw."""
        row = [0] * size
        for at, line in enumerate(value):
            cells = [self.letters.index(letter) + 1 for letter in line]
            row[at * self.columns : at * self.columns + len(cells)] = cells
        return row

    def check(self, key: str, value: Any, before: Sequence[str]) -> None:
        """Refuse a size other than the box's, and unknown letters."""
        as_many(key, value, before)
        for at, (drawn, line) in enumerate(zip(value, before, strict=True)):
            if not isinstance(drawn, str) or len(drawn) != len(line) or not set(drawn) <= set(self.letters):
                sentence = f"{key}: lines of {len(line)} letters out of {self.letters}, not {quoted(drawn)}"
                raise BadData(sentence, key=f"{key}.{at}")


# ---------------------------------------------------------------- what checks are made of


def as_many(key: str, value: object, before: object) -> None:
    """Refuse a list whose size differs from the box's, or a list where the box has none."""
    if size_of(value) != size_of(before):
        raise BadData(f"{key}: as many numbers as in the box, {size_of(before) or 1}, not {quoted(value)}", key=key)


def size_of(value: object) -> int | None:
    """Return the length of a list; None for anything else."""
    return len(value) if isinstance(value, list) else None


def a_number(key: str, value: object, lowest: int, highest: int, place: str | None = None) -> int:
    """Return a whole number from `lowest` to `highest`."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        sentence = f"{key}: a whole number from {lowest} to {highest}, not {quoted(value)}"
        raise BadData(sentence, key=place or key)
    return value


def a_list(key: str, value: object, fewest: int, most: int) -> list[Any]:
    """Return a list of `fewest` to `most` entries."""
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        raise BadData(f"{key}: a list with {fewest} to {most} entries, not {quoted(value)}", key=key)
    return value


def a_table(key: str, value: object, names: Collection[str], needed: Collection[str] = ()) -> Mapping[str, Any]:
    """Return a table with entries from `names`, including all that are `needed`."""
    if not isinstance(value, Mapping):
        raise BadData(f"{key}: a table with entries out of {listed(names)}, not {quoted(value)}", key=key)
    for name in value:
        if name not in names:
            valid = listed(nearest_first(names, name))
            raise BadData(f"{key}.{name} cannot be changed; what can: {valid}", key=f"{key}.{name}")
    for name in needed:
        if name not in value:
            raise BadData(f"{key}.{name}: missing", key=f"{key}.{name}")
    return value


def some_letters(key: str, value: object, letters: str, count: int) -> str:
    """Return a text of `count` different letters."""
    fits = isinstance(value, str) and len(value) == len(set(value)) == count and set(value) <= set(letters)
    if not isinstance(value, str) or not fits:
        raise BadData(f"{key}: {count} different letters out of {letters}, not {quoted(value)}", key=key)
    return value
