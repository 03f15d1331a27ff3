"""Refusals: the reasons why a move is not legal."""

from __future__ import annotations

from rascals.core.codecs import NOBODY
from rascals.core.errors import Refusal
from rascals.core.moves import Move

from .components import MOST
from .state import State


def explain(s: State, seat: int, _move: Move) -> Refusal:
    """Return why a seat may not play a move that is not legal now."""
    if s.turn == NOBODY:
        return Refusal("game-over", {}, "N-10", "the game is over")
    if seat != s.turn:
        return Refusal("not-your-turn", {}, "N-04", "it is not your turn")
    sentence = "you hold {most} cards already, or none is left: you can only stop"
    return Refusal("no-drawing", {"most": MOST}, "N-05", sentence)
