"""The alarm of a table: it rings when time itself may have something to command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rascals.server.tables.premises import Clock
from rascals.table import Table

LONGEST = 3600.0  # seconds until it rings at the latest, to be set anew


class Alarm:
    """One timer for the next deadline of a table."""

    def __init__(self, table: Table, clock: Clock, ring: Callable[[], object]) -> None:
        self._table, self._clock, self._ring = table, clock, ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Set it for the next deadline as the table stands now."""
        self.stop()
        when = self._table.alarm
        if when is not None:
            wait = max(0.0, (when - self._clock()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(wait, LONGEST), self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
