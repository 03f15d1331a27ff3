"""Which seat a request proves to be, by the tokens it presents; and what is wrong where it proves none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.requests import HTTPConnection

from rascals.server.doors.problems import Problem
from rascals.server.guard.tokens import digest, is_token
from rascals.server.tables.house import House
from rascals.server.tables.room import Room
from rascals.table import Viewer

COOKIE = "seat_"
COOKIES = 64  # seat cookies of one browser that are looked at


def proved_seat(connection: HTTPConnection, room: Room) -> tuple[int | None, str]:
    """Return the seat that a request's token proves at a table, and that token; (None, "") for a stranger."""
    for token in presented(connection, room.table.header.id):
        seat = room.table.seat_of(digest(token))
        if seat is not None:
            return seat, token
    return None, ""


def plays(connection: HTTPConnection, house: House) -> bool:
    """Tell whether a request proves a seat at the table of its path, or at one that a cookie names.

    Nothing is read for it: a table that is not in use is nobody's who plays now, unless it may be at another server.
    """
    here = str(connection.scope["path"]).partition("/tables/")[2].partition("/")[0]
    cookies: dict[str, Any] = connection.cookies
    named = [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]
    shown = [(here, token) for token in presented(connection, here)]
    shown += [(table, cookies[COOKIE + table]) for table in named[:COOKIES]]
    found = (house.rooms.seats(table, digest(token)) for table, token in shown if table and is_token(token))
    return any(house.others.there if seated is None else seated for seated in found)


def is_unknown(connection: HTTPConnection, room: Room) -> bool:
    """Tell whether a request presents a token for this very table that proves no seat at it."""
    scheme, _, _ = connection.headers.get("authorization", "").partition(" ")
    own = scheme.lower() == "bearer" or COOKIE + room.table.header.id in connection.cookies
    return own and proved_seat(connection, room)[0] is None


def unproved(connection: HTTPConnection, room: Room) -> Problem:
    """Return what is wrong with the token of a request that proves no seat at a table, and what to do about it.

    A token that nobody has at this table is unknown here, wherever else it may be valid.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    shown = [token for token in presented(connection, room.table.header.id) if token]
    if any(room.table.was_seated(digest(token)) for token in shown):
        return Problem("unauthorized", "token-expired")
    own = connection.cookies.get(COOKIE + room.table.header.id)
    if not scheme and not own:
        return Problem("unauthorized", "token-missing")
    good = is_token(bearer.strip() if scheme else own or "") and scheme.lower() in {"", "bearer"}
    return Problem("unauthorized", "token-unknown" if good else "token-malformed")


def viewer(connection: HTTPConnection, room: Room) -> Viewer:
    """Return as whom a request may look at a table; `Problem` if as nobody."""
    seat, _ = proved_seat(connection, room)
    if seat is None and not room.table.header.spectators:
        problem = unproved(connection, room)
        raise Problem("forbidden", "no-spectators") if problem.reason == "token-missing" else problem
    return seat


def presented(connection: HTTPConnection, table: str) -> Iterator[str]:
    """Go through the tokens a request presents: the bearer's alone, else the table's cookie, then other tables'.

    A rematch seats people under the tokens of the table they come from, so those may prove a seat too.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        yield bearer.strip()
        return
    cookies: dict[str, Any] = connection.cookies
    own = cookies.get(COOKIE + table)
    if own:
        yield own
    others = [value for name, value in cookies.items() if name.startswith(COOKIE) and name != COOKIE + table]
    yield from others[:COOKIES]
