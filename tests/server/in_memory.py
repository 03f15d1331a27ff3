"""What a server needs, in memory: a journal, and a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Sequence


class Paper:
    """A journal that is a list."""

    def __init__(self, records: Sequence[bytes] = ()) -> None:
        self.records = list(records)

    async def read(self) -> Sequence[bytes]:
        return list(self.records)

    async def append(self, records: Sequence[bytes]) -> None:
        self.records += records

    async def replace(self, records: Sequence[bytes]) -> None:
        self.records = list(records)


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now
