"""`rascals bots`: the bots of a game and how each plays."""

from __future__ import annotations

import typer

from rascals.bots import names
from rascals.bots.guests import Guests
from rascals.bots.registry import guests_of
from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import box_of


def bots(context: typer.Context, game: Game = "felicity", as_json: Json = False) -> None:
    """List the bots of a game and how each of them plays.

    Examples:
    rascals bots felicity
        every bot with one line about it
    """
    desk: Desk = context.obj
    box = box_of(desk, game)
    guests = guests_of(box.name)
    listed = [(name, about(desk, box.name, name, guests), package_of(name, guests)) for name in names(box.name)]
    for broken in guests.broken:
        desk.err.print(f"Left out, {desk.english.error(broken.error)}", markup=False, soft_wrap=True)
    if as_json:
        every = [{"name": name, "about": told, "package": package} for name, told, package in listed]
        desk.show_json([{key: value for key, value in row.items() if value is not None} for row in every])
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for name, told, package in listed:
        origin = "" if package is None else f"from {package}"
        table.add_row(Text(name, "bold"), Text(told), Text(origin))
    desk.console.print(table)


def about(desk: Desk, game: str, name: str, guests: Guests) -> str:
    """Return how a bot plays, from the texts or from the guest itself; an empty text if nothing says so."""
    told = next(filter(desk.words.has, (f"bot-{name}-in-{game}", f"bot-{name}-about")), None)
    if told is not None:
        return desk.words.text(told)
    return guests.bots[name].about(desk.words.language) if name in guests.bots else ""


def package_of(name: str, guests: Guests) -> str | None:
    """Return the package that a guest comes from, or the variable that names it; None for the game's own bots."""
    return guests.bots[name].source.origin if name in guests.bots else None
