"""Background analysis of finished games: what the best bot would have done at each decision of a seat.

An analysis queues for a bot worker at each decision, like bots at tables, so that no table waits for a whole analysis.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from rascals.bots import adviser
from rascals.bots.hindsight import Hindsight, Moment, analysed, moments
from rascals.core.match import Match
from rascals.server.background import in_thread
from rascals.server.loggers import logger
from rascals.server.tables.fairness import Cache, Jobs
from rascals.server.tables.thinking import Thinker
from rascals.table import Table

log = logger("rascals.server")

KEPT = 64  # the most cached analyses; see `Cache` for which are dropped
RUNNING = 8  # the most analyses in progress at the same time

Key: TypeAlias = tuple[str, str, int]


@dataclass
class RunningAnalysis:
    """The progress of an analysis: through `done` of the game's `plies`, and what has been found so far."""

    bot: str
    plies: int
    done: int = 0
    found: list[Hindsight] = field(default_factory=list)


class Analyses:
    """The analyses of a server, cached and in progress."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: Cache[Key, RunningAnalysis] = Cache(KEPT)
        self._jobs: Jobs[Key, None] = Jobs()

    def has(self, table: Table, seat: int) -> bool:
        """Return whether an analysis is cached or in progress, so that requesting it costs nothing."""
        return _key(table, seat) in self._kept

    def get(self, table: Table, match: Match, seat: int, who: str) -> RunningAnalysis:
        """Return the progress of the analysis of a finished match for a seat; it is started if it does not exist.

        It counts towards the share of `who`. If too many are in progress, one of the client with the most is given up,
        or `TooMany` is raised; see `Jobs.make_place`.
        """
        key = _key(table, seat)
        found = self._kept.get(key)
        if found is not None:
            return found
        given_up = self._jobs.make_place(who, RUNNING)
        if given_up is not None:
            self._kept.remove(given_up)
        analysis = RunningAnalysis(adviser(match.game.name), len(match.history))
        others = {line.n for line in table.standing() if line.standin}
        stops = moments(match.copy(), seat, others)
        self._jobs.begin(key, who, self._run(key, analysis, stops, f"analysis {who}"))
        for gone in self._kept.put(key, analysis, who):
            self._jobs.give_up(gone)
        return analysis

    async def _run(self, key: Key, analysis: RunningAnalysis, stops: Iterator[Moment], who: str) -> None:
        table, _, seat = key
        try:
            while (moment := await in_thread(next, stops, None)) is not None:
                chosen = await self._thinker.advise(moment.match, seat, analysis.bot, who, moment.steps)
                if chosen is not None:
                    analysis.found.append(analysed(moment, chosen))
                analysis.done = moment.n
            analysis.done = analysis.plies
        except Exception:
            log.exception("analysis failed", table=table)
            self._kept.remove(key)  # the next request starts it again

    def close(self) -> None:
        """Cancel all analyses in progress."""
        self._jobs.close()


def _key(table: Table, seat: int) -> Key:
    return table.header.id, table.chain, seat
