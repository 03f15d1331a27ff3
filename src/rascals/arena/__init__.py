"""Running many games: an experiment, its exact tally, and the figures drawn from it.

An `Experiment` names a game, its options, the bots and a seed. Game number `index` of it is the same game
wherever and whenever it is played, so the result depends on neither the number of processes nor their order.
"""

from rascals.arena.experiment import Experiment, Outcome
from rascals.arena.pool import run
from rascals.arena.statistics import Standing, standings, wilson
from rascals.arena.tally import Tally

__all__ = ["Experiment", "Outcome", "Standing", "Tally", "run", "standings", "wilson"]
