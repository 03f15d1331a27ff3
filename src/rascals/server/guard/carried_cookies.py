"""Cookies for browsers that refuse cookies: the page carries them itself, for as long as it is open.

A page sends the header ``rascals-cookies`` in place of ``cookie``, if only empty, and is told in the same header of the
answer what would be set; a cookie without a value is deleted. A browser lets no page choose the headers of a WebSocket,
so there the page offers the protocols ``rascals`` and, for each cookie, ``NAME.VALUE``. Neither helps a page of another
site: its browser asks before it sends such a header, and it knows no cookie's value.
"""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rascals.server.guard.request_headers import header

HEADER = "rascals-cookies"
PROTOCOL = "rascals"


class CarriedCookies:
    """ASGI middleware: makes the cookies that a page carries those of the request, and gives it those that are set."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; one whose page carries no cookies passes as it is."""
        carried = _carried(scope)
        if carried is None:
            await self.app(scope, receive, send)
            return

        async def send_carried(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _given(message.get("headers", ()))}
            elif message["type"] == "websocket.accept":
                message = {**message, "subprotocol": PROTOCOL}
            await send(message)

        headers = [(name, value) for name, value in scope["headers"] if bytes(name).lower() != b"cookie"]
        await self.app({**scope, "headers": [*headers, (b"cookie", carried.encode("latin-1"))]}, receive, send_carried)


def _carried(scope: Scope) -> str | None:
    """Return the cookies that the page of a request carries, as a `Cookie` header; None if its browser has cookies."""
    if scope["type"] == "http":
        return header(scope, HEADER)
    offered: list[str] = scope.get("subprotocols") or []
    if scope["type"] != "websocket" or offered[:1] != [PROTOCOL]:
        return None
    return "; ".join(cookie.replace(".", "=", 1) for cookie in offered[1:])


def _given(headers: Any) -> list[tuple[bytes, bytes]]:
    """Return an answer's headers with the cookies that it sets in the one header that a page can read."""
    cookies = [value.partition(b";")[0].replace(b'""', b"") for name, value in headers if name == b"set-cookie"]
    others = [(name, value) for name, value in headers if name != b"set-cookie"]
    return [*others, (HEADER.encode(), b"; ".join(cookies))] if cookies else others
