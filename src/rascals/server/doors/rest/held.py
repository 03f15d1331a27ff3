"""A table at which a browser holds a seat: loading it, and the summary for that seat's person."""

from __future__ import annotations

from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import Call
from rascals.server.tables.copies import Seen
from rascals.server.wire import MyTable


async def sound(call: Call, name: str) -> Seen | None:
    """Return a table to look at; None if it does not exist or is damaged."""
    try:
        return await call.service.seen(name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None


def my_table(room: Seen, seat: int, at: int) -> MyTable:
    """Return the summary of a table for a seat's person, with nothing that the seat's snapshot does not contain."""
    table = room.table
    shown = table.summary(seat, at)
    return MyTable(
        table=shown.table,
        you=seat,
        turn=shown.decision is not None and table.status == "playing" and not shown.table.seats[seat].standin,
        acting=shown.acting if table.status == "playing" else [],
        deadline=shown.clocks.deadline.get(str(seat)),
    )
