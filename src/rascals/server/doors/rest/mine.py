"""A summary of all tables at which a browser has a seat, in one request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from rascals.server.doors import forwarding, seat_proof
from rascals.server.doors.forwarding import via
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, Call, operation
from rascals.server.doors.rest.seated import my_table
from rascals.server.store import Elsewhere, Peer, StoreError
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
    found, left = dict[str, MyTable | None](), dict.fromkeys(wanted)
    for pause in forwarding.PAUSES:
        away = await _look_at(call, left, found)
        if away and via(call.request.scope) is None:  # else a table has just moved on
            found |= await _at_others(call, away)
        left = {name: None for name in left if name not in found}
        if not left or via(call.request.scope) is not None:
            break
        await asyncio.sleep(pause)
    else:
        raise StoreError("another server does not answer")
    return [one for name in dict.fromkeys(wanted) if (one := found.get(name)) is not None]


async def _look_at(call: Call, names: Iterable[str], found: dict[str, MyTable | None]) -> dict[Peer, list[str]]:
    """Add to `found` the tables that this server can answer for, None for those to omit; return who owns the others."""
    away: dict[Peer, list[str]] = {}
    for name in names:
        try:
            found[name] = await _mine(call, name)
        except Elsewhere as elsewhere:
            away.setdefault(elsewhere.peer, []).append(name)
    return away


async def _mine(call: Call, name: str) -> MyTable | None:
    try:
        room = await call.service.room(name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None
    seat, _ = seat_proof.proved_seat(call.request, room)
    return None if seat is None else my_table(room, seat, call.service.clock())


async def _at_others(call: Call, away: Mapping[Peer, list[str]]) -> dict[str, MyTable | None]:
    """Return what the servers that own these tables answer about them, by the tables' ids; not of those that do not."""
    asked = [
        forwarding.ask(call.service, peer, f"{API}/mine?tables={','.join(names)}", b"", call.request)
        for peer, names in away.items()
    ]
    found: dict[str, MyTable | None] = {}
    for names, answer in zip(away.values(), await asyncio.gather(*asked, return_exceptions=True), strict=True):
        if isinstance(answer, bytes):
            found |= dict.fromkeys(names) | {one.table.id: one for one in _tables(answer)}
    return found


_tables = msgspec.json.Decoder(list[MyTable]).decode
