"""A table's log in the store: entries are written as rows and read back."""

from __future__ import annotations

from collections.abc import Iterable

from rascals.server.loggers import logger
from rascals.server.store import EntryRow, Store, StoreError
from rascals.server.tables.reading import read_entry
from rascals.table import Entry, pack

log = logger("rascals.rooms")


def as_rows(entries: Iterable[Entry]) -> list[EntryRow]:
    """Return entries as they are stored."""
    return [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in entries]


class TableLog:
    """The log of one table in a store."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table

    async def append(self, entries: Iterable[Entry]) -> None:
        """Append entries, durably; `Conflict` if another server has written entries with these numbers."""
        rows = as_rows(entries)
        if rows:
            await self._store.append(self._table, rows)

    async def read(self, after: int = 0) -> list[Entry]:
        """Return the entries after number `after`; `Damaged` if one is missing or invalid."""
        return [read_entry(self._table, row) for row in await self._store.entries(self._table, after)]

    async def recode(self, code: str) -> None:
        """Store the code by which the table is found from now on."""
        await self._store.recode(self._table, code)

    async def finish(self, at: int) -> None:
        """Store that the table is over; if that fails, it is done when its log is next loaded."""
        try:
            await self._store.finish(self._table, at)
        except StoreError as error:
            log.warning("end not noted", table=self._table, exc_info=error)
