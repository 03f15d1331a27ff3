"""The temperaments of Critter Heist: a hoarder, a runner, a saboteur."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rascals.bots.interface import Question
from rascals.bots.temperament import Temperament

Tastes = Mapping[str, float]

# How much each likes a kind of move; what is not named has 1. Moves of a kind share it.
USUAL: Tastes = {"end": 0.6, "take": 6, "take_food": 6, "draw": 3, "stop": 0.3, "leave": 0.3, "pass_pile": 0.3}
HOARDER: Tastes = {
    "play": 0.15,
    "play_table": 0.15,
    "score": 0.1,
    "escape": 0.02,
    "take": 30,
    "take_food": 30,
    "move": 4,
}
RUNNER: Tastes = {"move": 9, "move_to": 9, "escape": 30, "score": 6, "play": 0.6, "end": 0.2}
SABOTEUR: Tastes = {"play": 5, "play_table": 5, "drop": 1, "web": 6, "target": 1, "end": 0.4}


def preferring(tastes: Tastes) -> Callable[[Question], Sequence[float]]:
    """Return the weights of moves by tastes for their kinds, shared among the moves of a kind."""

    def weights(question: Question) -> list[float]:
        kinds = [move.kind for move in question.moves]
        return [tastes.get(kind, USUAL.get(kind, 1.0)) / kinds.count(kind) for kind in kinds]

    return weights


TEMPERAMENTS = (
    Temperament("hoarder", preferring(HOARDER)),
    Temperament("runner", preferring(RUNNER)),
    Temperament("saboteur", preferring(SABOTEUR)),
)
