"""The store on SQLite or PostgreSQL, put together from its parts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

import sqlalchemy as sa

from rascals.server.errors import Away, Conflict, Corrupt, Damaged, StoreError
from rascals.server.loggers import logger
from rascals.server.settings import POSTGRESQL, SQLITE, sqlite_path
from rascals.server.store.database import ENTRIES, KEYS, TABLES, Database, Transactions, chunks
from rascals.server.store.interface import (
    PLAYED,
    EntryRow,
    Leases,
    News,
    OnNews,
    Store,
    TableRow,
    changed,
    without_person,
    without_text,
)
from rascals.server.store.leases import SqlLeases, check_fences
from rascals.server.store.marks import Marks
from rascals.server.store.migrations import VERSION_TABLE, upgrade
from rascals.server.store.people import SqlCalls, SqlSignInLinks, end_calls
from rascals.server.store.sqlite import SqliteDatabase

# ---------------------------------------------------------------- appending
# Group commit: appends that wait at the same moment share one transaction; each returns only after the commit.

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
        """Write the waiting appends, then end; later appends are refused."""
        writer, self._writer = self._writer, None
        if writer is not None:
            self._queue.put_nowait(None)
            await writer

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        """Add entries to a log, durable on return."""
        if not entries:
            return
        if self._writer is None:
            raise StoreError("the store is closed")
        rows = [{"table_id": table, **asdict(entry)} for entry in entries]
        fence = None if epoch is None else (table, epoch)
        waiting = _Waiting(rows, fence, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _write_forever(self) -> None:
        """Commit the waiting appends, many at a time, until stopped."""
        more = True
        while more:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            more = None not in batch
            if appends := [waiting for waiting in batch if waiting is not None]:
                await self._commit(appends)

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Write a batch in one transaction; if that fails, each append by itself, so that a bad one harms no other."""
        fault: Exception | None = None
        try:
            await self._insert(batch)
        except Exception as error:  # noqa: BLE001 - every append that waits must get the error
            if len(batch) > 1 and not isinstance(error, Away):  # then each would fail as well, only more slowly
                for waiting in batch:
                    await self._commit([waiting])
                return
            fault = error
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(None) if fault is None else waiting.done.set_exception(fault)

    async def _insert(self, batch: list[_Waiting]) -> None:
        rows = [row for waiting in batch for row in waiting.rows]
        fences = [waiting.fence for waiting in batch if waiting.fence is not None]

        def write(connection: sa.Connection) -> None:
            if fences:
                check_fences(connection, self._name, fences)
            connection.execute(ENTRIES.insert(), rows)

        await self._transactions.write("append", write)
        self._marks.note({row["table_id"]: row["n"] for row in rows})


# ---------------------------------------------------------------- the store

log = logger("rascals.store")

TABLE_COLUMNS = [TABLES.c[one.name] for one in fields(TableRow)]
ENTRY_COLUMNS = [ENTRIES.c[one.name] for one in fields(EntryRow)]
LATELY = 1.0  # seconds for which a successful write shows that the database can be written to
_VERSION = sa.table(VERSION_TABLE, sa.column("version_num"))
PROBE = _VERSION.update().values(version_num=_VERSION.c.version_num)  # a write that changes nothing


class SqlStore(Store):
    """A `Store` on SQLite or PostgreSQL."""

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._transactions = Transactions(database, observe)
        self.name = secrets.token_hex(6)  # identifies this server to the others
        self._marks = Marks(database.marks)
        self._appender = Appender(self._transactions, self.name, self._marks)
        self.leases = Leases(self._unfinished)
        if database.shared:
            self.leases = SqlLeases(database, self._transactions, self.name, self._shared_key)
        self.calls = SqlCalls(self._transactions, self.name if database.shared else None)
        self.sign_in_links = SqlSignInLinks(self._transactions)
        self._probing = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether it is open for writing."""
        return self._appender.running

    async def open_to_read(self) -> None:
        """Connect only to read, while a server may be using the database; `close` as usual."""
        await self._database.open(only_read=True)
        self._marks.read()

    async def open(self) -> None:
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
        await self._appender.stop()
        await self._marks.close()
        await self._transactions.end()
        self._transactions.written = None
        await self._database.close()

    async def create_table(self, table: TableRow) -> None:
        lease = {"owner": self.name, "epoch": 1} if self._database.shared else {}
        await self._transactions.carry_out("create", TABLES.insert().values(asdict(table) | lease))

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        await self._appender.append(table, entries, epoch)

    async def tables(self, *, live: bool) -> list[TableRow]:
        query = sa.select(*TABLE_COLUMNS).order_by(TABLES.c.created, TABLES.c.id)
        if live:
            query = query.where(TABLES.c.finished.is_(None))
        return [TableRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def _unfinished(self) -> list[str]:
        return [row.id for row in await self.tables(live=True)]

    async def table(self, id: str) -> TableRow | None:
        try:
            rows = await self._transactions.read(sa.select(*TABLE_COLUMNS).where(TABLES.c.id == id))
        except Corrupt as error:
            raise Damaged(id, "header", 0) from error
        return TableRow(*tuple(rows[0])) if rows else None

    async def by_code(self, code: str) -> str | None:
        rows = await self._transactions.read(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return rows[0][0] if rows else None

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
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
        found: list[EntryRow] = []
        try:
            while rows := await self._entries(ENTRIES.c.table_id == table, ENTRIES.c.n == len(found) + 1):
                found += rows
        except Corrupt:
            pass
        return found

    async def _entries(self, *where: sa.ColumnElement[bool]) -> list[EntryRow]:
        query = sa.select(*ENTRY_COLUMNS).where(*where).order_by(ENTRIES.c.n)
        return [EntryRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def cut_short(self) -> list[Damaged]:
        marks = self._marks.all()
        lengths: dict[str, int] = {}
        for tables in chunks(marks):
            last: sa.Select[Any] = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.n)).group_by(ENTRIES.c.table_id)
            rows = await self._transactions.read(last.where(ENTRIES.c.table_id.in_(tables)))
            lengths.update(tuple(row) for row in rows)
        short = {table: lengths.get(table, 0) for table, n in marks.items() if lengths.get(table, 0) < n}
        return [Damaged(table, "tail", length + 1) for table, length in short.items()]

    async def recode(self, table: str, code: str) -> None:
        await self._transactions.carry_out("recode", TABLES.update().where(TABLES.c.id == table).values(code=code))

    async def finish(self, table: str, at: int) -> None:

        def write(connection: sa.Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(finished=at))
            end_calls(connection, table)

        await self._transactions.write("finish", write)

    async def forget_chat(self, before: int) -> int:
        old = sa.and_(ENTRIES.c.kind == "chat", ENTRIES.c.at < before)
        return await self._transactions.write("forget", partial(_rewrite, which=old, change=without_text))

    async def anonymise(self, table: str, seat: int, since: int) -> bool:
        nameless = partial(without_person, seat=seat)
        theirs = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.kind.not_in(PLAYED), ENTRIES.c.at >= since)
        here = TABLES.c.id == table

        def write(connection: sa.Connection) -> bool:
            found = _rewrite(connection, theirs, nameless) > 0
            for (header,) in connection.execute(sa.select(TABLES.c.header).where(here)).all():
                fresh = changed(header, nameless)
                if fresh is not None:
                    connection.execute(TABLES.update().where(here).values(header=fresh))
                    found = True
            return found

        return await self._transactions.write("anonymise", write)

    async def signing_key(self, fresh: bytes) -> bytes:
        return await self._shared_key("sign", fresh)

    async def _shared_key(self, purpose: str, fresh: bytes) -> bytes:
        """Return the key that all servers on the database use for a purpose; `fresh` is stored if there is none yet."""
        query = sa.select(KEYS.c.private).where(KEYS.c.purpose == purpose)
        if not await self._transactions.read(query):
            with contextlib.suppress(Conflict):  # another server was faster
                await self._transactions.carry_out("key", KEYS.insert().values(purpose=purpose, private=fresh))
        return bytes((await self._transactions.read(query))[0][0])

    async def healthy(self) -> bool:
        if not self._appender.running:
            return False
        async with self._probing:
            try:
                await self._transactions.read(sa.select(ENTRIES.c.n).limit(1))
                if not self._written_lately():
                    await self._transactions.carry_out("probe", PROBE)
            except StoreError:
                return False
        return True

    def _written_lately(self) -> bool:
        written = self._transactions.written
        return written is not None and asyncio.get_running_loop().time() - written < LATELY

    async def listen(self, on_news: OnNews) -> None:
        def read(text: str | None) -> None:
            if text is None:
                on_news(None)
                return
            server, kind, table, rest = [*text.split(" ", 3), "", "", ""][:4]
            if server != self.name:
                on_news(News(server, kind, table, rest))

        await self._database.listen(read)

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        text = f"{self.name} {kind} {table} {text}"
        await self._transactions.write("announce", lambda connection: self._database.announce(connection, text))

    async def arrive(self, at: int) -> int:
        return await self._database.arrive(at, self.name)

    async def depart(self) -> bool:
        return await self._database.depart()

    async def alone(self) -> bool:
        return await self._database.alone()


def _rewrite(connection: sa.Connection, which: sa.ColumnElement[bool], change: Callable[[Any], Any]) -> int:
    """Change the bodies of some entries; return how many changed."""
    query = sa.select(ENTRIES.c.table_id, ENTRIES.c.n, ENTRIES.c.body).where(which)
    count = 0
    for table, n, body in connection.execute(query).all():
        fresh = changed(body, change)
        if fresh is not None:
            here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.n == n)
            connection.execute(ENTRIES.update().where(here).values(body=fresh))
            count += 1
    return count


def open_store(url: str, observe: Callable[[str, float], None] | None = None) -> SqlStore:
    """Return the store of a database URL, not yet open. `observe(operation, seconds)` is called with durations."""
    return SqlStore(database_for(url), observe)


def database_for(url: str) -> Database:
    """Return the database of a URL (see `rascals.server.settings`), not yet open."""
    scheme = url.partition("://")[0]
    path = sqlite_path(url)
    if scheme in SQLITE and path is not None:
        return SqliteDatabase(path)
    if scheme in POSTGRESQL:
        from rascals.server.store.postgresql import PostgresDatabase  # a tenth of a server's imports

        return PostgresDatabase(url)
    raise StoreError(f"unknown kind of database {scheme!r}; valid: sqlite:///FILE, postgresql://USER@HOST/NAME")
