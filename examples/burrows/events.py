"""The events of Burrows, and who may know their values. [B-23, B-25]"""

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT

from .box import BOARD, CARDS

_SEAT, _BY, _FROM = Param("seat", SEAT), Param("by", SEAT), Param("from", SEAT)
_PLACE, _CARD, _SECRET = Param("place", BOARD.places), Param("card", CARDS), Param("card", CARDS, secret=True)

EVENTS = Events()
DEALT = EVENTS.declare("dealt", _SEAT, Param("cards", CARDS, secret=True, rest=True))
WEASEL_DRAWN = EVENTS.declare("weasel_drawn", _SEAT, private=True)
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"))
MOVED = EVENTS.declare("moved", _SEAT, _PLACE)
DUG = EVENTS.declare("dug", _SEAT, _SECRET)
STORED = EVENTS.declare("stored", _SEAT, _CARD)
THEFT_TRIED = EVENTS.declare("theft_tried", _BY, _FROM)
ALARM_RAISED = EVENTS.declare("alarm_raised", _FROM, _BY, _PLACE, reveals=True)
STOLEN = EVENTS.declare("stolen", _BY, _FROM, _CARD, reveals=True)
SUSPICION_BEGAN = EVENTS.declare("suspicion_began")
SUSPECTED = EVENTS.declare("suspected", _SEAT, Param("to", SEAT, secret=True))
WEASEL_SHOWN = EVENTS.declare("weasel_shown", _SEAT, reveals=True)
SCORED = EVENTS.declare("scored", _SEAT, Param("larder"), Param("bonus"), Param("score"), reveals=True)
