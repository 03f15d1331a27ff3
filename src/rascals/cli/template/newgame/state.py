"""The state: its fields, their meaning and who sees them. [N-08, N-09]"""

from __future__ import annotations

from rascals.core.codecs import FLAG, NOBODY, SEAT, SEAT_OR_NOBODY, Counts
from rascals.core.state import ALL, GameState, Grid, Row, component, i8, option

from .components import CARDS, KINDS, SEATS


def sees_hand(s: State, owner: int, viewer: int) -> int:
    """Return whether a viewer sees a hand: the owner, or everybody at the end or by option. [N-08, N-09]"""
    return s.open_hands | (s.turn == NOBODY) | (owner == viewer)


class State(GameState):
    """A position. A card is the number of its kind; a row of counts has one number for each kind."""

    open_hands: int = option()  # 1: everybody sees all hands [N-09]

    points: Row = component(8, KINDS, data="cards.points", least=-9, most=9)  # [N-02]
    copies: Row = component(8, KINDS, data="cards.copies", least=10, most=40)  # [N-02]; enough for full hands

    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)  # NOBODY when the game is over
    deck: Row = i8(KINDS, of=Counts(CARDS))
    hand: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(CARDS, size="hand_size"), seen=sees_hand)
    stopped: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, missing=False)  # draws no more [N-06]
