"""Erasure of personal data: old talk, and a person's name and talk on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from rascals.server.store.erasure import PLAYED, changed, without_person, without_text
from rascals.server.store.schema import ENTRIES, TABLES


def forget_chat(connection: sa.Connection, before: int) -> int:
    """Empty all talk said before that time (ms); return the number of lines."""
    old = sa.and_(ENTRIES.c.kind == "chat", ENTRIES.c.at < before)
    return _rewrite(connection, old, without_text)


def anonymise(connection: sa.Connection, table: str, seat: int, since: int) -> bool:
    """Remove name and talk of the person who sat down at `since`: the seat becomes "Player 3". True if any was."""

    def nameless(value: Any) -> Any:
        return without_person(value, seat)

    people = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.kind.not_in(PLAYED), ENTRIES.c.at >= since)
    found = _rewrite(connection, people, nameless) > 0
    where = TABLES.c.id == table
    for (header,) in connection.execute(sa.select(TABLES.c.header).where(where)).all():
        fresh = changed(header, nameless)
        if fresh is not None:
            connection.execute(TABLES.update().where(where).values(header=fresh))
            found = True
    return found


def _rewrite(connection: sa.Connection, which: sa.ColumnElement[bool], change: Callable[[Any], Any]) -> int:
    """Change the bodies of some entries; return how many changed."""
    query = sa.select(ENTRIES.c.table_id, ENTRIES.c.n, ENTRIES.c.body).where(which)
    count = 0
    for table, n, body in connection.execute(query).all():
        fresh = changed(body, change)
        if fresh is not None:
            here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.n == n)
            connection.execute(ENTRIES.update().where(here).values(body=fresh))
            count += 1
    return count
