"""Serialises positions and views from the declared meaning and visibility of a record's fields.

A game adds by hand only what is derived from several fields or must hold between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from rascals.core import rules
from rascals.core.codegen import generated
from rascals.core.errors import BadPosition
from rascals.core.meaning import Cards, Counts, Flag, Laid, Meaning, Seat, Words
from rascals.core.reading import Reader, values
from rascals.core.record import ALL, OPTION, OWNER, OWNER_ONLY, Field, Record

NOTHING = -1  # what is blank where there may be nothing: null, and as good as left out
TABLE = -1  # whose a field is that no seat has a part of, to the rule that says who sees it


class Facts:
    """Positions and views of a game, from the fields of its record."""

    def __init__(self, state: type[Record]) -> None:
        shown = [(name, f) for name, f in state.fields.items() if f.seen not in {None, OPTION} and f.view is not None]
        self._module = state.__module__
        self.of_table = tuple((name, field) for name, field in shown if not field.by_seat)
        self.of_seats = tuple((name, field) for name, field in shown if field.by_seat)
        entries = {
            field.entry: (name, field)
            for name, field in state.fields.items()
            if field.entry is not None and field.data is None
        }
        self.entries: Mapping[str, tuple[str, Field]] = MappingProxyType(entries)

    # ------------------------------------------------------------ views

    def view(self, s: Any, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
        """Return what a viewer (None: a spectator) may see of the table and of each seat; with `reveal` everything.

        Hidden values are None.
        """
        return self._view(s, -1 if viewer is None else viewer, reveal, reveal or rules.acting(s) == 0)

    @cached_property
    def _view(self) -> Callable[[Any, int, bool, bool], dict[str, Any]]:
        """The function that makes a view; generated, because a call for each field of each seat takes thrice as long.

        `bare`: whether what is open once the game is over is shown too.
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
        """Return the entries of a position that fields declare."""
        return {entry: _written(s, name, field) for entry, (name, field) in self.entries.items()}

    def read(self, s: Any, data: Mapping[str, Any], by_hand: Sequence[str] = ()) -> Reader:
        """Fill the fields of a blank record, except entries read by hand; return a reader for those.

        BadPosition names an invalid entry and the valid values.
        """
        reader = Reader(data, dict.fromkeys((*self.entries, *by_hand)))
        for entry, (name, field) in self.entries.items():
            if entry not in by_hand:
                _fill(s, name, field, entry, _given(s, reader, entry, field))
        return reader


# ---------------------------------------------------------------- one field


# How a value is told, as an expression; of other meanings it is asked.
TOLD: Mapping[Callable[..., Any], str] = {
    Meaning.told: "{value}",
    Flag.told: "bool({value})",
    Seat.told: "(None if {value} == -1 else {value})",
    Words.told: "(None if {value} < 0 else {of}.names[{value}])",
    Cards.told: "{of}.names[{value}]",
    Counts.told: "[name for name, count in zip({of}.names, {value}) for _ in range(count)]",
}


def _open(name: str, field: Field, owner: str, names: dict[str, Any]) -> str | None:
    """Return the condition under which `viewer` sees a field, or an owner's part of it; None if everybody does."""
    if field.seen in {ALL, OWNER, OWNER_ONLY}:
        return {ALL: None, OWNER: f"bare or viewer == {owner}"}.get(field.seen, f"reveal or viewer == {owner}")
    names[f"sees_{name}"] = field.seen
    return f"reveal or sees_{name}(s, {owner}, viewer)"


def _told(name: str, field: Field, value: str, depth: int, names: dict[str, Any]) -> str:
    """Return the expression that tells a value, a row or rows of a field, as `told` does."""
    if depth and not field.of.whole:
        return f"[{_told(name, field, f'one{depth}', depth - 1, names)} for one{depth} in {value}]"
    names[f"of_{name}"] = field.of
    return TOLD.get(type(field.of).told, "{of}.told({value})").format(of=f"of_{name}", value=value)


def _shown(name: str, field: Field, names: dict[str, Any]) -> str:
    """Return the expression for a field of the table as `viewer` sees it; visibility in a row is card by card."""
    if not isinstance(field.of, Laid):
        return _if(_open(name, field, str(TABLE), names), _told(name, field, f"s.{name}", len(field.shape), names))
    one = _if(_open(name, field, "place", names), _told(name, field, "one", 0, names))
    return f"[{one} for place, one in enumerate(s.{name}[:s.{field.of.count}])]"


def _of_seat(name: str, field: Field, names: dict[str, Any]) -> Iterator[str]:
    """Yield the entries of a seat for a field as `viewer` sees them."""
    part = f"s.{name}[seat]"
    value = _told(name, field, part, len(field.shape) - 1, names)
    yield f"{field.view!r}: {_if(_open(name, field, 'seat', names), value)}"
    if isinstance(field.of, Counts) and field.of.size:
        yield f"{field.of.size!r}: sum({part})"


def _if(shown: str | None, value: str) -> str:
    return value if shown is None else f"{value} if {shown} else None"


def _written(s: Any, name: str, field: Field) -> Any:
    """Return a field as a position writes it."""
    value = getattr(s, name)
    if isinstance(field.of, Laid):
        first = getattr(s, field.of.first) if field.of.first else 0
        return field.of.written(value[first : getattr(s, field.of.count)])
    return [field.of.written(value[seat]) for seat in range(s.players)] if field.by_seat else field.of.written(value)


def _given(s: Any, reader: Reader, entry: str, field: Field) -> Any:
    """Return the value of an entry, or its default if omitted; BadPosition if it is required."""
    if field.missing is None and (field.of.blank != NOTHING or field.of.whole):
        return reader.get(entry)
    if not field.by_seat:
        return reader.data.get(entry, field.missing)
    given = reader.data.get(entry)
    return [field.missing] * s.players if given is None else given


def _fill(s: Any, name: str, field: Field, entry: str, given: Any) -> None:
    if isinstance(field.of, Laid):
        _lay(s, name, field, entry, given)
    elif field.by_seat:
        for seat, part in enumerate(values(entry, given, s.players)):
            getattr(s, name)[seat] = _heard(s, field, f"{entry}[{seat}]", part, field.shape[1:])
    else:
        setattr(s, name, _heard(s, field, entry, given, field.shape))


def _heard(s: Any, field: Field, key: str, given: Any, shape: tuple[int, ...]) -> Any:
    """Return the number, or the row of numbers, of an entry."""
    if not shape or field.of.whole:
        return field.of.heard(key, given, s.players, field.highest)
    inner = enumerate(values(key, given, shape[0]))
    return [_heard(s, field, f"{key}[{at}]", one, shape[1:]) for at, one in inner]


def _lay(s: Any, name: str, field: Field, entry: str, given: Any) -> None:
    """Write things into a row, and their number into its count field."""
    of = field.of
    assert isinstance(of, Laid)  # noqa: S101
    things = of.heard(entry, given, s.players, field.highest)
    row = getattr(s, name)
    if len(things) > len(row):
        raise BadPosition(f"{entry}: at most {len(row)} entries, not {len(things)}")
    row[: len(things)] = things  # the rest of a blank record is blank
    setattr(s, of.count, len(things))
