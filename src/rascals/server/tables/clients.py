"""Who is connected to a table, here and at other servers, and what they are told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.premises import Clock
from rascals.table import Entry, Post, Table, Viewer, entries
from rascals.table.messages import encode

SOCKETS_A_SEAT = 4
SPECTATORS = 1_000
RECOUNT = 1.0  # seconds after which a change in the number of spectators is told


class Presence(dict[Viewer, int]):
    """How many clients of each viewer are connected to a server."""


class Clients:
    """The clients of one table; `changed` is called when somebody has come or gone here."""

    def __init__(self, table: Table, clock: Clock, changed: Callable[[], object]) -> None:
        self._table, self._clock, self._on_change = table, clock, changed
        self.queues: dict[Viewer, list[ClientQueue]] = {}
        self.elsewhere: dict[str, Presence] = {}  # who is connected at which other server
        self._announcing: asyncio.TimerHandle | None = None
        self._stopped = False

    def attach(self, viewer: Viewer, queue: ClientQueue, after: int, run: str | None) -> None:
        """Connect a client: what it missed, or a snapshot, then everything its viewer is told."""
        self._make_space(viewer)
        self.tell(self._table.arrive(viewer, self._clock()))
        missed = self._table.resume(viewer, after) if run == self._table.run else None
        if missed is None:
            self.show(viewer, queue)
        for data in missed or ():
            queue.push(data)
        self.queues.setdefault(viewer, []).append(queue)
        self._changed(viewer)

    def _changed(self, viewer: Viewer) -> None:
        self._on_change()
        if viewer is None and self._announcing is None:  # spectators are counted once a second, not told one by one
            self._announcing = asyncio.get_running_loop().call_later(RECOUNT, self._announce)

    def _make_space(self, viewer: Viewer) -> None:
        present = self.queues.get(viewer, [])
        if len(present) >= (SPECTATORS if viewer is None else SOCKETS_A_SEAT):
            present[0].close("replaced")
            self.detach(viewer, present[0])

    def detach(self, viewer: Viewer, queue: ClientQueue) -> None:
        """A client is gone."""
        if queue.detached:
            return
        queue.detached = True
        queue.ended.set()
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
        """Hand messages to the clients of their viewers."""
        for post in posts:
            kind = "snapshot" if type(post.message).__name__ == "Snapshot" else "numbered"
            for queue in self.queues.get(post.viewer, ()):
                queue.push(post.data, kind)  # type: ignore[arg-type]

    def see_out(self, entry: Entry) -> None:
        """Close the connections of a seat that is free now."""
        if isinstance(entry.what, entries.Left):
            for queue in self.queues.pop(entry.what.seat, ()):
                queue.detached = True
                queue.close("kicked" if entry.what.kicked else "closed")

    def presence(self) -> Presence:
        """Return who is connected here: how many clients of each seat, and spectators."""
        return Presence({viewer: len(there) for viewer, there in self.queues.items() if there})

    def meet(self, server: str, there: Presence | None) -> None:
        """Another server tells who is connected there; None: it is gone."""
        self.elsewhere.pop(server, None)
        if there is not None:
            self.elsewhere[server] = there
        count: Counter[Viewer] = Counter()
        for presence in self.elsewhere.values():
            count.update(presence)
        seats = {viewer: clients for viewer, clients in count.items() if viewer is not None}
        self.tell(self._table.elsewhere(seats, count[None], self._clock()))

    def stop(self) -> None:
        """End all connections."""
        self._stopped = True
        if self._announcing is not None:
            self._announcing.cancel()
        for queue in self.present():
            queue.detached = True
            queue.drop()
        self.queues.clear()

    def present(self) -> list[ClientQueue]:
        """Return the queues of all clients that are connected."""
        return [queue for present in self.queues.values() for queue in present]
