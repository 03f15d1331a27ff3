"""The moves, in the order of their action numbers."""

from __future__ import annotations

from rascals.core.moves import Verbs

VERBS = Verbs()
VERBS.add("draw")
VERBS.add("stop")
