"""Determinization for search and learning: deals again the cards that a seat cannot know. In the dialect."""

from __future__ import annotations

from rascals.core.codecs import NOBODY
from rascals.core.dealing import redeal

from .state import State


def determinize(s: State, seat: int) -> None:
    """Deal the others' hands again, with the state's generator; -1 is a spectator. [N-08]"""
    if s.turn != NOBODY and s.open_hands == 0:
        redeal(s, s.deck, s.hand, seat)
