"""SQLite: the settings that make a commit durable and let only one of two writers succeed.

These are WAL mode, ``synchronous=FULL`` (and F_FULLFSYNC if the system has it), foreign keys, overwriting of deleted
contents, one connection that writes (``BEGIN IMMEDIATE``) and others that can only read. A thread executes each
transaction as a whole; driven from the event loop, it would wait for the loop after each step. Only the file's owner
can read it. A lock file prevents a second server on the same file. The lock belongs to the process and ends with it,
even if it is killed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from rascals.core.user_files import locked
from rascals.server.errors import StoreError
from rascals.server.store.database import READERS, Database, T, first_line

BUSY_SECONDS = 10
SQLITE_PRAGMAS = {
    "busy_timeout": BUSY_SECONDS * 1000,
    "synchronous": "FULL",
    "fullfsync": "ON",
    "checkpoint_fullfsync": "ON",
    "foreign_keys": "ON",
    "secure_delete": "ON",
}


class SqliteDatabase(Database):
    """A `Database` in a SQLite file, which is locked against other servers; BEGIN IMMEDIATE locks its schema."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.marks = self.path.with_name(self.path.name + ".marks")
        self._lock: IO[bytes] | None = None
        self._writer: _Threads | None = None
        self._readers: _Threads | None = None

    async def open(self, *, only_read: bool = False) -> None:
        """Make the file private, lock it, connect."""
        if only_read:
            if not self.path.is_file():
                raise StoreError(f"there is no database {self.path}")
            self._readers = _Threads(self.path, writes=False)
            return
        try:
            make_private(self.path)
            self._lock = lock_file(self.path.with_name(self.path.name + ".lock"))
        except OSError as error:
            raise StoreError(f"the database {self.path} cannot be opened: {error.strerror}") from error
        self._writer = _Threads(self.path, writes=True)
        self._readers = _Threads(self.path, writes=False)
        try:
            mode = await self.write(lambda connection: connection.execute(sa.text("PRAGMA journal_mode")).scalar())
        except SQLAlchemyError as error:
            await self.close()
            raise StoreError(f"{self.path} cannot be used as a database: {first_line(error)}") from error
        if mode != "wal":
            await self.close()
            raise StoreError(f"{self.path} is on a file system without WAL support; choose a local disk")

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            if threads is not None:
                await threads.close()
        self._readers = self._writer = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction of the one writer, which others wait for."""
        return await _opened(self._writer).do(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a reader's transaction, which never waits for the writer."""
        return await _opened(self._readers).do(work)


class _Threads:
    """The one thread that writes, or those that read, with a connection each."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        count = 1 if writes else READERS
        self._engine = _sqlite_engine(path, count, writes=writes)
        self._pool = ThreadPoolExecutor(count, "sqlite writer" if writes else "sqlite reader")

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction; once begun, it is completed even if the caller is cancelled."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._do, work)

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Wait for work in progress, then disconnect."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._pool.shutdown()
        self._engine.dispose()


def _opened(threads: _Threads | None) -> _Threads:
    if threads is None:
        raise StoreError("the store is closed")
    return threads


def make_private(path: Path) -> None:
    """Create the file if it is missing, and let only its owner read and write it; its secrets seed the games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock_file(path: Path) -> IO[bytes]:
    """Open a file and hold its lock until it is closed or the process ends; `StoreError` if another server holds it."""
    file = path.open("ab")
    if not locked(file):
        file.close()
        raise StoreError(f"another server uses the database {path.with_suffix('')}; stop it first")
    return file


def _sqlite_engine(path: Path, connections: int, *, writes: bool) -> sa.Engine:
    engine = sa.create_engine(
        sa.URL.create("sqlite+pysqlite", database=str(path)),
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        connect_args={"check_same_thread": False},  # a connection is used by one thread at a time, not always the same
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        cursor = connection.cursor()
        if writes:
            cursor.execute("PRAGMA journal_mode = WAL")
        for name, value in SQLITE_PRAGMAS.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
