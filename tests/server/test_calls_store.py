"""The outbox in both databases: each notice put there once, leased by one server, sent once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from rascals.server.store import CallerRow
from rascals.server.store.sql import SqlStore, open_store
from tests.server.test_store import postgres_server, postgres_url, store, table, url

pytestmark = pytest.mark.real

__all__ = ["postgres_server", "postgres_url", "store", "url"]

CALLER = CallerRow("c1", "push", "https://push.example/1", "[]", "en", "h1", 10, 10)


async def called(store: SqlStore, *callers: CallerRow) -> None:
    await store.create_table(table())
    for caller in callers:
        await store.calls.register(caller)
        assert await store.calls.call("t1", "token", caller.id)


async def test_a_notice_is_laid_down_once_and_taken_once(store: SqlStore) -> None:
    """The same turn is one notice, also for servers that notice it at the same moment; each is taken by one of many."""
    await called(store, CALLER, replace(CALLER, id="c2", address="https://push.example/2", handle="h2"))
    laid = await asyncio.gather(*(store.calls.enqueue_turn("t1", "token", 0, 7, 100) for _ in range(8)))
    assert sorted(laid) == [0] * 7 + [2]
    assert await store.calls.take(99, 50, 10) == []
    taken = await asyncio.gather(*(store.calls.take(100, 50, 1) for _ in range(6)))
    assert sorted(notice.caller.id for notices in taken for notice in notices) == ["c1", "c2"]
    assert await store.calls.waiting() == 150
    again = await store.calls.take(150, 50, 10)
    assert [(notice.table, notice.seat, notice.stretch) for notice in again] == [("t1", 0, 7)] * 2
    await store.calls.sent(again[0].key, 151)
    await store.calls.later(again[1].key, 300)
    assert [notice.tries for notice in await store.calls.take(10_000, 50, 10)] == [1]
    assert await store.calls.enqueue_turn("t1", "token", 0, 7, 100) == 0


async def test_two_servers_share_one_outbox(postgres_url: str) -> None:
    """On one database two servers never have the same notice at the same time."""
    one, other = open_store(postgres_url), open_store(postgres_url)
    await one.open()
    await other.open()
    try:
        await called(one, CALLER)
        laid = await asyncio.gather(
            *(s.calls.enqueue_turn("t1", "token", 0, n, 1) for s in (one, other) for n in range(9))
        )
        assert sum(laid) == 9
        taken = await asyncio.gather(*(s.calls.take(1, 50, 2) for s in (one, other) * 6))
        keys = [notice.key for notices in taken for notice in notices]
        assert len(keys) == len(set(keys)) == 9
    finally:
        await other.close()
        await one.close()


async def test_a_caller_takes_its_calls_and_notices_along(store: SqlStore) -> None:
    """Forgetting a caller leaves nothing of it; a browser that asks again keeps its calls under its new name."""
    await called(store, CALLER)
    await store.calls.register(replace(CALLER, id="c9", keys="[1]", handle="h9"))
    (known,) = await store.calls.of_seat("t1", "token")
    assert (known.id, known.keys, known.handle) == ("c1", "[1]", "h9")
    await store.calls.enqueue_turn("t1", "token", 0, 1, 1)
    await store.calls.remove("c1")
    assert await store.calls.of_seat("t1", "token") == []
    assert await store.calls.waiting() is None


async def test_calls_have_an_end(store: SqlStore) -> None:
    """One seat has a few callers at most; a table that is over has none."""
    callers = [replace(CALLER, id=f"c{n}", address=f"https://push.example/{n}", handle=f"h{n}") for n in range(6)]
    await called(store, *callers)
    more = replace(CALLER, id="more", address="https://push.example/more", handle="more")
    await store.calls.register(more)
    assert not await store.calls.call("t1", "token", "more")
    assert await store.calls.call("t1", "token", "c3")  # once more is no more
    await store.calls.enqueue_turn("t1", "token", 0, 1, 1)
    await store.finish("t1", 5)
    assert await store.calls.of_seat("t1", "token") == []
    assert await store.calls.waiting() is None


async def test_what_a_seat_was_called_by_is_forgotten_with_it(store: SqlStore) -> None:
    """Deleting the data of one's seats deletes their callers, at finished tables too, and nobody else's."""
    other = replace(CALLER, id="c2", address="https://push.example/2", handle="h2")
    await called(store, CALLER)
    await store.calls.register(other)
    assert await store.calls.call("t1", "another", other.id)
    await store.finish("t1", 5)
    assert await store.calls.by_id(CALLER.id) is not None
    await store.calls.forget_seats({"t1": "token", "none": "another"})
    assert await store.calls.by_id(CALLER.id) is None
    assert await store.calls.by_id(other.id) is not None


async def test_a_table_that_is_over_counts_no_longer_among_those_one_is_called_at(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls of ended tables take nobody's place, and keep no caller whom nobody uses."""
    monkeypatch.setattr("rascals.server.store.people.SEATS_CALLED", 1)
    await called(store, CALLER)
    await store.create_table(table("t2", "K7MQ4U"))
    assert not await store.calls.call("t2", "token", CALLER.id)
    await store.finish("t1", 5)
    assert await store.calls.call("t2", "token", CALLER.id)
    await store.calls.confirm(CALLER.id, 10)
    assert await store.calls.purge(0, 100) == 0
    await store.finish("t2", 5)
    assert await store.calls.purge(0, 100) == 1
