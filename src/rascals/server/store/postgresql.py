"""PostgreSQL: the settings that make a commit durable, and how servers notice and notify each other through it.

It uses asyncpg. Every session sets synchronous commit. One advisory lock lets only one of several starting servers
migrate the schema; another shows whether other servers are running.

Presence of servers is not stored: a running server is one whose listening session holds the lock `PRESENT`. The
session's name contains the time when the last standstill ended, and the server's name. It ends with its server even if
that is killed; but PostgreSQL may take hours to notice that a whole machine has gone. So a session counts only if it
has run a query lately, as every server does with its heartbeats; PostgreSQL's own clock decides that, not the servers'.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rascals.server.errors import Away, StoreError
from rascals.server.store.database import READERS, Database, OnNotice, T, faults, first_line, is_away, store_error
from rascals.server.store.interface import SILENCE

SCHEMA_LOCK = 0x7261_7363_616C  # "rascal"
PRESENT = SCHEMA_LOCK + 1  # a shared lock that every running server holds
PASSAGE = SCHEMA_LOCK + 2  # held while a server arrives or departs, one at a time
CHANNEL = "rascals"
NAME = "rascals"  # the name of every session; if it holds `PRESENT`, followed by the standstill's end and the server
OTHERS = f"""
    SELECT DISTINCT session.application_name FROM pg_locks AS held JOIN pg_stat_activity AS session USING (pid)
    WHERE held.locktype = 'advisory' AND held.objsubid = 1 AND held.granted AND pid <> pg_backend_pid()
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (held.classid::bigint << 32 | held.objid::bigint) = {PRESENT}
    AND coalesce(session.state_change > clock_timestamp() - interval '{SILENCE} milliseconds', true)
"""  # noqa: S608 - only our own numbers; sessions of other roles count, as their activity is not visible
RECONNECT = 1.0  # seconds before a broken listening connection is reopened
GRACE = 4.0  # seconds after that in which other servers may not have reconnected yet
# How long a transaction may wait for its server, which may be gone, and keep its locks; less than `SILENCE`.
IDLE = "10s"


class PostgresDatabase(Database):
    """A `Database` of a PostgreSQL server; no marks, as servers on different machines may write to it."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = postgres_url(url)
        self._engine: AsyncEngine | None = None
        self._listener: asyncio.Task[None] | None = None
        self._session: Any = None  # asyncpg's connection that listens and, once arrived, holds the lock `PRESENT`
        self._here: tuple[int, str] | None = None  # from `arrive` to `depart`: the last standstill's end, and our name
        self._back: float | None = None  # by the event loop's clock, when the session was reopened
        self._asking = asyncio.Lock()

    async def open(self, *, only_read: bool = False) -> None:
        settings = {"synchronous_commit": "on", "application_name": NAME, "idle_in_transaction_session_timeout": IDLE}
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
            raise StoreError("PostgreSQL needs asyncpg: pip install asyncpg") from error
        except faults() as error:
            await self.close()
            kind = Away if is_away(error) else StoreError
            raise kind(f"PostgreSQL at {self._url.host or 'this machine'}: {first_line(error)}") from error

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
            self._listener = None
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._opened().begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._opened().connect() as connection:
            return await connection.run_sync(work)

    def _opened(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreError("the store is closed")
        return self._engine

    def lock_schema(self, connection: sa.Connection) -> None:
        """Take the advisory lock of this program."""
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})

    async def listen(self, on_notice: OnNotice) -> None:
        """Listen on a connection of its own, and reconnect when it breaks."""
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(on_notice, ready), name="listener")
        await ready.wait()

    async def _listen(self, on_notice: OnNotice, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(on_notice, ready)
            except faults():
                pass  # the store's own reads and writes report what is wrong
            self._session = None
            ready.set()
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, on_notice: OnNotice, ready: asyncio.Event) -> None:
        """Listen until the connection ends."""
        ended = asyncio.Event()
        async with self._opened().connect() as connection:
            session: Any = (await connection.get_raw_connection()).driver_connection
            session.add_termination_listener(lambda _: ended.set())
            await session.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: on_notice(text))
            if self._here is not None:
                await _be_present(session, *self._here)
                self._back = asyncio.get_running_loop().time()
            self._session = session
            on_notice(None)
            ready.set()
            try:
                await ended.wait()
            finally:
                session.terminate()
                await connection.invalidate()

    def announce(self, connection: sa.Connection, text: str) -> None:
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

    async def arrive(self, at: int, name: str) -> int:
        """Take the lock `PRESENT`, and the time from servers that hold it already."""
        async with self._asking:
            if self._here is None:
                try:
                    self._here = await self._arrived(at, name)
                except faults() as error:
                    raise store_error(error) from error
            return self._here[0]

    async def _arrived(self, at: int, name: str) -> tuple[int, str]:
        session = self._listening()
        async with session.transaction():
            await session.execute(f"SELECT pg_advisory_xact_lock({PASSAGE})")
            since = min((_parts(row[0])[0] for row in await session.fetch(OTHERS)), default=at)
            await _be_present(session, since, name)
        return since, name

    def _listening(self) -> Any:
        """Return the session that listens; `Away` if it is broken."""
        if self._session is None:
            raise Away("PostgreSQL cannot be asked which servers are running")
        return self._session

    async def depart(self) -> bool:
        """Release the lock `PRESENT`."""
        async with self._asking:
            present, self._here = self._here is not None, None
            session = self._session
            if session is None:
                return False
            try:
                async with session.transaction():
                    await session.execute(f"SELECT pg_advisory_xact_lock({PASSAGE})")
                    if present:
                        await session.execute(f"SELECT pg_advisory_unlock_shared({PRESENT})")
                    return not await session.fetch(OTHERS)
            except faults():
                return False

    async def others(self) -> frozenset[str]:
        """Return the names of the servers whose sessions hold the lock `PRESENT`.

        When the database restarts, all sessions break and the servers reconnect one by one: until then, `Away`.
        """
        found = await self._others()
        if self._back is not None and asyncio.get_running_loop().time() < self._back + GRACE:
            raise Away("PostgreSQL does not know yet which servers are running")
        return found

    async def runs(self, name: str) -> bool:
        """Return whether a server is running; one that is connected already need not be waited for."""
        return name in await self._others() or name in await self.others()

    async def _others(self) -> frozenset[str]:
        """Return the names of the other servers that are connected now."""
        async with self._asking:
            session = self._listening()
            try:
                return frozenset(_parts(row[0])[1] for row in await session.fetch(OTHERS))
            except faults() as error:
                raise store_error(error) from error

    async def alone(self) -> bool:
        """Return whether no other session holds the lock `PRESENT`."""
        async with self._asking:
            session = self._session
            try:
                return session is not None and not await session.fetch(OTHERS)
            except faults():
                return False


async def _be_present(session: Any, since: int, name: str) -> None:
    """Take the lock `PRESENT` until the session ends; put the last standstill's end and the server into its name."""
    await session.execute(f"SELECT pg_advisory_lock_shared({PRESENT})")
    await session.execute("SELECT set_config('application_name', $1, false)", f"{NAME} {since} {name}")


def _parts(title: str | None) -> tuple[int, str]:
    """Return when the last standstill ended and the server's name, from a session's name; 0 and "" if not given."""
    time, _, name = (title or "").removeprefix(f"{NAME} ").partition(" ")
    return (int(time) if time.isdecimal() else 0), name


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
