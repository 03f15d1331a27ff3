"""Chances that are told are exact: against every throw, every draw, and the rules' own dice and bag. [O-21, O-22]"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest

from rascals.core.chance import words_of
from rascals.games.goons import odds
from rascals.games.goons.box import COLOUR_NAMES, SCHEME_NAMES
from rascals.games.goons.outlook import outlook
from rascals.games.goons.rewards import reached
from tests.games.goons.scenes import goons

SURE = 5  # standard deviations; by chance alone a share is further off once in two million times


@pytest.mark.parametrize("dice", range(1, 6))
def test_dice_against_every_throw(dice):
    """Sums of dice: at least and at most any goal, of all throws there are. [O-21]"""
    throws = [sum(throw) for throw in product(range(1, 7), repeat=dice)]
    for goal in range(6 * dice + 2):
        assert odds.at_least(dice, goal) == Fraction(sum(total >= goal for total in throws), len(throws))
        assert odds.at_most(dice, goal) == Fraction(sum(total <= goal for total in throws), len(throws))


@pytest.mark.parametrize(("kind", "others"), [(0, 3), (1, 4), (2, 3), (3, 2), (4, 0)])
def test_draws_against_every_order(kind, others):
    """Tokens drawn without putting back, also more than there are: of all orders of the bag. [O-22]"""
    orders = list(permutations([1] * kind + [0] * others))
    for draws in range(1, kind + others + 2):
        for number in range(kind + 2):
            found = sum(sum(order[:draws]) >= number for order in orders)
            assert odds.drawn(kind, others, draws, number) == Fraction(found, len(orders))


def schemed(scheme, markers, energy):
    """Return a scene with one scheme of chance and one participant."""
    colour = "yellow" if scheme.startswith("BR") else "red"
    return goons(2, schemes={colour: scheme}, piles={colour: f"0:{markers}"}, energy=[energy, 0]), colour


CHANCES = [(scheme, markers, 0) for scheme, markers in (("KR1", 6), ("KR2", 9), ("KR3", 3), ("KR4", 4), ("KR5", 5))]
CHANCES += [("BR1", 7, 0), ("BR2", 3, 0), ("BR4", 2, 6), ("BR5", 4, 0)]


@pytest.mark.no_cover
@pytest.mark.parametrize(("scheme", "markers", "energy"), CHANCES)
def test_the_rules_own_chance_is_what_is_told(scheme, markers, energy, amount):
    """What a view says of each goal is how often the rules' own dice and bag reach it, within five deviations."""
    scene, colour = schemed(scheme, markers, energy)
    told = outlook(scene.s, COLOUR_NAMES.index(colour))["goals"]
    times, found = amount(400, 10_000), [0] * len(told)
    for seed in range(times):
        twin = scene.twin()
        twin.s.chance[:] = words_of(str(seed))
        for tier in range(goals_reached(twin.resolve(), scheme)):
            found[tier] += 1
    for reaching, goal in zip(found, told, strict=True):
        share, chance = reaching / times, goal["chance"]
        assert 0 < chance < 1
        assert abs(share - chance) <= SURE * sqrt(chance * (1 - chance) / times), (share, chance)


def goals_reached(scene, scheme):
    """Return how many goals the dice or tokens reach that come first, as the events tell them."""
    if scheme.startswith("BR"):
        (drawn,) = scene.said("tokens_drawn")
        return reached(scene.s, SCHEME_NAMES.index(scheme), drawn["skulls"])
    (rolled,) = scene.said("rolled")
    if scheme == "KR5":
        return int(rolled["total"] <= scene.s.kid_random_limit)
    return reached(scene.s, SCHEME_NAMES.index(scheme), rolled["total"])
