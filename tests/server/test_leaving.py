"""A server that shuts down leaves its tables to the others for good."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from rascals.server.store import News
from rascals.server.tables.other_servers import OtherServers


class Rooms:
    """The rooms of a server that has none, which notes what tables it is to have."""

    def __init__(self) -> None:
        self.context = SimpleNamespace()
        self.adopted: list[int] = []
        self.brought: list[str] = []
        self.checks: asyncio.Queue[None] = asyncio.Queue()

    def __iter__(self) -> Any:
        return iter(())

    def clock(self) -> int:
        return 1

    def checked(self) -> None:
        self.checks.put_nowait(None)

    async def check_leases(self) -> None: ...

    async def hand_over(self, rooms: Sequence[Any]) -> None: ...

    async def adopt(self, most: int) -> None:
        self.adopted.append(most)

    async def bring(self, table: str) -> None:
        self.brought.append(table)


class Store:
    """A store whose other servers are heard from when the test says so; this server has no table, and should have 9."""

    def __init__(self) -> None:
        self.leases = SimpleNamespace(name="this", owned=self.owned)
        self.heard: Any = None

    async def owned(self) -> dict[str, int]:
        return {"this": 0, "": 9}

    async def alone(self) -> bool:
        return True

    async def listen(self, heard: Any) -> None:
        self.heard = heard


async def nothing() -> None: ...


async def test_who_leaves_its_tables_to_others_takes_none_again() -> None:
    """Neither those without an owner, at its heartbeats while its clients leave, nor one that another gives it."""
    rooms, store = Rooms(), Store()
    others = OtherServers(rooms, store, nothing)  # type: ignore[arg-type]
    await store.listen(others._heard)
    store.heard(News("that", "given", "t1", "this"))
    keeping = asyncio.create_task(others.keep())
    await rooms.checks.get()
    assert (rooms.adopted, rooms.brought) == ([9], ["t1"])
    await others.hand_over()
    store.heard(News("that", "given", "t2", "this"))
    others.look()
    await rooms.checks.get()
    others.look()
    await rooms.checks.get()
    assert (rooms.adopted, rooms.brought) == ([9], ["t1"])
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    others.close()
