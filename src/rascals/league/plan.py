"""The plan of a league: which groups of entrants meet in which games, and how many deals each group plays.

Everything in it follows from the league's file, so two processes, or two days, make the same plan. A *table* is one
group of entrants at one game. It plays *deals*: one seed each, in all seatings of the group.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, permutations
from math import comb
from random import Random
from typing import Any

import rascals
from rascals.core.game import Game
from rascals.lab.cells import digest_of
from rascals.lab.entrants import Entrant
from rascals.lab.seatings import Seating, seatings

ROUND_ROBIN, LONE = "round-robin", "lone"
FORMATS = (ROUND_ROBIN, LONE)
MOST_TABLES = 70  # of a game, unless the file says: as many as eight entrants make at tables of four


@dataclass(frozen=True)
class Contest:
    """One game of a league, and how much of it is played.

    Each table plays `deals` deals. With a `precision` it then plays on, twice as many each time, until half the 95 %
    interval of each entrant's share of victory at this table is at most `precision`, or it has played `most`.
    """

    game: str
    players: int
    name: str = ""
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    format: str = ROUND_ROBIN
    deals: int = 4
    most: int = 4
    precision: float | None = None
    tables: int | None = None

    @cached_property
    def kind(self) -> Game:
        """The game with its options; BadOption if there is no such game."""
        return Game.choose(rascals.game(self.game).definition, self.players, self.edition, self.options)

    @property
    def looks(self) -> tuple[int, ...]:
        """After how many deals a table looks at its figures."""
        found = [self.deals]
        while self.precision is not None and found[-1] < self.most:
            found.append(min(self.most, 2 * found[-1]))
        return tuple(found)

    @property
    def played(self) -> list[Any]:
        """What decides how a deal goes, besides who sits where: JSON-ready."""
        return [self.game, self.players, self.kind.edition, dict(self.options), self.kind.definition.version]


@dataclass(frozen=True)
class LeagueTable:
    """A group of entrants, by number, at one game; sorted, and with repeats where one sits on several seats.

    `digest` is that of all that its games depend on: results of equal digests are results of the same games. `lone`:
    the entrant that sits alone against the rest, in a league of that format.
    """

    contest: int
    number: int
    group: tuple[int, ...]
    digest: str
    lone: int | None = None

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who sits where, for each game of a deal."""
        return seatings(self.group)


@dataclass(frozen=True)
class League:
    """Entrants, and the contests in which they meet; `seed` decides all deals."""

    name: str
    entrants: tuple[Entrant, ...]
    contests: tuple[Contest, ...]
    seed: str = "0"

    @cached_property
    def tables(self) -> tuple[LeagueTable, ...]:
        """All tables: contest by contest."""
        return tuple(table for number in range(len(self.contests)) for table in self._tables(number))

    @property
    def names(self) -> list[str]:
        """The names of the entrants."""
        return [entrant.name for entrant in self.entrants]

    @property
    def meaning(self) -> str:
        """A digest of all that results depend on; the names of league and contests are not part of it."""
        sizes = [[contest.deals, contest.most, contest.precision] for contest in self.contests]
        return digest_of([sizes, [table.digest for table in self.tables]])

    def seed_of(self, table: LeagueTable, deal: int) -> str:
        """Return the seed of a deal: the same in all its seatings, and another one at each table.

        Saved games contain it; as a digest it does not reveal the league's seed, from which all other deals follow.
        """
        return sha256(f"{self.seed}/{table.digest}/{deal}".encode()).hexdigest()[:32]

    def _tables(self, number: int) -> Iterator[LeagueTable]:
        contest = self.contests[number]
        before = [one.played for one in self.contests[:number]].count(contest.played)  # in another format, say
        playing = [place for place, entrant in enumerate(self.entrants) if entrant.plays(contest.game)]
        chance = Random(f"{self.seed} tables {contest.game} {contest.players}")
        for at, (group, lone) in enumerate(groups(contest, playing, chance)):
            kinds = Counter(group)
            named = [[self.entrants[kind].name, *map(str, self.entrants[kind].spec), kinds[kind]] for kind in kinds]
            decisive = [self.seed, contest.played, named] + ([before] if before else [])
            yield LeagueTable(number, at, group, digest_of(decisive), lone)


def groups(contest: Contest, playing: Sequence[int], chance: Random) -> list[tuple[tuple[int, ...], int | None]]:
    """Return the groups that meet, each with the entrant that sits alone, if that is the format.

    Round robin: each group of different entrants, or with fewer entrants than seats each mixture of all of them. Of
    more groups than `tables` some are drawn, in which all meet about equally often.
    """
    if contest.format == LONE:
        ways = permutations(playing, 2)
        return [(tuple(sorted([one, *[rest] * (contest.players - 1)])), one) for one, rest in ways]
    if len(playing) < contest.players:
        mixtures = combinations_with_replacement(playing, contest.players)
        return [(group, None) for group in mixtures if set(group) == set(playing)]
    most = contest.tables or MOST_TABLES
    if comb(len(playing), contest.players) <= most:
        return [(group, None) for group in combinations(playing, contest.players)]
    return [(group, None) for group in drawn(playing, contest.players, most, chance)]


def drawn(playing: Sequence[int], size: int, number: int, chance: Random) -> list[tuple[int, ...]]:
    """Return different groups in which entrants sit, and pairs meet, about equally often.

    Each seat goes to whoever has sat least, of these to whoever has met the others at the table least.
    """
    sat, met = Counter[int](), Counter[tuple[int, int]]()
    found: list[tuple[int, ...]] = []
    for _ in range(number):
        group: list[int] = []
        while len(group) < size:
            rest = [one for one in playing if one not in group and tuple(sorted([*group, one])) not in found]
            if not rest:  # all groups with these have met
                new = (one for one in combinations(playing, size) if one not in found)
                group = list(min(new, key=lambda one: sum(sat[entrant] for entrant in one)))
                break
            chance.shuffle(rest)
            group.append(min(rest, key=lambda one: (sat[one], sum(met[_pair(one, other)] for other in group))))
        sat.update(group)
        met.update(_pair(one, other) for one, other in combinations(group, 2))
        found.append(tuple(sorted(group)))
    return sorted(found)


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)
