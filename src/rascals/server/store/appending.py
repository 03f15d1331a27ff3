"""Group commit: appends that wait at the same moment share one transaction; each returns only after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from rascals.server.errors import Away, StoreError
from rascals.server.store.interface import EntryRow
from rascals.server.store.leases import check_fences
from rascals.server.store.marks import Marks
from rascals.server.store.schema import ENTRIES
from rascals.server.store.transactions import Transactions

BATCH = 200  # appends in one transaction at most


@dataclass
class _Waiting:
    """One append that waits for its commit, and the future to resolve."""

    rows: list[dict[str, Any]]
    fence: tuple[str, int] | None  # the table, and the epoch of the lease under which it is written
    done: asyncio.Future[None]


class Appender:
    """The only writer of entries for the server `name`; `marks` records them afterwards."""

    def __init__(self, transactions: Transactions, name: str, marks: Marks) -> None:
        self._transactions, self._name, self._marks = transactions, name, marks
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it accepts appends."""
        return self._writer is not None and not self._writer.done()

    def start(self) -> None:
        """Start the task that writes."""
        self._writer = asyncio.create_task(self._write_forever(), name="store writer")

    async def stop(self) -> None:
        """Write the waiting appends, then end; later appends are refused, as nothing would write them."""
        writer, self._writer = self._writer, None
        if writer is not None:
            self._queue.put_nowait(None)
            await writer

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        """Add entries to a log, durable on return; see `Store`."""
        if not entries:
            return
        if self._writer is None:
            raise StoreError("the store is closed")
        rows = [_entry_values(table, entry) for entry in entries]
        fence = None if epoch is None else (table, epoch)
        waiting = _Waiting(rows, fence, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _write_forever(self) -> None:
        """Commit the waiting appends, many at a time, until told to stop."""
        more = True
        while more:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            more = None not in batch
            await self._commit([waiting for waiting in batch if waiting is not None])

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Write a batch in one transaction; if that fails, each append by itself, so that a bad one harms no other."""
        if not batch:
            return
        try:
            await self._insert(batch)
        except Away as error:  # writing each by itself would fail as well, only more slowly
            _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - whoever waits must get any error
            if len(batch) == 1:
                _fail(batch, error)
                return
            for waiting in batch:
                await self._commit([waiting])
        else:
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _insert(self, batch: list[_Waiting]) -> None:
        rows = [row for waiting in batch for row in waiting.rows]
        fences = [waiting.fence for waiting in batch if waiting.fence is not None]

        def write(connection: sa.Connection) -> None:
            if fences:
                check_fences(connection, self._name, fences)
            connection.execute(ENTRIES.insert(), rows)

        await self._transactions.write("append", write)
        self._marks.note({row["table_id"]: row["n"] for row in rows})


def _entry_values(table: str, entry: EntryRow) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": entry.n,
        "at": entry.at,
        "kind": entry.kind,
        "command_id": entry.command_id,
        "body": entry.body,
    }


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)
