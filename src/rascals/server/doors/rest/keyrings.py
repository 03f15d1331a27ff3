"""Keyrings: a secret link that gives another browser one's seats, and the list of devices that hold them.

A link leads to a name and to the seats that were added to it. At each table the link has a token of its own, and so has
each browser that opened it; each of these tokens can be revoked by itself. The server stores the SHA-256 of the link,
and its tokens encrypted with the link itself, so the database alone gives access to no seat. There are no accounts or
passwords: whoever has the link has the seats, just like whoever has a browser's cookies.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from starlette.responses import Response

from rascals.server.doors import forwarding, seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, JSON, Call, operation
from rascals.server.doors.rest.seated import browser_and_system, my_table, set_seat_cookies, sound
from rascals.server.doors.seat_proof import Proof
from rascals.server.doors.service import Sealing, offered
from rascals.server.guard import tokens, validation
from rascals.server.store import Elsewhere, StoreError
from rascals.server.tables.other_servers import Copy, Seen
from rascals.server.wire import (
    AddToKeyring,
    DeleteKeyring,
    DeviceInfo,
    EndDevice,
    Keyring,
    KeyringOf,
    MakeKeyring,
    MyTable,
    NewKey,
    Nothing,
)
from rascals.table import Personal, Refused, Unproved, commands
from rascals.table.commands import NewProof
from rascals.table.messages import Way, encode
from rascals.table.seats import Proof as TableProof

RINGS = API + "/keyrings"
OPENED = 40  # the most tables returned, and seats given to a browser, when a link is opened: cookies are limited
SHOWN = 16  # characters of a token's SHA-256 that identify a device to its owner


class Held(NamedTuple):
    """A seat on a keyring: its room, and the link's proof. `own`: the browser's own proof, if it has the same seat."""

    room: Seen
    proof: Proof
    own: Proof | None

    @property
    def table(self) -> str:
        """The table's id."""
        return self.room.table.header.id

    @property
    def proofs(self) -> dict[str, TableProof]:
        """All proofs of the seat, by the SHA-256 of the token."""
        return self.room.table.places[self.proof.seat].proofs

    @property
    def way(self) -> Way | None:
        """How the link's token came to prove the seat; in earlier versions it was the browser's own token."""
        return self.proofs[self.proof.token].way if self.proof.token in self.proofs else None


@operation("POST", RINGS, NewKey, request=MakeKeyring, status=201, errors=(400, 404, 429))
async def make_keyring(call: Call) -> Response:
    """Make a keyring: a new secret link, with a name, to one's seats, which the cookies prove."""
    wanted = await call.body(MakeKeyring)
    name = validation.clean_name(wanted.name)
    _limit(call)
    link, digest = tokens.new_token()
    rings, at = call.service.store.keyrings, call.service.clock()
    await rings.create(digest, name, at)
    await rings.hang(digest, await _hung(call, link, digest, wanted.tables), at)
    return Response(encode(NewKey(key=link, name=name)), 201, media_type=JSON)


@operation("POST", RINGS + "/open", Keyring, request=KeyringOf, errors=(400, 404, 429))
async def open_keyring(call: Call) -> Response:
    """Give this browser the seats of a secret link, as cookies; return their tables."""
    wanted = await call.body(KeyringOf)
    ring, name = await _known(call, wanted.key)
    return await _opened(call, wanted.key, ring, name)


@operation("POST", RINGS + "/add", Keyring, request=AddToKeyring, errors=(400, 404, 429))
async def add_to_keyring(call: Call) -> Response:
    """Add one's seats, which the cookies prove, to a secret link; answers like opening it."""
    wanted = await call.body(AddToKeyring)
    ring, name = await _known(call, wanted.key)
    hung = await _hung(call, wanted.key, ring, wanted.tables)
    await call.service.store.keyrings.hang(ring, hung, call.service.clock())
    return await _opened(call, wanted.key, ring, name)


@operation("POST", RINGS + "/replace", NewKey, request=KeyringOf, errors=(400, 404, 429))
async def replace_keyring(call: Call) -> Response:
    """Replace a secret link by a new one to the same seats, and end the old one; all other devices lose the seats.

    The browser that asks keeps its seats. The old link ends first, so that of two concurrent requests one fails.
    """
    wanted = await call.body(KeyringOf)
    ring, name = await _known(call, wanted.key)
    link, digest = tokens.new_token()
    held = await _with_rematches(call, await _held(call, wanted.key, ring))
    fresh = {one.table: tokens.new_token() for one in held}
    under = {**await _tokens(call, wanted.key, ring), **{table: token for table, (token, _) in fresh.items()}}
    sealing = _sealing(call)
    sealed = {table: sealing.seal(link, table, token) for table, token in under.items()}
    if not await call.service.store.keyrings.replace(ring, digest, sealed, call.service.clock()):
        raise Problem("not_found", "no-keyring")
    renewed: list[tuple[Seen, str]] = []
    left: list[str] = []
    for one in held:
        try:
            token = await _replaced(call, one, fresh[one.table][1])
        except StoreError:
            left.append(one.table)
        else:
            renewed += [] if token is None else [(one.room, token)]
    answer = Response(encode(NewKey(key=link, name=name, left=tuple(left))), media_type=JSON)
    await set_seat_cookies(call, answer, renewed[:OPENED])
    return answer


async def _replaced(call: Call, held: Held, link: str) -> str | None:
    """Revoke all proofs of a seat except the browser's own, and add the new link's; return the browser's new token.

    The browser needs a new token only if it holds the old link's own one, as it did in earlier versions; else None.
    """
    before = dict(held.proofs)
    own = held.own.token if held.own is not None and held.own.token != held.proof.token else None
    fresh = [NewProof(link, "link")]
    token, digest = (None, None) if own is not None or held.own is None else tokens.new_token()
    if digest is not None:
        old = before[held.proof.token]
        fresh.append(NewProof(digest, old.way, old.browser, old.system))
    kept = () if own is None else (own,)
    command = commands.ReplaceProofs(held.proof.seat, tuple(fresh), kept, token=held.proof.token)
    try:
        await _act(call, held.room, command)
    except Unproved:  # the seat was left, or another device was faster
        return None
    calls = call.service.store.calls
    if digest is not None:
        await calls.rekey(held.table, held.proof.token, digest)
    await calls.end_keys(held.table, [one for one in before if one not in kept])
    return token


@operation("POST", RINGS + "/delete", Nothing, request=DeleteKeyring, errors=(400, 404, 429))
async def delete_keyring(call: Call) -> Nothing:
    """Delete a secret link; with `games`, also name, talk and addresses at its tables, leaving unfinished ones."""
    wanted = await call.body(DeleteKeyring)
    ring, _ = await _known(call, wanted.key)
    held = await _held(call, wanted.key, ring)
    if wanted.games:
        people = {one.table: one.room.table.places[one.proof.seat].token or "" for one in held}
        await call.service.store.calls.forget_seats(people)
    for one in held:
        if wanted.games:
            await _withdraw(call, one)
        elif one.way == "link":
            await _ended(call, [one], one.proof.token)
    await call.service.store.keyrings.remove(ring)
    return Nothing()


async def _withdraw(call: Call, held: Held) -> None:
    """Leave a table, or, if it is over, remove one's name and talk from it."""
    service, seat = call.service, held.proof.seat
    if held.room.table.status != "over":
        with suppress(Unproved):  # another device has left it meanwhile
            await _act(call, held.room, commands.Leave(seat, token=held.proof.token))
    elif isinstance(held.room, Copy):
        await forwarding.forget(service, held.room, seat)
    else:
        await service.house.forget_person(held.room, seat)


# ---------------------------------------------------------------- devices


@operation("POST", RINGS + "/devices", list[DeviceInfo], request=KeyringOf, errors=(400, 404, 429))
async def devices(call: Call) -> list[DeviceInfo]:
    """List the devices that hold the seats of a secret link, and other links to them."""
    wanted = await call.body(KeyringOf)
    ring, _ = await _known(call, wanted.key)
    return _devices(await _with_rematches(call, await _held(call, wanted.key, ring)))


@operation("POST", RINGS + "/end", list[DeviceInfo], request=EndDevice, errors=(400, 404, 429))
async def end_device(call: Call) -> list[DeviceInfo]:
    """Revoke the seats of a secret link for a device or another link; return those that still hold them."""
    wanted = await call.body(EndDevice)
    ring, _ = await _known(call, wanted.key)
    held = await _with_rematches(call, await _held(call, wanted.key, ring))
    for token in {token for one in held for token in _others(one) if token[:SHOWN] == wanted.device}:
        await _ended(call, held, token)
    return _devices(await _with_rematches(call, await _held(call, wanted.key, ring)))


def _devices(held: list[Held]) -> list[DeviceInfo]:
    """Return the devices that hold these seats, each once, the oldest first."""
    found: dict[str, DeviceInfo] = {}
    for one in held:
        for token, proof in _others(one).items():
            known = found.get(token)
            tables = [*(known.tables if known else ()), one.table]
            since = min(proof.since, known.since if known else proof.since)
            here = (one.own is not None and one.own.token == token) or (known is not None and known.here)
            found[token] = DeviceInfo(token[:SHOWN], proof.way, since, tables, here, proof.browser, proof.system)
    return sorted(found.values(), key=lambda device: (device.since, device.id))


def _others(held: Held) -> dict[str, TableProof]:
    """Return the proofs of a seat other than the link's own token."""
    return {token: one for token, one in held.proofs.items() if token != held.proof.token or one.way != "link"}


async def _ended(call: Call, held: Iterable[Held], token: str) -> None:
    """Revoke a token for these seats, except where it is the last proof of a seat."""
    for one in held:
        if token not in one.proofs:
            continue
        try:
            await _act(call, one.room, commands.EndProofs(one.proof.seat, (token,), token=one.proof.token))
        except (Refused, Unproved):
            continue
        await call.service.store.calls.end_keys(one.table, [token])


# ---------------------------------------------------------------- the seats of a link


def _sealing(call: Call) -> Sealing:
    """Return what encrypts the tokens of a link; `Problem` if this server offers no keyrings."""
    return offered(call.service.extras.sealing)


def _limit(call: Call) -> None:
    """Take one token from the client's limit for keyrings, as each request loads many tables."""
    _sealing(call)
    call.service.limit("keyrings", call.service.ip(call.request))


async def _known(call: Call, link: str) -> tuple[str, str]:
    """Return the id and the name of a link's keyring."""
    _limit(call)
    ring = tokens.digest(link)
    name = await call.service.store.keyrings.name(ring)
    if name is None:
        raise Problem("not_found", "no-keyring")
    return ring, name


async def _tokens(call: Call, link: str, ring: str) -> dict[str, str]:
    """Return the tokens of a link by table, the latest first."""
    sealed, sealing = await call.service.store.keyrings.keys(ring), _sealing(call)
    found = {table: sealing.unseal(link, table, lock) for table, lock in sealed.items()}
    return {table: token for table, token in found.items() if token is not None}


async def _held(call: Call, link: str, ring: str) -> list[Held]:
    """Return the seats of a link, the latest first; tokens that no longer prove a seat are removed from it."""
    found: list[Held] = []
    lost: list[str] = []
    for table, token in (await _tokens(call, link, ring)).items():
        room = await sound(call, table)
        if room is None:  # damaged; it may be repaired, so its key stays
            continue
        digest = tokens.digest(token)
        seat = room.table.seat_of(digest)
        own = seat_proof.proof(call.request, room)
        if seat is None:
            lost.append(table)
        else:
            found.append(Held(room, Proof(seat, digest), own if own is not None and own.seat == seat else None))
    if lost:
        await call.service.store.keyrings.drop(ring, lost)
    return found


async def _with_rematches(call: Call, held: list[Held]) -> list[Held]:
    """Return seats, and the same person's seats at rematches, which the proofs of the former seats prove as well.

    The seats at rematches need not have been added to a link.
    """
    found, known = [*held], {one.table for one in held}
    for one in found:  # grows meanwhile, as a rematch may lead to another
        again = one.room.table.rematch
        if again is None or again in known:
            continue
        known.add(again)
        room = await sound(call, again)
        there = None if room is None else _same_person(call, one, room)
        found += [] if there is None else [there]
    return found


def _same_person(call: Call, before: Held, room: Seen) -> Held | None:
    """Return the seat of the same person at another table; None if they have none there."""
    own = seat_proof.proof(call.request, room)
    for place in room.table.places:
        shared = [token for token in place.proofs if token in before.proofs]
        if shared:
            mine = own if own is not None and own.seat == place.seat else None
            token = next((token for token in shared if mine is None or token != mine.token), shared[0])
            return Held(room, Proof(place.seat, token), mine)
    return None


async def _hung(call: Call, link: str, ring: str, tables: list[str]) -> dict[str, bytes]:
    """Add to a link the seats that this browser has at tables, with tokens of its own; return them encrypted, by table.

    If the link already leads to the same seat, it keeps its token.
    """
    there = await _tokens(call, link, ring)
    found: dict[str, bytes] = {}
    for name in dict.fromkeys(tables):
        room = await sound(call, name)
        own = None if room is None else seat_proof.proof(call.request, room)
        if room is None or own is None:
            continue
        token = there.get(name)
        if token is None or room.table.seat_of(tokens.digest(token)) != own.seat:
            token, digest = tokens.new_token()
            if not await _added(call, room, own, NewProof(digest, "link")):
                continue
        found[name] = _sealing(call).seal(link, name, token)
    return found


async def _act(call: Call, room: Seen, command: Personal) -> None:
    """Carry out a command at a table, whoever owns it; the owner may have changed since the table was looked at."""
    try:
        await call.service.act(room, command)
    except Elsewhere:
        await call.service.act(await call.service.seen(room.table.header.id), command)


async def _added(call: Call, room: Seen, by: Proof, fresh: NewProof) -> bool:
    """Add a proof to a seat; False if the proof with which this is requested is no longer valid."""
    try:
        await _act(call, room, commands.AddProof(by.seat, fresh, token=by.token))
    except Unproved:
        return False
    return True


async def _opened(call: Call, link: str, ring: str, name: str) -> Response:
    """Answer with the tables of a link, and with its seats as cookies.

    If the browser already has a seat at a table, it keeps that one: no link takes a seat away.
    """
    shown: list[MyTable] = []
    seats: list[tuple[Seen, str]] = []
    token, digest = tokens.new_token()  # one token for all seats, since they belong to one device
    device = NewProof(digest, "opened", *browser_and_system(call.request))
    for one in (await _held(call, link, ring))[:OPENED]:
        own, theirs = seat_proof.proved_seat(call.request, one.room)
        if own is None and not await _added(call, one.room, one.proof, device):
            continue
        room = await call.service.seen(one.table)
        shown.append(my_table(room, one.proof.seat if own is None else own, call.service.clock()))
        seats.append((room, token if own is None else theirs))
    await call.service.store.keyrings.used(ring, call.service.clock())
    answer = Response(encode(Keyring(name=name, tables=shown)), media_type=JSON)
    await set_seat_cookies(call, answer, seats)
    return answer
