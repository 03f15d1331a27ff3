"""Backpressure: a bounded queue between a table and one client. The table never waits for a client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Literal, NamedTuple

from rascals.server.wire import Bye, ByeCode
from rascals.table.messages import encode

LIMIT = 256  # messages that may wait; a client with more is too slow, is disconnected and must connect again

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
