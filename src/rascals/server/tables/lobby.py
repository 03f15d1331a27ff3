"""The lobby: its subscribers are told of changes in the list of public tables, at most once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.room import Room
from rascals.server.tables.shared_context import Change
from rascals.server.wire import Listed, Listing, Unlisted
from rascals.table.messages import ServerMessage, TableInfo, encode

PACE = 1.0  # seconds from a change until it is sent, together with all others in that time
WATCHERS = 1_000


class Lobby:
    """The queues of the clients that watch the list of public tables, which `listing` returns."""

    def __init__(self, listing: Callable[[], list[TableInfo]]) -> None:
        self._listing = listing
        self._queues: list[ClientQueue] = []
        self._told: dict[str, TableInfo] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def full(self) -> bool:
        """Whether no further client can watch."""
        return len(self._queues) >= WATCHERS

    def present(self) -> list[ClientQueue]:
        """Return the queues of all clients that watch."""
        return list(self._queues)

    def attach(self, queue: ClientQueue) -> None:
        """Connect a client: send it the whole list, then what changes."""
        tables = self._listing()
        if not self._queues:
            self._told = {table.id: table for table in tables}
        queue.push(encode(Listing(tables=tables)), "snapshot")
        self._queues.append(queue)

    def detach(self, queue: ClientQueue) -> None:
        """Disconnect a client."""
        queue.ended.set()
        if queue in self._queues:
            self._queues.remove(queue)

    def noted(self, room: Room, change: Change) -> None:
        """Handle a change in a room, which may change its entry in the list."""
        if change in {"changed", "connected"} and room.table.header.public:
            self.changed()

    def changed(self) -> None:
        """Note that the list may have changed: if anybody watches, changes are sent after `PACE` seconds."""
        if self._queues and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PACE, self.tell)

    def tell(self) -> None:
        """Send all clients what has changed since the last time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = {table.id: table for table in self._listing()}
        messages = [encode(message) for message in _changes(self._told, now)]
        self._told = now
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
