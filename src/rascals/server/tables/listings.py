"""The public tables of all servers: this one's, and a copy of what the others list."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rascals.server.loggers import logger
from rascals.server.tables.rooms import LISTED
from rascals.table.messages import TableInfo

PACE = 1.0  # seconds from a change here until the other servers are told, once for all changes in that time

log = logger("rascals.servers")


class Listings:
    """The list of all public tables. `here` returns those of this server, `ask` asks the other servers for theirs.

    `tell` tells the other servers that the list here has changed.
    """

    def __init__(
        self,
        here: Callable[[], list[TableInfo]],
        ask: Callable[[], Awaitable[list[TableInfo]]],
        tell: Callable[[], None],
    ) -> None:
        self._here, self._ask, self._tell = here, ask, tell
        self._theirs: list[TableInfo] = []
        self._outdated = True
        self._reading: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def all(self) -> list[TableInfo]:
        """Return the public tables, the newest first; those of other servers as they were read last."""
        found = {info.id: info for info in [*self._theirs, *self._here()]}
        return sorted(found.values(), key=lambda info: (-info.created, info.id))[:LISTED]

    async def read(self) -> None:
        """Read the other servers' lists, if they have changed; several callers share one reading."""
        if self._outdated and self._reading is None:
            self._reading = asyncio.create_task(self._read())
        if self._reading is not None:
            await asyncio.shield(self._reading)

    async def _read(self) -> None:
        self._outdated = False
        try:
            self._theirs = await self._ask()
        except Exception:
            self._outdated = True
            log.exception("other servers' tables not read")
        finally:
            self._reading = None

    def outdated(self) -> None:
        """Note that another server's list has changed, or that a server has come or gone."""
        self._outdated = True

    def noted(self) -> None:
        """Note that the list here has changed: the other servers are told after `PACE` seconds."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PACE, self._announce)

    def _announce(self) -> None:
        self._timer = None
        self._tell()

    def close(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()
