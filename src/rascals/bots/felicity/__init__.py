"""The bots of Felicity: its heuristic policies, a shrewd player, and four levels of one that has learned."""

from __future__ import annotations

from rascals.bots.felicity.heuristics import HEURISTICS
from rascals.bots.felicity.shrewd import Shrewd
from rascals.bots.interface import Bot
from rascals.bots.learned import Learned

SHREWD = Shrewd()
# Levels are weakened as people are: they overlook part of the table, forget what was paid and shown, or are unsure
# which move is best. `benchmarks/levels.py` measures their strength.
BOTS: tuple[Bot, ...] = (
    *HEURISTICS,
    Learned("easy", __name__, SHREWD, forgets=True, overlooks=0.6),
    Learned("medium", __name__, SHREWD, forgets=True),
    SHREWD,
    Learned("hard", __name__, SHREWD, heat=8.0),
    Learned("expert", __name__, SHREWD, samples=64),
)
