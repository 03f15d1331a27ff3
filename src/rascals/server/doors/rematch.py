"""A rematch: the same people at one new table, even if they ask for it at several servers at once."""

from __future__ import annotations

import contextlib

from rascals.server.doors.service import Service
from rascals.server.guard.limits import network
from rascals.server.store import Conflict
from rascals.server.tables.copies import Seen
from rascals.server.tables.making import new_id, new_table
from rascals.server.tables.room import Room
from rascals.server.wire import CreateTable
from rascals.table import Command, Refused, Table, commands


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
