"""The bots of Goons: its temperaments, and a shrewd player at four strengths."""

from __future__ import annotations

from rascals.bots.goons.shrewd import Shrewd
from rascals.bots.goons.temperaments import TEMPERAMENTS
from rascals.bots.insight import Insight
from rascals.bots.interface import Bot

# The weaker levels see what the shrewd player sees, but misjudge the values of moves. `benchmarks/levels.py` measures
# their strength.
BOTS: tuple[Bot, ...] = (
    *TEMPERAMENTS,
    Shrewd("easy", error=6.0),
    Shrewd("medium", error=2.0),
    Shrewd("hard", error=0.8),
    Shrewd(),
    Shrewd("expert", insight=Insight(__name__, unit=22.0, trust=0.6)),
)
