"""Several servers on one database: each table has one owner among them, and each server knows which others run.

A server owns a table by a lease (`rascals.server.store.interface`): it alone has the table in memory, asks its bots and
runs its clocks. A client's requests about another server's table are forwarded to the owner
(`rascals.server.api.forwarding`). So servers announce little to each other: that they run, that a table was taken over
or is free. A server without a heartbeat for `SILENCE` is taken to be gone; then others take its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from rascals.server.loggers import logger
from rascals.server.store import SILENCE, News, Peer, Store, StoreError
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.table import Table

# ---------------------------------------------------------------- copies
# A copy of another server's table, only to look at: commands are sent to the table's owner.


@dataclass
class Copy:
    """A table that the server `peer` owns, as of when its log was last read."""

    table: Table
    peer: Peer


Seen = TableActor | Copy  # a table to look at, whoever owns it


FAREWELL = 20  # checks whether this server is alone, before it assumes that others are running
HEARTBEAT = 5.0  # seconds between two heartbeats
UNEVEN = 1.2  # a server with more than its share, times this, leaves tables to others
FEW = 5  # tables at a time that a server takes although it has its share, or gives away although people are connected

log = logger("rascals.servers")


class OtherServers:
    """The other servers on this database: what they announce, and what is announced to them.

    `relisted` is called when the public tables of other servers may have changed.
    """

    def __init__(self, actors: TableActors, store: Store, relisted: Callable[[], Awaitable[None]]) -> None:
        self._actors, self._store, self._relisted = actors, store, relisted
        self._others: dict[str, int] = {}  # when each of the other servers was last heard
        self._jobs: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()  # set when there may be tables without an owner
        self._before = False  # whether another server was running at the last heartbeat
        self._leaving = False  # whether this server leaves its tables to the others, and takes no more
        self._via: dict[str, str] = {}  # the servers through which all clients of a table came at the last heartbeat
        actors.others_run = lambda: self.there

    @property
    def there(self) -> bool:
        """Whether another server has been heard lately."""
        return bool(self._others)

    async def open(self) -> None:
        """Start listening to the other servers, and register this one."""
        await self._store.listen(self._handle)
        for _ in range(FAREWELL):  # the database may not have noticed yet that a server was killed
            if await self._store.alone():
                break
            await asyncio.sleep(0.05)
        with contextlib.suppress(StoreError):  # retried before the first table is read
            await self._actors.arrive()

    def look(self) -> None:
        """Look at once for tables that no running server owns."""
        self._free.set()

    def announce(self, kind: str) -> None:
        """Announce something to the other servers, if there are any."""
        if self._others:
            self._do(self._store.announce(kind, "-"))

    async def keep(self) -> None:
        """For ever, send heartbeats, take tables without an owner, and give up those beyond this server's share."""
        while True:
            try:
                if not await self._store.alone():
                    await self._store.announce("alive", "-")
                self.part(self._actors.clock())
                await self._check_tables()
            except StoreError:
                log.exception("no sign of life")
            except Exception:
                log.exception("leases not seen to")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._free.wait()
            self._free.clear()

    async def _check_tables(self) -> None:
        """Check the leases, take and give tables; this only matters where there can be other servers."""
        if (self._before or self.there) and not self._leaving:
            await self._actors.check_leases()
            owned = await self._store.leases.owned()
            own, share = owned[self._store.leases.name], -(-sum(owned.values()) // (len(owned) - 1))
            few = FEW if own <= share * UNEVEN else 0
            await self._actors.adopt(share - own if own < share else few)
            await self._follow()
            if own > share * UNEVEN + 1:
                await self._level(own - share, min(owned.keys() - {""}, key=lambda server: owned[server]))
        self._before = self.there
        self._actors.checked()

    async def _follow(self) -> None:
        """Give tables to the servers through which all their clients have come since the last heartbeat."""
        before, self._via = self._via, {}
        for actor in self._actors:
            table, via = actor.table.header.id, {queue.via for queue in actor.clients.present()}
            peer = via.pop() if len(via) == 1 else None
            if peer not in self._others:
                continue
            if before.get(table) == peer:
                await self._actors.hand_over([actor], peer)
            else:
                self._via[table] = peer

    async def _level(self, surplus: int, poorest: str) -> None:
        """Release surplus tables to which nobody is connected; if there are too few, give others to the poorest server.

        Only those whose clients come through several servers, a few at a time: others are where their clients are.
        """
        actors = [actor for actor in self._actors if actor.table.status != "over"]
        vias = {actor: {queue.via for queue in actor.clients.present()} for actor in actors}
        idle = [actor for actor, via in vias.items() if not via][:surplus]
        await self._actors.hand_over(idle)
        mixed = [actor for actor, via in vias.items() if len(via) > 1]
        await self._actors.hand_over(mixed[: min(surplus - len(idle), FEW)], poorest)

    def part(self, at: int) -> None:
        """Remove the servers that have not been heard for `SILENCE` before `at`."""
        before = len(self._others)
        self._others = {server: heard for server, heard in self._others.items() if heard + SILENCE >= at}
        if len(self._others) < before:
            self._do(self._relisted())

    async def hand_over(self) -> None:
        """Leave all tables to the other servers, if there are any, since this one shuts down; it takes no more."""
        self._leaving = True
        if self.there:
            await self._actors.hand_over(list(self._actors))

    def close(self) -> None:
        """Stop announcing."""
        for job in self._jobs:
            job.cancel()

    # ------------------------------------------------------------ listening

    def _handle(self, news: News | None) -> None:
        """Handle an announcement by another server; None: some may have been missed."""
        if news is None:
            self._do(self._actors.check_leases())
            return
        self._others[news.server] = self._actors.clock()
        match news.kind:
            case "taken":
                self._actors.taken(news.table, int(news.text))
            case "given" if news.text == self._store.leases.name and not self._leaving:
                self._do(self._actors.bring(news.table))
            case "free":
                self.look()
            case "lobby":
                self._do(self._relisted())

    def _do(self, job: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(_safely(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)


async def _safely(job: Awaitable[None]) -> None:
    try:
        await job
    except Exception:
        log.exception("news not taken in")
