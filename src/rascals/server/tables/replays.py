"""A cache of compressed replays, which are computed in another process or thread if possible, so that no table waits.

That replays the whole game: a second of work for some megabytes of JSON, which compress to a fiftieth.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import TypeAlias

from rascals.server.background import in_thread
from rascals.server.tables.fairness import Cache, Jobs, Turns, result
from rascals.server.wire import Replay
from rascals.table import Frame, Pov, Table
from rascals.table.messages import TableInfo, encode

KEPT = 32 * 2**20  # the most bytes of cached replays; see `Cache` for which are dropped
WAITING = 32  # the most replays waiting or being computed
IDLE = 120.0  # seconds without work after which the process ends

Key: TypeAlias = tuple[str, Pov, str, int]


@dataclass(frozen=True)
class Work:
    """A replay to compute; it is pickled and sent to the process that computes it."""

    table: TableInfo
    pov: Pov
    past: Callable[[Pov], list[Frame]]

    def __call__(self) -> bytes:
        """Compute the replay; return the answer's bytes, compressed."""
        name = "public" if self.pov is None else str(self.pov)
        return gzip.compress(encode(Replay(table=self.table, pov=name, frames=self.past(self.pov))), mtime=0)


class Replays:
    """The cached replays of a server, at most `kept` bytes.

    `place` returns an executor that computes them one by one, such as a process; by default it is `in_thread`.
    """

    def __init__(self, place: Callable[[], Executor] | None = None, kept: int = KEPT) -> None:
        self._place = place
        self._executor: Executor | None = None
        self._turns = Turns(1)
        self._kept: Cache[Key, bytes] = Cache(kept)
        self._making: Jobs[Key, bytes] = Jobs()  # the replays waiting or being computed
        self._idle: asyncio.TimerHandle | None = None

    @property
    def size(self) -> int:
        """The number of cached bytes."""
        return self._kept.size

    def has(self, table: Table, pov: Pov) -> bool:
        """Return whether a replay is cached or being computed, so that requesting it costs nothing."""
        key = _key(table, pov)
        return key in self._kept or self._making.get(key) is not None

    async def get(self, table: Table, pov: Pov, who: str) -> bytes:
        """Return the replay of a table's game so far, compressed by gzip; `TooMany` if too many wait.

        It counts towards the share of `who`, so that a client with many requests delays only itself; if too many wait,
        those of the client with the most are given up first. The table is shown as it was when the replay was computed.
        """
        key = _key(table, pov)
        found = self._kept.get(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            self._making.make_place(who, WAITING)
            making = self._making.begin(key, who, self._made(key, Work(table.info(), pov, table.past()), who))
        return await result(making)

    async def _made(self, key: Key, work: Work, who: str) -> bytes:
        async with self._turns.turn(who):
            found = await self._make(work)
        self._kept.put(key, found, who, len(found))
        return found

    async def _make(self, work: Work) -> bytes:
        """Have a replay computed; if the process for it has died, it is replaced once."""
        if self._place is None:
            return await in_thread(work)
        loop = asyncio.get_running_loop()
        if self._idle is not None:
            self._idle.cancel()
        try:
            try:
                return await loop.run_in_executor(self._started(self._place), work)
            except BrokenExecutor:
                self.close()
                return await loop.run_in_executor(self._started(self._place), work)
        finally:
            self._idle = loop.call_later(IDLE, self.close)

    def _started(self, place: Callable[[], Executor]) -> Executor:
        self._executor = self._executor or place()
        return self._executor

    def close(self) -> None:
        """End the process that computes replays; the next replay starts a new one."""
        if self._idle is not None:
            self._idle.cancel()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _key(table: Table, pov: Pov) -> Key:
    """Return the cache key of a replay; it includes `run`, which changes when the table is reloaded, as names may then.

    The key depends only on what that point of view may know. Otherwise, the time an answer takes would reveal that
    somebody has whispered, asked the coach or set a conditional move.
    """
    return table.run, pov, table.status, table.log_length(pov)
