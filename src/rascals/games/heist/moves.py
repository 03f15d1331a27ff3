"""The moves of Critter Heist, in the order of their action numbers. [text notation]

The rules use single actions: `place`, `turn r90`, `at 3,4`. The notation has whole moves: `place r90 at 3,4`,
`keep bat,fox,mole,owl,snake discard bird,bat,fox`, `play hedgehog 2 n`; `phrasing` converts between the two.
"""

from __future__ import annotations

from rascals.core.moves import Seats, Terms, Verbs
from rascals.games.heist import components

VERBS = Verbs(
    "look 1|2|3 · hire CRITTER · pass-pile · keep CRITTER · keep A,B,C,D,E discard F,G,H · discard CRITTER [table]"
    " · discard F,G,H · place [TILE|held] r0|r90|r180|r270 at CELL · web r0|r90|r180|r270 at CELL · decline"
    " · draw · stop · move n|e|s|w|CELL · take [FOOD] · leave · score · escape · end"
    " · play CRITTER [table] [SEAT|CELL] [n|e|s|w|CELL] · pick CRITTER · order TRAP,TRAP,TRAP · hold TILE"
    " · evade CRITTER [table] · suffer · rotate r0|r90|r180|r270 · drop CELL"
)
_SEAT = Seats(components.SEATS)

LOOK = VERBS.add("look", pile=Terms([str(n + 1) for n in range(components.PILES)], range(1, components.PILES + 1)))
HIRE = VERBS.add("hire", critter=components.CRITTER_NAMES)
PASS_PILE = VERBS.add("pass_pile")
KEEP = VERBS.add("keep", begins=True, within="{critter}", critter=components.CRITTER_NAMES)
DISCARD = VERBS.add("discard", begins=True, within="{critter}", critter=components.CRITTER_NAMES)
DISCARD_TABLE = VERBS.add(
    "discard_table", written="discard {critter} table", begins=True, critter=components.CRITTER_NAMES
)
PLACE = VERBS.add("place", begins=True)
PLACE_KIND = VERBS.add("place_tile", written="place {tile}", begins=True, tile=components.TILE_NAMES)
PLACE_HELD = VERBS.add("place_held", written="place held", begins=True)
WEB = VERBS.add("web", begins=True)
TURN = VERBS.add("turn", within="{by}", by=components.TURNS)
AT = VERBS.add("at", within="at {cell}", cell=components.CELL_NAMES)
DRAW = VERBS.add("draw")
STOP = VERBS.add("stop")
DECLINE = VERBS.add("decline")
MOVE = VERBS.add("move", way=components.WAYS)
MOVE_TO = VERBS.add("move_to", written="move {cell}", cell=components.CELL_NAMES)
TAKE = VERBS.add("take")
TAKE_FOOD = VERBS.add("take_food", written="take {food}", food=components.LOOT_NAMES[: components.MINUS])
LEAVE = VERBS.add("leave")
SCORE = VERBS.add("score")
ESCAPE = VERBS.add("escape")
END = VERBS.add("end")
PLAY = VERBS.add("play", begins=True, critter=components.CRITTER_NAMES)
PLAY_TABLE = VERBS.add("play_table", written="play {critter} table", begins=True, critter=components.CRITTER_NAMES)
TARGET = VERBS.add("target", written="at seat {seat}", within="{seat}", seat=_SEAT)
TOWARDS = VERBS.add("towards", within="{way}", way=components.WAYS)
ON = VERBS.add("on", within="{cell}", cell=components.CELL_NAMES)
PICK = VERBS.add("pick", critter=components.CRITTER_NAMES)
ORDER = VERBS.add("order", begins=True, within="{trap}", trap=components.TRAP_NAMES)
HOLD = VERBS.add("hold", tile=components.TILE_NAMES)
EVADE = VERBS.add("evade", critter=components.CRITTER_NAMES)
EVADE_TABLE = VERBS.add("evade_table", written="evade {critter} table", critter=components.CRITTER_NAMES)
SUFFER = VERBS.add("suffer")
ROTATE = VERBS.add("rotate", by=components.TURNS)
DROP = VERBS.add("drop", cell=components.CELL_NAMES)
ACTIONS = VERBS.count
