"""Burrows, the worked example of the documentation: its own tests, which lie beside it, and the laws in depth."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals import laws
from tests.examples import stand
from tests.suites import deep

pytest.register_assert_rewrite("examples.tests.test_burrows")
with stand.games():
    from examples.tests import test_burrows as own
    from examples.tests.test_burrows import *  # noqa: F403 - each of its tests is one of this file, but those below

FEWEST, *OTHERS, MOST = laws.variants(own.BOX)


@pytest.mark.parametrize(  # type: ignore[no-redef]  # in place of the one beside the example
    "law", [law for law in laws.LAWS if law is not laws.compiled_is_plain], ids=lambda law: law.__name__
)
@pytest.mark.parametrize("game", [FEWEST, *deep(OTHERS), MOST], ids=laws.name_of)
def test_laws(game, law):
    """What holds for every game holds for this one, with every number of players and every option, briefly with two."""
    law(game, 1)


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("players", own.BOX.players)
def test_compiled_is_plain(players):
    """Random games are the same in both executions."""
    pytest.importorskip("numpy")
    laws.compiled_is_plain(rascals.Game.choose(own.BOX, players))


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.slow
def test_its_tests_pass_as_a_stranger_runs_them():
    """`pytest` in the folder of the example is green, with nothing of this project's tests."""
    environment = os.environ | {"PYTHONPATH": str(Path(rascals.__file__).parents[1])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "tests"]
    done = subprocess.run(command, cwd=stand.FOLDER, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
