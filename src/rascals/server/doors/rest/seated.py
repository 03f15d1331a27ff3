"""The answer that gives a person a seat, and the cookies in which the browser keeps its seats."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

from starlette.responses import Response

from rascals.server.doors.rest.operations import JSON, Call
from rascals.server.doors.seat_proof import COOKIE
from rascals.server.errors import StoreError
from rascals.server.guard import addresses
from rascals.server.tables.copies import Seen
from rascals.server.wire import Seated
from rascals.table.messages import encode

COOKIE_AGE = 180 * 86_400
MOST = 64  # seat cookies in a browser, if possible: each makes all requests larger, and proxies accept 8 KiB of headers
LOOKED_AT = 32  # the most tables that are checked in search of one that is over
NAME = re.compile(COOKIE + r"[A-Za-z0-9_-]{1,64}")


async def answer_seated(call: Call, room: Seen, seat: int, token: str, status: int = 200) -> Response:
    """Answer with a seat and its token, which the browser also keeps as a cookie that no script can read."""
    table = room.table.info(seat)
    answer = Response(encode(Seated(table=table, seat=seat, token=token)), status, media_type=JSON)
    await set_seat_cookies(call, answer, [(room, token)])
    return answer


async def set_seat_cookies(call: Call, answer: Response, seats: Iterable[tuple[Seen, str]]) -> None:
    """Set cookies, which no script can read, with tokens of seats.

    If the browser then has too many, the oldest ones of tables that are over are deleted: all that is lost is one's own
    view in the replay, unless a secret link leads to it. Browsers send the oldest first (RFC 6265, 5.4).
    """
    fresh = {COOKIE + room.table.header.id: token for room, token in seats}
    secure = addresses.is_secure(call.request.scope, call.service.settings)
    path = f"{call.service.settings.base_path}/"
    for name, token in fresh.items():
        answer.set_cookie(name, token, max_age=COOKIE_AGE, path=path, secure=secure, httponly=True, samesite="lax")
    kept = [name for name in call.request.cookies if NAME.fullmatch(name) and name not in fresh]
    too_many = len(kept) + len(fresh) - MOST
    for name in kept[:LOOKED_AT] if too_many > 0 else ():
        if too_many > 0 and await _is_over(call, name.removeprefix(COOKIE)):
            answer.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="lax")
            too_many -= 1


async def _is_over(call: Call, table: str) -> bool:
    """Return whether a table is over or does not exist; False if it cannot be read now, so that its cookie is kept."""
    room = call.service.rooms.known(table)
    if room is not None:
        return room.table.status == "over"
    with suppress(StoreError):
        row = await call.service.store.table(table)
        return row is None or row.finished is not None
    return False
