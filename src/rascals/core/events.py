"""Events: what an action made happen, and who may see which part of it.

A rule says `tell(s, PLACED, seat, pet)`; the game's table of `EventType`s says what the numbers mean and
whom they concern. Views, logs, animations, screen-reader text and statistics are made from events:
names and values, never sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rascals.core.record import Record, Row

Reader = Callable[[int], Any]


def tell(s: Record, code: int, *numbers: int) -> None:
    """Report an event to whoever listens; compiled, nobody does and this is nothing."""
    if s.told is not None:
        s.told.append((code, *numbers))


def tell_row(s: Record, code: int, row: Row, start: int, stop: int, *numbers: int) -> None:
    """Report an event that ends in a list: the numbers of `row` from `start` to before `stop`; nothing if none."""
    if s.told is not None and start < stop:
        s.told.append((code, *numbers, *row[start:stop]))


def tell_counts(s: Record, code: int, counts: Row, start: int, step: int, *numbers: int) -> None:
    """Report an event that ends in a list: each place in `counts[start::step]` as often as it says; nothing if none."""
    if s.told is not None:
        items = [item for item, count in enumerate(counts[start::step]) for _ in range(count)]
        if items:
            s.told.append((code, *numbers, *items))


def number(value: int) -> int:
    """Read a plain number or a seat."""
    return value


@dataclass(frozen=True)
class Param:
    """One parameter of an event: its name, how its number reads, and who may know it.

    A `secret` parameter is known to the event's `knowers` alone. A `rest` parameter
    takes all numbers that are left, as a list; a negative one among them stands for nothing.
    """

    name: str
    read: Reader = number
    secret: bool = False
    rest: bool = False


class Events:
    """The events of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.types: list[EventType] = []

    def declare(self, name: str, *params: Param, private: bool = False, knowers: int = 1) -> int:
        """Add a kind of event, as `EventType` describes it; return the number by which rules tell it."""
        self.types.append(EventType(name, params, private, knowers))
        return len(self.types) - 1


@dataclass(frozen=True)
class EventType:
    """A kind of event: its name and parameters.

    The first `knowers` parameters are the seats that know what is secret in it. With `private`, only they learn of it.
    """

    name: str
    params: tuple[Param, ...] = ()
    private: bool = False
    knowers: int = 1

    def read(self, numbers: tuple[int, ...]) -> Event:
        """Make the event that a rule told in `numbers`."""
        args: dict[str, Any] = {}
        for place, param in enumerate(self.params):
            if param.rest:
                args[param.name] = [param.read(value) for value in numbers[place:] if value >= 0]
            else:
                args[param.name] = param.read(numbers[place])
        return Event(self, args, numbers[: self.knowers])


@dataclass(frozen=True)
class Event:
    """Something that happened. `knowers` are the seats that may know its secret parameters."""

    type: EventType
    args: Mapping[str, Any]
    knowers: tuple[int, ...]

    @property
    def name(self) -> str:
        """The event's name."""
        return self.type.name

    def open(self) -> dict[str, Any]:
        """Return the whole event as JSON-ready data: for records and finished games only."""
        return {"event": self.name, "args": dict(self.args)}

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """Return what a seat (None: a spectator) may know of it; None where it may not even know that it was."""
        mine = seat in self.knowers
        if self.type.private and not mine:
            return None
        shown = {p.name: self.args[p.name] if mine or not p.secret else None for p in self.type.params}
        return {"event": self.name, "args": shown}
