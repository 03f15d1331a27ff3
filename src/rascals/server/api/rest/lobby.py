"""The lobby: the public tables, making or joining a table, and a browser's own tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace

import msgspec
from starlette.responses import Response

from rascals.server import wire
from rascals.server.api import forwarding, seat_proof
from rascals.server.api.compression import packed
from rascals.server.api.forwarding import via
from rascals.server.api.invitations import others_address, served_port, table_of_code
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import API, JSON, Call, operation
from rascals.server.api.rest.seated import answer_seated, browser_and_system, my_table
from rascals.server.api.rest.streams import streaming
from rascals.server.guard import tokens, validation
from rascals.server.reachable import command_for_others, is_alone
from rascals.server.store import Elsewhere, Peer, StoreError
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.making import chosen, new_table
from rascals.server.tables.table_actor import TableActor
from rascals.table import commands
from rascals.table.messages import TableInfo, encode


@operation("GET", API + "/tables", answer=list[TableInfo])
async def list_tables(call: Call) -> Response:
    """List the public tables that are open or being played."""
    return await packed(
        call.request, encode(await call.service.registry.public()), JSON, cache="no-store", lasting=False
    )


@operation("GET", API + "/tables/events", answer=wire.Listing, media="text/event-stream")
async def list_events(call: Call) -> Response:
    """Stream the list of public tables: the whole list, then its changes, at most once a second."""
    call.limit("handshakes")
    registry, queue = call.service.registry, ClientQueue()
    if registry.lobby.full:
        raise Problem("rate", "rate", seconds=30)

    async def attach() -> str:
        await registry.public()
        registry.lobby.attach(queue)
        return call.service.run

    return streaming(call, queue, attach, lambda: registry.lobby.detach(queue))


@operation("POST", API + "/tables", answer=wire.Seated, status=201)
async def create_table(call: Call, wanted: wire.CreateTable) -> Response:
    """Make a table and sit down at it."""
    name = validation.clean_name(wanted.nickname)
    plans = _plans(wanted)
    _check(call, wanted, [plan.bot for plan in plans])
    call.limit("tables")
    actor = await new_table(call.service.actors, wanted)
    mine = next(seat for seat, plan in enumerate(plans) if plan.kind == "me")
    bots = {seat: plan.bot for seat, plan in enumerate(plans) if plan.kind == "bot"}
    token = await _seat_all(call, actor, commands.Sit(name, "", mine, wanted.pledge), bots)
    return await answer_seated(call, actor, mine, token, 201)


def _plans(wanted: wire.CreateTable) -> list[wire.SeatPlan]:
    """Return the plan of all seats, with exactly one for the maker of the table."""
    plans = [*wanted.seats, *[wire.SeatPlan(kind="open")] * (wanted.players - len(wanted.seats))]
    mine = [seat for seat, plan in enumerate(plans) if plan.kind == "me"]
    free = [seat for seat, plan in enumerate(plans) if plan.kind == "open"]
    if len(plans) > wanted.players or len(mine) > 1 or not (mine or free):
        raise Problem("bad", "seat-plan", seats=wanted.players)
    for plan in plans:
        if (plan.kind == "bot") != (plan.bot is not None):
            raise Problem("bad", "seat-plan", seats=wanted.players)
    if not mine:
        plans[free[0]] = wire.SeatPlan(kind="me")
    return plans


async def _seat_all(call: Call, actor: TableActor, me: commands.Sit, bots: Mapping[int, str | None]) -> str:
    """Seat the person who asks, with a fresh token, and the bots at a new table; return the token."""
    token, digest = tokens.new_token()
    browser, system = browser_and_system(call.request)
    await actor.do(replace(me, token=digest, browser=browser, system=system, address=call.asker))
    for seat, level in bots.items():
        await actor.do(commands.PlaceBot(me.seat or 0, seat, level))
    return token


@operation("POST", API + "/quick", answer=wire.Seated, status=201)
async def quick_game(call: Call, wanted: wire.QuickGame) -> Response:
    """Begin a game against bots at once."""
    name = validation.clean_name(wanted.nickname)
    _check(call, wanted, [wanted.level])
    call.limit("tables")
    actor = await new_table(call.service.actors, wanted)
    bots = dict.fromkeys(range(1, wanted.players), wanted.level)
    token = await _seat_all(call, actor, commands.Sit(name, "", 0, wanted.pledge), bots)
    await actor.do(commands.Start(0))
    return await answer_seated(call, actor, 0, token, 201)


def _check(call: Call, wanted: wire.CreateTable | wire.QuickGame, levels: Iterable[str | None]) -> None:
    """Refuse an invalid game, option, component or bot, before anything is created or counted."""
    chosen(wanted)
    for level in levels:
        call.service.check_level(wanted.game, level)


@operation("POST", API + "/join", answer=wire.Seated, errors=(404, 409))
async def join_table(call: Call, wanted: wire.JoinTable) -> Response:
    """Sit down at a table, by its code or its id; anyone who already sits there gets the same seat again."""
    name = validation.clean_name(wanted.nickname)
    code = None if wanted.code is None else tokens.clean_code(wanted.code)
    actor = await call.service.actor(await _table_to_join(call, wanted.table, code))
    own = seat_proof.proof(call.request, actor)
    seat, token = (None, "") if own is None else (own.seat, own.secret)
    if seat is None:
        table = actor.table.header.id
        token, digest = tokens.new_token() if wanted.id is None else tokens.token_from(wanted.id, table)
        sit = commands.Sit(
            name,
            digest,
            wanted.seat,
            wanted.pledge,
            *browser_and_system(call.request),
            invitation=commands.Invitation(code),
            had=seat_proof.shown(call.request, actor),
            address=call.asker,
        )
        await call.service.act(actor, sit)
        actor = await call.service.actor(table)
        seat = actor.table.seat_of(digest)
    if seat is None:
        raise Problem("not_found", "no-table")
    return await answer_seated(call, actor, seat, token)


async def _table_to_join(call: Call, table: str | None, code: str | None) -> str:
    """Return the id of the table to join, which is given by id or by code."""
    if table is not None and code is None:
        return table
    if code is None or table is not None:
        raise Problem("bad", "code-or-table")
    return await table_of_code(call.service, call.service.ip(call.request), code)


@operation("GET", API + "/reach")
async def reach(call: Call) -> wire.Reach:
    """Return whether others can connect, and at which URL; this machine also gets the command to allow it."""
    alone = is_alone(call.service.settings)
    command = command_for_others(served_port(call.request)) if alone else None
    return wire.Reach(alone=alone, address=others_address(call.service, call.request), command=command)


@operation("GET", API + "/codes/{code}")
async def table_by_code(call: Call) -> TableInfo:
    """Return the table with a code."""
    code = tokens.clean_code(call.request.path_params["code"])
    return (await call.service.actor(await _table_to_join(call, None, code))).table.info(invited=True)


# ---------------------------------------------------------------- one's own tables
# A summary of all tables at which a browser has a seat, in one request.

MOST = 32  # the most tables in one request


@operation(
    "GET",
    API + "/mine",
    query=(("tables", "ids of tables, with commas between them", False),),
    errors=(404,),
)
async def mine(call: Call) -> list[wire.MyTable]:
    """Return the tables at which the request proves a seat, and whose turn it is there; others are omitted."""
    wanted = [name for name in call.query("tables").split(",") if name]
    if len(wanted) > MOST:
        raise Problem("bad", "tables-many", count=MOST)
    found, left = dict[str, wire.MyTable | None](), dict.fromkeys(wanted)
    for pause in forwarding.PAUSES:
        away = await _look_at(call, left, found)
        if away and via(call.request.scope) is None:  # if forwarded, a table has just moved
            found |= await _at_others(call, away)
        left = {name: None for name in left if name not in found}
        if not left or via(call.request.scope) is not None:
            break
        await asyncio.sleep(pause)
    else:
        raise StoreError("another server does not answer")
    return [table for name in dict.fromkeys(wanted) if (table := found.get(name)) is not None]


async def _look_at(call: Call, names: Iterable[str], found: dict[str, wire.MyTable | None]) -> dict[Peer, list[str]]:
    """Add to `found` the tables that this server can answer for, None for those to omit; return the others by owner."""
    away: dict[Peer, list[str]] = {}
    for name in names:
        try:
            found[name] = await _mine(call, name)
        except Elsewhere as elsewhere:
            away.setdefault(elsewhere.peer, []).append(name)
    return away


async def _mine(call: Call, name: str) -> wire.MyTable | None:
    try:
        actor = await call.service.actor(name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None
    seat = seat_proof.seat_of(call.request, actor)
    return None if seat is None else my_table(actor, seat, call.service.clock())


async def _at_others(call: Call, away: Mapping[Peer, list[str]]) -> dict[str, wire.MyTable | None]:
    """Return what the servers that own these tables answer, by table id; nothing from servers that do not answer."""
    requests = [
        forwarding.ask(call.service, peer, f"{API}/mine?tables={','.join(names)}", b"", call.request)
        for peer, names in away.items()
    ]
    found: dict[str, wire.MyTable | None] = {}
    for names, answer in zip(away.values(), await asyncio.gather(*requests, return_exceptions=True), strict=True):
        if isinstance(answer, bytes):
            found |= dict.fromkeys(names) | {info.table.id: info for info in _tables(answer)}
    return found


_tables = msgspec.json.Decoder(list[wire.MyTable]).decode
