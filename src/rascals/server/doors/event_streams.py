"""Read-only streams: server-sent events, or lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Send

from rascals.server.doors.service import Service
from rascals.server.tables.clients import ClientQueue, Waiting

HEARTBEAT = 15.0
WRITE = 10.0  # seconds for sending one message


def streaming(request: Request, stream: Callable[[bool], AsyncIterator[bytes]]) -> Response:
    """Answer with a stream in the requested form: lines of JSON, or server-sent events."""
    lines = "ndjson" in request.headers.get("accept", "")
    media = "application/x-ndjson" if lines else "text/event-stream"
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if request.method == "HEAD":  # a client that asks only for the headers does not listen
        return StreamingResponse((), headers=headers, media_type=media)
    return Flowing(stream(lines), request.app.state.service, media_type=media, headers=headers)


class Flowing(StreamingResponse):
    """A streaming response that ends if the client does not receive a message within `WRITE` seconds."""

    def __init__(self, content: AsyncIterator[bytes], service: Service, **more: Any) -> None:
        super().__init__(content, **more)
        self._content, self._service = content, service

    async def stream_response(self, send: Send) -> None:
        """Send the stream until it ends, or the client no longer receives it."""

        async def patiently(message: Message) -> None:
            async with asyncio.timeout(WRITE):
                await send(message)

        try:
            await super().stream_response(patiently)
        except TimeoutError:
            self._service.metrics.slow.inc()
        finally:
            if isinstance(self._content, AsyncGenerator):
                await self._content.aclose()  # at once, so that the seat counts as away from now on


async def flow(service: Service, queue: ClientQueue, run: str, lines: bool) -> AsyncGenerator[bytes]:
    """Yield the messages of a queue until it ends, and a heartbeat if there is none for `HEARTBEAT` seconds."""
    with service.streaming("sse"):
        while True:
            try:
                item = await asyncio.wait_for(queue.next(), HEARTBEAT)
            except TimeoutError:
                yield b"\n" if lines else b": still here\n\n"
                continue
            if item is None:
                return
            service.metrics.messages.inc()
            yield item.data + b"\n" if lines else _event(item, run)


class _Head(Struct):
    """The fields of a message that a server-sent event repeats in its own."""

    type: str
    seq: int | None = None


_head = msgspec.json.Decoder(_Head)


def _event(item: Waiting, run: str) -> bytes:
    head = _head.decode(item.data)
    number = b"" if head.seq is None else f"id: {run}:{head.seq}\n".encode()
    return number + f"event: {head.type}\ndata: ".encode() + item.data + b"\n\n"
