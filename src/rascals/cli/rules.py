"""`rascals rules GAME`: the rules help, in the chosen language."""

from __future__ import annotations

import sys

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game
from rascals.cli.setup import box_of


def rules(context: typer.Context, game: Game = "felicity") -> None:
    """Show the rules help: laid out for a person, as Markdown into a pipe."""
    desk: Desk = context.obj
    text = desk.words.rules(box_of(desk, game).name)
    if not sys.stdout.isatty():
        desk.show(text)
        return
    from rich.markdown import Markdown

    desk.console.print(Markdown(text), width=min(desk.console.width, 96), soft_wrap=False)
