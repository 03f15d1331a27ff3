"""Quarantine for damaged tables: each is set aside by itself, logged, and checked again after a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rascals.server.loggers import logger
from rascals.server.store import Damage, Damaged
from rascals.server.tables.shared_context import Clock

AGAIN = 60_000  # milliseconds after which a damaged table is read once more, as somebody may have repaired it

log = logger("rascals.rooms")


class SetAside:
    """The damaged tables that have been found."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._damages: dict[str, tuple[Damaged, int]] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._damages

    def add(self, damage: Damaged) -> None:
        """Set a table aside, and log it if that is new, without details of a wrong entry, which may be secret."""
        before = self._damages.get(damage.table)
        self._damages[damage.table] = (damage, self._clock() + AGAIN)
        if before is None or (before[0].kind, before[0].n) != (damage.kind, damage.n):
            log.error("table set aside", table=damage.table, kind=damage.kind, n=damage.n)

    def rests(self, table: str) -> bool:
        """Return whether a table was found damaged less than `AGAIN` ago, so that it need not be read again."""
        found = self._damages.get(table)
        return found is not None and self._clock() < found[1]

    def mended(self, table: str) -> None:
        """Note that a table is not damaged."""
        if self._damages.pop(table, None) is not None:
            log.info("table holds again", table=table)

    def counts(self) -> Mapping[Damage, int]:
        """Return the number of tables with each kind of damage."""
        return Counter(damage.kind for damage, _ in self._damages.values())
