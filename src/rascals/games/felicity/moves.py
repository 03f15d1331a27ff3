"""The moves of Felicity, in the order of their action numbers; the events, and who may know them. [F-28]"""

from __future__ import annotations

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT
from rascals.core.moves import Numbers, Verbs
from rascals.games.felicity.state import PETS

VERBS = Verbs()
PLACE = VERBS.add("place", pet=PETS)
PASS = VERBS.add("pass")
BID = VERBS.add("bid", mice=Numbers(1))

ALL_PASSED, BANK_SHORT = range(2)
_REASONS = ("all-passed", "bank-short")
_SEAT, _OWNER, _MICE, _BANK = Param("seat", SEAT), Param("owner", SEAT), Param("mice"), Param("bank")
_PET, _SECRET, _DOG = Param("pet", PETS), Param("pet", PETS, secret=True), Param("dog", PETS)
_PETS = Param("pets", PETS, rest=True)

EVENTS = Events()
CARD_REMOVED = EVENTS.declare("card_removed", _SEAT, _SECRET)
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"), Param("start", SEAT))
PLACED = EVENTS.declare("placed", _SEAT, _SECRET)
REVEALED = EVENTS.declare("revealed", _OWNER, _PET, Param("place"), reveals=True)
BID_MADE = EVENTS.declare("bid", _SEAT, _MICE)
PASSED = EVENTS.declare("passed", _SEAT, Param("returned"))
MICE_TAKEN = EVENTS.declare("mice_taken", _SEAT, Param("card"), _MICE)
PAID = EVENTS.declare("paid", _SEAT, _MICE)
CAT_CHASED = EVENTS.declare("cat_chased", _DOG, _PET)
DOG_LEFT = EVENTS.declare("dog_left", _DOG)
DOGS_LEFT = EVENTS.declare("dogs_left", Param("dogs", PETS, rest=True))
ROW_WON = EVENTS.declare("row_won", _SEAT, _PETS)
ROW_REMOVED = EVENTS.declare("row_removed", _PETS)
FILLED = EVENTS.declare("mouse_cards_filled", _BANK)
EMPTY = EVENTS.declare("mouse_cards_empty", Param("reason", _REASONS), _BANK)
GAME_OVER = EVENTS.declare("game_over")
REMOVED_SHOWN = EVENTS.declare("removed_shown", _OWNER, _PET, reveals=True)
SCORED = EVENTS.declare("scored", _SEAT, Param("cats"), _MICE, Param("score"))
