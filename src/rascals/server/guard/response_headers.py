"""Security headers of every answer: browsers run only the server's own files, show pages in no frame, and send no
table's URL to other sites.
"""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rascals.server.settings import Settings

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
    if settings.secure and not settings.base_path:  # it binds a whole host, which is not ours below a path
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
        """Handle one connection; everything but HTTP passes."""
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
