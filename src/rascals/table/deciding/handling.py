"""The dispatch of commands to their handlers, and checks that many of them share."""

from __future__ import annotations

from functools import singledispatch
from typing import NoReturn

from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.table.commands import Code, Command, Refused
from rascals.table.deadlines import overdue
from rascals.table.entries import AnyTableEvent
from rascals.table.history import Tried
from rascals.table.seats import TableSeat
from rascals.table.state import TableState

TableEvents = list[AnyTableEvent | Tried]  # at most one is a `Tried`


@singledispatch
def handle(command: Command, table: TableState, at: int) -> TableEvents:
    """Return the events that follow from a command; `Refused` if it is refused."""
    del table, at
    raise TypeError(f"{command!r} is not a command of a table")


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
    """Refuse a timed command that is not due, or no longer due: another server may have carried it out."""
    if command not in overdue(table, at):
        no("stale", "stale")


def holder_of(table: TableState, seat: int) -> TableSeat:
    """Return the place of a seat; `Refused` if the table has no such seat."""
    if not 0 <= seat < len(table.seats):
        no("bad", "no-seat", number=seat + 1, seats=len(table.seats))
    return table.seats[seat]


def require_current(table: TableState, seat: int, decision: int | None, move: str | None = None) -> None:
    """Refuse a command whose `decision` is not one that the seat has to make now.

    Others may have moved since that decision was numbered. Only moves that agree to a proposal (the game's
    `agreements`) must then name the newest decision.
    """
    asked = table.decision(seat)
    if asked is not None and decision == asked:
        return
    if asked is not None and decision is not None and table.stretches[seat] <= decision < asked:
        if move is None or not _agrees(table.playing(), seat, move):
            return
        no("stale", "stale")
    _stale(table, seat, decision)


def require_newest(table: TableState, seat: int, decision: int | None) -> None:
    """Refuse a command whose `decision` is not the newest of the seat."""
    asked = table.decision(seat)
    if asked is None or decision != asked:
        _stale(table, seat, decision)


def _stale(table: TableState, seat: int, decision: int | None) -> NoReturn:
    """Refuse a command for another decision, or from a seat that does not have to act."""
    if table.decision(seat) is None and (decision is None or decision > table.decisions[seat]):
        no("not_your_decision", "not-your-decision")
    no("stale", "stale")


def _agrees(match: Match, seat: int, move: str) -> bool:
    """Return whether a move agrees to a proposal; `Refused` if it is illegal."""
    try:
        steps = match.steps(seat, move)
    except IllegalMove as illegal:
        raise Refused.by_rules(illegal.refusal) from illegal
    return any(step.kind in match.game.definition.agreements for step in steps)
