"""Notifications of one's turn: requested at a table with the proof of a seat, and ended by one click.

Each push endpoint or mail address (*caller*) gets a secret name. The device keeps it, and presents it to use the same
caller at its other tables. A mail address is used only after its owner has opened the link sent there; the links in
mails need no proof of a seat.
"""

from __future__ import annotations

import secrets

from rascals.server import wire
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import API, TABLE, Call, operation
from rascals.server.calling.notices import clean_address, mailbox
from rascals.server.guard import tokens
from rascals.server.store import CallerRow
from rascals.server.tables.table_actor import TableActor
from rascals.words import languages

CALLERS = API + "/callers"


@operation("GET", API + "/calling")
async def calling(call: Call) -> wire.CallingOffer:
    """Return how this server can notify people when it is their turn."""
    notifier = call.service.notifier
    push = None if notifier.push is None else notifier.push.key
    return wire.CallingOffer(push=push, mail=notifier.mail is not None)


@operation("GET", TABLE + "/calls", seat="required")
async def calls(call: Call) -> list[wire.CallInfo]:
    """List the ways in which the seat's person is notified at a table, without addresses."""
    actor, (seat, *_) = await call.seated()
    proofs = tuple(actor.table.seats[seat].proofs)
    found = await call.service.store.calls.of_seat(actor.table.header.id, _token(actor, seat), proofs)
    return [_info(row) for row in found]


@operation("POST", TABLE + "/call", request=wire.CallMe, errors=(409,), seat="required")
async def call_me(call: Call) -> wire.Called:
    """Ask to be notified of every turn at a table: by web push, by mail, or as already at another table."""
    actor, _ = await call.seated()
    wanted = await call.body(wire.CallMe)
    if actor.table.status == "over":
        raise Problem("over", "table-over")
    row, handle = await _caller(call, wanted)
    table, service = actor.table.header.id, call.service
    proof = call.proof(actor)
    if not await service.store.calls.call(table, _token(actor, proof.seat), row.id, proof.token):
        raise Problem("bad", "calls-many")
    if row.confirmed is None and wanted.mail is not None:
        await service.notifier.confirm(row.id, table)
    service.notifier.anew(actor)
    return wire.Called(caller=handle, confirmed=row.confirmed is not None)


async def _caller(call: Call, wanted: wire.CallMe) -> tuple[CallerRow, str]:
    """Return the requested caller, created if it is new, and the secret name that its device keeps."""
    if sum(way is not None for way in (wanted.push, wanted.mail, wanted.caller)) != 1:
        raise Problem("bad", "call-one-way")
    if wanted.language not in languages():
        raise Problem("bad", "unknown-language", given=wanted.language, valid=", ".join(languages()))
    if wanted.caller is not None:
        known = await call.service.store.calls.by_handle(tokens.digest(wanted.caller))
        return _known(known), wanted.caller
    return await _made(call, wanted)


async def _made(call: Call, wanted: wire.CallMe) -> tuple[CallerRow, str]:
    service, at = call.service, call.service.clock()
    handle, digest = tokens.new_token()
    name = secrets.token_urlsafe(32)
    if wanted.push is not None:
        keys = _keys(call, wanted.push)
        call.limit("callers")
        row = CallerRow(name, "push", wanted.push.endpoint, keys, wanted.language, digest, at, at)
        await service.store.calls.register(row)
        return await service.store.calls.by_handle(digest) or row, handle
    if service.notifier.mail is None:
        raise Problem("bad", "call-no-mail")
    address = clean_address(wanted.mail or "")
    call.limit("callers")
    service.limit("confirmations", mailbox(address))  # so that nobody is flooded with requests to confirm an address
    row = CallerRow(name, "mail", address, "", wanted.language, digest, at, None)
    await service.store.calls.register(row)
    return row, handle


def _keys(call: Call, push: wire.PushAddress) -> str:
    """Return a browser's keys as they are stored; `Problem` or `Invalid` if the browser cannot be reached."""
    notifier = call.service.notifier
    if notifier.push is None:
        raise Problem("bad", "call-no-push")
    try:
        return notifier.push.keys_for(push.endpoint, push.p256dh, push.auth)
    except ValueError:
        raise Problem("bad", "push-keys") from None


@operation("POST", TABLE + "/uncall", request=wire.CallerName, seat="required")
async def uncall(call: Call) -> list[wire.CallInfo]:
    """End one way of being notified at a table; return those that are left."""
    await call.seated()
    wanted = await call.body(wire.CallerName)
    store = call.service.store.calls
    known = await store.by_handle(tokens.digest(wanted.caller))
    actor, (seat, *_) = await call.seated()
    if known is not None:
        await store.uncall(actor.table.header.id, _token(actor, seat), known.id)
    return await calls(call)


@operation("POST", CALLERS + "/stop", errors=(404,))
async def stop_caller(call: Call, wanted: wire.CallerName) -> wire.CallInfo:
    """End one way of being notified at all tables, and delete it: by the secret name that the device keeps."""
    return await _stopped(call, await call.service.store.calls.by_handle(tokens.digest(wanted.caller)))


@operation("POST", CALLERS + "/{key}/stop")
async def stop_by_mail(call: Call) -> wire.CallInfo:
    """End all notifications to a mail address, and delete it: by the link in a mail, or a mail program's button."""
    return await _stopped(call, await _by_link(call))


@operation("POST", CALLERS + "/{key}/uncall")
async def uncall_by_mail(call: Call, wanted: wire.CallerTable) -> wire.CallInfo:
    """End notifications about one table only: by the link in a mail."""
    row = await _by_link(call)
    await call.service.store.calls.uncall_here(wanted.table, row.id)
    return _info(row)


async def _stopped(call: Call, row: CallerRow | None) -> wire.CallInfo:
    row = _known(row)
    await call.service.store.calls.remove(row.id)
    return wire.CallInfo(kind=row.kind, confirmed=False)


@operation("POST", CALLERS + "/{key}/confirm")
async def confirm_caller(call: Call) -> wire.CallInfo:
    """Confirm a mail address, by the link in a mail: it is one's own, and notifications are wanted."""
    service, row = call.service, await _by_link(call)
    if row.confirmed is None:
        await service.store.calls.confirm(row.id, service.clock())
        for actor in service.actors:
            service.notifier.anew(actor)
    return wire.CallInfo(kind=row.kind, confirmed=True)


async def _by_link(call: Call) -> CallerRow:
    """Return the caller that the link in a mail names."""
    return _known(await call.service.store.calls.by_id(call.request.path_params["key"]))


def _known(row: CallerRow | None) -> CallerRow:
    if row is None:
        raise Problem("not_found", "no-caller")
    return row


def _info(row: CallerRow) -> wire.CallInfo:
    return wire.CallInfo(kind=row.kind, confirmed=row.confirmed is not None)


def _token(actor: TableActor, seat: int) -> str:
    return actor.table.seats[seat].token or ""
