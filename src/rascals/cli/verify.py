"""`rascals verify FILE`: play a saved game again and say whether every line holds."""

from __future__ import annotations

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import SavedGame
from rascals.tui.wording import changes_text


def verify(context: typer.Context, file: SavedGame) -> None:
    """Verify a saved game; exit code 1 where it does not hold."""
    desk: Desk = context.obj
    verdict = rascals.verify(file)
    if verdict.ok:
        desk.show(desk.text("verify-good", file=str(file), lines=verdict.lines))
        if verdict.game is not None and verdict.game.altered:
            desk.show(desk.text("altered", changes=changes_text(verdict.game.data)))
        if not verdict.seed_checked:
            desk.show(desk.text("verify-no-seed"))
        if not verdict.same_rules:
            desk.show(desk.text("verify-other-rules"))
        return
    problem = "" if verdict.error is None else desk.words.error(verdict.error)
    desk.show(desk.text("verify-bad", file=str(file), line=verdict.line or 0, problem=problem))
    raise typer.Exit(1)
