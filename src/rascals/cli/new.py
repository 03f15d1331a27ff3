"""`rascals new-game` and `rascals new-bot`: a small game or bot with its tests, to build on."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import rascals
from rascals.bots import all_names
from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.parameters import complete_game
from rascals.cli.setup import definition_of, usual_players
from rascals.core import discovery

PATTERN = "newgame"  # the name in the template, in file names and in texts
KEPT = (".py", ".md", ".toml", ".ftl")

NewName = Annotated[str, typer.Argument(metavar="NAME", help="The game’s name: 2 to 24 small letters and digits.")]
Into = Annotated[
    Path, typer.Option("--folder", metavar="FOLDER", file_okay=False, help="The folder in which to make it.")
]


def new_game(context: typer.Context, new_name: NewName, into: Into = Path()) -> None:
    """Make a small game of your own that can be played at once, with texts and tests, to build on.

    Examples:
    rascals new-game hedgehogs
        makes the folder hedgehogs: rules, texts in three languages, tests
    rascals new-game hedgehogs --folder games
        makes games/hedgehogs
    RASCALS_GAMES=hedgehogs rascals play hedgehogs --bots random
        plays it; “serve --open” shows it in the browser
    cd hedgehogs && pytest
        runs its tests
    """
    desk: Desk = context.obj
    check_name(desk, new_name)
    home = into / new_name
    make(desk, home, "template", lambda text: named(text, new_name))
    folder = home.absolute()
    desk.show(f"""\
RASCALS_GAMES={folder} rascals play {new_name} --bots random
    plays it in the terminal; “rascals serve --open” with the same variable in the browser
cd {folder} && pytest
    runs its tests (“pip install pytest numpy”, once)
The clauses are in {new_name}/RULES.md. The tutorial docs/tutorial/add-a-game.md leads on from there.""")


def check_name(desk: Desk, name: str) -> None:
    """Refuse a name that is taken, or that cannot be a package, a prefix of text ids and a command-line argument."""
    check_form("game", name)
    if name in discovery.packages() or name in sys.stdlib_module_names or desk.words.has(name):
        raise UserFault(f"The name “{name}” is taken by a game, a text or a module of Python; choose another.")


def check_form(what: str, name: str) -> None:
    """Refuse a name that cannot be a package's."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,23}", name):
        raise UserFault(
            f"A {what}’s name has 2 to 24 small letters (a–z) and digits and begins with a letter, not “{name}”."
        )


def make(desk: Desk, home: Path, template: str, named: Callable[[str], str]) -> None:
    """Copy a template into a new folder, with the names in its paths and files changed by `named`."""
    if home.exists():
        raise UserFault(f"{home} exists already; choose another name, or another folder with --folder.")
    found = list(sources(files("rascals.cli").joinpath(template), Path()))
    for path, source in found:
        target = home / named(str(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(named(source.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    desk.show(f"Made {home}: {counted(len(found), 'file')}.")


def sources(folder: Traversable, path: Path) -> Iterator[tuple[Path, Traversable]]:
    """Yield each file of a template with its path."""
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.is_dir():
            yield from sources(entry, path / entry.name)
        elif entry.name.endswith(KEPT):
            yield path / entry.name, entry


def named(text: str, name: str) -> str:
    """Return a text of the template with the game's name, and its first letter in clause ids."""
    text = text.replace(PATTERN, name).replace(PATTERN.title(), name.title())
    return re.sub(r"\bN-(?=\d\d\b)", f"{name[0].upper()}-", text)


BOT_PATTERN = "newbot"  # the bot's name in the template
GAME = "felicity"  # the game's

Name = Annotated[
    str,
    typer.Argument(metavar="NAME", help="The bot’s name, and that of its package: 2 to 24 small letters and digits."),
]
Plays = Annotated[
    str, typer.Option("--game", "-g", metavar="GAME", autocompletion=complete_game, help="The game that it plays.")
]


def new_bot(context: typer.Context, new_bot_name: Name, new_bot_game: Plays = GAME, into: Into = Path()) -> None:
    """Make a small package with a bot of your own for a game, with a test against all levels, to build on.

    Examples:
    rascals new-bot magpie --game goons
        makes the folder magpie: the bot, the entry point by which it is found, a test
    RASCALS_BOTS=goons=magpie:BOTS rascals simulate goons -n 20 --bots magpie,easy,easy,easy
        lets it play, in that folder; installed by pip it is found without the variable
    """
    desk: Desk = context.obj
    definition = definition_of(desk, new_bot_game)
    check_bot_name(new_bot_name)
    home = into / new_bot_name
    make(desk, home, "bot_template", lambda text: bot_named(text, new_bot_name, definition.name))
    players, level = usual_players(definition, 0, 1), "random"
    others = ",".join([level] * (players - 1))
    title = new_bot_name.title()
    folder, game = home.absolute(), definition.name
    # Not plain `pip`: it may belong to another environment, without Rascals.
    python = shlex.quote(sys.executable)
    desk.show(f"""\
cd {folder} && rascals simulate {game} -n 20 --players {players} --bots {new_bot_name}:{title},{others}
    lets it play
{python} -m pip install -e {folder}
    after that “rascals bots {game}” and the browser know it as {new_bot_name}
cd {folder} && {python} -m pytest
    runs its test (“{python} -m pip install pytest”, once)""")


def check_bot_name(name: str) -> None:
    """Refuse a name that is taken, or that cannot be both a package and a bot."""
    check_form("bot", name)
    if name in (*all_names(), *rascals.games(), "coach") or find_spec(name) is not None:
        raise UserFault(f"The name “{name}” is taken by a bot, a game or a module of Python; choose another.")


def bot_named(text: str, name: str, game: str) -> str:
    """Return a text of the template with the names of the bot and of its game."""
    return text.replace(BOT_PATTERN, name).replace(BOT_PATTERN.title(), name.title()).replace(GAME, game)
