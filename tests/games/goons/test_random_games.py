"""Invariants of every position in every game: random games with all options. [O-39]"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import rascals
from rascals.core import rules
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import COLOURS, ENERGY, ITEMS, OF_VILLAIN, TURNS
from rascals.games.goons.state import RESOLVE
from rascals.games.goons.supply import bank
from rascals.games.goons.view import gone
from tests.games.goons.scenes import missing
from tests.games.goons.walks import walk

ALL_CUBES = dict.fromkeys("RYGBJ", 20)
OPTIONS = {option.name: list(option.choices)[1] for option in DEFINITION.options if option.name != "villains"}


def check(s):
    """What must hold of every position."""
    assert missing(s) == (ALL_CUBES, 2 * ITEMS)
    for seat in range(s.players):
        assert min(s.energy[seat], s.money[seat], s.stars[seat], s.steps[seat], bank(s, seat)) >= 0
        assert s.energy[seat] + sum(s.markers[colour][seat] for colour in range(COLOURS)) <= ENERGY
    for colour in range(COLOURS):
        deck = s.scheme_deck[colour][: s.schemes_left[colour]]
        schemes = [s.scheme[colour], *deck, *gone(s, colour)]
        first = s.villain[colour] * OF_VILLAIN
        assert sorted(schemes) == list(range(first, first + OF_VILLAIN))
        check_order(s, colour)


def check_order(s, colour):
    """The commit order has the seats with markers; it is descending except on the scheme under resolution. [O-17]"""
    row = s.order[colour][: s.piles[colour]]
    assert sorted(row) == [seat for seat in range(s.players) if s.markers[colour][seat]]
    sizes = [s.markers[colour][seat] for seat in row]
    assert s.phase == RESOLVE or all(one >= two for one, two in pairwise(sizes))


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["default", "other"])
def test_random_games(players, options, amount):
    """R11, R12: random games of Goons keep all cubes, markers and items, have a legal move, and end. [O-39]"""
    game = rascals.game("goons", players=players, **options)
    for seed in range(amount(4, 100)):
        for s in walk(game, seed):
            check(s)
        assert DEFINITION.endings[rules.ending(s)] == "rounds"
        assert sum(map(len, (s.scheme_deck[colour][: s.schemes_left[colour]] for colour in range(COLOURS)))) == 8
        for seat in range(players):
            rows = Counter(space // COLOURS for space, cube in enumerate(s.crib[seat]) if cube)
            assert rows == dict.fromkeys(range(TURNS if players == 2 else TURNS - 1), 3)  # [O-08]


ODD = {  # as many stars as cells and spaces can show, in a city of one colour with other corners
    "city": {"stars": ["9" * 10] * 10, "colours": ["R" * 10] * 10, "corners": "GBRY"},
    "crib": {"stars": ["9999"] * TURNS, "columns": "BGYR"},
}


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["default", "other"])
def test_numbers_fit(players, options):
    """Whatever the components show, within bounds, a compiled game equals the plain one. [O-38b, O-19]"""
    compare_ends = pytest.importorskip("rascals.laws.comparing").compare_ends
    game = rascals.game("goons", players=players, data=ODD, **options)
    for seed in range(10):
        compare_ends(game, seed)
