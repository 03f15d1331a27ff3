"""Publish–subscribe between servers on one database, through the database's notifications."""

from __future__ import annotations

import secrets

from rascals.server.store.database import Database
from rascals.server.store.interface import Heard, News
from rascals.server.store.transactions import Transactions


class Exchange:
    """Publishes the news of this server to the others, and passes theirs on to the listener here."""

    def __init__(self, database: Database, transactions: Transactions) -> None:
        self._database, self._transactions = database, transactions
        self.name = secrets.token_hex(6)  # identifies this server to the others

    async def listen(self, heard: Heard) -> None:
        """Listen to the others; see `Store`."""

        def read(text: str | None) -> None:
            if text is None:
                heard(None)
                return
            server, kind, table, rest = [*text.split(" ", 3), "", "", ""][:4]
            if server != self.name:
                heard(News(server, kind, table, rest))

        await self._database.listen(read)

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Announce something to the others; see `Store`."""
        texts = [f"{self.name} {kind} {table} {text}"]
        await self._transactions.write("announce", lambda connection: self._database.announce(connection, texts))
