"""A table and its seats: its description, its invitation, people and bots who join and leave."""

from __future__ import annotations

import contextlib

from starlette.responses import Response

from rascals.server.doors import seat_proof
from rascals.server.doors.invitations import others_address
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import TABLE, Call, operation
from rascals.server.doors.rest.seated import answer_seated
from rascals.server.doors.service import Service, offered
from rascals.server.guard import tokens
from rascals.server.limits import network
from rascals.server.reachable import is_alone
from rascals.server.store import Conflict
from rascals.server.tables.making import new_id, new_table
from rascals.server.tables.other_servers import Seen
from rascals.server.tables.room import Room
from rascals.server.wire import (
    BotPause,
    CreateTable,
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
from rascals.table import Command, Refused, Table, commands
from rascals.table.messages import TableInfo

# ---------------------------------------------------------------- rematch
# A rematch: the same people at one new table, even if they ask for it at several servers at once.


async def meet_again(service: Service, room: Room, by: int, pledge: str | None, ip: str) -> Seen:
    """Return the rematch's table for a table that is over; it is made if it does not exist yet.

    Another server may have done any of the steps already, or be doing it now. `pledge` is that of the seat `by`; the
    others pledge when their clients come to the new table. The first rematch of a game is free; further ones, made
    because the last ended without a game, count towards the limit of tables for the address `ip`.
    """
    async with room.rematching:
        table = room.table
        before = table.rematch
        if before is not None:
            found = await service.seen(before)
            if found.table.status != "over" or found.table.match is not None:
                return found  # unless it ended without a game: then another is made
            service.limit("tables", ip)
        table.finished()
        again = await _same(service, table, _id(service.settings.cell, table, before))
        await _seat(service, again, table, by, pledge, network(ip)[1])
        await service.act(room, commands.Rematch(by, again.table.header.id, before))
    again = await service.seen(again.table.header.id)
    if len(again.table.people()) == 1 and again.table.status == "open":
        await _unless_done(service, again, commands.Start(by))
    return again


def _id(cell: str, table: Table, before: str | None) -> str:
    """Return the id of the new table: every server computes the same one, and nobody else can guess it."""
    parts = [table.header.id, before or "", *(place.token or "" for place in table.places)]
    return new_id(cell, " ".join(parts))


async def _same(service: Service, table: Table, again: str) -> Seen:
    """Return the table with the id `again`; it is made like `table` if it does not exist yet."""
    header = table.header
    wanted = CreateTable(
        game=header.game,
        players=header.players,
        nickname="",
        edition=header.edition,
        options=header.options,
        public=header.public,
        clock=header.clock,
        spectators=header.spectators,
        pause=header.pause,
        undo=header.undo,
        coach=header.coach,
    )
    if await service.store.table(again) is None:
        with contextlib.suppress(Conflict):  # another server was faster
            return await new_table(service.rooms, wanted, header, again)
    return await service.seen(again)


async def _seat(service: Service, again: Seen, table: Table, by: int, pledge: str | None, address: str) -> None:
    """Seat everybody as before; the person who asked first, from the address, is the host."""
    for place in sorted(table.people(), key=lambda place: place.seat != by):
        if again.table.places[place.seat].token != place.token:
            proofs = tuple(
                commands.NewProof(token, proof.way, proof.browser, proof.system)
                for token, proof in place.proofs.items()
                if proof.way != "link"  # a link leads only to tables that were added to it
            )
            name, token = place.name or "", place.token or ""
            mine, came = (pledge, address) if place.seat == by else (None, table.came.get(token))
            sit = commands.Sit(name, token, place.seat, mine, proofs=proofs, address=came)
            await _unless_done(service, again, sit)
    for place in table.places:
        if place.bot is not None and again.table.places[place.seat].bot is None:
            host = again.table.host
            await _unless_done(service, again, commands.PlaceBot(by if host is None else host, place.seat, place.bot))


async def _unless_done(service: Service, room: Seen, command: Command) -> None:
    """Carry out a command, ignoring the refusal if another server has done it meanwhile."""
    with contextlib.suppress(Refused):
        await service.act(room, command)


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
