"""What an error of a database means: somebody's data, a database that is away, or one that is not well."""

from __future__ import annotations

import sys

from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rascals.server.errors import Away, Conflict, Corrupt, StoreError, Unfit

DATA = "22"  # the class of SQLSTATE for data that cannot be
CORRUPT = "XX0"  # PostgreSQL: data or an index that is corrupted
AWAY = ("08", "533", "57P")  # connections that fail; a server without room for one more, or that starts or shuts down


def faults() -> tuple[type[Exception], ...]:
    """Return what a database raises: SQLAlchemy does not always stand between, so the driver's own errors too.

    What cannot be turned into what the database keeps (a lone surrogate, a number of 70 bits) is a ValueError or an
    OverflowError.
    """
    return (SQLAlchemyError, OSError, ValueError, OverflowError, *_drivers())


def _drivers() -> tuple[type[Exception], ...]:
    asyncpg = sys.modules.get("asyncpg")  # who has not loaded it cannot meet its errors
    return () if asyncpg is None else (asyncpg.PostgresError, asyncpg.InterfaceError)


def told(error: BaseException) -> StoreError:
    """Return the error of the store that says what an error of the database means."""
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
    """Tell whether the database does not answer, but may do so later."""
    state = _state(error)
    lost = error.connection_invalidated if isinstance(error, DBAPIError) else isinstance(error, _drivers())
    return isinstance(error, OSError) or state.startswith(AWAY) or (lost and not state)


def _state(error: BaseException) -> str:
    """Return the SQLSTATE of an error, where it has one."""
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", None) or "")
