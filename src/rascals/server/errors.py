"""The errors of the store; their messages contain no stored data, so that they may be logged and shown."""

from __future__ import annotations

from typing import Literal, get_args

Damage = Literal["header", "secret", "game", "gap", "entry", "tail"]
DAMAGES: tuple[Damage, ...] = get_args(Damage)


class StoreError(Exception):
    """The database failed, cannot be used, or holds invalid data."""


class Conflict(StoreError):
    """An entry with that number or command, or a table with that id or code, exists already; nothing was written."""


class Lost(StoreError):
    """Another server has taken the table over: the lease under which an entry was to be written has ended."""


class Unfit(StoreError):
    """The value to be written or looked up cannot be stored in the database, which works; nothing was written."""


class Away(StoreError):
    """The database does not answer; it may answer later."""


class Corrupt(StoreError):
    """The database cannot read this part of its own file."""


class Damaged(StoreError):
    """The stored data of a table are not what was written. `n`: the first wrong or missing entry, 0 for the header.

    `kind`: the header cannot be read (header), the secret is not the one committed to (secret), this server does not
    know the game (game), an entry is missing (gap) or wrong (entry), or the last ones are lost (tail).
    """

    def __init__(self, table: str, kind: Damage, n: int) -> None:
        super().__init__(f"table {table} is damaged: {kind}, from entry {n}")
        self.table, self.kind, self.n = table, kind, n
