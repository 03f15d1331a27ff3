"""The events, and which of their values are secret. [N-08]"""

from __future__ import annotations

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT

from .box import CARDS

_SEAT = Param("seat", SEAT)

EVENTS = Events()
DRAWN = EVENTS.declare("drawn", _SEAT, Param("card", CARDS, secret=True))
STOPPED = EVENTS.declare("stopped", _SEAT)
SCORED = EVENTS.declare("scored", _SEAT, Param("score"), reveals=True)  # the points of a hand
