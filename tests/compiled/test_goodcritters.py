"""GoodCritters compiled: field by field the same as plain, for every number of players and all options."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.core import rules
from rascals.games.goodcritters.moves import ACCEPT, ACTIONS, ANY_CARD, DECLINE, DONE, FINISH, FOR, READY
from rascals.games.goodcritters.state import NO_DRAFT

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
compiled = pytest.importorskip("rascals.compiled")
from rascals.compiled.compared import end_difference  # noqa: E402
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
# Games with payoffs are long: for whole games by the thousand few changes and few rounds will do.
BRIEF = {"changes": 2, "length": "short"}
WHOLE_GAMES = tuple(options | BRIEF if "payoffs" in options else options for options in OPTION_SETS)


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


def same_game(game, seed):
    """Play a whole random game in both executions; return how many actions it took. Every field ends up equal."""
    s, played, found = end_difference(game, seed)
    assert found is None
    assert rules.acting(s) == 0
    return played


@pytest.mark.thorough
@by_players
@pytest.mark.parametrize("options", WHOLE_GAMES, ids=named)
def test_whole_games_are_the_same(players, options):
    """Whole games of random play end in the same record, with the same chance left, after as many actions.

    Thousands of games together: the same number for each number of players and each set of options.
    """
    game = rascals.game("goodcritters", players=players, **options)
    compiled.linking.link(game.box)
    for seed in range(200):
        same_game(game, seed)


@pytest.mark.thorough
def test_games_of_a_batch_end_and_start_over():
    """In a batch, as the benchmark checks it, games end and start over, and have no result before."""
    engine = pytest.importorskip("benchmarks.engine")
    game = rascals.game("goodcritters", players=6, payoffs=True, bargaining="turns")
    engine.check_batch(game)
    engine.check_playouts(game)


@pytest.mark.real
@pytest.mark.thorough
def test_rules_stay_within_bounds():
    """Compiled with bounds checking, thousands of random games of every player count and option set raise nothing.

    The plain execution, which checks the same bounds, plays fewer games in other tests.
    """
    code = (
        "import rascals\n"
        "from rascals.compiled import playouts\n"
        "from tests.compiled.test_goodcritters import OPTION_SETS\n"
        "for players in range(4, 9):\n"
        "    for options in OPTION_SETS:\n"
        "        playouts(rascals.game('goodcritters', players=players, **options), 200)\n"
        "print('fine')"
    )
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("fine", 0), done.stderr
