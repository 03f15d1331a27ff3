"""`rascals verify FILE`: replay a saved game and check every line."""

from __future__ import annotations

import typer

from rascals.cli.judging import judge
from rascals.cli.parameters import Commitment, Key, SavedGame


def verify(context: typer.Context, file: SavedGame, commitment: Commitment = None, key: Key = None) -> None:
    """Play a saved game again and check every line of it. Exit code 1 if one does not hold, 3 if all hold but the game
    is cut short.

    Examples:
    rascals verify evening.jsonl
        every move, event and chance is checked
    rascals verify evening.jsonl --commitment 9f86d081…
        it is the game of the commitment or fingerprint that you noted
    """
    code = judge(context.obj, file, commitment, key)
    if code:
        raise typer.Exit(code)
