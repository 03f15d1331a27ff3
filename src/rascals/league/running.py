"""Plays the missing games of a league in parallel; a table stops at a planned look if its figures are precise enough.

It looks only when all games of all its deals up to then have been played, and at these alone. So neither the number of
processes, nor which of them is faster, nor an interruption decides when it stops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rascals.core.arguments import room
from rascals.core.match import Match
from rascals.lab.entrants import SeatUsage, close
from rascals.lab.playing import NumberedGame, PlayedGame, played_game
from rascals.lab.playing import play as play_game
from rascals.lab.running import ListedJob, Shown, run_rounds, silent
from rascals.league.deals import due_deals
from rascals.league.plan import League
from rascals.league.results import SavedLeague

EACH = 512  # bytes that a game to be played takes, in lists and as a key of their order


def play(league: League, number: NumberedGame) -> tuple[Match, tuple[SeatUsage, ...]]:
    """Play a game to its end; return the match and what each seat did."""
    table = league.tables[number.cell]
    entrants = [league.entrants[one] for one in table.seatings[number.seating]]
    return play_game(league.contests[table.contest].kind, entrants, league.seed_of(table, number.deal))


def save(league: League, number: NumberedGame, folder: Path) -> Path:
    """Play a game again, save it in a folder, and return the file."""
    match, _ = play(league, number)
    file = folder / f"{match.game.name}-{str(number).replace('.', '-')}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    match.save(file)
    return file


class LeagueJob(ListedJob[NumberedGame, PlayedGame]):
    """Some games of a league, by their numbers."""

    def __init__(
        self, numbers: Sequence[NumberedGame], keep: Callable[[PlayedGame], None] | None, league: League
    ) -> None:
        super().__init__(numbers, keep)
        self.league = league

    def seed_of(self, index: int) -> str:
        """Return the seed of a game."""
        number = self.listed[index]
        return self.league.seed_of(self.league.tables[number.cell], number.deal)

    def play(self, index: int) -> PlayedGame:
        """Play a game."""
        number = self.listed[index]
        line_up = self.league.tables[number.cell].seatings[number.seating]
        return played_game(number, line_up, *play(self.league, number))


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
