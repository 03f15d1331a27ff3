"""What `new-game` and `new-bot` generate plays and passes its tests; invalid requests are refused."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.cli import listing
from rascals.cli.run import run
from rascals.laws import wording
from tests.suites import deep

pytestmark = pytest.mark.real
TOOLS = Path(sys.executable).parent
COMMANDS = ("new-game", "new-bot")


def started(*words, games=None, **how):
    """Run a command with the games of a folder; return its output."""
    environment = os.environ | {"PYTHONPATH": str(Path(rascals.__file__).parents[1]), "LC_ALL": "C", "NO_COLOR": "1"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # those who make one have none, and loading ours takes long
    environment |= {} if games is None else {"RASCALS_GAMES": str(games)}
    environment.pop("RASCALS_BOTS", None)
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False, **how)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def green(folder, fewer, **how):
    """Run `pytest` in a folder; it passes."""
    said = started(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *fewer, cwd=folder, **how)
    assert " passed" in said
    assert "failed" not in said


@pytest.mark.parametrize(
    ("command", "name", "problem"),
    [
        *(
            (command, name, "small letters")
            for command in ("new-game", "new-bot")
            for name in ("Magpie", "m", "mag-pie")
        ),
        *((command, "9lives", "letter") for command in ("new-game", "new-bot")),
        *(("new-game", name, "taken") for name in ("felicity", "yes", "random")),
        *(("new-bot", name, "taken") for name in ("felicity", "shrewd", "coach", "json", "rascals")),
    ],
)
def test_names_that_cannot_be(command, name, problem, tmp_path, heard):
    """A name that is not an identifier, or is taken, is refused in one line, and nothing is created."""
    said = heard([command, name, "--folder", str(tmp_path)], 2).err
    assert problem in said
    assert name in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_written_over(command, tmp_path, heard):
    """An existing folder is left as it is."""
    (tmp_path / "hedgehogs").mkdir()
    assert "exists already" in heard([command, "hedgehogs", "--folder", str(tmp_path)], 2).err
    assert not list((tmp_path / "hedgehogs").iterdir())


# ---------------------------------------------------------------- a game


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with a newly generated game."""
    folder = tmp_path_factory.mktemp("made")
    assert run(["new-game", "hedgehogs", "--folder", str(folder)]) == 0
    return folder / "hedgehogs"


def test_nothing_of_the_template_is_left(made):
    """Every file names the game and not the template."""
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
    """`pytest` in the folder passes: the laws, plain and compiled, texts and clauses.

    The fast suite runs the laws with three players only and not compiled, since the game and its tests are the
    template's.
    """
    fewer = amount(("-k", "not test_laws or (-3- and not compiled)"), ())
    green(made, fewer, games=made)


def test_bots_play_it(made):
    """Random bots play a whole game from the command line; every bot scores."""
    command = ("-m", "rascals", "simulate", "hedgehogs", "-n", "3", "--bots", "random", "--workers", "1")
    said = started(sys.executable, *command, games=made)
    assert "random" in said


def test_a_person_plays_it_in_the_terminal(made):
    """A player who stops at once reaches the end of the game."""
    command = ("-m", "rascals", "play", "hedgehogs", "--plain", "--players", "2", "--bots", "random", "--seed", "1")
    said = started(sys.executable, *command, games=made, input="stop\n")
    assert "You stop." in said
    assert "The game is over." in said


def test_a_server_offers_it(made):
    """The server lists the game with its options and bots, and serves its texts and rules."""
    code = (
        "import asyncio, json\n"
        "from rascals.server.api.rest.games import _games, _rules_json\n"
        "from rascals.server.features import html\n"
        "from rascals import words\n"
        "(info,) = [game for game in _games() if game.name == 'hedgehogs']\n"
        "print(info.players, [option.name for option in info.options], 'random' in info.bots)\n"
        "page = json.loads(_rules_json(html, 'hedgehogs', 'fr'))['html']\n"
        "print('hedgehogs-tagline' in words.source('de'), 'Hedgehogs' in page)"
    )
    assert started(sys.executable, "-c", code, games=made).split("\n")[:2] == [
        "[2, 3, 4, 5] ['open_hands'] True",
        "True True",
    ]


def test_a_folder_of_games_that_is_not_there(monkeypatch, heard, tmp_path):
    """A nonexistent folder in `RASCALS_GAMES` is refused by name."""
    monkeypatch.setenv("RASCALS_GAMES", str(tmp_path / "nowhere"))
    rascals.games.cache_clear()
    assert "nowhere" in heard(["games"], 2).err


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", "is no game: it has no DEFINITION"),
        ("from rascals.games.felicity import DEFINITION", "must bear the name 'badgers'"),
    ],
)
def test_a_package_that_is_no_game(source, problem, tmp_path):
    """A package without a DEFINITION, or with another game's name, is refused in one line that names it."""
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
    """A game's own bot without texts is shown by its bare name; the law names the missing texts."""
    for place in (listing, wording):
        monkeypatch.setattr(place, "names", lambda _: ("random", "nameless"))
    assert "nameless" in heard(["bots", "felicity"]).out
    with pytest.raises(AssertionError, match="without words in en: bot-nameless, bot-nameless-about"):
        wording.everything_has_words(rascals.game("felicity"))


# ---------------------------------------------------------------- a bot


def bot_made(folder, game):
    """Generate a bot for a game; return its folder."""
    assert run(["new-bot", "magpie", "--game", game, "--folder", str(folder)]) == 0
    return folder / "magpie"


@pytest.mark.parametrize("game", ["felicity", *deep(sorted(rascals.games().keys() - {"felicity"}))])
def test_the_bot_s_tests_pass(game, tmp_path, amount):
    """`pytest` in the folder passes against all levels of the game; in the fast suite against one."""
    fewer = amount(("-k", "random or seeds"), ())
    green(bot_made(tmp_path, game), fewer)


def test_nothing_of_the_bot_s_template_is_left(tmp_path):
    """Every file names the bot and its game."""
    files = [path for path in bot_made(tmp_path, "goons").rglob("*") if path.is_file()]
    assert {path.name for path in files} == {
        "pyproject.toml", "README.md", "__init__.py", "conftest.py", "test_magpie.py",
    }  # fmt: skip
    for path in files:
        told = f"{path.name} {path.read_text('utf-8')}".lower()
        assert "newbot" not in told
        assert "felicity" not in told
    assert 'goons = "magpie:BOTS"' in (tmp_path / "magpie" / "pyproject.toml").read_text("utf-8")


def test_ruff_finds_nothing(tmp_path):
    """With its defaults, except for longer lines."""
    home = bot_made(tmp_path, "felicity")
    started(TOOLS / "ruff", "check", "--isolated", ".", cwd=home)
    started(TOOLS / "ruff", "format", "--isolated", "--check", "--line-length", "120", ".", cwd=home)


@pytest.mark.thorough
def test_mypy_finds_nothing(tmp_path):
    """With its strictest rules; the gate checks the template itself."""
    cache = ["--cache-dir", str(tmp_path / "cache")]
    command = (sys.executable, "-m", "mypy", "--strict", *cache, "magpie", "tests")
    started(*command, cwd=bot_made(tmp_path, "felicity"))


def test_the_bot_s_game_must_be_there(tmp_path, heard):
    """An unknown game is refused, and nothing is created."""
    assert "chess" in heard(["new-bot", "heron", "--game", "chess", "--folder", str(tmp_path)], 2).err
    assert not list(tmp_path.iterdir())


def test_the_next_steps_install_it_where_rascals_is(tmp_path, heard):
    """They name the Python that runs Rascals: plain `pip` may belong to another environment."""
    said = heard(["new-bot", "magpie", "--folder", str(tmp_path)]).out
    assert f"{shlex.quote(sys.executable)} -m pip install -e {tmp_path / 'magpie'}\n" in said
