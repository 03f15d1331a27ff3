"""Limits for request bodies, in bytes and in seconds."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rascals.server.guard.refusal import refuse
from rascals.server.guard.request_headers import header

BODY_BYTES = 16 * 1024
BODY_SECONDS = 10.0


class _TooLarge(Exception):
    """The body has more bytes than allowed."""


class _TooSlow(Exception):
    """The body did not arrive in time."""


class _Left(Exception):
    """The client disconnected, or violated the framing, before the body was complete."""


class BodyLimit:
    """ASGI middleware: request bodies of at most 16 KiB (413) that arrive within 10 s (408)."""

    def __init__(self, app: ASGIApp, limit: int = BODY_BYTES, seconds: float = BODY_SECONDS) -> None:
        self.app, self.limit, self.seconds = app, limit, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; anything but HTTP is passed on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = header(scope, "content-length") or "0"
        if not announced.isdigit() or int(announced) > self.limit:
            await self._refuse_length(send)
            return
        await self._run(scope, receive, send)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = _Reader(receive, self.limit, self.seconds)
        try:
            body = await reader.all()
        except _Left:  # nobody is there to answer, and there is nothing to log
            return
        except _TooLarge:
            await self._refuse_length(send)
        except _TooSlow:
            await refuse(send, 408, "bad", "error-body-slow", "the request did not arrive in time")
        else:
            await self.app(scope, _Replayed(body, receive), send)

    async def _refuse_length(self, send: Send) -> None:
        text = f"a request has at most {self.limit} bytes"
        await refuse(send, 413, "bad", "error-body-long", text, limit=self.limit)


class _Reader:
    """Collects a request's body within its limits."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self.receive, self.limit, self.seconds = receive, limit, seconds

    async def all(self) -> Message:
        """Return the whole body as one message."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._collect()
        except TimeoutError:
            raise _TooSlow from None

    async def _collect(self) -> Message:
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await self.receive()
            if message["type"] != "http.request":
                raise _Left
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if size > self.limit:
                raise _TooLarge
        return {"type": "http.request", "body": b"".join(parts), "more_body": False}


class _Replayed:
    """An ASGI `receive` that returns the body already read, then what comes after it (the client's disconnect)."""

    def __init__(self, first: Message, receive: Receive) -> None:
        self.first: Message | None = first
        self.receive = receive

    async def __call__(self) -> Message:
        if self.first is not None:
            first, self.first = self.first, None
            return first
        return await self.receive()
