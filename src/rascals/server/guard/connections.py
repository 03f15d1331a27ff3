"""Connections at a gate: idle ones are closed, and so are those of clients that do not read.

A connection that sends no request is closed after `HEAD` seconds, or earlier if another needs its place; see `gate`.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rascals.server.guard.gate import Gate

# ---------------------------------------------------------------- framing
# Protection against request smuggling: requests whose end is ambiguous are refused (RFC 9112, 6.3 and 11.2).
#
# Between this server and its clients there may be a proxy that parses more, or less, leniently. What one of the two
# takes for the body of a request the other may take for the next request, which is thereby smuggled past the proxy's
# checks. So a head is parsed in one way only. A bare line feed, a folded line, `Transfer-Encoding` together with
# `Content-Length`, and `Transfer-Encoding` from an HTTP/1.0 client are refused, and the connection closed. Nor is
# anything read on a connection after a chunked body, since that would require both to agree where the chunks and
# their trailers end.

_AMBIGUOUS_LINE = re.compile(rb"(?<!\r)\n|\n[ \t]")
_HEAD_END = b"\r\n\r\n"


class StrictConnection(h11.Connection):
    """h11's parser for one connection, without its leniency towards old clients."""

    chunked = False  # whether a request on the connection has had a chunked body, and so must be the last

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        """Return the next event; h11.RemoteProtocolError for input that is ambiguous."""
        if self.their_state is h11.IDLE and _AMBIGUOUS_LINE.search(self.trailing_data[0].partition(_HEAD_END)[0]):
            raise h11.RemoteProtocolError("a head with a bare line feed or a folded line")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._check_length(event)
        return event

    def _check_length(self, request: h11.Request) -> None:
        names = {name for name, _ in request.headers}
        if b"transfer-encoding" not in names:
            return
        if b"content-length" in names:
            raise h11.RemoteProtocolError("a body of two lengths")
        if request.http_version < b"1.1":
            raise h11.RemoteProtocolError("chunks in HTTP/1.0")
        self.chunked = True


HEAD_BYTES = 65_536  # the longest head of a request
UNTAKEN = 2**20  # unread bytes in a WebSocket's write buffer at which it is closed; messages wait in their own queue
RESERVE = 128  # file descriptors for the database, files and bots
MOST = 65_536  # the most file descriptors to ask for


def raise_descriptors() -> int:
    """Raise the limit of file descriptors as far as allowed; return the number of connections that this permits."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # if it is refused, the current limit has to do
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(RESERVE, min(soft if soft != resource.RLIM_INFINITY else MOST, MOST) - RESERVE)


class GuardedHttp(H11Protocol):
    """uvicorn's HTTP protocol with time limits for the head of a request, and for a client that does not read."""

    gate: Gate
    conn: StrictConnection

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = StrictConnection(h11.SERVER, HEAD_BYTES)
        self._patience: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Serve the connection if the gate admits it, else close it."""
        super().connection_made(transport)
        if self.gate.enter(transport, self.client[0] if self.client else "unknown"):
            self._await_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read data; once the head of a request is complete, the request is served."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._busy:
            self._served()

    @property
    def _busy(self) -> bool:
        cycle: Any = self.cycle  # None before the first request, though its type does not say so
        return cycle is not None and not cycle.response_complete

    def on_response_complete(self) -> None:
        """Wait for the next request, unless this was the last on its connection."""
        if self.conn.chunked:
            self.transport.close()
        super().on_response_complete()
        if not self._busy and not self.transport.is_closing():
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
        """Limit the time for the client to read, now that the write buffer is full."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.gate.write, self.transport.abort)

    def resume_writing(self) -> None:
        """Lift that limit, now that the client has read."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the gate and stop the timers."""
        self.gate.leave(self.transport)
        self._served()
        super().connection_lost(exc)


NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class GuardedSockets(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; it leaves the gate that `GuardedHttp` entered before the upgrade."""

    gate: Gate

    def data_received(self, data: bytes) -> None:
        """Read data; refuse an unreadable handshake, because uvicorn would keep its connection open for ever.

        Such a handshake has a body, or more or longer headers than the WebSocket parser accepts. A client that sends
        pings but reads no answers is closed as well, because each pong is added to the write buffer at once.
        """
        if self.transport.get_write_buffer_size() > UNTAKEN:
            self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    async def send(self, message: Any) -> None:
        """Send; mark a refused handshake as complete, since otherwise any stranger could make uvicorn log an error."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the gate."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)


def protocols(gate: Gate) -> tuple[type[GuardedHttp], type[GuardedSockets]]:
    """Return the HTTP and WebSocket protocols of a server, with its gate."""
    return type("Http", (GuardedHttp,), {"gate": gate}), type("Sockets", (GuardedSockets,), {"gate": gate})
