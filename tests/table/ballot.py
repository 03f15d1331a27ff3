"""A game for tests only: everybody votes at the same time and in secret, several times over.

It has what Felicity lacks and tables must bear: simultaneous decisions, events that a seat is told nothing of, views
that hide who has decided, and a move of two parts (``think; vote yes``).
"""

from __future__ import annotations

from typing import Any

from rascals.core.box import Box, Option
from rascals.core.errors import Refusal
from rascals.core.events import EventType, Param, tell
from rascals.core.moves import Move
from rascals.core.record import Record, Row, i8

SEATS = 8
NO, YES, THINK, ACTIONS = 0, 1, 2, 3
NAMES = ("vote no", "vote yes", "think")
GRAMMAR = "vote yes|no · think; vote yes|no"
VOTED, COUNTED = range(2)
EVENTS = (
    EventType("voted", (Param("seat"), Param("vote", lambda v: NAMES[v])), private=True),
    EventType("counted", (Param("round"), Param("yes"))),
)


class State(Record):
    """A position: who has voted what in this round (-1: not yet), and the ayes of the rounds before."""

    players: int = i8()
    rounds: int = i8()
    round: int = i8()
    votes: Row = i8(SEATS)
    thinks: int = i8()  # 1: in the middle of a move
    ayes: Row = i8(SEATS)  # how often each seat has voted yes


class Rules:
    """The rules."""

    ACTIONS = ACTIONS

    def setup(self, s: State) -> None:
        s.round, s.thinks = 1, 0
        s.votes[:] = [-1] * SEATS
        s.ayes[:] = [0] * SEATS

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
        tell(s, VOTED, seat, action)
        if min(s.votes[: s.players]) >= 0:
            tell(s, COUNTED, s.round, sum(s.votes[: s.players]))
            s.round += 1
            s.votes[:] = [-1] * SEATS

    def score(self, s: State, seat: int) -> int:
        return s.ayes[seat]

    def wins(self, s: State, seat: int) -> int:
        return int(s.ayes[seat] == max(s.ayes[: s.players]))


RULES = Rules()


class Moves:
    """The moves."""

    GRAMMAR = GRAMMAR

    def move(self, action: int) -> Move:
        return Move(action, NAMES[action], NAMES[action].split()[0])

    def parse(self, text: str) -> int | None:
        return NAMES.index(text) if text in NAMES else None

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        if not RULES.acting(s) >> seat & 1:
            return Refusal("not-now", {}, "B-1", "you have voted")
        return Refusal("thinking", {}, "B-2", "you think already") if s.thinks and action == THINK else None


class Nothing:
    """Neither knowledge nor positions are needed."""

    OBSERVATION = 1

    def conceal(self, s: State, seat: int) -> None: ...
    def observe(self, s: State, seat: int, out: Row) -> None: ...
    def write(self, s: State) -> dict[str, Any]:
        return s.values()

    def read(self, s: State, data: Any) -> None: ...


def view(s: State, seat: int | None, *, reveal: bool) -> dict[str, Any]:
    """A seat sees its own vote; whether others have voted nobody sees before the count."""
    on = s.round <= s.rounds
    voted = [s.votes[other] >= 0 for other in range(s.players)]
    return {
        "players": s.players,
        "seat": seat,
        "round": s.round,
        "acting": [other for other in range(s.players) if on and not (voted[other] and (reveal or other == seat))],
        "votes": [s.votes[other] if reveal or other == seat else None for other in range(s.players)],
        "ayes": list(s.ayes[: s.players]) if not on else None,
    }


BOX = Box(
    name="ballot",
    players=tuple(range(2, SEATS + 1)),
    editions=(),
    options=(Option("rounds", {3: 3, 1: 1, 10: 10, 100: 100}),),
    state=State,
    rules=RULES,
    knowledge=Nothing(),
    moves=Moves(),
    events=EVENTS,
    view=view,
    position=Nothing(),
    endings=("voted",),
    unfinished=lambda s: s.thinks,
)
