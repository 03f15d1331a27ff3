"""The state of a game of Felicity: its fields, their meaning, and who sees them. [F-24, F-28]

The first constants are names and counts of the components; the numbers printed on them are in the state.
"""

from __future__ import annotations

from typing import get_args

from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, Cards, Counts, Number, OneOf
from rascals.core.components import contents
from rascals.core.seating import around, steps_to
from rascals.core.state import ALL, OWNER, GameState, Grid, Row, component, i8, i16, option
from rascals.games.felicity.view_types import Phase

_BOX = contents(__package__)

FEWEST, MOST = 3, 5  # players [F-01]
SEATS = MOST
DUMMY = 3  # the dummy's seat, after those of the three players

PETS: tuple[str, ...] = tuple(_BOX["pets"]["names"])
KINDS = len(PETS)
RABBIT, LARGE_DOG, SMALL_DOG = (PETS.index(name) for name in ("rabbit", "large-dog", "small-dog"))
CATS = RABBIT  # kinds below this one are cats

CARDS = MOST - 1  # most mouse cards
ROUNDS: int = _BOX["rounds"]["number"]
ALL_MICE: int = _BOX["mice"]["all"]
TAKE_PRICE: int = _BOX["take"]["price"]

PHASES: tuple[Phase, ...] = get_args(Phase)
PLACE, BID, OVER = range(len(PHASES))
NOBODY = -1
LOWEST, MILDEST = range(2)  # the small dog's victim, by option
RANDOM_SEAT = -1  # the first start player is random
MICE = Number(0, 10_000)  # of one seat, card or bank: far more than any game has, so that a bid's number stays small


def dummies(s: State) -> int:
    """Return the number of dummies: 1 with three players, otherwise 0. [F-06]"""
    return 1 if s.players == FEWEST else 0


def owner(s: State, place: int) -> int:
    """Return the owner of a place in the row; places are in the order of placing. [F-08]"""
    return DUMMY if place < dummies(s) else around(s, s.start + place - dummies(s))


def sees_card(s: State, place: int, viewer: int) -> int:
    """Return 1 if a viewer sees a card in the row: it is revealed, or its own. [F-09, F-28]"""
    own = dummies(s) + steps_to(s, s.start, viewer)  # always computed: compiled, a branch would cost more
    return 1 if (place < s.revealed) | ((place == own) & (viewer >= 0)) else 0


def sees_mice(s: State, seat: int, viewer: int) -> int:
    """Return 1 if a viewer sees a seat's mice: always its own; all if they are open or the game is over. [F-24]"""
    return s.open_mice | (s.phase == OVER) | (seat == viewer)


class State(GameState):
    """A position of Felicity. A card is its kind (0 to 9, canonical order); with three players, seat 3 is the dummy."""

    small_dog: int = option()  # LOWEST or MILDEST [F-32]
    first_player: int = option(of=SEAT_OR_NOBODY)  # a seat, or RANDOM_SEAT [F-07]
    open_mice: int = option()  # 1: everybody sees all mice [F-24]

    worth: Row = component(16, KINDS, data="pets.values", least=-99, most=99)  # [F-01]
    copies: Row = component(8, KINDS, data="pets.copies", most=1)  # 1 for each kind in a set [F-01, F-34]
    rounds: int = component(8, data="rounds.number", least=1, most=ROUNDS)  # [F-08, F-34]
    numbers: Row = component(16, CARDS, data="mouse_cards.{players}")  # of the mouse cards, from the lowest [F-02]
    start_mice: int = component(16, data="mice.start")  # [F-03]
    start_bank: int = component(16, data="bank.{players}")  # [F-03]

    round: int = i8(of=Number(1, ROUNDS), seen=ALL)
    phase: int = i8(of=OneOf(PHASES), seen=ALL)
    start: int = i8(of=SEAT, seen=ALL)  # the start player
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)  # NOBODY when the game is over

    hand: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(PETS), seen=OWNER, entry="hands")
    removed: Row = i8(SEATS, by=SEAT, of=OneOf(PETS), seen=OWNER)  # each seat's removed card [F-05]
    stack: Row = i8(KINDS, entry=None)  # the dummy's: round r's card at r - 1, the removed card last [F-06]
    shown: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(PETS), seen=ALL, entry=None)  # cards of a set seen by all [F-28]

    row: Row = i8(SEATS, of=Cards(PETS, "placed"), seen=sees_card, missing=())  # the sack, left to right
    placed: int = i8(seen=ALL, view=None, entry=None)  # number of cards in the row
    revealed: int = i8(seen=ALL, view=None)  # number of those that are revealed, from the left

    mice: Row = i16(SEATS, by=SEAT, of=MICE, seen=sees_mice)  # in front of each seat, not counting its bid
    bid: Row = i16(SEATS, by=SEAT, of=MICE, seen=ALL, entry="bids", missing=0)
    passed: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, missing=False)  # out of this auction
    passes: int = i8(entry=None)  # number of seats that have passed
    on_card: Row = i16(CARDS, seen=ALL, view=None, entry="mouse_cards")  # the mice on each, from the lowest
    bank: int = i16(of=MICE, seen=ALL)

    won: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(PETS), seen=ALL, missing=())  # in front of each seat
