"""Playing the games of a league, and what is kept of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rascals.bots.playing import chance_of, next_awaited
from rascals.core.match import Match
from rascals.league.entrants import SeatUsage, move_of, seated
from rascals.league.plan import League, LeagueTable


class NumberedGame(NamedTuple):
    """The number of a game: its table among all of the league, the deal, and the seating; all from 0."""

    table: int
    deal: int
    seating: int

    def __str__(self) -> str:
        """Return it as it is printed, such as `3.0.17`."""
        return ".".join(map(str, self))


@dataclass(frozen=True)
class Result:
    """One game, everything by seat: scores, who won, and what each seat did."""

    number: NumberedGame
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    end: str
    sittings: tuple[SeatUsage, ...]


def play(league: League, number: NumberedGame) -> tuple[Match, tuple[SeatUsage, ...]]:
    """Play a game to its end; return the match and what each seat did."""
    table = league.tables[number.table]
    kind = league.contests[table.contest].kind
    entrants = [league.entrants[one] for one in table.seatings[number.seating]]
    match = kind.new(league.seed_of(table, number.deal), names=[entrant.name for entrant in entrants])
    chances = [chance_of(match, seat) for seat in kind.seats]
    sittings = tuple(SeatUsage() for _ in kind.seats)
    last = kind.players - 1
    with seated(entrants, kind) as bots:
        while match.acting:
            last = next_awaited(match, last)
            match.play(last, move_of(bots[last], match, last, chances[last], sittings[last]))
    return match, sittings


def result_of(number: NumberedGame, match: Match, sittings: tuple[SeatUsage, ...]) -> Result:
    """Return what is kept of a finished game."""
    scores = match.scores or (0,) * match.game.players
    return Result(
        number=number,
        scores=tuple(int(score) for score in scores),
        winners=tuple(match.winners or ()),
        moves=len(match.history) - 1,
        end=match.end_reason or "",
        sittings=sittings,
    )


def save(league: League, number: NumberedGame, folder: Path) -> Path:
    """Play a game again, save it in a folder, and return the file."""
    match, _ = play(league, number)
    file = folder / f"{match.game.name}-{str(number).replace('.', '-')}.jsonl"
    match.save(file)
    return file


class Results:
    """Results as the pool of `rascals.arena` sums them up: a list; each one added is passed to `keep`."""

    def __init__(self, keep: Callable[[Result], None] | None = None) -> None:
        self._keep = keep
        self.played: list[Result] = []
        self.games = 0

    def count(self, result: Result) -> None:
        """Add one."""
        self.played.append(result)
        self.games += 1
        if self._keep is not None:
            self._keep(result)

    def merge(self, other: Results) -> None:
        """Add those of another process."""
        for result in other.played:
            self.count(result)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what belongs to one process."""
        return self.__dict__ | {"_keep": None}


class LeagueJob:
    """Some games of a league as a job for the pool of `rascals.arena`. Game `index` is the one with `numbers[index]`.

    `keep` is called with each result, in the process that runs the pool, as soon as it arrives.
    """

    bots: Sequence[str] = ("",)  # one: chunks need not be whole rotations of a table

    def __init__(self, league: League, numbers: Sequence[NumberedGame], keep: Callable[[Result], None]) -> None:
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
        return self.league.seed_of(self.league.tables[number.table], number.deal)

    def play(self, index: int) -> Result:
        """Play a game."""
        number = self.numbers[index]
        return result_of(number, *play(self.league, number))


def seats_of(table: LeagueTable, seating: int, entrant: int) -> list[int]:
    """Return the seats of an entrant in a game."""
    return [seat for seat, one in enumerate(table.seatings[seating]) if one == entrant]
