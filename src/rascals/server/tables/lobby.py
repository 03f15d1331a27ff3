"""Who watches the list of public tables is told what changes in it: not more often than once a second, all at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.premises import Change
from rascals.server.tables.room import Room
from rascals.server.wire import Listed, Listing, Unlisted
from rascals.table.messages import ServerMessage, TableInfo, encode

PACE = 1.0  # seconds from a change until it is told, with all others of that time
WATCHERS = 1_000


class Lobby:
    """The queues of those who watch the list that `listing` gives."""

    def __init__(self, listing: Callable[[], list[TableInfo]]) -> None:
        self._listing = listing
        self._queues: list[ClientQueue] = []
        self._told: dict[str, TableInfo] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def full(self) -> bool:
        """Whether nobody more can watch."""
        return len(self._queues) >= WATCHERS

    def present(self) -> list[ClientQueue]:
        """Return the queues of all who watch."""
        return list(self._queues)

    def attach(self, queue: ClientQueue) -> None:
        """Connect a client: the whole list, then what changes."""
        tables = self._listing()
        if not self._queues:
            self._told = {table.id: table for table in tables}
        queue.push(encode(Listing(tables=tables)), "snapshot")
        self._queues.append(queue)

    def detach(self, queue: ClientQueue) -> None:
        """A client is gone."""
        queue.ended.set()
        if queue in self._queues:
            self._queues.remove(queue)

    def noted(self, room: Room, change: Change) -> None:
        """Take in what is news of a room: it may be otherwise in the list, if it is there."""
        if change in {"changed", "connected"} and room.table.header.public:
            self.changed()

    def changed(self) -> None:
        """Something may be otherwise: look at it within `PACE` seconds, if anybody watches."""
        if self._queues and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PACE, self.tell)

    def tell(self) -> None:
        """Tell those who watch what is otherwise than they were told."""
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
