"""Heuristic policies: bots that draw moves at random, weighted by preference; and errors in the values of moves.

Such a policy is a function that gives each move a weight, from the seat's point of view. So sooner or later it reaches
every rare corner of the rules, and another game needs only another function. Those here fit any game: they use only a
move's kind and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from rascals.bots.interface import ChosenMove, Turn
from rascals.core.moves import Move


def misjudged(values: Sequence[float], error: float, chance: Random) -> list[float]:
    """Return these values with a normal error of standard deviation `error` added, in the same unit.

    With an error of 0 nothing is drawn from `chance`, so such a bot plays the same games as before.
    """
    return [value + chance.gauss(0.0, error) for value in values] if error else [*values]


def drawn(values: Sequence[float], freedom: float, chance: Random) -> int:
    """Draw an index: of two, the one with a value `freedom` higher is e times as likely (softmax)."""
    best = max(values)
    weights = [exp((value - best) / freedom) for value in values]
    return chance.choices(range(len(values)), weights)[0]


Weigh = Callable[[Turn], Sequence[float]]
Tastes = Mapping[str, float]  # how much kinds of moves are liked

STAY = 8.0  # how many times a policy prefers what suits it to what does not


@dataclass(frozen=True)
class HeuristicPolicy:
    """A bot that draws its moves by the weights from `weigh`: one for each move, none below 0."""

    name: str
    weigh: Weigh

    def choose(self, turn: Turn) -> ChosenMove:
        """Draw a move by weight."""
        weights = list(self.weigh(turn))
        if not any(weights):
            weights = [1.0] * len(turn.moves)
        (at,) = turn.random.choices(range(len(weights)), weights)
        return ChosenMove(turn.moves[at], {"share": round(weights[at] / sum(weights), 3)})


def amount(move: Move) -> int:
    """Return how much a move gives or bids: the sum of its numbers, without seats and yes-or-no values."""
    seats = move.seats
    return sum(value for name, value in move.values if name not in seats and type(value) is int)


def aims_at_others(move: Move, seat: int) -> bool:
    """Return whether a move names a seat other than its own."""
    seats = move.seats
    return any(name in seats and value != seat for name, value in move.values)


def preferring(tastes: Tastes, usual: Tastes) -> Weigh:
    """Return the weights of moves by `tastes` for their kinds, else `usual`, else 1; moves of a kind share it."""

    def weights(turn: Turn) -> list[float]:
        kinds = [move.kind for move in turn.moves]
        return [tastes.get(kind, usual.get(kind, 1.0)) / kinds.count(kind) for kind in kinds]

    return weights


def timid(turn: Turn) -> list[float]:
    """Prefer to pass, otherwise the smallest amounts."""
    least = min(amount(move) for move in turn.moves)
    return [STAY if move.kind == "pass" or amount(move) == least else 1 / STAY for move in turn.moves]


def greedy(turn: Turn) -> list[float]:
    """Never pass while anything else is possible; the more, the better."""
    return [0.0 if move.kind == "pass" else 1.0 + amount(move) for move in turn.moves]


def spiteful(turn: Turn) -> list[float]:
    """Prefer moves against others."""
    return [STAY if aims_at_others(move, turn.seat) else 1.0 for move in turn.moves]


GENERIC = (HeuristicPolicy("timid", timid), HeuristicPolicy("greedy", greedy), HeuristicPolicy("spiteful", spiteful))
