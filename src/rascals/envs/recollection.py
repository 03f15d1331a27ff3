"""The events a seat has seen, for networks and programs: the last ones as a table of numbers, or the whole history.

The table has a row for each of the last events, the newest first, and zeros where there are no more. A row is the
number of the event in the game's `GameDefinition.events`, from 1, and the values of its parameters in order:

- a seat: counted clockwise from the viewer, which is 1; 0 for nobody; after the last seat a game's dummy
- a word: its place in the list of words, from 1; 0 for none
- a number: itself, at least -127 and at most 127
- a list, which always comes last: how many items it has, then the first `ITEMS` of them
- UNKNOWN, -1, for what the viewer may not know: of a list, in place of the number of its items

Columns that an event does not have are 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.core.arguments import room
from rascals.core.codecs import HIGHEST, Flag, OneOf, Seat
from rascals.core.definition import GameDefinition
from rascals.core.events import EventType, Param
from rascals.core.game import Game
from rascals.envs.situations import OWN, SeenEvent, event_data

ITEMS = 8  # of a list: only the first ones are in the table
UNKNOWN = -1
KEPT = 4096  # rows that are cached
WIDTH = 2  # bytes of a number
CELL = 16  # bytes that a place of the table takes for each seat: bounds, its space's copies of them, and an observation

Coder = Callable[[int, int], int]  # (a number of an event, the seat that counts as first) -> what the table has


@dataclass(frozen=True)
class Column:
    """A column of the table: its name, and its least and greatest number over all events."""

    name: str
    least: int
    most: int


class EventTable:
    """The table of the events of a game: its `columns`, and `rows` that fill it.

    `size`: how many rows it has. `bounds`: the least and the greatest number of each place, two arrays of its shape.
    """

    def __init__(self, game: Game, size: int) -> None:
        self.size = size
        self._players = game.players
        self._kinds = game.definition.events.types
        self._fixed = max((len(_fixed(kind)) for kind in self._kinds), default=0)
        self._coders = [[self._coder(param) for param in kind.params] for kind in self._kinds]
        self.columns = self._all_columns()
        with room("recall", size, CELL * game.players * len(self.columns)):
            least = np.array([column.least for column in self.columns], np.int16)
            most = np.array([column.most for column in self.columns], np.int16)
            self.bounds = np.tile(least, (size, 1)), np.tile(most, (size, 1))
        self._rows: dict[tuple[SeenEvent, int], bytes] = {}

    def _all_columns(self) -> tuple[Column, ...]:
        columns = [Column("event", 0, len(self._kinds))]
        for place in range(self._fixed):
            held = [params[place] for params in map(_fixed, self._kinds) if place < len(params)]
            columns.append(Column(f"value {place + 1}", *self._bounds(held)))
        lists = [kind.params[-1] for kind in self._kinds if _is_listed(kind)]
        if lists:
            columns.append(Column("items", UNKNOWN if any(param.secret for param in lists) else 0, HIGHEST))
            least, most = self._bounds([Param(param.name, param.of, rest=True) for param in lists])
            columns += [Column(f"item {place + 1}", least, most) for place in range(ITEMS)]
        return tuple(columns)

    def _bounds(self, params: Sequence[Param]) -> tuple[int, int]:
        """Return the least and the greatest number of a column that holds these parameters."""
        bounds = [bounds_of(param, self._players) for param in params]
        return min((0, *(least for least, _ in bounds))), max((0, *(most for _, most in bounds)))

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns the table has."""
        return self.size, len(self.columns)

    def rows(self, seen: Sequence[SeenEvent], viewer: int | None) -> NDArray[np.int16]:
        """Return the table of the last events that a seat has seen, int16, without actions of its own."""
        events = (item for item in reversed(seen) if item.code != OWN)
        written = bytearray().join(self._written(item, viewer or 0) for item in islice(events, self.size))
        written += bytes(self.size * len(self.columns) * WIDTH - len(written))
        return np.frombuffer(written, np.int16).reshape(self.shape)

    def _written(self, item: SeenEvent, first: int) -> bytes:
        """Return the whole row of an event, cached: it is needed again until `size` others have followed."""
        key = item, first
        row = self._rows.get(key)
        if row is None:
            if len(self._rows) >= KEPT:
                self._rows.clear()
            short = self._row(item, first)
            row = array("h", short + [0] * (len(self.columns) - len(short))).tobytes()
            self._rows[key] = row
        return row

    def _row(self, item: SeenEvent, first: int) -> list[int]:
        kind, row = self._kinds[item.code], [item.code + 1]
        coders, numbers = self._coders[item.code], item.numbers
        row += [_coded(coders[place], numbers[place], first) for place in range(len(_fixed(kind)))]
        if not _is_listed(kind):
            return row
        row += [0] * (self._fixed + 1 - len(row))
        rest = numbers[len(kind.params) - 1 :]
        if rest == (None,):
            return [*row, UNKNOWN]
        rest = tuple(number for number in rest if number is not None and number >= 0)  # a negative one is nothing
        return [*row, min(len(rest), HIGHEST), *(_coded(coders[-1], number, first) for number in rest[:ITEMS])]

    def _coder(self, param: Param) -> Coder:
        """Return what turns a number of a parameter into that of the table."""
        if isinstance(param.of, Seat):
            return partial(_seat, self._players)
        return _word if _words_of(param) else _number


def _seat(players: int, value: int, first: int) -> int:
    return (value - first) % players + 1 if 0 <= value < players else _word(value, first)


def _word(value: int, _first: int) -> int:
    return max(value, -1) + 1


def _number(value: int, _first: int) -> int:
    return max(min(value, HIGHEST), -HIGHEST)


def _coded(coder: Coder, number: int | None, first: int) -> int:
    return UNKNOWN if number is None else coder(number, first)


def _fixed(kind: EventType) -> tuple[Param, ...]:
    """Return the parameters of an event without its list."""
    return kind.params[:-1] if _is_listed(kind) else kind.params


def _is_listed(kind: EventType) -> bool:
    """Return whether the last parameter of an event is a list."""
    return bool(kind.params) and kind.params[-1].rest


def _words_of(param: Param) -> Sequence[str]:
    """Return the words that a parameter's numbers count; none for another meaning."""
    if isinstance(param.of, OneOf):
        return param.of.names
    return () if not isinstance(param.of, Sequence) else param.of


def bounds_of(param: Param, players: int) -> tuple[int, int]:
    """Return the least and the greatest number in the table of a value of a parameter, or of an item of its list."""
    words = _words_of(param)
    if isinstance(param.of, Seat):
        bounds = 0, players + 1
    elif words:
        bounds = 0, len(words)
    else:
        bounds = (0, 1) if isinstance(param.of, Flag) else (-HIGHEST, HIGHEST)
    return (min(bounds[0], UNKNOWN), bounds[1]) if param.secret else bounds


# ---------------------------------------------------------------- as JSON


def history(definition: GameDefinition, seen: Iterable[SeenEvent]) -> list[dict[str, Any]]:
    """Return everything a seat has seen and done as JSON: events as `Event.seen_by`, and its actions as `move`s."""
    return [event_data(definition, item) for item in seen]
