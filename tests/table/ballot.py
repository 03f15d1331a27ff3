"""A game for tests only: everybody votes at the same time and in secret, several times over.

It has what Felicity does not and tables must support: simultaneous decisions, events hidden from a seat, views that
hide who has decided, and a move of two parts (``think; vote yes``).
"""

from __future__ import annotations

from typing import Any, Literal

from rascals.core.codecs import SEAT, Number, OneOf
from rascals.core.definition import GameDefinition, GameOption
from rascals.core.errors import Refusal
from rascals.core.events import Events, Param, emit
from rascals.core.moves import Move, Verbs
from rascals.core.state import ALL, GameState, Row, i8, option
from rascals.core.view_types import SeatView, View

SEATS = 8
CHOICES = ("no", "yes")

VERBS = Verbs()
VERBS.add("vote", choice=CHOICES)
THINK = VERBS.add("think", begins=True)

EVENTS = Events()
VOTED = EVENTS.declare("voted", Param("seat", SEAT), Param("vote", ("vote no", "vote yes")), private=True)
COUNTED = EVENTS.declare("counted", Param("round"), Param("yes"))


class State(GameState):
    """A position: each seat's vote in this round (-1: none yet), and the ayes of earlier rounds."""

    rounds: int = option()
    round: int = i8(of=Number(1, 101), seen=ALL)
    votes: Row = i8(SEATS, by=SEAT, of=OneOf(CHOICES, nothing=True))
    thinks: int = i8(missing=0)  # 1: in the middle of a move
    ayes: Row = i8(SEATS, by=SEAT)  # how often each seat has voted yes


class BallotView(View):
    """What a seat or a spectator sees."""

    game: Literal["ballot"]
    edition: None
    round: int
    votes: list[int | None]
    ayes: list[int] | None
    seats: list[SeatView]


class Rules:
    """The rules."""

    def setup(self, s: State) -> None:
        s.round = 1

    def acting(self, s: State) -> int:
        return sum(1 << seat for seat in range(s.players) if s.round <= s.rounds and s.votes[seat] < 0)

    def legal(self, s: State, seat: int, moves: Row) -> int:
        if not self.acting(s) >> seat & 1:
            return 0
        count = 2 if s.thinks else 3
        moves[:count] = range(count)
        return count

    def apply(self, s: State, seat: int, action: int) -> None:
        if action == THINK:
            s.thinks = 1
            return
        s.thinks = 0
        s.votes[seat] = action
        s.ayes[seat] += action
        emit(s, VOTED, seat, action)
        if min(s.votes[: s.players]) >= 0:
            emit(s, COUNTED, s.round, sum(s.votes[: s.players]))
            s.round += 1
            s.votes[:] = [-1] * SEATS

    def score(self, s: State, seat: int) -> int:
        return s.ayes[seat]

    def wins(self, s: State, seat: int) -> int:
        return int(s.ayes[seat] == max(s.ayes[: s.players]))


RULES = Rules()


def explain(s: State, seat: int, _move: Move) -> Refusal:
    """Say why a move is refused."""
    if not RULES.acting(s) >> seat & 1:
        return Refusal("not-now", {}, "B-1", "you have voted")
    return Refusal("thinking", {}, "B-2", "you think already")


def derive(s: State, seat: int | None, _told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """A seat sees its own vote; nobody sees before the count whether others have voted."""
    on = s.round <= s.rounds
    voted = [s.votes[other] >= 0 for other in range(s.players)]
    return {
        "acting": [other for other in range(s.players) if on and not (voted[other] and (reveal or other == seat))],
        "votes": [s.votes[other] if reveal or other == seat else None for other in range(s.players)],
        "ayes": list(s.ayes[: s.players]) if not on else None,
    }


DEFINITION = GameDefinition(
    name="ballot",
    version=1,
    players=tuple(range(2, SEATS + 1)),
    editions=(),
    options=(GameOption("rounds", {3: 3, 1: 1, 10: 10, 100: 100}),),
    state=State,
    rules=RULES,
    verbs=VERBS,
    events=EVENTS,
    view_type=BallotView,
    determinize=lambda _s, _seat: None,
    explain=explain,
    derive=derive,
    endings=("voted",),
    unfinished=lambda s: s.thinks,
)
