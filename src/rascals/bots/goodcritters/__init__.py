"""The bots of GoodCritters: its temperaments, and a shrewd player at four strengths."""

from __future__ import annotations

from rascals.bots.goodcritters.opponents import Character
from rascals.bots.goodcritters.shrewd import Shrewd
from rascals.bots.goodcritters.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

# Weaker levels are wrong about what things are worth, and mind the difference between good and better less; the weakest
# does not ask what the others think of each other. `benchmarks/levels.py` measures what that makes of them.
BOTS: tuple[Bot, ...] = (
    *TEMPERAMENTS,
    Shrewd("easy", Character(depth=0), daring=10.0, error=15.0),
    Shrewd("medium", daring=3.0, error=10.0),
    Shrewd("hard", error=5.0),
    Shrewd(),
    Shrewd("expert"),
)
