"""What a row of Felicity is worth: known rows by the rules, unknown ones against brute force."""

import random
from itertools import combinations_with_replacement, product

import pytest

import rascals
from rascals.bots.felicity.worth import CERTAIN, Values, expected, points
from rascals.games.felicity import rules
from rascals.games.felicity.box import KINDS, LARGE_DOG, PETS, RABBIT, SMALL_DOG
from rascals.games.felicity.state import State

KIND = {name: kind for kind, name in enumerate(PETS)}
ALTERED = {"pets.values": [-3, -5, 3, 40, 8, -1, 15, 20, 9, 9]}  # no order is as printed; dogs score nothing


def record(small_dog="lowest", data=None):
    state = rascals.game("felicity", players=4, small_dog=small_dog, data=data).new(1).record
    assert isinstance(state, State)
    return state


WORST, MILDEST = Values.told(record()), Values.told(record("mildest"))
VALUES = (WORST, MILDEST, Values.told(record("mildest", ALTERED)))


def some_odds(chance):
    """Odds with zeros among them, as hidden cards have."""
    weights = [chance.random() if chance.random() < 0.7 else 0.0 for _ in range(KINDS)]
    return [weight / sum(weights) for weight in weights] if any(weights) else list(CERTAIN[RABBIT])


def brute_force(row, values):
    total = 0.0
    for kinds in product(range(KINDS), repeat=len(row)):
        chance = 1.0
        for odds, kind in zip(row, kinds, strict=True):
            chance *= odds[kind]
        total += chance * points(kinds, values) if chance else 0.0
    return total


@pytest.mark.parametrize(
    ("row", "worst", "mildest"),
    [
        ("small-dog -5 11 rabbit", 11, 11),  # F-X1
        ("large-dog -5 11 rabbit", -5, -5),
        ("-5 -8 large-dog rabbit", -8, -8),  # F-X3
        ("3 8 small-dog rabbit", 8, 8),
        ("3 8 small-dog large-dog", 11, 11),
        ("-5 -8 small-dog 15", 10, 7),  # F-32
        ("rabbit rabbit large-dog rabbit", 0, 0),
        ("15 15 large-dog 3 -8", 10, 10),
    ],
)
def test_known_rows(row, worst, mildest):
    """Rows of known cards are worth what the rules give. [F-17, F-18, F-19, F-32]"""
    kinds = [KIND[name] for name in row.split()]
    assert (points(kinds, WORST), points(kinds, MILDEST)) == (worst, mildest)


@pytest.mark.parametrize("data", [None, ALTERED], ids=["printed", "altered"])
@pytest.mark.parametrize("choice", ["lowest", "mildest"])
def test_known_rows_are_what_the_rules_give(choice, data):
    """Every row of four cards is worth to the bots what the rules give its winner, with changed components too."""
    state = record(choice, data)
    values = Values.told(state)
    for kinds in combinations_with_replacement(range(KINDS), 4):
        s = state.copy()
        s.row[:4], s.placed, s.revealed, s.phase = list(kinds), 4, 4, 1
        rules.release_dogs(s)
        rules.take_row(s, 0)
        assert points(kinds, values) == rules.cat_points(s, 0), [PETS[kind] for kind in kinds]


@pytest.mark.parametrize("values", VALUES, ids=["worst", "mildest", "altered"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_expectation_is_that_of_brute_force(size, values):
    """The expected worth of hidden cards is the sum over all rows they may be, each by its chance."""
    chance = random.Random(size)
    for _ in range(12 if size < 4 else 2):
        row = [some_odds(chance) for _ in range(size)]
        assert expected(row, values).total == pytest.approx(brute_force(row, values), abs=1e-9)


def test_expectation_of_a_known_row_is_its_worth():
    """Where every card is certain, expectation and points agree, for every row of three."""
    for kinds in product(range(KINDS), repeat=3):
        for values in VALUES:
            assert expected([CERTAIN[kind] for kind in kinds], values).total == points(kinds, values)


def test_a_dog_adds_what_it_chases_away():
    """A lone dog's addition is exact: the expected row with it less that with a rabbit in its place and no chase."""
    chance = random.Random(9)
    for dog in (LARGE_DOG, SMALL_DOG):
        others = [some_odds(chance) for _ in range(2)]
        without_dogs = [[0.0 if kind > RABBIT else odds[kind] for kind in range(KINDS)] for odds in others]
        others = [[weight / (sum(odds) or 1.0) for weight in odds] for odds in without_dogs]
        worth = expected([CERTAIN[dog], *others], WORST)
        rabbit = expected([CERTAIN[RABBIT], *others], WORST)
        assert worth.card(0, dog) == pytest.approx(worth.total - rabbit.total)
    assert worth.card(1, 3) == WORST.of[3]
