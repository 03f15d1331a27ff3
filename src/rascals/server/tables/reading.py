"""Loading a table from its stored row and log, and diagnosing damage if they do not form a valid table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from rascals.core.errors import RascalsError
from rascals.server.places import aside
from rascals.server.store import Damaged, EntryRow, Store, TableRow
from rascals.table import Broken, Entry, Header, Table, read_happening, read_header, salvaged


async def read_table(store: Store, row: TableRow, **more: Any) -> Table:
    """Return a table, rebuilt from its log; `Damaged` if the log is invalid. `more`: further arguments of `Table`.

    The game is replayed, which takes tenths of a second if it is long; this is done aside.
    """
    header, kept = read_head(row), await store.entries(row.id)

    def read() -> Table:
        return folded(header, row, [read_entry(row.id, entry) for entry in kept], **more)

    return await aside(read)


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


def read_entry(table: str, kept: EntryRow) -> Entry:
    """Return the entry of a row; `Damaged` if it is invalid."""
    try:
        return Entry(kept.n, kept.at, kept.command_id, read_happening(kept.body))
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        raise Damaged(table, "entry", kept.n) from error


def folded(header: Header, row: TableRow, log: Sequence[Entry], **more: Any) -> Table:
    """Return the table at the end of a log; `Damaged` if the log is invalid."""
    try:
        return Table.rebuilt(header, row.secret, log, **more)
    except Broken as broken:
        raise Damaged(row.id, "entry", broken.n) from broken
    except RascalsError as error:  # an edition or option, or a whole game, that is not installed here
        raise Damaged(row.id, "game", 0) from error


async def saved_so_far(store: Store, table: str) -> str | None:
    """Return the saved game of a table up to the last valid line; None if play had not begun by then."""
    log: list[Entry] = []
    for kept in await store.sound_entries(table):
        try:
            log.append(read_entry(table, kept))
        except Damaged:
            break
    return salvaged(table, log)
