"""The events of Goons, all public: a sealed bid is reported only once all bids are in."""

from __future__ import annotations

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param
from rascals.games.goons.components import CELL_NAMES, COLOUR_NAMES, GOON_NAMES, ITEM_NAMES, SCHEME_NAMES
from rascals.games.goons.state import ENDS, SOURCE_NAMES

_SEAT, _NUMBER = Param("seat", SEAT), Param("number")
_COLOUR, _TO, _CELL = Param("colour", COLOUR_NAMES), Param("to", COLOUR_NAMES), Param("cell", CELL_NAMES)
_CUBE = Param("cube", (*COLOUR_NAMES, "junk"))
_ITEM, _SCHEME = Param("item", ITEM_NAMES), Param("scheme", SCHEME_NAMES)
_DICE = Param("dice", tuple("123456"), rest=True)
_GAINS = tuple(map(Param, ("stars", "energy", "money", "steps")))

_CUBE_GONE = "seat == actor and colour == down.city[cell] - 1"
_SHIFTED = "number == down.markers[colour][seat] == up.markers[to][seat]"
_GAINED = "energy == up.energy[seat] and money == up.money[seat] and steps == up.steps[seat]"
_TRADE = (
    "seat == actor and stars == up.stars[seat] + paid * (what == 0) and energy == up.energy[seat] + paid * (what == 1)"
    " and money == up.money[seat] + paid * (what == 2) and steps == up.steps[seat]"
)
_REROLL = (
    "down.energy[seat] == 1 and total == dice_and_tokens.dice_total(s)"
    " and down.dice[die - 1] == up.dice[rolled - 1] == (die != rolled)"
)
_DRAW = "up.drawn[token] == 1 and paid == down.energy[seat] and (paid or seat == s.order[s.resolved][nth])"
_REWARD = (
    "seat == s.order[s.resolved][s.place] and number <= choosing.goals_of_doctor(s, seat)"
    " and goal == schemes.goal(s, s.scheme[s.resolved], number - 1)"
)
_POINTS = (
    "seat == nth and track == was.stars[seat] and items == turns.item_stars(s, seat)"
    " and money == s.money[seat] // turns.MONEY_A_STAR and energy == s.energy[seat] // turns.ENERGY_A_STAR"
    " and hustle == turns.lead_stars(s, seat) and ends == turns.end_stars(s, seat) and score == rules.score(s, seat)"
)

EVENTS = Events()

# Setup and the turn.
GOON_CHOSEN = EVENTS.declare(
    "goon_chosen", _SEAT, Param("goon", GOON_NAMES), holds="seat == actor and goon == s.goon[seat]"
)
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"), _SEAT, holds="round == s.round and seat == s.first")
TURN_BEGAN = EVENTS.declare(
    "turn_began", _SEAT, Param("round"), Param("turn"), holds="seat == s.mover and round == s.round and turn == s.turn"
)
CUBE_TAKEN = EVENTS.declare(
    "cube_taken", _SEAT, _COLOUR, _CELL, Param("space", COLOUR_NAMES), holds=f"{_CUBE_GONE} and space == s.space"
)
ABILITY_USED = EVENTS.declare(
    "ability_used", _SEAT, Param("goon", GOON_NAMES), _COLOUR, _CELL, holds=f"{_CUBE_GONE} and goon == s.goon[seat]"
)

# Actions.
TRAINED = EVENTS.declare("trained", _SEAT, _NUMBER, holds="seat == actor and number == up.energy[seat]")
DINED = EVENTS.declare("dined", _SEAT, _NUMBER, holds="number == up.money[seat]")
BOUGHT = EVENTS.declare(
    "bought", _SEAT, _ITEM, _NUMBER, holds="up.owned[seat][item] == 1 and number == down.money[seat]"
)
ITEM_TURNED_UP = EVENTS.declare(
    "item_turned_up",
    _ITEM,
    reveals=True,
    holds="s.display[item] and (item == was.item_deck[s.items_left] or actor < 0)",
)
ITEMS_SHUFFLED = EVENTS.declare("items_shuffled", holds="s.items_left > was.items_left and not any(s.item_discard)")
CUBE_MOVED = EVENTS.declare(
    "cube_moved",
    _SEAT,
    _CUBE,
    _CELL,
    Param("to", CELL_NAMES),
    holds="seat == actor and cube == up.city[to] - 1 == down.city[cell] - 1",
)
WITHDRAWN = EVENTS.declare(
    "withdrawn", _SEAT, _NUMBER, _COLOUR, holds="number == down.markers[colour][seat] == up.energy[seat]"
)
SHIFTED = EVENTS.declare("shifted", _SEAT, _NUMBER, _COLOUR, _TO, holds=f"{_SHIFTED}")
FEE_PAID = EVENTS.declare(
    "fee_paid",
    _SEAT,
    _NUMBER,
    Param("what", ("energy", "money")),
    _COLOUR,
    holds="up.paid[colour] == 1 << seat and number == (down.energy, down.money)[what][seat]",
)
COMMITTED = EVENTS.declare("committed", _SEAT, _NUMBER, _COLOUR, holds="number == up.markers[colour][seat]")
STEPPED = EVENTS.declare(
    "stepped", _SEAT, _COLOUR, Param("space"), holds="space == s.hustle[colour][seat] > was.hustle[colour][seat]"
)
SPACE_PAID = EVENTS.declare("space_paid", _SEAT, *_GAINS, holds=f"stars == up.stars[seat] and {_GAINED}")
STEPS_LAPSED = EVENTS.declare("steps_lapsed", _SEAT, _NUMBER, holds="number == down.steps[seat] > s.steps[seat] == 0")
DOUBLED = EVENTS.declare("doubled", _SEAT, holds="up.used[seat][components.SHARK_JAW] == 1")

# Items.
KNIFED = EVENTS.declare(
    "knifed",
    _SEAT,
    Param("source", SOURCE_NAMES),
    _COLOUR,
    holds="seat == actor and source == s.knife and colour == s.knife_colour",
)
REAPED = EVENTS.declare("reaped", _SEAT, holds="up.used[seat][components.SCYTHE] == 1")
ADDED = EVENTS.declare(
    "added", _SEAT, _ITEM, _NUMBER, _COLOUR, holds="s.used[seat][item] and number == up.markers[colour][seat]"
)
ENERGY_FROM = EVENTS.declare(
    "energy_from", _SEAT, _ITEM, _NUMBER, holds="up.used[seat][item] == 1 and number == up.energy[seat]"
)
MASKED = EVENTS.declare(
    "masked", _SEAT, _NUMBER, _COLOUR, _TO, holds=f"{_SHIFTED} and s.used[seat][components.CLOWN_MASK]"
)
PRIED = EVENTS.declare(
    "pried", _SEAT, _NUMBER, Param("gained"), holds="number == down.money[seat] and gained == up.energy[seat]"
)
SUIT_PAID = EVENTS.declare(
    "suit_paid",
    _SEAT,
    _NUMBER,
    Param("stars"),
    holds="s.owned[seat][components.JUMPSUIT] and stars == up.stars[seat] == number * resolution.SUIT_STARS",
)

# Trades with the Jolly Butcher.
_PAID = Param("what", ("stars", "energy", "money", "step"))
TRADED = EVENTS.declare("traded", _SEAT, Param("paid"), _PAID, *_GAINS, holds=_TRADE)
STEPPED_DOWN = EVENTS.declare(
    "stepped_down", _SEAT, _COLOUR, Param("space"), holds="space == s.hustle[colour][seat] < was.hustle[colour][seat]"
)
NOT_TRADED = EVENTS.declare("not_traded", _SEAT, holds="seat == actor == was.asked")

# The resolution.
RESOLUTION_BEGAN = EVENTS.declare(
    "resolution_began", Param("round"), holds="round == s.round and s.phase == state.RESOLVE"
)
SCHEME_BEGAN = EVENTS.declare(
    "scheme_began",
    _COLOUR,
    _SCHEME,
    Param("energy"),
    holds="colour == s.resolved and scheme == s.scheme[colour] and energy == sum(s.markers[colour])",
)
DYNAMITED = EVENTS.declare(
    "dynamited", _SEAT, _NUMBER, holds="up.doubled[seat] and number == s.markers[s.resolved][seat]"
)
NO_DYNAMITE = EVENTS.declare("no_dynamite", _SEAT, holds="seat == actor == was.asked")
ROW_SORTED = EVENTS.declare(
    "row_sorted", Param("order", SEAT, rest=True), holds="order == s.order[s.resolved][: s.piles[s.resolved]]"
)
ROLLED = EVENTS.declare(
    "rolled", Param("total"), _DICE, holds="total == dice_and_tokens.dice_total(s) and dice == kinds(s.dice)"
)
REROLLED = EVENTS.declare("rerolled", _SEAT, Param("die"), Param("rolled"), Param("total"), holds=_REROLL)
STOPPED = EVENTS.declare("stopped", _SEAT, holds="seat == actor == was.asked")
BAGGED = EVENTS.declare("bagged", Param("skulls"), Param("blanks"), holds="[skulls, blanks] == s.bag")
TOKENS_DRAWN = EVENTS.declare("tokens_drawn", Param("skulls"), Param("blanks"), holds="[skulls, blanks] == s.drawn")
TOKEN_DRAWN = EVENTS.declare("token_drawn", _SEAT, Param("token", ("skull", "blank")), Param("paid"), holds=_DRAW)
REACHED = EVENTS.declare("reached", _SEAT, _NUMBER, Param("goal"), holds=_REWARD)
TOKENS_GIVEN = EVENTS.declare(
    "tokens_given", _SEAT, _NUMBER, holds="seat == s.order[s.resolved][nth] and number == s.tokens[seat]"
)
BID_SHOWN = EVENTS.declare(
    "bid_shown", _SEAT, Param("lot"), Param("bid"), reveals=True, holds="lot == s.lot + 1 and bid == s.bids[seat]"
)
LOT_LOST = EVENTS.declare("lot_lost", Param("lot"), holds="lot == s.lot + 1 and max(s.bids) <= 0")
LOT_TAKEN = EVENTS.declare(
    "lot_taken", _SEAT, Param("lot"), Param("bid"), holds="lot == s.lot + 1 and bid == s.bids[seat] == max(s.bids)"
)
CLAIMED = EVENTS.declare("claimed", _SEAT, Param("lot"), holds="seat == s.claimed[lot - 1] != was.claimed[lot - 1]")
PASSED = EVENTS.declare("passed", _SEAT, holds="s.passed[seat] > was.passed[seat]")
REWARDED = EVENTS.declare(
    "rewarded",
    _SEAT,
    _COLOUR,
    Param("city"),
    Param("crib"),
    *_GAINS,
    holds=f"colour == s.resolved and city + crib + stars == up.stars[seat] and {_GAINED}",
)
FAILED = EVENTS.declare("failed", _COLOUR, holds="colour == s.resolved and s.step == 6")
BANDAGED = EVENTS.declare(
    "bandaged", _SEAT, _NUMBER, holds="number == down.markers[s.resolved][seat] == up.energy[seat]"
)
NOT_BANDAGED = EVENTS.declare("not_bandaged", _SEAT, holds="seat == actor == was.asked")
MARKERS_LOST = EVENTS.declare(
    "markers_lost", _SEAT, _NUMBER, holds="number == down.markers[s.resolved][seat] and s.rewarded[seat]"
)
MARKERS_RETURNED = EVENTS.declare(
    "markers_returned", _SEAT, _NUMBER, holds="number == down.markers[s.resolved][seat] == up.energy[seat]"
)

# The end of a round, and of the game.
SCHEME_TURNED_UP = EVENTS.declare(
    "scheme_turned_up", _COLOUR, _SCHEME, reveals=True, holds="scheme == s.scheme[colour]"
)
DISPLAY_SWEPT = EVENTS.declare(
    "display_swept", Param("items", ITEM_NAMES, rest=True), holds="items == kinds(s.display)"
)
FIRST_NAMED = EVENTS.declare(
    "first_named", Param("to", SEAT), _SEAT, holds="seat == actor == s.first and to == end.first"
)
GAME_OVER = EVENTS.declare("game_over", Param("reason", ENDS), holds="s.phase == state.OVER and reason == 0")
PARTS = ("track", "items", "money", "energy", "hustle", "ends")  # of a score [O-30]
FINAL_SCORE = EVENTS.declare("final_score", _SEAT, *map(Param, PARTS), Param("score"), holds=_POINTS)
