"""Making the store for a database URL."""

from __future__ import annotations

from collections.abc import Callable

from rascals.server.errors import StoreError
from rascals.server.settings import POSTGRESQL, SQLITE, sqlite_path
from rascals.server.store.database import Database
from rascals.server.store.postgresql import PostgresDatabase
from rascals.server.store.sql import SqlStore
from rascals.server.store.sqlite import SqliteDatabase


def open_store(url: str, observe: Callable[[str, float], None] | None = None) -> SqlStore:
    """Return the store of a database URL, not yet open. `observe(operation, seconds)` is called with durations."""
    return SqlStore(database_for(url), observe)


def database_for(url: str) -> Database:
    """The database of a URL (see `rascals.server.settings`); it is not opened yet."""
    scheme = url.partition("://")[0]
    path = sqlite_path(url)
    if scheme in SQLITE and path is not None:
        return SqliteDatabase(path)
    if scheme in POSTGRESQL:
        return PostgresDatabase(url)
    raise StoreError(f"unknown kind of database {scheme!r}; valid: sqlite:///FILE, postgresql://USER@HOST/NAME")
