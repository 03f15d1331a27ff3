"""The store on SQLite or PostgreSQL, put together from its parts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

import sqlalchemy as sa

from rascals.server.errors import Conflict, Corrupt, Damaged, StoreError
from rascals.server.loggers import logger
from rascals.server.store import forgetting
from rascals.server.store.appending import Appender
from rascals.server.store.calls import SqlCalls, end_calls
from rascals.server.store.database import Database
from rascals.server.store.interface import EntryRow, Heard, TableRow
from rascals.server.store.keyrings import SqlKeyrings
from rascals.server.store.leases import SqlLeases
from rascals.server.store.marks import Marks
from rascals.server.store.migrations import VERSION_TABLE, upgrade
from rascals.server.store.news import Exchange
from rascals.server.store.nobody import NoLeases
from rascals.server.store.ownership import Leases
from rascals.server.store.schema import ENTRIES, KEYS, TABLES
from rascals.server.store.transactions import Transactions

log = logger("rascals.store")

CHUNK = 500  # tables in one query
ROW = [TABLES.c[one.name] for one in fields(TableRow)]
LATELY = 1.0  # seconds for which a successful write shows that the database can be written to
_VERSION = sa.table(VERSION_TABLE, sa.column("version_num"))
PROBE = _VERSION.update().values(version_num=_VERSION.c.version_num)  # a write that changes nothing


class SqlStore:
    """A `Store` on SQLite or PostgreSQL."""

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._transactions = Transactions(database, observe)
        self._news = Exchange(database, self._transactions)
        self._marks = Marks(database.marks)
        self._appender = Appender(self._transactions, self.name, self._marks)
        self.leases: Leases = NoLeases(self._unfinished)
        if database.shared:
            self.leases = SqlLeases(database, self._transactions, self.name, self._shared_key)
        self.calls = SqlCalls(self._transactions, self.name if database.shared else None)
        self.keyrings = SqlKeyrings(self._transactions)
        self._probing = asyncio.Lock()

    @property
    def name(self) -> str:
        """The name by which other servers know this one."""
        return self._news.name

    @property
    def is_open(self) -> bool:
        """Whether it is open for writing; see `Store`."""
        return self._appender.running

    async def open_to_read(self) -> None:
        """Connect only to read, while a server may be using the database; `close` as usual."""
        await self._database.open(only_read=True)
        self._marks.read()

    async def open(self) -> None:
        """Connect, bring the schema up to date, check durability; see `Store`."""
        await self._database.open()
        try:
            damaged = self._marks.read()
            if damaged:
                log.warning("marks damaged", count=damaged)
            await self._transactions.write("migrate", self._migrate)
        except BaseException:
            await self._database.close()
            raise
        self._appender.start()

    def _migrate(self, connection: sa.Connection) -> None:
        self._database.lock_schema(connection)
        upgrade(connection)

    async def close(self) -> None:
        """Finish pending writes, then disconnect; see `Store`."""
        await self._appender.stop()
        await self._marks.close()
        await self._transactions.end()
        self._transactions.written = None
        await self._database.close()

    async def create_table(self, table: TableRow) -> None:
        """Store a new table; see `Store`."""
        row = {column.name: getattr(table, column.name) for column in ROW}
        lease = {"owner": self.name, "epoch": 1} if self._database.shared else {}
        await self._carry_out("create", TABLES.insert().values(row | lease))

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        """Add entries, durable on return; see `Store`."""
        await self._appender.append(table, entries, epoch)

    async def tables(self, *, live: bool) -> list[TableRow]:
        """Return all tables or the live ones; see `Store`."""
        query = sa.select(*ROW).order_by(TABLES.c.created, TABLES.c.id)
        if live:
            query = query.where(TABLES.c.finished.is_(None))
        return [TableRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def _unfinished(self) -> list[str]:
        return [row.id for row in await self.tables(live=True)]

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the column's name
        """Return the table with that id; see `Store`."""
        try:
            rows = await self._transactions.read(sa.select(*ROW).where(TABLES.c.id == id))
        except Corrupt as error:
            raise Damaged(id, "header", 0) from error
        return TableRow(*tuple(rows[0])) if rows else None

    async def by_code(self, code: str) -> str | None:
        """Return the id of the table with that code; see `Store`."""
        rows = await self._transactions.read(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return rows[0][0] if rows else None

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a log; see `Store`."""
        least = self._marks.least(table)
        try:
            rows = await self._entries(ENTRIES.c.table_id == table, ENTRIES.c.n > after)
        except Corrupt as error:
            raise Damaged(table, "entry", len(await self.sound_entries(table)) + 1) from error
        for expected, row in enumerate(rows, after + 1):
            if row.n != expected:
                raise Damaged(table, "gap", expected)
        if after + len(rows) < least:
            raise Damaged(table, "tail", after + len(rows) + 1)
        return rows

    async def sound_entries(self, table: str) -> list[EntryRow]:
        """Return the log up to the first entry that is missing or cannot be read; see `Store`."""
        found: list[EntryRow] = []
        try:
            while rows := await self._entries(ENTRIES.c.table_id == table, ENTRIES.c.n == len(found) + 1):
                found += rows
        except Corrupt:
            pass
        return found

    async def _entries(self, *where: sa.ColumnElement[bool]) -> list[EntryRow]:
        columns = [ENTRIES.c[name] for name in ("n", "at", "kind", "body", "command_id")]
        query = sa.select(*columns).where(*where).order_by(ENTRIES.c.n)
        return [EntryRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def cut_short(self) -> list[Damaged]:
        """Return the logs that have lost their end; see `Store`."""
        marks = self._marks.all()
        there: dict[str, int] = {}
        names = list(marks)
        for begin in range(0, len(names), CHUNK):
            tables = names[begin : begin + CHUNK]
            last: sa.Select[Any] = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.n)).group_by(ENTRIES.c.table_id)
            rows = await self._transactions.read(last.where(ENTRIES.c.table_id.in_(tables)))
            there.update(tuple(row) for row in rows)
        return [
            Damaged(table, "tail", there.get(table, 0) + 1) for table, n in marks.items() if there.get(table, 0) < n
        ]

    async def recode(self, table: str, code: str) -> None:
        """Give a table another code; see `Store`."""
        await self._carry_out("recode", TABLES.update().where(TABLES.c.id == table).values(code=code))

    async def finish(self, table: str, at: int) -> None:
        """Mark a table as over; see `Store`."""

        def write(connection: sa.Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(finished=at))
            end_calls(connection, table)

        await self._transactions.write("finish", write)

    async def _carry_out(self, operation: str, statement: sa.Executable) -> None:
        """Carry out one statement, in a transaction of its own."""
        await self._transactions.write(operation, lambda connection: connection.execute(statement))

    async def forget_chat(self, before: int) -> int:
        """Empty old talk; see `Store`."""
        return await self._transactions.write("forget", partial(forgetting.forget_chat, before=before))

    async def anonymise(self, table: str, seat: int, since: int) -> bool:
        """Remove a person's name and talk; see `Store`."""
        return await self._transactions.write(
            "anonymise", partial(forgetting.anonymise, table=table, seat=seat, since=since)
        )

    async def signing_key(self, fresh: bytes) -> bytes:
        """Return the signing key; `fresh` is stored if there is none yet; see `Store`."""
        return await self._shared_key("sign", fresh)

    async def _shared_key(self, purpose: str, fresh: bytes) -> bytes:
        """Return the key that all servers on the database use for a purpose; `fresh` is stored if there is none yet."""
        query = sa.select(KEYS.c.private).where(KEYS.c.purpose == purpose)
        if not await self._transactions.read(query):
            with contextlib.suppress(Conflict):  # another server was faster
                await self._carry_out("key", KEYS.insert().values(purpose=purpose, private=fresh))
        return bytes((await self._transactions.read(query))[0][0])

    async def healthy(self) -> bool:
        """Return whether the database can be read and written; see `Store`."""
        if not self._appender.running:
            return False
        async with self._probing:
            try:
                await self._transactions.read(sa.select(ENTRIES.c.n).limit(1))
                if not self._written_lately():
                    await self._carry_out("probe", PROBE)
            except StoreError:
                return False
        return True

    def _written_lately(self) -> bool:
        written = self._transactions.written
        return written is not None and asyncio.get_running_loop().time() - written < LATELY

    async def listen(self, heard: Heard) -> None:
        """Listen to the others; see `Store`."""
        await self._news.listen(heard)

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Announce something to the others; see `Store`."""
        await self._news.announce(kind, table, text)

    async def arrive(self, at: int) -> int:
        """Register this server as running; see `Store`."""
        return await self._database.arrive(at, self.name)

    async def depart(self) -> bool:
        """Unregister this server; see `Store`."""
        return await self._database.depart()

    async def alone(self) -> bool:
        """Return whether no other server uses the database; see `Store`."""
        return await self._database.alone()
