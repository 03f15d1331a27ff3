"""A table's timer: it fires when a deadline may have passed, such as a clock that has run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rascals.server.tables.shared_context import Clock
from rascals.table import Table

LONGEST = 3600.0  # seconds after which it fires at the latest, to be set again


class Alarm:
    """One timer for the next deadline of a table."""

    def __init__(self, table: Table, clock: Clock, ring: Callable[[], object]) -> None:
        self._table, self._clock, self._ring = table, clock, ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Set the timer for the table's next deadline."""
        self.stop()
        when = self._table.alarm
        if when is not None:
            wait = max(0.0, (when - self._clock()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(wait, LONGEST), self._ring)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
