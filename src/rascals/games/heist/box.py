"""Constants of Critter Heist: names, sizes, shapes of tiles. The numbers of components are in the record.

Every map uses the same grid of 12 × 12 cells, row by row, so that a cell has one number in all editions; cells outside
an edition's map are VOID. Ways are numbered n, e, s, w; a set of ways is a mask of four bits.
"""

from __future__ import annotations

from rascals.core.components import contents

_BOX = contents(__package__)

FEWEST, MOST = 2, 4  # players [H-01]
SEATS = MOST
EDITIONS = ("v1", "v2", "v3", "v4", "v5")
V1, V2, V3, V4, V5 = range(len(EDITIONS))

# ---------------------------------------------------------------- the board

SIDE = 12
CELLS = SIDE * SIDE
NOWHERE = -1
CELL_NAMES = tuple(f"{cell // SIDE},{cell % SIDE}" for cell in range(CELLS))
WAYS = ("n", "e", "s", "w")
ALL_WAYS = 15
UPWARDS = (0, 3, 1, 2)  # the ways in ascending order of the cells they lead to


STEPS = (-SIDE, 1, SIDE, -1)  # from a cell to the next, by way


def _edges(cell: int) -> int:
    """Return the ways that lead off the grid from a cell, as bits."""
    row, column = divmod(cell, SIDE)
    return (row == 0) | (column == SIDE - 1) << 1 | (row == SIDE - 1) << 2 | (column == 0) << 3


ON_EDGE: tuple[int, ...] = tuple(_edges(cell) for cell in range(CELLS))

GLYPHS = ".1234abcdCost"  # the letters of maps; a cell's ground is its letter's index plus one
VOID, OPEN, START, STASH, CENTRE, PLAIN_PRESET, SECURITY_PRESET, TRAP_PRESET = 0, 1, 2, 6, 10, 11, 12, 13
SPOTS = 16  # stashes and presets that a map can have

# ---------------------------------------------------------------- tiles

SHAPES = ("straight", "corner", "T", "cross")
HAZARDS = ("plain", "security", "trap")
PLAIN, SECURITY, TRAP = range(len(HAZARDS))
CROSS = SHAPES.index("cross")
TILE_NAMES: tuple[str, ...] = tuple(_BOX["tiles"]["names"])
TILES = len(TILE_NAMES)  # kind: shape * 3 + hazard
TURNS = ("r0", "r90", "r180", "r270")
ROTATIONS = (2, 4, 4, 1)  # number of different rotations, by shape [H-31]
_AT_REST = (0b0101, 0b0011, 0b1011, 0b1111)  # the ways of each shape at r0
PATHS: tuple[int, ...] = tuple(
    (ways << turn | ways >> (4 - turn)) & ALL_WAYS for ways in _AT_REST for turn in range(len(TURNS))
)  # by shape and rotation, in one flat row: compiled code would copy nested rows

# ---------------------------------------------------------------- cards and loot

CRITTER_NAMES: tuple[str, ...] = tuple(_BOX["critters"]["names"])  # alphabetical, as in the notation
CRITTERS = len(CRITTER_NAMES)
BADGER, BAT, BIRD, BUTTERFLY, FERRET, FOX, HEDGEHOG, MOLE, MOUSE, OWL, RACCOON, SNAKE, SPIDER, SQUIRREL = range(
    CRITTERS
)
DECK = 120  # most critter cards
TRAP_NAMES: tuple[str, ...] = tuple(_BOX["traps"]["names"])
TRAPS = len(TRAP_NAMES)
ROTATE, EXTRA_TILE, SWAP, SUSPICIOUS, FAKE_PATH, SLIPPERY, PIT, CAMERA, HOOK = range(TRAPS)
TRAP_DECK = 60  # most trap cards
LOOT_NAMES: tuple[str, ...] = tuple(_BOX["loot"]["names"])
LOOTS = len(LOOT_NAMES)
TOP_LOOT, APPLE, MINUS = 0, 3, 4  # loot is numbered by worth, from the highest
HAND = 10  # most cards dealt to choose from
PILES = 3  # H1-10
