"""Conditional moves (premoves) at a table: a seat's decisions in advance, known to nobody else.

The server makes the move for the seat's person when the seat has to act. A conditional move expires when its condition
no longer applies, when a move is taken back, and when a bot plays for the seat.
"""

from __future__ import annotations

from rascals.core import conditions
from rascals.table.channels import Viewer
from rascals.table.messages import ConditionalMove, ConditionInfo
from rascals.table.state import TableState


def conditions_for(table: TableState, viewer: Viewer) -> list[ConditionInfo]:
    """Return the conditional moves that a viewer's seat may set now; none for a spectator."""
    if viewer is None or table.match is None or table.status != "playing" or table.places[viewer].player is not None:
        return []
    return [ConditionInfo(name, *span) for name, span in conditions.spans(table.match, viewer).items()]


def due_move(table: TableState, seat: int) -> str | None:
    """Return the move that a seat's conditional move gives now; None if its person must decide."""
    decided, match = table.places[seat].conditional_move, table.match
    if decided is None or match is None or seat not in table.thinking:
        return None
    return conditions.answer(match, seat, decided.condition, decided.number)


def due_moves(table: TableState) -> dict[int, str]:
    """Return by seat the moves that conditional moves give now."""
    found = {seat: due_move(table, seat) for seat in table.thinking}
    return {seat: move for seat, move in found.items() if move is not None}


def lapsed(table: TableState) -> set[int]:
    """Return the seats whose conditional moves have expired."""
    deciding = [place for place in table.people() if place.conditional_move is not None]
    return {
        place.seat
        for place in deciding
        if place.player is not None or not _means(table, place.seat, place.conditional_move)
    }


def stretch_of(table: TableState, name: str) -> int:
    """Return the stretch of the game for a conditional move set now."""
    return 0 if table.match is None else conditions.stretch(table.match, name)


def _means(table: TableState, seat: int, decided: ConditionalMove | None) -> bool:
    if decided is None or table.match is None or table.status != "playing":
        return False
    return conditions.holds(table.match, seat, decided.condition, table.places[seat].stretch)
