"""A package made by `rascals new-bot` plays, passes its tests, and is refused where it cannot be made."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.cli.run import run
from tests.suites import deep

pytestmark = pytest.mark.real
TOOLS = Path(sys.executable).parent


def made(folder, game):
    assert run(["new-bot", "magpie", "--game", game, "--folder", str(folder)]) == 0
    return folder / "magpie"


def started(home, *words):
    """Run a command in the made folder; return what it said."""
    environment = os.environ | {"PYTHONPATH": str(Path(rascals.__file__).parents[1]), "LC_ALL": "C", "NO_COLOR": "1"}
    environment.pop("RASCALS_BOTS", None)
    done = subprocess.run(words, env=environment, cwd=home, capture_output=True, text=True, check=False, timeout=1000)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["felicity", *deep(sorted(rascals.games().keys() - {"felicity"}))])
def test_its_tests_pass(game, tmp_path, amount):
    """`pytest` in the folder is green against all levels of the game; in the fast suite against one."""
    fewer = amount(("-k", "random or seeds"), ())
    said = started(made(tmp_path, game), sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *fewer)
    assert " passed" in said
    assert "failed" not in said


def test_nothing_of_the_template_is_left(tmp_path):
    """Every file names the bot and its game."""
    files = [path for path in made(tmp_path, "goons").rglob("*") if path.is_file()]
    assert {path.name for path in files} == {
        "pyproject.toml", "README.md", "__init__.py", "conftest.py", "test_magpie.py",
    }  # fmt: skip
    for path in files:
        told = f"{path.name} {path.read_text('utf-8')}".lower()
        assert "newbot" not in told
        assert "felicity" not in told
    assert 'goons = "magpie:BOTS"' in (tmp_path / "magpie" / "pyproject.toml").read_text("utf-8")


def test_ruff_finds_nothing(tmp_path):
    """By its defaults, but for longer lines."""
    home = made(tmp_path, "felicity")
    started(home, str(TOOLS / "ruff"), "check", "--isolated", ".")
    started(home, str(TOOLS / "ruff"), "format", "--isolated", "--check", "--line-length", "120", ".")


@pytest.mark.thorough
def test_mypy_finds_nothing(tmp_path):
    """By its strictest rules; the gate checks the template itself."""
    cache = ["--cache-dir", str(tmp_path / "cache")]
    started(made(tmp_path, "felicity"), sys.executable, "-m", "mypy", "--strict", *cache, "magpie", "tests")


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Magpie", "small letters"), ("m", "small letters"), ("mag-pie", "small letters"), ("9lives", "letter"),
     ("felicity", "taken"), ("shrewd", "taken"), ("coach", "taken"), ("json", "taken"), ("rascals", "taken")],
)  # fmt: skip
def test_names_that_cannot_be(name, problem, tmp_path, heard):
    """A name that is no word, or stands for something else, is refused in one line, and nothing is made."""
    said = heard(["new-bot", name, "--folder", str(tmp_path)], 2).err
    assert problem in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over_and_the_game_must_be_there(tmp_path, heard):
    (tmp_path / "magpie").mkdir()
    assert "exists already" in heard(["new-bot", "magpie", "--folder", str(tmp_path)], 2).err
    assert "chess" in heard(["new-bot", "heron", "--game", "chess", "--folder", str(tmp_path)], 2).err
    assert [path.name for path in tmp_path.iterdir()] == ["magpie"]


def test_the_next_steps_install_it_where_rascals_is(tmp_path, heard):
    """They name the Python that runs Rascals: a plain `pip` may belong to another environment."""
    said = heard(["new-bot", "magpie", "--folder", str(tmp_path)]).out
    assert f"{shlex.quote(sys.executable)} -m pip install -e {tmp_path / 'magpie'}\n" in said
