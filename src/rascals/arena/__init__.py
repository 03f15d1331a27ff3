"""Running many games: an experiment, its exact tally, and the figures drawn from it.

An `Experiment` names a game, its options, the bots and a seed. Game number `index` of it is the same game
wherever and whenever it is played, so the result depends on neither the number of processes nor their order.
A `Comparison` is such experiments side by side: the same bots and seeds in several editions, or under several options.
"""

from rascals.arena.comparison import Comparison
from rascals.arena.experiment import Experiment, Outcome
from rascals.arena.figures import Figure, rows
from rascals.arena.pool import GameFailed, run
from rascals.arena.statistics import Standing, standings
from rascals.arena.tally import Tally

__all__ = [
    "Comparison",
    "Experiment",
    "Figure",
    "GameFailed",
    "Outcome",
    "Standing",
    "Tally",
    "rows",
    "run",
    "standings",
]
