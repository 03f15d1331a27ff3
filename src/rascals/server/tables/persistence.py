"""A table in the store: its log, its row, loading it, and setting a damaged one aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from rascals.core.errors import RascalsError
from rascals.server.background import Duties, in_thread
from rascals.server.loggers import logger
from rascals.server.store import Damage, Damaged, EntryRow, Store, TableRow
from rascals.server.tables.shared_context import Clock
from rascals.table import Entry, Header, InvalidEntry, Table, pack, read_header, read_table_event, salvaged

# ---------------------------------------------------------------- log
# A table's log in the store: entries as rows.


def as_rows(entries: Iterable[Entry]) -> list[EntryRow]:
    """Return entries as they are stored."""
    return [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in entries]


def read_entry(table: str, kept: EntryRow) -> Entry:
    """Return the entry of a row; `Damaged` if it is invalid."""
    try:
        return Entry(kept.n, kept.at, kept.command_id, read_table_event(kept.body))
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        raise Damaged(table, "entry", kept.n) from error


async def read_entries(store: Store, table: str, after: int = 0) -> list[Entry]:
    """Return the entries of a table's log after number `after`; `Damaged` if one is missing or invalid."""
    return [read_entry(table, row) for row in await store.entries(table, after)]


# ---------------------------------------------------------------- row upkeep
# Updating a table's row in the store from its log: the table's code, and that it is over.

Column = Literal["code", "finished"]


class RowUpkeep(Duties[Column]):
    """Updates the row of one table after writes to its log; a failed update is retried until it succeeds."""

    def __init__(self, table: Table, store: Store) -> None:
        super().__init__(self._owed, self._update, "table row not updated", table=table.header.id)
        self._table, self._store = table, store
        self._code, self._finished = table.header.code, False  # the row's values

    def found(self, row: TableRow) -> None:
        """Note the row's values when the table is loaded."""
        self._code, self._finished = row.code, row.finished is not None

    def _owed(self) -> list[Column]:
        owed: list[Column] = ["code"] if self._table.code != self._code else []
        return [*owed, "finished"] if self._table.status == "over" and not self._finished else owed

    async def _update(self, column: Column, _tries: int) -> None:
        name, code = self._table.header.id, self._table.code
        if column == "code":
            await self._store.recode(name, code)
            self._code = code
        else:
            await self._store.finish(name, self._table.last)
            self._finished = True


# ---------------------------------------------------------------- reading
# Loading a table from its stored row and log, and diagnosing damage if they do not form a valid table.


async def read_table(store: Store, row: TableRow, **more: Any) -> Table:
    """Return a table, rebuilt from its log; `Damaged` if the log is invalid. `more`: further arguments of `Table`.

    The game is replayed, which takes tenths of a second if it is long; this is done in a thread.
    """
    header, kept = read_head(row), await store.entries(row.id)

    def read() -> Table:
        return folded(header, row, [read_entry(row.id, entry) for entry in kept], **more)

    return await in_thread(read)


def read_head(row: TableRow) -> Header:
    """Return the header of a row; `Damaged` if it is invalid, or does not commit to the row's secret."""
    try:
        header = read_header(row.header)
        committed = sha256(row.secret).hexdigest()
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        raise Damaged(row.id, "header", 0) from error
    if header.id != row.id:
        raise Damaged(row.id, "header", 0)
    if committed != header.commitment:
        raise Damaged(row.id, "secret", 0)
    return header


def folded(header: Header, row: TableRow, log: Sequence[Entry], **more: Any) -> Table:
    """Return the table at the end of a log; `Damaged` if the log is invalid."""
    try:
        return Table.rebuilt(header, row.secret, log, **more)
    except InvalidEntry as broken:
        raise Damaged(row.id, "entry", broken.n) from broken
    except RascalsError as error:  # an edition or option, or a whole game, that is not installed here
        raise Damaged(row.id, "game", 0) from error


async def saved_so_far(store: Store, table: str) -> str | None:
    """Return the saved game of a table up to the last valid entry; None if play had not begun by then."""
    log: list[Entry] = []
    for kept in await store.sound_entries(table):
        try:
            log.append(read_entry(table, kept))
        except Damaged:
            break
    return salvaged(table, log)


# ---------------------------------------------------------------- set aside
# Quarantine for damaged tables: each is set aside, logged, and checked again after a while.

AGAIN = 60_000  # milliseconds after which a damaged table is read again, as somebody may have repaired it

log = logger("rascals.tables")


class SetAside:
    """The damaged tables that have been found."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._damages: dict[str, tuple[Damaged, int]] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._damages

    def add(self, damage: Damaged) -> None:
        """Set a table aside, and log new damage, without details of a wrong entry, which may be secret."""
        before = self._damages.get(damage.table)
        self._damages[damage.table] = (damage, self._clock() + AGAIN)
        if before is None or (before[0].kind, before[0].n) != (damage.kind, damage.n):
            log.error("table set aside", table=damage.table, kind=damage.kind, n=damage.n)

    def rests(self, table: str) -> bool:
        """Return whether a table was found damaged less than `AGAIN` ago, so that it need not be read again yet."""
        found = self._damages.get(table)
        return found is not None and self._clock() < found[1]

    def mended(self, table: str) -> None:
        """Note that a table is not damaged."""
        if self._damages.pop(table, None) is not None:
            log.info("table holds again", table=table)

    def counts(self) -> Mapping[Damage, int]:
        """Return the number of tables with each kind of damage."""
        return Counter(damage.kind for damage, _ in self._damages.values())
