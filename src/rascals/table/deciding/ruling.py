"""The dispatch of commands to their rulings, and checks that many rulings share."""

from __future__ import annotations

from functools import singledispatch
from typing import NoReturn

from rascals.table.commands import Code, Command, Refused
from rascals.table.deadlines import overdue
from rascals.table.entries import AnyHappening
from rascals.table.history import Tried
from rascals.table.seats import Place
from rascals.table.state import TableState

Happenings = list[AnyHappening | Tried]  # at most one is a `Tried`


@singledispatch
def rule(command: Command, table: TableState, at: int) -> Happenings:
    """Return what follows from a command; `Refused` if nothing does."""
    del table, at
    raise TypeError(f"{command!r} is no command of a table")


def no(code: Code, reason: str, **args: int | str) -> NoReturn:
    """Refuse a command."""
    raise Refused(code, reason, dict(args))


def require_open(table: TableState) -> None:
    """Refuse a command that is allowed only before the start."""
    if table.status != "open":
        no("over" if table.status == "over" else "bad", "table-started")


def require_still(table: TableState) -> None:
    """Refuse a command that would change the players or their pledges while the pledges are being opened."""
    require_open(table)
    if table.called is not None:
        no("bad", "table-calling")


def require_host(table: TableState, by: int) -> None:
    """Refuse a command that only the host may give."""
    if by != table.host:
        no("bad", "host-only")


def require_due(command: Command, table: TableState, at: int) -> None:
    """Refuse a timed command that is not due, or no longer: another server may have carried it out."""
    if command not in overdue(table, at):
        no("stale", "stale")


def place_at(table: TableState, seat: int) -> Place:
    """Return the place of a seat; `Refused` if the table has no such seat."""
    if not 0 <= seat < len(table.places):
        no("bad", "no-seat", number=seat + 1, seats=len(table.places))
    return table.places[seat]
