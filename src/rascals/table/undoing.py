"""Taking back at a table: whether a seat's person may take its last move back now."""

from __future__ import annotations

from rascals.table.commands import Refused
from rascals.table.state import TableState


def may_undo(table: TableState, seat: int) -> bool:
    """Tell whether a seat's person may take its last move back now."""
    match, place = table.match, table.places[seat]
    if match is None or table.status != "playing" or not table.header.undo or place.player is not None:
        return False
    return seat in table.awaited and match.can_undo(seat) and not table.standing()[-1].standin


def check_undo(table: TableState, seat: int) -> None:
    """Refuse to take a move back if the table or the game forbids it, or a bot made it."""
    if not table.header.undo:
        raise Refused("bad", "undo-off")
    if table.places[seat].player is not None:
        raise Refused("not_your_decision", "undo-bot")
    refusal = table.playing().why_no_undo(seat)
    if refusal is not None:
        raise Refused.by_rules(refusal)
    if table.standing()[-1].standin:
        raise Refused("illegal", "undo-bot")
