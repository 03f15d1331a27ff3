"""Connections are counted: none waits for its request for ever, no address has them all, and some are for players.

A `Gate` knows the connections that are open. One that says nothing is closed after `HEAD` seconds, and earlier when
another needs its place. Once three quarters of what the process can hold are in use, those alone are served who present
the proof of a seat: what is left is kept free for those who play (`KeptFree`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rascals.server.guard.refusal import refuse

HEAD = 10.0  # seconds for the head of a request, from the connection or the answer before
WRITE = 10.0  # seconds for a client to take what waits for it
RESERVE = 128  # descriptors for the database, files and bots
MOST = 65_536  # descriptors that are asked for
KEPT = 4  # one of so many connections is for players


class Line(Protocol):
    """What a gate needs of a connection."""

    def abort(self) -> None:
        """End it at once."""


def raise_descriptors() -> int:
    """Ask for as many descriptors as this process may have; return how many connections that is."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # what is not given is done without
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(RESERVE, min(soft if soft != resource.RLIM_INFINITY else MOST, MOST) - RESERVE)


class Gate:
    """The connections of one server.

    `capacity`: how many there may be; `each`: how many of one address, as `network` says which are one, and which are
    this machine's own and count as nobody's; `trusted` proxies have all their visitors' connections. `head` and `write`
    are seconds, see `HEAD` and `WRITE`.
    """

    def __init__(
        self,
        capacity: int,
        each: int,
        network: Callable[[str], tuple[bool, str]],
        trusted: Callable[[str], bool] = lambda _address: False,
        *,
        head: float = HEAD,
        write: float = WRITE,
    ) -> None:
        self.capacity, self.each, self.head, self.write = capacity, each, head, write
        self._network, self._trusted = network, trusted
        self._open: dict[Line, str | None] = {}  # the address each counts for
        self._waiting: dict[Line, None] = {}  # those that have asked nothing yet, the oldest first
        self._count: Counter[str | None] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def crowded(self) -> bool:
        """Whether only those who play are served: who only waits takes no place away."""
        return len(self._open) - len(self._waiting) > self.capacity - self.capacity // KEPT

    def enter(self, line: Line, address: str) -> bool:
        """Let a connection in; False if there is no place, not even that of one that only waits."""
        local, key = self._network(address)
        owner = None if local or self._trusted(address) else key
        if owner is not None and self._count[owner] >= self.each and not self._displace(owner):
            return False
        if len(self._open) >= self.capacity and not self._displace():
            return False
        self._open[line] = owner
        self._count[owner] += 1
        self.wait(line)
        return True

    def _displace(self, owner: str | None = None) -> bool:
        """End the oldest connection that only waits, of an address or of all."""
        oldest = next((line for line in self._waiting if owner is None or self._open[line] == owner), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def wait(self, line: Line) -> None:
        """A connection waits for a request of its client."""
        if line in self._open:
            self._waiting[line] = None

    def serve(self, line: Line) -> None:
        """A connection has asked something."""
        self._waiting.pop(line, None)

    def leave(self, line: Line) -> None:
        """A connection is over."""
        self._waiting.pop(line, None)
        if line in self._open:
            owner = self._open.pop(line)
            self._count[owner] -= 1
            if not self._count[owner]:
                del self._count[owner]


class GuardedHttp(H11Protocol):
    """uvicorn's HTTP with a limit of time for heads of requests, and for what a client does not take."""

    gate: Gate

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is a place."""
        super().connection_made(transport)
        if self.gate.enter(transport, self.client[0] if self.client else "unknown"):
            self._await_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in what came; once a head is whole, the request is served."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._asked:
            self._served()

    @property
    def _asked(self) -> bool:
        cycle: Any = self.cycle  # none before the first request, though its type does not say so
        return cycle is not None and not cycle.response_complete

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self._asked and not self.transport.is_closing():
            self.gate.wait(self.transport)
            self._await_head()

    def _await_head(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.gate.head, self.transport.abort)

    def _served(self) -> None:
        self.gate.serve(self.transport)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def pause_writing(self) -> None:
        """More waits for the client than it takes: from now on it has so many seconds."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.gate.write, self.transport.abort)

    def resume_writing(self) -> None:
        """It takes it."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.gate.leave(self.transport)
        self._served()
        super().connection_lost(exc)


class GuardedSockets(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, which leave the gate through which HTTP let them in."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)


def protocols(gate: Gate) -> tuple[type[GuardedHttp], type[GuardedSockets]]:
    """Return the protocols of a server behind a gate."""
    return type("Http", (GuardedHttp,), {"gate": gate}), type("Sockets", (GuardedSockets,), {"gate": gate})


class KeptFree:
    """ASGI middleware: while it is crowded, requests of whoever plays at no table are answered 503; health always.

    `plays` tells, by what is in memory alone, whether a connection proves a seat.
    """

    def __init__(self, app: ASGIApp, gate: Gate, plays: Callable[[Scope], bool]) -> None:
        self.app, self.gate, self.plays = app, gate, plays

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        free = scope["type"] == "lifespan" or not self.gate.crowded or scope["path"] == "/healthz"
        if free or self.plays(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
        else:
            await refuse(send, 503, "server", "crowded", "so many are here that only those who play are served")
