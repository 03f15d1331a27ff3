"""Leases in the database: the owner and the epoch of a table are columns of its row.

A lease needs no expiry of its own, because it lasts as long as its owner counts as running, which the database knows
from the owner's session (see `postgresql`). A change of owner locks the row FOR UPDATE, and appends lock it FOR KEY
SHARE while they check the epoch, which is a fencing token; so no append of an old epoch is committed after a new owner
has read the log.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from rascals.server.errors import Lost
from rascals.server.store.database import SERVERS, TABLES, Database, Transactions, chunks
from rascals.server.store.interface import Elsewhere, Leases, Peer

Key = Callable[[str, bytes], Awaitable[bytes]]  # returns the shared key of a purpose; see `SqlStore`


class SqlLeases(Leases):
    """The leases of one server; `name` identifies it to the others."""

    def __init__(self, database: Database, transactions: Transactions, name: str, key: Key) -> None:
        self._database, self._transactions, self.name, self._key = database, transactions, name, key

    async def register(self, address: str) -> None:
        """Store the address, and delete those of servers that are gone."""
        running = [self.name, *await self._database.others()]

        def write(connection: sa.Connection) -> None:
            connection.execute(SERVERS.delete().where(SERVERS.c.name.not_in(running)))
            connection.execute(SERVERS.delete().where(SERVERS.c.name == self.name))
            connection.execute(SERVERS.insert().values(name=self.name, address=address))

        await self._transactions.write("register", write)

    async def secret(self) -> bytes:
        return await self._key("peers", secrets.token_bytes(32))

    async def peers(self) -> list[Peer]:
        return await self._peers(await self._database.others())

    async def _peers(self, names: Collection[str]) -> list[Peer]:
        if not names:
            return []
        rows = await self._transactions.read(SERVERS.select().where(SERVERS.c.name.in_(names)))
        return [Peer(*tuple(row)) for row in rows]

    async def take(self, table: str) -> int | None:
        while True:
            rows = await self._transactions.read(_lease(TABLES.c.id == table))
            if not rows:
                return None
            owner, epoch = rows[0].owner, rows[0].epoch
            if owner == self.name:
                return int(epoch)
            if owner is not None and await self._database.runs(owner):
                raise Elsewhere(next(iter(await self._peers([owner])), Peer(owner, "")))
            if await self._transactions.write("lease", partial(self._taken, table=table, epoch=epoch)):
                return int(epoch) + 1

    def _taken(self, connection: sa.Connection, table: str, epoch: int) -> bool:
        """Take a free table whose epoch is as it was read; False if another server was faster."""
        found = connection.execute(_lease(TABLES.c.id == table).with_for_update()).one()
        if found.epoch != epoch:
            return False
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(owner=self.name, epoch=epoch + 1))
        self._database.announce(connection, f"{self.name} taken {table} {epoch + 1}")
        return True

    async def orphans(self, most: int) -> list[str]:
        running = [self.name, *await self._database.others()]
        free = sa.or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(running))
        query = sa.select(TABLES.c.id).where(TABLES.c.finished.is_(None), free).limit(most)
        return [row.id for row in await self._transactions.read(query)]

    async def owned(self) -> dict[str, int]:
        found = dict.fromkeys([self.name, *await self._database.others(), ""], 0)
        tables = sa.func.count().label("tables")
        query = sa.select(TABLES.c.owner, tables).where(TABLES.c.finished.is_(None)).group_by(TABLES.c.owner)
        for row in await self._transactions.read(query):
            found[row.owner if row.owner in found else ""] += int(row.tables)
        return found

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        kept: dict[str, int] = {}
        for tables in chunks(held):
            query = _lease(TABLES.c.id.in_(tables), TABLES.c.owner == self.name)
            kept |= {row.id: row.epoch for row in await self._transactions.read(query)}
        return [table for table, epoch in held.items() if kept.get(table) != epoch]

    async def release(self, tables: Sequence[str]) -> None:
        for some in chunks(tables):
            await self._assign(some, None)

    async def give(self, table: str, peer: str) -> None:
        await self._assign([table], peer, f"given {table} {peer}")

    async def _assign(self, tables: Sequence[str], owner: str | None, news: str = "free - ") -> None:
        mine = sa.and_(TABLES.c.id.in_(tables), TABLES.c.owner == self.name)

        def write(connection: sa.Connection) -> None:
            connection.execute(_lease(mine).order_by(TABLES.c.id).with_for_update())
            connection.execute(TABLES.update().where(mine).values(owner=owner, epoch=TABLES.c.epoch + 1))
            self._database.announce(connection, f"{self.name} {news}")

        await self._transactions.write("lease", write)


def check_fences(connection: sa.Connection, name: str, fences: Iterable[tuple[str, int]]) -> None:
    """Raise `Lost` unless the server of that name has leases of these tables and epochs; they hold until the commit."""
    wanted = set(fences)
    theirs = _lease(TABLES.c.id.in_({table for table, _ in wanted}), TABLES.c.owner == name).order_by(TABLES.c.id)
    held = connection.execute(theirs.with_for_update(read=True, key_share=True))
    if wanted - {(row.id, row.epoch) for row in held}:
        raise Lost("another server has taken the table over")


def _lease(*where: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return sa.select(TABLES.c.id, TABLES.c.owner, TABLES.c.epoch).where(*where)
