"""GoodCritters compiled: field by field the same as plain, for every number of players and all options."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.core import rules
from rascals.games.goodcritters.moves import ACCEPT, ACTIONS, ANY_CARD, DECLINE, DONE, FINISH, FOR, READY
from rascals.games.goodcritters.state import NO_DRAFT

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
compiled = pytest.importorskip("rascals.compiled")
from tests.compiled import test_compiled as both  # noqa: E402 - itself skipped without numba

pytestmark = [  # compiling takes long: once is enough
    pytest.mark.slow,
    pytest.mark.xdist_group("compiled GoodCritters"),
]

OPTION_SETS = (
    {"bargaining": "turns"},
    {"changes": 3, "length": "short", "first_boss": "random"},
    {"payoffs": True, "changes": 5, "length": "short"},
    {"payoffs": True, "bargaining": "turns", "changes": 6, "length": "long"},
    {"limited_terms": True, "bargaining": "turns", "length": "any", "promos": 2},
    {"payoffs": True, "changes": 4, "limited_terms": True, "promos": 4, "length": "any"},
    {"payoffs": True, "changes": 3, "early_bribes": True, "length": "short"},
)


def named(options):
    """Return the options as text."""
    return "-".join(f"{key}={value}" for key, value in options.items())


by_option_set = pytest.mark.parametrize("options", OPTION_SETS, ids=named)
by_players = pytest.mark.parametrize("players", range(4, 9))


def chosen(moves, dice):
    """Choose at random, but so that drafts end soon and offers are accepted."""
    often = {ANY_CARD, FINISH, FOR, READY, DONE, *range(ACCEPT, DECLINE)}
    return dice.choices(moves, [8 if move in often else 1 for move in moves])[0]


def awaited(s, dice):
    """Choose one of the seats that are awaited."""
    acting = rules.acting(s)
    return dice.choice([seat for seat in range(s.players) if acting >> seat & 1])


@by_players
@by_option_set
def test_plain_equals_compiled(players, options, amount):
    """Setup, legal moves, every field after every action; scores, concealment and observation now and then."""
    game = rascals.game("goodcritters", players=players, **options)
    compiled.linking.link(game.box)
    dice = random.Random(f"{players}{options}")
    buffer, s = np.zeros(ACTIONS, np.int16), game.record(players)
    states = both.packed(s)
    rules.setup(s)
    both._setup(states)
    played = 0
    while rules.acting(s) and played < amount(250, 800):
        assert compiled.unpack(type(s), states[0]) == s
        seat = awaited(s, dice)
        moves = both.same_answers(s, states, seat, buffer)
        if played % 40 == 0 or (s.draft != NO_DRAFT and played % 7 == 0):
            both.same_knowledge(s, states, game)
        action = chosen(moves, dice)
        rules.apply(s, seat, action)
        both._apply(states, seat, action)
        played += 1
    assert compiled.unpack(type(s), states[0]) == s
    both.same_answers(s, states, 0, buffer)
    both.same_knowledge(s, states, game)


@pytest.mark.thorough
def test_games_of_a_batch_end_and_start_over():
    """In a batch, as the benchmark checks it, games end and start over, and have no result before."""
    engine = pytest.importorskip("benchmarks.engine")
    game = rascals.game("goodcritters", players=6, payoffs=True, bargaining="turns")
    engine.check_batch(game)
    engine.check_playouts(game)
