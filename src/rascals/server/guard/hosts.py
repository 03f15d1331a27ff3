"""The names a server answers to: a foreign name that is made to point to this machine shall read nothing from it."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from rascals.server.guard.refusal import refuse
from rascals.server.guard.request_headers import header
from rascals.server.settings import Settings, is_loopback


class KnownHosts:
    """ASGI middleware: a server on this machine only answers requests and handshakes to local names and its public one.

    The browser of somebody who visits another site takes what that site's name points to for that site's own. A server
    that others reach has names it does not know; there, cookies are no other name's, and pages of one no other's.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "lifespan" or self._known(header(scope, "host")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await refuse(send, 403, "forbidden", "host", "this server does not answer to that name")

    def _known(self, host: str | None) -> bool:
        if host is None or not self.settings.loopback:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return is_loopback(name) or (name != "" and name == urlsplit(self.settings.public_url or "").hostname)
