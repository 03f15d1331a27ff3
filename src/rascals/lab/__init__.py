"""The laboratory: many games, in many processes or on many machines, and the figures computed from them.

A `Plan` is cells (a game with its options and components, and the bots that play it) and a seed; its deal number
`index` is always the same games, so that the result does not depend on who plays them, or in which order. `run` plays
deals and returns their exact `Sums`; `standings` and `rows` are the figures.
"""

from rascals.lab.cells import Cell
from rascals.lab.figures import Figure, Standing, rows, standings
from rascals.lab.plan import Plan
from rascals.lab.playing import PlayedGame
from rascals.lab.running import GameFailed, run
from rascals.lab.sums import Sums

__all__ = [
    "Cell",
    "Figure",
    "GameFailed",
    "Plan",
    "PlayedGame",
    "Standing",
    "Sums",
    "rows",
    "run",
    "standings",
]
