"""The bots of Felicity: its temperaments, a shrewd player, and four levels of one that has learned."""

from __future__ import annotations

from rascals.bots.felicity.shrewd import Shrewd
from rascals.bots.felicity.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot
from rascals.bots.learned import Learned

SHREWD = Shrewd()
# What weakens a level weakens people: it overlooks part of what lies there, it forgets what was paid and shown, it is
# not sure which of the moves that come to mind is the best. `benchmarks/levels.py` measures what that makes of them.
BOTS: tuple[Bot, ...] = (
    *TEMPERAMENTS,
    Learned("easy", __name__, SHREWD, forgets=True, overlooks=0.6),
    Learned("medium", __name__, SHREWD, forgets=True),
    SHREWD,
    Learned("hard", __name__, SHREWD, heat=8.0),
    Learned("expert", __name__, SHREWD),
)
