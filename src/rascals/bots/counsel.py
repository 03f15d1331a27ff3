"""The coach for games with a learned expert: it estimates how many of 100 games each likely move would win.

It tries these moves in the same sampled states: everybody plays on as the expert would until the seat has to decide
again; the expert's value estimate stands in for the rest of the game (a truncated rollout, Tesauro & Galperin, On-line
Policy Improvement using Monte-Carlo Search, 1996). The reason comes from the shrewd bot, which can give one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean

from rascals.bots.interface import ChosenMove, Considered, Rationale, Turn
from rascals.bots.learned import Learned, Mind
from rascals.bots.lookahead import looked_ahead
from rascals.bots.network import outcome
from rascals.core import rules
from rascals.core.intervals import half_width_of
from rascals.core.moves import Move
from rascals.core.state import GameState

SAMPLES, MANY = 32, 1024  # samples for one answer, in Python and in machine code, unless a budget says otherwise
LEAST, MOST = 2, 3  # moves to try, besides the one that was made
LIKELY = 0.02  # the expert's least probability for a move beyond LEAST
HUNDRED = 100
NOTICED = 0.01  # shares of a victory that differ by no more look the same to a player


@dataclass(frozen=True)
class Counsel:
    """Recommends the moves of `expert`, with the reason of its fallback bot if that would play the same move."""

    expert: Learned
    name: str = field(default="coach", init=False)

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the move that wins most often, and how many of 100 games each tried move would win."""
        mind = self.expert.mind(turn)
        if mind is None or len(turn.moves) == 1:
            return self.expert.instead.choose(turn)
        likely, made = mind.thinks(turn.sampled_state, turn.seat, turn.moves), self._made(turn)
        tried = self._tried(turn, likely, made)
        shares = imagined(mind, turn, tried)
        means = [HUNDRED * fmean(found) for found in shares]
        best = max(range(len(tried)), key=lambda at: (not worse(shares[at], shares, means), likely[tried[at]]))
        move = tried[best]
        advice = self.expert.instead.choose(replace(turn, weigh=()))
        alone = all(worse(found, shares, means) for at, found in enumerate(shares) if at != best)
        reason = advice.reason if advice.move in (move, str(move)) else Rationale("wins" if alone else "as-well")
        considered = tuple(
            Considered(str(one), round(mean, 1), round(HUNDRED * half(found), 1), (one,))
            for one, mean, found in zip(tried, means, shares, strict=True)
        )
        weighed = None
        if made is not None:
            place = tried.index(made)
            weighed = means[place] if worse(shares[place], shares, means) else means[best]
        analysis = {"considered": [{"move": one.move, "wins": one.wins, "error": one.error} for one in considered]}
        return ChosenMove(move, analysis, reason, means[best], weighed, considered)

    @staticmethod
    def _tried(turn: Turn, likely: dict[Move, float], made: Move | None) -> list[Move]:
        """Return the likeliest moves, and the one that was made."""
        order = sorted(turn.moves, key=lambda move: -likely[move])
        tried = [*order[:LEAST], *(move for move in order[LEAST:MOST] if likely[move] >= LIKELY)]
        return tried if made is None or made in tried else [*tried, made]

    @staticmethod
    def _made(turn: Turn) -> Move | None:
        (made,) = turn.weigh if len(turn.weigh) == 1 else (None,)
        return next((move for move in turn.moves if made is not None and move.action == made.action), None)


def imagined(mind: Mind, turn: Turn, moves: Sequence[Move]) -> list[list[float]]:
    """Return each move's share of the victory in each sampled state; all moves are tried in the same states."""
    if ahead := looked_ahead(mind.network, mind.heat, turn, moves, MANY):
        return ahead
    shares: list[list[float]] = [[] for _ in moves]
    for _ in turn.simulations(SAMPLES):
        sampled, seed = turn.sample_state(), turn.random.getrandbits(64)
        for found, move in zip(shares, moves, strict=True):
            twin = sampled.copy()
            rules.apply(twin, turn.seat, move.action)
            found.append(_outcome(mind, twin, turn.seat, random.Random(seed)))
    return shares


def _outcome(mind: Mind, s: GameState, seat: int, chance: random.Random) -> float:
    """Play on until a seat has to decide again, or the game is over; return its share of the victory."""
    while awaited := rules.acting(s):
        mover = rules.first_seat(awaited)
        moves = mind.legal(s, mover)
        if mover == seat and len(moves) > 1:
            return mind.expects(s, seat)
        action = moves[0] if len(moves) == 1 else mind.drawn(s, mover, moves, chance)
        rules.apply(s, mover, action)
    return outcome(s, seat, 0.0)


def half(shares: Sequence[float]) -> float:
    """Return half the width of the mean's 95 % interval; 1, the whole range, if there is only one sample."""
    found = half_width_of(shares, NOTICED)
    return 1.0 if found is None else min(1.0, found)


def worse(found: Sequence[float], shares: Sequence[Sequence[float]], means: Sequence[float]) -> bool:
    """Return whether a move did significantly worse than the best in the same sampled states (95 %)."""
    best = shares[max(range(len(means)), key=means.__getitem__)]
    deficits = [theirs - ours for ours, theirs in zip(found, best, strict=True)]
    return fmean(deficits) > max(half(deficits), NOTICED)
