"""How a command is ruled on, whatever its kind, and what many rulings require of the table."""

from __future__ import annotations

from functools import singledispatch
from typing import NoReturn

from rascals.table.commands import Code, Command, Refused
from rascals.table.deadlines import overdue
from rascals.table.entries import AnyHappening
from rascals.table.history import Tried
from rascals.table.seats import Place
from rascals.table.state import TableState

Happenings = list[AnyHappening | Tried]  # at most one of them is tried in a match


@singledispatch
def rule(command: Command, table: TableState, at: int) -> Happenings:
    """Return what follows from a command; `Refused` if nothing does."""
    del table, at
    raise TypeError(f"{command!r} is no command of a table")


def no(code: Code, reason: str, **args: int | str) -> NoReturn:
    """Refuse a command."""
    raise Refused(code, reason, dict(args))


def require_open(table: TableState) -> None:
    """Refuse what belongs before the start, once that is past."""
    if table.status != "open":
        no("over" if table.status == "over" else "bad", "table-started")


def require_still(table: TableState) -> None:
    """Refuse what would change who plays, or with what pledges, while these are being opened."""
    require_open(table)
    if table.called is not None:
        no("bad", "table-calling")


def require_host(table: TableState, by: int) -> None:
    """Refuse to others what is the host's."""
    if by != table.host:
        no("bad", "host-only")


def require_due(command: Command, table: TableState, at: int) -> None:
    """Refuse what time is said to command where it does not, or no longer: others may have been faster."""
    if command not in overdue(table, at):
        no("stale", "stale")


def place_at(table: TableState, seat: int) -> Place:
    """Return the place of a seat; `Refused` where the table has no such seat."""
    if not 0 <= seat < len(table.places):
        no("bad", "no-seat", number=seat + 1, seats=len(table.places))
    return table.places[seat]
