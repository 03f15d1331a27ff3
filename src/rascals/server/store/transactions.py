"""Transactions on a database: timed, and with every failure told as a `StoreError`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rascals.server.errors import Conflict, StoreError
from rascals.server.store.database import Database


class Transactions:
    """Reading and writing. `observe(operation, seconds)` is told durations; `well`: the last write succeeded."""

    def __init__(self, database: Database, observe: Callable[[str, float], None] | None = None) -> None:
        self._database = database
        self._observe = observe or (lambda _operation, _seconds: None)
        self.well = False

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """Return the rows of a query."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._database.reading() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError.about(error) from error
        self._observe("read", loop.time() - begun)
        return rows

    @contextlib.asynccontextmanager
    async def write(self, operation: str) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._database.writing() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict("such an entry exists already, or there is no such table") from error
        except (SQLAlchemyError, OSError) as error:
            self.well = False
            raise StoreError.about(error) from error
        self.well = True
        self._observe(operation, loop.time() - begun)
