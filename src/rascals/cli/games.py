"""`rascals games`: what can be played, with how many, in which editions, under which options."""

from __future__ import annotations

import json
from typing import Any

import typer

import rascals
from rascals.cli.complete import value_text
from rascals.cli.desk import Desk
from rascals.cli.parameters import Json


def games(context: typer.Context, as_json: Json = False) -> None:
    """List the games."""
    desk: Desk = context.obj
    listed = [described(name) for name in rascals.games()]
    if as_json:
        desk.show(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for column in ("name", "game", "players", "editions", "choices"):
        table.add_column(desk.text(f"column-{column}"), overflow="fold", no_wrap=column == "name")
    for game in listed:
        table.add_row(*cells(desk, game))
    desk.console.print(table)
    desk.console.print("\n" + desk.text("games-hint"))


def described(name: str) -> dict[str, Any]:
    """Return a game as JSON-ready data."""
    box = rascals.games()[name]
    options = [{"name": o.name, "choices": list(o.choices), "default": o.default} for o in box.options]
    return {"name": name, "players": list(box.players), "editions": list(box.editions), "options": options}


def cells(desk: Desk, game: dict[str, Any]) -> tuple[str, str, str, str, str]:
    """Return a game's row of the table; each option lists its choices, the usual one first."""
    options = "\n".join(
        f"{o['name']}={'|'.join(value_text(choice) for choice in o['choices'])}" for o in game["options"]
    )
    players = f"{game['players'][0]}–{game['players'][-1]}"
    return game["name"], desk.words.text(game["name"]), players, ", ".join(game["editions"]) or "–", options
