"""What is asked of a database; `sqlite` and `postgresql` answer."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rascals.server.errors import StoreError

READERS = 4

# Is given each text that a server announces; None when listening begins (again), and some may have been missed.
Heard = Callable[[str | None], None]


class Database(Protocol):
    """Connections to one database. `marks`: the file beside it for the last number of each log, if there can be one."""

    marks: Path | None

    async def open(self, *, only_read: bool = False) -> None:
        """Connect once, to find out now what is wrong; `only_read`: beside a server that may be using it."""

    async def close(self) -> None:
        """Disconnect."""

    def writing(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back on an exception."""

    def reading(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that reads."""

    async def lock_schema(self, connection: AsyncConnection) -> None:
        """Keep other servers from changing the schema until this transaction ends."""

    async def listen(self, heard: Heard) -> None:
        """Hear from now on what servers of this database announce; see `Heard`."""

    async def announce(self, connection: AsyncConnection, texts: Sequence[str]) -> None:
        """Tell all servers of this database, once the transaction is committed."""

    async def alone(self) -> bool:
        """Whether no other server uses this database now."""


def opened(engine: AsyncEngine | None) -> AsyncEngine:
    """Return the engine of a store that is open; `StoreError` for a closed one."""
    if engine is None:
        raise StoreError("the store is closed")
    return engine


def first_line(error: BaseException) -> str:
    """Return the database's own first line about an error."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
