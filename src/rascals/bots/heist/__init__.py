"""The bots of Critter Heist: heuristic policies (a hoarder, a runner, a saboteur), and the levels of the shrewd bot.

Since nothing is learned here, `expert`, a name that every game has, is the shrewd bot.
"""

from __future__ import annotations

from rascals.bots.heist.shrewd import Shrewd
from rascals.bots.heuristic import HeuristicPolicy, Tastes, preferring
from rascals.bots.interface import Bot

# The weight of each kind of move, 1 if not listed, shared by the moves of that kind.
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

HEURISTICS = (
    HeuristicPolicy("hoarder", preferring(HOARDER, USUAL)),
    HeuristicPolicy("runner", preferring(RUNNER, USUAL)),
    HeuristicPolicy("saboteur", preferring(SABOTEUR, USUAL)),
)

# Weaker levels sample fewer states and misjudge the value of moves. `benchmarks/levels.py` measures their strength.
BOTS: tuple[Bot, ...] = (
    *HEURISTICS,
    Shrewd("easy", samples=1, error=0.8),
    Shrewd("medium", samples=2, error=0.25),
    Shrewd("hard", error=0.1),
    Shrewd(),
    Shrewd("expert"),
)
