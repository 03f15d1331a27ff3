"""Updating a table's row in the store from its log: the code by which the table is found, and that it is over."""

from __future__ import annotations

from typing import Literal

from rascals.server.retries import Duties
from rascals.server.store import Store, TableRow
from rascals.table import Table

Column = Literal["code", "finished"]


class RowUpkeep(Duties[Column]):
    """Updates the row of one table after its log was written; a failed update is retried until it succeeds."""

    def __init__(self, table: Table, store: Store) -> None:
        super().__init__(self._owed, self._update, "table row not updated", table=table.header.id)
        self._table, self._store = table, store
        self._code, self._finished = table.header.code, False  # the row's values

    def found(self, row: TableRow) -> None:
        """Note the row's values when the table is loaded."""
        self._code, self._finished = row.code, row.finished is not None

    def _owed(self) -> list[Column]:
        owed: list[Column] = ["code"] if self._table.code != self._code else []
        return [*owed, "finished"] if self._table.status == "over" and not self._finished else owed

    async def _update(self, column: Column, _tries: int) -> None:
        name, code = self._table.header.id, self._table.code
        if column == "code":
            await self._store.recode(name, code)
            self._code = code
        else:
            await self._store.finish(name, self._table.last)
            self._finished = True
