"""The interface to the other servers: passing a request or a socket on to one of them, as ASGI messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from starlette.types import ASGIApp, Message, Scope

from rascals.server.store import Leases, Peer

VIA = "rascals.via"  # the key of a scope under which the server is named from which a request was passed on


class Stream(Protocol):
    """The ASGI messages of one request or socket that is passed on."""

    async def send(self, message: Message) -> None:
        """Send a message, waiting while the other side has not taken the earlier ones; after the end, do nothing."""

    async def receive(self) -> Message | None:
        """Wait for a message and return it; None at the end."""

    def close(self) -> None:
        """End it on both sides."""


class Peers(Protocol):
    """Connections to the other servers on the database."""

    async def start(self, app: ASGIApp, leases: Leases, lost: Callable[[], None]) -> None:
        """Listen for other servers, and tell them where; what they pass on is answered by `app`.

        `lost` is called when the connection to another server breaks.
        """

    async def stop(self) -> None:
        """Close all connections."""

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> Stream | None:
        """Pass a request with its body, or a socket, on to a server; None if that does not answer."""


class NoPeers:
    """`Peers` of the only server on a database."""

    async def start(self, app: ASGIApp, leases: Leases, lost: Callable[[], None]) -> None:
        """See `Peers`."""

    async def stop(self) -> None:
        """See `Peers`."""

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> Stream | None:  # noqa: ARG002
        """See `Peers`."""
        return None


def via(scope: Scope) -> str | None:
    """Return the name of the server that has passed a request on; None if it came from its client."""
    found: str | None = scope.get(VIA)
    return found
