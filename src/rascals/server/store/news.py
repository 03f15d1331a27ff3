"""What servers on one database tell each other through it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import sqlalchemy as sa

from rascals.server.store.database import Database
from rascals.server.store.interface import Heard, News
from rascals.server.store.transactions import Transactions


class Exchange:
    """News from here to the others, and theirs to whoever listens here."""

    def __init__(self, database: Database, transactions: Transactions) -> None:
        self._database, self._transactions = database, transactions
        self.name = secrets.token_hex(6)  # by which other servers know this one

    async def listen(self, heard: Heard) -> None:
        """Hear the others; see `Store`."""

        def read(text: str | None) -> None:
            if text is None:
                heard(None)
                return
            server, kind, table, rest = [*text.split(" ", 3), "", "", ""][:4]
            if server != self.name:
                heard(News(server, kind, table, rest))

        await self._database.listen(read)

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Tell the others; see `Store`."""
        texts = [f"{self.name} {kind} {table} {text}"]
        await self._transactions.write("announce", lambda connection: self._database.announce(connection, texts))

    def grown(self, connection: sa.Connection, logs: Mapping[str, int]) -> None:
        """Tell the others, when this transaction is committed, up to which number these tables' logs go now."""
        self._database.announce(connection, [f"{self.name} log {table} {n}" for table, n in logs.items()])
