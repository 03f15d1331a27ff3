"""Playing the games of a league, in parallel and one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rascals.core.match import Match
from rascals.lab.entrants import SeatUsage
from rascals.lab.playing import NumberedGame, PlayedGame, played_game
from rascals.lab.playing import play as play_game
from rascals.lab.running import ListedJob
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
