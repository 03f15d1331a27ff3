"""The public tables of this server and all others, and the lobby, whose subscribers are notified of their changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from rascals.server.loggers import logger
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.table_actors import LISTED
from rascals.server.wire import Listed, Listing, Unlisted
from rascals.table.messages import ServerMessage, TableInfo, encode

# ---------------------------------------------------------------- listings
# The public tables of all servers: this one's, and a copy of the others' lists.

LISTING_PACE = 1.0  # seconds from a change here until the other servers are notified, once for all changes in that time

log = logger("rascals.servers")


class Listings:
    """The list of all public tables. `here` returns those of this server, `ask` requests those of the other servers.

    `tell` notifies the other servers that the list here has changed.
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
        """Return the public tables, the newest first; those of other servers as last read."""
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
        """Note that the list here has changed: the other servers are notified after `LISTING_PACE` seconds."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LISTING_PACE, self._announce)

    def _announce(self) -> None:
        self._timer = None
        self._tell()

    def close(self) -> None:
        """Send no more notifications."""
        if self._timer is not None:
            self._timer.cancel()


# ---------------------------------------------------------------- lobby
# The lobby notifies its subscribers of changes in the list of public tables, at most once a second.

PACE = 1.0  # seconds from a change until it is sent, together with all others in that time
WATCHERS = 1_000


class Lobby:
    """The queues of the clients that watch the list of public tables, which `listing` returns."""

    def __init__(self, listing: Callable[[], list[TableInfo]]) -> None:
        self._listing = listing
        self._queues: list[ClientQueue] = []
        self._sent: dict[str, TableInfo] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def full(self) -> bool:
        """Whether no further client can watch."""
        return len(self._queues) >= WATCHERS

    def present(self) -> list[ClientQueue]:
        """Return the queues of all clients that watch."""
        return list(self._queues)

    def attach(self, queue: ClientQueue) -> None:
        """Connect a client: send it the whole list, then its changes."""
        tables = self._listing()
        if not self._queues:
            self._sent = {table.id: table for table in tables}
        queue.push(encode(Listing(tables=tables)), "snapshot")
        self._queues.append(queue)

    def detach(self, queue: ClientQueue) -> None:
        """Disconnect a client."""
        queue.ended.set()
        if queue in self._queues:
            self._queues.remove(queue)

    def changed(self) -> None:
        """Note that the list may have changed: if anybody watches, changes are sent after `PACE` seconds."""
        if self._queues and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PACE, self.tell)

    def tell(self) -> None:
        """Send all clients the changes since the last time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = {table.id: table for table in self._listing()}
        messages = [encode(message) for message in _changes(self._sent, now)]
        self._sent = now
        for queue in self._queues:
            for data in messages:
                queue.push(data)

    def close(self) -> None:
        """End all connections."""
        if self._timer is not None:
            self._timer.cancel()
        for queue in self._queues:
            queue.drop()


def _changes(before: dict[str, TableInfo], now: dict[str, TableInfo]) -> Iterator[ServerMessage]:
    for table in before.keys() - now.keys():
        yield Unlisted(id=table)
    for name, info in now.items():
        if before.get(name) != info:
            yield Listed(table=info)
