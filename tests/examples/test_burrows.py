"""Burrows, the documentation's worked example: its own tests, next to it, and the laws in depth."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

import rascals
from rascals import laws
from rascals.core import discovery
from rascals.words import sources, words
from tests.suites import deep

FOLDER = Path(__file__).parents[2] / "examples"
REMEMBERED = (discovery.packages, rascals.games, sources.games, sources.source, words._texts)


def forget() -> None:
    """Forget the list of games."""
    for remembered in REMEMBERED:
        remembered.cache_clear()


@contextmanager
def shelf() -> Iterator[None]:
    """For the duration, the examples are games like all others."""
    before = os.environ.get(discovery.VARIABLE)
    os.environ[discovery.VARIABLE] = str(FOLDER)
    forget()
    try:
        yield
    finally:
        os.environ.pop(discovery.VARIABLE) if before is None else os.environ.update({discovery.VARIABLE: before})
        home = import_module(discovery.HOME).__path__
        home[:] = [folder for folder in home if folder != str(FOLDER)]
        forget()


pytest.register_assert_rewrite("examples.tests.test_burrows")
with shelf():
    from examples.tests import test_burrows as own
    from examples.tests.test_burrows import *  # noqa: F403 - each of its tests is one of this file, but those below

FEWEST, *OTHERS, MOST = laws.variants(own.DEFINITION)


@pytest.fixture(autouse=True)
def _shelf():
    with shelf():
        yield


@pytest.mark.parametrize(  # type: ignore[no-redef]  # in place of the one beside the example
    "law", [law for law in laws.LAWS if law is not laws.compiled_is_plain], ids=lambda law: law.__name__
)
@pytest.mark.parametrize("game", [FEWEST, *deep(OTHERS), MOST], ids=laws.name_of)
def test_laws(game, law):
    """The laws hold for this game too, with every number of players and every option, in the fast suite with two."""
    law(game, 1)


@pytest.mark.parametrize("players", own.DEFINITION.players)
def test_compiled_is_plain(players):
    """Random games are the same in both executions."""
    pytest.importorskip("numpy")
    laws.compiled_is_plain(rascals.Game.choose(own.DEFINITION, players))


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.slow
def test_its_tests_pass_as_a_stranger_runs_them():
    """`pytest` in the example's folder passes, without any of this project's tests."""
    environment = os.environ | {"PYTHONPATH": str(Path(rascals.__file__).parents[1])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "tests"]
    done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
