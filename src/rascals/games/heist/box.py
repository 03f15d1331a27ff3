"""What Critter Heist's rules are built on: names, sizes, shapes of tiles. The numbers on components are in the record.

Every map lies on the same grid of 12 × 12 cells, row by row, so that a cell has one number in all editions; what an
edition's map does not reach is VOID. Ways are numbered n, e, s, w; a set of ways is a mask of four bits.
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
UPWARDS = (0, 3, 1, 2)  # the ways in the order in which the cells they lead to are numbered


STEPS = (-SIDE, 1, SIDE, -1)  # from a cell to the next, by way


def _edges(cell: int) -> int:
    """Return the ways that lead off the grid from a cell, as bits."""
    row, column = divmod(cell, SIDE)
    return (row == 0) | (column == SIDE - 1) << 1 | (row == SIDE - 1) << 2 | (column == 0) << 3


ON_EDGE: tuple[int, ...] = tuple(_edges(cell) for cell in range(CELLS))

GLYPHS = ".1234abcdCost"  # what maps are written in; a cell's ground is its place here and one more
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
ROTATIONS = (2, 4, 4, 1)  # different ones, by shape [H-31]
_AT_REST = (0b0101, 0b0011, 0b1011, 0b1111)  # the ways of each shape at r0
PATHS: tuple[int, ...] = tuple(
    (ways << turn | ways >> (4 - turn)) & ALL_WAYS for ways in _AT_REST for turn in range(len(TURNS))
)  # by shape and rotation, in one row: compiled code copies rows of rows

# ---------------------------------------------------------------- cards and loot

CRITTER_NAMES: tuple[str, ...] = tuple(_BOX["critters"]["names"])  # in alphabetical order, as they are written
CRITTERS = len(CRITTER_NAMES)
BADGER, BAT, BIRD, BUTTERFLY, FERRET, FOX, HEDGEHOG, MOLE, MOUSE, OWL, RACCOON, SNAKE, SPIDER, SQUIRREL = range(
    CRITTERS
)
DECK = 120  # critter cards, at most
TRAP_NAMES: tuple[str, ...] = tuple(_BOX["traps"]["names"])
TRAPS = len(TRAP_NAMES)
ROTATE, EXTRA_TILE, SWAP, SUSPICIOUS, FAKE_PATH, SLIPPERY, PIT, CAMERA, HOOK = range(TRAPS)
TRAP_DECK = 60  # trap cards, at most
LOOT_NAMES: tuple[str, ...] = tuple(_BOX["loot"]["names"])
LOOTS = len(LOOT_NAMES)
TOP_LOOT, APPLE, MINUS = 0, 3, 4  # loot is numbered by worth, from the highest
HAND = 10  # cards that can be dealt to choose from, at most
PILES = 3  # H1-10
