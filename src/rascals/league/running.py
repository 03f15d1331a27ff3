"""Plays the missing games of a league in parallel; a table stops at a planned look if its figures are precise enough.

It looks only when all games of all its deals up to then have been played, and at these alone. So neither the number of
processes, nor which of them is faster, nor an interruption decides when it stops.
"""

from __future__ import annotations

from typing import Any

from rascals.core.arguments import room
from rascals.lab.entrants import close
from rascals.lab.playing import NumberedGame
from rascals.lab.running import Shown, run_rounds, silent
from rascals.league.deals import due_deals
from rascals.league.playing import LeagueJob
from rascals.league.results import SavedLeague

EACH = 512  # bytes that a game to be played takes, in lists and as a key of their order


def play_all(kept: SavedLeague, workers: int = 1, shown: Shown = silent, **where: Any) -> bool:
    """Play the missing games of a league, in `workers` processes; return whether it is complete. Ctrl-C ends it early.

    Each result is kept as soon as the pool has it. The games go round by round; `shown` is entered for each round, with
    the number of its games. `where`: an `executor` and its `capacity`, as for `rascals.lab.run`. GameFailed if the
    rules themselves fail.
    """
    try:
        return run_rounds(lambda: LeagueJob(missing(kept), kept.keep, kept.league), workers, shown, **where)
    finally:
        close()


def missing(kept: SavedLeague) -> list[NumberedGame]:
    """Return the games of the next round: all that are missing up to the tables' next look. Empty if all have stopped.

    First come the first deals of all tables.
    """
    due = [(at, table, due_deals(kept, at)) for at, table in enumerate(kept.league.tables)]
    with room("games", sum(deals * len(table.seatings) for _, table, deals in due), EACH):
        numbers = [
            NumberedGame(at, deal, seating)
            for at, table, deals in due
            for deal in range(deals)
            for seating in range(len(table.seatings))
        ]
        return sorted((one for one in numbers if one not in kept.results), key=lambda one: (one.deal, *one))
