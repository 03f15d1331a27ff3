"""Serialises positions and views from the declared meaning and visibility of a record's fields.

A game adds by hand only what is derived from several fields or must hold between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rascals.core import rules
from rascals.core.errors import BadPosition
from rascals.core.meaning import Counts, Laid, told
from rascals.core.reading import Reader, values
from rascals.core.record import ALL, OPTION, OWNER, OWNER_ONLY, Field, Record

NOTHING = -1  # what is blank where there may be nothing: null, and as good as left out
TABLE = -1  # whose a field is that no seat has a part of, to the rule that says who sees it


class Facts:
    """Positions and views of a game, from the fields of its record."""

    def __init__(self, state: type[Record]) -> None:
        shown = [(name, f) for name, f in state.fields.items() if f.seen not in {None, OPTION} and f.view is not None]
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
        eye = -1 if viewer is None else viewer
        bare = reveal or rules.acting(s) == 0
        seen = {str(field.view): _shown(s, name, field, eye, reveal=reveal, bare=bare) for name, field in self.of_table}
        return seen | {"seats": [self._seat(s, seat, eye, reveal=reveal, bare=bare) for seat in range(s.players)]}

    def _seat(self, s: Any, seat: int, viewer: int, *, reveal: bool, bare: bool) -> dict[str, Any]:
        facts: dict[str, Any] = {"seat": seat}
        for name, field in self.of_seats:
            part = getattr(s, name)[seat]
            shown = _open(s, field, seat, viewer, reveal=reveal, bare=bare)
            facts[str(field.view)] = told(field.of, part) if shown else None
            if isinstance(field.of, Counts) and field.of.size:
                facts[field.of.size] = sum(part)
        return facts

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


def _open(s: Any, field: Field, owner: int, viewer: int, *, reveal: bool, bare: bool) -> bool:
    """Tell whether a viewer sees a field, or a seat's part of it."""
    if reveal or field.seen == ALL:
        return True
    if field.seen in {OWNER, OWNER_ONLY}:
        return owner == viewer or (bare and field.seen == OWNER)
    return bool(field.seen(s, owner, viewer))  # type: ignore[operator,misc]  # a rule, as it is none of the names


def _shown(s: Any, name: str, field: Field, viewer: int, *, reveal: bool, bare: bool) -> Any:
    """Return a field of the table as a viewer sees it; visibility in a row is card by card."""
    value = getattr(s, name)
    if not isinstance(field.of, Laid):
        return told(field.of, value) if _open(s, field, TABLE, viewer, reveal=reveal, bare=bare) else None
    return [
        field.of.told(one) if _open(s, field, place, viewer, reveal=reveal, bare=bare) else None
        for place, one in enumerate(value[: getattr(s, field.of.count)])
    ]


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
