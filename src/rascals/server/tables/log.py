"""A table's log in the store: entries are written as rows and read back."""

from __future__ import annotations

from collections.abc import Iterable

from rascals.server.store import EntryRow, Store
from rascals.server.tables.reading import read_entry
from rascals.table import Entry, pack


def as_rows(entries: Iterable[Entry]) -> list[EntryRow]:
    """Return entries as they are stored."""
    return [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in entries]


class TableLog:
    """The log of one table in a store; `epoch`: of the lease under which this server writes to it, if it needs one."""

    def __init__(self, store: Store, table: str, epoch: int | None) -> None:
        self._store, self._table, self._epoch = store, table, epoch

    async def append(self, entries: Iterable[Entry]) -> None:
        """Append entries, durably; `Conflict` if entries with these numbers exist, `Lost` if the lease has ended."""
        rows = as_rows(entries)
        if rows:
            await self._store.append(self._table, rows, self._epoch)

    async def read(self, after: int = 0) -> list[Entry]:
        """Return the entries after number `after`; `Damaged` if one is missing or invalid."""
        return [read_entry(self._table, row) for row in await self._store.entries(self._table, after)]
