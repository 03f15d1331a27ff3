"""Tables whose log does not hold: each is set aside by itself, named in the log, and looked at again after a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rascals.server.logs import logger
from rascals.server.store import Damage, Damaged
from rascals.server.tables.premises import Clock

AGAIN = 60_000  # milliseconds after which a damaged table is read once more: somebody may have mended it

log = logger("rascals.rooms")


class SetAside:
    """The damaged tables that have been met."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._damages: dict[str, tuple[Damaged, int]] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._damages

    def add(self, damage: Damaged) -> None:
        """Set a table aside, and say so if it is news; what is wrong with an entry is not said: it may be hidden."""
        before = self._damages.get(damage.table)
        self._damages[damage.table] = (damage, self._clock() + AGAIN)
        if before is None or (before[0].kind, before[0].n) != (damage.kind, damage.n):
            log.error("table set aside", table=damage.table, kind=damage.kind, n=damage.n)

    def rests(self, table: str) -> bool:
        """Tell whether a table has been found damaged so lately that it need not be read again."""
        found = self._damages.get(table)
        return found is not None and self._clock() < found[1]

    def mended(self, table: str) -> None:
        """Note that a table holds."""
        if self._damages.pop(table, None) is not None:
            log.info("table holds again", table=table)

    def counts(self) -> Mapping[Damage, int]:
        """Return how many tables have which damage."""
        return Counter(damage.kind for damage, _ in self._damages.values())
