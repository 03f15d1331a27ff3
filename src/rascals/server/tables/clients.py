"""The clients connected to a table (presence), and sending them messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.shared_context import Clock
from rascals.server.wire import ByeCode
from rascals.table import Entry, Post, Table, Viewer, entries
from rascals.table.messages import encode

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
        """Connect a client: send it what it missed, or a snapshot, then everything that its viewer is told."""
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
        if viewer is None and self._announcing is None:  # spectators are announced once a second, not one by one
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
        """End all connections: at once, or with a code that the clients are told."""
        self._stopped = True
        if self._announcing is not None:
            self._announcing.cancel()
        for queue in self.present():
            queue.detached = True
            queue.drop() if code is None else queue.close(code)
        self.queues.clear()

    def present(self) -> list[ClientQueue]:
        """Return the queues of all clients that are connected."""
        return [queue for present in self.queues.values() for queue in present]
