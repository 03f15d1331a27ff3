"""Being called when it is one's turn: asked for at a table, by whoever proves a seat there, and ended by one click.

What a device asks for gets a name, which the device keeps and shows to ask for the same at its other tables. A mail
address is called only after its owner has opened the link that was sent there; the links in mails need no seat.
"""

from __future__ import annotations

import json
import secrets

from rascals.server.calling.encryption import Reader
from rascals.server.calling.mail import clean_address, mailbox
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, TABLE, Call, operation
from rascals.server.guard import tokens
from rascals.server.guard.outward import endpoint
from rascals.server.store import CallerRow
from rascals.server.tables.room import Room
from rascals.server.wire import Called, CallerName, CallerTable, CallInfo, CallingOffer, CallMe, PushAddress
from rascals.words import languages

CALLERS = API + "/callers"


@operation("GET", API + "/calling", CallingOffer)
async def calling(call: Call) -> CallingOffer:
    """Tell how this server can call people when it is their turn."""
    office = call.service.office
    return CallingOffer(push=office.push_key, mail=office.mail is not None)


@operation("GET", TABLE + "/calls", list[CallInfo], errors=(401, 404), seat="required")
async def calls(call: Call) -> list[CallInfo]:
    """Tell in which ways one is called at a table, without addresses."""
    return await _calls(call, *await call.seated())


async def _calls(call: Call, room: Room, seat: int) -> list[CallInfo]:
    found = await call.service.store.calls.of_seat(room.table.header.id, _token(room, seat))
    return [CallInfo(kind=row.kind, confirmed=row.confirmed is not None) for row in found]


@operation("POST", TABLE + "/call", Called, request=CallMe, errors=(400, 401, 404, 409, 429), seat="required")
async def call_me(call: Call) -> Called:
    """Ask to be called whenever it is one's turn at a table: by web push, by mail, or as one is called elsewhere."""
    room, seat = await call.seated()
    wanted = await call.body(CallMe)
    if room.table.status == "over":
        raise Problem("over", "table-over")
    row, handle = await _caller(call, wanted)
    table, service = room.table.header.id, call.service
    if not await service.store.calls.call(table, _token(room, seat), row.id):
        raise Problem("bad", "calls-many")
    if row.confirmed is None and wanted.mail is not None:
        await service.office.confirm(row.id, table)
    service.office.anew(room)
    return Called(caller=handle, confirmed=row.confirmed is not None)


async def _caller(call: Call, wanted: CallMe) -> tuple[CallerRow, str]:
    """Return the caller that is meant, made if it is new, and the name that its device keeps."""
    if sum(way is not None for way in (wanted.push, wanted.mail, wanted.caller)) != 1:
        raise Problem("bad", "call-one-way")
    if wanted.language not in languages():
        raise Problem("bad", "unknown-language", given=wanted.language, valid=", ".join(languages()))
    if wanted.caller is not None:
        known = await call.service.store.calls.by_handle(tokens.digest(wanted.caller))
        if known is None:
            raise Problem("not_found", "no-caller")
        return known, wanted.caller
    return await _made(call, wanted)


async def _made(call: Call, wanted: CallMe) -> tuple[CallerRow, str]:
    service, at = call.service, call.service.clock()
    handle, digest = tokens.new_token()
    name = secrets.token_urlsafe(32)
    if wanted.push is not None:
        keys = _keys(call, wanted.push)
        service.limit("callers", service.ip(call.request))
        row = CallerRow(name, "push", wanted.push.endpoint, keys, wanted.language, digest, at, at)
        await service.store.calls.register(row)
        return await service.store.calls.by_handle(digest) or row, handle
    if service.office.mail is None:
        raise Problem("bad", "call-no-mail")
    address = clean_address(wanted.mail or "")
    service.limit("callers", service.ip(call.request))
    service.limit("confirmations", mailbox(address))  # nobody is flooded with questions whether an address is theirs
    row = CallerRow(name, "mail", address, "", wanted.language, digest, at, None)
    await service.store.calls.register(row)
    return row, handle


def _keys(call: Call, push: PushAddress) -> str:
    """Return a browser's keys as they are kept; `Problem` or `Invalid` for a browser that cannot be reached."""
    office = call.service.office
    if office.push is None:
        raise Problem("bad", "call-no-push")
    endpoint(push.endpoint, office.push.services)
    try:
        Reader.of(push.p256dh, push.auth)
    except ValueError:
        raise Problem("bad", "push-keys") from None
    return json.dumps([push.p256dh, push.auth])


@operation("POST", TABLE + "/uncall", list[CallInfo], request=CallerName, errors=(400, 401, 404), seat="required")
async def uncall(call: Call) -> list[CallInfo]:
    """Be called no more at a table in one way; tells in which ways one still is."""
    room, seat = await call.seated()
    wanted = await call.body(CallerName)
    store = call.service.store.calls
    known = await store.by_handle(tokens.digest(wanted.caller))
    if known is not None:
        await store.uncall(room.table.header.id, _token(room, seat), known.id)
    return await _calls(call, room, seat)


@operation("POST", CALLERS + "/stop", CallInfo, request=CallerName, errors=(400, 404))
async def stop_caller(call: Call) -> CallInfo:
    """Be called no more at any table in one way, and have it forgotten: by the name that the device keeps."""
    wanted = await call.body(CallerName)
    return await _stopped(call, await call.service.store.calls.by_handle(tokens.digest(wanted.caller)))


@operation("POST", CALLERS + "/{key}/stop", CallInfo, errors=(404,))
async def stop_by_mail(call: Call) -> CallInfo:
    """Be called no more, and have the address forgotten: by the link in a mail, or the button of a mail program."""
    return await _stopped(call, await call.service.store.calls.by_id(call.request.path_params["key"]))


@operation("POST", CALLERS + "/{key}/uncall", CallInfo, request=CallerTable, errors=(400, 404))
async def uncall_by_mail(call: Call) -> CallInfo:
    """Be called no more at one table, and at all others as before: by the link in a mail."""
    wanted = await call.body(CallerTable)
    store = call.service.store.calls
    row = await store.by_id(call.request.path_params["key"])
    if row is None:
        raise Problem("not_found", "no-caller")
    await store.uncall_here(wanted.table, row.id)
    return CallInfo(kind=row.kind, confirmed=row.confirmed is not None)


async def _stopped(call: Call, row: CallerRow | None) -> CallInfo:
    if row is None:
        raise Problem("not_found", "no-caller")
    await call.service.store.calls.remove(row.id)
    return CallInfo(kind=row.kind, confirmed=False)


@operation("POST", CALLERS + "/{key}/confirm", CallInfo, errors=(404,))
async def confirm_caller(call: Call) -> CallInfo:
    """Say by the link in a mail that the address is one's own, and that one wants to be called."""
    service = call.service
    row = await service.store.calls.by_id(call.request.path_params["key"])
    if row is None:
        raise Problem("not_found", "no-caller")
    if row.confirmed is None:
        await service.store.calls.confirm(row.id, service.clock())
        for room in service.rooms:
            service.office.anew(room)
    return CallInfo(kind=row.kind, confirmed=True)


def _token(room: Room, seat: int) -> str:
    return room.table.places[seat].token or ""
