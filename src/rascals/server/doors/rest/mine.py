"""A summary of all tables at which a browser has a seat, in one request."""

from __future__ import annotations

from rascals.server.doors import seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.held import my_table, sound_room
from rascals.server.doors.rest.operations import API, Call, operation
from rascals.server.wire import MyTable

MOST = 32  # the most tables in one request


@operation(
    "GET",
    API + "/mine",
    list[MyTable],
    query=(("tables", "ids of tables, with commas between them", False),),
    errors=(400, 404),
)
async def mine(call: Call) -> list[MyTable]:
    """Return the tables at which the request proves a seat, and whose turn it is there; others are omitted."""
    wanted = [name for name in call.query("tables").split(",") if name]
    if len(wanted) > MOST:
        raise Problem("bad", "tables-many", count=MOST)
    found = [await _mine(call, name) for name in dict.fromkeys(wanted)]
    return [table for table in found if table is not None]


async def _mine(call: Call, name: str) -> MyTable | None:
    room = await sound_room(call, name)
    seat = None if room is None else seat_proof.proved_seat(call.request, room)[0]
    return None if room is None or seat is None else my_table(room, seat, call.service.clock())
