"""The types of fields: a seat, a word of a list, cards. Positions, views and observations follow from them.

A codec defines how a value is written as JSON (`as_json`) and read from JSON that people write (`from_json`), which
number stands for nothing (`blank`), and how the value appears in an observation (`numbers`, `seen_as`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rascals.core.board import Board
from rascals.core.reading import entries, flag, number, term, terms, values

NOBODY = -1  # a field of seats in which no seat stands
HIGHEST = 127  # of the numbers of an observation, which are clipped to it


class Codec:
    """A codec of numbers. `least` and `most` (None: what the field can hold) are the valid bounds."""

    least: int = 0
    most: int | None = None
    whole: ClassVar[bool] = False  # whether it converts a row as one value, not each number by itself
    names_seats: ClassVar[bool] = False

    @property
    def blank(self) -> int:
        """The number that stands for nothing."""
        return 0

    def as_json(self, value: Any) -> Any:
        """Return a value as JSON."""
        return value

    def as_position(self, value: Any) -> Any:
        """Return a value as positions write it; by default as in views."""
        return as_json(self, value)

    def from_json(self, key: str, given: Any, _players: int, highest: int) -> Any:
        """Return the number, or row of numbers, `given` for `key`; BadPosition if it is invalid."""
        return number(key, given, self.least, highest if self.most is None else self.most)

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of what `as_json` returns."""
        return {"type": "integer"}

    def position_schema(self) -> dict[str, Any]:
        """Return the JSON schema of what `as_position` returns; where not `whole`, of each number."""
        return self.schema()

    def numbers(self, size: int) -> int:
        """Return how many numbers of an observation a row of `size` numbers takes."""
        return size

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest of these numbers while the value is visible."""
        return self.least, HIGHEST if self.most is None else min(self.most, HIGHEST)

    def seen_as(self, value: str) -> str:
        """Return the expression, in the dialect, for one number of an observation, given the value's expression."""
        low, high = self.bounds
        clipped = value if self.most is not None and self.most <= high else f"min({value}, {high})"
        return clipped if low >= -HIGHEST else f"max({clipped}, {-HIGHEST})"


@dataclass(frozen=True)
class Number(Codec):
    """A plain number, from `least` to `most`; `blank` stands for nothing; with `nothing` that is null."""

    least: int = 0
    most: int | None = None
    blank: int = 0
    nothing: bool = False

    def as_json(self, value: Any) -> int | None:
        """Return the number; None for nothing."""
        return None if self.nothing and value == self.blank else int(value)

    def schema(self) -> dict[str, Any]:
        """Return the schema of a number."""
        return or_null(super().schema()) if self.nothing else super().schema()

    def from_json(self, key: str, given: Any, players: int, highest: int) -> int:
        """Read a number, or null for nothing."""
        return self.blank if self.nothing and given is None else super().from_json(key, given, players, highest)


class Flag(Codec):
    """Yes or no, as 1 and 0."""

    most = 1

    def as_json(self, value: Any) -> bool:
        """Return it as a truth value."""
        return bool(value)

    def schema(self) -> dict[str, Any]:
        """Return the schema of a truth value."""
        return {"type": "boolean"}

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> int:
        """Read a truth value."""
        return flag(key, given)


@dataclass(frozen=True)
class Seat(Codec):
    """A seat; with `nobody` also NOBODY, which is null. An observation numbers seats from the observer, which is 1."""

    nobody: bool = False

    names_seats: ClassVar[bool] = True

    @property
    def blank(self) -> int:
        """NOBODY, where there may be nobody."""
        return NOBODY if self.nobody else 0

    def as_json(self, value: Any) -> int | None:
        """Return the seat; None for nobody."""
        return None if value == NOBODY else int(value)

    def schema(self) -> dict[str, Any]:
        """Return the schema of a seat."""
        return or_null(super().schema()) if self.nobody else super().schema()

    def from_json(self, key: str, given: Any, players: int, _highest: int) -> int:
        """Read a seat, or null for nobody."""
        return NOBODY if self.nobody and given is None else number(key, given, 0, players - 1)

    def seen_as(self, value: str) -> str:
        """Return the distance from the observer, clockwise, + 1; 0 for nobody."""
        counted = f"steps_to(s, first, {value}) + 1"
        return f"{counted} if {value} >= 0 else 0" if self.nobody else counted


class NamedCodec(Codec):
    """A value with a name from a list. In an observation: a one-hot with one number for each name."""

    names: Sequence[str]

    def numbers(self, size: int) -> int:
        """Return a place for each name, for each of the values."""
        return len(self.names) * size

    @property
    def bounds(self) -> tuple[int, int]:
        """A place holds 0 or 1."""
        return 0, 1


@dataclass(frozen=True)
class OneOf(NamedCodec):
    """A word of a list; with `nothing` also -1, which is null. In an observation: a one-hot.

    `among`: the words that are valid here, if not all are.
    """

    names: Sequence[str]
    nothing: bool = False
    among: Sequence[str] | None = None

    @property
    def blank(self) -> int:
        """No word, where there may be none; else the first."""
        return -1 if self.nothing else 0

    def as_json(self, value: Any) -> str | None:
        """Return the word; None for none."""
        return None if value < 0 else self.names[value]

    def schema(self) -> dict[str, Any]:
        """Return the schema of one of the words."""
        return {"enum": [*self.names, *([None] * self.nothing)]}

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> int:
        """Read a word, or null for none."""
        if self.nothing and given is None:
            return -1
        term(key, given, self.names if self.among is None else self.among)
        return self.names.index(given)


class BoardPlace(OneOf):
    """A place of the game's board. `board` is what clients draw."""

    @classmethod
    def of(cls, board: Board, *, nothing: bool = False) -> BoardPlace:
        """Return the codec of numbers that count the places of a board."""
        return cls(board.places, nothing)


@dataclass(frozen=True)
class Counts(Codec):
    """A row with the number of copies of each card. As JSON: a list of cards with repetitions, in order.

    `size` names an entry of views that tells everybody how many cards there are in all.
    """

    names: Sequence[str]
    size: str | None = None

    whole: ClassVar[bool] = True

    def as_json(self, value: Any) -> list[str]:
        """Return the cards."""
        return [name for name, count in zip(self.names, value, strict=True) for _ in range(count)]

    def schema(self) -> dict[str, Any]:
        """Return the schema of a list of names."""
        return {"type": "array", "items": {"enum": list(self.names)}}

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in any order."""
        found = terms(key, given, self.names)
        return [found.count(place) for place in range(len(self.names))]


@dataclass(frozen=True)
class Laid(Codec):
    """Things in a row. The field `count` holds how many there are; places after them are blank.

    `as_json` writes one of them, `from_json` reads all. `first` names the field with the place of the first one, if
    things are drawn from the front. `among`: the names that are valid here, if not all are.
    """

    names: Sequence[str]
    count: str
    first: str | None = None
    among: Sequence[str] | None = None

    whole: ClassVar[bool] = True

    def as_position(self, value: Any) -> list[Any]:
        """Return the things as positions write them."""
        return [self.as_json(one) for one in value]

    def schema(self) -> dict[str, Any]:
        """Return the schema of one of the names."""
        return {"enum": list(self.names)}

    def position_schema(self) -> dict[str, Any]:
        """Return the schema of a list of them."""
        return {"type": "array", "items": self.schema()}


class Cards(NamedCodec, Laid):
    """A row of cards in order.

    In an observation each place is a one-hot of its card: all 0 if there is no card or it is hidden.
    """

    @property
    def blank(self) -> int:
        """No card."""
        return -1

    def as_json(self, value: Any) -> str:
        """Return a card."""
        card: str = self.names[value]
        return card

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards."""
        terms(key, given, self.names if self.among is None else self.among)
        return [self.names.index(card) for card in given]


@dataclass(frozen=True)
class Steps(Laid):
    """The pending steps of an agenda (`rascals.core.agenda`): kinds of steps by name, the top one last.

    As JSON: `{"step": "answer", "seat": 2, "numbers": [0]}`; the seat is null if nobody is asked. With `columns`, which
    names the step's own numbers and their meanings, these names replace `numbers`: `{"step": …, "seat": …, "by": …}`.
    In an observation: the kind from 1, the seat from the observer, which is 1 (0: nobody), and the step's own
    numbers; all 0 if there is no step.
    """

    columns: tuple[tuple[str, Codec], ...] = ()

    @property
    def bounds(self) -> tuple[int, int]:
        """What a step's own numbers may be."""
        return -HIGHEST, HIGHEST

    def as_json(self, value: Any) -> dict[str, Any]:
        """Return a step."""
        kind, seat, *numbers = value
        step = {"step": self.names[kind], "seat": SEAT_OR_NOBODY.as_json(seat)}
        if not self.columns:
            return step | {"numbers": numbers}
        return step | {name: of.as_json(one) for (name, of), one in zip(self.columns, numbers, strict=True)}

    def schema(self) -> dict[str, Any]:
        """Return the schema of a step."""
        own = {name: of.schema() for name, of in self.columns} or {
            "numbers": {"type": "array", "items": PLAIN.schema()}
        }
        return closed({"step": super().schema(), "seat": SEAT_OR_NOBODY.schema(), **own})

    def from_json(self, key: str, given: Any, players: int, highest: int) -> list[list[int]]:
        """Read steps."""
        return [self._step(f"{key}[{at}]", step, players, highest) for at, step in enumerate(values(key, given))]

    def _step(self, key: str, given: Any, players: int, highest: int) -> list[int]:
        own = [name for name, _ in self.columns] or ["numbers"]
        step = entries(key, given, ("step", "seat", *own))
        kind = term(f"{key}.step", step["step"], self.names)
        seat = SEAT_OR_NOBODY.from_json(f"{key}.seat", step["seat"], players, highest)
        if self.columns:
            numbers = [of.from_json(f"{key}.{name}", step[name], players, highest) for name, of in self.columns]
        else:
            (carried,) = values(f"{key}.numbers", step["numbers"], 1)
            numbers = [number(f"{key}.numbers", carried, -highest, highest)]
        return [kind, seat, *numbers]


PLAIN = Number()
FLAG = Flag()
SEAT = Seat()
SEAT_OR_NOBODY = Seat(nobody=True)


# `as_json` as an expression, which saves a call for each value.
_SOURCES: Mapping[Callable[..., Any], str] = {
    Codec.as_json: "{value}",
    Flag.as_json: "bool({value})",
    Seat.as_json: "(None if {value} == -1 else {value})",
    OneOf.as_json: "(None if {value} < 0 else {of}.names[{value}])",
    Cards.as_json: "{of}.names[{value}]",
    Counts.as_json: "[name for name, count in zip({of}.names, {value}) for _ in range(count)]",
}


def json_source(codec: Codec, of: str, value: str) -> str:
    """Return the expression for a value as JSON, given that for its number; `of`: the codec's name in it."""
    if isinstance(codec, Number) and not codec.nothing:
        return f"int({value})"
    return _SOURCES.get(type(codec).as_json, "{of}.as_json({value})").format(of=of, value=value)


def or_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a JSON schema that also allows null."""
    return {"anyOf": [schema, {"type": "null"}]}


def closed(entries: Mapping[str, Any], optional: Collection[str] = ()) -> dict[str, Any]:
    """Return the JSON schema of an object with these entries, by their schemas, and no others."""
    required = [name for name in entries if name not in optional]
    return {"type": "object", "properties": dict(entries), "required": required, "additionalProperties": False}


def as_json(codec: Codec, value: Any) -> Any:
    """Return a value, or each of a row, as JSON."""
    if isinstance(value, list) and not codec.whole:
        return [as_json(codec, one) for one in value]
    return codec.as_json(value)
