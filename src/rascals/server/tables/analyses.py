"""Background analysis of finished games: what the best bot would have done at each decision of a seat.

An analysis queues for a bot worker at each decision, like bots at tables, so that no table waits for a whole analysis.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from rascals.bots import adviser
from rascals.bots.hindsight import Hindsight, Moment, looked_back, moments
from rascals.core.match import Match
from rascals.server.background import aside
from rascals.server.loggers import logger
from rascals.server.tables.fairness import Shares
from rascals.server.tables.thinking import Thinker
from rascals.table import Table

log = logger("rascals.server")

KEPT = 64  # the most cached analyses; see `Shares` for which are dropped
RUNNING = 8  # the most analyses in progress at the same time

Key: TypeAlias = tuple[str, str, int]


@dataclass
class Analysis:
    """The progress of an analysis: through `done` of the game's `plies`, and what has been found so far."""

    bot: str
    plies: int
    done: int = 0
    found: list[Hindsight] = field(default_factory=list)


class Analyses:
    """The analyses of a server, cached and in progress."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: dict[Key, Analysis] = {}
        self._filled: Shares[Key] = Shares()  # the cached analyses
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._going: Shares[Key] = Shares()  # the analyses in progress

    def has(self, table: Table, seat: int) -> bool:
        """Return whether an analysis is cached or in progress, so that asking for it costs nothing."""
        return _key(table, seat) in self._kept

    def get(self, table: Table, match: Match, seat: int, who: str) -> Analysis:
        """Return the progress of the analysis of a finished match for a seat; it is started if it does not exist.

        It counts towards the share of `who`. If too many are in progress, one of the client with the most is cancelled,
        or `TooMany` is raised; see `Shares.place_for`.
        """
        key = _key(table, seat)
        if key in self._kept:
            self._filled.use(key)
            return self._kept[key]
        given_up = self._going.place_for(who, RUNNING)
        if given_up is not None:
            self._forget(given_up)
        analysis = self._kept[key] = Analysis(adviser(match.game.name), len(match.history))
        self._filled.add(key, who)
        others = {line.n for line in table.standing() if line.standin}
        stops = moments(match.copy(), seat, others)
        running = self._running[key] = asyncio.create_task(self._run(analysis, stops, seat, f"analysis {who}"))
        self._going.add(key, who)
        running.add_done_callback(partial(self._ended, key))
        while (gone := self._filled.beyond(KEPT, key)) is not None:
            self._forget(gone)
        return analysis

    def _forget(self, key: Key) -> None:
        """Remove an analysis from the cache and cancel it if it is in progress."""
        self._kept.pop(key, None)
        self._filled.remove(key)
        self._going.remove(key)
        running = self._running.pop(key, None)
        if running is not None:
            running.cancel()

    async def _run(self, analysis: Analysis, stops: Iterator[Moment], seat: int, who: str) -> None:
        while (moment := await aside(next, stops, None)) is not None:
            choice = await self._thinker.advise(moment.match, seat, analysis.bot, who, moment.steps)
            if choice is not None:
                analysis.found.append(looked_back(moment, choice))
            analysis.done = moment.n
        analysis.done = analysis.plies

    def _ended(self, key: Key, running: asyncio.Task[None]) -> None:
        """Handle the end of an analysis; a failed one is removed, so that the next request starts it again."""
        fault = None if running.cancelled() else running.exception()
        if fault is not None:
            log.error("analysis failed", table=key[0], exc_info=fault)
        if self._running.get(key) is not running:  # removed meanwhile, perhaps replaced by another
            return
        del self._running[key]
        self._going.remove(key)
        if fault is not None or running.cancelled():
            self._forget(key)

    def close(self) -> None:
        """Cancel all analyses in progress."""
        for running in list(self._running.values()):
            running.cancel()


def _key(table: Table, seat: int) -> Key:
    return table.header.id, table.chain, seat
