"""The interface of a database, which `sqlite` and `postgresql` implement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa

READERS = 4

T = TypeVar("T")

# Called with each text that a server announces; with None when listening begins (again), as some may have been missed.
Heard = Callable[[str | None], None]


class Database(Protocol):
    """Connections to one database. `marks`: a file beside it for the last number of each log (`Marks`), if possible."""

    marks: Path | None
    shared: bool  # whether several servers may use it at the same time

    async def open(self, *, only_read: bool = False) -> None:
        """Connect, so that errors show at once; `only_read`: a server may be using the database at the same time."""

    async def close(self) -> None:
        """Disconnect."""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction that may write: committed when it is done, rolled back on an exception.

        The work must not wait for anything but the database.
        """

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction that reads."""

    def lock_schema(self, connection: sa.Connection) -> None:
        """Keep other servers from changing the schema until this transaction ends."""

    async def listen(self, heard: Heard) -> None:
        """Begin to listen to what servers of this database announce; see `Heard`."""

    def announce(self, connection: sa.Connection, texts: Sequence[str]) -> None:
        """Announce texts to all servers of this database, once the transaction is committed."""

    async def arrive(self, at: int, name: str) -> int:
        """Register this server as running, under a name; see `Store`."""

    async def depart(self) -> bool:
        """Unregister this server; see `Store`."""

    async def others(self) -> frozenset[str]:
        """Return the names of the other running servers; `Away` if they cannot be determined now."""

    async def runs(self, name: str) -> bool:
        """Return whether another server of that name is running; `Away` if that cannot be determined now."""

    async def alone(self) -> bool:
        """Return whether no other server is running; see `Store`."""


def first_line(error: BaseException) -> str:
    """Return the database's own first line about an error."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
