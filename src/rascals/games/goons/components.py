"""Constants of the rules of Goons: names, sizes, neighbours of city cells; the formats of its components. [O-38, O-38b]

The numbers on components are in the state. Colours are numbered red, yellow, green, blue from 0. In the city and in
cribs a cube is stored as its colour + 1, junk as 5, an empty cell as 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rascals.core.errors import BadData, listed
from rascals.core.forms import Form, a_list, a_number, a_table, some_letters

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

# The layout of a scheme's rewards in the state, as one row: the number of tiers or lots, the goals, the number of
# places of each tier, then a slot for each reward, whose index is tier * MOST_PLACES + place, or the lot. [O-38]
MOST_TIERS, MOST_PLACES, MOST_LOTS = 4, 4, 8
GOALS, PLACES = 1, 1 + MOST_TIERS
SCHEME_HEAD = 1 + MOST_TIERS + MOST_TIERS
SLOTS = MOST_TIERS * MOST_PLACES
REWARD_NAMES = ("stars_x", "stars", "energy", "money", "steps")
REWARD_NUMBERS = len(REWARD_NAMES)
OF_X, OF_STARS, OF_ENERGY, OF_MONEY, OF_STEPS = range(REWARD_NUMBERS)
NO_X, X_ZERO = 0, 21  # a reward's ★X is stored as 0 for none, otherwise as 21 + its modifier
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

# The layout of a hustle track in the state: the number of spaces, the end stars, then each space's reward. [O-18]
MOST_SPACES = 12
TRACK_HEAD = 2
SPACE_NUMBERS = 4  # stars, energy, money, steps
TRACK_NUMBERS = TRACK_HEAD + MOST_SPACES * SPACE_NUMBERS

# ---------------------------------------------------------------- quantities

ENERGY = 20  # markers of each player [O-05]
TOKENS = 10  # villain tokens of each kind [O-05]
TOKENS_FOR_ENERGY = 2  # auction tokens for each counted energy [O-25]
MOST_TOKENS = TOKENS_FOR_ENERGY * 2 * ENERGY  # of one player: all energy on one scheme, counted twice
FACES = 6


# ---------------------------------------------------------------- components and their bounds


FEWEST_SPACES = 2
ON_SPACES = REWARD_NAMES[1:]  # the rewards that a track space can give
HIGHEST_GOAL = 99
MOST_GIVEN = 20  # stars, energy, money or steps in one reward
FURTHEST_X = 20  # the largest modifier of ★X, up or down

TIERS, LOTS = "tiers", "lots"
ENTRIES = {"KR": TIERS, "BR": TIERS, "BR3": "each", "DR": TIERS, "JB": "reward", "LD": LOTS, "MK": LOTS}
PAYOFF_PATHS = tuple(f"schemes.{name}.{ENTRIES.get(name, ENTRIES[name[:2]])}" for name in SCHEME_NAMES)
PAY_ONE = "DR"  # the villain whose tiers have a single reward instead of one for each place
WITHOUT_GOAL = "KR5"


@dataclass(frozen=True)
class Letters(Form):
    """All of `letters`, each once, such as `RYGB`; in the state, a row of their indices in `letters`."""

    letters: str

    def laid(self, value: str, size: int) -> Any:
        """Return the index of each letter."""
        return _filled([self.letters.index(letter) for letter in value], size)

    def check(self, key: str, value: Any, before: str) -> None:
        """Refuse other letters and repeated ones."""
        some_letters(key, value, self.letters, len(before))


class Colours(Letters):
    """Two different letters of `letters`, in any order; in the state, a bit mask, bit 0 for the first of `letters`."""

    def laid(self, value: str, size: int) -> int:
        """Return the bit mask of the letters."""
        del size
        return sum(1 << self.letters.index(letter) for letter in value)


class Spaces(Form):
    """The spaces of a hustle track, from the first: a table of rewards for each. [O-18, O-38b]

    In the state, a row: the number of spaces, the end stars of the last, then stars, energy, money, steps of each.
    """

    def laid(self, value: Sequence[Mapping[str, int]], size: int) -> list[int]:
        """Return the row of a track."""
        given = [space.get(name, 0) for space in value for name in ON_SPACES]
        return _filled([len(value), value[-1]["end_stars"], *given], size)

    def check(self, key: str, value: Any, before: Any) -> None:
        """Refuse too few or too many spaces, other entries, and end stars on any space but the last."""
        del before
        spaces = a_list(key, value, FEWEST_SPACES, MOST_SPACES)
        for at, space in enumerate(spaces):
            ends = ("end_stars",) if at == len(spaces) - 1 else ()
            for name, number in a_table(f"{key}.{at}", space, (*ON_SPACES, *ends), ends).items():
                a_number(f"{key}.{at}.{name}", number, 1, MOST_GIVEN)


class Rewards(Form):
    """The rewards of a scheme: tiers with goals, lots, or one reward. [O-20 – O-26, O-38b]

    In the state, a row: the number of tiers or lots (1 for a single reward), four goals, the number of places of each
    of four tiers, then sixteen slots of ★X (21 + modifier, 0: none), stars, energy, money and steps. The places of a
    tier begin at slot `tier * 4`; each lot has a slot of its own; unused goals and places are 0.
    """

    def laid(self, value: Any, size: int) -> list[int]:
        """Return the row of a scheme."""
        parts = value if isinstance(value, list) else [value]
        row = _filled([len(parts)], size)
        for at, part in enumerate(parts):
            if not {"places", "reward"} & set(part):
                _lay(row, at, part)
                continue
            places = part["places"] if "places" in part else [part["reward"]]
            row[GOALS + at], row[PLACES + at] = part.get("goal", 0), len(places)
            for place, reward in enumerate(places):
                _lay(row, at * MOST_PLACES + place, reward)
        return row

    def check(self, key: str, value: Any, before: Any) -> None:
        """Refuse entries of the wrong shape for this scheme, goals that do not ascend, and rewards out of bounds."""
        del before
        _, scheme, entry = key.split(".")
        if entry == TIERS:
            _check_tiers(scheme, key, value)
        elif entry == LOTS:
            _check_rewards(key, value, MOST_LOTS)
        else:
            _check_reward(key, value)


def _lay(row: list[int], slot: int, reward: Mapping[str, int]) -> None:
    at = SCHEME_HEAD + slot * REWARD_NUMBERS
    row[at : at + REWARD_NUMBERS] = [reward.get(name, 0) for name in REWARD_NAMES]
    if "stars_x" in reward:
        row[at] += X_ZERO


def _filled(row: list[int], size: int) -> list[int]:
    return row + [0] * (size - len(row))


def _check_tiers(scheme: str, key: str, value: Any) -> None:
    """Check that goals ascend and that each tier has places or, for the Doctor, a single reward."""
    goals = () if scheme == WITHOUT_GOAL else ("goal",)
    pays = "reward" if scheme.startswith(PAY_ONE) else "places"
    before = 0
    for at, tier in enumerate(a_list(key, value, 1, MOST_TIERS if goals else 1)):
        place = f"{key}.{at}"
        a_table(place, tier, (*goals, pays), (*goals, pays))
        if goals:
            before = _check_goal(f"{place}.goal", tier["goal"], before)
        if pays == "places":
            _check_rewards(f"{place}.places", tier["places"], MOST_PLACES)
        else:
            _check_reward(f"{place}.reward", tier["reward"])


def _check_goal(key: str, value: object, before: int) -> int:
    goal = a_number(key, value, 1, HIGHEST_GOAL)
    if goal <= before:
        raise BadData(f"{key}: more than the one before, {before}, not {goal}", key=key)
    return goal


def _check_rewards(key: str, value: object, most: int) -> None:
    for at, reward in enumerate(a_list(key, value, 1, most)):
        _check_reward(f"{key}.{at}", reward)


def _check_reward(key: str, value: object) -> None:
    reward = a_table(key, value, REWARD_NAMES)
    if not reward:
        raise BadData(f"{key}: one or more of {listed(REWARD_NAMES)}, not none", key=key)
    for name, number in reward.items():
        least, most = (-FURTHEST_X, FURTHEST_X) if name == "stars_x" else (1, MOST_GIVEN)
        a_number(f"{key}.{name}", number, least, most)
