"""A read-only stream of what happens at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial

from starlette.responses import Response

from rascals.server.doors import seat_proof
from rascals.server.doors.event_streams import flow, streaming
from rascals.server.doors.forwarding import via
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import TABLE, Call, operation
from rascals.server.doors.service import Service
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.room import Room
from rascals.server.tables.shared_context import Gone
from rascals.table import Unproved, Viewer
from rascals.table.messages import Snapshot


@operation(
    "GET",
    TABLE + "/events",
    Snapshot,
    media="text/event-stream",
    query=(
        ("after", "the last number received", False),
        ("run", "the server run it belongs to", False),
        ("changes", "`1`: what has changed, in place of whole views", False),
    ),
    errors=(400, 401, 403, 404),
    seat="optional",
)
async def events(call: Call) -> Response:
    """Stream what the seat or a spectator is told: as server-sent events, or as lines of JSON."""
    room = await call.room()
    viewer = seat_proof.viewer(call.request, room)
    run, after = _from(call, room.table.run_of(viewer))
    call.service.limit("handshakes", call.service.ip(call.request))
    queue = ClientQueue(changes=call.query("changes") == "1")
    queue.via = via(call.request.scope)
    proof = seat_proof.proof(call.request, room)
    token = None if proof is None else proof.token
    return streaming(call.request, partial(_table, call.service, room, viewer, queue, after, run, token))


def _from(call: Call, present: str | None) -> tuple[str | None, int]:
    """Return the run, the `present` one if none is named, and the message number after which a client resumes."""
    last = call.request.headers.get("last-event-id", "")
    run, _, after = last.partition(":") if last else (call.query("run"), "", call.query("after", "0"))
    if not (after.isascii() and after.isdigit() and len(after) < 16):
        raise Problem("bad", "bad-number", given=after[:40])
    return run or (present if int(after) else None), int(after)


async def _table(
    service: Service,
    room: Room,
    viewer: Viewer,
    queue: ClientQueue,
    after: int,
    run: str | None,
    token: str | None,
    lines: bool,
) -> AsyncIterator[bytes]:
    try:
        await room.attach(viewer, queue, after, run, token)
        async with aclosing(flow(service, queue, room.table.run_of(viewer) or "", lines)) as flowing:
            async for data in flowing:
                yield data
    except (Gone, Unproved):
        return
    finally:
        room.clients.detach(viewer, queue)
