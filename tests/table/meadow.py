"""A game for tests only: on a meadow of burrows everybody walks, digs or hides in turn, so clients have a board.

It has neither texts nor a status: it shows what any game without them gets.
"""

from __future__ import annotations

import sys
from typing import Literal

from rascals.core.board import Board
from rascals.core.codecs import SEAT, BoardPlace
from rascals.core.definition import GameDefinition, GameOption
from rascals.core.events import Events, Param, emit
from rascals.core.moves import Seats, Verbs
from rascals.core.state import ALL, GameState, Row, i8, option
from rascals.core.view_types import SeatView, View

MOST = 4
BOARD = Board.graph(
    ("oak", "pond", "hedge", "hollow", "well", "orchard"),
    ("oak pond", "pond hedge", "oak hollow", "hedge well", "hollow well", "hedge orchard", "well orchard"),
    {
        "oak": (0, 0),
        "pond": (1.2, 0.2),
        "hedge": (2.3, 0.9),
        "hollow": (0.3, 1.2),
        "well": (1.3, 1.7),
        "orchard": (2.4, 2.2),
    },
)
PLACES = len(BOARD.places)
JOINED = BOARD.links

VERBS = Verbs()
GO = VERBS.add("go", to=BOARD.places)
DIG = VERBS.add("dig", at=BOARD.places)
HIDE = VERBS.add("hide", at=BOARD.places)
GREET = VERBS.add("greet", whom=Seats(MOST))

EVENTS = Events()
WENT = EVENTS.declare("went_to", Param("mole", SEAT), Param("place", BOARD.places))
DUG = EVENTS.declare("dug", Param("mole", SEAT))


class State(GameState):
    """A position: where everybody is, where the cat sleeps, how often each has dug."""

    rounds: int = option()
    round: int = i8(seen=ALL)
    turn: int = i8(of=SEAT, seen=ALL)
    cat: int = i8(of=BoardPlace.of(BOARD), seen=ALL)
    place: Row = i8(MOST, by=SEAT, of=BoardPlace.of(BOARD), seen=ALL)
    friend: Row = i8(MOST, by=SEAT, of=SEAT, seen=ALL)
    dug: Row = i8(MOST, by=SEAT, seen=ALL)


class Player(SeatView):
    """A player."""

    place: str
    friend: int
    dug: int


class MeadowView(View):
    """What a seat or a spectator sees."""

    game: Literal["meadow"]
    edition: None
    round: int
    turn: int | None
    cat: str
    seats: list[Player]


def setup(s: State) -> None:
    """All begin at the oak except the last, who is at the well."""
    s.round = 1
    s.cat = 3
    s.place[s.players - 1] = 4


def acting(s: State) -> int:
    """One after another, until all rounds are played."""
    return 1 << s.turn if s.round <= s.rounds else 0


def legal(s: State, seat: int, moves: Row) -> int:
    """Move along a link, dig or hide, or greet another at the same place."""
    count = 0
    if acting(s) >> seat & 1 == 0:
        return 0
    for place in range(PLACES):
        if JOINED[s.place[seat]][place]:
            moves[count] = GO + place
            count += 1
    moves[count] = DIG + s.place[seat]
    moves[count + 1] = HIDE + s.place[seat]
    count += 2
    for other in range(s.players):
        if other != seat:
            moves[count] = GREET + other
            count += 1
    return count


def go(s: State, seat: int, place: int) -> None:
    """Walk."""
    s.place[seat] = place
    emit(s, WENT, seat, place)
    on(s)


def dig(s: State, seat: int) -> None:
    """A point."""
    s.dug[seat] += 1
    emit(s, DUG, seat)
    on(s)


def hide(s: State, seat: int) -> None:
    """Nothing happens."""
    emit(s, WENT, seat, s.place[seat])
    on(s)


def greet(s: State, seat: int, other: int) -> None:
    """A friend for life."""
    s.friend[seat] = other
    on(s)


def on(s: State) -> None:
    """The next one moves; after the last a round is over."""
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1


apply = VERBS.switch(__name__, go, dig, hide, greet)


def score(s: State, seat: int) -> int:
    """A point for each dig."""
    return s.dug[seat]


def determinize(s: State, seat: int) -> None:
    """Nothing is hidden."""


DEFINITION = GameDefinition(
    name="meadow",
    version=1,
    players=tuple(range(2, MOST + 1)),
    options=(GameOption("rounds", range(1, 100), first=2),),
    state=State,
    rules=sys.modules[__name__],
    verbs=VERBS,
    events=EVENTS,
    view_type=MeadowView,
    determinize=determinize,
    endings=("evening",),
    board=BOARD,
)
