"""Where tables last: their fixed headers and their logs, in SQLite or PostgreSQL.

The log is the truth of a table, so one promise matters above all: when `append` returns, the entries
survive a crash of the process, of the system, and a loss of power. SQLite therefore runs in WAL mode
with full synchronisation, PostgreSQL with synchronous commit, whatever their own settings say. An entry
is never changed and never taken back, but for two duties towards people: talk is forgotten after a while
(`forget_chat`), and a name is removed on request (`anonymise`); both leave the game as it was played,
and the entries of its moves, which a chain of hashes seals, untouched.

Two writers cannot both win: `(table, n)` is the primary key and `(table, command_id)` is unique, so a
second entry of that number or command is a `Conflict` and nothing of its batch is written. Appends that
wait at the same moment share one transaction; each returns only after the commit.

`SqlStore` is the one implementation for both databases; what differs between them (addresses, durability,
locks) is in `rascals.server.databases`. Every failure is a `StoreError` that names no contents.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rascals.server.databases import Database, database_for
from rascals.server.errors import Conflict, StoreError
from rascals.server.migrations import upgrade

__all__ = ["Conflict", "EntryRow", "News", "SqlStore", "Store", "StoreError", "TableRow", "open_store"]

BATCH = 200  # appends in one transaction at most


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is kept: `created` and `finished` in milliseconds, `header` as JSON.

    `secret` decides all chance of the game and must not leave the server before the end.
    """

    id: str
    code: str
    created: int
    header: bytes
    secret: bytes = field(repr=False)
    finished: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's log: `n` dense from 1, `at` in milliseconds, `body` as JSON.

    `command_id` is the client's name for a command, unique in its table; None for other entries.
    """

    n: int
    at: int
    kind: str
    body: bytes = field(repr=False)
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What another server tells of a table. `kind` "log": its log has entries up to the number in `text`."""

    server: str
    kind: str
    table: str
    text: str


# Is given what other servers tell; None when some of it may have been missed.
Heard = Callable[[News | None], None]


class Store(Protocol):
    """What the server needs of a database. All methods raise `StoreError` when the database fails."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, check that writes will last."""

    async def close(self) -> None:
        """Finish what waits and disconnect."""

    async def create_table(self, table: TableRow) -> None:
        """Keep a new table; `Conflict` when its id or code exists."""

    async def append(self, table: str, entries: Sequence[EntryRow]) -> None:
        """Add entries to a log, all or none; durable when it returns.

        `Conflict` when a number or a command id exists, or there is no such table. A caller that is
        cancelled, or sees a `StoreError` that is no `Conflict`, must read the log again: the entries
        may or may not be there.
        """

    async def tables(self, *, live: bool) -> list[TableRow]:
        """All tables, oldest first; `live`: those not finished."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the column's name
        """The table of that id."""

    async def by_code(self, code: str) -> str | None:
        """The id of the table of that code."""

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log from the entry after number `after`; `StoreError` when one is missing in between."""

    async def finish(self, table: str, at: int) -> None:
        """Mark a table as over."""

    async def forget_chat(self, before: int) -> int:
        """Empty all talk said before that time (ms); how many lines."""

    async def anonymise(self, table: str, seat: int) -> None:
        """Remove a person's name and talk from a table: the seat becomes "Player 3"."""

    async def healthy(self) -> bool:
        """Whether the database answers and the last write succeeded."""

    async def listen(self, heard: Heard) -> None:
        """Hear what other servers on the database write and announce: see `News`."""

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Tell the other servers on the database something about a table."""

    async def alone(self) -> bool:
        """Whether no other server uses the database now."""


metadata = sa.MetaData()

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("finished", sa.BigInteger),
)

ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("command_id", sa.Text),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="entries_command"),
)


@dataclass
class _Waiting:
    """One append on its way, and whom to tell."""

    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


def open_store(url: str, observe: Callable[[str, float], None] | None = None) -> SqlStore:
    """Return the store of a database URL, not yet open. `observe(operation, seconds)` is told durations."""
    return SqlStore(database_for(url), observe)


class SqlStore:
    """A `Store` on SQLite or PostgreSQL."""

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._observe = observe or (lambda _operation, _seconds: None)
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._well = False
        self.name = secrets.token_hex(6)  # by which other servers know this one

    async def open(self) -> None:
        """Connect, bring the schema up to date, check that writes will last; see `Store`."""
        await self._database.open()
        try:
            async with self._write("migrate") as connection:
                await self._database.lock_schema(connection)
                await connection.run_sync(upgrade)
        except BaseException:
            await self._database.close()
            raise
        self._writer = asyncio.create_task(self._write_forever(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then disconnect; see `Store`."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
            self._writer = None
        self._well = False
        await self._database.close()

    async def create_table(self, table: TableRow) -> None:
        """Keep a new table; see `Store`."""
        row = {name: getattr(table, name) for name in TABLES.columns.keys()}  # noqa: SIM118 - a collection of columns
        async with self._write("create") as connection:
            await connection.execute(TABLES.insert(), row)

    async def append(self, table: str, entries: Sequence[EntryRow]) -> None:
        """Add entries, durable on return; see `Store`."""
        if not entries:
            return
        if self._writer is None:
            raise StoreError("the store is closed")
        rows = [_entry_values(table, entry) for entry in entries]
        waiting = _Waiting(rows, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def tables(self, *, live: bool) -> list[TableRow]:
        """All tables or the live ones; see `Store`."""
        query = TABLES.select().order_by(TABLES.c.created, TABLES.c.id)
        if live:
            query = query.where(TABLES.c.finished.is_(None))
        return [TableRow(*tuple(row)) for row in await self._read(query)]

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the column's name
        """The table of that id; see `Store`."""
        rows = await self._read(TABLES.select().where(TABLES.c.id == id))
        return TableRow(*tuple(rows[0])) if rows else None

    async def by_code(self, code: str) -> str | None:
        """The id of the table of that code; see `Store`."""
        rows = await self._read(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return rows[0][0] if rows else None

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log; see `Store`."""
        columns = [ENTRIES.c[name] for name in ("n", "at", "kind", "body", "command_id")]
        query = sa.select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.n > after)
        rows = [EntryRow(*tuple(row)) for row in await self._read(query.order_by(ENTRIES.c.n))]
        for expected, row in enumerate(rows, after + 1):
            if row.n != expected:
                raise StoreError(f"entry {expected} of table {table} is missing from the database")
        return rows

    async def finish(self, table: str, at: int) -> None:
        """Mark a table as over; see `Store`."""
        async with self._write("finish") as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table).values(finished=at))

    async def forget_chat(self, before: int) -> int:
        """Empty old talk; see `Store`."""
        old = sa.and_(ENTRIES.c.kind == "chat", ENTRIES.c.at < before)
        async with self._write("forget") as connection:
            return await self._rewrite(connection, old, _without_text)

    async def anonymise(self, table: str, seat: int) -> None:
        """Remove a person's name and talk; see `Store`."""

        def nameless(value: Any) -> Any:
            return _without_person(value, seat)

        async with self._write("anonymise") as connection:
            people = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.kind.not_in(("start", "command")))
            await self._rewrite(connection, people, nameless)
            where = TABLES.c.id == table
            for (header,) in (await connection.execute(sa.select(TABLES.c.header).where(where))).all():
                changed = _changed(header, nameless)
                if changed is not None:
                    await connection.execute(TABLES.update().where(where).values(header=changed))

    async def healthy(self) -> bool:
        """Whether the database answers and the last write succeeded; see `Store`."""
        if self._writer is None or self._writer.done() or not self._well:
            return False
        try:
            await self._read(sa.select(1))
        except StoreError:
            return False
        return True

    async def listen(self, heard: Heard) -> None:
        """Hear the others; see `Store`."""

        def read(text: str | None) -> None:
            if text is None:
                heard(None)
                return
            server, kind, table, rest = [*text.split(" ", 3), "", "", ""][:4]
            if server != self.name:
                heard(News(server, kind, table, rest))

        await self._database.listen(read)

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Tell the others; see `Store`."""
        async with self._write("announce") as connection:
            await self._database.announce(connection, [f"{self.name} {kind} {table} {text}"])

    async def alone(self) -> bool:
        """Whether no other is there; see `Store`."""
        return await self._database.alone()

    # --- within -------------------------------------------------------------------------------------

    async def _read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._database.reading() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError.about(error) from error
        self._observe("read", loop.time() - begun)
        return rows

    @contextlib.asynccontextmanager
    async def _write(self, operation: str) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._database.writing() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict("such an entry exists already, or there is no such table") from error
        except (SQLAlchemyError, OSError) as error:
            self._well = False
            raise StoreError.about(error) from error
        self._well = True
        self._observe(operation, loop.time() - begun)

    async def _write_forever(self) -> None:
        """Commit what waits, many appends at a time, until told to stop."""
        more = True
        while more:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            more = None not in batch
            await self._commit([waiting for waiting in batch if waiting is not None])

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Write a batch; when one of it conflicts, each for itself, so that it harms no other."""
        if not batch:
            return
        try:
            await self._insert([row for waiting in batch for row in waiting.rows])
        except Conflict as conflict:
            if len(batch) == 1:
                _fail(batch, conflict)
                return
            for waiting in batch:
                await self._commit([waiting])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it was
            _fail(batch, error)
        else:
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _insert(self, rows: list[dict[str, Any]]) -> None:
        async with self._write("append") as connection:
            await connection.execute(ENTRIES.insert(), rows)
            last = {row["table_id"]: row["n"] for row in rows}
            await self._database.announce(connection, [f"{self.name} log {table} {n}" for table, n in last.items()])

    async def _rewrite(
        self, connection: AsyncConnection, which: sa.ColumnElement[bool], change: Callable[[Any], Any]
    ) -> int:
        """Change the bodies of some entries; how many were different after."""
        query = sa.select(ENTRIES.c.table_id, ENTRIES.c.n, ENTRIES.c.body).where(which)
        count = 0
        for table, n, body in (await connection.execute(query)).all():
            changed = _changed(body, change)
            if changed is not None:
                here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.n == n)
                await connection.execute(ENTRIES.update().where(here).values(body=changed))
                count += 1
        return count


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


def _changed(body: bytes, change: Callable[[Any], Any]) -> bytes | None:
    """The JSON after a change; None when it is the same."""
    before = msgspec.json.decode(body)
    after = change(before)
    return None if after == before else msgspec.json.encode(after)


def _without_text(value: Any) -> Any:
    """A line of talk, emptied."""
    return {**value, "text": ""} if isinstance(value, dict) and value.get("text") else value


def _without_person(value: Any, seat: int) -> Any:
    """JSON in which every object of that seat has lost its name and its text."""
    if isinstance(value, list):
        return [_without_person(part, seat) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: _without_person(part, seat) for key, part in value.items()}
    if found.get("seat") == seat:
        found |= {"name": f"Player {seat + 1}"} if found.get("name") and not found.get("bot") else {}
        found |= {"text": ""} if found.get("text") else {}
    return found
