"""R15: downtime of all servers is credited once to every table, whichever server reads it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest

from rascals.bots import Budget
from rascals.server.store import EntryRow
from rascals.server.store.interface import SILENCE
from rascals.server.store.journal import JournalStore
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import Start
from rascals.table.clocks import CREDIT
from rascals.table.messages import ClockPlan
from tests.server.in_memory import Paper, Time, make

TABLES, AWAY, BANK = 8, 90_000, 300_000


class Shared:
    """One database for several servers, with the start and the last heartbeat of each."""

    def __init__(self, time: Time) -> None:
        self.store, self.time, self.names = JournalStore(Paper()), time, count()
        self.there: dict[int, tuple[int, int]] = {}

    def at(self) -> At:
        return At(self, next(self.names))


class At:
    """The database as one of its servers uses it; everything takes a while, so that others interleave."""

    def __init__(self, shared: Shared, name: int) -> None:
        self.shared, self.name = shared, name

    def __getattr__(self, name: str) -> Any:
        return getattr(self.shared.store, name)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        await asyncio.sleep(0)
        return await self.shared.store.entries(table, after)

    def others(self) -> list[int]:
        now = self.shared.time()
        lively = {name: since for name, (since, sign) in self.shared.there.items() if sign + SILENCE > now}
        return [since for name, since in lively.items() if name != self.name]

    async def arrive(self, at: int) -> int:
        await asyncio.sleep(0)
        since = min(self.others(), default=at)
        self.shared.there[self.name] = since, self.shared.time()
        return since

    async def depart(self) -> bool:
        self.shared.there.pop(self.name, None)
        await asyncio.sleep(0)
        return not self.others()

    async def alone(self) -> bool:
        await asyncio.sleep(0)
        return not self.others()


Servers = tuple[Time, Shared, Thinker]


@pytest.fixture
async def servers() -> AsyncIterator[Servers]:
    time, thinker = Time(), Thinker(1, InThread, Budget(simulations=1))
    shared = Shared(time)
    await shared.store.open()
    yield time, shared, thinker
    thinker.close()
    await shared.store.close()


def server(servers: Servers) -> TableActors:
    time, shared, thinker = servers
    return TableActors(shared.at(), thinker, time, lambda: 0.0)


async def played(actors: TableActors) -> None:
    """Tables in play, with a seat to act at each."""
    for n in range(TABLES):
        actor = await make(actors, f"t{n}", clock=ClockPlan(BANK // 1_000, 0))
        await actor.do(Start(0))


async def lefts(actors: TableActors) -> set[int]:
    """The remaining times of the seats to act, at all tables."""
    found = set()
    for n in range(TABLES):
        actor = await actors.get(f"t{n}")
        assert actor is not None
        found |= {actor.table.clocks.seats[seat].left(actors.clock()) for seat in actor.table.awaited}
    return found


async def kinds(shared: Shared, kind: str) -> list[int]:
    """How many entries of a kind each table's log has."""
    logs = [await shared.store.entries(f"t{n}") for n in range(TABLES)]
    return [sum(entry.kind == kind for entry in log) for log in logs]


def end(actors: TableActors) -> None:
    """End a server as if it were killed."""
    for actor in actors:
        actor.stop()


@pytest.mark.parametrize("lingers", [False, True])
async def test_r15_two_servers_that_start_at_once_credit_each_table_once(servers: Servers, lingers: bool) -> None:
    """Two servers start at once after a downtime of 90 s: every table is credited exactly once.

    Even if the database takes the server that is gone, with its whole machine, for alive.
    """
    time, shared, _ = servers
    first = server(servers)
    await played(first)
    end(first)
    if not lingers:
        shared.there.clear()
    time.now += AWAY
    both = [server(servers) for _ in range(2)]
    await asyncio.gather(*(actors.load_all() for actors in both))
    for actors in both:
        for actor in actors:
            await actor.catch_up()
        assert await lefts(actors) == {BANK + CREDIT}
    assert await kinds(shared, "resume") == [1] * TABLES
    time.now += 1_000
    third = server(servers)
    await third.load_all()
    assert await kinds(shared, "resume") == [1] * TABLES, "others are there: nothing stood still"
    assert await lefts(third) == {BANK + CREDIT - 1_000}
    for actors in (*both, third):
        end(actors)


async def test_r15_a_table_that_is_read_late_gets_its_credit_all_the_same(servers: Servers) -> None:
    """A table gets its credit for a downtime no matter how late it is read and which servers run by then."""
    time, shared, _ = servers
    first = server(servers)
    await played(first)
    end(first)
    shared.there.clear()
    time.now += AWAY
    one, other = server(servers), server(servers)
    for actors in (one, other):
        await actors.arrive()
    assert await other.get("t0") is not None
    assert await lefts(one) == {BANK + CREDIT}
    assert await kinds(shared, "resume") == [1] * TABLES
    end(one)
    end(other)


@pytest.mark.parametrize("lingers", [False, True])
async def test_r15_of_servers_that_stop_at_once_the_last_stops_the_clocks(servers: Servers, lingers: bool) -> None:
    """Time until the last server's clean stop counts; a server that stops while others run pauses no clock."""
    time, shared, _ = servers
    if lingers:
        shared.there[-1] = 1, time.now - SILENCE
    one, other, third = (server(servers) for _ in range(3))
    await played(one)
    await other.load_all()
    await third.load_all()
    await third.close()
    assert await kinds(shared, "pause") == [0] * TABLES
    time.now += 10_000
    await asyncio.gather(one.close(), other.close())
    assert all(await kinds(shared, "pause"))
    time.now += AWAY
    again = server(servers)
    await again.load_all()
    assert await lefts(again) == {BANK - 10_000 + CREDIT}
    end(again)
