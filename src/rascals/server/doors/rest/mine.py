"""The tables that a browser knows, all at once, and a secret link that brings them to another one.

A link stands for a name and the seats that were put under it. The server keeps the SHA-256 of the link, and the tokens
of the seats sealed with the link itself: what lies in the database opens no seat. No account, no password: who has the
link has the seats, as who has a browser's cookies has them.
"""

from __future__ import annotations

from starlette.responses import Response

from rascals.server.doors import seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, JSON, Call, operation
from rascals.server.doors.rest.seated import set_seat_cookie
from rascals.server.guard import cleaning, tokens
from rascals.server.guard.sealing import seal, unseal
from rascals.server.tables.room import Room
from rascals.server.wire import (
    AddToKeyring,
    DeleteKeyring,
    Keyring,
    KeyringOf,
    MakeKeyring,
    MyTable,
    NewKey,
    Nothing,
)
from rascals.table import commands
from rascals.table.messages import encode

RINGS = API + "/keyrings"
MOST = 32  # tables asked for at once
OPENED = 40  # tables told of when a link is opened, and seats that come to the browser: it keeps only so many cookies


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
    room = await _room(call, name)
    seat = None if room is None else seat_proof.proved_seat(call.request, room)[0]
    return None if room is None or seat is None else _told(room, seat, call.service.clock())


async def _room(call: Call, name: str) -> Room | None:
    """Return the room of a table; None where there is none, or it is damaged."""
    try:
        return await call.service.room_for(call.request, name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None


@operation("POST", RINGS, NewKey, request=MakeKeyring, status=201, errors=(400, 429))
async def make_keyring(call: Call) -> Response:
    """Put one's seats, which the cookies prove, under a name and a new secret link."""
    wanted = await call.body(MakeKeyring)
    name = cleaning.clean_name(wanted.name)
    _limit(call)
    link, digest = tokens.new_token()
    rings, at = call.service.store.keyrings, call.service.clock()
    await rings.create(digest, name, at)
    await rings.hang(digest, await _sealed(call, link, wanted.tables), at)
    return Response(encode(NewKey(key=link, name=name)), 201, media_type=JSON)


@operation("POST", RINGS + "/open", Keyring, request=KeyringOf, errors=(400, 404, 429))
async def open_keyring(call: Call) -> Response:
    """Take the seats under a secret link to this browser, as cookies, and tell how their tables stand."""
    wanted = await call.body(KeyringOf)
    _, name = await _known(call, wanted.key)
    return await _opened(call, wanted.key, name)


@operation("POST", RINGS + "/add", Keyring, request=AddToKeyring, errors=(400, 404, 429))
async def add_to_keyring(call: Call) -> Response:
    """Put one's seats, which the cookies prove, under a secret link too; answers as opening it."""
    wanted = await call.body(AddToKeyring)
    ring, name = await _known(call, wanted.key)
    sealed = await _sealed(call, wanted.key, wanted.tables)
    await call.service.store.keyrings.hang(ring, sealed, call.service.clock())
    return await _opened(call, wanted.key, name)


@operation("POST", RINGS + "/replace", NewKey, request=KeyringOf, errors=(400, 404, 429))
async def replace_keyring(call: Call) -> NewKey:
    """Let another secret link lead to the same seats, and the old one nowhere."""
    wanted = await call.body(KeyringOf)
    ring, name = await _known(call, wanted.key)
    rings = call.service.store.keyrings
    link, digest = tokens.new_token()
    held = await _held(call, wanted.key, ring)
    sealed = {table: seal(link, table, token) for table, token in held.items()}
    if not await rings.replace(ring, digest, sealed, call.service.clock()):
        raise Problem("not_found", "no-keyring")
    return NewKey(key=link, name=name)


@operation("POST", RINGS + "/delete", Nothing, request=DeleteKeyring, errors=(400, 404, 429))
async def delete_keyring(call: Call) -> Nothing:
    """Forget a secret link; with `games` one's name and talk at its tables too, and leave those that go on."""
    wanted = await call.body(DeleteKeyring)
    ring, _ = await _known(call, wanted.key)
    for table, token in (await _held(call, wanted.key, ring) if wanted.games else {}).items():
        await _withdraw(call, table, tokens.digest(token))
    await call.service.store.keyrings.remove(ring)
    return Nothing()


async def _withdraw(call: Call, name: str, token: str) -> None:
    """Leave a table, or where it is over have one's name and talk removed from it."""
    service = call.service
    room = await service.rooms.get(name)
    seat = None if room is None else room.table.seat_of(token)
    if room is None or seat is None:
        return
    if room.table.status != "over":
        await service.act(room, commands.Leave(seat))
        return
    await service.store.anonymise(name, seat)
    service.rooms.drop(room)
    service.house.others.anew(name)


def _limit(call: Call) -> None:
    """Take one from what an address may ask of links: each opens many tables."""
    call.service.limit("keyrings", call.service.ip(call.request))


async def _known(call: Call, link: str) -> tuple[str, str]:
    """Return the id and the name of a link's keyring."""
    _limit(call)
    ring = tokens.digest(link)
    name = await call.service.store.keyrings.name(ring)
    if name is None:
        raise Problem("not_found", "no-keyring")
    return ring, name


async def _held(call: Call, link: str, ring: str) -> dict[str, str]:
    """Return the tokens under a link by table."""
    found = {table: unseal(link, table, lock) for table, lock in (await call.service.store.keyrings.keys(ring)).items()}
    return {table: token for table, token in found.items() if token is not None}


async def _sealed(call: Call, link: str, tables: list[str]) -> dict[str, bytes]:
    """Return the tokens by which this browser sits at tables, sealed with a link."""
    found: dict[str, bytes] = {}
    for name in dict.fromkeys(tables):
        room = await _room(call, name)
        seat, token = (None, "") if room is None else seat_proof.proved_seat(call.request, room)
        if seat is not None:
            found[name] = seal(link, name, token)
    return found


async def _opened(call: Call, link: str, name: str) -> Response:
    """Answer with what stands under a link, and with its seats as cookies; what opens no seat any more falls off.

    Where the browser has a seat at a table it keeps that one: no link takes a seat away.
    """
    ring = tokens.digest(link)
    rings = call.service.store.keyrings
    shown: list[MyTable] = []
    seats: list[tuple[Room, str]] = []
    lost: list[str] = []
    for table, held in list((await _held(call, link, ring)).items())[:OPENED]:
        room = await _room(call, table)
        if room is None:  # it is damaged, and may be mended
            continue
        seat = room.table.seat_of(tokens.digest(held))
        if seat is None:
            lost.append(table)
            continue
        own, token = seat_proof.proved_seat(call.request, room)
        shown.append(_told(room, seat if own is None else own, call.service.clock()))
        seats.append((room, held if own is None else token))
    if lost:
        await rings.drop(ring, lost)
    await rings.used(ring, call.service.clock())
    answer = Response(encode(Keyring(name=name, tables=shown)), media_type=JSON)
    for room, token in seats:
        set_seat_cookie(call, answer, room, token)
    return answer


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
