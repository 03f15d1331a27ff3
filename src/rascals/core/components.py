"""The components of a game as data: the contents of its `box.toml`, and changes to them.

Fields of a state that name a path there (`component(16, KINDS, data="pets.values")`) are filled when a match begins, so
rules read the numbers on components from the state. Exactly these numbers can be changed, by a file in the format of
`box.toml` that contains only the differences. Anything else in it is refused, except a `name` for the whole and the
provenance of each number (`rascals.core.provenance`).

The table `[metadata]` says how long a game takes and how hard it is to learn; the rules ignore it:

    [metadata]
    from = "house"          # its provenance
    minutes = [20, 30]      # of a game between people: fewest, most
    weight = 2              # 1 (at once) to 5 (an evening's study)
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import islice
from math import prod
from os import PathLike
from types import MappingProxyType
from typing import Any

from rascals.core import provenance
from rascals.core.errors import BadData, listed, nearest_first, quoted
from rascals.core.forms import Form, a_number, as_many
from rascals.core.plain import Owned, plain
from rascals.core.state import Field, GameState, zeros
from rascals.core.toml_lines import read_toml
from rascals.core.user_files import text_of

NAME = "name"  # of the components as a whole
HEAVIEST = 5  # weight of a game
MANY = 40  # entries; if there are more, an error names only those nearby
MOST_FAULTS = 50  # that are reported for one file


Changes = Mapping[str, Any]  # new values by their path, such as {"pets.values": [...]}
Given = Changes | str | PathLike[str]  # for `rascals.game` alone: data from outside never names a file


@dataclass(frozen=True)
class ComponentsRead:
    """Changed components as read: the `entries` found, the changes they make, and the faults."""

    entries: tuple[str, ...]
    changes: dict[str, Any]
    faults: list[BadData]

    def sound(self) -> dict[str, Any]:
        """Return the changes; raise the first BadData if there are faults."""
        if self.faults:
            raise self.faults[0]
        return self.changes


def contents(package: str) -> Mapping[str, Any]:
    """Return the contents of the `box.toml` of a game's package: names, numbers and their provenance."""
    return tomllib.loads(box_text(package))


def box_text(package: str) -> str:
    """Return the text of the `box.toml` of a game's package, which is itself a valid file of components."""
    return files(package).joinpath("box.toml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class GameMetadata:
    """How many minutes a game takes (fewest, most) and its weight, 1 to 5; None if the box does not say."""

    minutes: tuple[int, int] | None = None
    weight: int | None = None

    def __post_init__(self) -> None:
        if self.minutes is not None and not 0 < self.minutes[0] <= self.minutes[1]:
            raise ValueError(f"metadata.minutes: two numbers, the smaller first, not {self.minutes}")
        if self.weight is not None and self.weight not in range(1, HEAVIEST + 1):
            raise ValueError(f"metadata.weight: a number from 1 to {HEAVIEST}, not {self.weight}")


def metadata_of(package: str) -> GameMetadata:
    """Return the metadata in the `box.toml` of a game's package; ValueError if it is invalid."""
    if not files(package).joinpath("box.toml").is_file():
        return GameMetadata()
    table = contents(package).get("metadata", {})
    minutes = table.get("minutes")
    return GameMetadata(None if minutes is None else (int(minutes[0]), int(minutes[-1])), table.get("weight"))


class Components:
    """The components of one game: `tables` as in `box.toml`, and which of them can be changed."""

    def __init__(
        self,
        package: str,
        state: type[GameState],
        players: Sequence[int],
        editions: Sequence[str],
        check: Callable[[Callable[[str], Any]], None] | None = None,
    ) -> None:
        self.package, self.players, self.editions, self.check = package, players, editions, check
        fields = {name: field for name, field in state.fields.items() if field.data is not None}
        self.fields: Mapping[str, Field] = MappingProxyType(fields)

    @cached_property
    def entries(self) -> Mapping[str, Any]:
        """The contents of the game's `box.toml`, by path; empty if it has none."""
        return Owned(dict(_flat(contents(self.package), self._leaves))) if self.fields else Owned({})

    @cached_property
    def changeable(self) -> Mapping[str, Field]:
        """The field, or row of a field, that each path fills: the components that can be changed."""
        return MappingProxyType({path: field for path, field in self._leaves.items() if path in self.entries})

    @cached_property
    def _leaves(self) -> Mapping[str, Field]:
        return {
            path: field
            for field in self.fields.values()
            for players in self.players
            for edition in self.editions or (None,)
            for path in _paths(field, players, edition)
        }

    def found(self, path: str) -> dict[str, str]:
        """Return the provenance of a value by the path within it: "" for all of it, `tiers.0` for a part."""
        return provenance.found(path, self.entries)

    def fill(self, s: GameState, edition: str | None, changes: Changes) -> None:
        """Fill a state's component fields for its number of players; shorter lists are padded with zeros."""
        for name, value in self.filled(s.players, edition, changes).items():
            setattr(s, name, value)

    def filled(self, players: int, edition: str | None, changes: Changes) -> dict[str, Any]:
        """Return the values of each component field."""
        return {name: self._value(field, players, edition, changes) for name, field in self.fields.items()}

    def _value(self, field: Field, players: int, edition: str | None, changes: Changes) -> Any:
        paths = _paths(field, players, edition)
        rows = [_laid(changes[path] if path in changes else self.at(path), field) for path in paths]
        return rows[0] if isinstance(field.data, str) else _filled(rows, field.shape)

    def at(self, path: str) -> Any:
        """Return the value at a path of `box.toml`."""
        return self.entries[path]

    # ------------------------------------------------------------ changes

    def read(self, given: Changes) -> dict[str, Any]:
        """Return the changes that a mapping makes, nested like a file or by paths; unchanged values are left out.

        BadData names an invalid entry and the valid values. This never opens a file.
        """
        return self.reading(given).sound()

    def read_text(self, text: str) -> dict[str, Any]:
        """Return the changes that the text of a file makes; see `read`. BadData names the line too."""
        return self._reading_of(text).sound()

    def read_file(self, file: str | PathLike[str]) -> dict[str, Any]:
        """Return the changes that a file makes; see `read_text`. Only for files named by the user of this process."""
        return self.reading_of_file(file).sound()

    def reading(self, given: Changes) -> ComponentsRead:
        """Return the reading of a mapping, with all its faults; BadData if it is no mapping."""
        if not isinstance(given, Mapping):
            raise BadData(f"data: an object with what is changed, not {quoted(given)}")
        return self._reading(plain(given), {})

    def reading_of_file(self, file: str | PathLike[str]) -> ComponentsRead:
        """Return the reading of a file, with all its faults; BadData if it is no text."""
        return self._reading_of(text_of(file))

    def _reading_of(self, text: str) -> ComponentsRead:
        try:
            return self._reading(*read_toml(text))
        except BadData as fault:
            return ComponentsRead((), {}, [fault])

    def _reading(self, tables: Mapping[str, Any], lines: Mapping[str, int]) -> ComponentsRead:
        values = dict(_flat(tables, self._leaves))
        found = (_fault(self._check, path, value, values) for path, value in values.items())
        faults = list(islice(filter(None, found), MOST_FAULTS))
        changes = {} if faults else {path: values[path] for path in self._altered(values)}
        if changes and self.check is not None:
            unfit = _fault(self.check, lambda path: changes[path] if path in changes else self.at(path))
            faults += [unfit] if unfit else []
        entries = tuple(path for path in values if path in self.changeable)
        return ComponentsRead(entries, changes, [fault.in_line(_line_of(fault, lines)) for fault in faults])

    def _altered(self, values: Mapping[str, Any]) -> Iterator[str]:
        """Yield the paths whose values differ from the box's, not only in form."""
        for path in values:
            if (field := self.changeable.get(path)) and _laid(values[path], field) != _laid(self.at(path), field):
                yield path

    def _check(self, path: str, value: object, values: Mapping[str, Any]) -> None:
        if path in self.changeable:
            self._check_value(path, value, self.changeable[path])
        elif path in self.entries and value == self.entries[path]:
            return  # names, and whatever else a complete file contains that cannot be changed
        elif provenance.is_one(path):
            provenance.check(path, value, {path: values.get(path, self.at(path)) for path in self.entries})
        elif path == NAME:
            if not isinstance(value, str):
                raise BadData(f"{path}: a text, not {quoted(value)}", key=path)
        elif value != {} or not any(one.startswith(f"{path}.") for one in self.changeable):
            valid = listed(nearest_first(self._near(path), path))
            raise BadData(f"{path} cannot be changed; what can: {valid}", key=path)

    def _check_value(self, path: str, value: object, field: Field) -> None:
        before = self.at(path)
        if isinstance(field.of, Form):
            field.of.check(path, value, before)
            return
        as_many(path, value, before)
        least, most = field.of.least, field.highest if field.of.most is None else field.of.most
        for at, number in enumerate(value if isinstance(value, list) else [value]):
            a_number(path, number, least, most, place=f"{path}.{at}" if isinstance(value, list) else path)

    def _near(self, path: str) -> Iterable[str]:
        """Return the paths that can be changed; if there are many, only those in the nearest table around `path`."""
        table = path
        while len(self.changeable) > MANY and table:
            table = table.rpartition(".")[0]
            if near := [one for one in self.changeable if table and one.startswith(f"{table}.")]:
                return near
        return self.changeable


def _paths(field: Field, players: int, edition: str | None) -> tuple[str, ...]:
    places = (field.data,) if isinstance(field.data, str) else field.data or ()
    return tuple(place.format(players=players, edition=edition) for place in places)


def _laid(value: Any, field: Field) -> Any:
    """Return the contents of a field, or of the row that one path fills."""
    shape = field.shape if isinstance(field.data, str) else field.shape[1:]
    return field.of.laid(value, prod(shape)) if isinstance(field.of, Form) else _shaped(value, shape)


def _shaped(value: Any, shape: tuple[int, ...]) -> Any:
    """Return a value in a shape, padded with zeros."""
    return _filled([_shaped(one, shape[1:]) for one in value], shape) if shape else value


def _filled(rows: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """Return rows, or numbers, padded with zeros."""
    return [*rows, *zeros((shape[0] - len(rows), *shape[1:]))]


def _flat(tables: Mapping[str, Any], leaves: Container[str], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each entry of nested tables with its path; a leaf and a provenance may themselves be tables."""
    for key, value in tables.items():
        path = f"{before}{key}"
        if isinstance(value, Mapping) and value and path not in leaves and not provenance.is_one(path):
            yield from _flat(value, leaves, f"{path}.")
        else:
            yield path, list(value) if isinstance(value, tuple) else value


def _fault(check: Callable[..., None], *given: object) -> BadData | None:
    """Return the error that a check raises, if any."""
    try:
        check(*given)
    except BadData as fault:
        return fault
    return None


def _line_of(problem: BadData, lines: Mapping[str, int]) -> int | None:
    """Return the line of the invalid entry, or of the nearest entry around it; None if lines are unknown."""
    path = str(problem.values.get("key", ""))
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path)
