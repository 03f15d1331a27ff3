"""What holds in every position of every game, whatever is played: random games of all editions and odd maps. [H-40]"""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.core import rules
from rascals.games.heist import BOX
from rascals.games.heist.state import HEIST
from tests.games.heist.scenes import assert_conserved, totals

EDITIONS = ["v1", "v2", "v3", "v4", "v5"]
BLANK = ["1........2", *["." * 10] * 8, "4........3"]  # no stash, no preset
FIXED = ["1CCCCCCCC2", *["C" * 10] * 8, "4CCCCCCCC3"]  # nowhere to place a tile
CROWDED = ["1.CC.CC.C2", "..C.CC.C..", *["." * 10] * 6, "st.o.t.s.o", "4.......o3"]
WIDE = ["1....aa....2", *["." * 12] * 10, "4....cc....3"]
NO_TILES, NO_TRAPS = [0] * 12, [0] * 9
STRAIGHTS, CROSS_TRAPS = [80, *[0] * 11], [*[0] * 11, 80]


def within_limits(s):
    """Tell whether moves and critters of the turn keep to the limits. [H-13b]"""
    m, c, b = s.moves, s.plays, s.birds
    edition = EDITIONS[s.edition]
    if edition == "v1":
        return c <= 2 and m <= 1 + b
    if edition in ("v2", "v3"):
        return c <= 2 and m <= 2 + 2 * b and (c < 2 or m <= 1 + 2 * b)
    return c <= 2 and (m <= 3 if b else m <= 2 and m + c <= 3)


def check(s, total):
    """What must hold of every position."""
    assert_conserved(total, totals(s))
    assert all(0 <= suspicion <= s.cap for suspicion in s.suspicion)
    for seat in range(s.players):
        place = s.at[seat]
        assert s.ground[place] > 1 or s.tile[place] > 0, "a crew stands on no place"
        assert s.anchor[place] == place
    assert all(s.ground[cell] == 1 for cell, kind in enumerate(s.tile) if kind), "a tile on a fixed cell"
    if s.phase == HEIST:
        assert within_limits(s), (s.moves, s.plays, s.birds)
        assert not any(s.reach)


def play(game, seed):
    """Play a random game to its end, with checks after every small step; return the record."""
    s = game.record(seed)
    rules.setup(s)
    total, choice = totals(s), random.Random(seed)
    row = [0] * BOX.actions
    for _ in range(200_000):
        mask = rules.acting(s)
        if not mask:
            return s
        seat = choice.choice([seat for seat in range(s.players) if mask >> seat & 1])
        count = rules.legal(s, seat, row)
        assert count, f"no legal action for seat {seat}: {s.agenda[: s.pending]}"
        assert row[:count] == sorted(set(row[:count]))
        rules.apply(s, seat, choice.choice(row[:count]))
        check(s, total)
    raise AssertionError("the game does not end")


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games(edition, players, amount):
    """R11, R12: random heists keep tiles and loot, keep to limits, have a legal move, and end. [H-40, H-13b]"""
    game = rascals.game("heist", edition=edition, players=players, turn_limit=12)
    for seed in range(amount(2, 25)):
        s = play(game, seed)
        assert s.end > 0


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "change",
    [
        {"layout": {"map": BLANK}},
        {"layout": {"map": FIXED}},
        {"layout": {"map": CROWDED}},
        {"tiles": {"counts": NO_TILES}},
        {"tiles": {"counts": STRAIGHTS}},
        {"tiles": {"counts": CROSS_TRAPS}},
        {"traps": {"counts": NO_TRAPS}},
        {"traps": {"counts": [0, 0, 0, 0, 8, 0, 0, 0, 0]}},
        {"traps": {"counts": [0, 0, 0, 0, 0, 8, 0, 0, 0]}},
        {"tiles": {"counts": CROSS_TRAPS}, "traps": {"counts": [0, 0, 0, 0, 3, 3, 0, 0, 3]}},
        {"critters": {"counts": [0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2]}},
        {"critters": {"counts": [0, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 5]}},
        {"critters": {"counts": [0] * 14}},
    ],
    ids=str,
)
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_odd_boxes(edition, change, amount):
    """Other maps, full boards, empty decks: still somebody can always move, and every game ends. [H-16, H-22, H-33]"""
    for players in (2, 4):
        game = rascals.game("heist", edition=edition, players=players, turn_limit=6, data={edition: change})
        for seed in range(amount(1, 8)):
            assert play(game, seed).end > 0


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "change",
    [
        {"layout": {"map": WIDE}},
        {"layout": {"map": ["1" + "C" * 10 + "2", *["C" * 12] * 10, "4" + "C" * 10 + "3"]}},
        {"tiles": {"counts": NO_TILES}},
        {"tiles": {"counts": [*[0] * 11, 120]}},
        {"traps": {"counts": NO_TRAPS}},
        {"traps": {"counts": [9, 0, 0, 0, 0, 0, 0, 0, 0]}},
        {"traps": {"counts": [0, 9, 0, 0, 0, 0, 0, 0, 0]}},
        {"critters": {"counts": [0, 2, 2, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2]}},
    ],
    ids=str,
)
def test_odd_boxes_of_v1(change, amount):
    """The same of v1. [H-16, H-22, H1-10]"""
    for players in (2, 4):
        game = rascals.game("heist", edition="v1", players=players, turn_limit=6, data={"v1": change})
        for seed in range(amount(1, 8)):
            assert play(game, seed).end > 0


OPTIONS = [
    ("v1", {"extra_side_loot": True, "last_turns": 1}),
    ("v2", {"slippery_chain": False, "last_turns": 1, "late_forfeit": True}),
    ("v3", {"slippery_chain": False, "final_tie": "shared"}),
    ("v4", {"bird_budget": "capped", "badger_cap": 1}),
    ("v5", {"place_optional": False, "choose_food": "highest", "spider_interrupt": "own", "bird_budget": "capped"}),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("edition", "options"), OPTIONS, ids=str)
def test_random_games_with_options(edition, options, amount):
    """The same with every option that is not as usual. [H-50]"""
    game = rascals.game("heist", edition=edition, players=4, turn_limit=8, **options)
    for seed in range(amount(2, 16)):
        assert play(game, seed).end > 0
