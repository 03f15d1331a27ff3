"""The state of Burrows: its fields, their meanings and who sees them. [B-23, B-25]"""

from typing import get_args

from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, BoardPlace, Counts, Number, OneOf, Steps
from rascals.core.state import ALL, GameState, Grid, Row, component, i8, option

from .components import BOARD, CARDS, KINDS, SEATS
from .view_types import Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
TURNS, SUSPICION, OVER = range(len(PHASES))
STEPS = ("answer",)  # what may be pending: the victim's answer to a theft [B-14]
(ANSWER,) = range(len(STEPS))
NOBODY = -1
SHORT, LONG = range(2)  # length [B-07]


def sees_hand(s: "State", owner: int, viewer: int) -> int:
    """Return 1 for its owner, and for everybody at the end or with the option. [B-08, B-23]"""
    return s.open_hands | (s.phase == OVER) | (owner == viewer)


def sees_weasel(s: "State", _owner: int, viewer: int) -> int:
    """Return 1 for the weasel itself, and for everybody at the end. [B-05, B-19]"""
    return (s.phase == OVER) | (s.weasel == viewer)


def sees_suspect(s: "State", owner: int, viewer: int) -> int:
    """Return 1 for the seat that named it, and for everybody at the end. [B-25]"""
    return (s.phase == OVER) | (owner == viewer)


class State(GameState):
    """A position of Burrows. Rows that count cards have one number for each kind."""

    length: int = option()  # SHORT or LONG [B-07]
    open_hands: int = option()  # 1: everybody sees all hands [B-08]

    points: Row = component(8, KINDS, data="cards.points", least=-9, most=9)  # [B-03]
    copies: Row = component(8, KINDS, data="cards.copies", least=4, most=25)  # [B-03]; enough for five hands
    rounds: Row = component(8, 2, data="rounds.numbers", least=1, most=50)  # by length [B-07]

    round: int = i8(of=Number(1), seen=ALL)
    phase: int = i8(of=OneOf(PHASES), seen=ALL)
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)  # NOBODY once the turns are over
    agenda: Grid = i8(1, 3, of=Steps(STEPS, "pending"), seen=ALL, missing=())
    pending: int = i8(entry=None)

    place: Row = i8(SEATS, by=SEAT, of=BoardPlace.of(BOARD), seen=ALL)
    deck: Row = i8(KINDS, entry=None)
    hand: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(CARDS, size="hand_size"), seen=sees_hand)
    larder: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(CARDS), seen=ALL, missing=())
    raised: int = i8(of=Number(), seen=ALL, missing=0)  # alarms that have left the game [B-15]

    shown: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(CARDS), missing=())  # stolen cards still in this hand [B-26]

    weasel: int = i8(of=SEAT, seen=sees_weasel)  # [B-05]
    named: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, entry=None)  # whether a seat has named a suspect
    suspect: Row = i8(SEATS, by=SEAT, of=SEAT_OR_NOBODY, seen=sees_suspect)  # the seat it named [B-18]
