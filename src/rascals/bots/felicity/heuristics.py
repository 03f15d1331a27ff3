"""The heuristic policies of Felicity: their preferences in placing and bidding."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rascals.bots.heuristic import HeuristicPolicy
from rascals.bots.interface import Turn
from rascals.games.felicity import rules
from rascals.games.felicity.state import State

Tastes = Mapping[str, float]

# The weight of placing each pet, 1 if not listed.
MILD: Tastes = {"rabbit": 6, "3": 4, "5": 4, "-5": 2, "small-dog": 2}
BEST: Tastes = {"15": 9, "11": 7, "8": 5, "5": 3, "small-dog": 2}
BAD: Tastes = {"-8": 9, "-5": 7, "large-dog": 7, "small-dog": 3, "rabbit": 3}


def timid_bids(s: State, mice: int) -> float:
    """Rarely bid, and only one more; mostly take a row that nobody else wants, which drains the bank."""
    if rules.bidders(s) == 1:
        return 3.0
    return 0.08 if mice == rules.highest_bid(s) + 1 else 0.0


def greedy_bids(_: State, mice: int) -> float:
    """Return a weight proportional to the bid: always raise, preferably high."""
    return 10.0 * mice


def spiteful_bids(s: State, mice: int) -> float:
    """Open half the time; raise by one so that others pay, less often at high prices; seldom take a lone row."""
    highest = rules.highest_bid(s)
    if rules.bidders(s) == 1:
        return 0.1
    if highest == 0:
        return 1.0 if mice == 1 else 0.0
    return 10.0 / highest if mice == highest + 1 else 0.02


def preferring(tastes: Tastes, bids: Callable[[State, int], float]) -> Callable[[Turn], Sequence[float]]:
    """Return a function that weighs moves by tastes for pets and for bids; a pass weighs 1."""

    def weights(turn: Turn) -> list[float]:
        s = turn.sampled_state
        return [
            tastes.get(move.args["pet"], 1.0)
            if move.kind == "place"
            else bids(s, move.args["mice"])
            if move.kind == "bid"
            else 1.0
            for move in turn.moves
        ]

    return weights


HEURISTICS = (
    HeuristicPolicy("timid", preferring(MILD, timid_bids)),
    HeuristicPolicy("greedy", preferring(BEST, greedy_bids)),
    HeuristicPolicy("spiteful", preferring(BAD, spiteful_bids)),
)
