"""The tables that a browser knows, all at once: how each stands, and whose turn it is there."""

from __future__ import annotations

from rascals.server.doors import seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, Call, operation
from rascals.server.tables.room import Room
from rascals.server.wire import MyTable

MOST = 32  # tables asked for at once


@operation(
    "GET",
    API + "/mine",
    list[MyTable],
    query=(("tables", "ids of tables, with commas between them", False),),
    errors=(400, 404),
)
async def mine(call: Call) -> list[MyTable]:
    """Tell how the tables stand at which one has a seat, and whose turn it is; others are left out."""
    wanted = [name for name in call.query("tables").split(",") if name]
    if len(wanted) > MOST:
        raise Problem("bad", "tables-many", count=MOST)
    found = [await _mine(call, name) for name in dict.fromkeys(wanted)]
    return [table for table in found if table is not None]


async def _mine(call: Call, name: str) -> MyTable | None:
    try:
        room = await call.service.room_for(call.request, name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None
    seat, _ = seat_proof.proved_seat(call.request, room)
    return None if seat is None else _told(room, seat, call.service.clock())


def _told(room: Room, seat: int, at: int) -> MyTable:
    """Return what a seat's person is told of its table: nothing that its snapshot does not tell."""
    table = room.table
    shown = table.snapshot(seat, at)
    acting = shown.view["acting"] if shown.view is not None and table.status == "playing" else []
    return MyTable(
        table=shown.table,
        you=seat,
        turn=shown.decision is not None and table.status == "playing" and not shown.table.seats[seat].standin,
        acting=list(acting),
        deadline=shown.clocks.deadline.get(str(seat)),
    )
