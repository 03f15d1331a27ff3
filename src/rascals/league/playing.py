"""Playing the games of a league, in parallel and one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rascals.core.match import Match
from rascals.lab.entrants import SeatUsage
from rascals.lab.playing import NumberedGame, PlayedGame, played_game
from rascals.lab.playing import play as play_game
from rascals.league.plan import League


def play(league: League, number: NumberedGame) -> tuple[Match, tuple[SeatUsage, ...]]:
    """Play a game to its end; return the match and what each seat did."""
    table = league.tables[number.cell]
    entrants = [league.entrants[one] for one in table.seatings[number.seating]]
    return play_game(league.contests[table.contest].kind, entrants, league.seed_of(table, number.deal))


def save(league: League, number: NumberedGame, folder: Path) -> Path:
    """Play a game again, save it in a folder, and return the file."""
    match, _ = play(league, number)
    file = folder / f"{match.game.name}-{str(number).replace('.', '-')}.jsonl"
    match.save(file)
    return file


class Results:
    """Results as `rascals.lab.run` sums them up: each one added is passed to `keep`, or else listed."""

    def __init__(self, keep: Callable[[PlayedGame], None] | None = None) -> None:
        self.played: list[PlayedGame] = []
        self._keep = keep or self.played.append
        self.games = 0

    def count(self, result: PlayedGame) -> None:
        """Add one."""
        self.games += 1
        self._keep(result)

    def merge(self, other: Results) -> None:
        """Add those of another process."""
        for result in other.played:
            self.count(result)


class LeagueJob:
    """Some games of a league as a job for `rascals.lab.run`. Game `index` is the one with `numbers[index]`.

    `keep` is called with each result, in the process that runs the job, as soon as it arrives.
    """

    bots: Sequence[str] = ("",)  # one: chunks need not be whole rotations of a table

    def __init__(
        self, league: League, numbers: Sequence[NumberedGame], keep: Callable[[PlayedGame], None] | None
    ) -> None:
        self.league, self.numbers, self._keep = league, list(numbers), keep

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what belongs to one process."""
        return self.__dict__ | {"_keep": None}

    def empty(self) -> Results:
        """Return no results."""
        return Results(self._keep)

    def seed_of(self, index: int) -> str:
        """Return the seed of a game."""
        number = self.numbers[index]
        return self.league.seed_of(self.league.tables[number.cell], number.deal)

    def play(self, index: int) -> PlayedGame:
        """Play a game."""
        number = self.numbers[index]
        line_up = self.league.tables[number.cell].seatings[number.seating]
        return played_game(number, line_up, *play(self.league, number))
