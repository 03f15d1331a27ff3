"""Invariants of every position in every game: random games of all editions, and odd maps. [H-40]"""

from __future__ import annotations

import pytest

import rascals
from rascals.core import rules
from rascals.games.heist import DEFINITION
from rascals.games.heist.state import HEIST
from tests.games.heist.scenes import EDITIONS, OPTIONS, assert_conserved, totals, walk, within_limits

BLANK = ["1........2", *["." * 10] * 8, "4........3"]  # no stash, no preset
FIXED = ["1CCCCCCCC2", *["C" * 10] * 8, "4CCCCCCCC3"]  # nowhere to place a tile
CROWDED = ["1.CC.CC.C2", "..C.CC.C..", *["." * 10] * 6, "st.o.t.s.o", "4.......o3"]
WIDE = ["1....aa....2", *["." * 12] * 10, "4....cc....3"]
NO_TILES, NO_TRAPS = [0] * 12, [0] * 9
STRAIGHTS, CROSS_TRAPS = [80, *[0] * 11], [*[0] * 11, 80]


def play(game, seeds):
    """Play random games to their ends, with checks after every small step."""
    row = [0] * DEFINITION.actions
    for seed in range(seeds):
        total, s = None, None
        for s in walk(game, seed):
            total = total or totals(s)
            assert_conserved(total, totals(s))
            assert all(0 <= suspicion <= s.cap for suspicion in s.suspicion)
            for seat in range(s.players):
                place = s.at[seat]
                assert s.ground[place] > 1 or s.tile[place] > 0, "a crew stands on no place"
                assert s.anchor[place] == place
                count = rules.legal(s, seat, row)
                assert bool(count) == bool(rules.acting(s) >> seat & 1), f"{seat}: {s.agenda[: s.pending]}"
                assert row[:count] == sorted(set(row[:count]))
            assert all(s.ground[cell] == 1 for cell, kind in enumerate(s.tile) if kind), "a tile on a fixed cell"
            if s.phase == HEIST:
                assert within_limits(EDITIONS[s.edition], s.moves, s.plays, s.birds), (s.moves, s.plays, s.birds)
                assert not any(s.reach)
        assert s.end > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games(edition, players, amount):
    """R11, R12: random heists keep tiles and loot, keep to limits, have a legal move, and end. [H-40, H-13b]"""
    play(rascals.game("heist", edition=edition, players=players, turn_limit=12), amount(2, 25))


@pytest.mark.no_cover
@pytest.mark.parametrize(("edition", "options"), OPTIONS.items())
def test_random_games_with_options(edition, options, amount):
    """The same with non-default options. [H-50]"""
    play(rascals.game("heist", edition=edition, players=4, turn_limit=8, **options), amount(2, 16))


EARLY, LATE = ["v1"], ["v2", "v3", "v4", "v5"]
ODD = [
    (LATE, {"layout": {"map": BLANK}}),
    (LATE, {"layout": {"map": FIXED}}),
    (LATE, {"layout": {"map": CROWDED}}),
    (EARLY, {"layout": {"map": WIDE}}),
    (EARLY, {"layout": {"map": ["1" + "C" * 10 + "2", *["C" * 12] * 10, "4" + "C" * 10 + "3"]}}),
    (EDITIONS, {"tiles": {"counts": NO_TILES}}),
    (LATE, {"tiles": {"counts": STRAIGHTS}}),
    (EDITIONS, {"tiles": {"counts": CROSS_TRAPS}}),
    (EDITIONS, {"traps": {"counts": NO_TRAPS}}),
    (EARLY, {"traps": {"counts": [9, 0, 0, 0, 0, 0, 0, 0, 0]}}),
    (EARLY, {"traps": {"counts": [0, 9, 0, 0, 0, 0, 0, 0, 0]}}),
    (LATE, {"traps": {"counts": [0, 0, 0, 0, 8, 0, 0, 0, 0]}}),
    (LATE, {"traps": {"counts": [0, 0, 0, 0, 0, 8, 0, 0, 0]}}),
    (LATE, {"tiles": {"counts": CROSS_TRAPS}, "traps": {"counts": [0, 0, 0, 0, 3, 3, 0, 0, 3]}}),
    (EARLY, {"critters": {"counts": [0, 2, 2, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2]}}),
    (LATE, {"critters": {"counts": [0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2]}}),
    (LATE, {"critters": {"counts": [0, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 5]}}),
    (LATE, {"critters": {"counts": [0] * 14}}),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("edition", "change"), [(edition, change) for editions, change in ODD for edition in editions], ids=str
)
def test_odd_boxes(edition, change, amount):
    """Other maps, full boards, empty decks: still somebody can always move, and every game ends.

    H-16, H-22, H-33, H1-10.
    """
    for players in (2, 4):
        play(
            rascals.game("heist", edition=edition, players=players, turn_limit=6, data={edition: change}), amount(1, 8)
        )
