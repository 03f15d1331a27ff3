"""`rascals replay FILE`: a saved game, step by step, from any seat's point of view or with everything open."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import Plain, SavedGame

At = Annotated[int | None, typer.Option("--at", metavar="N", min=0)]
PointOfView = Annotated[str | None, typer.Option("--pov", metavar="open|public|0|1|…")]


def replay(
    context: typer.Context, file: SavedGame, at: At = None, pov: PointOfView = None, plain: Plain = False
) -> None:
    """Step through a saved game."""
    from rascals.tui.reel import Reel

    desk: Desk = context.obj
    match = rascals.load(file)
    last = len(match.deeds) - 1
    if at is not None and at > last:
        desk.fail("replay-at", given=at, last=last)
    valid = Reel.povs(match)
    # A game still under way may be somebody's secret; a finished one lies open.
    chosen = pov or ("open" if match.over else "public")
    if chosen not in valid:
        desk.fail("replay-pov", given=chosen, valid=", ".join(valid))
    reel = Reel(match, desk.words, chosen)
    if plain or not desk.at_terminal:
        reel.print_to(sys.stdout, at)
        return
    from rascals.tui.replay import ReplayApp

    ReplayApp(reel, at or 0).run()
