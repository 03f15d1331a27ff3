"""The moves of Felicity, in the order of their action numbers."""

from __future__ import annotations

from rascals.core.moves import Numbers, Verbs
from rascals.games.felicity.box import PETS

VERBS = Verbs()
PLACE = VERBS.add("place", pet=PETS)
PASS = VERBS.add("pass")
BID = VERBS.add("bid", mice=Numbers(1))
