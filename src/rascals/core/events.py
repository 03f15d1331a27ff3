"""Events: the consequences of an action, and who may see which part of them.

A game declares each of its events once, `PLACED = EVENTS.declare("placed", SEAT, SECRET_PET)`, with the meaning of its
numbers and their audience; a rule emits it by `emit(s, events.PLACED, seat, pet)`. Logs, animations, screen-reader
text and statistics are made from events: names and values, never sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from rascals.core.codecs import PLAIN, Codec, Seat, json_source
from rascals.core.codegen import generated
from rascals.core.state import GameState, Row
from rascals.core.view_types import EventJson


def emit(s: GameState, code: int, *numbers: int) -> None:
    """Report an event to the listener, if there is one; compiled, this does nothing."""
    if s.emitted is not None:
        s.emitted.append((code, numbers))


def emit_row(s: GameState, code: int, row: Row, start: int, stop: int, *numbers: int) -> None:
    """Report an event that ends in a list: the numbers of `row` from `start` to before `stop`; not if empty."""
    if s.emitted is not None and start < stop:
        s.emitted.append((code, (*numbers, *row[start:stop])))


def emit_counts(s: GameState, code: int, counts: Row, start: int, step: int, *numbers: int) -> None:
    """Report an event that ends in a list: each index of `counts[start::step]` as often as its count; not if empty."""
    if s.emitted is not None:
        items = [item for item, count in enumerate(counts[start::step]) for _ in range(count)]
        if items:
            s.emitted.append((code, (*numbers, *items)))


class Watched(list[tuple[int, tuple[int, ...]]]):
    """Events as they are emitted, each with a copy of the state at that moment: `s.emitted = Watched(s)`."""

    def __init__(self, s: GameState) -> None:
        super().__init__()
        self.states: list[GameState] = []
        self._state = s

    def append(self, event: tuple[int, tuple[int, ...]]) -> None:
        """Append an event and copy the state."""
        super().append(event)
        self.states.append(self._state.copy())


@dataclass(frozen=True)
class Param:
    """One parameter of an event: its name, and the codec of its number or the words that the number chooses from.

    Only the event's `audience` learns a `secret` parameter. A `rest` parameter takes all remaining numbers as a list,
    without the negative ones.
    """

    name: str
    of: Codec | Sequence[str] = PLAIN
    secret: bool = False
    rest: bool = False

    def read(self, value: int) -> Any:
        """Return the value of a number."""
        return self.of.as_json(value) if isinstance(self.of, Codec) else self.of[value]

    def source(self, of: str, place: int) -> str:
        """Return the expression for its value among `numbers`, at a place; `of`: the name of its codec or names."""
        number = "one" if self.rest else f"numbers[{place}]"
        value = json_source(self.of, of, number) if isinstance(self.of, Codec) else f"{of}[{number}]"
        return f"[{value} for one in numbers[{place}:] if one >= 0]" if self.rest else value

    @property
    def is_seat(self) -> bool:
        """Whether its numbers are seats."""
        return isinstance(self.of, Seat)


class Events:
    """The events of a game, in the order of their numbers. They are fixed once a definition uses them."""

    def __init__(self) -> None:
        self.types: tuple[EventType, ...] = ()
        self._fixed = False

    def fix(self) -> None:
        """Accept no further events: a definition uses them."""
        self._fixed = True

    def declare(
        self,
        name: str,
        *params: Param,
        private: bool = False,
        audience: int = 1,
        unsettles: bool = False,
        reveals: bool = False,
        staged: bool = False,
        holds: str = "",
    ) -> int:
        """Add a kind of event, as `EventType` describes it; return its number for `emit`.

        ValueError once a definition uses them.
        """
        if self._fixed:
            raise ValueError(f"{name}: events cannot be added once the game's definition is made")
        self.types += (EventType(name, params, private, audience, unsettles, reveals, staged, holds),)
        return len(self.types) - 1

    @property
    def seats(self) -> frozenset[str]:
        """The names of all parameters that are seats."""
        return frozenset(param.name for kind in self.types for param in kind.params if param.is_seat)


@dataclass(frozen=True)
class EventType:
    """A kind of event: its name and parameters.

    The first `audience` parameters are the seats that learn its secrets. With `private`, only they get the event at
    all. One that `unsettles`, which everybody sees, changes what a seat would agree to (`GameDefinition.agreements`).
    One that `reveals` shows what not everybody knew before: the next card of a deck, a card of a hand. A command that
    leads to one that is `staged` is shown event by event: players get the view after each. `holds` is an expression of
    its parameters that is true of the state when it is emitted: `s.bid[seat] == mice`. The law `events_match_the_state`
    checks it for every event.
    """

    name: str
    params: tuple[Param, ...] = ()
    private: bool = False
    audience: int = 1
    unsettles: bool = False
    reveals: bool = False
    staged: bool = False
    holds: str = ""

    @cached_property
    def secrets(self) -> tuple[str, ...]:
        """The names of its secret parameters."""
        return tuple(param.name for param in self.params if param.secret)

    @cached_property
    def teaches(self) -> bool:
        """Whether somebody learns something from it; then its command cannot be taken back."""
        return self.reveals or self.private or bool(self.secrets)

    @cached_property
    def args(self) -> Callable[[tuple[int, ...]], dict[str, Any]]:
        """The function that returns the parameters by name, from the `numbers` of a rule; generated for speed."""
        names = {f"of{place}": param.of for place, param in enumerate(self.params)}
        entries = [f"{param.name!r}: {param.source(f'of{place}', place)}" for place, param in enumerate(self.params)]
        return generated(["def args(numbers):", f"    return {{{', '.join(entries)}}}"], self.name, __name__, names)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle what was declared, not the function made of it."""
        return {name: value for name, value in vars(self).items() if name != "args"}


class Event(NamedTuple):
    """Something that happened: its kind and the numbers that a rule reported; values are read on access."""

    type: EventType
    numbers: tuple[int, ...]

    @property
    def name(self) -> str:
        """The event's name."""
        return self.type.name

    @property
    def args(self) -> dict[str, Any]:
        """The values by the names of the parameters."""
        return self.type.args(self.numbers)

    @property
    def audience(self) -> tuple[int, ...]:
        """The seats that may know its secret parameters."""
        return self.numbers[: self.type.audience]

    def open(self) -> EventJson:
        """Return the whole event, secrets included, as JSON-ready data: for saved and finished games only."""
        return {"event": self.name, "args": self.args}

    def seen_by(self, seat: int | None) -> EventJson | None:
        """Return what a seat (None: a spectator) may know of it; None if it may not even know that it happened."""
        whole = self.shown_to(seat)
        if whole is None:
            return None
        return self.open() if whole else {"event": self.name, "args": self.args | dict.fromkeys(self.type.secrets)}

    def shown_to(self, seat: int | None) -> bool | None:
        """Return whether a seat (None: a spectator) sees all of it; None if it may not even know that it happened."""
        kind = self.type
        if seat in self.numbers[: kind.audience]:
            return True
        return None if kind.private else not kind.secrets

    def __hash__(self) -> int:
        return hash((self.type.name, self.numbers))

    def __repr__(self) -> str:
        return f"Event({self.name}, {self.args})"
