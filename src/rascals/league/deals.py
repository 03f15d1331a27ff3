"""Figures of one table: means over its deals. A deal is one observation, because its games are not independent.

Tables look several times and may stop at each look, which would make intervals too short. So what the intervals leave
out is divided among the looks (Bonferroni): all of them together hold in at least 95 of 100 cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import takewhile
from math import sqrt
from typing import TYPE_CHECKING

from rascals.core.intervals import PLUS, TAIL, student
from rascals.lab.playing import WHOLE_WIN, NumberedGame, PlayedGame

if TYPE_CHECKING:
    from rascals.league.results import SavedLeague


@dataclass(frozen=True)
class Mean:
    """A mean over `deals` deals of several tables.

    `variance`: that of the mean, None if there are too few deals; `freedom`: its degrees of freedom, and `known` those
    of all tables together. `step`: the least difference of two deals. `tail`: what the interval leaves out on each
    side.
    """

    value: float
    variance: float | None
    deals: int
    freedom: float = 1
    known: int = 1
    step: float = 0
    tail: float = TAIL

    @property
    def half(self) -> float | None:
        """Half the interval, by Student's t; None if there are too few deals.

        A few steps are added, because what never happened may yet happen: see `rascals.core.intervals.half_width`.
        """
        if self.variance is None:
            return None
        more = PLUS * self.step * self.step / self.known / self.deals
        return student(self.freedom, self.tail) * sqrt(self.variance + more)

    def times(self, factor: float) -> Mean:
        """Return the mean of the same values, each times a factor."""
        variance = None if self.variance is None else self.variance * factor * factor
        return replace(self, value=self.value * factor, variance=variance, step=self.step * factor)


Numbers = Callable[[PlayedGame], Iterable[int]]  # the numbers of a game that a figure is the mean of


class LeagueDeals:
    """The first deals of a table whose games have all been played, at most `most`."""

    def __init__(self, kept: SavedLeague, at: int, most: int) -> None:
        self.kept, self.at, self.table = kept, at, kept.league.tables[at]
        self.contest = kept.league.contests[self.table.contest]
        found = (self._games(deal) for deal in range(most))
        self.games: list[list[PlayedGame]] = list(takewhile(bool, found))

    def _games(self, deal: int) -> list[PlayedGame]:
        """Return the games of a deal; none if one is missing."""
        found = self.kept.results
        numbers = [NumberedGame(self.at, deal, place) for place in range(len(self.table.seatings))]
        return [found[number] for number in numbers] if all(number in found for number in numbers) else []

    @property
    def precise(self) -> bool:
        """Whether every share of victory is known as precisely as required."""
        precision = self.contest.precision
        if precision is None:
            return False
        halves = [self.victory(entrant).half for entrant in sorted(set(self.table.group))]
        return all(half is not None and half <= precision for half in halves)

    def values(self, of: Numbers, unit: int) -> list[Fraction]:
        """Return for each deal the mean over all numbers that `of` gives for its games; `unit`: what counts as 1."""
        numbers = [[number for game in games for number in of(game)] for games in self.games]
        return [Fraction(sum(one), len(one) * unit) for one in numbers]

    def mean(self, of: Numbers, unit: int = 1) -> Mean:
        """Return the mean of `values` over deals; the least difference of two of its numbers is a unit."""
        numbers = [number for game in self.games[0] for number in of(game)] if self.games else []
        return mean_of(self.values(of, unit), 1 / max(1, len(numbers)), len(self.contest.looks))

    def victory(self, entrant: int) -> Mean:
        """Return an entrant's share of victory for each seat that it has: fair is 1 / players."""
        return self.mean(shares_of(entrant), WHOLE_WIN)

    def points(self, entrant: int) -> Mean:
        """Return an entrant's points for each seat that it has."""
        return self.mean(lambda game: [game.scores[seat] for seat in game.seats_of(entrant)])

    def rank(self, entrant: int) -> Mean:
        """Return an entrant's mean rank."""
        return self.mean(lambda game: [game.ranks[seat] for seat in game.seats_of(entrant)], 2)

    def ahead(self, one: int, other: int) -> Mean:
        """Return how much larger one entrant's share of victory is than another's: the mean difference over deals."""
        mine, yours = (self.values(shares_of(entrant), WHOLE_WIN) for entrant in (one, other))
        step = 1 / max(1, len(self.table.seatings))
        return mean_of([a - b for a, b in zip(mine, yours, strict=True)], step, len(self.contest.looks))

    def beats(self, one: int, other: int) -> Mean:
        """Return in which share of cases one entrant ends above another; a tie is half a case."""
        return self.mean(lambda game: ends_above(game, one, other), 2)


def due_deals(kept: SavedLeague, at: int) -> int:
    """Return how many deals a table is to play, by its results so far: up to the first look not passed."""
    looks = kept.league.contests[kept.league.tables[at].contest].looks
    seen = (LeagueDeals(kept, at, look) for look in looks)
    return next(
        (look for look, one in zip(looks, seen, strict=True) if len(one.games) < look or one.precise), looks[-1]
    )


def shares_of(entrant: int) -> Numbers:
    """Return a function that gives the shares of victory of an entrant's seats in a game, in 840ths."""
    return lambda game: [game.shares[seat] for seat in game.seats_of(entrant)]


def ends_above(game: PlayedGame, one: int, other: int) -> list[int]:
    """Return for each pair of seats 2 if `one` ends above, 1 if they tie, else 0."""
    ranks = game.ranks
    pairs = [(mine, yours) for mine in game.seats_of(one) for yours in game.seats_of(other)]
    return [1 + (ranks[mine] < ranks[yours]) - (ranks[mine] > ranks[yours]) for mine, yours in pairs]


def mean_of(values: Sequence[Fraction], step: float, looks: int = 1) -> Mean:
    """Return the mean of independent values, each one deal, with the interval that holds at all of `looks` looks.

    `step`: the least difference of two values, see `rascals.core.intervals`.
    """
    count = len(values)
    if not values:
        return Mean(0.0, None, 0)
    mean = sum(values, Fraction()) / count
    if count == 1:
        return Mean(float(mean), None, 1)
    variance = float(sum(((value - mean) ** 2 for value in values), Fraction())) / (count - 1) / count
    return Mean(float(mean), variance, count, count - 1, count - 1, step, TAIL / looks)


def together(means: Sequence[Mean]) -> Mean:
    """Return the mean over tables, each counting the same however many deals it has played; tables are independent.

    The degrees of freedom are those of Welch and Satterthwaite.
    """
    found = [mean for mean in means if mean.deals]
    if not found:
        return Mean(0.0, None, 0)
    value, deals = sum(mean.value for mean in found) / len(found), sum(mean.deals for mean in found)
    variances = [mean.variance for mean in found if mean.variance is not None]
    if len(variances) < len(found):
        return Mean(value, None, deals)
    known = sum(mean.known for mean in found)
    parts = sum(one * one / mean.freedom for one, mean in zip(variances, found, strict=True))
    return Mean(
        value=value,
        variance=sum(variances) / len(found) ** 2,
        deals=deals,
        freedom=sum(variances) ** 2 / parts if parts else known,
        known=known,
        step=max(mean.step for mean in found),
        tail=min(mean.tail for mean in found),
    )
