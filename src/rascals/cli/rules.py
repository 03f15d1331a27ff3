"""`rascals rules GAME`: the rules, or the differences between two editions, in the chosen language."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game
from rascals.cli.setup import box_of

Diff = Annotated[tuple[str, str] | None, typer.Option("--diff", metavar="NAME NAME")]


def rules(context: typer.Context, game: Game = "felicity", diff: Diff = None) -> None:
    """Show the rules of a game: formatted on a terminal, as Markdown into a pipe."""
    desk: Desk = context.obj
    box = box_of(desk, game)
    if diff is None:
        text = desk.words.rules(box.name)
    else:
        from rascals.words.editions import markdown

        text = markdown(desk.words, box, *diff)
    if not sys.stdout.isatty():
        desk.show(text)
        return
    from rich.markdown import Markdown

    desk.console.print(Markdown(text), width=min(desk.console.width, 96), soft_wrap=False)
