"""`rascals games`: the games with their numbers of players, editions and options."""

from __future__ import annotations

from typing import Any

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import Json
from rascals.cli.setup import FEW, value_text
from rascals.core.box import Option


def games(context: typer.Context, as_json: Json = False) -> None:
    """List the games with their players, editions and options.

    Examples:
    rascals games
        a table
    rascals games --json
        the same for programs
    """
    desk: Desk = context.obj
    listed = [described(name) for name in rascals.games()]
    if as_json:
        desk.show_json(listed)
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for column in ("Name", "Game", "Players", "Editions", "Options (the first is usual)"):
        table.add_column(column, overflow="fold", no_wrap=column == "Name")
    for game in listed:
        table.add_row(*cells(desk, game))
    desk.console.print(table)
    desk.console.print("\n“rascals play NAME” plays in the terminal, “rascals rules NAME” shows the rules.")


def described(name: str) -> dict[str, Any]:
    """Return a game as JSON-ready data."""
    box = rascals.games()[name]
    options = [option_json(option) for option in box.options]
    described = {"name": name, "players": list(box.players), "editions": list(box.editions), "options": options}
    return described | {"changeable": list(box.components.changeable)}


def option_json(option: Option) -> dict[str, Any]:
    """Return an option as JSON-ready data: its choices, or the ends of a long range."""
    about: dict[str, Any] = {"name": option.name, "default": option.default}
    if option.span:
        about |= dict(zip(("lowest", "highest"), option.span, strict=True))
    about |= {"editions": list(option.editions)} if option.editions else {}
    return about | ({"choices": list(option.choices)} if len(option.choices) <= FEW or not option.span else {})


def cells(desk: Desk, game: dict[str, Any]) -> tuple[str, str, str, str, str]:
    """Return a game's row of the table, with the values of each option."""
    options = "\n".join(f"{option['name']}={possible(option)}" for option in game["options"])
    players = f"{game['players'][0]}–{game['players'][-1]}"
    return game["name"], desk.words.text(game["name"]), players, ", ".join(game["editions"]) or "–", options


def possible(option: dict[str, Any]) -> str:
    """Return an option's values, the default first: `0 to 100 (20)` for a long range, the first few of a long list."""
    of = f" ({', '.join(option['editions'])})" if "editions" in option else ""
    if "choices" not in option:
        return f"{option['lowest']} to {option['highest']} ({option['default']})" + of
    usual, others = option["default"], [choice for choice in option["choices"] if choice != option["default"]]
    few = list(map(value_text, [usual, *others[: FEW - 1]]))
    return "|".join([*few, "…"] if len(others) >= FEW else few) + of
