"""Replays, made once and kept: in a process of their own, so that no table waits for them, and compressed.

Making one plays the whole game again, a second of work for some megabytes of JSON that compress to a fiftieth.
"""

from __future__ import annotations

import asyncio
import gzip
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeAlias

from rascals.server.tables.minds import follow_parent
from rascals.server.tables.turns import Turns
from rascals.server.wire import Replay
from rascals.table import Frame, Pov, Table
from rascals.table.messages import TableInfo, encode

KEPT = 32 * 2**20  # bytes of replays that are kept, the last used
WAITING = 32  # replays that may wait to be made
IDLE = 120.0  # seconds after which a process that makes none ends

Key: TypeAlias = tuple[str, Pov, str, int]


class TooMany(Exception):
    """So many replays wait to be made that no more are taken on."""


@dataclass(frozen=True)
class Work:
    """A replay to be made: it travels to where that is done."""

    table: TableInfo
    pov: Pov
    past: Callable[[Pov], list[Frame]]

    def __call__(self) -> bytes:
        """Make it: the answer's bytes, compressed."""
        name = "public" if self.pov is None else str(self.pov)
        return gzip.compress(encode(Replay(table=self.table, pov=name, frames=self.past(self.pov))), mtime=0)


def own_process() -> Executor:
    """Return a process that makes replays; it begins with a clean interpreter and does not outlive the server."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    follow_parent()


class Replays:
    """The replays of a server. `place` makes where they are made, one at a time (a process); `kept` is in bytes."""

    def __init__(self, place: Callable[[], Executor] | None = None, kept: int = KEPT) -> None:
        self._place, self._room = place or own_process, kept
        self._executor: Executor | None = None
        self._turns = Turns(1)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._idle: asyncio.TimerHandle | None = None

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(map(len, self._kept.values()))

    def has(self, table: Table, pov: Pov) -> bool:
        """Tell whether a replay is there, or being made: another who asks for it costs nothing."""
        key = _key(table, pov)
        return key in self._kept or key in self._making

    async def get(self, table: Table, pov: Pov, who: str) -> bytes:
        """Return the replay of a table's game so far, compressed by gzip; `TooMany` where too many wait.

        `who` asks: those who ask for many wait for each other, and nobody for them. The table is told as it stood
        when the replay was made.
        """
        key = _key(table, pov)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise TooMany
            work = Work(table.info(), pov, table.past())
            making = self._making[key] = asyncio.create_task(self._made(key, work, who))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _made(self, key: Key, work: Work, who: str) -> bytes:
        async with self._turns.turn(who):
            found = await self._make(work)
        self._kept[key] = found
        while self.size > self._room and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return found

    async def _make(self, work: Work) -> bytes:
        """Have a replay made; a place that has died is replaced once."""
        loop = asyncio.get_running_loop()
        if self._idle is not None:
            self._idle.cancel()
        try:
            try:
                return await loop.run_in_executor(self._there(), work)
            except BrokenProcessPool:
                self.close()
                return await loop.run_in_executor(self._there(), work)
        finally:
            self._idle = loop.call_later(IDLE, self.close)

    def _there(self) -> Executor:
        self._executor = self._executor or self._place()
        return self._executor

    def close(self) -> None:
        """End the place where replays are made; the next one has a fresh one."""
        if self._idle is not None:
            self._idle.cancel()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _key(table: Table, pov: Pov) -> Key:
    """Return what a replay is known by: a table read anew, whose names may be others, has another run.

    It is what the point of view has been told, and nothing else of the table: that a replay has to be made anew tells
    nobody that somebody has whispered, asked the coach or decided ahead.
    """
    return table.run, pov, table.status, table.told_to(pov)
