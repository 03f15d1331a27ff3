"""The parameters that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rascals.cli.complete import complete_bots, complete_game, complete_option, complete_players

Game = Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", autocompletion=complete_players)]
Bots = Annotated[str | None, typer.Option("--bots", "-b", metavar="BOT,…", autocompletion=complete_bots)]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", autocompletion=complete_option)
]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", dir_okay=False)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain")]
Commitment = Annotated[
    str | None,
    typer.Option(
        "--commitment", metavar="HEX", help="The commitment or fingerprint noted at the table: it must be this game’s."
    ),
]
Key = Annotated[
    str | None, typer.Option("--key", metavar="HEX", help="The server’s public key: it must have signed the game.")
]
SavedGame = Annotated[Path, typer.Argument(metavar="FILE")]
