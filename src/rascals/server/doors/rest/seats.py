"""A table and who sits at it: how it stands, its invitation, people and bots that come and go."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.responses import Response

from rascals.server.doors import seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.doors.rematch import meet_again
from rascals.server.doors.rest.operations import TABLE, Call, operation
from rascals.server.doors.rest.seated import answer_seated
from rascals.server.guard import tokens
from rascals.server.wire import (
    BotPause,
    CoachWish,
    GivePledge,
    Nothing,
    OpenPledge,
    PlayAgain,
    Seated,
    SeatNumber,
    SetBot,
    SetStandin,
    SetWish,
    TakeDayOff,
)
from rascals.table import commands, rulings
from rascals.table.messages import TableInfo


@operation("GET", TABLE, TableInfo, errors=(404,))
async def table_info(call: Call) -> TableInfo:
    """Tell how a table stands; its code not to strangers at a table without spectators."""
    room = await call.room()
    return room.table.info(seat_proof.proved_seat(call.request, room)[0])


@operation("GET", TABLE + "/qr.svg", media="image/svg+xml", errors=(401, 404), seat="optional")
async def qr_code(call: Call) -> Response:
    """Draw the link to join a table as a QR code."""
    room = await call.room()
    base = call.service.settings.public_url or str(call.request.base_url)
    code = room.table.info(seat_proof.proved_seat(call.request, room)[0]).code
    if code is None:
        raise seat_proof.unproved(call.request, room)
    link = f"{base.rstrip('/')}/j/{code}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@operation("POST", TABLE + "/start", TableInfo, request=Nothing, errors=(400, 401, 403, 404, 409), seat="required")
async def start(call: Call) -> TableInfo:
    """Begin to play (host): at once, or as soon as all pledges are opened."""
    await call.body(Nothing)
    return await call.do(commands.Start)


@operation(
    "POST", TABLE + "/pledge", TableInfo, request=GivePledge, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def pledge(call: Call) -> TableInfo:
    """Pledge a nonce before the start, to take part in the chance of the game."""
    wanted = await call.body(GivePledge)
    await _limited(call)
    return await call.do(lambda seat: commands.Pledge(seat, wanted.pledge))


@operation("POST", TABLE + "/open", TableInfo, request=OpenPledge, errors=(400, 401, 403, 404, 409), seat="required")
async def open_pledge(call: Call) -> TableInfo:
    """Open the pledge while the table calls for it; play begins with the last one."""
    wanted = await call.body(OpenPledge)
    return await call.do(lambda seat: commands.Open(seat, wanted.nonce))


@operation("POST", TABLE + "/leave", TableInfo, request=Nothing, errors=(401, 403, 404), seat="required")
async def leave(call: Call) -> TableInfo:
    """Leave: before the start the seat opens, in play a bot steps in."""
    await call.body(Nothing)
    return await call.do(commands.Leave)


@operation("POST", TABLE + "/return", TableInfo, request=Nothing, errors=(401, 403, 404, 429), seat="required")
async def come_back(call: Call) -> TableInfo:
    """Come back: the stand-in hands over."""
    await call.body(Nothing)
    await _limited(call)
    return await call.do(commands.Return)


@operation("POST", TABLE + "/kick", TableInfo, request=SeatNumber, errors=(400, 401, 403, 404, 409), seat="required")
async def kick(call: Call) -> TableInfo:
    """Free another person's seat before the start (host)."""
    wanted = await call.body(SeatNumber)
    info = await call.do(lambda seat: commands.Kick(seat, wanted.seat, tokens.new_code()))
    room = await call.room()
    came, own = room.came.pop(wanted.seat, None), call.service.ip(call.request)
    if came is not None and came != own:  # a household that is the host's own stays welcome
        room.barred.add(came)
    return info


@operation("POST", TABLE + "/bot", TableInfo, request=SetBot, errors=(400, 401, 403, 404, 409, 429), seat="required")
async def set_bot(call: Call) -> TableInfo:
    """Put a bot on an open seat before the start, or take it away (host)."""
    wanted = await call.body(SetBot)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    await _limited(call)
    return await call.do(lambda seat: commands.PlaceBot(seat, wanted.seat, wanted.bot))


@operation(
    "POST", TABLE + "/standin", TableInfo, request=SetStandin, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def set_standin(call: Call) -> TableInfo:
    """Let a bot play for one's own seat, or as host for an absent person; or end that."""
    wanted = await call.body(SetStandin)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    await _limited(call)
    return await call.do(lambda seat: commands.Standin(seat, wanted.seat, wanted.on, wanted.bot))


@operation("POST", TABLE + "/dayoff", TableInfo, request=TakeDayOff, errors=(400, 401, 403, 404, 409), seat="required")
async def day_off(call: Call) -> TableInfo:
    """Take one of the days off that one has where every decision has a day or more; all are told."""
    wanted = await call.body(TakeDayOff)
    return await call.do(lambda seat: commands.DayOff(seat, wanted.taken))


@operation("POST", TABLE + "/rematch", Seated, request=PlayAgain, errors=(400, 401, 403, 404, 429), seat="required")
async def rematch(call: Call) -> Response:
    """Meet the same people at a new table; everybody's token is valid there too."""
    wanted = await call.body(PlayAgain)
    room, seat = await call.seated()
    _, token = seat_proof.proved_seat(call.request, room)
    again = await meet_again(call.service, room, seat, wanted.pledge, call.service.ip(call.request))
    digest = tokens.digest(token)
    if again.table.seat_of(digest) is None:  # they left the new table meanwhile, or were asked to
        await call.service.act(again, commands.Sit(room.table.places[seat].name or "", digest, pledge=wanted.pledge))
        again = await call.service.room(again.table.header.id)
    mine = again.table.seat_of(digest)
    if mine is None:
        raise Problem("not_found", "no-table")
    return answer_seated(call, again, mine, token)


@operation("POST", TABLE + "/forget", TableInfo, request=Nothing, errors=(400, 401, 403, 404), seat="required")
async def forget(call: Call) -> TableInfo:
    """Remove one's name and talk from a table that is over; the game stays."""
    await call.body(Nothing)
    room, seat = await call.seated()
    if room.table.status != "over":
        raise Problem("bad", "not-over")
    await call.service.store.anonymise(room.table.header.id, seat)
    call.service.rooms.drop(room)
    call.service.house.others.anew(room.table.header.id)
    return (await call.room()).table.info(seat)


@operation(
    "POST", TABLE + "/coach", TableInfo, request=CoachWish, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def coach(call: Call) -> TableInfo:
    """Agree that people at the table ask a bot what it would do, or no longer; all who play must agree."""
    wanted = await call.body(CoachWish)
    await _limited(call)
    return await call.do(lambda seat: commands.AgreeCoach(seat, wanted.on))


@operation(
    "POST", TABLE + "/pause", TableInfo, request=BotPause, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def pause(call: Call) -> TableInfo:
    """Choose how long bots seem to think, where one plays alone against them; else it is as the table was made."""
    wanted = await call.body(BotPause)
    await _limited(call)
    return await call.do(lambda seat: commands.SetPause(seat, wanted.pause))


@operation("POST", TABLE + "/wish", TableInfo, request=SetWish, errors=(400, 401, 403, 404, 409, 429), seat="required")
async def wish(call: Call) -> TableInfo:
    """Decide on a conditional move before one is asked, or no longer; nobody else is told."""
    wanted = await call.body(SetWish)
    await _limited(call)
    return await call.do(lambda seat: commands.SetWish(seat, wanted.condition, wanted.number))


async def _limited(call: Call) -> None:
    """Take one from what a seat may change to and fro: each is written down, and most are told to all."""
    room, seat = await call.seated()
    call.service.limit("wishes", f"{room.table.header.id}:{seat}")


@operation("POST", TABLE + "/hurry", TableInfo, request=Nothing, errors=(400, 401, 403, 404, 409), seat="required")
async def hurry(call: Call) -> TableInfo:
    """Let bots pause no more before one's next decision, where one plays alone against them."""
    await call.body(Nothing)
    room, seat = await call.seated()
    rulings.playing(room.table)
    if len(room.table.people()) > 1:
        raise Problem("bad", "pause-shared")
    room.bots.hurry()
    return room.table.info(seat)
