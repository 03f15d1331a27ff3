"""The events of Critter Heist and who may know them. [H-28]

An event about a hand's card or tile reveals what the hand held; one about a public card reveals nothing. Where both
occur, two events share a name.
"""

from __future__ import annotations

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT
from rascals.games.heist.box import CELL_NAMES, CRITTER_NAMES, LOOT_NAMES, TILE_NAMES, TRAP_NAMES, TURNS, WAYS
from rascals.games.heist.state import ENDS

HAND, TABLE, DISCARD_PILE, COMMUNAL = range(4)
ZONES = ("hand", "table", "discard", "communal")

_SEAT, _TO, _FROM, _BY = Param("seat", SEAT), Param("to", SEAT), Param("from", SEAT), Param("by", SEAT)
_CRITTER, _SECRET = Param("critter", CRITTER_NAMES), Param("critter", CRITTER_NAMES, secret=True)
_CRITTERS = Param("critters", CRITTER_NAMES, rest=True)
_SECRETS = Param("critters", CRITTER_NAMES, rest=True, secret=True)
_TILE, _SECRET_TILE = Param("tile", TILE_NAMES), Param("tile", TILE_NAMES, secret=True)
_TILES, _SECRET_TILES = Param("tiles", TILE_NAMES, rest=True), Param("tiles", TILE_NAMES, rest=True, secret=True)
_CELL, _PILE, _TRAP = Param("cell", CELL_NAMES), Param("pile"), Param("trap", TRAP_NAMES)
_TURN, _LOOT, _NUMBER = Param("turn", TURNS), Param("loot", LOOT_NAMES), Param("number")
_ZONE = Param("zone", ZONES)

EVENTS = Events()

# Hiring.
DEALT = EVENTS.declare("dealt", _SEAT, _SECRETS)
LOOKED = EVENTS.declare("looked", _SEAT, _PILE, _SECRETS, reveals=True)
HIRED = EVENTS.declare("hired", _SEAT, _PILE, _SECRET)
PILE_PASSED = EVENTS.declare("pile_passed", _SEAT, _PILE)
HIRED_FROM_DECK = EVENTS.declare("hired_from_deck", _SEAT, _SECRET, reveals=True)
CHOSEN = EVENTS.declare("chosen", _SEAT, _SECRETS)
KEPT = EVENTS.declare("kept", _SEAT, _SECRETS)
PASSED_ON = EVENTS.declare("passed_on", _SEAT, _SECRETS)
DISCARDED = EVENTS.declare("discarded", _SEAT, _CRITTERS, reveals=True)
HIRING_OVER = EVENTS.declare("hiring_over")

# Tiles.
TILE_DRAWN = EVENTS.declare("tile_drawn", _SEAT, _TILE, reveals=True)
TILES_DRAWN = EVENTS.declare("tiles_drawn", _SEAT, _TILES, reveals=True)
TILES_TO_HAND = EVENTS.declare("tiles_to_hand", _SEAT, _SECRET_TILES, reveals=True)
TILE_SEEN = EVENTS.declare("tile_seen", _SEAT, _SECRET_TILE, reveals=True)
TILES_SEEN = EVENTS.declare("tiles_seen", _SEAT, _SECRET_TILES, reveals=True)
TILE_PLACED = EVENTS.declare("tile_placed", _SEAT, _TILE, _TURN, _CELL)
UNSEEN_TILE_PLACED = EVENTS.declare("tile_placed", _SEAT, _TILE, _TURN, _CELL, reveals=True)
WEBBED = EVENTS.declare("webbed", _SEAT, _BY, _TILE, _TURN, _CELL, reveals=True)
WEB_DECLINED = EVENTS.declare("web_declined", _SEAT)
DRAW_SAID = EVENTS.declare("draw_said", _SEAT)
STOPPED = EVENTS.declare("stopped", _SEAT)
TILE_PUT_BACK = EVENTS.declare("tile_put_back", _SEAT)
TILE_HELD = EVENTS.declare("tile_held", _SEAT, _SECRET_TILE)
NO_TILE_HELD = EVENTS.declare("no_tile_held", _SEAT)
TILE_GONE = EVENTS.declare("tile_gone", _CELL, _TILE)
TILES_SHUFFLED = EVENTS.declare("tiles_shuffled")

# The turn.
HEIST_BEGAN = EVENTS.declare("heist_began")
TURN_BEGAN = EVENTS.declare("turn_began", _SEAT, Param("round"))
MOVED = EVENTS.declare("moved", _SEAT, Param("from_cell", CELL_NAMES), _CELL)
LOOT_TAKEN = EVENTS.declare("loot_taken", _SEAT, _LOOT, _CELL)
LOOT_LEFT = EVENTS.declare("loot_left", _SEAT, _CELL)
BANKED = EVENTS.declare("banked", _SEAT, _LOOT)
ENDED = EVENTS.declare("ended", _SEAT, Param("place"))
FIRST_BONUS = EVENTS.declare("first_bonus", _SEAT)
LATE = EVENTS.declare("late", _SEAT)

# Security and traps.
SUSPECTED = EVENTS.declare("suspected", _SEAT, _NUMBER, Param("suspicion"))
CALMED = EVENTS.declare("calmed", _SEAT, Param("suspicion"))
PENALTY = EVENTS.declare("penalty", _SEAT)
MINUS_TAKEN = EVENTS.declare("minus_taken", _SEAT)
SECURITY_EVADED = EVENTS.declare("security_evaded", _SEAT)
TRAP_EVADED = EVENTS.declare("trap_evaded", _SEAT)
REACTED = EVENTS.declare("reacted", _SEAT, _CRITTER, _ZONE)
REACTED_FROM_HAND = EVENTS.declare("reacted", _SEAT, _CRITTER, _ZONE, reveals=True)
SUFFERED = EVENTS.declare("suffered", _SEAT)
TRAP_TURNED_UP = EVENTS.declare("trap_turned_up", _SEAT, _TRAP, reveals=True)
TRAPS_SHUFFLED = EVENTS.declare("traps_shuffled")
NO_EFFECT = EVENTS.declare("no_effect", _SEAT, _TRAP)
ROLLED = EVENTS.declare("rolled", _SEAT, Param("way", WAYS))
SLIPPED = EVENTS.declare("slipped", _SEAT, _CELL)
TURNED = EVENTS.declare("turned", _SEAT, _CELL, _TURN)
LOOT_DROPPED = EVENTS.declare("loot_dropped", _SEAT, _LOOT, _CELL)
SWAPPED = EVENTS.declare("swapped", _SEAT, Param("given", CRITTER_NAMES), _CRITTER, reveals=True)
CARD_DISCARDED = EVENTS.declare("card_discarded", _SEAT, _CRITTER, _ZONE)
CARD_DISCARDED_FROM_HAND = EVENTS.declare("card_discarded", _SEAT, _CRITTER, _ZONE, reveals=True)
CARD_LAID = EVENTS.declare("card_laid", _SEAT, _CRITTER, reveals=True)
CARD_DRAWN = EVENTS.declare("card_drawn", _SEAT, _SECRET, reveals=True)

# Critters.
PLAYED = EVENTS.declare("played", _SEAT, _CRITTER, _ZONE)
PLAYED_FROM_HAND = EVENTS.declare("played", _SEAT, _CRITTER, _ZONE, reveals=True)
TRASH_DUG = EVENTS.declare("trash_dug", _SEAT, _FROM, _CRITTER)
SNATCHED = EVENTS.declare("snatched", _SEAT, _TO)
APPEARED = EVENTS.declare("appeared", _SEAT, _CELL)
PRICKED = EVENTS.declare("pricked", _SEAT, _BY, _CELL)
BAT_SENT = EVENTS.declare("bat_sent", _SEAT, _TO)
TRAPS_SEEN = EVENTS.declare("traps_seen", _SEAT, Param("traps", TRAP_NAMES, rest=True, secret=True), reveals=True)
TRAPS_ORDERED = EVENTS.declare("traps_ordered", _SEAT, Param("traps", TRAP_NAMES, rest=True, secret=True))
CARDS_SEEN = EVENTS.declare("cards_seen", _SEAT, _SECRETS, reveals=True)
CARD_KEPT = EVENTS.declare("card_kept", _SEAT, _SECRET)
GIVEN = EVENTS.declare("given", _SEAT, _TO, _CRITTER, reveals=True)
HAND_SEEN = EVENTS.declare("hand_seen", _SEAT, _TO, _SECRETS, reveals=True)
PICKED = EVENTS.declare("picked", _SEAT, _FROM, _SECRET, knowers=2, reveals=True)
NONE_PICKED = EVENTS.declare("none_picked", _SEAT, _FROM)

# The end.
GAME_OVER = EVENTS.declare("game_over", Param("reason", ENDS))
HAND_SHOWN = EVENTS.declare("hand_shown", _SEAT, _CRITTERS, reveals=True)
FINAL_SCORE = EVENTS.declare("final_score", _SEAT, Param("worth"), Param("points"), Param("score"))
