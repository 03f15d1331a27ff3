"""The moves of Goons, in the order of their action numbers. [text notation]

`take`, `club`, the scythe and the clown mask are composite moves, with steps such as `take 9,0`, `on green`. The
notation has them whole: `take 9,0 on green`, `do space club energy 1 red to supply, 1 blue to green`; see `phrasing`.
"""

from __future__ import annotations

from rascals.core.moves import Numbers, Seats, Terms, Verbs
from rascals.games.goons.components import (
    CELL_NAMES,
    COLOUR_NAMES,
    ENERGY,
    FACES,
    GOON_NAMES,
    ITEM_NAMES,
    MOST_LOTS,
    MOST_TOKENS,
    SEATS,
)
from rascals.games.goons.state import SOURCE_NAMES

VERBS = Verbs(
    "goon NAME · take CELL on COLOUR · ability CELL · end · do SRC dojo [double] · do SRC diner [double]"
    " · do SRC buy ITEM [double] · do SRC club CELL to CELL [double]"
    " · do SRC club energy N COLOUR to supply|COLOUR[, 1 COLOUR to supply|COLOUR] [double]"
    " · do SRC commit N · do SRC hustle (SRC: cube, space, ability)"
    " · again buy ITEM · again club … · again no"
    " · use pocket-knife COLOUR on cube|ability · use baseball-bat COLOUR · use shotgun COLOUR"
    " · use brass-knuckles N COLOUR · use bubble-gun · use helmet · use clown-mask N COLOUR to COLOUR"
    " · use crowbar N · use scythe CELL to CELL[, CELL to CELL]"
    " · trade · trade star · trade hustle COLOUR · no-trade · step COLOUR · dynamite yes|no · reroll N · draw · stop"
    " · bid N · claim N · pass · bandages yes|no · first SEAT"
)
_ANSWERS = Terms(("yes", "no"), (True, False))
MOST_MOVED = 2  # the most markers that the nightclub, clown mask and brass knuckles move [O-16, O-28]
_ONE_OR_TWO = Numbers(1, MOST_MOVED)
MOST_COMMITTED = 3  # with the backpack [O-17]

GOON = VERBS.add("goon", goon=GOON_NAMES)
TAKE = VERBS.add("take", begins=True, cell=CELL_NAMES)
ON = VERBS.add("on", within="on {colour}", colour=COLOUR_NAMES)
ABILITY = VERBS.add("ability", cell=CELL_NAMES)
END = VERBS.add("end")

DOJO = VERBS.add("dojo", written="do {source} dojo", source=SOURCE_NAMES)
DOJO_TWICE = VERBS.add("dojo_twice", written="do {source} dojo double", source=SOURCE_NAMES)
DINER = VERBS.add("diner", written="do {source} diner", source=SOURCE_NAMES)
DINER_TWICE = VERBS.add("diner_twice", written="do {source} diner double", source=SOURCE_NAMES)
BUY = VERBS.add("buy", written="do {source} buy {item}", source=SOURCE_NAMES, item=ITEM_NAMES)
BUY_TWICE = VERBS.add("buy_twice", written="do {source} buy {item} double", source=SOURCE_NAMES, item=ITEM_NAMES)
CLUB = VERBS.add("club", written="do {source} club {cell}", begins=True, source=SOURCE_NAMES, cell=CELL_NAMES)
CLUB_ENERGY = VERBS.add(
    "club_energy",
    written="do {source} club energy {number} {colour}",
    begins=True,
    source=SOURCE_NAMES,
    number=_ONE_OR_TWO,
    colour=COLOUR_NAMES,
)
COMMIT = VERBS.add(
    "commit", written="do {source} commit {number}", source=SOURCE_NAMES, number=Numbers(1, MOST_COMMITTED)
)
HUSTLE = VERBS.add("hustle", written="do {source} hustle", source=SOURCE_NAMES)
AGAIN_BUY = VERBS.add("again_buy", written="again buy {item}", item=ITEM_NAMES)
AGAIN_CLUB = VERBS.add("again_club", written="again club {cell}", begins=True, cell=CELL_NAMES)
AGAIN_ENERGY = VERBS.add(
    "again_energy", written="again club energy {number} {colour}", begins=True, number=_ONE_OR_TWO, colour=COLOUR_NAMES
)
AGAIN_NO = VERBS.add("again_no", written="again no")

# Steps that continue a move.
TO_CELL = VERBS.add("to_cell", written="to {cell}", within="to {cell}", cell=CELL_NAMES)
TO_SUPPLY = VERBS.add("to_supply", within="to supply")
TO_SCHEME = VERBS.add("to_scheme", written="to {colour}", within="to {colour}", colour=COLOUR_NAMES)
NEXT_CELL = VERBS.add("next_cell", written="next {cell}", within="{cell}", cell=CELL_NAMES)
NEXT_ENERGY = VERBS.add("next_energy", written="next 1 {colour}", within="1 {colour}", colour=COLOUR_NAMES)
DOUBLE = VERBS.add("double", within="double")
FINISH = VERBS.add("finish", within="")

# Items. [O-28]
KNIFE = VERBS.add(
    "knife", written="use pocket-knife {colour} on {source}", source=("cube", "ability"), colour=COLOUR_NAMES
)
BAT = VERBS.add("bat", written="use baseball-bat {colour}", colour=COLOUR_NAMES)
SHOOT = VERBS.add("shoot", written="use shotgun {colour}", colour=COLOUR_NAMES)
KNUCKLES = VERBS.add(
    "knuckles", written="use brass-knuckles {number} {colour}", number=_ONE_OR_TWO, colour=COLOUR_NAMES
)
BUBBLES = VERBS.add("bubbles", written="use bubble-gun")
PUT_ON_HELMET = VERBS.add("put_on_helmet", written="use helmet")
MASK = VERBS.add(
    "mask", written="use clown-mask {number} {colour}", begins=True, number=_ONE_OR_TWO, colour=COLOUR_NAMES
)
CROWBAR = VERBS.add("crowbar", written="use crowbar {number}", number=Numbers(1, ENERGY))
REAP = VERBS.add("reap", written="use scythe {cell}", begins=True, cell=CELL_NAMES)

# Answers.
TRADE = VERBS.add("trade")
TRADE_STAR = VERBS.add("trade_star", written="trade star")
TRADE_HUSTLE = VERBS.add("trade_hustle", written="trade hustle {colour}", colour=COLOUR_NAMES)
NO_TRADE = VERBS.add("no_trade", written="no-trade")
STEP = VERBS.add("step", colour=COLOUR_NAMES)
DYNAMITE = VERBS.add("dynamite", answer=_ANSWERS)
REROLL = VERBS.add("reroll", die=Numbers(1, FACES))
DRAW = VERBS.add("draw")
STOP = VERBS.add("stop")
BID = VERBS.add("bid", number=Numbers(0, MOST_TOKENS))
CLAIM = VERBS.add("claim", number=Numbers(1, MOST_LOTS))
PASS = VERBS.add("pass")
BANDAGES = VERBS.add("bandages", answer=_ANSWERS)
FIRST = VERBS.add("first", to=Seats(SEATS))
ACTIONS = VERBS.count
