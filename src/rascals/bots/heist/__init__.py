"""The bots of Critter Heist: its temperaments, and the shrewd player at four strengths."""

from __future__ import annotations

from rascals.bots.heist.shrewd import Shrewd
from rascals.bots.heist.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

# Weaker levels imagine fewer worlds and misjudge the value of moves. `benchmarks/levels.py` measures their strength.
BOTS: tuple[Bot, ...] = (
    *TEMPERAMENTS,
    Shrewd("easy", worlds=1, error=0.8),
    Shrewd("medium", worlds=2, error=0.25),
    Shrewd("hard", error=0.1),
    Shrewd(),
    Shrewd("expert"),
)
