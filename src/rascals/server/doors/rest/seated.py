"""The answer that gives a person a seat."""

from __future__ import annotations

from starlette.responses import Response

from rascals.server.doors.rest.operations import JSON, Call
from rascals.server.doors.seat_proof import COOKIE
from rascals.server.guard import addresses
from rascals.server.tables.room import Room
from rascals.server.wire import Seated
from rascals.table.messages import encode

COOKIE_AGE = 180 * 86_400


def answer_seated(call: Call, room: Room, seat: int, token: str, status: int = 200) -> Response:
    """Answer with a seat and its token, which the browser also keeps as a cookie no script can read."""
    table = room.table.info(seat)
    answer = Response(encode(Seated(table=table, seat=seat, token=token)), status, media_type=JSON)
    set_seat_cookie(call, answer, room, token)
    return answer


def set_seat_cookie(call: Call, answer: Response, room: Room, token: str) -> None:
    """Let the browser keep a seat's token as a cookie that no script can read."""
    secure = addresses.is_secure(call.request.scope, call.service.settings)
    name = COOKIE + room.table.header.id
    answer.set_cookie(name, token, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax")
