"""The bots of GoodCritters: heuristic policies (simple characters), and the levels of the shrewd bot.

Since nothing is learned here, `expert`, a name that every game has, is the shrewd bot.
"""

from __future__ import annotations

from rascals.bots.goodcritters.heuristics import HEURISTICS
from rascals.bots.goodcritters.opponents import Character
from rascals.bots.goodcritters.shrewd import Shrewd
from rascals.bots.interface import Bot

# Weaker levels misjudge values by more, and some also choose more at random; the weakest does not model how the others
# respond to each other. `benchmarks/levels.py` measures the resulting strengths.
BOTS: tuple[Bot, ...] = (
    *HEURISTICS,
    Shrewd("easy", Character(depth=0), daring=10.0, error=15.0),
    Shrewd("medium", daring=3.0, error=10.0),
    Shrewd("hard", error=5.0),
    Shrewd(),
    Shrewd("expert"),
)
