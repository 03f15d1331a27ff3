"""A database under the store: its interface, its tables, its transactions, and the classes of its errors."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rascals.server.errors import Away, Conflict, Corrupt, StoreError, Unfit

# ---------------------------------------------------------------- interface
# The interface of a database, which `sqlite` and `postgresql` implement.

READERS = 4

T = TypeVar("T")

# Called with each text that a server announces; with None when listening (re)starts, as some may have been missed.
OnNotice = Callable[[str | None], None]


class Database:
    """Connections to one database. The defaults here suit a database that only one server may use.

    `marks`: a file beside it for the last number of each log (`Marks`), if possible. `shared`: whether several servers
    may use it at the same time.
    """

    marks: Path | None = None
    shared = False

    async def open(self, *, only_read: bool = False) -> None:
        """Connect, so that errors show at once; `only_read`: while a server may be using the database."""
        raise NotImplementedError

    async def close(self) -> None:
        """Disconnect."""
        raise NotImplementedError

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction that may write: committed when it is done, rolled back on an exception.

        The work must not wait for anything but the database.
        """
        raise NotImplementedError

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in a transaction that reads."""
        raise NotImplementedError

    def lock_schema(self, connection: sa.Connection) -> None:
        """Keep other servers from changing the schema until this transaction ends."""

    async def listen(self, on_notice: OnNotice) -> None:
        """Start listening to what the servers of this database announce; see `OnNotice`."""

    def announce(self, connection: sa.Connection, text: str) -> None:
        """Announce a text to all servers of this database, once the transaction is committed."""

    async def arrive(self, at: int, name: str) -> int:
        """Register this server as running, under a name; see `Store`."""
        return at

    async def depart(self) -> bool:
        """Unregister this server; see `Store`."""
        return True

    async def others(self) -> frozenset[str]:
        """Return the names of the other running servers; `Away` if they cannot be determined now."""
        return frozenset()

    async def runs(self, name: str) -> bool:
        """Return whether another server of that name is running; `Away` if that cannot be determined now."""
        return name in await self.others()

    async def alone(self) -> bool:
        """Return whether no other server is running; see `Store`."""
        return True


def first_line(error: BaseException) -> str:
    """Return the database's own first line about an error, without statement and parameters."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__


# ---------------------------------------------------------------- tables
# The names of the tables and columns, for queries; `migrations` defines their types and constraints.


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column) for column in columns))


TABLES = _table("tables", "id", "code", "created", "header", "secret", "finished", "owner", "epoch")
ENTRIES = _table("entries", "table_id", "n", "at", "kind", "command_id", "body")
SERVERS = _table("servers", "name", "address")
KEYS = _table("keys", "purpose", "private")
CALLERS = _table("callers", "id", "kind", "address", "keys", "language", "handle", "created", "confirmed")
CALLS = _table("calls", "table_id", "token", "caller", "over", "key")
OUTBOX = _table(
    "outbox", "key", "caller", "kind", "table_id", "token", "seat", "stretch", "due", "tries", "leased", "sent"
)
SIGN_IN_LINKS = _table("keyrings", "id", "name", "created", "used")
KEYS_HELD = _table("keys_held", "keyring", "table_id", "sealed", "added")
OLDEST = _table("rascals_oldest", "version_num")

CHUNK = 500  # tables in one query


def chunks(tables: Iterable[str]) -> Iterator[list[str]]:
    """Yield the ids of many tables in lists short enough for one query."""
    names = list(tables)
    return (names[begin : begin + CHUNK] for begin in range(0, len(names), CHUNK))


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
        self._in_progress: set[asyncio.Task[Any]] = set()

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """Return the rows of a query."""
        return await self._completed("read", self._database.read(lambda connection: connection.execute(query).all()))

    async def write(self, operation: str, work: Callable[[sa.Connection], T]) -> T:
        """Do work in one transaction, committed on return."""
        return await self._completed(operation, self._database.write(work), writes=True)

    async def carry_out(self, operation: str, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        """Execute one statement, in a transaction of its own; return how many rows it affected."""
        return await self.write(operation, lambda connection: int(connection.execute(statement).rowcount))

    async def _completed(self, operation: str, work: Coroutine[Any, Any, T], *, writes: bool = False) -> T:
        task = asyncio.create_task(self._done(operation, work, writes=writes))
        self._in_progress.add(task)
        task.add_done_callback(self._in_progress.discard)
        return await asyncio.shield(task)

    async def _done(self, operation: str, work: Coroutine[Any, Any, T], *, writes: bool) -> T:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            found = await work
        except faults() as error:
            fault = store_error(error)
            if writes and not isinstance(fault, Conflict | Unfit):
                self.written = None
            raise fault from error
        if writes:
            self.written = loop.time()
        self._observe(operation, loop.time() - begun)
        return found

    async def end(self) -> None:
        """Wait for all transactions in progress."""
        await asyncio.gather(*self._in_progress, return_exceptions=True)


# ---------------------------------------------------------------- errors
# Classifying the database's errors: invalid data, a database that does not answer, a corrupt one, or another failure.

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


def store_error(error: BaseException) -> StoreError:
    """Return the `StoreError` for an error of the database."""
    if isinstance(error, IntegrityError):
        return Conflict("such an entry exists already, or there is no such table")
    if _is_data(error):
        return Unfit("the database cannot keep such a text or number")
    kind = StoreError
    if is_away(error):
        kind = Away
    elif type(error) is DatabaseError or _state(error).startswith(CORRUPT):  # SQLite: the disk image is malformed
        kind = Corrupt
    return kind(f"the database failed: {first_line(error)}")


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
