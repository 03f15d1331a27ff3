"""A game made by `rascals new-game` plays, passes its tests, and is refused where it cannot be made."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.cli import describing
from rascals.cli.run import run
from rascals.laws import wording

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with a game that has just been made."""
    folder = tmp_path_factory.mktemp("made")
    assert run(["new-game", "hedgehogs", "--folder", str(folder)]) == 0
    return folder / "hedgehogs"


def started(made, *words, **how):
    """Run Python where the made game is found; return what it said."""
    home = str(Path(rascals.__file__).parents[1])
    environment = os.environ | {"RASCALS_GAMES": str(made), "PYTHONPATH": home, "LC_ALL": "C", "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False, **how)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_template_is_left(made):
    """Every room is there, in files that name the game and not the template."""
    files = [path for path in made.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {"state.py", "rules.py", "moves.py", "events.py", "knowledge.py", "refusals.py", "view.py", "RULES.md"} <= {
        path.name for path in files
    }
    assert {"en.ftl", "fr.ftl", "de.ftl", "rules.en.md", "rules.fr.md", "rules.de.md"} <= {path.name for path in files}
    for path in files:
        assert "newgame" not in f"{path.name} {path.read_text('utf-8')}".lower()
    assert "**H-01**" in (made / "hedgehogs" / "RULES.md").read_text("utf-8")


@pytest.mark.slow
def test_its_tests_pass(made, amount):
    """`pytest` in the folder is green: the laws, plain and compiled, texts and clauses.

    In the fast suite the laws are tried with three players alone: the game and its tests are those of the template.
    """
    fewer = amount(("-k", "not test_laws or -3-"), ())
    said = started(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", *fewer, cwd=made)
    assert " passed" in said
    assert "failed" not in said


def test_bots_play_it(made):
    """A whole game of random bots by the command line; every bot scores."""
    said = started(made, "-m", "rascals", "simulate", "hedgehogs", "-n", "3", "--bots", "random", "--workers", "1")
    assert "random" in said


def test_a_person_plays_it_in_the_terminal(made):
    """Who stops at once comes to the end of the game, told in words."""
    command = ("-m", "rascals", "play", "hedgehogs", "--plain", "--players", "2", "--bots", "random", "--seed", "1")
    said = started(made, *command, input="stop\n")
    assert "You stop." in said
    assert "The game is over." in said


def test_a_server_offers_it(made):
    """The server lists the game with its options and bots, and serves its texts and rules help."""
    code = (
        "import asyncio, json\n"
        "from rascals.server.doors.rest.games import _games, _rules_json\n"
        "from rascals.server.features import html\n"
        "from rascals import words\n"
        "(info,) = [game for game in _games() if game.name == 'hedgehogs']\n"
        "print(info.players, [option.name for option in info.options], 'random' in info.bots)\n"
        "page = json.loads(_rules_json(html, 'hedgehogs', 'fr'))['html']\n"
        "print('hedgehogs-tagline' in words.source('de'), 'Hedgehogs' in page)"
    )
    assert started(made, "-c", code).split("\n")[:2] == ["[2, 3, 4, 5] ['open_hands'] True", "True True"]


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Hedgehogs", "small letters"), ("x", "small letters"), ("hedge-hogs", "small letters"), ("9lives", "letter"),
     ("felicity", "taken"), ("yes", "taken"), ("random", "taken")],
)  # fmt: skip
def test_names_that_cannot_be(name, problem, tmp_path, heard):
    """A name that is no word, or stands for something else, is refused in one line, and nothing is made."""
    said = heard(["new-game", name, "--folder", str(tmp_path)], 2).err
    assert problem in said
    assert name in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path, heard):
    """A folder that is there is left as it is."""
    (tmp_path / "hedgehogs").mkdir()
    assert "exists already" in heard(["new-game", "hedgehogs", "--folder", str(tmp_path)], 2).err
    assert not list((tmp_path / "hedgehogs").iterdir())


def test_a_folder_of_games_that_is_not_there(monkeypatch, heard, tmp_path):
    """`RASCALS_GAMES` with a folder that does not exist is refused by name."""
    monkeypatch.setenv("RASCALS_GAMES", str(tmp_path / "nowhere"))
    rascals.games.cache_clear()
    assert "nowhere" in heard(["games"], 2).err


@pytest.mark.parametrize(
    ("source", "problem"),
    [("", "is no game: it has no BOX"), ("from rascals.games.felicity import BOX", "must bear the name 'badgers'")],
)
def test_a_package_that_is_no_game(source, problem, tmp_path):
    """A package among the games without a BOX, or with one of another name, is refused in one line that names it."""
    (tmp_path / "badgers").mkdir()
    (tmp_path / "badgers" / "__init__.py").write_text(source)
    environment = os.environ | {"RASCALS_GAMES": str(tmp_path), "LC_ALL": "C"}
    environment["PYTHONPATH"] = str(Path(rascals.__file__).parents[1])
    command = [sys.executable, "-m", "rascals", "games"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert problem in done.stderr
    assert "rascals.games.badgers" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bot_without_words_is_listed_and_the_law_says_what_lacks(monkeypatch, heard):
    """A bot of a game's own that has no texts yet is shown by its bare name; the law names the texts it needs."""
    for place in (describing, wording):
        monkeypatch.setattr(place, "names", lambda _: ("random", "nameless"))
    assert "nameless" in heard(["bots", "felicity"]).out
    with pytest.raises(AssertionError, match="without words in en: bot-nameless, bot-nameless-about"):
        wording.everything_has_words(rascals.game("felicity"))
