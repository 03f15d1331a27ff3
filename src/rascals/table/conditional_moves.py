"""Conditional moves (premoves) at a table: what a seat has decided on before it is asked, known to nobody else.

The server makes the move, as the seat's person would, when the seat is asked. It is over when its condition
means nothing any more, when a move is taken back, and when a bot plays for the seat.
"""

from __future__ import annotations

from rascals.core import conditions
from rascals.table.channels import Viewer
from rascals.table.messages import ConditionalMove, ConditionInfo
from rascals.table.state import TableState


def conditions_for(table: TableState, viewer: Viewer) -> list[ConditionInfo]:
    """Return the conditional moves that a viewer's seat may decide on now; none for a spectator."""
    if viewer is None or table.match is None or table.status != "playing" or table.places[viewer].player is not None:
        return []
    return [ConditionInfo(name, *span) for name, span in conditions.spans(table.match, viewer).items()]


def due_move(table: TableState, seat: int) -> str | None:
    """Return the move that follows now from what a seat has decided on; None where its person is to decide."""
    decided, match = table.places[seat].conditional_move, table.match
    if decided is None or match is None or seat not in table.thinking:
        return None
    return conditions.answer(match, seat, decided.condition, decided.number)


def due_moves(table: TableState) -> dict[int, str]:
    """Return by seat the moves that follow now from what people have decided on before."""
    found = {seat: due_move(table, seat) for seat in table.thinking}
    return {seat: move for seat, move in found.items() if move is not None}


def lapsed(table: TableState) -> set[int]:
    """Return the seats whose conditional moves mean nothing any more."""
    deciding = [place for place in table.people() if place.conditional_move is not None]
    return {
        place.seat
        for place in deciding
        if place.player is not None or not _means(table, place.seat, place.conditional_move)
    }


def stretch_of(table: TableState, name: str) -> int:
    """Return the stretch of the game that a conditional move made now is for."""
    return 0 if table.match is None else conditions.stretch(table.match, name)


def _means(table: TableState, seat: int, decided: ConditionalMove | None) -> bool:
    if decided is None or table.match is None or table.status != "playing":
        return False
    return conditions.holds(table.match, seat, decided.condition, table.places[seat].stretch)
