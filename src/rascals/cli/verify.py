"""`rascals verify FILE`: play a saved game again and say whether every line holds."""

from __future__ import annotations

import typer

from rascals.cli.judging import judge
from rascals.cli.parameters import Commitment, Key, SavedGame


def verify(context: typer.Context, file: SavedGame, commitment: Commitment = None, key: Key = None) -> None:
    """Verify a saved game; exit code 1 where it does not hold, 3 where it holds but is cut short."""
    code = judge(context.obj, file, commitment, key)
    if code:
        raise typer.Exit(code)
