"""Read-only streams, as server-sent events or lines of JSON: how they are sent, and the stream of a table's events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Send

from rascals.server.api import seat_proof
from rascals.server.api.forwarding import via
from rascals.server.api.rest.operations import TABLE, Call, number, operation
from rascals.server.api.service import Service
from rascals.server.tables.clients import ClientQueue, Waiting
from rascals.server.tables.shared_context import Gone
from rascals.table import Unproved
from rascals.table.messages import Snapshot

HEARTBEAT = 15.0
WRITE = 10.0  # seconds for sending one message


def streaming(
    call: Call, queue: ClientQueue, attach: Callable[[], Awaitable[str]], detach: Callable[[], object]
) -> Response:
    """Answer with the messages of a queue in the requested form: lines of JSON, or server-sent events.

    `attach` connects the queue and returns the run that its messages' numbers belong to; `detach` disconnects it.
    """
    lines = "ndjson" in call.request.headers.get("accept", "")
    media = "application/x-ndjson" if lines else "text/event-stream"
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if call.request.method == "HEAD":  # a client that asks only for the headers does not listen
        return StreamingResponse((), headers=headers, media_type=media)
    content = _flow(call.service, queue, attach, detach, lines)
    return Flowing(content, call.service, media_type=media, headers=headers)


class Flowing(StreamingResponse):
    """A streaming response that ends if the client does not receive a message within `WRITE` seconds."""

    def __init__(self, content: AsyncGenerator[bytes], service: Service, **more: Any) -> None:
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
            await self._content.aclose()  # at once, so that the seat counts as away from now on


async def _flow(
    service: Service,
    queue: ClientQueue,
    attach: Callable[[], Awaitable[str]],
    detach: Callable[[], object],
    lines: bool,
) -> AsyncGenerator[bytes]:
    """Yield the messages of a queue until it ends, and a heartbeat if there is none for `HEARTBEAT` seconds."""
    try:
        run = await attach()
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
    except (Gone, Unproved):
        return
    finally:
        detach()


class _Head(Struct):
    """The fields of a message that a server-sent event repeats in its own."""

    type: str
    seq: int | None = None


_head = msgspec.json.Decoder(_Head)


def _event(item: Waiting, run: str) -> bytes:
    head = _head.decode(item.data)
    numbered = b"" if head.seq is None else f"id: {run}:{head.seq}\n".encode()
    return numbered + f"event: {head.type}\ndata: ".encode() + item.data + b"\n\n"


@operation(
    "GET",
    TABLE + "/events",
    answer=Snapshot,
    media="text/event-stream",
    query=(
        ("after", "the last number received", False),
        ("run", "the server run it belongs to", False),
        ("changes", "`1`: what has changed, in place of whole views", False),
    ),
    seat="optional",
)
async def events(call: Call) -> Response:
    """Stream what the seat or a spectator may see: as server-sent events, or as lines of JSON."""
    actor, viewer = await call.watched()
    last = call.request.headers.get("last-event-id", "")
    named, _, given = last.partition(":") if last else (call.query("run"), "", call.query("after", "0"))
    after = number(given)
    run = named or (actor.table.run_of(viewer) if after else None)
    call.limit("handshakes")
    queue = ClientQueue(changes=call.query("changes") == "1")
    queue.via = via(call.request.scope)
    proof = seat_proof.proof(call.request, actor)
    token = None if proof is None else proof.token

    async def attach() -> str:
        await actor.attach(viewer, queue, after, run, token)
        return actor.table.run_of(viewer) or ""

    return streaming(call, queue, attach, lambda: actor.clients.detach(viewer, queue))
