"""Checks that a command answers the current decision of its seat."""

from __future__ import annotations

from typing import NoReturn

from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.table.commands import Refused
from rascals.table.deciding.ruling import no
from rascals.table.state import TableState


def require_current(table: TableState, seat: int, decision: int | None, move: str | None = None) -> None:
    """Refuse a command whose `decision` is not one that the seat is asked for now.

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
    """Refuse a command for another decision, or from a seat that is not asked."""
    if table.decision(seat) is None and (decision is None or decision > table.decisions[seat]):
        no("not_your_decision", "not-your-decision")
    no("stale", "stale")


def _agrees(match: Match, seat: int, move: str) -> bool:
    """Return whether a move agrees to a proposal; `Refused` if it is illegal."""
    try:
        steps = match.steps(seat, move)
    except IllegalMove as illegal:
        raise Refused.by_rules(illegal.refusal) from illegal
    return any(step.kind in match.game.box.agreements for step in steps)
