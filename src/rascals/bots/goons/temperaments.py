"""The temperaments of Goons: a saver, a gambler, a shopper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rascals.bots.interface import Question
from rascals.bots.temperament import Temperament

Tastes = Mapping[str, float]

# How much each likes a kind of move; what is not named has 1. Moves of a kind share it.
USUAL: Tastes = {"end": 0.3, "again_no": 0.3, "no_trade": 0.5, "stop": 1.0, "pass": 0.2, "club": 0.5}
SAVER: Tastes = {"dojo": 12, "diner": 12, "hustle": 6, "commit": 0.3, "buy": 0.2, "bubbles": 8, "crowbar": 0, "stop": 9}
GAMBLER: Tastes = {"commit": 14, "reroll": 9, "draw": 9, "dynamite": 4, "knuckles": 6, "bat": 6, "shoot": 6, "trade": 4}
SHOPPER: Tastes = {"buy": 20, "buy_twice": 20, "again_buy": 20, "diner": 8, "commit": 1.5, "reap": 2, "knife": 0.3}


def preferring(tastes: Tastes) -> Callable[[Question], Sequence[float]]:
    """Return the weights of moves by tastes for their kinds, shared among the moves of a kind."""

    def weights(question: Question) -> list[float]:
        kinds = [move.kind for move in question.moves]
        return [tastes.get(kind, USUAL.get(kind, 1.0)) / kinds.count(kind) for kind in kinds]

    return weights


TEMPERAMENTS = (
    Temperament("saver", preferring(SAVER)),
    Temperament("gambler", preferring(GAMBLER)),
    Temperament("shopper", preferring(SHOPPER)),
)
