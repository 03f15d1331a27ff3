"""A table's log where it is kept: entries become rows and rows entries."""

from __future__ import annotations

from collections.abc import Iterable

from rascals.server.logs import logger
from rascals.server.store import EntryRow, Store, StoreError
from rascals.server.tables.reading import read_entry
from rascals.table import Entry, pack

log = logger("rascals.rooms")


class TableLog:
    """The log of one table in a store."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table

    async def append(self, entries: Iterable[Entry]) -> None:
        """Add entries, durably; `Conflict` if others were there first."""
        rows = [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in entries]
        if rows:
            await self._store.append(self._table, rows)

    async def read(self, after: int = 0) -> list[Entry]:
        """Return the entries after number `after`; `Damaged` where one is missing or none."""
        return [read_entry(self._table, row) for row in await self._store.entries(self._table, after)]

    async def recode(self, code: str) -> None:
        """Note the code by which the table is found from now on."""
        await self._store.recode(self._table, code)

    async def finish(self, at: int) -> None:
        """Note that the table is over; if that fails, whoever next reads its log will."""
        try:
            await self._store.finish(self._table, at)
        except StoreError as error:
            log.warning("end not noted", table=self._table, exc_info=error)
