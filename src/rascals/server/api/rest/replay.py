"""Looking back at a game: its replay, its analysis, and the saved game as a file."""

from __future__ import annotations

import gzip

from starlette.responses import Response

from rascals.bots.hindsight import Hindsight, costliest
from rascals.server import wire
from rascals.server.api.compression import accepted
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import JSON, LINES, TABLE, Call, operation
from rascals.server.api.service import considered
from rascals.server.background import in_thread
from rascals.server.tables.table_actor import TableActor
from rascals.table import Pov, Viewer, projection


@operation(
    "GET",
    TABLE + "/replay",
    answer=wire.Replay,
    query=(("pov", "me, public, open or a seat", False),),
    errors=(409,),
    seat="optional",
)
async def replay(call: Call) -> Response:
    """Return the game so far, moment by moment, from one's own or the public view; once it is over, from any."""
    actor, viewer = await call.watched()
    pov = _pov(call.query("pov", "public"), viewer, actor)
    replays = call.service.replays
    if not replays.has(actor.table, pov):
        call.limit("replays")
    packed = await replays.get(actor.table, pov, call.asker)
    if {"gzip", "*"}.intersection(accepted(call.request, "accept-encoding")):  # as it is cached
        return Response(packed, media_type=JSON, headers={"content-encoding": "gzip", "vary": "accept-encoding"})
    return Response(await in_thread(gzip.decompress, packed), media_type=JSON, headers={"vary": "accept-encoding"})


@operation("GET", TABLE + "/turning-point", errors=(409,), seat="optional")
async def turning_point(call: Call) -> wire.Turning:
    """Return the moment from which the winner had the most points to the end, after having been behind."""
    actor, _ = await call.watched()
    actor.table.finished()
    return wire.Turning(await in_thread(getattr, actor.table, "turning_point"))


@operation(
    "GET",
    TABLE + "/analysis",
    query=(("seat", "me, or the seat whose decisions are looked back at", True),),
    errors=(409,),
    seat="optional",
)
async def analysis(call: Call) -> wire.Analysis:
    """Return what the best bot would have done at each decision of a seat, from what it knew, once the game is over.

    The first request starts the analysis, which then continues by itself: ask again until it is done.
    """
    actor, viewer = await call.watched()
    match, analyses = actor.table.finished(), call.service.analyses
    seat = _pov(call.query("seat"), viewer, actor)
    if not isinstance(seat, int):
        raise Problem("bad", "bad-pov", given=call.query("seat")[:40])
    if not analyses.has(actor.table, seat):
        call.limit("analyses")
    found = analyses.get(actor.table, match, seat, call.asker)
    return wire.Analysis(
        seat=seat,
        bot=found.bot,
        done=found.done,
        deeds=found.plies,
        decisions=[_decision(hindsight) for hindsight in found.found],
        worst=list(costliest(found.found)),
    )


def _decision(one: Hindsight) -> wire.DecisionInfo:
    return wire.DecisionInfo(
        command=one.n,
        move=one.made,
        steps=[projection.move_info(step) for step in one.steps],
        instead=one.move,
        instead_steps=[projection.move_info(step) for step in one.instead],
        same=one.same,
        cost=one.cost,
        reason=None if one.reason is None else wire.Reason(id=one.reason.id, args=dict(one.reason.args)),
        considered=considered(one.considered),
    )


def _pov(text: str, viewer: Viewer, actor: TableActor) -> Pov:
    """Return the requested point of view; `Problem` if it is invalid or may not be seen."""
    table = actor.table
    if text in {"public", "me"}:
        return viewer if text == "me" else None
    over = table.match is not None and table.match.over
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
    if text != "open" and (seat is None or seat >= table.header.players):
        raise Problem("bad", "bad-pov", given=text[:40])
    if not over and (seat is None or seat != viewer):
        raise Problem("not_now", "not-over")
    return "open" if seat is None else seat


@operation("GET", TABLE + "/game.json", media=LINES, errors=(409,), seat="optional")
async def saved_game(call: Call) -> Response:
    """Download the saved game of a table that is over, signed by the server if it has a key."""
    actor, _ = await call.watched()
    actor.table.finished()  # before the limit, so that a request that is too early does not count
    call.limit("exports")
    header = actor.table.header
    headers = {"content-disposition": f'attachment; filename="{header.game}-{header.code}.json"'}
    saved, signer = actor.table.saved(), await call.service.signer()
    return Response(saved if signer is None else signer.sign(saved), media_type=LINES, headers=headers)
