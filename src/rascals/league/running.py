"""Plays the missing games of a league in parallel; a table stops at a planned look if its figures are precise enough.

It looks only when all games of all its deals up to then have been played, and at these alone. So neither the number of
processes, nor which of them is faster, nor an interruption decides when it stops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rascals.core.arguments import room
from rascals.lab.entrants import close
from rascals.lab.playing import NumberedGame
from rascals.lab.running import Progress, run
from rascals.league.deals import LeagueDeals
from rascals.league.plan import LeagueTable
from rascals.league.playing import LeagueJob
from rascals.league.results import SavedLeague

EACH = 512  # bytes that a game to be played takes, in lists and as a key of their order

Shown = Callable[
    [int], AbstractContextManager[Progress]
]  # from a number of games to a context that shows how many are played


def silent(games: int) -> AbstractContextManager[Progress]:
    """Show nothing."""
    del games
    return nullcontext(lambda _: None)


def play_all(kept: SavedLeague, workers: int = 1, shown: Shown = silent, **where: Any) -> bool:
    """Play the missing games of a league, in `workers` processes; return whether it is complete. Ctrl-C ends it early.

    Each result is kept as soon as the pool has it. The games go round by round; `shown` is entered for each round, with
    the number of its games. `where`: an `executor` and its `capacity`, as for `rascals.lab.run`. GameFailed if the
    rules themselves fail.
    """
    try:
        while numbers := missing(kept):
            job = LeagueJob(kept.league, numbers, kept.keep)
            with shown(len(numbers)) as progress:
                _, complete = run(job, len(numbers), workers, progress, **where)
            if not complete:
                return False
    finally:
        close()
    return True


def missing(kept: SavedLeague) -> list[NumberedGame]:
    """Return the games of the next round: all that are missing up to the tables' next look. Empty if all have stopped.

    First come the first deals of all tables.
    """
    due = [(at, table, due_deals(kept, at, table)) for at, table in enumerate(kept.league.tables)]
    with room("games", sum(deals * len(table.seatings) for _, table, deals in due), EACH):
        numbers = [number for at, table, deals in due for number in _numbers(at, table, deals)]
        return sorted((one for one in numbers if one not in kept.results), key=lambda one: (one.deal, *one))


def due_deals(kept: SavedLeague, at: int, table: LeagueTable) -> int:
    """Return how many deals a table is to play, by its results so far: up to the first look not passed."""
    looks = kept.league.contests[table.contest].looks
    for look in looks:
        if not all(number in kept.results for number in _numbers(at, table, look)) or _precise(kept, at, look):
            return look
    return looks[-1]


def _numbers(at: int, table: LeagueTable, deals: int) -> Iterator[NumberedGame]:
    return (NumberedGame(at, deal, seating) for deal in range(deals) for seating in range(len(table.seatings)))


def _precise(kept: SavedLeague, at: int, deals: int) -> bool:
    """Return whether every share of victory at a table is known as precisely as required."""
    table = kept.league.tables[at]
    precision = kept.league.contests[table.contest].precision
    if precision is None:
        return False
    seen = LeagueDeals(kept, at, deals)
    halves = [seen.victory(entrant).half for entrant in sorted(set(table.group))]
    return all(half is not None and half <= precision for half in halves)
