"""What is forgotten for people's sake: old talk, and a person's name and talk on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from rascals.server.store.schema import ENTRIES, TABLES


def forget_chat(connection: sa.Connection, before: int) -> int:
    """Empty all talk said before that time (ms); how many lines."""
    old = sa.and_(ENTRIES.c.kind == "chat", ENTRIES.c.at < before)
    return _rewrite(connection, old, _without_text)


def anonymise(connection: sa.Connection, table: str, seat: int) -> None:
    """Remove a person's name and talk from a table: the seat becomes "Player 3"."""

    def nameless(value: Any) -> Any:
        return _without_person(value, seat)

    people = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.kind.not_in(("start", "command")))
    _rewrite(connection, people, nameless)
    where = TABLES.c.id == table
    for (header,) in connection.execute(sa.select(TABLES.c.header).where(where)).all():
        changed = _changed(header, nameless)
        if changed is not None:
            connection.execute(TABLES.update().where(where).values(header=changed))


def _rewrite(connection: sa.Connection, which: sa.ColumnElement[bool], change: Callable[[Any], Any]) -> int:
    """Change the bodies of some entries; how many were different after."""
    query = sa.select(ENTRIES.c.table_id, ENTRIES.c.n, ENTRIES.c.body).where(which)
    count = 0
    for table, n, body in connection.execute(query).all():
        changed = _changed(body, change)
        if changed is not None:
            here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.n == n)
            connection.execute(ENTRIES.update().where(here).values(body=changed))
            count += 1
    return count


def _changed(body: bytes, change: Callable[[Any], Any]) -> bytes | None:
    """The JSON after a change; None when it is the same, or when it is damaged: then it is left as it is."""
    try:
        before = msgspec.json.decode(body)
    except (msgspec.DecodeError, TypeError):
        return None
    after = change(before)
    return None if after == before else msgspec.json.encode(after)


def _without_text(value: Any) -> Any:
    """A line of talk, emptied."""
    return _unsaid(value) if isinstance(value, dict) and value.get("text") else value


def _unsaid(line: dict[str, Any]) -> dict[str, Any]:
    """A line of talk without what was said, in a text or as a phrase of the game."""
    return {key: value for key, value in line.items() if key != "phrase"} | {"text": ""}


def _without_person(value: Any, seat: int) -> Any:
    """JSON in which every object of that seat has lost its name and its text."""
    if isinstance(value, list):
        return [_without_person(part, seat) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: _without_person(part, seat) for key, part in value.items()}
    if found.get("seat") == seat:
        found |= {"name": f"Player {seat + 1}"} if found.get("name") and not found.get("bot") else {}
        found = _unsaid(found) if found.get("text") else found
    return found
