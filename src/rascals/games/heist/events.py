"""The events of Critter Heist, and who may see them. [H-28]

An event about a card or tile in a hand reveals what the hand held; one about a public card reveals nothing. Where both
occur, two events share a name.
"""

from __future__ import annotations

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param
from rascals.games.heist.components import CELL_NAMES, CRITTER_NAMES, LOOT_NAMES, TILE_NAMES, TRAP_NAMES, TURNS, WAYS
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
_TURN, _LOOT = Param("turn", TURNS), Param("loot", LOOT_NAMES)
_NUMBER, _SUSPICION = Param("number"), Param("suspicion")
_ZONE, _TRAPS = Param("zone", ZONES), Param("traps", TRAP_NAMES, rest=True, secret=True)

_ASKED = "seat == state.asked_seat(s)"
_FROM_HAND = "zone == events.HAND and down.hand[seat][critter] == 1"
_FROM_TABLE = "zone == events.TABLE and down.table[seat][critter] == 1"
_LIES = "tile == s.tile[cell] - 1 and turn == s.turned[cell]"
_TRAPPED = f"(not s.pending or {_ASKED} or state.asks(s, state.TRAP_DRAWN))"
_POINTS = (
    "seat == nth and worth == ending.counted_loot(s, seat) and points == s.points[seat]"
    " and score == rules.score(s, seat)"
)

EVENTS = Events()

# Hiring.
DEALT = EVENTS.declare("dealt", _SEAT, _SECRETS, holds="critters == kinds(s.pack[seat])")
LOOKED = EVENTS.declare(
    "looked",
    _SEAT,
    _PILE,
    _SECRETS,
    reveals=True,
    holds="seat == actor and critters == s.pile[pile - 1][: len(critters)]",
)
HIRED = EVENTS.declare("hired", _SEAT, _PILE, _SECRET, holds="up.hand[seat][critter] == 1 == down.pile_size[pile - 1]")
PILE_PASSED = EVENTS.declare("pile_passed", _SEAT, _PILE, holds="seat == actor and pile == hiring.looked_last(s) + 1")
HIRED_FROM_DECK = EVENTS.declare("hired_from_deck", _SEAT, _SECRET, reveals=True, holds="up.hand[seat][critter] == 1")
CHOSEN = EVENTS.declare(
    "chosen", _SEAT, _SECRETS, holds="seat == actor and critters == s.sealed[seat][: s.sealed_size[seat]]"
)
KEPT = EVENTS.declare("kept", _SEAT, _SECRETS, holds="critters == kinds(up.hand[seat])")
PASSED_ON = EVENTS.declare("passed_on", _SEAT, _SECRETS, holds="critters == kinds(s.pack[seat])")
DISCARDED = EVENTS.declare(
    "discarded",
    _SEAT,
    _CRITTERS,
    reveals=True,
    holds="critters == s.discard[seat][: s.discard_size[seat]][-len(critters) :]",
)
HIRING_OVER = EVENTS.declare("hiring_over", holds="s.phase == state.HIRE and not s.pending")

# Tiles.
TILE_DRAWN = EVENTS.declare("tile_drawn", _SEAT, _TILE, reveals=True, holds=f"{_ASKED} and tile == s.shown_tiles[0]")
TILES_DRAWN = EVENTS.declare(
    "tiles_drawn", _SEAT, _TILES, reveals=True, holds=f"{_ASKED} and tiles == s.shown_tiles[: s.shown]"
)
TILES_TO_HAND = EVENTS.declare(
    "tiles_to_hand", _SEAT, _SECRET_TILES, reveals=True, holds="tiles == kinds(up.held[seat])"
)
TILE_SEEN = EVENTS.declare(
    "tile_seen", _SEAT, _SECRET_TILE, reveals=True, holds=f"{_ASKED} and tile == s.shown_tiles[0]"
)
TILES_SEEN = EVENTS.declare(
    "tiles_seen", _SEAT, _SECRET_TILES, reveals=True, holds="seat == actor and tiles == s.shown_tiles[: s.shown]"
)
TILE_PLACED = EVENTS.declare("tile_placed", _SEAT, _TILE, _TURN, _CELL, holds=f"seat == actor and {_LIES}")
UNSEEN_TILE_PLACED = EVENTS.declare(
    "tile_placed", _SEAT, _TILE, _TURN, _CELL, reveals=True, holds=f"seat == actor and {_LIES}"
)
WEBBED = EVENTS.declare(
    "webbed",
    _SEAT,
    _BY,
    _TILE,
    _TURN,
    _CELL,
    reveals=True,
    holds=f"by == actor and seat == state.top(began, state.OF) and {_LIES}",
)
WEB_DECLINED = EVENTS.declare("web_declined", _SEAT, holds="seat == actor")
DRAW_SAID = EVENTS.declare("draw_said", _SEAT, holds="seat == actor")
STOPPED = EVENTS.declare("stopped", _SEAT, holds="seat == actor")
TILE_PUT_BACK = EVENTS.declare("tile_put_back", _SEAT, holds="seat == actor and up.stack_size == 1")
TILE_HELD = EVENTS.declare("tile_held", _SEAT, _SECRET_TILE, holds="up.held[seat][tile] == 1")
NO_TILE_HELD = EVENTS.declare("no_tile_held", _SEAT, holds="seat == actor")
TILE_GONE = EVENTS.declare("tile_gone", _CELL, _TILE, holds="tile == was.tile[cell] - 1 and s.tile[cell] == 0")
TILES_SHUFFLED = EVENTS.declare("tiles_shuffled", holds="s.stack_size > was.stack_size and not s.shown")

# The turn.
HEIST_BEGAN = EVENTS.declare("heist_began", holds="s.phase == state.HEIST > was.phase")
TURN_BEGAN = EVENTS.declare("turn_began", _SEAT, Param("round"), holds="seat == s.turn and round == s.round")
MOVED = EVENTS.declare(
    "moved",
    _SEAT,
    Param("from_cell", CELL_NAMES),
    _CELL,
    holds="seat == actor and from_cell == was.at[seat] and cell == s.at[seat]",
)
LOOT_TAKEN = EVENTS.declare(
    "loot_taken", _SEAT, _LOOT, _CELL, holds="up.carried[seat][loot] == 1 and cell == s.at[seat]"
)
LOOT_LEFT = EVENTS.declare("loot_left", _SEAT, _CELL, holds="seat == actor and cell == s.at[seat]")
BANKED = EVENTS.declare("banked", _SEAT, _LOOT, holds="up.banked[seat][loot] == 1")
ENDED = EVENTS.declare("ended", _SEAT, Param("place"), holds="place == s.ended[seat] > was.ended[seat]")
FIRST_BONUS = EVENTS.declare(
    "first_bonus", _SEAT, holds="s.ended[seat] == 1 and max(up.points[seat], *up.carried[seat]) > 0"
)
LATE = EVENTS.declare(
    "late", _SEAT, holds="not s.ended[seat] and (s.edition <= components.V2 or down.points[seat] > 0)"
)

# Security and traps.
SUSPECTED = EVENTS.declare(
    "suspected", _SEAT, _NUMBER, _SUSPICION, holds="suspicion == s.suspicion[seat] and number == up.suspicion[seat]"
)
CALMED = EVENTS.declare(
    "calmed", _SEAT, _SUSPICION, holds="seat == actor and suspicion == s.suspicion[seat] <= was.suspicion[seat]"
)
PENALTY = EVENTS.declare("penalty", _SEAT, holds="down.points[seat] == 1")
MINUS_TAKEN = EVENTS.declare("minus_taken", _SEAT, holds="up.carried[seat][components.MINUS] == 1")
SECURITY_EVADED = EVENTS.declare(
    "security_evaded", _SEAT, holds=f"{_ASKED} and ground.hazard_at(s, s.at[seat]) == components.SECURITY"
)
TRAP_EVADED = EVENTS.declare(
    "trap_evaded", _SEAT, holds=f"{_ASKED} and ground.hazard_at(s, s.at[seat]) == components.TRAP"
)
REACTED = EVENTS.declare("reacted", _SEAT, _CRITTER, _ZONE, holds=_FROM_TABLE)
REACTED_FROM_HAND = EVENTS.declare("reacted", _SEAT, _CRITTER, _ZONE, reveals=True, holds=_FROM_HAND)
SUFFERED = EVENTS.declare("suffered", _SEAT, holds="seat == actor")
TRAP_TURNED_UP = EVENTS.declare(
    "trap_turned_up", _SEAT, _TRAP, reveals=True, holds=f"{_ASKED} and trap == was.traps[s.traps_size]"
)
TRAPS_SHUFFLED = EVENTS.declare("traps_shuffled", holds="s.traps_size > was.traps_size == s.trap_discard_size == 0")
NO_EFFECT = EVENTS.declare(
    "no_effect", _SEAT, _TRAP, holds=f"{_TRAPPED} and trap == s.trap_discard[s.trap_discard_size - 1]"
)
ROLLED = EVENTS.declare("rolled", _SEAT, Param("way", WAYS), holds=f"{_TRAPPED} and way in range(4)")
SLIPPED = EVENTS.declare("slipped", _SEAT, _CELL, holds="cell == s.at[seat] != was.at[seat]")
TURNED = EVENTS.declare(
    "turned", _SEAT, _CELL, _TURN, holds="cell == s.at[seat] and turn == s.turned[cell] != was.turned[cell]"
)
LOOT_DROPPED = EVENTS.declare(
    "loot_dropped", _SEAT, _LOOT, _CELL, holds="down.carried[seat][loot] == up.loot[cell][loot] == 1"
)
SWAPPED = EVENTS.declare(
    "swapped",
    _SEAT,
    Param("given", CRITTER_NAMES),
    _CRITTER,
    reveals=True,
    holds="given == s.discard[0][s.discard_size[0] - 1] and up.hand[seat][critter] == (critter != given)",
)
CARD_DISCARDED = EVENTS.declare("card_discarded", _SEAT, _CRITTER, _ZONE, holds=_FROM_TABLE)
CARD_DISCARDED_FROM_HAND = EVENTS.declare("card_discarded", _SEAT, _CRITTER, _ZONE, reveals=True, holds=_FROM_HAND)
CARD_LAID = EVENTS.declare("card_laid", _SEAT, _CRITTER, reveals=True, holds="up.table[seat][critter] == 1")
CARD_DRAWN = EVENTS.declare("card_drawn", _SEAT, _SECRET, reveals=True, holds="up.hand[seat][critter] == 1")

# Critters.
PLAYED = EVENTS.declare(
    "played", _SEAT, _CRITTER, _ZONE, holds="zone == events.TABLE and seat == actor and s.table[seat][critter]"
)
PLAYED_FROM_HAND = EVENTS.declare(
    "played",
    _SEAT,
    _CRITTER,
    _ZONE,
    reveals=True,
    holds="zone == events.HAND and seat == actor and s.hand[seat][critter]",
)
TRASH_DUG = EVENTS.declare(
    "trash_dug", _SEAT, _FROM, _CRITTER, holds="up.hand[seat][critter] == down.discard_size[from_] == 1"
)
SNATCHED = EVENTS.declare("snatched", _SEAT, _TO, holds="seat == actor and to == state.asked_seat(s)")
APPEARED = EVENTS.declare("appeared", _SEAT, _CELL, holds="seat == actor and cell == s.at[seat]")
PRICKED = EVENTS.declare("pricked", _SEAT, _BY, _CELL, holds="by == actor and cell == s.at[seat] != was.at[seat]")
BAT_SENT = EVENTS.declare("bat_sent", _SEAT, _TO, holds="seat == actor and to == state.asked_seat(s)")
TRAPS_SEEN = EVENTS.declare(
    "traps_seen", _SEAT, _TRAPS, reveals=True, holds="seat == actor and traps == s.shown_cards[: s.cards_shown]"
)
TRAPS_ORDERED = EVENTS.declare(
    "traps_ordered", _SEAT, _TRAPS, holds="seat == actor and traps[::-1] == s.traps[was.traps_size : s.traps_size]"
)
CARDS_SEEN = EVENTS.declare(
    "cards_seen", _SEAT, _SECRETS, reveals=True, holds="seat == actor and critters == s.shown_cards[: s.cards_shown]"
)
CARD_KEPT = EVENTS.declare("card_kept", _SEAT, _SECRET, holds="up.hand[seat][critter] == 1")
GIVEN = EVENTS.declare(
    "given", _SEAT, _TO, _CRITTER, reveals=True, holds="up.hand[to][critter] == down.hand[seat][critter] == 1"
)
HAND_SEEN = EVENTS.declare(
    "hand_seen", _SEAT, _TO, _SECRETS, reveals=True, holds="seat == actor and critters == kinds(s.hand[to])"
)
PICKED = EVENTS.declare(
    "picked",
    _SEAT,
    _FROM,
    _SECRET,
    audience=2,
    reveals=True,
    holds="up.hand[seat][critter] == down.hand[from_][critter] == 1",
)
NONE_PICKED = EVENTS.declare("none_picked", _SEAT, _FROM, holds="seat == actor and from_ == state.top(s, state.OF)")

# The end.
GAME_OVER = EVENTS.declare("game_over", Param("reason", ENDS), holds="s.phase == state.OVER and reason == s.end")
HAND_SHOWN = EVENTS.declare("hand_shown", _SEAT, _CRITTERS, reveals=True, holds="critters == kinds(s.hand[seat])")
FINAL_SCORE = EVENTS.declare("final_score", _SEAT, Param("worth"), Param("points"), Param("score"), holds=_POINTS)
