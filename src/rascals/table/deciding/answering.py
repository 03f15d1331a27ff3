"""Whether a command answers the decision that its seat is asked for now."""

from __future__ import annotations

from typing import NoReturn

from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.table.commands import Refused
from rascals.table.deciding.ruling import no
from rascals.table.state import TableState


def require_current(table: TableState, seat: int, decision: int | None, move: str | None = None) -> None:
    """Refuse a command that answers no decision the seat is asked for now.

    What others did meanwhile hinders only moves that agree to what lies on the table: they answer the newest or none.
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
    """Refuse a command that answers another decision than the newest the seat is asked for."""
    asked = table.decision(seat)
    if asked is None or decision != asked:
        _stale(table, seat, decision)


def _stale(table: TableState, seat: int, decision: int | None) -> NoReturn:
    """Refuse what answers no decision the seat is asked for now: another one, or none."""
    if table.decision(seat) is None and (decision is None or decision > table.decisions[seat]):
        no("not_your_decision", "not-your-decision")
    no("stale", "stale")


def _agrees(match: Match, seat: int, move: str) -> bool:
    """Tell whether a move agrees to what lies on the table; `Refused` if it may not be made."""
    try:
        steps = match.steps(seat, move)
    except IllegalMove as illegal:
        raise Refused.by_rules(illegal.refusal) from illegal
    return any(step.kind in match.game.box.agreements for step in steps)
