"""The derived entries of a Burrows view, and whose decision it is."""

from typing import Any

from rascals.core.agenda import top_seat
from rascals.core.definition import Status

from . import rules
from .components import BOARD, HOMES
from .state import TURNS, State
from .view_types import Derived, PlayerDerived


def derive(s: State, seat: int | None, told: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries of a view that are computed from several fields."""
    del seat, reveal  # the same for everybody
    for facts in told["seats"]:
        home = BOARD.places[HOMES[facts["seat"]]]
        facts.update(PlayerDerived(home=home, points=rules.stored(s, facts["seat"])))
    return {"rounds": s.rounds[s.length], "deck_size": sum(s.deck)}


def status(s: State, seat: int | None) -> Status:
    """Return which decision is due, and whose. [B-09, B-14, B-18]"""
    del seat
    if s.pending:
        return "answer", {"seat": top_seat(s), "by": s.turn}
    if s.phase == TURNS:
        return "turn", {"seat": s.turn}
    return "name", {}
