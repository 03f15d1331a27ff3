"""`rascals bots`: the bots of a game and how each plays."""

from __future__ import annotations

import typer

from rascals.bots import names
from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import box_of


def bots(context: typer.Context, game: Game = "felicity", as_json: Json = False) -> None:
    """List the bots of a game."""
    desk: Desk = context.obj
    box = box_of(desk, game)
    keys = {name: (f"bot-{name}-in-{box.name}", f"bot-{name}-about") for name in names(box.name)}
    texts = {name: next(filter(desk.words.has, told), None) for name, told in keys.items()}
    listed = [(name, "" if told is None else desk.words.text(told)) for name, told in texts.items()]
    if as_json:
        desk.show_json([{"name": name, "about": about} for name, about in listed])
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for name, about in listed:
        table.add_row(f"[bold]{name}[/bold]", about)
    desk.console.print(table)
