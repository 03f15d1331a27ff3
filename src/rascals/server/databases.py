"""What SQLite and PostgreSQL need to be told so that a commit lasts and two writers cannot both win.

*SQLite*: WAL mode, ``synchronous=FULL`` (and F_FULLFSYNC where the system has it), foreign keys,
deleted contents overwritten, one connection that writes (``BEGIN IMMEDIATE``) and others that can only
read. The file is readable by its owner alone. A lock file refuses a second server on the same file: a
table has one home. The lock belongs to the process and ends with it, however it ends.

*PostgreSQL*: through asyncpg; synchronous commit is demanded for every session; an advisory lock lets
one of several starting servers bring the schema up to date.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import IO, Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rascals.server.errors import StoreError
from rascals.server.settings import POSTGRESQL, SQLITE, sqlite_path

READERS = 4
BUSY_SECONDS = 10
SCHEMA_LOCK = 0x7261_7363_616C  # "rascal"
PRESENT = SCHEMA_LOCK + 1  # held, shared, by every server that is up
CHANNEL = "rascals"
RECONNECT = 1.0  # seconds from a broken listening connection to the next
SQLITE_PRAGMAS = {
    "busy_timeout": BUSY_SECONDS * 1000,
    "synchronous": "FULL",
    "fullfsync": "ON",
    "checkpoint_fullfsync": "ON",
    "foreign_keys": "ON",
    "secure_delete": "ON",
}


# Is given each text that a server announces; None when listening begins (again), and some may have been missed.
Heard = Callable[[str | None], None]


class Database(Protocol):
    """Connections to one database."""

    async def open(self) -> None:
        """Connect once, to find out now what is wrong."""

    async def close(self) -> None:
        """Disconnect."""

    def writing(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back on an exception."""

    def reading(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that reads."""

    async def lock_schema(self, connection: AsyncConnection) -> None:
        """Keep other servers from changing the schema until this transaction ends."""

    async def listen(self, heard: Heard) -> None:
        """Hear from now on what servers of this database announce; see `Heard`."""

    async def announce(self, connection: AsyncConnection, texts: Sequence[str]) -> None:
        """Tell all servers of this database, once the transaction is committed."""

    async def alone(self) -> bool:
        """Whether no other server uses this database now."""


def database_for(url: str) -> Database:
    """The database of a URL (see `rascals.server.settings`); it is not opened yet."""
    scheme = url.partition("://")[0]
    path = sqlite_path(url)
    if scheme in SQLITE and path is not None:
        return SqliteDatabase(path)
    if scheme in POSTGRESQL:
        return PostgresDatabase(url)
    raise StoreError(f"unknown kind of database {scheme!r}; valid: sqlite:///FILE, postgresql://USER@HOST/NAME")


class SqliteDatabase:
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self._lock: IO[bytes] | None = None
        self._writer: AsyncEngine | None = None
        self._readers: AsyncEngine | None = None

    async def open(self) -> None:
        """Make the file private, lock it, connect; see `Database`."""
        try:
            make_private(self.path)
            self._lock = lock_file(self.path.with_name(self.path.name + ".lock"))
        except OSError as error:
            raise StoreError(f"the database {self.path} cannot be opened: {error.strerror}") from error
        self._writer = _sqlite_engine(self.path, writes=True)
        self._readers = _sqlite_engine(self.path, writes=False)
        try:
            async with self.writing() as connection:
                mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar()
        except SQLAlchemyError as error:
            await self.close()
            raise StoreError(f"{self.path} cannot be used as a database: {_first_line(error)}") from error
        if mode != "wal":
            await self.close()
            raise StoreError(f"{self.path} lies where SQLite cannot keep a log (WAL); choose a local disk")

    async def close(self) -> None:
        """Disconnect and unlock; see `Database`."""
        for engine in (self._readers, self._writer):
            if engine is not None:
                await engine.dispose()
        self._readers = self._writer = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """The writer's transaction; others wait for it; see `Database`."""
        async with _open(self._writer).begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A reader's transaction, which never waits for the writer; see `Database`."""
        async with _open(self._readers).connect() as connection:
            yield connection

    async def lock_schema(self, connection: AsyncConnection) -> None:
        """Nothing to do: BEGIN IMMEDIATE holds the one right to write; see `Database`."""

    async def listen(self, heard: Heard) -> None:
        """Nothing to do: nobody else is there; see `Database`."""

    async def announce(self, connection: AsyncConnection, texts: Sequence[str]) -> None:
        """Nothing to do: nobody else is there; see `Database`."""

    async def alone(self) -> bool:
        """Yes: the file is locked; see `Database`."""
        return True


class PostgresDatabase:
    """A database of a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self._url = postgres_url(url)
        self._engine: AsyncEngine | None = None
        self._ear: asyncio.Task[None] | None = None
        self._session: Any = None  # asyncpg's connection that listens and holds the lock of those who are there
        self._asking = asyncio.Lock()

    async def open(self) -> None:
        """Connect; see `Database`."""
        try:
            self._engine = create_async_engine(
                self._url,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=READERS,
                connect_args={"server_settings": {"synchronous_commit": "on", "application_name": "rascals"}},
            )
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except ModuleNotFoundError as error:
            raise StoreError('PostgreSQL needs asyncpg: pip install "rascals[postgres]"') from error
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            place = self._url.host or "this machine"
            raise StoreError(f"PostgreSQL at {place}: {_first_line(error)}") from error

    async def close(self) -> None:
        """Disconnect; see `Database`."""
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
            self._ear = None
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = None

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; see `Database`."""
        async with _open(self._engine).begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; see `Database`."""
        async with _open(self._engine).connect() as connection:
            yield connection

    async def lock_schema(self, connection: AsyncConnection) -> None:
        """Take the advisory lock of this program; see `Database`."""
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})

    async def listen(self, heard: Heard) -> None:
        """Listen with a connection of its own, made anew when it breaks; see `Database`."""
        ready = asyncio.Event()
        self._ear = asyncio.create_task(self._listen(heard, ready), name="listener")
        await ready.wait()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(heard, ready)
            except connection_errors():
                pass  # the store's own reads and writes say what is wrong
            self._session = None
            ready.set()
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, heard: Heard, ready: asyncio.Event) -> None:
        """Listen until the connection ends."""
        ended = asyncio.Event()
        async with _open(self._engine).connect() as connection:
            session: Any = (await connection.get_raw_connection()).driver_connection
            session.add_termination_listener(lambda _: ended.set())
            await session.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: heard(text))
            await session.execute(f"SELECT pg_advisory_lock_shared({PRESENT})")
            self._session = session
            heard(None)
            ready.set()
            try:
                await ended.wait()
            finally:
                session.terminate()
                await connection.invalidate()

    async def announce(self, connection: AsyncConnection, texts: Sequence[str]) -> None:
        """Through NOTIFY; see `Database`."""
        told = [{"channel": CHANNEL, "text": text} for text in texts]
        await connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), told)

    async def alone(self) -> bool:
        """Whoever is there holds a shared lock, so the exclusive one is to be had by who is alone; see `Database`."""
        session = self._session
        if session is None:
            return False
        async with self._asking:
            try:
                alone = bool(await session.fetchval("SELECT pg_try_advisory_lock($1)", PRESENT))
                if alone:
                    await session.execute(f"SELECT pg_advisory_unlock({PRESENT})")
            except connection_errors():
                return False
        return alone


def connection_errors() -> tuple[type[Exception], ...]:
    """Return what a listening connection raises: SQLAlchemy does not always stand between."""
    import asyncpg

    return (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def postgres_url(url: str) -> sa.URL:
    """The URL for SQLAlchemy and asyncpg; libpq's ``sslmode`` is understood."""
    try:
        parsed = sa.make_url(url).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError):
        raise StoreError("the database URL cannot be read; valid: postgresql://USER@HOST:PORT/NAME") from None
    mode = parsed.query.get("sslmode")
    if mode is not None:
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def make_private(path: Path) -> None:
    """Make the file if it is missing, readable and writable by its owner only; its secrets decide games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock_file(path: Path) -> IO[bytes]:
    """Hold an exclusive lock until the file is closed or the process ends; `StoreError` if another holds it.

    Record locks are not inherited by child processes, so a bot that outlives the server blocks no restart.
    """
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(f"another server uses the database {path.with_suffix('')}; stop it first") from None
    return file


def _sqlite_engine(path: Path, *, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=str(path)),
        hide_parameters=True,
        pool_size=1 if writes else READERS,
        max_overflow=0,
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        cursor = connection.cursor()
        if writes:
            cursor.execute("PRAGMA journal_mode = WAL")
        for name, value in SQLITE_PRAGMAS.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _open(engine: AsyncEngine | None) -> AsyncEngine:
    if engine is None:
        raise StoreError("the store is closed")
    return engine


def _first_line(error: BaseException) -> str:
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
