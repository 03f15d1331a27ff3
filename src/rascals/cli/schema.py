"""The command `schema`: what clients and editors check a game's data by."""

from __future__ import annotations

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import Edition, Game


def schema(context: typer.Context, game: Game, edition: Edition = None) -> None:
    """Print the JSON schema of a game’s views, events, positions and saved games.

    Examples:
    rascals schema goons > goons.schema.json
        for editors, validators and generators of code
    """
    from rascals.core.schema import schema_of_game

    desk: Desk = context.obj
    desk.show_json(schema_of_game(rascals.game(game, edition=edition)))
