"""`rascals replay FILE`: a saved game, step by step, from any seat's point of view or with everything open."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import Plain, SavedGame

if TYPE_CHECKING:
    from rascals.tui.reel import Reel

At = Annotated[int | None, typer.Option("--at", metavar="N", min=0)]
Analyse = Annotated[int | None, typer.Option("--analyse", metavar="SEAT", min=0)]
PointOfView = Annotated[str | None, typer.Option("--pov", metavar="open|public|0|1|…")]


def replay(
    context: typer.Context,
    file: SavedGame,
    at: At = None,
    pov: PointOfView = None,
    analyse: Analyse = None,
    plain: Plain = False,
) -> None:
    """Step through a saved game, as any player saw it or with all cards open."""
    from rascals.tui.reel import Reel

    desk: Desk = context.obj
    match = rascals.load(file)
    last = len(match.history) - 1
    if at is not None and at > last:
        desk.fail("replay-at", given=at, last=last)
    valid = Reel.povs(match)
    # A game under way has secrets; a finished one is open.
    chosen = pov or ("open" if match.over else "public")
    if chosen not in valid:
        desk.fail("replay-pov", given=chosen, valid=", ".join(valid))
    reel = Reel(match, desk.words, chosen)
    if analyse is not None:
        _analyse(desk, reel, analyse)
        return
    if plain or not desk.at_terminal:
        reel.print_to(sys.stdout, at)
        return
    from rascals.tui.replay import ReplayApp

    ReplayApp(reel, at or 0).run()


def _analyse(desk: Desk, reel: Reel, seat: int) -> None:
    """Print the best bot's choice at each decision of a seat; a terminal also shows the progress."""
    from rascals.core.untrusted_text import shown_lines
    from rascals.tui.hindsight import lines, look_back

    match, progress = reel.match, sys.stderr.isatty()
    if seat not in match.game.seats:
        desk.fail("replay-seat", given=seat, last=len(match.game.seats) - 1)

    def come_to(n: int) -> None:
        if progress:
            done = desk.words.text("hindsight-progress", done=n, count=reel.last)
            sys.stderr.write(f"\r{done}")
            sys.stderr.flush()

    found = look_back(match, seat, come_to)
    if progress:
        sys.stderr.write("\r\x1b[K")
    for line in lines(match, seat, found, reel.names, desk.words):
        sys.stdout.write(shown_lines(line) + "\n")
