"""The events: which of their values are secret, and what holds in the state when they are emitted. [N-08]"""

from __future__ import annotations

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param

from .components import CARDS

_SEAT = Param("seat", SEAT)

EVENTS = Events()
DRAWN = EVENTS.declare(
    "drawn", _SEAT, Param("card", CARDS, secret=True), holds="seat == actor and up.hand[seat][card] == 1"
)
STOPPED = EVENTS.declare("stopped", _SEAT, holds="seat == actor and up.stopped[seat] == 1")
SCORED = EVENTS.declare(
    "scored", _SEAT, Param("score"), reveals=True, holds="seat == nth and score == rules.score(s, seat)"
)  # the points of a hand
