"""A table and its seats: its description, its invitation, people and bots who join and leave, and the rematch."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from starlette.responses import Response

from rascals.server import wire
from rascals.server.api import seat_proof
from rascals.server.api.invitations import others_address
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import TABLE, Call, H, operation
from rascals.server.api.rest.seated import answer_seated
from rascals.server.api.service import Service, offered
from rascals.server.guard import tokens
from rascals.server.reachable import is_alone
from rascals.server.store import Conflict
from rascals.server.tables.making import new_id, same_table
from rascals.server.tables.other_servers import Seen
from rascals.server.tables.table_actor import TableActor
from rascals.table import Command, Personal, Refused, Table, commands
from rascals.table.messages import TableInfo


@operation("GET", TABLE)
async def table_info(call: Call) -> TableInfo:
    """Return a table's description; strangers do not get the code of a table without spectators."""
    return await call.info()


@operation("GET", TABLE + "/qr.svg", media="image/svg+xml", seat="optional")
async def qr_code(call: Call) -> Response:
    """Draw the link to join a table as a QR code."""
    draw = offered(call.service.extras.qr_code)
    actor = await call.actor()
    others = None if is_alone(call.service.settings) else others_address(call.service, call.request)
    base = others or str(call.request.base_url)
    code = actor.table.info(seat_proof.seat_of(call.request, actor)).code
    if code is None:
        raise seat_proof.unproved(call.request, actor)
    return Response(draw(f"{base.rstrip('/')}/j/{code}"), media_type="image/svg+xml")


# ---------------------------------------------------------------- commands
# What the person in a seat can do to the table and its seats.


def seat_command(path: str, errors: tuple[int, ...] = (409,), **more: Any) -> Callable[[H], H]:
    """Add an operation that needs the proof of a seat, below the table's path."""
    return operation("POST", TABLE + path, seat="required", errors=errors, **more)


async def _changed(call: Call, make: Callable[[int], Personal]) -> TableInfo:
    """Do as `Call.do`, within the seat's limit for changes of mind: each is stored, and most are sent to everybody."""
    actor, (seat, *_) = await call.seated()
    call.service.limit("wishes", actor.table.person_at(seat))
    return await call.do(make)


@seat_command("/start")
async def start(call: Call, _nothing: wire.Nothing) -> TableInfo:
    """Start the game (host): at once, or as soon as all pledges are opened."""
    return await call.do(commands.Start)


@seat_command("/pledge")
async def pledge(call: Call, wanted: wire.GivePledge) -> TableInfo:
    """Pledge a nonce before the start, to contribute to the game's random seed (commitment)."""
    return await _changed(call, lambda seat: commands.Pledge(seat, wanted.pledge))


@seat_command("/open")
async def open_pledge(call: Call, wanted: wire.OpenPledge) -> TableInfo:
    """Open one's pledge (reveal the nonce) while the table waits for it; the game starts with the last one."""
    return await call.do(lambda seat: commands.Open(seat, wanted.nonce))


@seat_command("/leave", errors=())
async def leave(call: Call, _nothing: wire.Nothing) -> TableInfo:
    """Leave: before the start the seat becomes free, in play a bot takes over."""
    if seat_proof.has_left(call.request, await call.actor()):  # leaving again is no error
        return await call.info()
    return await call.do(commands.Leave)


@seat_command("/return", errors=())
async def come_back(call: Call, _nothing: wire.Nothing) -> TableInfo:
    """Take one's seat back from the bot that stood in."""
    return await _changed(call, commands.Return)


@seat_command("/kick")
async def kick(call: Call, wanted: wire.KickSeat) -> TableInfo:
    """Free another person's seat before the start (host)."""
    return await call.do(lambda seat: commands.Kick(seat, wanted.seat, tokens.new_code(), wanted.name, call.asker))


@seat_command("/bot")
async def set_bot(call: Call, wanted: wire.SetBot) -> TableInfo:
    """Put a bot on an open seat before the start, or remove it (host)."""
    call.service.check_level((await call.actor()).table.header.game, wanted.bot)
    return await _changed(call, lambda seat: commands.PlaceBot(seat, wanted.seat, wanted.bot))


@seat_command("/standin")
async def set_standin(call: Call, wanted: wire.SetStandin) -> TableInfo:
    """Let a bot stand in for one's own seat or, as host, for an absent person; or end that."""
    call.service.check_level((await call.actor()).table.header.game, wanted.bot)
    return await _changed(call, lambda seat: commands.Standin(seat, wanted.seat, wanted.on, wanted.bot))


@seat_command("/dayoff")
async def day_off(call: Call, wanted: wire.TakeDayOff) -> TableInfo:
    """Take a day off, at a table where each decision has a day or more; everybody sees it."""
    return await call.do(lambda seat: commands.DayOff(seat, wanted.taken))


@seat_command("/forget")
async def forget(call: Call, _nothing: wire.Nothing) -> TableInfo:
    """Remove one's name and talk from a table that is over; the game stays."""
    actor, (seat, *_) = await call.seated()
    if actor.table.status != "over":
        raise Problem("not_now", "not-over")
    await call.service.registry.forget_person(actor, seat)
    return (await call.actor()).table.info(seat)


@seat_command("/coach")
async def coach(call: Call, wanted: wire.SetCoach) -> TableInfo:
    """Agree, or no longer agree, that people at the table may ask the coach; all who play must agree."""
    return await _changed(call, lambda seat: commands.AgreeCoach(seat, wanted.on))


@seat_command("/pause")
async def pause(call: Call, wanted: wire.BotPause) -> TableInfo:
    """Choose how long bots seem to think, at a table with only one person; at others the table fixes it."""
    return await _changed(call, lambda seat: commands.SetPause(seat, wanted.pause))


@seat_command("/wish")
async def conditional_move(call: Call, wanted: wire.SetConditionalMove) -> TableInfo:
    """Set or remove a conditional move before one's turn; nobody else learns of it."""
    return await _changed(call, lambda seat: commands.SetConditionalMove(seat, wanted.condition, wanted.number))


@seat_command("/hurry")
async def hurry(call: Call, _nothing: wire.Nothing) -> TableInfo:
    """Let bots move without pauses until one's next decision, at a table with only one person."""
    actor, (seat, *_) = await call.seated()
    actor.table.playing()
    if len(actor.table.people()) > 1:
        raise Problem("not_now", "pause-shared")
    actor.bots.hurry()
    return actor.table.info(seat)


# ---------------------------------------------------------------- rematch
# A rematch: the same people at one new table, even if they ask for it at several servers at once.


@seat_command("/rematch", answer=wire.Seated)
async def rematch(call: Call, wanted: wire.PlayAgain) -> Response:
    """Make a rematch: the same people at a new table, where everybody's token is valid, too."""
    actor, mine = await call.seated()
    again = await meet_again(call, actor, mine.seat, wanted.pledge)
    if again.table.seat_of(mine.token) is None:
        await _come_along(call, actor, mine, again, wanted.pledge)
        again = await call.service.seen(again.table.header.id)
    seat = again.table.seat_of(mine.token)
    if seat is None:
        raise Problem("not_found", "no-table")
    return await answer_seated(call, again, seat, mine.secret)


async def meet_again(call: Call, actor: TableActor, by: int, pledge: str | None) -> Seen:
    """Return the rematch's table for a table that is over; it is made if it does not exist yet.

    Another server may have done any of the steps already, or be doing it now. `pledge` is that of the seat `by`; the
    others pledge when their clients come to the new table. The first rematch of a game is free; further ones, made
    because the last ended without a game, count towards the asking address's limit of tables.
    """
    service, table = call.service, actor.table
    async with actor.rematching:
        before = table.rematch
        if before is not None:
            found = await service.seen(before)
            if found.table.status != "over" or found.table.match is not None:
                return found  # unless it ended without a game: then another is made
            call.limit("tables")
        table.finished()
        again = await _same(service, table, _id(service.settings.cell, table, before))
        await _seat(service, again, table, by, pledge, call.asker)
        await service.act(actor, commands.Rematch(by, again.table.header.id, before))
    again = await service.seen(again.table.header.id)
    if len(again.table.people()) == 1 and again.table.status == "open":
        await _unless_done(service, again, commands.Start(by))
    return again


def _id(cell: str, table: Table, before: str | None) -> str:
    """Return the id of the new table: every server computes the same one, and nobody else can guess it."""
    parts = [table.header.id, before or "", *(holder.token or "" for holder in table.seats)]
    return new_id(cell, " ".join(parts))


async def _same(service: Service, table: Table, again: str) -> Seen:
    """Return the table with the id `again`; it is made like `table` if it does not exist yet."""
    if await service.store.table(again) is None:
        with contextlib.suppress(Conflict):  # another server was faster
            return await same_table(service.actors, table.header, again)
    return await service.seen(again)


async def _seat(service: Service, again: Seen, table: Table, by: int, pledge: str | None, address: str) -> None:
    """Seat everybody as before; the person who asked first, from the address, is the host."""
    for holder in sorted(table.people(), key=lambda holder: holder.seat != by):
        if again.table.seats[holder.seat].token != holder.token:
            proofs = tuple(
                commands.NewProof(token, proof.way, proof.browser, proof.system)
                for token, proof in holder.proofs.items()
                if proof.way != "link"  # a link leads only to tables that were added to it
            )
            name, token = holder.name or "", holder.token or ""
            mine, came = (pledge, address) if holder.seat == by else (None, table.came.get(token))
            sit = commands.Sit(name, token, holder.seat, mine, proofs=proofs, address=came)
            await _unless_done(service, again, sit)
    for holder in table.seats:
        if holder.bot is not None and again.table.seats[holder.seat].bot is None:
            host = again.table.host
            await _unless_done(service, again, commands.PlaceBot(by if host is None else host, holder.seat, holder.bot))


async def _unless_done(service: Service, actor: Seen, command: Command) -> None:
    """Carry out a command, ignoring the refusal if another server has done it meanwhile."""
    with contextlib.suppress(Refused):
        await service.act(actor, command)


async def _come_along(
    call: Call, actor: TableActor, mine: seat_proof.ProvedSeat, again: Seen, pledge: str | None
) -> None:
    """Make a token prove its person's seat at the new table as well, as the device may be newer than that table.

    If the person has left the new table meanwhile, they sit down again, unless the host has removed them. A token that
    was ended there stays so.
    """
    before = actor.table.seats[mine.seat]
    device = before.proofs[mine.token]
    proof = commands.NewProof(mine.token, "opened", device.browser, device.system)
    had = seat_proof.shown(call.request, again)
    sit = commands.Sit(
        before.name or "", before.token or "", pledge=pledge, proofs=(proof,), had=had, address=call.asker
    )
    await call.service.act(again, sit)
