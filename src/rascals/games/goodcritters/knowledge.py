"""GoodCritters for search and learning: what the core asks. In the dialect.

`conceal` deals anew what a seat cannot know; `observe` writes what it knows as numbers.
"""

from __future__ import annotations

from rascals.games.goodcritters.conceal import conceal
from rascals.games.goodcritters.observe import OBSERVATION, observe

__all__ = ["OBSERVATION", "conceal", "observe"]
