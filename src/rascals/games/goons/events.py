"""The events of Goons, all public: a sealed bid becomes an event only when all bids are in."""

from __future__ import annotations

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT
from rascals.games.goons.box import CELL_NAMES, COLOUR_NAMES, GOON_NAMES, ITEM_NAMES, SCHEME_NAMES
from rascals.games.goons.state import ENDS, SOURCE_NAMES

_SEAT, _NUMBER = Param("seat", SEAT), Param("number")
_COLOUR, _TO, _CELL = Param("colour", COLOUR_NAMES), Param("to", COLOUR_NAMES), Param("cell", CELL_NAMES)
_CUBE = Param("cube", (*COLOUR_NAMES, "junk"))
_ITEM, _SCHEME = Param("item", ITEM_NAMES), Param("scheme", SCHEME_NAMES)
_DICE = Param("dice", tuple("123456"), rest=True)
_GAINS = tuple(map(Param, ("stars", "energy", "money", "steps")))

EVENTS = Events()

# Setup and the turn.
GOON_CHOSEN = EVENTS.declare("goon_chosen", _SEAT, Param("goon", GOON_NAMES))
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"), _SEAT)
TURN_BEGAN = EVENTS.declare("turn_began", _SEAT, Param("round"), Param("turn"))
CUBE_TAKEN = EVENTS.declare("cube_taken", _SEAT, _COLOUR, _CELL, Param("space", COLOUR_NAMES))
ABILITY_USED = EVENTS.declare("ability_used", _SEAT, Param("goon", GOON_NAMES), _COLOUR, _CELL)

# Actions.
TRAINED = EVENTS.declare("trained", _SEAT, _NUMBER)
DINED = EVENTS.declare("dined", _SEAT, _NUMBER)
BOUGHT = EVENTS.declare("bought", _SEAT, _ITEM, _NUMBER)
ITEM_TURNED_UP = EVENTS.declare("item_turned_up", _ITEM, reveals=True)
ITEMS_SHUFFLED = EVENTS.declare("items_shuffled")
CUBE_MOVED = EVENTS.declare("cube_moved", _SEAT, _CUBE, _CELL, Param("to", CELL_NAMES))
WITHDRAWN = EVENTS.declare("withdrawn", _SEAT, _NUMBER, _COLOUR)
SHIFTED = EVENTS.declare("shifted", _SEAT, _NUMBER, _COLOUR, _TO)
FEE_PAID = EVENTS.declare("fee_paid", _SEAT, _NUMBER, Param("what", ("energy", "money")), _COLOUR)
COMMITTED = EVENTS.declare("committed", _SEAT, _NUMBER, _COLOUR)
STEPPED = EVENTS.declare("stepped", _SEAT, _COLOUR, Param("space"))
SPACE_PAID = EVENTS.declare("space_paid", _SEAT, *_GAINS)
STEPS_LAPSED = EVENTS.declare("steps_lapsed", _SEAT, _NUMBER)
DOUBLED = EVENTS.declare("doubled", _SEAT)

# Items.
KNIFED = EVENTS.declare("knifed", _SEAT, Param("source", SOURCE_NAMES), _COLOUR)
REAPED = EVENTS.declare("reaped", _SEAT)
ADDED = EVENTS.declare("added", _SEAT, _ITEM, _NUMBER, _COLOUR)
ENERGY_FROM = EVENTS.declare("energy_from", _SEAT, _ITEM, _NUMBER)
MASKED = EVENTS.declare("masked", _SEAT, _NUMBER, _COLOUR, _TO)
PRIED = EVENTS.declare("pried", _SEAT, _NUMBER, Param("gained"))
SUIT_PAID = EVENTS.declare("suit_paid", _SEAT, _NUMBER, Param("stars"))

# Trades with the Jolly Butcher.
_PAID = Param("what", ("stars", "energy", "money", "step"))
TRADED = EVENTS.declare("traded", _SEAT, Param("paid"), _PAID, *_GAINS)
STEPPED_DOWN = EVENTS.declare("stepped_down", _SEAT, _COLOUR, Param("space"))
NOT_TRADED = EVENTS.declare("not_traded", _SEAT)

# The resolution.
RESOLUTION_BEGAN = EVENTS.declare("resolution_began", Param("round"))
SCHEME_BEGAN = EVENTS.declare("scheme_began", _COLOUR, _SCHEME, Param("energy"))
DYNAMITED = EVENTS.declare("dynamited", _SEAT, _NUMBER)
NO_DYNAMITE = EVENTS.declare("no_dynamite", _SEAT)
ROW_SORTED = EVENTS.declare("row_sorted", Param("order", SEAT, rest=True))
ROLLED = EVENTS.declare("rolled", Param("total"), _DICE)
REROLLED = EVENTS.declare("rerolled", _SEAT, Param("die"), Param("rolled"), Param("total"))
STOPPED = EVENTS.declare("stopped", _SEAT)
BAGGED = EVENTS.declare("bagged", Param("skulls"), Param("blanks"))
TOKENS_DRAWN = EVENTS.declare("tokens_drawn", Param("skulls"), Param("blanks"))
TOKEN_DRAWN = EVENTS.declare("token_drawn", _SEAT, Param("token", ("skull", "blank")), Param("paid"))
REACHED = EVENTS.declare("reached", _SEAT, _NUMBER, Param("goal"))
TOKENS_GIVEN = EVENTS.declare("tokens_given", _SEAT, _NUMBER)
BID_SHOWN = EVENTS.declare("bid_shown", _SEAT, Param("lot"), Param("bid"), reveals=True)
LOT_LOST = EVENTS.declare("lot_lost", Param("lot"))
LOT_TAKEN = EVENTS.declare("lot_taken", _SEAT, Param("lot"), Param("bid"))
CLAIMED = EVENTS.declare("claimed", _SEAT, Param("lot"))
PASSED = EVENTS.declare("passed", _SEAT)
REWARDED = EVENTS.declare("rewarded", _SEAT, _COLOUR, Param("city"), Param("crib"), *_GAINS)
FAILED = EVENTS.declare("failed", _COLOUR)
BANDAGED = EVENTS.declare("bandaged", _SEAT, _NUMBER)
NOT_BANDAGED = EVENTS.declare("not_bandaged", _SEAT)
MARKERS_LOST = EVENTS.declare("markers_lost", _SEAT, _NUMBER)
MARKERS_RETURNED = EVENTS.declare("markers_returned", _SEAT, _NUMBER)

# The end of a round, and of the game.
SCHEME_TURNED_UP = EVENTS.declare("scheme_turned_up", _COLOUR, _SCHEME, reveals=True)
DISPLAY_SWEPT = EVENTS.declare("display_swept", Param("items", ITEM_NAMES, rest=True))
FIRST_NAMED = EVENTS.declare("first_named", Param("to", SEAT), _SEAT)
GAME_OVER = EVENTS.declare("game_over", Param("reason", ENDS))
PARTS = ("track", "items", "money", "energy", "hustle", "ends")  # of a score [O-30]
FINAL_SCORE = EVENTS.declare("final_score", _SEAT, *map(Param, PARTS), Param("score"))
