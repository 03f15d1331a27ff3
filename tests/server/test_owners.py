"""Owners of tables among several servers: in memory, on a database whose servers the test starts and kills."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rascals.bots import Budget
from rascals.server.store import SILENCE, Elsewhere, News
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.other_servers import OtherServers
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import Sit, Start
from tests.server.in_memory import Shared, Time, make

# ---------------------------------------------------------------- owners
# Each table has one owner among a database's servers; owners change without anything being lost.


class Servers:
    """Servers on one database in memory, by name."""

    def __init__(self) -> None:
        self.shared, self.time = Shared(), Time()
        self.thinker = Thinker(1, InThread, Budget(simulations=1))
        self.rooms: dict[str, TableActors] = {}
        self.others: dict[str, OtherServers] = {}

    async def start(self, name: str) -> TableActors:
        store: Any = self.shared.at(name)
        actors = self.rooms[name] = TableActors(store, self.thinker, self.time, lambda: 0.0)
        others = self.others[name] = OtherServers(actors, store, self._relisted)
        await store.listen(others._handle)
        self.shared.tell(name, "alive")
        for other in self.shared.running - {name}:
            self.shared.tell(other, "alive")
        return actors

    async def _relisted(self) -> None:
        pass

    def kill(self, name: str) -> None:
        """Kill a server; its table actors stay in memory as they are."""
        self.shared.running.discard(name)

    async def heartbeat(self, name: str) -> None:
        await self.others[name]._check_tables()

    def owners(self) -> list[str | None]:
        return [owner for owner, _ in self.shared.owners.values()]


@pytest.fixture
async def servers() -> AsyncIterator[Servers]:
    found = Servers()
    await found.shared.store.open()
    yield found
    for actors in found.rooms.values():
        for actor in actors:
            actor.stop()
    found.thinker.close()
    await found.shared.store.close()


async def got(actors: TableActors, table: str = "t1") -> TableActor:
    actor = await actors.get(table)
    assert actor is not None
    return actor


async def watched(actor: TableActor, via: str | None = None) -> ClientQueue:
    """A spectator at a table actor, who may come through another server."""
    queue = ClientQueue()
    queue.via = via
    await actor.attach(None, queue, 0, None)
    return queue


async def test_a_table_of_another_server_is_elsewhere_until_that_is_gone(servers: Servers) -> None:
    """Only its owner has a table in memory; a request elsewhere is told the owner, or the server becomes it."""
    one, other = await servers.start("one"), await servers.start("other")
    await make(one)
    with pytest.raises(Elsewhere) as elsewhere:
        await other.get("t1")
    assert elsewhere.value.peer.name == "one"
    await other.load_all()
    assert [len(one), len(other)] == [1, 0]
    servers.kill("one")
    assert (await got(other)).table.people()
    assert servers.owners() == ["other"]


async def test_nothing_is_refused_on_stale_knowledge(servers: Servers) -> None:
    """A table actor that has missed entries reads them before refusing: here, that all have taken seats.

    So it does if no other server was known: one may have come while this one could not hear of it.
    """
    one = await servers.start("one")
    actor = await make(one, people=2)
    late = TableActors(one.store, servers.thinker, servers.time, lambda: 0.0)  # the same lease, other memory
    await (await got(late)).do(Sit("P2", "2" * 64, 2))
    await actor.do(Start(0))
    assert actor.table.status == "playing"
    for actor in late:
        actor.stop()


async def test_a_server_that_wakes_with_an_old_lease_writes_nothing(servers: Servers) -> None:
    """Others took it for gone and own its table: its write is refused, and its clients are told to reconnect.

    The log has only what the new owner wrote.
    """
    one, other = await servers.start("one"), await servers.start("other")
    actor = await make(one)
    queue = await watched(actor)
    servers.kill("one")
    await (await got(other)).do(Start(0))
    log = await servers.shared.store.entries("t1")
    servers.shared.running.add("one")
    with pytest.raises(Gone):
        await actor.do(Start(0))
    assert actor.gone
    assert queue.closing == "moved"
    assert await servers.shared.store.entries("t1") == log
    with pytest.raises(Elsewhere):
        await one.get("t1")


async def test_a_server_that_was_silent_looks_at_its_leases_before_it_answers(servers: Servers) -> None:
    """After a silence in which others may have taken its tables, it checks before showing any."""
    one, other = await servers.start("one"), await servers.start("other")
    actor = await make(one)
    del servers.shared.ears["one"]  # it gets no news, like a suspended process
    servers.kill("one")
    await got(other)
    servers.shared.running.add("one")
    assert await got(one) is actor  # too early to be in doubt
    servers.time.now += SILENCE
    with pytest.raises(Elsewhere):
        await one.get("t1")
    assert actor.gone


async def test_the_tables_of_a_dead_server_are_shared_out(servers: Servers) -> None:
    """The remaining servers take their shares; no table stays without an owner."""
    names = ("one", "two", "three", "four")
    for name in names:
        await servers.start(name)
    for count in range(40):
        await make(servers.rooms[names[count % 4]], f"t{count}", 1)
    servers.kill("four")
    for name in names[:3]:
        await servers.heartbeat(name)
    assert [len(servers.rooms[name]) for name in names[:3]] == [14, 14, 12]
    assert set(servers.owners()) == set(names[:3])


async def test_a_server_that_comes_late_gets_its_share(servers: Servers) -> None:
    """Tables with nobody connected go to a server that has fewer; the others stay where their people are."""
    one = await servers.start("one")
    actors = [await make(one, f"t{count}", 1) for count in range(12)]
    for actor in actors[:4]:
        await watched(actor)
    await servers.start("other")
    await servers.heartbeat("one")
    await servers.heartbeat("other")
    assert sorted(servers.owners(), key=str) == ["one"] * 6 + ["other"] * 6
    assert not any(actor.gone for actor in actors[:4])


async def test_tables_with_people_are_shared_out_too(servers: Servers) -> None:
    """If all have people, tables used through several servers go to whoever has fewest, a few at a time.

    Those whose people all come here stay: a proxy may send them here.
    """
    one = await servers.start("one")
    actors = [await make(one, f"t{count}", 1) for count in range(20)]
    await servers.start("other")
    for count, actor in enumerate(actors):
        await watched(actor)
        if count % 2:
            await watched(actor, "other")
    moved = []
    for _ in range(4):
        await servers.heartbeat("one")
        moved.append(servers.owners().count("other"))
    assert moved == [5, 10, 10, 10]
    assert not any(actor.gone for actor in actors[::2])


async def test_a_table_follows_its_people(servers: Servers) -> None:
    """If all its clients come through the same other server, at two heartbeats, it becomes the owner."""
    one, other = await servers.start("one"), await servers.start("other")
    both, theirs = await make(one, "t1"), await make(one, "t2")
    await watched(both)
    await watched(both, "other")
    queue = await watched(theirs, "other")
    await servers.heartbeat("one")
    assert not theirs.gone
    await servers.heartbeat("one")
    await other.get("t2")  # which is already being loaded
    assert (both.gone, theirs.gone, queue.closing) == (False, True, "moved")
    assert servers.owners() == ["one", "other"]


async def test_who_shuts_down_hands_its_tables_over(servers: Servers) -> None:
    """The command in progress finishes, the clients reconnect, and the tables are free at once."""
    one, other = await servers.start("one"), await servers.start("other")
    actor = await make(one)
    queue = await watched(actor)
    starting = asyncio.create_task(actor.do(Start(0)))
    while not actor._lock.locked():  # noqa: ASYNC110 - until the command is in progress
        await asyncio.sleep(0)
    await servers.others["one"].hand_over()
    assert not (await starting).duplicate
    assert queue.closing == "moved"
    assert (await got(other)).table.status == "playing"


# ---------------------------------------------------------------- leaving
# A server that shuts down leaves its tables to the others for good.


class NoRooms:
    """The table actors of a server that has none; records the tables offered to it."""

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
    """A store that hears of other servers when the test says so; this server has no table, and should have 9."""

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
    """Neither ownerless ones, at its heartbeats while its clients leave, nor one that another offers."""
    rooms, store = NoRooms(), Store()
    others = OtherServers(rooms, store, nothing)  # type: ignore[arg-type]
    await store.listen(others._handle)
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
