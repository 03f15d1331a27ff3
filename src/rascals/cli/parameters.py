"""The parameters that several commands share, and the completion of their values by a shell."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

import rascals
from rascals.cli.setup import FEW, value_text
from rascals.core.definition import GameOption


def starting(incomplete: str, words: Iterable[str]) -> list[str]:
    """Return the words that start with the unfinished one."""
    return [word for word in words if word.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    """Complete `--lang`."""
    from rascals.words import languages

    return starting(incomplete, languages())


def complete_game(incomplete: str) -> list[str]:
    """Complete a game's name."""
    return starting(incomplete, rascals.games())


def complete_bots(context: typer.Context, incomplete: str) -> list[str]:
    """Complete the last name of a list of bots, such as `shrewd,ran`."""
    from rascals.bots import names

    done, comma, last = incomplete.rpartition(",")
    return [f"{done}{comma}{name}" for name in starting(last, names(game_of(context)))]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """Complete `name=value` of the game's options."""
    definition = rascals.games().get(game_of(context))
    options = definition.options if definition is not None else ()
    return starting(incomplete, [f"{o.name}={value}" for o in options for value in values_of(o)])


def complete_players(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a number of players."""
    definition = rascals.games().get(game_of(context))
    return starting(incomplete, map(str, definition.players if definition is not None else ()))


def game_of(context: typer.Context) -> str:
    """Return the game named so far, or the first game.

    While an option still lacks its value, typer has not parsed the arguments before it; so the line itself is searched.
    """
    words = " ".join(os.environ.get(name, "") for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")).split()
    named = next((word for word in words if word in rascals.games()), None)
    return str(named or context.params.get("game") or next(iter(rascals.games())))


def values_of(option: GameOption) -> list[str]:
    """Return the values to complete; for a long range its bounds and the default."""
    if option.span and len(option.choices) > FEW:
        return list(map(str, sorted({*option.span, option.default})))
    return [value_text(choice) for choice in option.choices]


Game = Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", autocompletion=complete_players)]
Bots = Annotated[str | None, typer.Option("--bots", "-b", metavar="BOT,…", autocompletion=complete_bots)]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", autocompletion=complete_option)
]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", dir_okay=False)]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        metavar="N",
        min=1,
        help="How many processes play at once; otherwise one for each core. The result stays the same.",
    ),
]
Scheduler = Annotated[
    str | None,
    typer.Option(
        "--scheduler",
        metavar="ADDRESS",
        help="Let the machines of a Dask cluster play: the address of its scheduler, such as tcp://10.0.0.1:8786. The "
        "result stays the same.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain")]
Page = Annotated[
    Path | None,
    typer.Option(
        "--html",
        metavar="FILE",
        dir_okay=False,
        help="Write a page with all figures to this file; it needs nothing else.",
    ),
]
Folder = Annotated[
    Path | None,
    typer.Option(
        "--games", metavar="FOLDER", file_okay=False, help="Save the games that show the figures in this folder."
    ),
]
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
