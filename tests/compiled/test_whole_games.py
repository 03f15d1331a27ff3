"""Whole random games of every game in both executions: the same to the last field, by the thousand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.laws import accepted_positions_are_alike_compiled

compiled = pytest.importorskip("rascals.compiled", reason="needs the extra `compiled`")
from rascals.laws.comparing import compare_ends  # noqa: E402
from tests.compiled.test_compiled import DENS  # noqa: E402

pytestmark = pytest.mark.thorough

GAMES = [
    rascals.game(name, players=n, edition=edition)
    for name, definition in rascals.games().items()
    for n in definition.players
    for edition in definition.editions or (None,)
]


@pytest.mark.parametrize("game", [*(game for game in GAMES if game.name != "goodcritters"), *DENS], ids=str)
def test_whole_games_are_the_same(game):
    """A thousand games for each number of players, fewer of each edition or option set, end in the same state."""
    for seed in range(200 if game.name == "goodcritters" else 40 if game.edition else 1_000):
        compare_ends(game, seed)


@pytest.mark.real
@pytest.mark.parametrize("name", rascals.games())
def test_rules_stay_within_bounds(name):
    """Every index, stored number, shift and sum in thousands of random games is within bounds.

    The plain execution, which checks the same bounds, plays fewer games in other tests.
    """
    code = (
        "import rascals, sys\n"
        "from rascals.compiled import playouts\n"
        "from tests.compiled.test_whole_games import DENS, GAMES\n"
        "for game in (*GAMES, *DENS):\n"
        "    if game.name == sys.argv[1]:\n"
        "        playouts(game, 200)\n"
        "print('fine')"
    )
    flags = "-DCHECKED -O1 -fno-wrapv -fsanitize=undefined -fno-sanitize-recover=undefined"
    environment = os.environ | {"CFLAGS": flags, "PYTHONPATH": str(Path.cwd())}
    command = [sys.executable, "-c", code, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("fine", 0), done.stderr


BRIEF: dict[str, dict[str, Any]] = {"heist": {"turn_limit": 12}}  # played to the end from each position
THREE = [
    rascals.game(name, players=3, edition=edition, **BRIEF.get(name, {}))
    for name, definition in rascals.games().items()
    if 3 in definition.players
    for edition in definition.editions or (None,)
]


@pytest.mark.parametrize("game", THREE, ids=str)
def test_positions_go_on_the_same(game):
    """Changed but accepted positions continue compiled as they do plainly, to the last field."""
    accepted_positions_are_alike_compiled(game)
