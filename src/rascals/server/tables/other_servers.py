"""Several servers on one database: all send their clients what one of them writes, and each knows who is connected.

The log in the database is the truth for all servers; its primary key lets only one of them write each entry. New
entries are announced through the database's own notifications, which may be lost when a connection breaks: then every
table reads its log again. Presence is not in the log: each server announces it when it changes. A server whose
heartbeat is not heard for `SILENCE` is taken to be gone, with everybody who was connected to it.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from rascals.server.loggers import logger
from rascals.server.store import SILENCE, News, Store, StoreError
from rascals.server.tables.clients import Presence
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.tables.shared_context import Change

FAREWELL = 20  # checks whether this server is alone, before it assumes that others are running
HEARTBEAT = 5.0  # seconds between two heartbeats

log = logger("rascals.servers")


class OtherServers:
    """The other servers on this database: what they announce, and what is announced to them."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms, self._store = rooms, store
        self._others: dict[str, int] = {}  # when each of the other servers was last heard
        self._jobs: set[asyncio.Task[None]] = set()
        self._open = False

    @property
    def there(self) -> bool:
        """Whether another server has been heard lately."""
        return bool(self._others)

    async def open(self) -> None:
        """Begin to listen to the other servers, and register this one."""
        await self._store.listen(self._heard)
        self._open = True
        for _ in range(FAREWELL):  # the database may not have noticed yet that a server was killed
            if await self._store.alone():
                break
            await asyncio.sleep(0.05)
        with contextlib.suppress(StoreError):  # retried before the first table is read
            await self._rooms.arrive()

    def noted(self, room: Room, change: Change) -> None:
        """Handle a change in a room of this server."""
        if change == "connected":
            self._present(room)
        elif change == "taken up":
            self._ask(room)

    def _present(self, room: Room) -> None:
        """Announce who is connected to a table at this server, if there are other servers."""
        if self._open and self._others:
            who = {"-" if viewer is None else str(viewer): count for viewer, count in room.clients.presence().items()}
            self._do(self._store.announce("present", room.table.header.id, msgspec.json.encode(who).decode()))

    def anew(self, table: str) -> None:
        """Announce that a table has to be reloaded."""
        if self._open and self._others:
            self._do(self._store.announce("anew", table))

    async def keep(self) -> None:
        """For ever, send heartbeats and remove the servers that send none."""
        while True:
            try:
                if not await self._store.alone():
                    await self._store.announce("alive", "-")
            except StoreError:
                log.exception("no sign of life")
            self.part(self._rooms.clock())
            await asyncio.sleep(HEARTBEAT)

    def part(self, at: int) -> None:
        """Remove the servers that have not been heard for `SILENCE` before `at`."""
        for server in [server for server, heard in self._others.items() if heard + SILENCE < at]:
            del self._others[server]
            for room in self._rooms:
                if server in room.clients.elsewhere:
                    room.meet(server, None)

    def close(self) -> None:
        """Stop announcing and listening."""
        self._open = False
        for job in self._jobs:
            job.cancel()

    # ------------------------------------------------------------ listening

    def _heard(self, news: News | None) -> None:
        """Handle an announcement of another server; None: some may have been missed."""
        if news is None:
            for room in self._rooms:
                self._do(room.catch_up())
            return
        fresh = news.server not in self._others
        self._others[news.server] = self._rooms.clock()
        if fresh:  # a new server does not know who is connected to this one
            for room in self._rooms:
                if room.clients.present():
                    self._present(room)
        self._take(news)

    def _take(self, news: News) -> None:
        room = self._rooms.known(news.table)
        if news.kind == "log":
            self._do(self._log(news, room))
        elif room is not None and news.kind == "present":
            who = msgspec.json.decode(news.text, type=dict[str, int])
            room.meet(news.server, Presence({None if key == "-" else int(key): count for key, count in who.items()}))
        elif room is not None and news.kind == "anew":
            self._rooms.drop(room)
        elif room is not None and news.kind == "who" and room.clients.present():
            self._present(room)

    async def _log(self, news: News, room: Room | None) -> None:
        """Read what has been added to a log; a table that is new, or was evicted here, is loaded."""
        last = int(news.text)
        if room is None and (last <= 1 or self._rooms.expects(news.table)):
            room = await self._rooms.get(news.table)
        if room is not None and room.table.entries < last:
            await room.catch_up()

    def _ask(self, room: Room) -> None:
        """Ask the other servers who is connected to a table there."""
        if self._open and self._others:
            self._do(self._store.announce("who", room.table.header.id))

    def _do(self, job: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(self._safely(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _safely(self, job: object) -> None:
        try:
            await job  # type: ignore[misc]
        except Exception:
            log.exception("news not taken in")
