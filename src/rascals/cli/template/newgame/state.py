"""The record: its fields, what they mean and who sees them. [N-08, N-09]"""

from __future__ import annotations

from rascals.core.meaning import FLAG, NOBODY, SEAT, SEAT_OR_NOBODY, Counts
from rascals.core.record import ALL, Grid, Record, Row, component, i8, option

from .box import CARDS, KINDS, SEATS


def sees_hand(s: State, owner: int, viewer: int) -> int:
    """Its owner sees a hand; everybody does at the end, or always by option. [N-08, N-09]"""
    return s.open_hands | (s.turn == NOBODY) | (owner == viewer)


class State(Record):
    """A position. Cards are kinds; a row of counts has one number for each kind."""

    open_hands: int = option()  # 1: everybody sees all hands [N-09]

    points: Row = component(8, KINDS, data="cards.points", least=-9, most=9)  # [N-02]
    copies: Row = component(8, KINDS, data="cards.copies", least=10, most=40)  # [N-02]; enough for full hands

    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)  # NOBODY when the game is over
    deck: Row = i8(KINDS, of=Counts(CARDS))
    hand: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(CARDS, size="hand_size"), seen=sees_hand)
    stopped: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, missing=False)  # draws no more [N-06]
