"""The ASGI middleware that requests pass before the application; `rascals.server.assembly` puts it together.

Names of other hosts are refused, the base path is removed from paths, bodies are limited, pages may carry their
cookies themselves, and every answer gets security headers.
"""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rascals.server.guard.requests import header, refuse
from rascals.server.settings import Settings, is_loopback

# ---------------------------------------------------------------- hosts
# An allow-list of host names against DNS rebinding: another site's name that resolves to this server is refused.


class KnownHosts:
    """ASGI middleware: a server that only this machine can reach answers only to local names and its public one.

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


# ---------------------------------------------------------------- base path
# Serving below a base path: the rest of the server gets paths without it, and nothing outside it is served.

BESIDE = ("/healthz", "/metrics")  # for its proxy and its operator, who address the server itself


class BelowPath:
    """ASGI middleware: removes the base path, such as ``/games``, from each request's path; others are answered 404.

    Proxies pass paths on unchanged. The base path alone leads to the first page; `BESIDE` is also served without it.
    """

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app, self.base_path = app, base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "lifespan" or scope["path"] in BESIDE:
            await self.app(scope, receive, send)
            return
        rest = scope["path"].removeprefix(self.base_path)
        below = rest != scope["path"]
        if below and rest.startswith("/"):
            inner = {name: value for name, value in scope.items() if name != "raw_path"}
            await self.app({**inner, "path": rest}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404})
        elif below and rest == "":
            headers = [(b"location", f"{self.base_path}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 307, "headers": headers})
            await send({"type": "http.response.body"})
        else:
            await refuse(send, 404, "not_found", "not-found", f"this server is below {self.base_path}/")


# ---------------------------------------------------------------- bodies
# Limits for request bodies, in bytes and in seconds.

BODY_BYTES = 16 * 1024
BODY_SECONDS = 10.0


class BodyLimit:
    """ASGI middleware: request bodies of at most 16 KiB (413) that arrive within 10 s (408)."""

    def __init__(self, app: ASGIApp, limit: int = BODY_BYTES, seconds: float = BODY_SECONDS) -> None:
        self.app, self.limit, self.seconds = app, limit, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; anything but HTTP passes unchanged."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = header(scope, "content-length") or "0"
        if not announced.isdigit() or int(announced) > self.limit:
            await self._refuse_length(send)
            return
        try:
            async with asyncio.timeout(self.seconds):
                body = await self._read(receive)
        except TimeoutError:
            await refuse(send, 408, "bad", "error-body-slow", "the request did not arrive in time")
            return
        if body is None:  # nobody is there to answer, and there is nothing to log
            return
        if len(body) > self.limit:
            await self._refuse_length(send)
            return
        unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replayed() -> Message:
            return unread.pop() if unread else await receive()  # after the body, the client's disconnect

        await self.app(scope, replayed, send)

    async def _read(self, receive: Receive) -> bytes | None:
        """Return the body, or as much of it as shows that it is too long; None if the client left before its end."""
        body, more = bytearray(), True
        while more and len(body) <= self.limit:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
        return bytes(body)

    async def _refuse_length(self, send: Send) -> None:
        text = f"a request has at most {self.limit} bytes"
        await refuse(send, 413, "bad", "error-body-long", text, limit=self.limit)


# ---------------------------------------------------------------- carried cookies
# Cookies for browsers that refuse cookies: the page carries them itself, for as long as it is open.
#
# A page sends the header ``rascals-cookies``, even if empty, in place of ``cookie``; the same header of the answer has
# the cookies to set, and a cookie without a value is deleted. No page can choose the headers of a WebSocket, so there
# it offers the protocols ``rascals`` and, for each cookie, ``NAME.VALUE``. Neither helps a page of another site: its
# browser asks this server before it sends such a header, and the page knows no cookie's value.

HEADER = "rascals-cookies"
PROTOCOL = "rascals"


class CarriedCookies:
    """ASGI middleware: adds the cookies that a page carries to its requests, and returns to it those that are set."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; without carried cookies it passes unchanged."""
        carried = _carried(scope)
        if carried is None:
            await self.app(scope, receive, send)
            return

        async def send_carried(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": _readable(message.get("headers", ()))}
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


def _readable(headers: Any) -> list[tuple[bytes, bytes]]:
    """Return an answer's headers with the cookies that it sets in the one header that a page can read."""
    cookies = [value.partition(b";")[0].replace(b'""', b"") for name, value in headers if name == b"set-cookie"]
    others = [(name, value) for name, value in headers if name != b"set-cookie"]
    return [*others, (HEADER.encode(), b"; ".join(cookies))] if cookies else others


# ---------------------------------------------------------------- response headers
# Security headers of every answer: browsers run only the server's own files, show pages in no frame, and send no
# table's URL to other sites.

CONTENT_POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # for the positions of cards; allows neither style sheets nor scripts
    "img-src": "'self' data: blob:",
    "media-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def headers_for(settings: Settings) -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers that every answer has."""
    policy = dict(CONTENT_POLICY)
    if settings.origin:  # some browsers do not count ws: as 'self'
        policy["connect-src"] += " " + settings.origin.replace("http", "ws", 1)
    found = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.secure and not settings.base_path:  # it applies to the whole host, of which we only have a path
        found["strict-transport-security"] = "max-age=31536000"
    return tuple((name.encode(), value.encode()) for name, value in found.items())


NO_PAGES = (b"text/javascript", b"text/css")  # never shown as pages, since browsers may not guess types
OF_ANY_FILE = {b"x-content-type-options", b"cross-origin-resource-policy", b"strict-transport-security"}


class SecurityHeaders:
    """ASGI middleware: sets the headers of `headers_for`, and forbids caching answers of the API.

    Scripts and styles, of which a page has dozens, do not get the headers that matter only for pages.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.headers = app, headers_for(settings)
        self.api = f"{settings.base_path}/api/"
        self.of_any_file = tuple(header for header in self.headers if header[0] in OF_ANY_FILE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; anything but HTTP passes unchanged."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._complete(scope["path"], message.get("headers", ()))
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _complete(self, path: str, given: Any) -> list[tuple[bytes, bytes]]:
        headers = list(given)
        present = {bytes(name).lower(): bytes(value) for name, value in headers}
        ours = self.of_any_file if present.get(b"content-type", b"").startswith(NO_PAGES) else self.headers
        headers += [(name, value) for name, value in ours if name not in present]
        if path.startswith(self.api) and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        return headers
