"""The clients connected to a table (presence), each behind a queue, for which the table never waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Literal, NamedTuple

from rascals.server.tables.shared_context import Clock
from rascals.server.wire import Bye, ByeCode
from rascals.table import Entry, Post, Table, Viewer, entries
from rascals.table.messages import encode

# ---------------------------------------------------------------- client queue
# Backpressure: a bounded queue between a table and one client. The table never waits for a client.

LIMIT = 256  # messages that may wait; a client with more is too slow: it is disconnected and must reconnect

Kind = Literal["snapshot", "numbered", "answer", "bye"]


class Waiting(NamedTuple):
    """A queued message."""

    kind: Kind
    data: bytes


class ClientQueue:
    """The messages that wait to be sent to one client, in order."""

    def __init__(self, limit: int = LIMIT, *, changes: bool = False) -> None:
        self.changes = changes  # whether the client wants changes instead of whole views
        self._queue: deque[Waiting] = deque()
        self._ready = asyncio.Event()
        self._limit = limit
        self.closing: ByeCode | None = None
        self.token: str | None = None  # SHA-256 of the token that proved the seat
        self.via: str | None = None  # the other server through which the client came, if any
        self.ended = asyncio.Event()  # set when the connection is over
        self.detached = False  # the table no longer counts this client as present

    def push(self, data: bytes, kind: Kind = "numbered") -> None:
        """Queue a message. A snapshot replaces the numbered messages that still wait, since it includes them."""
        if self.closing is not None:
            return
        if kind == "snapshot":
            self._queue = deque(item for item in self._queue if item.kind == "answer")
        if len(self._queue) >= self._limit:
            self._queue.clear()
            self.close("slow")
            return
        self._queue.append(Waiting(kind, data))
        self._ready.set()

    def close(self, code: ByeCode) -> None:
        """Send the waiting messages and then a bye, then end."""
        if self.closing is None:
            self.closing = code
            self._queue.append(Waiting("bye", encode(Bye(code=code))))
            self._ready.set()

    def drop(self, code: ByeCode = "closed") -> None:
        """End at once, without sending anything more."""
        self.closing = self.closing or code
        self._queue.clear()
        self._ready.set()

    @property
    def waiting(self) -> int:
        """The number of messages that wait."""
        return len(self._queue)

    async def next(self) -> Waiting | None:
        """Wait for the next message and return it; None at the end."""
        while not self._queue:
            if self.closing is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._queue.popleft()

    async def __aiter__(self) -> AsyncIterator[Waiting]:
        """Yield the messages as they come, until the end."""
        while (item := await self.next()) is not None:
            yield item


# ---------------------------------------------------------------- clients
# Presence, and sending clients their messages.

SOCKETS_A_SEAT = 4
SPECTATORS = 1_000
RECOUNT = 1.0  # seconds after which a change in the number of spectators is announced


class Clients:
    """The clients of one table; `changed` is called when a client has connected or left."""

    def __init__(self, table: Table, clock: Clock, changed: Callable[[], object]) -> None:
        self._table, self._clock, self._on_change = table, clock, changed
        self.queues: dict[Viewer, list[ClientQueue]] = {}
        self._announcing: asyncio.TimerHandle | None = None
        self._stopped = False

    def attach(self, viewer: Viewer, queue: ClientQueue, after: int, run: str | None) -> None:
        """Connect a client: send it what it missed, or a snapshot, then all further messages for its viewer."""
        self._make_space(viewer)
        self.tell(self._table.arrive(viewer, self._clock()))
        missed = self._table.resume(viewer, after, changes=queue.changes) if run == self._table.run_of(viewer) else None
        if missed is None:
            self.show(viewer, queue)
        for data in missed or ():
            queue.push(data)
        self.queues.setdefault(viewer, []).append(queue)
        self._changed(viewer)

    def _changed(self, viewer: Viewer) -> None:
        self._on_change()
        if viewer is None and self._announcing is None:  # spectators are counted once a second, not one by one
            self._announcing = asyncio.get_running_loop().call_later(RECOUNT, self._announce)

    def _make_space(self, viewer: Viewer) -> None:
        present = self.queues.get(viewer, [])
        if len(present) >= (SPECTATORS if viewer is None else SOCKETS_A_SEAT):
            present[0].close("replaced")
            self.detach(viewer, present[0])

    def detach(self, viewer: Viewer, queue: ClientQueue) -> None:
        """Disconnect a client."""
        queue.ended.set()
        if queue.detached:
            return
        queue.detached = True
        present = self.queues.get(viewer, [])
        if queue in present:
            present.remove(queue)
            self.tell(self._table.depart(viewer, self._clock()))
            self._changed(viewer)

    def _announce(self) -> None:
        self._announcing = None
        if not self._stopped:
            self.tell(self._table.announce(self._clock()))

    def show(self, viewer: Viewer, queue: ClientQueue) -> None:
        """Send a client a fresh snapshot."""
        queue.push(encode(self._table.snapshot(viewer, self._clock())), "snapshot")

    def tell(self, posts: Iterable[Post]) -> None:
        """Queue messages for the clients of their viewers."""
        for post in posts:
            snapshot = type(post.message).__name__ == "Snapshot"
            for queue in self.queues.get(post.viewer, ()):
                data = post.changes if queue.changes else post.data
                queue.push(data, "snapshot" if snapshot and data is post.data else "numbered")

    def see_out(self, entry: Entry) -> None:
        """Close the connections that an entry ends: those of a seat that was freed, and of tokens that were revoked."""
        match entry.what:
            case entries.Left(seat=seat, kicked=kicked):
                for queue in self.queues.pop(seat, ()):
                    queue.detached = True
                    queue.close("kicked" if kicked else "closed")
            case entries.ProofsEnded(seat=seat, tokens=ended):
                for queue in [queue for queue in self.queues.get(seat, ()) if queue.token in ended]:
                    queue.close("ended")
                    self.detach(seat, queue)

    def stop(self, code: ByeCode | None = None) -> None:
        """End all connections: at once, or with a code for the clients."""
        self._stopped = True
        if self._announcing is not None:
            self._announcing.cancel()
        for queue in self.present():
            queue.detached = True
            queue.drop() if code is None else queue.close(code)
        self.queues.clear()

    def present(self) -> list[ClientQueue]:
        """Return the queues of all connected clients."""
        return [queue for present in self.queues.values() for queue in present]
