"""Looking back at a game: its replay, its analysis, and the saved game as a file."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.responses import Response

from rascals.bots.hindsight import Hindsight, costliest
from rascals.server.background import aside
from rascals.server.doors import seat_proof
from rascals.server.doors.advising import considered
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import JSON, LINES, TABLE, Call, operation
from rascals.server.doors.service import Service
from rascals.server.tables.fairness import TooMany
from rascals.server.tables.room import Room
from rascals.server.wire import Analysis, DecisionInfo, Reason, Replay, Turning
from rascals.table import Pov, Viewer, telling


@operation(
    "GET",
    TABLE + "/replay",
    Replay,
    query=(("pov", "me, public, open or a seat", False),),
    errors=(400, 401, 403, 404, 409, 429),
    seat="optional",
)
async def replay(call: Call) -> Response:
    """Return the game so far, moment by moment, from one's own or the public view; once it is over, from any."""
    room = await call.room()
    viewer = seat_proof.viewer(call.request, room)
    pov = _pov(call.query("pov", "public"), viewer, room)
    service, ip = call.service, call.service.ip(call.request)
    with _sparingly(service, "replays", ip, kept=service.replays.has(room.table, pov)):
        found = await service.replays.get(room.table, pov, service.asker(call.request))
    return await _unpacked_where_needed(call, found)


@operation("GET", TABLE + "/turning-point", Turning, errors=(400, 401, 403, 404, 409, 429), seat="optional")
async def turning_point(call: Call) -> Turning:
    """Return the moment from which the winner had the most points to the end, after having been behind."""
    room = await call.room()
    seat_proof.viewer(call.request, room)
    room.table.finished()
    return Turning(await aside(getattr, room.table, "turning_point"))


@operation(
    "GET",
    TABLE + "/analysis",
    Analysis,
    query=(("seat", "me, or the seat whose decisions are looked back at", True),),
    errors=(400, 401, 403, 404, 409, 429),
    seat="optional",
)
async def analysis(call: Call) -> Analysis:
    """Return what the best bot would have done at each decision of a seat, from what it knew, once the game is over.

    The first request starts the analysis, which then continues by itself: ask again until it is done.
    """
    room = await call.room()
    viewer = seat_proof.viewer(call.request, room)
    match, service, ip = room.table.finished(), call.service, call.service.ip(call.request)
    seat = _pov(call.query("seat"), viewer, room)
    if not isinstance(seat, int):
        raise Problem("bad", "bad-pov", given=call.query("seat")[:40])
    with _sparingly(service, "analyses", ip, kept=service.analyses.has(room.table, seat)):
        found = service.analyses.get(room.table, match, seat, service.asker(call.request))
    return Analysis(
        seat=seat,
        bot=found.bot,
        done=found.done,
        deeds=found.plies,
        decisions=[_decision(one) for one in found.found],
        worst=list(costliest(found.found)),
    )


@contextmanager
def _sparingly(service: Service, kind: str, ip: str, *, kept: bool) -> Iterator[None]:
    """Count a request for something not cached towards the address's limit; refuse it if too many are in progress."""
    if not kept:
        service.limit(kind, ip)
    try:
        yield
    except TooMany as many:
        raise Problem("rate", "rate", seconds=10) from many


def _decision(one: Hindsight) -> DecisionInfo:
    return DecisionInfo(
        command=one.n,
        move=one.made,
        steps=[telling.move_info(step) for step in one.steps],
        instead=one.move,
        instead_steps=[telling.move_info(step) for step in one.instead],
        same=one.same,
        cost=one.cost,
        reason=None if one.reason is None else Reason(id=one.reason.id, args=dict(one.reason.args)),
        considered=considered(one.considered),
    )


async def _unpacked_where_needed(call: Call, packed: bytes) -> Response:
    """Answer with JSON in gzip, as it is cached; uncompressed if the client does not accept gzip."""
    taken = [part.strip() for part in call.request.headers.get("accept-encoding", "").lower().split(",")]
    if {"gzip", "*"}.intersection(taken):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type=JSON, headers=headers)
    plain = await aside(gzip.decompress, packed)
    return Response(plain, media_type=JSON, headers={"vary": "accept-encoding"})


def _pov(text: str, viewer: Viewer, room: Room) -> Pov:
    """Return the requested point of view; `Problem` if it is invalid or may not be seen."""
    table = room.table
    if text in {"public", "me"}:
        return viewer if text == "me" else None
    over = table.match is not None and table.match.over
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
    if text != "open" and (seat is None or seat >= table.header.players):
        raise Problem("bad", "bad-pov", given=text[:40])
    if not over and (seat is None or seat != viewer):
        raise Problem("not_now", "not-over")
    return "open" if seat is None else seat


@operation("GET", TABLE + "/game.json", media=LINES, errors=(400, 401, 403, 404, 409, 429), seat="optional")
async def saved_game(call: Call) -> Response:
    """Download the saved game of a table that is over, signed by the server if it has a key."""
    room = await call.room()
    seat_proof.viewer(call.request, room)
    room.table.finished()  # before the limit, so that a request that is too early does not count
    call.service.limit("exports", call.service.ip(call.request))
    header = room.table.header
    headers = {"content-disposition": f'attachment; filename="{header.game}-{header.code}.json"'}
    saved, signer = room.table.saved(), await call.service.signer()
    return Response(saved if signer is None else signer.sign(saved), media_type=LINES, headers=headers)
