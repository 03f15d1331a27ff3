"""Exact sums over played games. Only integers are added, so the order of games does not affect results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from math import sqrt

from rascals.core.arguments import integer, of_type, room, sequence
from rascals.core.errors import BadOption
from rascals.core.intervals import PLUS, half_width, student
from rascals.lab.playing import WHOLE_WIN, Measures, PlayedGame

EACH = 512  # bytes of a cell's sums, without figures


@dataclass
class Series:
    """One number per deal: its sums, and for each value the first deal that has it. A deal left out counts as 0."""

    total: int = 0
    squares: int = 0
    games: dict[int, int] = field(default_factory=dict)

    def add(self, value: int, index: int) -> None:
        """Count one deal."""
        self.total += value
        self.squares += value * value
        self.games[value] = min(index, self.games.get(value, index))

    def merge(self, other: Series) -> None:
        """Add the deals of another series."""
        self.total += other.total
        self.squares += other.squares
        for value, index in other.games.items():
            self.games[value] = min(index, self.games.get(value, index))

    def half_width(self, games: int, step: int = 1) -> float | None:
        """Return half the 95 % interval of the mean over `games` deals; None for fewer than two.

        `step`: the least difference of two values.
        """
        # games * squares - total² is exact in integers and never negative.
        return half_width((games * self.squares - self.total * self.total) / max(1, games), games, step)

    def example(self, games: int) -> int | None:
        """Return the example deal: the one nearest to the mean, with a number other than 0 if there is one."""
        mean = self.total / max(1, games)
        shown = [value for value in self.games if value] or list(self.games)
        nearest = min(shown, key=lambda value: (abs(value - mean), value), default=None)
        return None if nearest is None else self.games[nearest]


_PAIRS = tuple(combinations_with_replacement(range(4), 2))


@dataclass
class Contrast:
    """How doing something correlates with winning: the victories of seats that did it and of those that did not.

    Seats of one game are not independent, because only one of them wins, so the interval uses whole games.
    """

    sums: list[int] = field(default_factory=lambda: [0] * 4)
    products: list[int] = field(default_factory=lambda: [0] * len(_PAIRS))
    games: list[int] = field(default_factory=lambda: [0] * 2)  # in which somebody did it, and somebody did not
    won: int | None = None  # the first game that was won by somebody who did it
    tried: int | None = None  # the first in which somebody did it

    def add(self, counts: Sequence[int], shares: Sequence[int], index: int) -> None:
        """Count one game: how often each seat did it, and each seat's share of the victory in 840ths."""
        did = [count > 0 for count in counts]
        numbers = (
            sum(share for done, share in zip(did, shares, strict=True) if done),
            sum(did),
            sum(share for done, share in zip(did, shares, strict=True) if not done),
            len(did) - sum(did),
        )
        self.sums = [total + number for total, number in zip(self.sums, numbers, strict=True)]
        for place, (one, two) in enumerate(_PAIRS):
            self.products[place] += numbers[one] * numbers[two]
        self.games = [games + (number > 0) for games, number in zip(self.games, numbers[1::2], strict=True)]
        if numbers[0]:
            self.won = _least(self.won, index)
        if numbers[1]:
            self.tried = _least(self.tried, index)

    def merge(self, other: Contrast) -> None:
        """Add the games of another contrast."""
        self.sums = [one + two for one, two in zip(self.sums, other.sums, strict=True)]
        self.products = [one + two for one, two in zip(self.products, other.products, strict=True)]
        self.games = [one + two for one, two in zip(self.games, other.games, strict=True)]
        self.won, self.tried = _least(self.won, other.won), _least(self.tried, other.tried)

    @property
    def example(self) -> int | None:
        """The example game: one won by a seat that did it, else one in which a seat did it."""
        return self.tried if self.won is None else self.won

    @property
    def known(self) -> bool:
        """Whether seats did it and seats did not, in at least two games each; otherwise there is no figure."""
        return min(self.games) > 1

    @property
    def difference(self) -> float:
        """The share of victories of seats that did it minus that of seats that did not."""
        won, did, lost, left = self.sums
        return (won / did - lost / left) / WHOLE_WIN

    @property
    def half_width(self) -> float:
        """Half the 95 % interval of the difference; each game is one observation, linearized.

        The quantile is that of the smaller number of games, with seats that did it or with seats that did not. As for
        any mean, a few steps are added, because seats that always won so far may still lose.
        """
        won, did, lost, left = self.sums
        slopes = (1 / did, -won / did**2, -1 / left, lost / left**2)
        variance = sum(
            slopes[one] * slopes[two] * product * (1 if one == two else 2)
            for (one, two), product in zip(_PAIRS, self.products, strict=True)
        )
        fewest = min(self.games)
        variance = max(0.0, variance) * fewest / (fewest - 1) + PLUS * WHOLE_WIN**2 * (1 / did**2 + 1 / left**2)
        return student(fewest - 1) * sqrt(variance) / WHOLE_WIN


def _least(*games: int | None) -> int | None:
    return min((game for game in games if game is not None), default=None)


def numbers_of(game: PlayedGame) -> dict[str, int]:
    """Return all integers of a game by name.

    `actions`, `turns`, `score` (of all seats together), `best`, `spread`, `end:REASON` (1), `place:N` (the victory, in
    840ths, of number N in turn order, else by seat), `verb:WORD`, the game's own as `own:` and `done:`; and of each
    entrant `E` its `score@E`, `victory@E` in 840ths, doubled `rank@E`, and `part:NAME@E` of its score.
    """
    scores, shares, ranks = game.scores, game.shares, game.ranks
    measures = game.measures or Measures({"actions": game.moves})
    numbers = measures.numbers | {
        "score": sum(scores),
        "best": max(scores),
        "spread": max(scores) - min(scores),
        f"end:{game.end}": 1,
    }
    players = len(scores)
    for seat, entrant in enumerate(game.line_up):
        numbers[f"place:{(seat - measures.first) % players + 1}"] = shares[seat]
        numbers[f"score@{entrant}"] = scores[seat]
        numbers[f"victory@{entrant}"] = shares[seat]
        numbers[f"rank@{entrant}"] = ranks[seat]
        for name, values in measures.parts.items():
            numbers[f"part:{name}@{entrant}"] = values[seat]
    for name, counts in measures.done.items():
        numbers[f"done:{name}"] = sum(counts)
    return numbers


@dataclass
class CellSums:
    """The sums of one cell: a series for each number, a contrast for each thing that seats can do.

    `from_first`: how much each number differs from that of the first cell, deal by deal; the first cell has none.
    """

    series: dict[str, Series] = field(default_factory=dict)
    contrasts: dict[str, Contrast] = field(default_factory=dict)
    from_first: dict[str, Series] = field(default_factory=dict)

    def count(self, game: PlayedGame, numbers: dict[str, int], first: dict[str, int] | None) -> None:
        """Count one game with its numbers, and their differences from those of the first cell."""
        index = game.number.deal
        for name, value in numbers.items():
            self.series.setdefault(name, Series()).add(value, index)
        if first is not None:
            for name in numbers.keys() | first.keys():
                self.from_first.setdefault(name, Series()).add(numbers.get(name, 0) - first.get(name, 0), index)
        if game.measures is not None:
            for name, counts in game.measures.done.items():
                self.contrasts.setdefault(name, Contrast()).add(counts, game.shares, index)

    def merge(self, other: CellSums) -> None:
        """Add the games of other sums of the same cell."""
        for name, series in other.series.items():
            self.series.setdefault(name, Series()).merge(series)
        for name, series in other.from_first.items():
            self.from_first.setdefault(name, Series()).merge(series)
        for name, contrast in other.contrasts.items():
            self.contrasts.setdefault(name, Contrast()).merge(contrast)

    def total(self, name: str) -> int:
        """Return the sum of a number over all games."""
        return self.series.get(name, Series()).total

    def totals(self, before: str) -> dict[str, int]:
        """Return the sums of all numbers whose names begin with `before`, by the rest of the name, in its order."""
        return {
            name.removeprefix(before): self.series[name].total
            for name in sorted(self.series)
            if name.startswith(before)
        }


@dataclass
class Sums:
    """The sums of all cells of a plan, over the same deals."""

    cells: list[CellSums]
    games: int = 0

    @classmethod
    def of(cls, cells: int) -> Sums:
        """Return the sums of no games, for a number of cells."""
        cells = integer("cells", cells, 0)
        with room("cells", cells, EACH):
            return cls([CellSums() for _ in range(cells)])

    def count(self, played: Sequence[PlayedGame]) -> None:
        """Count one deal: a game of each cell, in their order."""
        played = sequence("played", played, PlayedGame)
        self._check(len(played))
        numbers = [numbers_of(game) for game in played]
        self.games += 1
        for at, (cell, game) in enumerate(zip(self.cells, played, strict=True)):
            cell.count(game, numbers[at], numbers[0] if at else None)

    def merge(self, other: Sums) -> None:
        """Add the deals of other sums of the same plan."""
        of_type("other", other, Sums)
        self._check(len(other.cells))
        self.games += other.games
        for cell, more in zip(self.cells, other.cells, strict=True):
            cell.merge(more)

    def _check(self, cells: int) -> None:
        if cells != len(self.cells):
            raise BadOption(f"number of cells: {len(self.cells)}, not {cells}")
