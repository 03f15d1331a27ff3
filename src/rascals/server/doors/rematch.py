"""The same people at a new table: one, though they ask for it at several servers at once."""

from __future__ import annotations

import contextlib
from hashlib import sha256

from rascals.server.doors.service import Service
from rascals.server.store import Conflict
from rascals.server.tables.making import new_table
from rascals.server.tables.room import Room
from rascals.server.wire import CreateTable
from rascals.table import Command, Refused, Table, commands, rulings


async def meet_again(service: Service, room: Room, by: int, pledge: str | None, ip: str) -> Room:
    """Return the new table for the people of one that is over, made if it is not there yet.

    Every step is one that another server may have done already, or be doing now. `pledge` is of the seat `by`; the
    others pledge when their clients come to the new table. One game is followed by one table; every other that it leads
    to counts among the tables that the address `ip` makes.
    """
    async with room.rematching:
        table = room.table
        before = table.rematch
        if before is not None:
            found = await service.room(before)
            if found.table.status != "over" or found.table.match is not None:
                return found  # one that ended without a game is made anew
            service.limit("tables", ip)
        rulings.finished(table)
        again = await _same(service, table, _id(table, before))
        await _seat(service, again, table, by, pledge)
        await service.act(room, commands.Rematch(by, again.table.header.id, before))
    again = await service.room(again.table.header.id)
    if len(again.table.people()) == 1 and again.table.status == "open":
        await _unless_done(service, again, commands.Start(by))
    return again


def _id(table: Table, before: str | None) -> str:
    """Return the id of the new table: every server knows the same, and nobody else can tell it."""
    parts = [table.header.id, before or "", *(place.token or "" for place in table.places)]
    return sha256(" ".join(parts).encode()).hexdigest()[:20]


async def _same(service: Service, table: Table, again: str) -> Room:
    """Return the table of that id, made like the one before if it is not there yet."""
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
    found = await service.rooms.get(again)
    if found is None:
        with contextlib.suppress(Conflict):  # another server was faster
            return await new_table(service.rooms, wanted, header, again)
    return found or await service.room(again)


async def _seat(service: Service, again: Room, table: Table, by: int, pledge: str | None) -> None:
    """Seat everybody as before; whoever asks first is host."""
    for place in sorted(table.people(), key=lambda place: place.seat != by):
        if again.table.places[place.seat].token != place.token:
            mine = pledge if place.seat == by else None
            await _unless_done(service, again, commands.Sit(place.name or "", place.token or "", place.seat, mine))
    for place in table.places:
        if place.bot is not None and again.table.places[place.seat].bot is None:
            host = again.table.host
            await _unless_done(service, again, commands.PlaceBot(by if host is None else host, place.seat, place.bot))


async def _unless_done(service: Service, room: Room, command: Command) -> None:
    """Carry out a command that is refused where another server has done it meanwhile."""
    with contextlib.suppress(Refused):
        await service.act(room, command)
