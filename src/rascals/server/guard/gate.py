"""Connection limits: no address can use all connections, and some are reserved for players.

A `Gate` counts the open connections, and knows which of them wait without a request: the oldest of these is closed if
another needs its place. Once three quarters of the connections that the process can hold are in use, only requests that
prove a seat are served, so the rest stay free for players (`KeptFree`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from rascals.server.guard.requests import refuse

HEAD = 10.0  # seconds for the head of a request, since connecting or since the previous answer
WRITE = 10.0  # seconds for a client to read what waits in the write buffer
KEPT = 4  # one in this many connections is reserved for players


class WaitingLine(Protocol):
    """What a gate requires of a connection."""

    def abort(self) -> None:
        """Close the connection at once."""


class Gate:
    """The connections of one server.

    `capacity`: how many there may be; `each`: how many from one address. `network` returns whether an address is this
    machine's own, which has no such limit, and the key by which it is counted. Proxies, for which `trusted` is true,
    have no such limit either, as they carry all their clients' connections. `head` and `write`: seconds, see `HEAD`
    and `WRITE`.
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
        self._open: dict[WaitingLine, str | None] = {}  # by connection: the key by which it is counted, if any
        self._waiting: dict[WaitingLine, None] = {}  # connections without a request in progress, the oldest first
        self._count: Counter[str | None] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def crowded(self) -> bool:
        """Whether only players are served now; connections without a request in progress do not count."""
        return len(self._open) - len(self._waiting) > self.capacity - self.capacity // KEPT

    def enter(self, line: WaitingLine, address: str) -> bool:
        """Admit a connection, closing an idle one if necessary; False if there is no room."""
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
        """Close the oldest connection without a request, of one address or of all; False if there is none."""
        oldest = next((line for line in self._waiting if owner is None or self._open[line] == owner), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def wait(self, line: WaitingLine) -> None:
        """Note that a connection waits for a request."""
        if line in self._open:
            self._waiting[line] = None

    def serve(self, line: WaitingLine) -> None:
        """Note that a connection has sent a request."""
        self._waiting.pop(line, None)

    def leave(self, line: WaitingLine) -> None:
        """Note that a connection is closed."""
        self._waiting.pop(line, None)
        if line in self._open:
            owner = self._open.pop(line)
            self._count[owner] -= 1
            if not self._count[owner]:
                del self._count[owner]


class KeptFree:
    """ASGI middleware: while the gate is crowded, requests that prove no seat get 503, except for the health check.

    `plays` returns, without any input or output, whether a connection proves a seat.
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
