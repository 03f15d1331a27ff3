"""The bots of Burrows once an expert has been trained: a copy of this stands beside its rules as `bots.py`."""

from rascals.bots.dreamer import Dreamer
from rascals.bots.learned import Learned

BOTS = (Learned("expert", "rascals.games.burrows", instead=Dreamer()),)
