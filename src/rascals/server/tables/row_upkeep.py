"""Keeping a table's row in the store as its log says: the code by which the table is found, and that it is over."""

from __future__ import annotations

from typing import Literal

from rascals.server.retries import Duties
from rascals.server.store import Store, TableRow
from rascals.table import Table

Column = Literal["code", "finished"]


class RowUpkeep(Duties[Column]):
    """Updates the row of one table, which the log's entries precede: what fails is owed, and tried until it is done."""

    def __init__(self, table: Table, store: Store) -> None:
        super().__init__(self._owed, self._update, "table row not updated", table=table.header.id)
        self._table, self._store = table, store
        self._code, self._finished = table.header.code, False  # what the row says

    def found(self, row: TableRow) -> None:
        """Note what the row says as the table is loaded."""
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
