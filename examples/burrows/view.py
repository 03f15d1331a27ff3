"""What a view of Burrows tells beside the fields of the record, and who must do what."""

from typing import Any

from rascals.core.agenda import top_seat
from rascals.core.box import Status

from . import rules
from .box import BOARD, HOMES
from .state import TURNS, State


def derive(s: State, seat: int | None, told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """Return what follows from several fields."""
    del seat, reveal  # everybody is told the same
    for facts in told["seats"]:
        facts["home"] = BOARD.places[HOMES[facts["seat"]]]
        facts["points"] = rules.stored(s, facts["seat"])
    return {"rounds": s.rounds[s.length], "deck_size": sum(s.deck)}


def status(s: State, seat: int | None) -> Status:
    """Return who must do what. [B-09, B-14, B-18]"""
    del seat
    if s.pending:
        return "answer", {"seat": top_seat(s), "by": s.turn}
    if s.phase == TURNS:
        return "turn", {"seat": s.turn}
    return "name", {}
