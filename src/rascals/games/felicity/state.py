"""The record of a game of Felicity."""

from __future__ import annotations

from rascals.core.record import Grid, Record, Row, i8, i16
from rascals.games.felicity.box import CARDS, KINDS, SEATS

PLACE, BID, OVER = range(3)  # phases
NOBODY = -1
LOWEST, MILDEST = range(2)  # the small dog's victim, by option
RANDOM_SEAT = -1  # the first start player is drawn


class State(Record):
    """A position of Felicity. Cards are kinds (0 to 9, canonical order); the dummy of three players is seat 3."""

    players: int = i8()
    small_dog: int = i8()  # LOWEST or MILDEST [F-32]
    first_player: int = i8()  # a seat, or RANDOM_SEAT [F-07]
    open_mice: int = i8()  # 1: everybody sees all mice [F-24]

    round: int = i8()  # 1 to 9
    phase: int = i8()
    start: int = i8()  # the start player
    turn: int = i8()  # NOBODY when the game is over

    hand: Grid = i8(SEATS, KINDS)  # 1 while the seat still holds that pet
    removed: Row = i8(SEATS)  # each seat's removed card [F-05]
    stack: Row = i8(KINDS)  # the dummy's cards: that of round r at r - 1, the removed one last [F-06]

    shown: Grid = i8(SEATS, KINDS)  # 1 once everybody has seen that pet of the set, the dummy's too [F-28]

    row: Row = i8(SEATS)  # the cards in the sack, left to right
    placed: int = i8()  # how many they are
    revealed: int = i8()  # how many lie open, from the left

    mice: Row = i16(SEATS)  # in front of each seat, its bid not counted
    bids: Row = i16(SEATS)
    passed: Row = i8(SEATS)  # 1: out of this auction
    passes: int = i8()  # how many are
    on_card: Row = i16(CARDS)  # the mice on each mouse card, from the lowest
    bank: int = i16()

    won: Grid = i8(SEATS, KINDS)  # how many of each kind lie in front of each seat
