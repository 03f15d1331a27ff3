"""An allow-list of host names against DNS rebinding: another site's name that resolves to this server is refused."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from rascals.server.guard.refusal import refuse
from rascals.server.guard.request_headers import header
from rascals.server.settings import Settings, is_loopback


class KnownHosts:
    """ASGI middleware: a server that only this machine reaches answers only to local names and its public one.

    If another site's name is made to resolve to this server, a browser treats the answers as that site's own. A server
    that others can reach may have names that it does not know; there, the browser keeps cookies and pages of different
    names apart.
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
