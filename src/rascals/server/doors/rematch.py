"""The same people at a new table."""

from __future__ import annotations

from rascals.server.doors.service import Service
from rascals.server.tables.making import new_table
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.wire import CreateTable
from rascals.table import Table, commands, rulings


async def meet_again(service: Service, room: Room, by: int, pledge: str | None) -> Room:
    """Return the new table for the people of one that is over, made if it is not there yet.

    `pledge` of the seat `by`; the others pledge when their clients come to the new table.
    """
    async with room.rematching:
        table = room.table
        before = table.rematch
        if before is not None:
            found = await service.room(before)
            if found.table.status != "over" or found.table.match is not None:
                return found  # one that ended without a game is made anew
        rulings.finished(table)
        again = await _same(service.rooms, table)
        for place in sorted(table.people(), key=lambda place: place.seat != by):  # whoever asks is host
            mine = pledge if place.seat == by else None
            await again.do(commands.Sit(place.name or "", place.token or "", place.seat, mine))
        for place in table.places:
            if place.bot is not None:
                await again.do(commands.PlaceBot(by, place.seat, place.bot))
        await service.act(room, commands.Rematch(by, again.table.header.id, before))
    if len(again.table.people()) == 1:
        await again.do(commands.Start(by))
    return again


async def _same(rooms: Rooms, table: Table) -> Room:
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
    )
    return await new_table(rooms, wanted, header)
