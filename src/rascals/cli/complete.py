"""What the shell completes: games, bots, options and their values."""

from __future__ import annotations

from collections.abc import Iterable

import typer

import rascals


def starting(incomplete: str, words: Iterable[str]) -> list[str]:
    """Return the words that start as the unfinished one does."""
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
    box = rascals.games().get(game_of(context))
    options = box.options if box is not None else ()
    return starting(incomplete, [f"{o.name}={value_text(value)}" for o in options for value in o.choices])


def complete_players(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a number of players."""
    box = rascals.games().get(game_of(context))
    return starting(incomplete, map(str, box.players if box is not None else ()))


def game_of(context: typer.Context) -> str:
    """Return the game named so far, or the first of all."""
    return str(context.params.get("game") or next(iter(rascals.games())))


def value_text(value: object) -> str:
    """Return how an option's value is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
