"""Sign-in links: a secret link that gives another browser one's seats, and the list of devices that hold them.

A link leads to a name and to the seats that were added to it. At each table the link has a token of its own, and so has
each browser that opened it; each of these tokens can be revoked by itself. The server stores the SHA-256 of the link,
and its tokens encrypted with the link itself, so the database alone gives access to no seat. There are no accounts or
passwords: whoever has the link has the seats, just like whoever has a browser's cookies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from starlette.responses import Response

from rascals.server import wire
from rascals.server.api import forwarding, seat_proof
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import API, JSON, Call, H, operation
from rascals.server.api.rest.seated import browser_and_system, my_table, set_seat_cookies, sound
from rascals.server.api.seat_proof import ProvedSeat
from rascals.server.api.service import Sealing, offered
from rascals.server.guard import tokens, validation
from rascals.server.store import Elsewhere, SignInLinks, StoreError
from rascals.server.tables.other_servers import Copy, Seen
from rascals.table import Personal, Refused, Unproved, commands
from rascals.table.commands import NewProof
from rascals.table.messages import Way, encode
from rascals.table.seats import SeatProof as TableProof

OPENED = 40  # the most tables returned, and seats given to a browser, when a link is opened: cookies are limited
SHOWN = 16  # characters of a token's SHA-256 that identify a device to its owner


def link_operation(path: str, **more: Any) -> Callable[[H], H]:
    """Add an operation on a sign-in link, which the request's body contains."""
    return operation("POST", f"{API}/keyrings{path}", errors=(404,), **more)


@link_operation("", answer=wire.NewKey, status=201)
async def make_sign_in_link(call: Call, wanted: wire.MakeSignInLink) -> Response:
    """Make a sign-in link: a new secret link, with a name, to one's seats, which the cookies prove."""
    name = validation.clean_name(wanted.name)
    sealing = _sealing(call)
    link, digest = tokens.new_token()
    await call.service.store.sign_in_links.create(digest, name, call.service.clock())
    await KnownLink(call, sealing, link, digest, name).add(wanted.tables)
    return Response(encode(wire.NewKey(key=link, name=name)), 201, media_type=JSON)


@link_operation("/open", answer=wire.SignInLink)
async def open_sign_in_link(call: Call, wanted: wire.SignInLinkOf) -> Response:
    """Give this browser the seats of a secret link, as cookies; return their tables."""
    return await _opened(await _known(call, wanted.key))


@link_operation("/add", answer=wire.SignInLink)
async def add_to_sign_in_link(call: Call, wanted: wire.AddToSignInLink) -> Response:
    """Add one's seats, which the cookies prove, to a secret link; answers like opening it."""
    known = await _known(call, wanted.key)
    await known.add(wanted.tables)
    return await _opened(known)


@link_operation("/replace", answer=wire.NewKey)
async def replace_sign_in_link(call: Call, wanted: wire.SignInLinkOf) -> Response:
    """Replace a secret link by a new one to the same seats, and end the old one; all other devices lose the seats.

    The browser that asks keeps its seats. The old link ends first, so that of two concurrent requests one fails.
    """
    known = await _known(call, wanted.key)
    link, digest = tokens.new_token()
    held = await _with_rematches(call, await known.held())
    fresh = {one.table: tokens.new_token() for one in held}
    under = {**await known.unsealed(), **{table: token for table, (token, _) in fresh.items()}}
    sealed = {table: known.sealing.seal(link, table, token) for table, token in under.items()}
    if not await known.store.replace(known.id, digest, sealed, call.service.clock()):
        raise Problem("not_found", "no-keyring")
    renewed: list[tuple[Seen, str]] = []
    left: list[str] = []
    for one in held:
        try:
            token = await _replaced(call, one, fresh[one.table][1])
        except StoreError:
            left.append(one.table)
        else:
            renewed += [] if token is None else [(one.actor, token)]
    answer = Response(encode(wire.NewKey(key=link, name=known.name, left=tuple(left))), media_type=JSON)
    await set_seat_cookies(call, answer, renewed[:OPENED])
    return answer


async def _replaced(call: Call, held: HeldSeat, link: str) -> str | None:
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
        await _act(call, held.actor, command)
    except Unproved:  # the seat was left, or another device was faster
        return None
    calls = call.service.store.calls
    if digest is not None:
        await calls.rekey(held.table, held.proof.token, digest)
    await calls.end_keys(held.table, [one for one in before if one not in kept])
    return token


@link_operation("/delete")
async def delete_sign_in_link(call: Call, wanted: wire.DeleteSignInLink) -> wire.Nothing:
    """Delete a secret link; with `games`, also name, talk and addresses at its tables, leaving unfinished ones."""
    known = await _known(call, wanted.key)
    held = await known.held()
    if wanted.games:
        people = {one.table: one.actor.table.seats[one.proof.seat].token or "" for one in held}
        await call.service.store.calls.forget_seats(people)
    for one in held:
        if wanted.games:
            await _withdraw(call, one)
        elif one.way == "link":
            await _ended(call, [one], one.proof.token)
    await known.store.remove(known.id)
    return wire.Nothing()


async def _withdraw(call: Call, held: HeldSeat) -> None:
    """Leave a table, or, if it is over, remove one's name and talk from it."""
    service, seat = call.service, held.proof.seat
    if held.actor.table.status != "over":
        with suppress(Unproved):  # another device has left it meanwhile
            await _act(call, held.actor, commands.Leave(seat, token=held.proof.token))
    elif isinstance(held.actor, Copy):
        await forwarding.forget(service, held.actor, seat)
    else:
        await service.registry.forget_person(held.actor, seat)


# ---------------------------------------------------------------- devices


@link_operation("/devices")
async def devices(call: Call, wanted: wire.SignInLinkOf) -> list[wire.DeviceInfo]:
    """List the devices that hold the seats of a secret link, and other links to them."""
    known = await _known(call, wanted.key)
    return _devices(await _with_rematches(call, await known.held()))


@link_operation("/end")
async def end_device(call: Call, wanted: wire.EndDevice) -> list[wire.DeviceInfo]:
    """Revoke the seats of a secret link for a device or another link; return those that still hold them."""
    known = await _known(call, wanted.key)
    held = await _with_rematches(call, await known.held())
    for token in {token for one in held for token in _others(one) if token[:SHOWN] == wanted.device}:
        await _ended(call, held, token)
    return _devices(await _with_rematches(call, await known.held()))


def _devices(held: list[HeldSeat]) -> list[wire.DeviceInfo]:
    """Return the devices that hold these seats, each once, the oldest first."""
    found: dict[str, wire.DeviceInfo] = {}
    for one in held:
        for token, proof in _others(one).items():
            known = found.get(token)
            tables = [*(known.tables if known else ()), one.table]
            since = min(proof.since, known.since if known else proof.since)
            here = (one.own is not None and one.own.token == token) or (known is not None and known.here)
            found[token] = wire.DeviceInfo(token[:SHOWN], proof.way, since, tables, here, proof.browser, proof.system)
    return sorted(found.values(), key=lambda device: (device.since, device.id))


def _others(held: HeldSeat) -> dict[str, TableProof]:
    """Return the proofs of a seat other than the link's own token."""
    return {token: one for token, one in held.proofs.items() if token != held.proof.token or one.way != "link"}


async def _ended(call: Call, held: Iterable[HeldSeat], token: str) -> None:
    """Revoke a token for these seats, except where it is the last proof of a seat."""
    for one in held:
        if token not in one.proofs:
            continue
        try:
            await _act(call, one.actor, commands.EndProofs(one.proof.seat, (token,), token=one.proof.token))
        except (Refused, Unproved):
            continue
        await call.service.store.calls.end_keys(one.table, [token])


# ---------------------------------------------------------------- the seats of a link


class HeldSeat(NamedTuple):
    """A seat on a sign-in link: its table actor, and the link's proof. `own`: the browser's own proof, if it has the
    same seat.
    """

    actor: Seen
    proof: ProvedSeat
    own: ProvedSeat | None

    @property
    def table(self) -> str:
        """The table's id."""
        return self.actor.table.header.id

    @property
    def proofs(self) -> dict[str, TableProof]:
        """All proofs of the seat, by the SHA-256 of the token."""
        return self.actor.table.seats[self.proof.seat].proofs

    @property
    def way(self) -> Way | None:
        """How the link's token came to prove the seat; in earlier versions it was the browser's own token."""
        return self.proofs[self.proof.token].way if self.proof.token in self.proofs else None


@dataclass(frozen=True)
class KnownLink:
    """A sign-in link in a request; `id`: the SHA-256 of `link`. `sealing` encrypts its tokens."""

    call: Call
    sealing: Sealing
    link: str
    id: str
    name: str

    @property
    def store(self) -> SignInLinks:
        """Where the sign-in links are stored."""
        return self.call.service.store.sign_in_links

    async def unsealed(self) -> dict[str, str]:
        """Return the link's tokens by table, the latest first."""
        sealed = await self.store.keys(self.id)
        found = {table: self.sealing.unseal(self.link, table, lock) for table, lock in sealed.items()}
        return {table: token for table, token in found.items() if token is not None}

    async def held(self) -> list[HeldSeat]:
        """Return the link's seats, the latest first; tokens that no longer prove a seat are removed from it."""
        found: list[HeldSeat] = []
        lost: list[str] = []
        for table, token in (await self.unsealed()).items():
            actor = await sound(self.call, table)
            if actor is None:  # damaged; it may be repaired, so its key stays
                continue
            digest = tokens.digest(token)
            seat = actor.table.seat_of(digest)
            own = seat_proof.proof(self.call.request, actor)
            if seat is None:
                lost.append(table)
            else:
                found.append(
                    HeldSeat(actor, ProvedSeat(seat, digest), own if own is not None and own.seat == seat else None)
                )
        if lost:
            await self.store.drop(self.id, lost)
        return found

    async def add(self, tables: list[str]) -> None:
        """Add the seats that the browser has at tables, with tokens of the link's own.

        If the link already leads to the same seat, it keeps its token.
        """
        existing = await self.unsealed()
        found: dict[str, bytes] = {}
        for name in dict.fromkeys(tables):
            actor = await sound(self.call, name)
            own = None if actor is None else seat_proof.proof(self.call.request, actor)
            if actor is None or own is None:
                continue
            token = existing.get(name)
            if token is None or actor.table.seat_of(tokens.digest(token)) != own.seat:
                token, digest = tokens.new_token()
                if not await _added(self.call, actor, own, NewProof(digest, "link")):
                    continue
            found[name] = self.sealing.seal(self.link, name, token)
        await self.store.hang(self.id, found, self.call.service.clock())


def _sealing(call: Call) -> Sealing:
    """Return what encrypts tokens, if sign-in links are offered and their limit allows one more request.

    It is limited because each request loads many tables.
    """
    sealing = offered(call.service.extras.sealing)
    call.limit("keyrings")
    return sealing


async def _known(call: Call, link: str) -> KnownLink:
    """Return the stored sign-in link with this secret; `Problem` if there is none."""
    sealing, digest = _sealing(call), tokens.digest(link)
    name = await call.service.store.sign_in_links.name(digest)
    if name is None:
        raise Problem("not_found", "no-keyring")
    return KnownLink(call, sealing, link, digest, name)


async def _with_rematches(call: Call, held: list[HeldSeat]) -> list[HeldSeat]:
    """Return seats, and the same person's seats at rematches, which the proofs of the former seats prove as well.

    The seats at rematches need not have been added to a link.
    """
    found, known = [*held], {one.table for one in held}
    for one in found:  # grows meanwhile, as a rematch may lead to another
        again = one.actor.table.rematch
        if again is None or again in known:
            continue
        known.add(again)
        actor = await sound(call, again)
        same = None if actor is None else _same_person(call, one, actor)
        found += [] if same is None else [same]
    return found


def _same_person(call: Call, before: HeldSeat, actor: Seen) -> HeldSeat | None:
    """Return the seat of the same person at another table; None if they have none there."""
    own = seat_proof.proof(call.request, actor)
    for holder in actor.table.seats:
        shared = [token for token in holder.proofs if token in before.proofs]
        if shared:
            mine = own if own is not None and own.seat == holder.seat else None
            token = next((token for token in shared if mine is None or token != mine.token), shared[0])
            return HeldSeat(actor, ProvedSeat(holder.seat, token), mine)
    return None


async def _act(call: Call, actor: Seen, command: Personal) -> None:
    """Carry out a command at a table, whoever owns it; the owner may have changed since the table was looked at."""
    try:
        await call.service.act(actor, command)
    except Elsewhere:
        await call.service.act(await call.service.seen(actor.table.header.id), command)


async def _added(call: Call, actor: Seen, by: ProvedSeat, fresh: NewProof) -> bool:
    """Add a proof to a seat; False if the proof with which this is requested is no longer valid."""
    try:
        await _act(call, actor, commands.AddProof(by.seat, fresh, token=by.token))
    except Unproved:
        return False
    return True


async def _opened(known: KnownLink) -> Response:
    """Answer with the tables of a link, and with its seats as cookies.

    If the browser already has a seat at a table, it keeps that one: no link takes a seat away.
    """
    call = known.call
    shown: list[wire.MyTable] = []
    seats: list[tuple[Seen, str]] = []
    token, digest = tokens.new_token()  # one token for all seats, since they belong to one device
    device = NewProof(digest, "opened", *browser_and_system(call.request))
    for one in (await known.held())[:OPENED]:
        own = seat_proof.proof(call.request, one.actor)
        if own is None and not await _added(call, one.actor, one.proof, device):
            continue
        actor = await call.service.seen(one.table)
        seat, secret = (one.proof.seat, token) if own is None else (own.seat, own.secret)
        shown.append(my_table(actor, seat, call.service.clock()))
        seats.append((actor, secret))
    await known.store.used(known.id, call.service.clock())
    answer = Response(encode(wire.SignInLink(name=known.name, tables=shown)), media_type=JSON)
    await set_seat_cookies(call, answer, seats)
    return answer
