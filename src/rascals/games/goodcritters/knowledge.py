"""GoodCritters for search and learning: what the core asks. In the dialect.

`concealing` deals anew what a seat cannot know; `observing` writes what it knows as numbers.
"""

from __future__ import annotations

from rascals.games.goodcritters.concealing import conceal
from rascals.games.goodcritters.observing import OBSERVATION, observe

__all__ = ["OBSERVATION", "conceal", "observe"]
