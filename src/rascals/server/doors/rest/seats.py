"""A table and its seats: its description, its invitation, people and bots who join and leave."""

from __future__ import annotations

from starlette.responses import Response

from rascals.server.doors import seat_proof
from rascals.server.doors.extras import offered
from rascals.server.doors.invitations import others_address
from rascals.server.doors.problems import Problem
from rascals.server.doors.rematch import meet_again
from rascals.server.doors.rest.operations import TABLE, Call, operation
from rascals.server.doors.rest.seated import answer_seated
from rascals.server.guard import tokens
from rascals.server.reachable import is_alone
from rascals.server.tables.copies import Seen
from rascals.server.tables.room import Room
from rascals.server.wire import (
    BotPause,
    GivePledge,
    KickSeat,
    Nothing,
    OpenPledge,
    PlayAgain,
    Seated,
    SetBot,
    SetCoach,
    SetConditionalMove,
    SetStandin,
    TakeDayOff,
)
from rascals.table import commands
from rascals.table.messages import TableInfo


@operation("GET", TABLE, TableInfo, errors=(404,))
async def table_info(call: Call) -> TableInfo:
    """Return a table's description; strangers do not get the code of a table without spectators."""
    room = await call.room()
    return room.table.info(seat_proof.proved_seat(call.request, room)[0])


@operation("GET", TABLE + "/qr.svg", media="image/svg+xml", errors=(401, 404), seat="optional")
async def qr_code(call: Call) -> Response:
    """Draw the link to join a table as a QR code."""
    draw = offered(call.service.extras.qr_code)
    room = await call.room()
    others = None if is_alone(call.service.settings) else others_address(call.service, call.request)
    base = others or str(call.request.base_url)
    code = room.table.info(seat_proof.proved_seat(call.request, room)[0]).code
    if code is None:
        raise seat_proof.unproved(call.request, room)
    link = f"{base.rstrip('/')}/j/{code}"
    return Response(draw(link), media_type="image/svg+xml")


@operation("POST", TABLE + "/start", TableInfo, request=Nothing, errors=(400, 401, 403, 404, 409), seat="required")
async def start(call: Call) -> TableInfo:
    """Start the game (host): at once, or as soon as all pledges are opened."""
    await call.body(Nothing)
    return await call.do(commands.Start)


@operation(
    "POST", TABLE + "/pledge", TableInfo, request=GivePledge, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def pledge(call: Call) -> TableInfo:
    """Pledge a nonce before the start, to contribute to the game's random seed (commitment)."""
    wanted = await call.body(GivePledge)
    await _limited(call)
    return await call.do(lambda seat: commands.Pledge(seat, wanted.pledge))


@operation("POST", TABLE + "/open", TableInfo, request=OpenPledge, errors=(400, 401, 403, 404, 409), seat="required")
async def open_pledge(call: Call) -> TableInfo:
    """Open one's pledge (reveal the nonce) while the table waits for it; the game starts with the last one."""
    wanted = await call.body(OpenPledge)
    return await call.do(lambda seat: commands.Open(seat, wanted.nonce))


@operation("POST", TABLE + "/leave", TableInfo, request=Nothing, errors=(401, 403, 404), seat="required")
async def leave(call: Call) -> TableInfo:
    """Leave: before the start the seat becomes free, in play a bot takes over."""
    await call.body(Nothing)
    if seat_proof.has_left(call.request, await call.room()):  # leaving again is no error
        return await call.info()
    return await call.do(commands.Leave)


@operation("POST", TABLE + "/return", TableInfo, request=Nothing, errors=(401, 403, 404, 429), seat="required")
async def come_back(call: Call) -> TableInfo:
    """Take one's seat back from the bot that stood in."""
    await call.body(Nothing)
    await _limited(call)
    return await call.do(commands.Return)


@operation("POST", TABLE + "/kick", TableInfo, request=KickSeat, errors=(400, 401, 403, 404, 409), seat="required")
async def kick(call: Call) -> TableInfo:
    """Free another person's seat before the start (host)."""
    wanted = await call.body(KickSeat)
    own = call.service.asker(call.request)
    return await call.do(lambda seat: commands.Kick(seat, wanted.seat, tokens.new_code(), wanted.name, own))


@operation("POST", TABLE + "/bot", TableInfo, request=SetBot, errors=(400, 401, 403, 404, 409, 429), seat="required")
async def set_bot(call: Call) -> TableInfo:
    """Put a bot on an open seat before the start, or remove it (host)."""
    wanted = await call.body(SetBot)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    await _limited(call)
    return await call.do(lambda seat: commands.PlaceBot(seat, wanted.seat, wanted.bot))


@operation(
    "POST", TABLE + "/standin", TableInfo, request=SetStandin, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def set_standin(call: Call) -> TableInfo:
    """Let a bot stand in for one's own seat or, as host, for an absent person; or end that."""
    wanted = await call.body(SetStandin)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    await _limited(call)
    return await call.do(lambda seat: commands.Standin(seat, wanted.seat, wanted.on, wanted.bot))


@operation("POST", TABLE + "/dayoff", TableInfo, request=TakeDayOff, errors=(400, 401, 403, 404, 409), seat="required")
async def day_off(call: Call) -> TableInfo:
    """Take a day off, at a table where each decision has a day or more; everybody is told."""
    wanted = await call.body(TakeDayOff)
    return await call.do(lambda seat: commands.DayOff(seat, wanted.taken))


@operation(
    "POST", TABLE + "/rematch", Seated, request=PlayAgain, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def rematch(call: Call) -> Response:
    """Make a rematch: the same people at a new table, where everybody's token is valid, too."""
    wanted = await call.body(PlayAgain)
    room, seat = await call.seated()
    _, token = seat_proof.proved_seat(call.request, room)
    again = await meet_again(call.service, room, seat, wanted.pledge, call.service.ip(call.request))
    digest = tokens.digest(token)
    if again.table.seat_of(digest) is None:
        await _come_along(call, room, seat, again, digest, wanted.pledge)
        again = await call.service.seen(again.table.header.id)
    mine = again.table.seat_of(digest)
    if mine is None:
        raise Problem("not_found", "no-table")
    return await answer_seated(call, again, mine, token)


async def _come_along(call: Call, room: Room, seat: int, again: Seen, token: str, pledge: str | None) -> None:
    """Make a token prove its person's seat at the new table as well, as the device may be newer than that table.

    If the person has left the new table meanwhile, they sit down again, unless the host has removed them. A token that
    was ended there stays so.
    """
    before = room.table.places[seat]
    device = before.proofs[token]
    proof = commands.NewProof(token, "opened", device.browser, device.system)
    sit = commands.Sit(
        before.name or "",
        before.token or "",
        pledge=pledge,
        proofs=(proof,),
        had=seat_proof.shown(call.request, again),
        address=call.service.asker(call.request),
    )
    await call.service.act(again, sit)


@operation("POST", TABLE + "/forget", TableInfo, request=Nothing, errors=(400, 401, 403, 404, 409), seat="required")
async def forget(call: Call) -> TableInfo:
    """Remove one's name and talk from a table that is over; the game stays."""
    await call.body(Nothing)
    room, seat = await call.seated()
    if room.table.status != "over":
        raise Problem("not_now", "not-over")
    await call.service.house.forget_person(room, seat)
    return (await call.room()).table.info(seat)


@operation(
    "POST", TABLE + "/coach", TableInfo, request=SetCoach, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def coach(call: Call) -> TableInfo:
    """Agree, or no longer agree, that people at the table may ask the coach; all who play must agree."""
    wanted = await call.body(SetCoach)
    await _limited(call)
    return await call.do(lambda seat: commands.AgreeCoach(seat, wanted.on))


@operation(
    "POST", TABLE + "/pause", TableInfo, request=BotPause, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def pause(call: Call) -> TableInfo:
    """Choose how long bots seem to think, at a table with only one person; else it is as the table was made."""
    wanted = await call.body(BotPause)
    await _limited(call)
    return await call.do(lambda seat: commands.SetPause(seat, wanted.pause))


@operation(
    "POST",
    TABLE + "/wish",
    TableInfo,
    request=SetConditionalMove,
    errors=(400, 401, 403, 404, 409, 429),
    seat="required",
)
async def conditional_move(call: Call) -> TableInfo:
    """Set or remove a conditional move before one's turn; nobody else is told."""
    wanted = await call.body(SetConditionalMove)
    await _limited(call)
    return await call.do(lambda seat: commands.SetConditionalMove(seat, wanted.condition, wanted.number))


async def _limited(call: Call) -> None:
    """Take one token from the seat's limit for changes of mind: each is stored, and most are told to all."""
    room, seat = await call.seated()
    call.service.limit("wishes", room.table.person_at(seat))


@operation("POST", TABLE + "/hurry", TableInfo, request=Nothing, errors=(400, 401, 403, 404, 409), seat="required")
async def hurry(call: Call) -> TableInfo:
    """Let bots move without pauses until one's next decision, at a table with only one person."""
    await call.body(Nothing)
    room, seat = await call.seated()
    room.table.playing()
    if len(room.table.people()) > 1:
        raise Problem("not_now", "pause-shared")
    room.bots.hurry()
    return room.table.info(seat)
