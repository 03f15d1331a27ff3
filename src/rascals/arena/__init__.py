"""Runs many games: an experiment, its exact tally, and the statistics computed from it.

An `Experiment` names a game, its options, the bots and a seed. Its game number `index` is always the same game, so the
result does not depend on the number of processes or their order. A `Comparison` is several experiments with the same
bots and seeds in different editions or with different options.
"""

from rascals.arena.comparison import Comparison
from rascals.arena.experiment import Experiment, GameOutcome
from rascals.arena.figures import Figure, rows
from rascals.arena.pool import GameFailed, run
from rascals.arena.statistics import Standing, standings
from rascals.arena.tally import Tally

__all__ = [
    "Comparison",
    "Experiment",
    "Figure",
    "GameFailed",
    "GameOutcome",
    "Standing",
    "Tally",
    "rows",
    "run",
    "standings",
]
