"""The components of a game as data: what its `box.toml` says, and what somebody has changed of it.

A record's fields that name their place there (`component(16, KINDS, data="pets.values")`) are filled when a match
begins, so that rules read numbers on components from the record. Exactly those numbers can be changed, by a file in
the shape of `box.toml` that holds only what is different; everything else in it is refused.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from rascals.core.errors import BadData, listed
from rascals.core.meaning import Meaning
from rascals.core.record import Field, Record, zeros


@dataclass(frozen=True)
class Drawing(Meaning):
    """A map, drawn in `box.toml` as lines of letters, a letter a cell; in the record a row, `columns` cells a line.

    A cell is its letter's place among `letters`, and one more; what the map does not reach is 0.
    """

    letters: str
    columns: int

    def laid(self, lines: Sequence[str], size: int) -> list[int]:
        """Return the row of `size` cells that lines of letters draw."""
        row = [0] * size
        for at, line in enumerate(lines):
            cells = [self.letters.index(letter) + 1 for letter in line]
            row[at * self.columns : at * self.columns + len(cells)] = cells
        return row


Changes = Mapping[str, Any]  # new values by their path, such as {"pets.values": [...]}
Given = Mapping[str, Any] | str | PathLike[str]


def contents(package: str) -> Mapping[str, Any]:
    """Return what the `box.toml` of a game's package says: tables of names, numbers and where each was found."""
    return tomllib.loads(files(package).joinpath("box.toml").read_text(encoding="utf-8"))


class Components:
    """The components of one game: `tables` as `box.toml` has them, and which of them can be changed."""

    def __init__(self, package: str, state: type[Record], players: Sequence[int], editions: Sequence[str]) -> None:
        self.package, self.players, self.editions = package, players, editions
        self.fields = {name: field for name, field in state.fields.items() if field.data is not None}

    @cached_property
    def entries(self) -> Mapping[str, Any]:
        """What the game's `box.toml` says, by path; empty where it has none."""
        return dict(_flat(contents(self.package))) if self.fields else {}

    @cached_property
    def changeable(self) -> Mapping[str, Field]:
        """The field that each path fills: what can be changed."""
        return {
            path: field
            for field in self.fields.values()
            for players in self.players
            for edition in self.editions or (None,)
            if (path := _path(field, players, edition)) in self.entries
        }

    def fill(self, s: Record, edition: str | None, changes: Changes) -> None:
        """Fill a record's fields for its number of players; a list that is shorter than its field ends in zeros."""
        for name, field in self.fields.items():
            path = _path(field, s.players, edition)
            value = changes[path] if path in changes else self.at(path)
            setattr(s, name, _filled(value, field))

    def at(self, path: str) -> Any:
        """Return what stands at a path of `box.toml`."""
        return self.entries[path]

    # ------------------------------------------------------------ changes

    def read(self, given: Given) -> dict[str, Any]:
        """Return the changes that a file, or a mapping in its shape or by paths, makes; what is as it was is left out.

        BadData says which entry cannot be, in which line, and what is valid.
        """
        return self._changes(given, {}) if isinstance(given, Mapping) else self.read_text(_text_of(Path(given)))

    def read_text(self, text: str) -> dict[str, Any]:
        """Return the changes that the text of such a file makes; see `read`."""
        return self._changes(*_parsed(text))

    def _changes(self, tables: Mapping[str, Any], lines: Mapping[str, int]) -> dict[str, Any]:
        changes = {}
        for path, value in _flat(tables):
            if path.endswith("source"):
                continue  # where a number was found: whoever changes one need not say
            self._check(path, value, lines.get(path))
            if value != self.at(path):
                changes[path] = value
        return changes

    def _check(self, path: str, value: object, line: int | None) -> None:
        if path not in self.changeable:
            sentence = "{key} is nothing that can be changed; what can: {valid}"
            raise BadData.at(line, sentence, "data-unknown", key=path, valid=listed(self.changeable))
        field, size = self.changeable[path], _size(self.at(path))
        if _size(value) != size:
            sentence = "{key}: as many numbers as in the box, {size}, not {given!r}"
            raise BadData.at(line, sentence, "data-size", key=path, size=size or 1, given=value)
        if isinstance(field.of, Drawing):
            self._check_drawing(path, value, line, field.of)
            return
        least, most = field.of.least, field.highest if field.of.most is None else field.of.most
        for number in value if isinstance(value, list) else [value]:
            if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
                sentence = "{key}: a whole number from {lowest} to {highest}, not {given!r}"
                raise BadData.at(line, sentence, "data-number", key=path, lowest=least, highest=most, given=number)

    def _check_drawing(self, path: str, value: Any, line: int | None, drawing: Drawing) -> None:
        for drawn, before in zip(value, self.at(path), strict=True):
            if not isinstance(drawn, str) or len(drawn) != len(before) or not set(drawn) <= set(drawing.letters):
                sentence = "{key}: lines of {size} letters out of {valid}, not {given!r}"
                values = {"size": len(before), "valid": drawing.letters, "given": drawn}
                raise BadData.at(line, sentence, "data-drawing", key=path, **values)


def _path(field: Field, players: int, edition: str | None) -> str:
    return (field.data or "").format(players=players, edition=edition)


def _filled(value: Any, field: Field) -> Any:
    """Return what a field holds, with zeros where nothing is said."""
    return field.of.laid(value, *field.shape) if isinstance(field.of, Drawing) else _shaped(value, field.shape)


def _shaped(value: Any, shape: tuple[int, ...]) -> Any:
    """Return a value in a shape, with zeros where it says nothing."""
    if not shape:
        return value
    size, *inner = shape
    rows = [_shaped(one, tuple(inner)) for one in value]
    return [*rows, *(zeros(tuple(inner)) for _ in range(size - len(rows)))]


def _size(value: object) -> int | None:
    """Return how many numbers a list has; None for one number."""
    return len(value) if isinstance(value, list) else None


def _flat(tables: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each entry of nested tables with its path."""
    for key, value in tables.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", list(value) if isinstance(value, tuple) else value


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData("cannot read {file}: {problem.strerror}", "file-read", file=str(file), problem=error) from error
    except UnicodeDecodeError as error:
        raise BadData("{file} holds no data: it is not UTF-8 text", "data-text", file=str(file)) from error


def _parsed(text: str) -> tuple[Mapping[str, Any], dict[str, int]]:
    """Return the tables of a text, and the line in which each entry stands."""
    try:
        return tomllib.loads(text), dict(_lines(text))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadData.at(line, "not in the form of TOML, `key = value` under `[table]`", "data-form") from error


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """Yield the path of each entry of a TOML text and its line, counted from 1."""
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if head := re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line):
            table = f"{head[1]}."
        elif entry := re.match(r"""\s*["']?([\w.{}-]+)["']?\s*=""", line):
            yield f"{table}{entry[1]}", number
