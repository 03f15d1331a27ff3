"""The figures of a league: standings, who beats whom, costs and faults, each with a game that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, pairwise
from statistics import median

from rascals.lab.playing import NumberedGame, PlayedGame
from rascals.league.deals import LeagueDeals, Mean, due_deals, together
from rascals.league.plan import Contest
from rascals.league.ratings import Rating, ratings
from rascals.league.results import SavedLeague


@dataclass(frozen=True)
class Row:
    """An entrant's figures at one game. `victory` and `points` are for each of its seats; `rank` 1 is best.

    `ahead`: how much larger its share of victory is than that of the entrant in the next row, at the tables where both
    sit, deal by deal; None in the last row, or where they do not meet. `game`: one that shows the figures.
    """

    entrant: int
    victory: Mean
    points: Mean
    rank: Mean
    games: int
    ahead: Mean | None = None
    game: NumberedGame | None = None


@dataclass(frozen=True)
class Pair:
    """A figure of one entrant against another, and a game that shows it."""

    mean: Mean
    game: NumberedGame | None


@dataclass(frozen=True)
class Cost:
    """What an entrant cost over all games: decisions; seconds for one on average, in the median game, and at most.

    `faults`: their number by kind. `shown`: for each kind the first game with such a fault.
    """

    decisions: int
    mean: float
    median: float
    longest: float
    faults: dict[str, int]
    shown: dict[str, NumberedGame]


class ContestFigures:
    """The figures of one game of a league, over all tables that have played a whole deal."""

    def __init__(self, kept: SavedLeague, contest: int) -> None:
        self.kept, self.number = kept, contest
        self.contest: Contest = kept.league.contests[contest]
        numbers = [at for at, table in enumerate(kept.league.tables) if table.contest == contest]
        self.tables = [LeagueDeals(kept, at, due_deals(kept, at)) for at in numbers]

    @cached_property
    def playing(self) -> list[int]:
        """The entrants that play this game."""
        return sorted({one for deals in self.tables for one in deals.table.group})

    @property
    def games(self) -> list[PlayedGame]:
        """All games that count, in the order of their numbers."""
        return [game for deals in self.tables for games in deals.games for game in games]

    def of(self, *entrants: int) -> list[LeagueDeals]:
        """Return the tables at which all these entrants sit."""
        return [deals for deals in self.tables if set(entrants) <= set(deals.table.group)]

    @cached_property
    def rows(self) -> list[Row]:
        """The standings: the largest share of victory first."""
        rows = sorted((self._row(one) for one in self.playing), key=lambda row: (-row.victory.value, row.entrant))
        for at, (row, below) in enumerate(pairwise(rows)):
            met = [deals.ahead(row.entrant, below.entrant) for deals in self.of(row.entrant, below.entrant)]
            rows[at] = replace(row, ahead=together(met) if met else None)
        return rows

    def _row(self, entrant: int) -> Row:
        tables = self.of(entrant)
        points = together([deals.points(entrant) for deals in tables])
        return Row(
            entrant=entrant,
            victory=together([deals.victory(entrant) for deals in tables]),
            points=points,
            rank=together([deals.rank(entrant) for deals in tables]),
            games=sum(len(games) for deals in tables for games in deals.games),
            game=self._shows_points(entrant, tables, points.value),
        )

    def _shows_points(self, entrant: int, tables: Sequence[LeagueDeals], mean: float) -> NumberedGame | None:
        """Return the game in which the entrant's points are nearest to its mean, won if it has won any."""
        found = [
            (seat not in game.winners, abs(game.scores[seat] - mean), game.number)
            for deals in tables
            for game in chain.from_iterable(deals.games)
            for seat in game.seats_of(entrant)
        ]
        return min(found)[2] if found else None

    def beats(self, one: int, other: int) -> Pair | None:
        """Return in which share of cases one entrant ends above another; None if they have not met."""
        met = self.of(one, other)
        mean = together([deals.beats(one, other) for deals in met])
        return Pair(mean, _shows(met, one, other, above=mean.value >= 0.5)) if mean.deals else None

    def lone(self, one: int, rest: int) -> Pair | None:
        """Return the share of victory of an entrant alone among others of one kind; None if there is no such table."""
        for deals in self.tables:
            if one != rest and deals.table.lone == one and rest in deals.table.group and deals.games:
                mean = deals.victory(one)
                fair = 1 / self.contest.players
                return Pair(mean, _shows([deals], one, rest, above=mean.value >= fair))
        return None


def _shows(tables: Sequence[LeagueDeals], one: int, other: int, *, above: bool) -> NumberedGame | None:
    """Return the first game in which an entrant ends above another, or below it."""
    for deals in tables:
        for game in chain.from_iterable(deals.games):
            mine = min(game.ranks[seat] for seat in game.seats_of(one))
            yours = min(game.ranks[seat] for seat in game.seats_of(other))
            if (mine < yours) if above else (mine > yours):
                return game.number
    return None


class LeagueFigures:
    """The figures of a league as far as it is played: of whole deals only, so an interrupted run has fewer of them."""

    def __init__(self, kept: SavedLeague) -> None:
        self.kept, self.league = kept, kept.league
        self.contests = [ContestFigures(kept, number) for number in range(len(kept.league.contests))]

    @property
    def games(self) -> list[PlayedGame]:
        """All games that count."""
        return [game for contest in self.contests for game in contest.games]

    @cached_property
    def ratings(self) -> list[Rating] | None:
        """The rating of each entrant; None without the package openskill."""
        return ratings(self.league, self.games)

    def fair(self, entrant: int) -> Mean:
        """Return how many times its fair share of victories an entrant wins: the mean over the games of the league."""
        means = [
            row.victory.times(contest.contest.players)
            for contest in self.contests
            for row in contest.rows
            if row.entrant == entrant
        ]
        return together(means)

    @cached_property
    def order(self) -> list[int]:
        """The entrants, the strongest first: by rating, or without one by their share of victories."""
        rated = self.ratings
        everybody = range(len(self.league.entrants))
        keys = [self.fair(one).value if rated is None else rated[one].ordinal for one in everybody]
        return sorted(everybody, key=lambda one: (-keys[one], one))

    @cached_property
    def costs(self) -> list[Cost]:
        """The cost of each entrant."""
        return [self._cost(one) for one in range(len(self.league.entrants))]

    def _cost(self, entrant: int) -> Cost:
        used = [(game.number, game.usage[seat]) for game in self.games for seat in game.seats_of(entrant)]
        decisions = sum(usage.decisions for _, usage in used)
        shown: dict[str, NumberedGame] = {}
        for number, usage in used:
            for kind in usage.faults:
                shown.setdefault(kind, number)
        faults = sum((usage.faults for _, usage in used), Counter[str]())
        return Cost(
            decisions=decisions,
            mean=sum(usage.seconds for _, usage in used) / max(1, decisions),
            median=median([usage.seconds / max(1, usage.decisions) for _, usage in used] or [0.0]),
            longest=max((usage.longest for _, usage in used), default=0.0),
            faults=dict(sorted(faults.items())),
            shown=shown,
        )

    @cached_property
    def shown(self) -> list[NumberedGame]:
        """The numbers of all games that show a figure."""
        found = {row.game for contest in self.contests for row in contest.rows}
        for contest in self.contests:
            pairs = [(one, other) for one in contest.playing for other in contest.playing if one != other]
            cells = [cell for pair in pairs for cell in (contest.beats(*pair), contest.lone(*pair))]
            found |= {cell.game for cell in cells if cell is not None}
        found |= {number for cost in self.costs for number in cost.shown.values()}
        return sorted(number for number in found if number is not None)
