"""Authentication: which seat a request proves by the tokens it presents, and what is wrong if it proves none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection

from rascals.server.api.problems import Problem
from rascals.server.guard.tokens import digest, is_token
from rascals.server.tables.other_servers import Seen
from rascals.server.tables.registry import TableRegistry
from rascals.table import Viewer

COOKIE = "seat_"
COOKIES = 64  # the latest seat cookies of a browser that are checked: browsers send those last (RFC 6265, 5.4)


class ProvedSeat(NamedTuple):
    """A seat, the SHA-256 of the token that proves it, and that token itself if a request presented it."""

    seat: int
    token: str
    secret: str = ""


def proof(connection: HTTPConnection, actor: Seen) -> ProvedSeat | None:
    """Return the seat that a request proves at a table, and by which token; None for a stranger."""
    for secret in presented(connection, actor.table.header.id):
        token = digest(secret)
        seat = actor.table.seat_of(token)
        if seat is not None:
            return ProvedSeat(seat, token, secret)
    return None


def seat_of(connection: HTTPConnection, actor: Seen) -> Viewer:
    """Return the seat that a request proves at a table; None for a stranger."""
    found = proof(connection, actor)
    return None if found is None else found.seat


def has_left(connection: HTTPConnection, actor: Seen) -> bool:
    """Return whether a request comes from a person who has left the table and no longer sits there."""
    left = any(token in actor.table.departed for token in shown(connection, actor))
    return left and proof(connection, actor) is None


def plays(connection: HTTPConnection, registry: TableRegistry) -> bool:
    """Return whether a request proves a seat at the table of its path, or at one that a cookie names.

    Nothing is loaded for this: a table that is not in memory has no players here, though it may have some elsewhere.
    """
    here = str(connection.scope["path"]).partition("/tables/")[2].partition("/")[0]
    cookies: dict[str, Any] = connection.cookies
    named = [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]
    tokens = [(here, token) for token in presented(connection, here)]
    tokens += [(table, cookies[COOKIE + table]) for table in named[-COOKIES:]]
    found = (registry.actors.seats(table, digest(token)) for table, token in tokens if table and is_token(token))
    return any(registry.others.there if seated is None else seated for seated in found)


def unproved(connection: HTTPConnection, actor: Seen) -> Problem:
    """Return the error for a request that proves no seat at a table: what is wrong with its token, and what to do.

    A token that belongs to no seat at this table is unknown here, even if it is valid at another.
    """
    if any(token and actor.table.was_seated(digest(token)) for token in presented(connection, actor.table.header.id)):
        return Problem("unauthorized", "token-expired")
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    own = connection.cookies.get(COOKIE + actor.table.header.id)
    if not scheme and not own:
        return Problem("unauthorized", "token-missing")
    good = is_token(bearer.strip() if scheme else own or "") and scheme.lower() in {"", "bearer"}
    return Problem("unauthorized", "token-unknown" if good else "token-malformed")


def viewer(connection: HTTPConnection, actor: Seen) -> Viewer:
    """Return the viewer that a request may be at a table, a seat or a spectator; `Problem` if neither."""
    seat = seat_of(connection, actor)
    if seat is None and not actor.table.header.spectators:
        problem = unproved(connection, actor)
        raise Problem("forbidden", "no-spectators") if problem.reason == "token-missing" else problem
    return seat


def shown(connection: HTTPConnection, actor: Seen) -> tuple[str, ...]:
    """Return the SHA-256 of each token that a request presents at a table, whether it proves a seat there or not."""
    return tuple(digest(token) for token in presented(connection, actor.table.header.id))


def presented(connection: HTTPConnection, table: str) -> Iterator[str]:
    """Yield the tokens of a request: only the bearer token if there is one, else the table's cookie, then the others.

    A rematch seats people with their tokens of the previous table, so cookies of other tables may prove a seat, too.
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
    yield from others[-COOKIES:]
