"""Serving below a path of a host: the rest of the server sees paths without it, and nothing beside it is served."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from rascals.server.guard.refusal import refuse

BESIDE = ("/healthz", "/metrics")  # for those who ask the server itself: its proxy, and the operator


class BelowPath:
    """ASGI middleware: takes the base path, such as ``/games``, off the path of each request; others are answered 404.

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
