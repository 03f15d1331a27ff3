"""The bots of Burrows once an expert has been trained: a copy of this goes next to its rules as `bots.py`."""

from rascals.bots.determinized_search import DeterminizedSearch
from rascals.bots.learned import Learned

BOTS = (Learned("expert", "rascals.games.burrows", instead=DeterminizedSearch()),)
