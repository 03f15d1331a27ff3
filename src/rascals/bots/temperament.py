"""Temperaments: bots that draw moves at random, weighted by preference; and bots that misjudge the values of moves.

A temperament is a function that gives each move a weight, from the seat's point of view. So it reaches
every rare corner of the rules sooner or later, and another game needs only another function.
The temperaments here work for any game: they use only a move's kind and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from rascals.bots.interface import Choice, Question
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


Weigh = Callable[[Question], Sequence[float]]
Tastes = Mapping[str, float]  # how much kinds of moves are liked

STAY = 8.0  # how many times a temperament prefers what suits it to what does not


@dataclass(frozen=True)
class Temperament:
    """A bot that draws its moves by the weights from `weigh`: one for each move, none below 0."""

    name: str
    weigh: Weigh

    def choose(self, question: Question) -> Choice:
        """Draw a move by weight."""
        weights = list(self.weigh(question))
        if not any(weights):
            weights = [1.0] * len(question.moves)
        (at,) = question.random.choices(range(len(weights)), weights)
        return Choice(question.moves[at], {"share": round(weights[at] / sum(weights), 3)})


def amount(move: Move) -> int:
    """Return how much a move gives or bids: the sum of its numbers, without seats and yes-or-no values."""
    seats = move.seats
    return sum(value for name, value in move.values if name not in seats and type(value) is int)


def aims_at_others(move: Move, seat: int) -> bool:
    """Tell whether a move names a seat other than its own."""
    seats = move.seats
    return any(name in seats and value != seat for name, value in move.values)


def preferring(tastes: Tastes, usual: Tastes) -> Weigh:
    """Return the weights of moves by `tastes` for their kinds, else `usual`, else 1; moves of a kind share it."""

    def weights(question: Question) -> list[float]:
        kinds = [move.kind for move in question.moves]
        return [tastes.get(kind, usual.get(kind, 1.0)) / kinds.count(kind) for kind in kinds]

    return weights


def timid(question: Question) -> list[float]:
    """Prefer to pass, else the smallest amounts."""
    least = min(amount(move) for move in question.moves)
    return [STAY if move.kind == "pass" or amount(move) == least else 1 / STAY for move in question.moves]


def greedy(question: Question) -> list[float]:
    """Never pass while anything else is possible; the more, the better."""
    return [0.0 if move.kind == "pass" else 1.0 + amount(move) for move in question.moves]


def spiteful(question: Question) -> list[float]:
    """Prefer moves against others."""
    return [STAY if aims_at_others(move, question.seat) else 1.0 for move in question.moves]


GENERIC = (Temperament("timid", timid), Temperament("greedy", greedy), Temperament("spiteful", spiteful))
