"""Exact accumulators over the games of a comparison, and the statistics from them. Only integers are added."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from math import sqrt

from rascals.arena.statistics import mean_half_width
from rascals.arena.tally import WHOLE_WIN
from rascals.core.intervals import PLUS, student


@dataclass
class Series:
    """One number per game: its sums, and for each value the first game that has it. A game left out counts as 0."""

    total: int = 0
    squares: int = 0
    games: dict[int, int] = field(default_factory=dict)

    def add(self, value: int, index: int) -> None:
        """Count one game."""
        self.total += value
        self.squares += value * value
        self.games[value] = min(index, self.games.get(value, index))

    def merge(self, other: Series) -> None:
        """Add the games of another series."""
        self.total += other.total
        self.squares += other.squares
        for value, index in other.games.items():
            self.games[value] = min(index, self.games.get(value, index))

    def half_width(self, games: int, step: int = 1) -> float | None:
        """Return half the 95 % interval of the mean over `games` games; `step`: the least difference of two values."""
        return mean_half_width(self.total, self.squares, games, step)

    def example(self, games: int) -> int | None:
        """Return the example game: the one nearest to the mean, with a number other than 0 if there is one."""
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

    def add(self, counts: tuple[int, ...], shares: tuple[int, ...], index: int) -> None:
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
