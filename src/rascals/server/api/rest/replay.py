"""Looking back at a game: its replay, its analysis, and the saved game as a file."""

from __future__ import annotations

import gzip

from starlette.responses import Response

from rascals.bots import names
from rascals.bots.hindsight import Hindsight, costliest
from rascals.bots.rollouts import Tried, usual
from rascals.core.errors import BadOption, quoted
from rascals.server import wire
from rascals.server.api.compression import accepted
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import JSON, LINES, TABLE, Call, operation
from rascals.server.api.service import considered
from rascals.server.background import in_thread
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.what_ifs import GAMES
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


@operation(
    "GET",
    TABLE + "/what-if",
    query=(
        ("command", "the number of the decision, as in frames of replays", True),
        ("bot", "the bot that plays on", False),
        ("try", "the places in `moves` of those to try, such as 0,3; none by default", False),
    ),
    errors=(409,),
    seat="optional",
)
async def what_if(call: Call) -> wire.WhatIf:
    """Return the moves at a decision of a game that is over, and how games go in which bots play on from them.

    Games from the moves to try are played in the background, for as long as the request is repeated.
    """
    actor, _ = await call.watched()
    match, what_ifs = actor.table.finished(), call.service.what_ifs
    playable = names(match.game.name)
    bot = call.query("bot", usual(match.game.name))
    if bot not in playable:
        raise BadOption.unknown("bot", bot[:40], playable)
    command, *places = map(_number, (call.query("command"), *filter(None, call.query("try", most=40).split(","))))
    if not what_ifs.has(actor.table, command, bot):
        call.limit("what_ifs")
    found = await what_ifs.get(actor.table, match, command, bot, places, call.asker)
    made = found.tried[0]
    return wire.WhatIf(
        command=found.n,
        seat=found.turn.seat,
        bot=bot,
        games=GAMES,
        moves=[_tried(one, made, failed=place in found.failed) for place, one in enumerate(found.tried)],
    )


def _tried(one: Tried, made: Tried, *, failed: bool) -> wire.TriedMove:
    gain, gain_error = one.gain(made)
    return wire.TriedMove(
        move=one.move,
        steps=list(map(projection.move_info, one.steps)),
        whole=one.whole,
        games=len(one.shares),
        wins=round(one.wins, 1),
        error=round(one.error, 1),
        gain=round(gain, 1),
        gain_error=round(gain_error, 1),
        failed=failed,
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadOption(f"a number was expected, not {quoted(text)}")
    return int(text)


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
