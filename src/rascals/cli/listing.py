"""`rascals games` and `rascals bots`: which games and bots there are."""

from __future__ import annotations

from typing import Any

import typer

import rascals
from rascals.bots import names
from rascals.bots.plugins import Plugins
from rascals.bots.registry import plugins_of
from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import FEW, definition_of, value_text
from rascals.core.definition import GameOption


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
    columns = ("Name", "Game", "Players", "Editions", "Options (the first is usual)")
    desk.show_table(columns, [cells(desk, game) for game in listed])
    desk.console.print("\n“rascals play NAME” plays in the terminal, “rascals rules NAME” shows the rules.")


def described(name: str) -> dict[str, Any]:
    """Return a game as JSON-ready data."""
    definition = rascals.games()[name]
    options = [option_json(option) for option in definition.options]
    described = {
        "name": name,
        "players": list(definition.players),
        "editions": list(definition.editions),
        "options": options,
    }
    return described | {"changeable": list(definition.components.changeable)}


def option_json(option: GameOption) -> dict[str, Any]:
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


def bots(context: typer.Context, game: Game = "felicity", as_json: Json = False) -> None:
    """List the bots of a game and how each of them plays.

    Examples:
    rascals bots felicity
        every bot with one line about it
    """
    desk: Desk = context.obj
    definition = definition_of(desk, game)
    plugins = plugins_of(definition.name)
    listed = [
        (name, about(desk, definition.name, name, plugins), package_of(name, plugins))
        for name in names(definition.name)
    ]
    for broken in plugins.broken:
        desk.err.print(f"Left out, {desk.english.error(broken.error)}", markup=False, soft_wrap=True)
    if as_json:
        every = [{"name": name, "about": about_it, "package": package} for name, about_it, package in listed]
        desk.show_json([{key: value for key, value in row.items() if value is not None} for row in every])
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for name, about_it, package in listed:
        origin = "" if package is None else f"from {package}"
        table.add_row(Text(name, "bold"), Text(about_it), Text(origin))
    desk.console.print(table)


def about(desk: Desk, game: str, name: str, plugins: Plugins) -> str:
    """Return how a bot plays, from the texts or from the plugin itself; empty if neither says so."""
    message = next(filter(desk.words.has, (f"bot-{name}-in-{game}", f"bot-{name}-about")), None)
    if message is not None:
        return desk.words.text(message)
    return plugins.bots[name].about(desk.words.language) if name in plugins.bots else ""


def package_of(name: str, plugins: Plugins) -> str | None:
    """Return the package that a plugin comes from, or the variable that names it; None for the game's own bots."""
    return plugins.bots[name].source.origin if name in plugins.bots else None
