"""A summary of all tables at which a browser has a seat, in one request."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

from rascals.server.doors import forwarding, seat_proof
from rascals.server.doors.peers import via
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.held import my_table
from rascals.server.doors.rest.operations import API, Call, operation
from rascals.server.store import Elsewhere, Peer
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
    found: dict[str, MyTable] = {}
    away: dict[Peer, list[str]] = {}
    for name in dict.fromkeys(wanted):
        try:
            mine = await _mine(call, name)
        except Elsewhere as elsewhere:
            away.setdefault(elsewhere.peer, []).append(name)
        else:
            found |= {} if mine is None else {name: mine}
    if away and via(call.request.scope) is None:  # else a table has just moved on
        found |= await _at_others(call, away)
    return [found[name] for name in dict.fromkeys(wanted) if name in found]


async def _mine(call: Call, name: str) -> MyTable | None:
    try:
        room = await call.service.room(name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None
    seat, _ = seat_proof.proved_seat(call.request, room)
    return None if seat is None else my_table(room, seat, call.service.clock())


async def _at_others(call: Call, away: Mapping[Peer, list[str]]) -> dict[str, MyTable]:
    """Return what the servers that own these tables answer about them, by the tables' ids."""
    asked = [
        forwarding.ask(call.service, peer, f"{API}/mine?tables={','.join(names)}", b"", call.request)
        for peer, names in away.items()
    ]
    return {one.table.id: one for answer in await asyncio.gather(*asked) for one in _tables(answer)}


_tables = msgspec.json.Decoder(list[MyTable]).decode
