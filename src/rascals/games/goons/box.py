"""Constants of Goons' rules: names, sizes, neighbours of city cells. The numbers on components are in the record.

Colours are numbered red, yellow, green, blue from 0. In the city and in cribs a cube is stored as its colour + 1, junk
as 5, an empty cell as 0.
"""

from __future__ import annotations

FEWEST, MOST = 2, 4  # players [O-01]
SEATS = MOST
ROUNDS = 3
TURNS = 5  # rows of a crib: the turns of a round with two players; with more there are four [O-08]

# ---------------------------------------------------------------- colours and cubes

COLOUR_NAMES = ("red", "yellow", "green", "blue")
LETTERS = "RYGB"
COLOURS = len(COLOUR_NAMES)
RED, YELLOW, GREEN, BLUE = range(COLOURS)
EMPTY, JUNK = 0, COLOURS + 1  # the values of a cell without an action cube
CUBE_LETTERS = f".{LETTERS}J"
CUBES_OF_COLOUR = 20
JUNK_CUBES = 20

# ---------------------------------------------------------------- the city

SIDE = 10
CELLS = SIDE * SIDE
NOWHERE = -1
CELL_NAMES = tuple(f"{cell // SIDE},{cell % SIDE}" for cell in range(CELLS))
WAYS = 4
OUTER_CORNERS = (0, SIDE - 1, CELLS - 1, CELLS - SIDE)  # clockwise from top left [O-02, O-03]


def _beside(cell: int) -> tuple[int, ...]:
    """Return the cells above, right of, below and left of a cell; NOWHERE beyond the edge."""
    row, column = divmod(cell, SIDE)
    near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else NOWHERE for r, c in near)


BESIDE: tuple[int, ...] = tuple(other for cell in range(CELLS) for other in _beside(cell))  # by cell * WAYS + way
IS_CORNER: tuple[int, ...] = tuple(int(cell in OUTER_CORNERS) for cell in range(CELLS))

# ---------------------------------------------------------------- villains and their schemes

VILLAIN_NAMES = ("kid-random", "blind-razor", "doctor", "jolly-butcher", "lady-darmondy", "mary-klyde")
VILLAINS = len(VILLAIN_NAMES)
KID_RANDOM, BLIND_RAZOR, DOCTOR, JOLLY_BUTCHER, LADY_DARMONDY, MARY_KLYDE = range(VILLAINS)
SHORT_NAMES = ("KR", "BR", "DR", "JB", "LD", "MK")
OF_VILLAIN = 5  # schemes of each villain
SCHEME_NAMES = tuple(f"{short}{number + 1}" for short in SHORT_NAMES for number in range(OF_VILLAIN))
SCHEMES = len(SCHEME_NAMES)
KR1, KR2, KR3, KR4, KR5, BR1, BR2, BR3, BR4, BR5 = range(10)
DR1, DR2, DR3, DR4, DR5, JB1, JB2, JB3, JB4, JB5 = range(10, 20)
LD1, LD2, LD3, LD4, LD5, MK1, MK2, MK3, MK4, MK5 = range(20, SCHEMES)

# The layout of a scheme's rewards in the record, one row: the number of tiers or lots, the goals, the number of places
# of each tier, then a slot for each reward, with the index tier * MOST_PLACES + place, or the lot. [O-38]
MOST_TIERS, MOST_PLACES, MOST_LOTS = 4, 4, 8
GOALS, PLACES = 1, 1 + MOST_TIERS
SCHEME_HEAD = 1 + MOST_TIERS + MOST_TIERS
SLOTS = MOST_TIERS * MOST_PLACES
REWARD_NAMES = ("stars_x", "stars", "energy", "money", "steps")
REWARD_NUMBERS = len(REWARD_NAMES)
OF_X, OF_STARS, OF_ENERGY, OF_MONEY, OF_STEPS = range(REWARD_NUMBERS)
NO_X, X_ZERO = 0, 21  # a reward's ★X is stored as 0 for none, else as 21 + its modifier
SCHEME_NUMBERS = SCHEME_HEAD + SLOTS * REWARD_NUMBERS

# ---------------------------------------------------------------- items, goons, tracks

ITEM_NAMES = (
    *("backpack", "bandages", "baseball-bat", "brass-knuckles", "bubble-gun", "clown-mask", "crowbar", "dynamite"),
    *("helmet", "jumpsuit", "shotgun", "scythe", "pocket-knife", "shark-jaw"),
)
ITEMS = len(ITEM_NAMES)
BACKPACK, BANDAGES, BASEBALL_BAT, BRASS_KNUCKLES, BUBBLE_GUN, CLOWN_MASK, CROWBAR, DYNAMITE = range(8)
HELMET, JUMPSUIT, SHOTGUN, SCYTHE, POCKET_KNIFE, SHARK_JAW = range(8, ITEMS)
ONCE_A_GAME = tuple(int(item in (DYNAMITE, HELMET)) for item in range(ITEMS))  # spent by use [O-28]
COPIES = 2  # [O-04]
ITEM_CARDS = ITEMS * COPIES
ON_DISPLAY = 4

GOON_NAMES = ("charlie", "dennis", "p0w", "rin", "unni", "sixth")
GOONS = len(GOON_NAMES)

# The layout of a hustle track in the record: the number of spaces, the end stars, then each space's reward. [O-18]
MOST_SPACES = 12
TRACK_HEAD = 2
SPACE_NUMBERS = 4  # stars, energy, money, steps
TRACK_NUMBERS = TRACK_HEAD + MOST_SPACES * SPACE_NUMBERS

# ---------------------------------------------------------------- quantities

ENERGY = 20  # markers of each player [O-05]
TOKENS = 10  # villain tokens of each kind [O-05]
TOKENS_FOR_ENERGY = 2  # auction tokens for each counted energy [O-25]
MOST_TOKENS = TOKENS_FOR_ENERGY * 2 * ENERGY  # of one player: all energy on the scheme, counted twice
FACES = 6
