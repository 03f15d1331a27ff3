"""Transactions on a database: timed, and with every failure raised as a `StoreError`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import sqlalchemy as sa

from rascals.server.errors import Conflict, Unfit
from rascals.server.store.database import Database, T
from rascals.server.store.faults import faults, told


class Transactions:
    """Reads and writes, which complete even if the caller is cancelled, so that no connection is lost.

    `observe(operation, seconds)` gets durations; `written`: when a write last succeeded.
    """

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._observe = observe or (lambda _operation, _seconds: None)
        self.written: float | None = None  # by the event loop's clock; None if none has succeeded since one failed
        self._under_way: set[asyncio.Task[Any]] = set()

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """Return the rows of a query."""
        return await self._completed(self._read(query))

    async def write(self, operation: str, work: Callable[[sa.Connection], T]) -> T:
        """Do work in one transaction, committed on return."""
        return await self._completed(self._write(operation, work))

    async def _completed(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def end(self) -> None:
        """Wait for all transactions in progress."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        except faults() as error:
            raise told(error) from error
        self._observe("read", loop.time() - begun)
        return rows

    async def _write(self, operation: str, work: Callable[[sa.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            found = await self._database.write(work)
        except faults() as error:
            fault = told(error)
            if not isinstance(fault, Conflict | Unfit):
                self.written = None
            raise fault from error
        self.written = loop.time()
        self._observe(operation, self.written - begun)
        return found
