"""What a PostgreSQL has done for a database: its commits, and the processor time of all its processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import psutil

from benchmarks.processes import worked_by_family

WRITTEN = """
    select xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), pg_database_size(datname)
    from pg_stat_database where datname = current_database()
"""


class Cluster:
    """The PostgreSQL behind a database URL; raises what asyncpg raises if it cannot be reached.

    `process`: its first process, the parent of all others; None if it runs on another machine.
    """

    def __init__(self, url: str) -> None:
        self._url = url.replace("+asyncpg", "", 1)
        self.process = asyncio.run(self._found())

    def written(self) -> tuple[float, float, float]:
        """Return the transactions committed in the database, the bytes of the log so far, and of the database.

        A connection reports its own commits within about a second.
        """
        return asyncio.run(self._written())

    def worked(self) -> float:
        """Return the seconds of processor time of all its processes; 0 if it runs on another machine."""
        return worked_by_family(self.process) if self.process else 0.0

    async def _written(self) -> tuple[float, float, float]:
        async with self._connected() as connection:
            commits, logged, size = await connection.fetchrow(WRITTEN)
            return float(commits), float(logged), float(size)

    async def _found(self) -> psutil.Process | None:
        """Return the parent of the process that serves our own connection, if it runs on this machine."""
        async with self._connected() as connection:
            serving = int(await connection.fetchval("select pg_backend_pid()"))
            with suppress(psutil.NoSuchProcess):
                found = psutil.Process(serving)
                if found.name().startswith("postgres"):  # else another process here happens to have the same number
                    return found.parent()
        return None

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        connection = await asyncpg.connect(self._url)
        try:
            yield connection
        finally:
            await connection.close()
