"""A table at which a browser has a seat: the answer that gives it one, cookies, its device, and a summary."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.responses import Response

from rascals.server import wire
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import JSON, Call
from rascals.server.api.seat_proof import COOKIE
from rascals.server.errors import StoreError
from rascals.server.guard import origins
from rascals.server.tables.other_servers import Seen
from rascals.table.messages import encode

# ---------------------------------------------------------------- devices
# The families of a browser and its system: enough for owners to recognise their devices, and no more than that.

# The first match counts, because browsers also name the browsers that they claim to be compatible with.
BROWSERS = (
    ("Edge", r"\bEdg(e|A|iOS)?/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\b(Firefox|FxiOS)/"),
    ("Chrome", r"\b(Chrome|CriOS|Chromium)/"),
    ("Safari", r"\bSafari/"),
)
SYSTEMS = (
    ("iOS", r"\b(iPhone|iPad|iPod)\b"),
    ("Android", r"\bAndroid\b"),
    ("Windows", r"\bWindows\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("Linux", r"\bLinux\b|\bX11\b"),
)
LONGEST = 512  # characters of the header that are searched


def browser_and_system(connection: HTTPConnection) -> tuple[str | None, str | None]:
    """Return the families of the browser and of the system by a request's User-Agent; None if unknown."""
    agent = connection.headers.get("user-agent", "")[:LONGEST]
    return _first(BROWSERS, agent), _first(SYSTEMS, agent)


def _first(families: tuple[tuple[str, str], ...], agent: str) -> str | None:
    return next((name for name, pattern in families if re.search(pattern, agent)), None)


# ---------------------------------------------------------------- held
# A table at which a browser holds a seat: loading it, and the summary for that seat's person.


async def sound(call: Call, name: str) -> Seen | None:
    """Return a table to look at; None if it does not exist or is damaged."""
    try:
        return await call.service.seen(name)
    except Problem as problem:
        if problem.code == "server":
            raise
        return None


def my_table(actor: Seen, seat: int, at: int) -> wire.MyTable:
    """Return the summary of a table for a seat's person, with nothing that the seat's snapshot does not contain."""
    table = actor.table
    shown = table.summary(seat, at)
    return wire.MyTable(
        table=shown.table,
        you=seat,
        turn=shown.decision is not None and table.status == "playing" and not shown.table.seats[seat].standin,
        acting=shown.acting if table.status == "playing" else [],
        deadline=shown.clocks.deadline.get(str(seat)),
    )


# ---------------------------------------------------------------- seated
# The answer that gives a person a seat, and the cookies in which the browser keeps its seats.

COOKIE_AGE = 180 * 86_400
MOST = 64  # seat cookies in a browser, if possible: each makes all requests larger, and proxies accept 8 KiB of headers
LOOKED_AT = 32  # the most tables that are checked in search of one that is over
NAME = re.compile(COOKIE + r"[A-Za-z0-9_-]{1,64}")


async def answer_seated(call: Call, actor: Seen, seat: int, token: str, status: int = 200) -> Response:
    """Answer with a seat and its token, which the browser also keeps as a cookie that no script can read."""
    table = actor.table.info(seat)
    answer = Response(encode(wire.Seated(table=table, seat=seat, token=token)), status, media_type=JSON)
    await set_seat_cookies(call, answer, [(actor, token)])
    return answer


async def set_seat_cookies(call: Call, answer: Response, seats: Iterable[tuple[Seen, str]]) -> None:
    """Set cookies, which no script can read, with tokens of seats.

    If the browser then has too many, the oldest ones of tables that are over are deleted: all that is lost is one's own
    view in the replay, unless a secret link leads to it. Browsers send the oldest first (RFC 6265, 5.4).
    """
    fresh = {COOKIE + actor.table.header.id: token for actor, token in seats}
    secure = origins.is_secure(call.request.scope, call.service.settings)
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
    actor = call.service.actors.known(table)
    if actor is not None:
        return actor.table.status == "over"
    with suppress(StoreError):
        row = await call.service.store.table(table)
        return row is None or row.finished is not None
    return False
