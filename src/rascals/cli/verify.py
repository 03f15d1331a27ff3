"""`rascals verify FILE`: replay a saved game and check every line."""

from __future__ import annotations

import typer

from rascals.cli.judging import judge
from rascals.cli.parameters import Commitment, Key, SavedGame


def verify(context: typer.Context, file: SavedGame, commitment: Commitment = None, key: Key = None) -> None:
    """Verify a saved game; exit code 1 if it is invalid, 3 if it is valid but cut short."""
    code = judge(context.obj, file, commitment, key)
    if code:
        raise typer.Exit(code)
