"""What a table offers a seat besides its moves: taking back, the coach, and conditional moves (premoves).

The coach is off when several people play, unless all of them agree. Others learn that somebody asked it only together
with the resulting move: earlier it would reveal that the seat is still deciding, which the rules may hide.

A conditional move is a seat's decision in advance, known to nobody else. The server makes the move for the seat's
person when the seat has to act. It expires when its condition no longer applies, when a move is taken back, and when a
bot plays for the seat.
"""

from __future__ import annotations

from rascals.core import conditions
from rascals.table.channels import Viewer
from rascals.table.commands import Refused
from rascals.table.messages import ConditionalMove, ConditionInfo
from rascals.table.state import TableState


def may_undo(table: TableState, seat: int) -> bool:
    """Return whether a seat's person may take its last move back now."""
    match, holder = table.match, table.seats[seat]
    if match is None or table.status != "playing" or not table.header.undo or holder.player is not None:
        return False
    return seat in table.awaited and match.can_undo(seat) and not table.standing()[-1].standin


def check_undo(table: TableState, seat: int) -> None:
    """Refuse to take a move back if the table or the game forbids it, or a bot made it."""
    if not table.header.undo:
        raise Refused("bad", "undo-off")
    if table.seats[seat].player is not None:
        raise Refused("not_your_decision", "undo-bot")
    refusal = table.playing().why_no_undo(seat)
    if refusal is not None:
        raise Refused.by_rules(refusal)
    if table.standing()[-1].standin:
        raise Refused("illegal", "undo-bot")


def check_coach(table: TableState) -> None:
    """Refuse the coach if the table has none, or several people play and not all have agreed.

    People who have left the table are not asked.
    """
    if table.header.coach == "off":
        raise Refused("bad", "coach-off")
    players = [holder for holder in table.people() if holder.reason != "left"]
    missing = [holder for holder in players if not holder.coach]
    if table.header.coach == "agreed" and len(players) > 1 and missing:
        raise Refused("bad", "coach-agree", {"count": len(missing)})


def known_advice(table: TableState, seat: int, viewer: Viewer) -> int:
    """Return how much advice to a seat a viewer knows of: the seat itself all, others only that for known moves."""
    advised, match = table.seats[seat].advised, table.match
    if viewer == seat or not advised or match is None or match.over:
        return len(advised)
    moves = (ply for ply in reversed(match.history) if ply.seat == seat and ply.events)
    last = next((ply.n for ply in moves if ply.events[0].shown_to(viewer) is not None), -1)
    return sum(at <= last for at in advised)


def conditions_for(table: TableState, viewer: Viewer) -> list[ConditionInfo]:
    """Return the conditional moves that a viewer's seat may set now; none for a spectator."""
    if viewer is None or table.match is None or table.status != "playing" or table.seats[viewer].player is not None:
        return []
    return [ConditionInfo(name, *span) for name, span in conditions.spans(table.match, viewer).items()]


def due_moves(table: TableState) -> dict[int, str]:
    """Return by seat the moves that are due from conditional moves now; none for a seat whose person must decide."""
    found: dict[int, str] = {}
    for seat in table.thinking:
        decided = table.seats[seat].conditional_move
        if decided is not None and table.match is not None:
            move = conditions.answer(table.match, seat, decided.condition, decided.number)
            found |= {} if move is None else {seat: move}
    return found


def lapsed(table: TableState) -> set[int]:
    """Return the seats whose conditional moves have expired."""
    deciding = [holder for holder in table.people() if holder.conditional_move is not None]
    return {
        holder.seat
        for holder in deciding
        if holder.player is not None or not _means(table, holder.seat, holder.conditional_move)
    }


def _means(table: TableState, seat: int, decided: ConditionalMove | None) -> bool:
    if decided is None or table.match is None or table.status != "playing":
        return False
    return conditions.holds(table.match, seat, decided.condition, table.seats[seat].stretch)
