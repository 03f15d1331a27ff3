"""Serialises positions and views from the declared codec and visibility of a state's fields.

A game adds only what spans several fields: to views by hand, to positions declared as well (`rascals.core.entries`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from rascals.core import rules
from rascals.core.codecs import Counts, Laid, json_source
from rascals.core.codegen import generated
from rascals.core.entries import MISSING, PositionEntry, in_order, may, pile, seats, slot
from rascals.core.reading import PositionReader
from rascals.core.state import ALL, OPTION, OWNER, OWNER_ONLY, Field, GameState

NOTHING = -1  # the blank number of what may be null, and so may be left out
TABLE = -1  # the owner, for rules of visibility, of a field without parts by seat


class Facts:
    """Positions and views of a game, from the fields of its state."""

    def __init__(self, state: type[GameState], by_game: Mapping[str, PositionEntry] = MappingProxyType({})) -> None:
        shown = [(name, f) for name, f in state.fields.items() if f.seen not in {None, OPTION} and f.view is not None]
        self._module = state.__module__
        self.of_table = tuple((name, field) for name, field in shown if not field.by_seat)
        self.of_seats = tuple((name, field) for name, field in shown if field.by_seat)
        entries = {
            field.entry: _entry(name, field)
            for name, field in state.fields.items()
            if field.entry is not None and field.data is None
        }
        self.entries: Mapping[str, PositionEntry] = MappingProxyType({**entries, **by_game})

    # ------------------------------------------------------------ views

    def view(self, s: Any, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
        """Return what a viewer (None: a spectator) may see of the table and of each seat; with `reveal` everything.

        Hidden values are None.
        """
        return self._view(s, -1 if viewer is None else viewer, reveal, reveal or rules.acting(s) == 0)

    @cached_property
    def _view(self) -> Callable[[Any, int, bool, bool], dict[str, Any]]:
        """The function that makes a view; generated, as a call for each field of each seat takes three times as long.

        `bare`: whether to show what is open once the game is over.
        """
        names: dict[str, Any] = {}
        lines = ["def view(s, viewer, reveal, bare):", "    return {"]
        lines += [f"        {field.view!r}: {_shown(name, field, names)}," for name, field in self.of_table]
        lines += ["        'seats': [{", "            'seat': seat,"]
        lines += [f"            {part}," for name, field in self.of_seats for part in _of_seat(name, field, names)]
        lines += ["        } for seat in range(s.players)],", "    }"]
        return generated(lines, "view", self._module, names)

    # ------------------------------------------------------------ positions

    def write(self, s: Any) -> dict[str, Any]:
        """Return the entries of a position."""
        return {name: entry.write(s) for name, entry in self.entries.items()}

    def read(self, s: Any, data: Mapping[str, Any], others: Sequence[str] = ()) -> PositionReader:
        """Fill a blank state; return a reader of the `others`, too, which are entries by themselves.

        BadPosition names an invalid entry and the valid values.
        """
        reader = PositionReader(data, dict.fromkeys((*self.entries, *others)))
        for name, entry in in_order(self.entries):
            entry.take(s, name, data.get(name, MISSING))
        return reader

    def check_what_follows(self, s: Any, reader: PositionReader) -> None:
        """Refuse entries that contradict the others, once a state is complete."""
        for name, entry in self.entries.items():
            if entry.follows:
                reader.follows(name, entry.write(s), entry.unread)


# ---------------------------------------------------------------- one field


def _open(name: str, field: Field, owner: str, names: dict[str, Any]) -> str | None:
    """Return the condition under which `viewer` sees a field, or an owner's part of it; None if everybody does."""
    if field.seen in {ALL, OWNER, OWNER_ONLY}:
        return {ALL: None, OWNER: f"bare or viewer == {owner}"}.get(field.seen, f"reveal or viewer == {owner}")
    names[f"sees_{name}"] = field.seen
    return f"reveal or sees_{name}(s, {owner}, viewer)"


def _json(name: str, field: Field, value: str, depth: int, names: dict[str, Any]) -> str:
    """Return the expression for a value, a row or rows of a field as JSON."""
    if depth and not field.of.whole:
        return f"[{_json(name, field, f'one{depth}', depth - 1, names)} for one{depth} in {value}]"
    names[f"of_{name}"] = field.of
    return json_source(field.of, f"of_{name}", value)


def _shown(name: str, field: Field, names: dict[str, Any]) -> str:
    """Return the expression for a field of the table as `viewer` sees it; in a row each card is visible or not."""
    if not isinstance(field.of, Laid):
        return _if(_open(name, field, str(TABLE), names), _json(name, field, f"s.{name}", len(field.shape), names))
    one = _if(_open(name, field, "place", names), _json(name, field, "one", 0, names))
    return f"[{one} for place, one in enumerate(s.{name}[:s.{field.of.count}])]"


def _of_seat(name: str, field: Field, names: dict[str, Any]) -> Iterator[str]:
    """Yield the entries of a seat for a field as `viewer` sees them."""
    part = f"s.{name}[seat]"
    value = _json(name, field, part, len(field.shape) - 1, names)
    yield f"{field.view!r}: {_if(_open(name, field, 'seat', names), value)}"
    if isinstance(field.of, Counts) and field.of.size:
        yield f"{field.of.size!r}: sum({part})"


def _if(shown: str | None, value: str) -> str:
    return value if shown is None else f"{value} if {shown} else None"


def _entry(name: str, field: Field) -> PositionEntry:
    """Return the entry that a field declares."""
    may_be_blank = field.of.blank == NOTHING and not field.of.whole
    missing = MISSING if field.missing is None and not may_be_blank else field.missing
    if field.by_seat and not isinstance(field.of, Laid):
        return seats(slot(name), missing)
    return may(pile(name) if isinstance(field.of, Laid) else slot(name), missing)
