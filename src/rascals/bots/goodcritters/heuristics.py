"""The heuristic policies of GoodCritters: how each shares, votes, threatens and bargains.

Each has weights for the kinds of moves, and for the moves within a kind. The weight of a change halves with every
change made in the round, so that no table waits for long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rascals.bots.heuristic import HeuristicPolicy
from rascals.bots.interface import Turn
from rascals.core.moves import Move

View = Mapping[str, Any]
Tastes = Mapping[str, float]

CHANGES = frozenset({"threaten", "unthreaten", "promo", "payoff", "unset", "offer"})
FIRST = 6.0  # the weight of a first action card, and of being ready or done
USUAL: Tastes = {
    "give": 1, "choose": FIRST, "ready": FIRST, "done": FIRST, "finish": 3, "add": 1, "pay": 2, "for": 1, "ask": 0.5,
    "decline": 1, "accept": 1, "withdraw": 0.1, "unthreaten": 0.1, "unset": 0.1,
}  # fmt: skip


@dataclass(frozen=True)
class Character:
    """The weights of a heuristic policy: of kinds of moves, action cards, seats to give loot to, payoff sides."""

    kinds: Tastes
    cards: Tastes
    gives: Callable[[Turn, int], float]
    sides: Tastes = field(default_factory=dict)  # payoff tokens' sides
    doubts: float = 0.1  # the weight of changing the chosen card

    def weigh(self, turn: Turn) -> list[float]:
        """Return the weights of a turn's moves: each kind's weight, divided among its moves in proportion."""
        likings = [self.liking(turn, move) for move in turn.moves]
        totals: dict[str, float] = {}  # of each kind's likings
        for move, liking in zip(turn.moves, likings, strict=True):
            totals[move.kind] = totals.get(move.kind, 0.0) + liking
        mine = turn.view["seats"][turn.seat]
        return [
            liking and self.kind(move.kind, mine) * liking / totals[move.kind]
            for move, liking in zip(turn.moves, likings, strict=True)
        ]

    def kind(self, kind: str, mine: View) -> float:
        """Return the current weight of a kind of move."""
        swap = kind == "choose" and mine["chosen"]
        weight = float(self.doubts if swap else self.kinds.get(kind, USUAL.get(kind, 1.0)))
        return weight / (1 << int(mine["changes"])) if swap or kind in CHANGES else weight

    def liking(self, turn: Turn, move: Move) -> float:
        """Return the weight of a move within its kind."""
        if move.kind == "give":
            return self.gives(turn, move.args["to"])
        if move.kind == "choose":
            return self.cards[move.args["action"]]
        return self.sides.get(move.args["side"], 1.0) if move.kind == "payoff" else 1.0


def evenly(turn: Turn, seat: int) -> float:
    """Prefer the seats that have been given fewer cards so far."""
    got: int = sum(move.args["to"] == seat for move in turn.draft)
    return 1.0 / (1 << 2 * got)


def to_oneself(turn: Turn, seat: int) -> float:
    """Give nearly everything to the boss's own seat."""
    return 8.0 if seat == turn.seat else 0.5


def to_few(turn: Turn, seat: int) -> float:
    """Give to the boss's own seat and the neighbour on the left, hardly anything to the others."""
    if seat == turn.seat:
        return 5.0
    return 2.0 if seat == (turn.seat + 1) % turn.game.players else 0.1


TIMID = Character(
    kinds={"threaten": 0.05, "promo": 1, "payoff": 0.5, "offer": 0.3, "accept": 3, "for": 0.2, "unthreaten": 2},
    cards={"yes": 6, "guard": 4, "skim": 1, "no": 0.5, "rob": 0.1},
    gives=evenly,
    sides={"yes": 5},
    doubts=0.3,
)
GREEDY = Character(
    kinds={"threaten": 2, "promo": 0.5, "payoff": 0.2, "offer": 1, "accept": 0.5, "for": 6, "ask": 3, "decline": 2},
    cards={"skim": 6, "rob": 4, "yes": 2, "no": 1.5, "guard": 0.5},
    gives=to_oneself,
)
SPITEFUL = Character(
    kinds={"threaten": 4, "promo": 2, "payoff": 2, "offer": 0.5, "accept": 0.3, "decline": 3, "unset": 0.5},
    cards={"no": 6, "rob": 5, "guard": 1, "skim": 1, "yes": 0.3},
    gives=to_few,
    sides={"no": 6},
)

HEURISTICS = tuple(
    HeuristicPolicy(name, character.weigh)
    for name, character in (("timid", TIMID), ("greedy", GREEDY), ("spiteful", SPITEFUL))
)
