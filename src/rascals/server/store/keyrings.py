"""The keyrings in the database; see `people`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from rascals.server.store.schema import KEYRINGS, KEYS_HELD
from rascals.server.store.transactions import Transactions

MOST = 500  # keys on one ring


class SqlKeyrings:
    """The keyrings in the database. `id` is the SHA-256 of a secret link, which itself is not stored."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def create(self, id: str, name: str, at: int) -> None:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        row = {"id": id, "name": name, "created": at, "used": at}
        await self._carry_out(KEYRINGS.insert().values(row))

    async def name(self, id: str) -> str | None:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        rows = await self._transactions.read(sa.select(KEYRINGS.c.name).where(KEYRINGS.c.id == id))
        return None if not rows else str(rows[0][0])

    async def keys(self, id: str) -> dict[str, bytes]:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        query = sa.select(KEYS_HELD.c.table_id, KEYS_HELD.c.sealed).where(KEYS_HELD.c.keyring == id)
        rows = await self._transactions.read(query.order_by(KEYS_HELD.c.added.desc(), KEYS_HELD.c.table_id))
        return {str(table): bytes(sealed) for table, sealed in map(tuple, rows)}

    async def hang(self, id: str, sealed: Mapping[str, bytes], at: int) -> None:  # noqa: A002 - the column's name
        """See `Keyrings`."""

        def write(connection: sa.Connection) -> None:
            _hang(connection, id, sealed, at)
            mine = KEYS_HELD.c.keyring == id
            newest = sa.select(KEYS_HELD.c.table_id).where(mine).order_by(KEYS_HELD.c.added.desc()).limit(MOST)
            connection.execute(KEYS_HELD.delete().where(mine, KEYS_HELD.c.table_id.not_in(newest)))

        await self._transactions.write("keyring", write)

    async def used(self, id: str, at: int) -> None:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        await self._carry_out(KEYRINGS.update().where(KEYRINGS.c.id == id).values(used=at))

    async def drop(self, id: str, tables: Sequence[str]) -> None:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        held = sa.and_(KEYS_HELD.c.keyring == id, KEYS_HELD.c.table_id.in_(tables))
        await self._carry_out(KEYS_HELD.delete().where(held))

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:  # noqa: A002
        """See `Keyrings`."""

        def write(connection: sa.Connection) -> bool:
            found = connection.execute(
                sa.select(KEYRINGS.c.name, KEYRINGS.c.created).where(KEYRINGS.c.id == id)
            ).first()
            if found is None:
                return False
            row = {"id": fresh, "name": found[0], "created": found[1], "used": at}
            connection.execute(KEYRINGS.delete().where(KEYRINGS.c.id == id))
            connection.execute(KEYRINGS.insert().values(row))
            _hang(connection, fresh, sealed, at)
            return True

        return await self._transactions.write("keyring", write)

    async def remove(self, id: str) -> None:  # noqa: A002 - the column's name
        """See `Keyrings`."""
        await self._carry_out(KEYRINGS.delete().where(KEYRINGS.c.id == id))

    async def purge(self, before: int) -> None:
        """See `Keyrings`."""
        await self._carry_out(KEYRINGS.delete().where(KEYRINGS.c.used < before))

    async def _carry_out(self, statement: sa.Insert | sa.Update | sa.Delete) -> None:
        await self._transactions.write("keyring", lambda connection: connection.execute(statement))


def _hang(connection: sa.Connection, id: str, sealed: Mapping[str, bytes], at: int) -> None:  # noqa: A002
    """Put keys on a ring; the first one counts as the latest."""
    if not sealed:
        return
    old = sa.and_(KEYS_HELD.c.keyring == id, KEYS_HELD.c.table_id.in_(list(sealed)))
    connection.execute(KEYS_HELD.delete().where(old))
    rows = [
        {"keyring": id, "table_id": table, "sealed": lock, "added": at - n}
        for n, (table, lock) in enumerate(sealed.items())
    ]
    connection.execute(KEYS_HELD.insert(), rows)
