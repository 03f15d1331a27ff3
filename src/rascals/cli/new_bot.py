"""`rascals new-bot NAME`: a small package with a bot for a game and its tests, to build on."""

from __future__ import annotations

import re
import shlex
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import rascals
from rascals.bots import all_names
from rascals.cli.complete import complete_game
from rascals.cli.desk import Desk
from rascals.cli.new_game import Into, template
from rascals.cli.setup import box_of, usual_players

PATTERN = "newbot"  # the bot's name in the template
GAME = "felicity"  # the game's

Name = Annotated[str, typer.Argument(metavar="NAME")]
Plays = Annotated[str, typer.Option("--game", "-g", metavar="GAME", autocompletion=complete_game)]


def new_bot(context: typer.Context, new_bot_name: Name, new_bot_game: Plays = GAME, into: Into = Path()) -> None:
    """Make the folder NAME with a bot of that name, and print the next steps."""
    desk: Desk = context.obj
    box = box_of(desk, new_bot_game)
    check_name(desk, new_bot_name)
    home = into / new_bot_name
    if home.exists():
        desk.fail("new-exists", folder=str(home))
    count = 0
    for path, source in template(files("rascals.cli").joinpath("bot_template"), Path()):
        target = home / named(str(path), new_bot_name, box.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = named(source.read_text(encoding="utf-8"), new_bot_name, box.name)
        target.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    desk.show(desk.text("new-made", folder=str(home), files=count))
    players, level = usual_players(box, 0, 1), "random"
    others = ",".join([level] * (players - 1))
    title = new_bot_name.title()
    next_steps = {"folder": str(home.absolute()), "name": new_bot_name, "class": title, "game": box.name}
    # Not plain `pip`: it may be that of another environment, in which there is no Rascals.
    python = shlex.quote(sys.executable)
    desk.show(desk.text("new-bot-next", **next_steps, python=python, players=str(players), level=others))


def check_name(desk: Desk, name: str) -> None:
    """Refuse a name that is taken, or that cannot be both a package and a bot."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,23}", name):
        desk.fail("new-bot-name", given=name)
    if name in (*all_names(), *rascals.games(), "coach") or find_spec(name) is not None:
        desk.fail("new-bot-taken", given=name)


def named(text: str, name: str, game: str) -> str:
    """Return a text of the template with the names of the bot and of its game."""
    return text.replace(PATTERN, name).replace(PATTERN.title(), name.title()).replace(GAME, game)
