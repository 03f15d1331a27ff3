"""Analyses of games that are over: what the best bot would have done at each decision of a seat, thought out slowly.

They wait for their turn to think as bots at tables do, decision after decision, so that no table waits for one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from rascals.bots import default
from rascals.bots.hindsight import Hindsight, Moment, looked_back, moments
from rascals.core.match import Match
from rascals.server.logs import logger
from rascals.server.tables.replays import TooMany
from rascals.server.tables.thinking import Thinker
from rascals.table import Table

log = logger("rascals.server")

KEPT = 64  # analyses that are kept, the last used
RUNNING = 8  # that are under way at the same time

Key: TypeAlias = tuple[str, str, int]


@dataclass
class Analysis:
    """How far an analysis has come: through `done` of the game's `deeds`, and what has been found."""

    bot: str
    deeds: int
    done: int = 0
    found: list[Hindsight] = field(default_factory=list)


class Analyses:
    """The analyses of a server."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()
        self._running: dict[Key, asyncio.Task[None]] = {}

    def has(self, table: Table, seat: int) -> bool:
        """Tell whether an analysis is there, or under way: to ask for it costs nothing."""
        return _key(table, seat) in self._kept

    def get(self, table: Table, match: Match, seat: int, who: str) -> Analysis:
        """Return how far the analysis of a finished match has come for a seat, begun now if it was not there.

        `who` asks: that is whose turns it takes. `TooMany` where too many are under way.
        """
        key = _key(table, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if len(self._running) >= RUNNING:
            raise TooMany
        analysis = self._kept[key] = Analysis(default(match.game.name), len(match.deeds))
        others = {line.n for line in table.standing() if line.standin}
        stops = moments(match.copy(), seat, others)
        running = self._running[key] = asyncio.create_task(self._run(analysis, stops, seat, f"analysis {who}"))
        running.add_done_callback(partial(self._ended, key))
        while len(self._kept) > KEPT:
            self._forget(next(iter(self._kept)))
        return analysis

    def _forget(self, key: Key) -> None:
        del self._kept[key]
        if key in self._running:
            self._running.pop(key).cancel()

    async def _run(self, analysis: Analysis, stops: Iterator[Moment], seat: int, who: str) -> None:
        while (moment := await asyncio.to_thread(next, stops, None)) is not None:
            choice = await self._thinker.advise(moment.match, seat, analysis.bot, who, moment.steps)
            if choice is not None:
                analysis.found.append(looked_back(moment, choice))
            analysis.done = moment.n
        analysis.done = analysis.deeds

    def _ended(self, key: Key, running: asyncio.Task[None]) -> None:
        """One that has failed is begun anew when it is asked for again."""
        self._running.pop(key, None)
        fault = None if running.cancelled() else running.exception()
        if fault is not None:
            log.error("analysis failed", table=key[0], exc_info=fault)
        if fault is not None or running.cancelled():
            self._kept.pop(key, None)

    def close(self) -> None:
        """End what is under way."""
        for running in list(self._running.values()):
            running.cancel()


def _key(table: Table, seat: int) -> Key:
    return table.header.id, table.chain, seat
