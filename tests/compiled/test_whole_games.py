"""Whole random games of every game in both executions: the same to the last field, by the thousand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.laws import accepted_positions_are_alike_compiled

compiled = pytest.importorskip("rascals.compiled", reason="needs the extra `compiled`")
from rascals.compiled.compared import end_difference  # noqa: E402
from tests.compiled.test_goodcritters import OPTION_SETS  # noqa: E402 - itself skipped without numba

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.thorough]

GAMES = [
    rascals.game(name, players=n, edition=edition)
    for name, box in rascals.games().items()
    for n in box.players
    for edition in box.editions or (None,)
]


# Games with payoffs are long: for whole games by the thousand few changes and few rounds will do.
SHORT = {"changes": 2, "length": "short"}
DENS = [
    rascals.game("goodcritters", players=players, **(options | SHORT if "payoffs" in options else options))
    for options in OPTION_SETS
    for players in range(4, 9)
]


@pytest.mark.parametrize("game", [*(game for game in GAMES if game.name != "goodcritters"), *DENS], ids=str)
def test_whole_games_are_the_same(game):
    """A thousand games for each number of players, fewer of each edition or option set, end in the same record."""
    compiled.linking.link(game.box)
    for seed in range(200 if game.name == "goodcritters" else 40 if game.edition else 1_000):
        s, _, found = end_difference(game, seed)
        assert found is None
        assert rules.acting(s) == 0


@pytest.mark.real
def test_rules_stay_within_bounds():
    """Compiled with bounds checking, thousands of random games of every player count and option set raise nothing.

    The plain execution, which checks the same bounds, plays fewer games in other tests.
    """
    code = (
        "import rascals\n"
        "from rascals.compiled import playouts\n"
        "from tests.compiled.test_goodcritters import OPTION_SETS\n"
        "for players in (3, 4, 5):\n"
        "    playouts(rascals.game('felicity', players=players), 1000)\n"
        "for players in range(4, 9):\n"
        "    for options in OPTION_SETS:\n"
        "        playouts(rascals.game('goodcritters', players=players, **options), 200)\n"
        "print('fine')"
    )
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("fine", 0), done.stderr


BRIEF: dict[str, dict[str, Any]] = {"heist": {"turn_limit": 12}}  # played to the end from each position
THREE = [
    rascals.game(name, players=3, edition=edition, **BRIEF.get(name, {}))
    for name, box in rascals.games().items()
    if 3 in box.players
    for edition in box.editions or (None,)
]


@pytest.mark.parametrize("game", THREE, ids=str)
def test_positions_go_on_the_same(game):
    """Positions that were changed and are accepted go on compiled as they do plainly, to the last field."""
    accepted_positions_are_alike_compiled(game)
