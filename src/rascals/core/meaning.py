"""The types of fields: a seat, a word of a list, cards. Positions, views and observations follow from them.

A meaning says how a value is told as JSON (`told`) and read from what people write (`heard`), which number stands for
nothing at all (`blank`), and how the value is written among the numbers of an observation (`numbers`, `seen_as`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rascals.core.board import Board
from rascals.core.reading import entries, flag, number, term, terms, values

NOBODY = -1  # a field of seats in which no seat stands
HIGHEST = 127  # of the numbers of an observation; what is more is told as this


class Meaning:
    """What numbers stand for. `least` and `most` (None: what the field can hold): the numbers that may be."""

    least: int = 0
    most: int | None = None
    whole: ClassVar[bool] = False  # whether it says what a row means as one, not each number by itself
    names_seats: ClassVar[bool] = False

    @property
    def blank(self) -> int:
        """The number that stands for nothing."""
        return 0

    def told(self, value: Any) -> Any:
        """Return a value as JSON."""
        return value

    def written(self, value: Any) -> Any:
        """Return a value as positions write it: as views do, if the meaning does not say otherwise."""
        return told(self, value)

    def heard(self, key: str, given: Any, _players: int, highest: int) -> Any:
        """Return the number, or the row of numbers, that is `given` for `key`; BadPosition where it cannot be."""
        return number(key, given, self.least, highest if self.most is None else self.most)

    def numbers(self, size: int) -> int:
        """Return how many numbers of an observation a row of `size` numbers takes."""
        return size

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest of these numbers, whenever the value may be seen."""
        return self.least, HIGHEST if self.most is None else min(self.most, HIGHEST)

    def seen_as(self, value: str) -> str:
        """Return the dialect's expression for one number of an observation, given that of the value."""
        low, high = self.bounds
        clipped = value if self.most is not None and self.most <= high else f"min({value}, {high})"
        return clipped if low >= -HIGHEST else f"max({clipped}, {-HIGHEST})"


@dataclass(frozen=True)
class Number(Meaning):
    """A plain number, from `least` to `most`; `blank` stands for nothing."""

    least: int = 0
    most: int | None = None
    blank: int = 0


class Flag(Meaning):
    """Yes or no, as 1 and 0."""

    most = 1

    def told(self, value: Any) -> bool:
        """Return it as a truth value."""
        return bool(value)

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> int:
        """Read a truth value."""
        return flag(key, given)


@dataclass(frozen=True)
class Seat(Meaning):
    """A seat; with `nobody` also NOBODY, which is null. An observation counts seats from its own seat, which is 1."""

    nobody: bool = False

    names_seats: ClassVar[bool] = True

    @property
    def blank(self) -> int:
        """NOBODY, where there may be nobody."""
        return NOBODY if self.nobody else 0

    def told(self, value: Any) -> int | None:
        """Return the seat; None for nobody."""
        return None if value == NOBODY else int(value)

    def heard(self, key: str, given: Any, players: int, _highest: int) -> int:
        """Read a seat, or null for nobody."""
        return NOBODY if self.nobody and given is None else number(key, given, 0, players - 1)

    def seen_as(self, value: str) -> str:
        """Return how many seats on from the observer it is, from 1; 0 for nobody."""
        counted = f"steps_to(s, first, {value}) + 1"
        return f"{counted} if {value} >= 0 else 0" if self.nobody else counted


class Named(Meaning):
    """What has a name in a list. In an observation: a place for each name, and a 1 at the place of what is there."""

    names: Sequence[str]

    def numbers(self, size: int) -> int:
        """Return a place for each name, for each of the values."""
        return len(self.names) * size

    @property
    def bounds(self) -> tuple[int, int]:
        """A place holds 0 or 1."""
        return 0, 1


@dataclass(frozen=True)
class Words(Named):
    """A word of a list; with `nothing` also -1, which is null. In an observation: a 1 at the word's place."""

    names: Sequence[str]
    nothing: bool = False

    @property
    def blank(self) -> int:
        """No word, where there may be none; else the first."""
        return -1 if self.nothing else 0

    def told(self, value: Any) -> str | None:
        """Return the word; None for none."""
        return None if value < 0 else self.names[value]

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> int:
        """Read a word, or null for none."""
        return -1 if self.nothing and given is None else term(key, given, self.names)


class Place(Words):
    """A place of the game's board. `board` is what clients draw."""

    @classmethod
    def of(cls, board: Board, *, nothing: bool = False) -> Place:
        """Return the meaning of numbers that count the places of a board."""
        return cls(board.places, nothing)


@dataclass(frozen=True)
class Counts(Meaning):
    """A row that says how many there are of each card. As JSON: each card as often as it is there, in their order.

    `size` names an entry of views that tells everybody how many they are together.
    """

    names: Sequence[str]
    size: str | None = None

    whole: ClassVar[bool] = True

    def told(self, value: Any) -> list[str]:
        """Return the cards."""
        return [name for name, count in zip(self.names, value, strict=True) for _ in range(count)]

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in any order."""
        found = terms(key, given, self.names)
        return [found.count(place) for place in range(len(self.names))]


@dataclass(frozen=True)
class Laid(Meaning):
    """Things as they lie, one after another, as many as the field `count` says; places after them are blank.

    `told` tells one of them, `heard` reads all. `first` names a field that holds the place of the first of them, where
    things are drawn from the front.
    """

    names: Sequence[str]
    count: str
    first: str | None = None

    whole: ClassVar[bool] = True

    def written(self, value: Any) -> list[Any]:
        """Return things that lie there as positions write them."""
        return [self.told(one) for one in value]


class Cards(Named, Laid):
    """A row of cards as they lie.

    In an observation each place has a 1 at its card; none where no card lies, or one that may not be seen.
    """

    @property
    def blank(self) -> int:
        """No card."""
        return -1

    def told(self, value: Any) -> str:
        """Return a card."""
        card: str = self.names[value]
        return card

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards."""
        return terms(key, given, self.names)


@dataclass(frozen=True)
class Steps(Laid):
    """What is pending on an agenda (`rascals.core.agenda`): kinds of steps by name, the top one last.

    As JSON: `{"step": "answer", "seat": 2, "numbers": [0]}`, the seat null where nobody is asked. Where `columns` names
    the step's own numbers and what each means, they stand under these names instead: `{"step": …, "seat": …, "by": …}`.
    In an observation: the kind from 1, the seat from the observer's, which is 1 (0: nobody), and the step's own
    numbers; 0 where none is.
    """

    columns: tuple[tuple[str, Meaning], ...] = ()

    @property
    def bounds(self) -> tuple[int, int]:
        """What a step's own numbers may be."""
        return -HIGHEST, HIGHEST

    def told(self, value: Any) -> dict[str, Any]:
        """Return a step."""
        kind, seat, *numbers = value
        step = {"step": self.names[kind], "seat": SEAT_OR_NOBODY.told(seat)}
        if not self.columns:
            return step | {"numbers": numbers}
        return step | {name: of.told(one) for (name, of), one in zip(self.columns, numbers, strict=True)}

    def heard(self, key: str, given: Any, players: int, highest: int) -> list[list[int]]:
        """Read steps."""
        return [self._step(f"{key}[{at}]", step, players, highest) for at, step in enumerate(values(key, given))]

    def _step(self, key: str, given: Any, players: int, highest: int) -> list[int]:
        own = [name for name, _ in self.columns] or ["numbers"]
        step = entries(key, given, ("step", "seat", *own))
        kind = term(f"{key}.step", step["step"], self.names)
        seat = SEAT_OR_NOBODY.heard(f"{key}.seat", step["seat"], players, highest)
        if self.columns:
            numbers = [of.heard(f"{key}.{name}", step[name], players, highest) for name, of in self.columns]
        else:
            (carried,) = values(f"{key}.numbers", step["numbers"], 1)
            numbers = [number(f"{key}.numbers", carried, -highest, highest)]
        return [kind, seat, *numbers]


PLAIN = Number()
FLAG = Flag()
SEAT = Seat()
SEAT_OR_NOBODY = Seat(nobody=True)


def told(meaning: Meaning, value: Any) -> Any:
    """Return a value, or each of a row, as JSON."""
    if isinstance(value, list) and not meaning.whole:
        return [told(meaning, one) for one in value]
    return meaning.told(value)
