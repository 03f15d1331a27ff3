"""PostgreSQL: the settings that make a commit durable, and how servers notify each other through it.

It uses asyncpg. Every session demands synchronous commit. One advisory lock lets only one of several starting servers
migrate the schema; another shows whether other servers are running.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rascals.server.errors import Away, StoreError
from rascals.server.store.database import READERS, Heard, T, first_line
from rascals.server.store.faults import faults, is_away

SCHEMA_LOCK = 0x7261_7363_616C  # "rascal"
PRESENT = SCHEMA_LOCK + 1  # a shared lock that every running server holds
CHANNEL = "rascals"
RECONNECT = 1.0  # seconds before a broken listening connection is opened again


class PostgresDatabase:
    """A `Database` of a PostgreSQL server."""

    marks: Path | None = None  # no file, as several servers on different machines may write to the database

    def __init__(self, url: str) -> None:
        self._url = postgres_url(url)
        self._engine: AsyncEngine | None = None
        self._ear: asyncio.Task[None] | None = None
        self._session: Any = None  # asyncpg's connection that listens and holds the lock `PRESENT`
        self._asking = asyncio.Lock()

    async def open(self, *, only_read: bool = False) -> None:
        """Connect; see `Database`."""
        settings = {"synchronous_commit": "on", "application_name": "rascals"}
        if only_read:
            settings["default_transaction_read_only"] = "on"
        try:
            self._engine = create_async_engine(
                self._url,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=READERS,
                connect_args={"server_settings": settings},
            )
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except ModuleNotFoundError as error:
            raise StoreError('PostgreSQL needs asyncpg: pip install "rascals[postgres]"') from error
        except faults() as error:
            await self.close()
            kind = Away if is_away(error) else StoreError
            raise kind(f"PostgreSQL at {self._url.host or 'this machine'}: {first_line(error)}") from error

    async def close(self) -> None:
        """Disconnect; see `Database`."""
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
            self._ear = None
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """A transaction; see `Database`."""
        async with self._opened().begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """A transaction; see `Database`."""
        async with self._opened().connect() as connection:
            return await connection.run_sync(work)

    def _opened(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreError("the store is closed")
        return self._engine

    def lock_schema(self, connection: sa.Connection) -> None:
        """Take the advisory lock of this program; see `Database`."""
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})

    async def listen(self, heard: Heard) -> None:
        """Listen on a connection of its own, and reconnect when it breaks; see `Database`."""
        ready = asyncio.Event()
        self._ear = asyncio.create_task(self._listen(heard, ready), name="listener")
        await ready.wait()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(heard, ready)
            except faults():
                pass  # the store's own reads and writes report what is wrong
            self._session = None
            ready.set()
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, heard: Heard, ready: asyncio.Event) -> None:
        """Listen until the connection ends."""
        ended = asyncio.Event()
        async with self._opened().connect() as connection:
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

    def announce(self, connection: sa.Connection, texts: Sequence[str]) -> None:
        """Through NOTIFY; see `Database`."""
        told = [{"channel": CHANNEL, "text": text} for text in texts]
        connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), told)

    async def alone(self) -> bool:
        """Every server holds a shared lock, so only a server that is alone gets the exclusive lock; see `Database`."""
        session = self._session
        if session is None:
            return False
        async with self._asking:
            try:
                alone = bool(await session.fetchval("SELECT pg_try_advisory_lock($1)", PRESENT))
                if alone:
                    await session.execute(f"SELECT pg_advisory_unlock({PRESENT})")
            except faults():
                return False
        return alone


def postgres_url(url: str) -> sa.URL:
    """Return the URL for SQLAlchemy and asyncpg; libpq's ``sslmode`` is converted."""
    try:
        parsed = sa.make_url(url).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError):
        raise StoreError("the database URL cannot be read; valid: postgresql://USER@HOST:PORT/NAME") from None
    mode = parsed.query.get("sslmode")
    if mode is not None:
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed
