"""A database under the store: its interface, its schema, the classes of its errors, and transactions on it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rascals.server.errors import Away, Conflict, Corrupt, StoreError, Unfit

# ---------------------------------------------------------------- interface
# The interface of a database, which `sqlite` and `postgresql` implement.

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


# ---------------------------------------------------------------- schema
# The database schema as SQLAlchemy tables; `migrations` creates it.

metadata = sa.MetaData()

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("finished", sa.BigInteger),
    sa.Column("owner", sa.Text),
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index(
        "tables_unfinished", "owner",
        sqlite_where=sa.text("finished IS NULL"), postgresql_where=sa.text("finished IS NULL"),
    ),
)  # fmt: skip

SERVERS = sa.Table(
    "servers",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
)

OLDEST = sa.Table("rascals_oldest", metadata, sa.Column("version_num", sa.Text, primary_key=True))

ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("command_id", sa.Text),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="entries_command"),
)

KEYS = sa.Table(
    "keys",
    metadata,
    sa.Column("purpose", sa.Text, primary_key=True),
    sa.Column("private", sa.LargeBinary, nullable=False),
)

CALLERS = sa.Table(
    "callers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("handle", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger),
)

CALLS = sa.Table(
    "calls",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("caller", sa.Text, sa.ForeignKey("callers.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("over", sa.Integer, nullable=False, server_default="0"),
    sa.Column("key", sa.Text, nullable=False, server_default=""),
    sa.Index("calls_caller", "caller"),
)

OUTBOX = sa.Table(
    "outbox",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("caller", sa.Text, sa.ForeignKey("callers.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("stretch", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("leased", sa.BigInteger, nullable=False),
    sa.Column("sent", sa.BigInteger),
    sa.Index("outbox_table", "table_id"),
    sa.Index("outbox_due", "due", sqlite_where=sa.text("sent IS NULL"), postgresql_where=sa.text("sent IS NULL")),
)

KEYRINGS = sa.Table(
    "keyrings",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)

KEYS_HELD = sa.Table(
    "keys_held",
    metadata,
    sa.Column("keyring", sa.Text, sa.ForeignKey("keyrings.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
)


# ---------------------------------------------------------------- transactions
# Transactions on a database: timed, and with every failure raised as a `StoreError`.


class Transactions:
    """Reads and writes, which complete even if the caller is cancelled, so that no connection is lost.

    `observe(operation, seconds)` gets durations; `written`: when a write last succeeded.
    """

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._observe = observe or (lambda _operation, _seconds: None)
        self.written: float | None = None  # by the event loop's clock; None if none has succeeded since one failed
        self._under_way: set[asyncio.Task[Any]] = set()

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """Return the rows of a query."""
        return await self._completed(self._read(query))

    async def write(self, operation: str, work: Callable[[sa.Connection], T]) -> T:
        """Do work in one transaction, committed on return."""
        return await self._completed(self._write(operation, work))

    async def _completed(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def end(self) -> None:
        """Wait for all transactions in progress."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        except faults() as error:
            raise told(error) from error
        self._observe("read", loop.time() - begun)
        return rows

    async def _write(self, operation: str, work: Callable[[sa.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            found = await self._database.write(work)
        except faults() as error:
            fault = told(error)
            if not isinstance(fault, Conflict | Unfit):
                self.written = None
            raise fault from error
        self.written = loop.time()
        self._observe(operation, self.written - begun)
        return found


# ---------------------------------------------------------------- errors
# Classifying the database's errors: invalid data, a database that is away, a corrupt one, or another failure.

DATA = "22"  # the class of SQLSTATE for invalid data
CORRUPT = "XX0"  # PostgreSQL: data or an index that is corrupted
AWAY = ("08", "533", "57P")  # connections that fail; too many connections; a database that starts or shuts down


def faults() -> tuple[type[Exception], ...]:
    """Return the exceptions that a database raises: SQLAlchemy's, and those of drivers, which it does not always wrap.

    A value that cannot be converted for the database (a lone surrogate, a number of 70 bits) raises a ValueError or an
    OverflowError.
    """
    return (SQLAlchemyError, OSError, ValueError, OverflowError, *_drivers())


def _drivers() -> tuple[type[Exception], ...]:
    asyncpg = sys.modules.get("asyncpg")  # if it is not loaded, its errors cannot occur
    return () if asyncpg is None else (asyncpg.PostgresError, asyncpg.InterfaceError)


def told(error: BaseException) -> StoreError:
    """Return the `StoreError` for an error of the database."""
    if isinstance(error, IntegrityError):
        return Conflict("such an entry exists already, or there is no such table")
    if _is_data(error):
        return Unfit("the database cannot keep such a text or number")
    if is_away(error):
        return Away(str(StoreError.about(error)))
    if type(error) is DatabaseError or _state(error).startswith(CORRUPT):  # SQLite: the disk image is malformed
        return Corrupt(str(StoreError.about(error)))
    return StoreError.about(error)


def _is_data(error: BaseException) -> bool:
    if isinstance(error, DataError | ValueError | OverflowError):
        return True
    cause = getattr(error, "orig", None)
    return _state(error).startswith(DATA) or isinstance(getattr(cause, "__cause__", None), ValueError)


def is_away(error: BaseException) -> bool:
    """Return whether an error means that the database does not answer, but may do so later."""
    state = _state(error)
    lost = error.connection_invalidated if isinstance(error, DBAPIError) else isinstance(error, _drivers())
    return isinstance(error, OSError) or state.startswith(AWAY) or (lost and not state)


def _state(error: BaseException) -> str:
    """Return the SQLSTATE of an error; empty if it has none."""
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", None) or "")
