"""A game for tests only: at a market one seat acts as often as it likes in its turn, so that it can undo.

A turn goes on until `pass`. Each action is another case for undo: to `walk` reveals nothing; to `roll` uses chance; to
`peek` shows oneself the next card, to `turn` shows everybody; nobody is informed of a `whisper`; to `call` makes
another seat answer with `nod`, unless one does `hush`.
"""

from __future__ import annotations

import sys
from typing import Literal

from rascals.core.chance import below
from rascals.core.codecs import NOBODY, SEAT, SEAT_OR_NOBODY, Counts
from rascals.core.definition import GameDefinition
from rascals.core.events import Events, Param, emit
from rascals.core.moves import Numbers, Verbs
from rascals.core.state import ALL, OWNER, GameState, Grid, Row, i8
from rascals.core.view_types import SeatView, View

SEATS, CARDS, TURNS = 4, ("apple", "bread"), 3

VERBS = Verbs()
for _name in ("roll", "peek", "turn", "whisper", "call", "nod", "hush", "pass"):
    VERBS.add(_name)
VERBS.add("walk", steps=Numbers(1, 3))
ROLL, PEEK, TURN, WHISPER, CALL, NOD, HUSH, PASS, WALK = range(9)

EVENTS = Events()
_CARD = Param("card", CARDS)
WALKED = EVENTS.declare("walked", Param("seat", SEAT), Param("steps"))
ROLLED = EVENTS.declare("rolled", Param("seat", SEAT), Param("steps"))
PEEKED = EVENTS.declare("peeked", Param("seat", SEAT), Param("card", CARDS, secret=True))
TURNED = EVENTS.declare("turned", Param("seat", SEAT), _CARD, reveals=True)
WHISPERED = EVENTS.declare("whispered", Param("seat", SEAT), private=True)
CALLED = EVENTS.declare("called", Param("seat", SEAT))
NODDED = EVENTS.declare("nodded", Param("seat", SEAT))
PASSED = EVENTS.declare("turn_over", Param("seat", SEAT))


class State(GameState):
    """Whose turn it is, the number of turns left, where everybody is, what each has seen, the cards."""

    turn: int = i8(of=SEAT, seen=ALL)
    asked: int = i8(of=SEAT_OR_NOBODY, seen=ALL)
    left: int = i8(seen=ALL)
    place: Row = i8(SEATS, by=SEAT, seen=ALL)
    deck: Row = i8(len(CARDS), of=Counts(CARDS))
    open: Row = i8(len(CARDS), of=Counts(CARDS), seen=ALL)
    hand: Grid = i8(SEATS, len(CARDS), by=SEAT, of=Counts(CARDS), seen=OWNER)


class Player(SeatView):
    """A player."""

    place: int
    hand: list[str] | None


class MarketView(View):
    """What a seat or a spectator sees."""

    game: Literal["market"]
    edition: None
    turn: int
    asked: int | None
    left: int
    open: list[str]
    seats: list[Player]


def setup(s: State) -> None:
    """Seat 0 begins; there are plenty of cards."""
    s.asked = NOBODY
    s.left = TURNS * s.players
    s.deck[0] = s.deck[1] = 60


def acting(s: State) -> int:
    """The seat whose turn it is, and a seat that was called."""
    if s.left == 0:
        return 0
    return 1 << s.turn if s.asked == NOBODY else 1 << s.turn | 1 << s.asked


def legal(s: State, seat: int, moves: Row) -> int:
    """In one's turn everything but nodding, until 100 steps; a seat that was called may nod."""
    if acting(s) >> seat & 1 == 0:
        return 0
    if seat != s.turn:
        moves[0] = NOD
        return 1
    count = 0
    if s.deck[0] > 0 and s.deck[1] > 0:
        moves[0], moves[1], moves[2] = ROLL, PEEK, TURN
        count = 3
    moves[count] = WHISPER
    count += 1
    moves[count] = CALL if s.asked == NOBODY else HUSH
    count += 1
    moves[count] = PASS
    count += 1
    if s.place[seat] < 100:
        for steps in range(3):
            moves[count] = WALK + steps
            count += 1
    return count


def roll(s: State, seat: int) -> None:
    """As many steps as the die shows."""
    steps = 1 + below(s, 3)
    s.place[seat] = min(120, s.place[seat] + steps)
    emit(s, ROLLED, seat, steps)


def peek(s: State, seat: int) -> None:
    """See the next card oneself; it is fixed, so no chance is used, though nobody knew it."""
    card = 0 if s.deck[0] > s.deck[1] else 1
    s.deck[card] -= 1
    s.hand[seat][card] += 1
    emit(s, PEEKED, seat, card)


def turn(s: State, seat: int) -> None:
    """Show everybody the next card; no chance either."""
    card = 0 if s.deck[0] > s.deck[1] else 1
    s.deck[card] -= 1
    s.open[card] += 1
    emit(s, TURNED, seat, card)


def whisper(s: State, seat: int) -> None:
    """Do something that nobody else learns of."""
    emit(s, WHISPERED, seat)


def call(s: State, seat: int) -> None:
    """The next seat has to act too."""
    s.asked = (seat + 1) % s.players
    emit(s, CALLED, seat)


def nod(s: State, seat: int) -> None:
    """The answer."""
    s.asked = NOBODY
    emit(s, NODDED, seat)


def hush(s: State, seat: int) -> None:
    """A seat that was called need not answer any more."""
    s.asked = NOBODY
    emit(s, NODDED, seat)


def over(s: State, seat: int) -> None:
    """The next seat's turn."""
    s.asked = NOBODY
    s.left -= 1
    s.turn = (seat + 1) % s.players
    emit(s, PASSED, seat)


def walk(s: State, seat: int, steps: int) -> None:
    """So many steps."""
    s.place[seat] += steps
    emit(s, WALKED, seat, steps)


apply = VERBS.switch(__name__, roll, peek, turn, whisper, call, nod, hush, over, walk)


def score(s: State, seat: int) -> int:
    """How far one came."""
    return s.place[seat]


def determinize(s: State, seat: int) -> None:
    """Others' knowledge is not redealt: the undo tests do not need samples."""


DEFINITION = GameDefinition(
    name="market",
    version=1,
    players=(2, 3, 4),
    options=(),
    state=State,
    rules=sys.modules[__name__],
    verbs=VERBS,
    events=EVENTS,
    view_type=MarketView,
    determinize=determinize,
    endings=("evening",),
)
