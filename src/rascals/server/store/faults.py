"""Classifying the database's errors: invalid data, a database that is away, a corrupt one, or another failure."""

from __future__ import annotations

import sys

from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rascals.server.errors import Away, Conflict, Corrupt, StoreError, Unfit

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
