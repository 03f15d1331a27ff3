"""One owner a table: what a server does when it no longer owns a table, or is about to own it no more."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from rascals.bots import Budget
from rascals.server.store import Elsewhere, Peer, StoreError, postgresql
from rascals.server.store.leases import check_fences
from rascals.server.store.sql import SqlStore, open_store
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.making import new_row, new_secret
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.thinking import Thinker
from rascals.table import Header, PlaceBot, Sit, Start
from tests.server import postgres
from tests.server.in_memory import Time

pytestmark = pytest.mark.real
shared = pytest.mark.postgres
grouped = pytest.mark.xdist_group("leases")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[SqlStore, Rooms]]:
    """A server's store and tables."""
    store, thinker = open_store(database), Thinker(1, InThread, Budget(simulations=1))
    await store.open()
    await store.listen(lambda _: None)
    rooms = Rooms(store, thinker, Time(), lambda: 0.0)
    await rooms.arrive()
    try:
        yield store, rooms
    finally:
        await rooms.close()
        thinker.close()
        await store.close()


@pytest.fixture
async def two(database: str) -> AsyncIterator[list[tuple[SqlStore, Rooms]]]:
    async with opened(database) as one, opened(database) as other:
        yield [one, other]


async def made(rooms: Rooms, name: str) -> Room:
    """A table with its host."""
    secret, commitment = new_secret()
    header = Header(
        id=name, code=name.upper(), commitment=commitment, created=1, game="felicity", players=3, options={}
    )
    room = await rooms.create(new_row(header, secret))
    await room.do(Sit("Ann", "0" * 64, 0))
    await room.do(PlaceBot(0, 2, "random"))
    return room


@shared
@grouped
async def test_nothing_is_refused_by_a_server_that_has_not_heard_of_the_new_owner(
    two: list[tuple[SqlStore, Rooms]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server whose session broke a moment ago, and that has heard of no other, does not judge by an old state."""
    (_, rooms), (other, theirs) = two
    stale = await made(rooms, "stale")

    async def nobody() -> frozenset[str]:
        return frozenset()

    monkeypatch.setattr(other._database, "_others", nobody)  # the session of the first is broken
    room = await theirs.get("stale")
    assert room is not None
    await room.do(Sit("Bob", "1" * 64, 1))
    with pytest.raises(Gone):
        await stale.do(Start(0))
    assert stale.table.places[1].name == "Bob"
    await room.do(Start(0))


@shared
@grouped
async def test_a_server_that_stops_in_the_middle_of_a_write_keeps_no_table_from_the_others(
    two: list[tuple[SqlStore, Rooms]], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The locks of its transaction end before it is taken to be gone, so that another server can own the table."""
    _, (other, _) = two
    monkeypatch.setattr(postgresql, "IDLE", "100ms")
    async with opened(database) as (gone, rooms):
        room = await made(rooms, "locked")
        with contextlib.suppress(StoreError, *postgresql.faults()):
            async with gone._database._opened().begin() as connection:
                await connection.run_sync(partial(check_fences, name=gone.name, fences=[("locked", 1)]))
                await gone.depart()
                assert await other.leases.take("locked") == 2
        assert room.epoch == 1


@shared
@grouped
async def test_an_owner_that_is_there_need_not_be_waited_for(two: list[tuple[SqlStore, Rooms]]) -> None:
    """Just after its session was opened again, a server knows the owners that are there; the others are waited for."""
    (one, rooms), (other, _) = two
    await made(rooms, "there")
    other._database._back = 1e12  # as if that were now
    with pytest.raises(Elsewhere) as found:
        await other.leases.take("there")
    assert found.value.peer == Peer(one.name, "")
    with pytest.raises(StoreError, match="which servers are there"):
        await other.leases.peers()


@pytest.mark.parametrize("peer", [None, "other"])
async def test_clients_are_told_of_a_new_owner_once_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, peer: str | None
) -> None:
    """Who is told earlier would come back here, and the table with them; a command in progress is done before."""
    async with opened(f"sqlite:///{tmp_path / 'rooms.db'}") as (store, rooms):
        room, queue, then = await made(rooms, "moving"), ClientQueue(), []
        await room.attach(0, queue, 0, None)

        async def assign(tables: Sequence[str] | str, *to: str) -> None:
            then.append((tables, to, queue.closing, room.between_commands.locked()))

        monkeypatch.setattr(store.leases, "release", assign)
        monkeypatch.setattr(store.leases, "give", assign)
        await rooms.hand_over([room], peer)
        assert then == [(["moving"], (), None, True) if peer is None else ("moving", ("other",), None, True)]
        assert queue.closing == "moved"
