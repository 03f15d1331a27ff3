"""The store: appended entries last and nothing is written twice, on SQLite and a real PostgreSQL (R1, R4, R27)."""

from __future__ import annotations

import asyncio
import json
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from rascals.server.store import (
    SILENCE,
    CallerRow,
    Conflict,
    Damaged,
    Elsewhere,
    EntryRow,
    Lost,
    News,
    Peer,
    Store,
    StoreError,
    TableRow,
    Unfit,
    database,
    migrations,
    postgresql,
    sql,
)
from rascals.server.store.database import SERVERS, TABLES
from rascals.server.store.journal import JournalStore
from rascals.server.store.sql import SqlStore, database_for, open_store
from tests.conftest import Amount
from tests.server import postgres
from tests.server.in_memory import Paper

pytestmark = pytest.mark.real


# ---------------------------------------------------------------- store
# The store: appended entries last and nothing is written twice, on SQLite and a real PostgreSQL (R1, R4, R27).

SECRET = bytes(range(32))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture
async def postgres_url(postgres_server: str) -> str:
    """The URL of an empty database of a real PostgreSQL."""
    engine = create_async_engine(postgresql.postgres_url(postgres_server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
        await connection.execute(sa.text("CREATE SCHEMA public"))
    await engine.dispose()
    return postgres_server


ON_POSTGRES = [pytest.mark.postgres, pytest.mark.xdist_group("store")]  # one server for all


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    store = open_store(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def in_file(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store in the file `games.db`."""
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES), "journal"])
def opening(request: pytest.FixtureRequest, tmp_path: Path, paper: Paper) -> Callable[[], Store]:
    """Makes a store of each kind, each time on the same database or journal."""
    if request.param == "sqlite":
        return partial(open_store, f"sqlite:///{tmp_path / 'games.db'}")
    if request.param == "journal":
        return partial(JournalStore, paper)
    return partial(open_store, str(request.getfixturevalue("postgres_url")))


@pytest.fixture
async def any_store(opening: Callable[[], Store]) -> AsyncIterator[Store]:
    store = opening()
    await store.open()
    yield store
    await store.close()


def table(id_: str = "t1", code: str = "K7MQ4T", created: int = 5) -> TableRow:
    return TableRow(id_, code, created, b'{"game":"felicity"}', SECRET)


def entry(n: int, command: str | None = None, body: bytes = b"{}", kind: str = "command") -> EntryRow:
    return EntryRow(n, 1000 + n, kind, body, command)


def files(folder: Path, pattern: str = "*") -> list[Path]:
    return sorted(folder.glob(pattern))


def refusals(results: Sequence[object]) -> int:
    return sum(isinstance(result, Conflict) for result in results)


# --- keeping ----------------------------------------------------------------------------------------


async def test_tables_and_entries_come_back_as_they_were(opening: Callable[[], Store]) -> None:
    """Every field survives closing and reopening, byte for byte, in order."""
    rows = [table("a", "CCCCCC", 2), table("b", "DDDDDD", 1)]
    log = [EntryRow(1, 10, "seat", b'{"name":"\xc3\xa9"}'), EntryRow(2, 11, "command", bytes(range(256)), "2:x")]
    store = opening()
    await store.open()
    for row in rows:
        await store.create_table(row)
    await store.append("a", log)
    await store.finish("b", 99)
    await store.close()
    again = opening()
    await again.open()
    assert await again.tables(live=False) == [TableRow("b", "DDDDDD", 1, rows[1].header, SECRET, 99), rows[0]]
    assert await again.tables(live=True) == [rows[0]]
    assert await again.table("a") == rows[0]
    assert await again.table("c") is None
    assert await again.by_code("DDDDDD") == "b"
    assert await again.by_code("dddddd") is None
    assert await again.entries("a") == log
    assert await again.entries("a", after=1) == log[1:]
    assert await again.entries("b") == []
    await again.close()


async def test_r4_a_number_or_command_that_exists_is_a_conflict(any_store: Store) -> None:
    """Nothing of a conflicting append is written, and the log continues as if it had not been attempted."""
    await any_store.create_table(table())
    await any_store.append("t1", [entry(1, "x"), entry(2, "y")])
    for wrong in ([entry(2)], [entry(3, "x")], [entry(3), entry(3)], [entry(3), entry(4, "y")]):
        with pytest.raises(Conflict):
            await any_store.append("t1", wrong)
    with pytest.raises(Conflict):
        await any_store.append("nowhere", [entry(1)])
    await any_store.append("nowhere", [])  # an empty append is not a conflict
    await any_store.append("t1", [entry(3), entry(4)])
    assert [row.n for row in await any_store.entries("t1")] == [1, 2, 3, 4]
    assert await any_store.healthy()


async def test_the_same_command_id_at_two_tables_is_two_commands(any_store: Store) -> None:
    """Ids are per table, and entries without one never conflict."""
    await any_store.create_table(table())
    await any_store.create_table(table("t2", "CCCCCC"))
    await any_store.append("t1", [entry(1, "x"), entry(2), entry(3)])
    await any_store.append("t2", [entry(1, "x")])
    assert len(await any_store.entries("t2")) == 1


async def test_ids_and_codes_are_unique(any_store: Store) -> None:
    """A second table with the same id or code is refused."""
    await any_store.create_table(table())
    for twin in (table("t1", "CCCCCC"), table("t2", "K7MQ4T")):
        with pytest.raises(Conflict):
            await any_store.create_table(twin)
    assert len(await any_store.tables(live=False)) == 1


async def test_r1_appends_that_wait_together_are_all_or_nothing_each(any_store: Store) -> None:
    """Of many concurrent appends exactly those that conflict are refused, and all others are stored."""
    for i in range(10):
        await any_store.create_table(table(f"t{i}", f"CCCCC{i}"))
    await any_store.append("t0", [entry(1, "taken")])
    good = [any_store.append(f"t{i}", [entry(1, "a"), entry(2, "b")]) for i in range(1, 10)]
    bad = [
        any_store.append("t0", [entry(1)]),
        any_store.append("t0", [entry(2, "taken")]),
        any_store.append("no", [entry(1)]),
    ]
    results = await asyncio.gather(*good[:5], *bad, *good[5:], return_exceptions=True)
    assert refusals(results) == 3
    assert results.count(None) == 9
    assert [len(await any_store.entries(f"t{i}")) for i in range(10)] == [1] + [2] * 9


@pytest.mark.parametrize("odd", ["\ud800", "a\0b"])
async def test_r7_an_append_that_cannot_be_kept_harms_none_beside_it(any_store: Store, odd: str) -> None:
    """An append that cannot be stored is refused alone; others in its transaction are stored; the store is healthy."""
    for i in range(10):
        await any_store.create_table(table(f"t{i}", f"CCCCC{i}"))
    appends = [any_store.append(f"t{i}", [entry(1, odd if i == 5 else "good")]) for i in range(10)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [i for i, result in enumerate(results) if result is not None] in ([5], [])  # only PostgreSQL refuses NUL
    assert all(isinstance(result, Unfit) for result in results if result is not None)
    assert await any_store.healthy()
    assert [len(await any_store.entries(f"t{i}")) for i in range(10)] == [
        1 - (result is not None) for result in results
    ]


async def test_a_batch_that_fails_is_tried_one_by_one(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the failure was, each append gets its own error."""
    await store.create_table(table())
    insert = store._appender._insert

    async def failing(batch: Any) -> None:
        if any(row["kind"] == "bad" for waiting in batch for row in waiting.rows):
            raise RuntimeError("the driver is confused")
        await insert(batch)

    monkeypatch.setattr(store._appender, "_insert", failing)
    appends = [store.append("t1", [entry(n, kind="bad" if n == 4 else "command")]) for n in range(1, 5)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 3 + [RuntimeError]


async def test_what_cannot_be_looked_for_is_no_failure_of_the_database(store: SqlStore) -> None:
    """An id that no database can hold is distinguished from a database failure."""
    with pytest.raises(Unfit):
        await store.table("\ud800")
    assert await store.healthy()


async def test_health_is_tried_by_writing(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is noticed even if nobody writes, and so is space becoming free."""
    monkeypatch.setattr(sql, "LATELY", 0.0)
    full = [True]
    write = store._database.write

    async def until_full(work: Callable[[sa.Connection], Any]) -> Any:
        def noted(connection: sa.Connection) -> Any:
            used: list[bool] = []
            sa.event.listen(connection, "before_cursor_execute", lambda *_: used.append(True))
            found = work(connection)
            if full[0] and used:
                raise sa.exc.OperationalError("COMMIT", None, Exception("database or disk is full"))
            return found

        return await write(noted)

    assert await store.healthy()
    monkeypatch.setattr(store._database, "write", until_full)
    assert not await store.healthy()
    full[0] = False
    assert await store.healthy()


async def test_r5_of_writers_racing_for_one_number_exactly_one_wins(any_store: Store) -> None:
    """Of twenty different entries for each next number one is stored and nineteen conflict; the log has no gaps."""
    await any_store.create_table(table())
    for n in range(1, 5):
        tries = [any_store.append("t1", [entry(n, f"{n}-{i}", str(i).encode())]) for i in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert refusals(results) == 19
        winner = results.index(None)
        assert (await any_store.entries("t1"))[-1] == entry(n, f"{n}-{winner}", str(winner).encode())


@pytest.mark.postgres
async def test_r5_two_servers_on_one_postgresql_cannot_both_write_a_number(postgres_url: str) -> None:
    """Two stores that race for the same numbers both write to the log, without losses or duplicates."""
    first, second = open_store(postgres_url), open_store(postgres_url)
    await asyncio.gather(first.open(), second.open())
    await first.create_table(table())
    won = [0, 0]
    for n in range(1, 21):
        tries = (store.append("t1", [entry(n, f"{n} {i}")]) for i, store in enumerate((first, second)))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert refusals(results) == 1
        won[results.index(None)] += 1
    assert [row.n for row in await second.entries("t1")] == list(range(1, 21))
    assert sum(won) == 20
    await first.close()
    await second.close()


async def test_a_gap_in_a_log_is_noticed(any_store: Store) -> None:
    """A log with a missing entry is refused rather than replayed."""
    await any_store.create_table(table())
    await any_store.append("t1", [entry(1), entry(3)])
    with pytest.raises(StoreError, match="t1 is damaged: gap, from entry 2"):
        await any_store.entries("t1")


async def test_closing_writes_what_waits(opening: Callable[[], Store]) -> None:
    """Appends requested before the store closes are stored and answered."""
    store = opening()
    await store.open()
    await store.create_table(table())
    waiting = [asyncio.create_task(store.append("t1", [entry(n)])) for n in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    await store.open()
    assert len(await store.entries("t1")) == 29
    await store.close()


async def test_a_closed_store_says_so(opening: Callable[[], Store]) -> None:
    """Neither reading nor writing works before opening or after closing, and the store is not healthy."""
    store = opening()
    for _ in range(2):
        assert not await store.healthy()
        with pytest.raises(StoreError, match="closed"):
            await store.append("t1", [entry(1)])
        with pytest.raises(StoreError, match="closed"):
            await store.tables(live=True)
        await store.open()
        assert not await store.healthy() or await store.tables(live=True) == []
        await store.close()


async def test_a_caller_that_leaves_harms_nobody(any_store: Store) -> None:
    """A cancelled append stops neither the writer nor concurrent appends."""
    await any_store.create_table(table())
    first = asyncio.create_task(any_store.append("t1", [entry(1)]))
    second = asyncio.create_task(any_store.append("t1", [entry(2)]))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert [row.n for row in await any_store.entries("t1")] == [1, 2]


async def test_durations_are_told(url: str) -> None:
    """Each transaction reports its kind and how long it took."""
    seen: list[tuple[str, float]] = []
    store = open_store(url, lambda name, seconds: seen.append((name, seconds)))
    await store.open()
    await store.create_table(table())
    await store.append("t1", [entry(1)])
    await store.entries("t1")
    await store.close()
    assert [name for name, _ in seen] == ["migrate", "create", "append", "read"]
    assert all(seconds >= 0 for _, seconds in seen)


# --- people -----------------------------------------------------------------------------------------


async def test_r27_old_talk_is_forgotten_and_the_log_stays_whole(any_store: Store) -> None:
    """Only talk before the given time loses its text or phrase; numbers, command ids and everything else stay."""
    await any_store.create_table(table())
    log = [
        entry(1, "a", b'{"kind":"chat","seat":0,"text":"old","phrase":{"id":"old"}}', "chat"),
        entry(2, "b", b'{"kind":"command","text":"old"}'),
        entry(3, "c", b'{"kind":"chat","seat":0,"text":"new"}', "chat"),
    ]
    await any_store.append("t1", log)
    assert await any_store.forget_chat(1003) == 1
    assert await any_store.forget_chat(1003) == 0
    assert await any_store.entries("t1") == [entry(1, "a", b'{"kind":"chat","seat":0,"text":""}', "chat"), *log[1:]]


async def test_r27_a_person_becomes_a_number(any_store: Store) -> None:
    """One person's name and talk are removed; earlier people on the seat, bots, other seats, tables and moves stay."""
    before = b'{"kind":"chat","seat":2,"text":"I am Eve, and go"}'
    sat = b'{"kind":"seat","seat":2,"name":"Ada","bot":null}'
    bot = b'{"kind":"seat","seat":2,"name":"Rex","bot":"shrewd"}'
    other = b'{"kind":"seat","seat":1,"name":"Ada","bot":null}'
    said = b'{"kind":"chat","seat":2,"text":"I am Ada"}'
    phrase = b'{"kind":"chat","seat":2,"text":"I am Ada","phrase":{"id":"vote-yes-if","args":{"to":1}}}'
    nested = b'{"kind":"rematch","seats":[{"seat":2,"name":"Ada"},{"seat":1,"name":"Bo"}]}'
    move = b'{"kind":"command","seat":2,"name":"sealed by a hash","line":{"text":"pass"}}'
    for name in ("t1", "t2"):
        await any_store.create_table(table(name, name))
        bodies = enumerate((before, sat, bot, other, said, phrase, nested, move), 1)
        await any_store.append(name, [entry(n, None, body, json.loads(body)["kind"]) for n, body in bodies])
    since = (await any_store.entries("t1"))[1].at
    assert await any_store.anonymise("t1", 2, since)
    assert not await any_store.anonymise("t1", 2, since), "nothing is left"
    assert [row.body for row in await any_store.entries("t1")] == [
        before, sat.replace(b"Ada", b"Player 3"), bot, other, *[said.replace(b"I am Ada", b"")] * 2,
        nested.replace(b"Ada", b"Player 3"), move,
    ]  # fmt: skip
    assert [row.body for row in await any_store.entries("t2")] == [before, sat, bot, other, said, phrase, nested, move]


async def test_r27_a_name_in_the_header_goes_too(any_store: Store) -> None:
    """A person's name in the table's header is removed like that in the log."""
    await any_store.create_table(TableRow("t1", "K7MQ4T", 1, b'{"seats":[{"seat":0,"name":"Ada"}]}', SECRET))
    assert await any_store.anonymise("t1", 0, 10**9)
    row = await any_store.table("t1")
    assert row is not None
    assert row.header == b'{"seats":[{"seat":0,"name":"Player 1"}]}'


async def test_r27_forgotten_talk_is_not_left_in_the_file(tmp_path: Path, in_file: SqlStore) -> None:
    """SQLite overwrites removed contents: after closing, none of their bytes remain in any file."""
    await in_file.create_table(table())
    await in_file.append("t1", [entry(1, None, b'{"text":"a canary sang"}', "chat")])
    await in_file.forget_chat(10**9)
    await in_file.close()
    assert all(b"a canary sang" not in path.read_bytes() for path in files(tmp_path))


# --- a journal --------------------------------------------------------------------------------------


@pytest.fixture
async def journal(paper: Paper) -> AsyncIterator[JournalStore]:
    store = JournalStore(paper)
    await store.open()
    yield store
    await store.close()


async def reopened(paper: Paper) -> JournalStore:
    store = JournalStore(paper)
    await store.open()
    return store


async def test_r1_a_change_that_the_journal_does_not_take_is_none(journal: JournalStore, paper: Paper) -> None:
    """A change that the journal refuses is a `StoreError`, changes nothing, and succeeds when repeated later."""
    await journal.create_table(table())
    await journal.append("t1", [entry(1, "a", b'{"seat":0,"text":"old"}', "chat")])
    before = list(paper.records)
    changes: dict[str, Callable[[], Awaitable[object]]] = {
        "create": lambda: journal.create_table(table("t2", "CCCCCC")),
        "append": lambda: journal.append("t1", [entry(2, "b")]),
        "recode": lambda: journal.recode("t1", "DDDDDD"),
        "finish": lambda: journal.finish("t1", 7),
        "forget": lambda: journal.forget_chat(10**9),
        "key": lambda: journal.signing_key(b"k"),
    }
    paper.full = True
    for name, change in changes.items():
        with pytest.raises(StoreError, match="journal failed") as caught:
            await change()
        assert not isinstance(caught.value, Conflict), name
    assert not await journal.healthy()
    assert paper.records == before
    assert await journal.tables(live=True) == [table()]
    assert [row.n for row in await journal.entries("t1")] == [1]
    paper.full = False
    for change in changes.values():
        await change()
    assert await journal.healthy()
    again = await reopened(paper)
    assert await again.tables(live=False) == await journal.tables(live=False)
    assert [row.n for row in await again.entries("t1")] == [1, 2]
    assert await again.by_code("DDDDDD") == "t1"
    assert await again.by_code("K7MQ4T") is None
    assert await again.signing_key(b"another") == b"k"


async def test_codes_are_given_once_also_by_a_change(any_store: Store) -> None:
    """A table may keep its code or take a free one, which frees its old one; never another table's."""
    await any_store.create_table(table())
    await any_store.create_table(table("t2", "CCCCCC"))
    with pytest.raises(Conflict):
        await any_store.recode("t1", "CCCCCC")
    await any_store.recode("t1", "K7MQ4T")
    await any_store.recode("t1", "DDDDDD")
    await any_store.recode("t2", "K7MQ4T")
    found = {row.id: row.code for row in await any_store.tables(live=True)}
    assert found == {"t1": "DDDDDD", "t2": "K7MQ4T"}
    assert await any_store.by_code("CCCCCC") is None


async def damaged(paper: Paper, change: Callable[[bytes], bytes], which: int) -> JournalStore:
    """A store over a journal with two tables, one of whose records has changed."""
    store = await reopened(paper)
    for name, code in (("t1", "K7MQ4T"), ("t2", "CCCCCC")):
        await store.create_table(table(name, code))
        for n in (1, 2, 3):
            await store.append(name, [entry(n, f"c{n}")])
    paper.records[which] = change(paper.records[which])
    return await reopened(paper)


CHANGES: list[Callable[[bytes], bytes]] = [
    lambda data: data[:-3],
    lambda data: data[:-1] + bytes([data[-1] ^ 1]),
    lambda data: b"00000000" + data[8:],
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("which", "n"), [(1, 1), (2, 2), (3, 3)])
async def test_r26_a_record_that_is_wrong_sets_its_table_alone_aside(
    paper: Paper, change: Callable[[bytes], bytes], which: int, n: int
) -> None:
    """A truncated, altered or wrongly checksummed record damages only its own table's log, from there on."""
    store = await damaged(paper, change, which)
    with pytest.raises(Damaged) as caught:
        await store.entries("t1")
    assert (caught.value.table, caught.value.kind, caught.value.n) == ("t1", "entry", n)
    assert [row.n for row in await store.sound_entries("t1")] == list(range(1, n))
    assert [row.n for row in await store.entries("t2")] == [1, 2, 3]
    await store.append("t2", [entry(4)])
    assert await store.healthy()


async def test_r26_a_table_whose_making_is_wrong_is_known_and_damaged(paper: Paper) -> None:
    """A table whose first record is damaged is not listed; requesting it gives the reason."""
    store = await damaged(paper, CHANGES[0], 0)
    assert [row.id for row in await store.tables(live=True)] == ["t2"]
    with pytest.raises(Damaged, match="t1 is damaged: header"):
        await store.table("t1")


async def test_r26_a_record_that_names_no_table_leaves_a_gap(paper: Paper) -> None:
    """A record whose table cannot be read is detected as a gap in the numbers."""
    store = await damaged(paper, lambda _: b"", 2)
    with pytest.raises(Damaged, match="t1 is damaged: gap, from entry 2"):
        await store.entries("t1")


async def test_r27_what_is_forgotten_leaves_the_journal_and_what_is_wrong_stays(paper: Paper) -> None:
    """A journal is rewritten without removed contents; unreadable records are kept for repair."""
    store = await damaged(paper, CHANGES[1], 2)
    wrong = paper.records[2]
    await store.append("t2", [entry(4, None, b'{"seat":0,"text":"a canary sang"}', "chat")])
    assert await store.forget_chat(10**9) == 1
    assert not [data for data in paper.records if b"canary" in data]
    assert paper.records[2] == wrong
    again = await reopened(paper)
    for one in (store, again):
        assert (await one.entries("t2"))[-1].body == b'{"seat":0,"text":""}'
        with pytest.raises(Damaged):
            await one.entries("t1")


# --- leases -----------------------------------------------------------------------------------------


class Servers:
    """Servers on one PostgreSQL. Those not in `running` use the database, but do not count as running."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.stores: list[SqlStore] = []

    async def start(self, *, running: bool = True, heard: Callable[[News | None], None] = lambda _: None) -> SqlStore:
        store = open_store(self.url)
        await store.open()
        self.stores.append(store)
        await store.listen(heard)
        if running:
            await store.arrive(1)
        return store

    async def stop(self, store: SqlStore) -> None:
        """Stop one as a killed process would, and wait until PostgreSQL has noticed."""
        self.stores.remove(store)
        await store.close()
        for other in self.stores:
            while store.name in await other._database.others():  # noqa: ASYNC110 - PostgreSQL sets no event here
                await asyncio.sleep(0.01)  # its session is still ending


@pytest.fixture(params=[pytest.param("postgresql", marks=ON_POSTGRES)])
async def servers(request: pytest.FixtureRequest, postgres_url: str) -> AsyncIterator[Servers]:
    found = Servers(postgres_url)
    yield found
    for store in found.stores:
        await store.close()


def codes(*names: str) -> list[TableRow]:
    """A table of each name."""
    return [table(name, f"CODE{name}") for name in names]


async def create(store: SqlStore, *names: str) -> None:
    for row in codes(*names):
        await store.create_table(row)


async def taken(store: SqlStore, name: str) -> int:
    """The epoch under which a server takes a table."""
    epoch = await store.leases.take(name)
    assert epoch is not None
    return epoch


async def owner(store: SqlStore, name: str) -> str:
    """The name of the other server that owns a table."""
    with pytest.raises(Elsewhere) as caught:
        await store.leases.take(name)
    return caught.value.peer.name


async def test_the_only_server_needs_no_leases(tmp_path: Path, paper: Paper) -> None:
    """A SQLite file and a journal have one server: it owns every unfinished table, and loses none."""
    for store in (open_store(f"sqlite:///{tmp_path / 'games.db'}"), JournalStore(paper)):
        await store.open()
        for row in codes("t1", "t2"):
            await store.create_table(row)
        await store.finish("t2", 9)
        assert await store.leases.take("t1") is None
        assert await store.leases.orphans(5) == ["t1"]
        assert await store.leases.peers() == []
        await store.leases.release(["t1"])
        assert await store.leases.lost({"t1": 1}) == []
        await store.append("t1", [entry(1)], await store.leases.take("t1"))
        await store.close()


async def test_a_table_has_one_owner_among_the_servers(servers: Servers) -> None:
    """First its maker; then whoever takes it when released, or is given it. The epoch grows with every change."""
    one, two, three = [await servers.start() for _ in range(3)]
    await create(one, "t1")
    epochs = [await taken(one, "t1")]
    assert await taken(one, "t1") == epochs[0], "to take what one owns changes nothing"
    assert await owner(two, "t1") == await owner(three, "t1") == one.name
    await two.leases.release(["t1"])
    await two.leases.give("t1", two.name)
    assert await owner(two, "t1") == one.name, "nobody gives away what another owns"
    await one.leases.release(["t1"])
    epochs.append(await taken(two, "t1"))
    assert await owner(one, "t1") == two.name
    await two.leases.give("t1", three.name)
    assert await owner(two, "t1") == three.name
    epochs.append(await taken(three, "t1"))
    await three.leases.release(["t1"])
    epochs.append(await taken(three, "t1"))
    assert epochs == sorted(set(epochs))
    assert await one.leases.take("nowhere") is None


async def test_servers_know_where_the_others_are_reached(servers: Servers) -> None:
    """A server's last published address is that of the owner of its tables; those of gone servers are deleted."""
    one, two, three = [await servers.start() for _ in range(3)]
    await create(one, "t1")
    with pytest.raises(Elsewhere) as caught:
        await two.leases.take("t1")
    assert caught.value.peer == Peer(one.name, ""), "it has not told its address yet"
    for address in ("10.0.0.1:7", "10.0.0.1:8"):
        await one.leases.register(address)
    await two.leases.register("10.0.0.2:7")
    with pytest.raises(Elsewhere) as caught:
        await two.leases.take("t1")
    assert caught.value.peer == Peer(one.name, "10.0.0.1:8")
    assert await one.leases.peers() == [Peer(two.name, "10.0.0.2:7")]
    assert sorted(peer.address for peer in await three.leases.peers()) == ["10.0.0.1:8", "10.0.0.2:7"]
    await two.depart()
    assert await three.leases.peers() == [Peer(one.name, "10.0.0.1:8")]
    await three.leases.register("10.0.0.3:7")
    told = await three._database.read(lambda connection: connection.execute(SERVERS.select()).all())
    assert sorted(row.address for row in told) == ["10.0.0.1:8", "10.0.0.3:7"]


async def test_servers_share_one_secret(servers: Servers) -> None:
    """All servers of a database authenticate with the same key, whoever requests it first; it lasts."""
    stores = [await servers.start() for _ in range(3)]
    (secret,) = set(await asyncio.gather(*(store.leases.secret() for store in stores)))
    assert len(secret) == 32
    assert await (await servers.start()).leases.secret() == secret
    assert await stores[0].signing_key(b"fresh") != secret


async def released(one: SqlStore, _two: SqlStore) -> None:
    await one.leases.release(["t1"])


async def released_and_taken_again(one: SqlStore, _two: SqlStore) -> None:
    await one.leases.release(["t1"])
    await taken(one, "t1")


async def given(one: SqlStore, two: SqlStore) -> None:
    await one.leases.give("t1", two.name)


async def taken_by_another(one: SqlStore, two: SqlStore) -> None:
    await one.depart()
    await taken(two, "t1")


@pytest.mark.parametrize("ends", [released, released_and_taken_again, given, taken_by_another])
async def test_r5_an_append_under_a_lease_that_has_ended_writes_nothing(
    servers: Servers, ends: Callable[[SqlStore, SqlStore], Awaitable[None]]
) -> None:
    """However it has ended; and an epoch that was never reached, or an unknown table, is no lease either."""
    one, two = [await servers.start() for _ in range(2)]
    await create(one, "t1")
    epoch = await taken(one, "t1")
    await one.append("t1", [entry(1)], epoch)
    for wrong in (epoch - 1, epoch + 1):
        with pytest.raises(Lost):
            await one.append("t1", [entry(2)], wrong)
    with pytest.raises(Lost):
        await two.append("t1", [entry(2)], epoch)
    with pytest.raises(Lost):
        await one.append("nowhere", [entry(1)], epoch)
    await one.append("t1", [entry(2)], epoch)
    await ends(one, two)
    with pytest.raises(Lost):
        await one.append("t1", [entry(3), entry(4)], epoch)
    assert [row.n for row in await two.entries("t1")] == [1, 2]
    assert await one.healthy()


async def test_r5_a_lease_that_has_ended_harms_no_append_beside_it(servers: Servers) -> None:
    """Of appends waiting together exactly those under an ended lease are refused; the others are stored."""
    store = await servers.start()
    names = [f"t{i}" for i in range(10)]
    await create(store, *names)
    epochs = {name: await taken(store, name) for name in names}
    await store.leases.release(["t3", "t7"])
    appends = [store.append(name, [entry(1), entry(2)], epochs[name]) for name in names]
    beside = store.append("t3", [entry(1)])  # without an epoch, as an operator's tools write
    results = await asyncio.gather(*appends, beside, return_exceptions=True)
    assert [i for i, result in enumerate(results) if isinstance(result, Lost)] == [3, 7]
    assert results.count(None) == 9
    assert [len(await store.entries(name)) for name in names] == [2, 2, 2, 1, 2, 2, 2, 0, 2, 2]


async def departs(servers: Servers, store: SqlStore, _patch: pytest.MonkeyPatch) -> None:
    await store.depart()


async def ends(servers: Servers, store: SqlStore, _patch: pytest.MonkeyPatch) -> None:
    await servers.stop(store)


async def is_silent(_servers: Servers, _store: SqlStore, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(postgresql, "OTHERS", postgresql.OTHERS.replace(f"'{SILENCE} ", "'0 "))


@pytest.mark.parametrize("goes", [departs, ends, is_silent])
async def test_a_lease_lasts_while_its_owner_runs_and_no_longer(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, goes: Callable[[Servers, SqlStore, Any], Awaitable[None]]
) -> None:
    """A running server's table cannot be taken and is no orphan; that of a gone or silent one can, and is."""
    one, two = [await servers.start() for _ in range(2)]
    await create(one, "t1")
    before = await taken(one, "t1")
    assert await owner(two, "t1") == one.name
    assert await two.leases.orphans(5) == []
    await goes(servers, one, monkeypatch)
    assert await two.leases.orphans(5) == ["t1"]
    assert await taken(two, "t1") > before
    assert await two.leases.orphans(5) == []


async def test_orphans_are_the_unfinished_tables_without_a_running_owner(servers: Servers) -> None:
    """Released ones, those of gone servers, those from before there were leases; no finished ones."""
    one, two, gone = [await servers.start() for _ in range(3)]
    await create(one, "own", "free", "over", "old")
    await create(gone, "lost")
    await one.finish("over", 9)
    await one.leases.release(["free", "over"])
    await gone.depart()
    ownerless = TABLES.update().where(TABLES.c.id == "old").values(owner=None, epoch=0)
    await one._database.write(lambda connection: connection.execute(ownerless))
    for store in (one, two):
        assert sorted(await store.leases.orphans(9)) == ["free", "lost", "old"]
        assert len(await store.leases.orphans(2)) == 2
    assert await taken(two, "old") == 1
    assert sorted(await one.leases.orphans(9)) == ["free", "lost"]


async def test_what_each_server_owns_is_counted_to_the_last_table(servers: Servers) -> None:
    """All servers count alike: unfinished tables by running server, and separately those of none or a gone one."""
    one, two = [await servers.start() for _ in range(2)]
    await create(one, *(f"t{i}" for i in range(8)))
    await one.finish("t0", 9)
    assert await one.leases.owned() == await two.leases.owned() == {one.name: 7, two.name: 0, "": 0}
    await one.leases.release(["t1", "t2"])
    await taken(two, "t1")
    assert await one.leases.owned() == {one.name: 5, two.name: 1, "": 1}
    await two.depart()
    assert await one.leases.owned() == {one.name: 5, "": 2}


async def test_lost_are_exactly_the_leases_that_have_ended(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many leases a server asks about, and releases, at a time."""
    monkeypatch.setattr(database, "CHUNK", 2)
    one, two = [await servers.start() for _ in range(2)]
    names = [f"t{i}" for i in range(7)]
    await create(one, *names)
    held = {name: await taken(one, name) for name in names}
    assert await one.leases.lost(held) == []
    await one.leases.release(["t0", "t2", "t3", "t6"])
    await taken(one, "t2")
    await taken(two, "t3")
    await one.leases.give("t5", two.name)
    assert await one.leases.lost(held) == ["t0", "t2", "t3", "t5", "t6"]
    assert await one.leases.lost(held | {"t2": await taken(one, "t2"), "t9": 1}) == ["t0", "t3", "t5", "t6", "t9"]


async def test_changes_of_owners_are_told_to_the_others(servers: Servers) -> None:
    """Each learns what another has taken, under which epoch; to whom it gave a table; and what it released."""
    heard: asyncio.Queue[News | None] = asyncio.Queue()
    one, two = await servers.start(), await servers.start(heard=heard.put_nowait)
    async with asyncio.timeout(300):
        assert await heard.get() is None, "listening begins"
        await create(one, "t1")
        await one.leases.release(["t1"])
        epoch = await taken(one, "t1")
        await one.leases.give("t1", two.name)
        told = [await heard.get() for _ in range(3)]
    assert told == [
        News(one.name, "free", "-", ""),
        News(one.name, "taken", "t1", str(epoch)),
        News(one.name, "given", "t1", two.name),
    ]


async def test_r5_of_many_that_take_a_table_at_once_exactly_one_has_it(servers: Servers) -> None:
    """All others learn who, whether nobody owned it or its owner has just gone."""
    maker, *takers = [await servers.start() for _ in range(6)]
    names = [f"t{i}" for i in range(6)]
    await create(maker, *names)
    await maker.leases.release(names[::2])
    await maker.depart()
    for name in names:
        tries = await asyncio.gather(*(store.leases.take(name) for store in takers), return_exceptions=True)
        (winner,) = [store for store, found in zip(takers, tries, strict=True) if isinstance(found, int)]
        others = [found for found in tries if not isinstance(found, int)]
        assert [found.peer.name for found in others if isinstance(found, Elsewhere)] == [winner.name] * 4
        assert await winner.leases.lost({name: await taken(winner, name)}) == []


async def test_r5_what_the_new_owner_has_read_is_the_whole_log_of_the_old_one(servers: Servers, amount: Amount) -> None:
    """A server that counts as gone, but keeps writing, commits nothing after another's `take` has returned."""
    old, new = await servers.start(running=False), await servers.start()
    for count in range(amount(20, 1000)):
        name = f"t{count}"
        await create(old, name)
        begun = asyncio.Event()

        async def write(name: str = name, begun: asyncio.Event = begun, before: int = count % 5) -> None:
            for n in range(1, 10_000):
                if n > before:
                    begun.set()
                await old.append(name, [entry(n)], 1)

        writing = asyncio.create_task(write())
        await begun.wait()
        epoch = await taken(new, name)
        read = await new.entries(name)
        with pytest.raises(Lost):
            await writing
        assert await new.entries(name) == read
        await new.append(name, [entry(len(read) + 1)], epoch)


async def test_r5_a_take_waits_for_the_append_that_has_begun(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """From checking its epoch to its commit, an append prevents the table from changing hands."""
    old, new = await servers.start(running=False), await servers.start()
    await create(old, "t1")
    checked, gate = asyncio.Event(), 4711  # an advisory lock that delays the append
    check = sql.check_fences

    def check_and_wait(connection: sa.Connection, *of: Any) -> None:
        check(connection, *of)
        loop.call_soon(checked.set)
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({gate})"))

    def waiting(connection: sa.Connection) -> int:
        query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        return int(connection.execute(sa.text(query)).scalar_one())

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(sql, "check_fences", check_and_wait)
    engine = create_async_engine(postgresql.postgres_url(servers.url))
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({gate})"))
        append = asyncio.create_task(old.append("t1", [entry(1)], 1))
        await checked.wait()
        take = asyncio.create_task(new.leases.take("t1"))
        while not take.done() and await new._database.read(waiting) < 2:  # noqa: ASYNC110 - nor here
            await asyncio.sleep(0.01)  # until the append waits for the gate, and the take for the append
        assert not take.done()
        await connection.rollback()
    await engine.dispose()
    assert await take == 2
    read = await new.entries("t1")
    await append
    assert [row.n for row in read] == [1]


# --- schema -----------------------------------------------------------------------------------------


async def test_migrations_lead_from_nothing_to_the_newest_schema_and_then_do_nothing(url: str) -> None:
    """A second opening changes nothing."""
    seen = []
    for _ in range(2):
        store = open_store(url)
        await store.open()
        await store.close()
        seen.append(await outlined(url))
    assert seen[0] == seen[1]
    assert seen[0][1] == [(HEAD,)]


async def asked(way: Callable[[Callable[[sa.Connection], Any]], Awaitable[Any]], question: str) -> Any:
    """The database's answer to a query, read or written: its one value."""
    return await way(lambda connection: connection.execute(sa.text(question)).scalar_one())


def expand(connection: sa.Connection, oldest: Sequence[str] | None) -> None:
    """Change a schema as a newer program might, which says which older programs it supports; None: it does not say."""
    steps = [
        "UPDATE rascals_version SET version_num = '9999'",
        "CREATE TABLE later (id TEXT PRIMARY KEY, table_id TEXT REFERENCES tables (id))",
        *(f"ALTER TABLE {one} ADD COLUMN later TEXT" for one in ("entries", "tables", "servers", "calls", "outbox")),
        "DELETE FROM rascals_oldest",
        *(f"INSERT INTO rascals_oldest VALUES ('{version}')" for version in oldest or ()),  # noqa: S608 - constants
        *(["DROP TABLE rascals_oldest"] if oldest is None else []),
    ]
    for step in steps:
        connection.execute(sa.text(step))


def outline(connection: sa.Connection) -> Any:
    """The version of a schema, its tables and their columns."""
    seen = sa.inspect(connection)
    tables = {name: [column["name"] for column in seen.get_columns(name)] for name in sorted(seen.get_table_names())}
    version = connection.execute(sa.text("SELECT version_num FROM rascals_version")).all()
    return tables, [tuple(row) for row in version]


async def outlined(url: str, work: Callable[[sa.Connection], None] = lambda _: None) -> Any:
    """Work on a database without opening a store; return the outline of its schema afterwards."""
    database = database_for(url)
    await database.open()

    def write(connection: sa.Connection) -> object:
        work(connection)
        return outline(connection)

    try:
        return await database.write(write)
    finally:
        await database.close()


HEAD = str(ScriptDirectory.from_config(migrations.configuration()).get_current_head())
FUTURES = [
    pytest.param([HEAD], True, id="suits programs from this one on"),
    pytest.param(["0001", HEAD], True, id="suits programs before this one"),
    pytest.param([HEAD, "9999"], False, id="suits no program before itself"),
    pytest.param(["9998"], False, id="suits only newer programs"),
    pytest.param([], False, id="says nothing"),
    pytest.param(None, False, id="is from before schemas said so"),
]


@pytest.mark.parametrize(("oldest", "suits"), FUTURES)
async def test_a_newer_database_is_used_if_it_says_that_it_suits(
    url: str, oldest: list[str] | None, suits: bool
) -> None:
    """A schema that has only grown is used, and not changed; any other newer one is refused, and left alone."""
    store = open_store(url)
    await store.open()
    await store.create_table(table("t0", "CCCCCC"))
    await store.close()
    newer = await outlined(url, lambda connection: expand(connection, oldest))
    if suits:
        await store.open()
        await carry_out_everything(store)
        await store.close()
    else:
        with pytest.raises(StoreError, match=r"schema version 9999, newer than this program's .* update Rascals"):
            await store.open()
        assert not await store.healthy()
    assert await outlined(url) == newer


async def carry_out_everything(store: SqlStore) -> None:
    """Write, change, read and delete every kind of row."""
    await store.listen(lambda _: None)
    await store.arrive(5)
    await store.create_table(table())
    epoch = await store.leases.take("t1")
    chat = entry(2, None, b'{"seat":0,"text":"a canary sang"}', "chat")
    await store.append("t1", [entry(1, "x"), chat], epoch)
    assert [row.n for row in await store.entries("t1")] == [1, 2]
    assert await store.forget_chat(10**9) == 1
    assert await store.anonymise("t1", 0, 0) is False
    await store.recode("t1", "DDDDDD")
    assert await store.by_code("DDDDDD") == "t1"
    assert {row.id for row in await store.tables(live=True)} == {"t0", "t1"}
    await store.leases.register("127.0.0.1:1")
    assert await store.signing_key(b"1") == await store.signing_key(b"2")
    await store.calls.register(CallerRow("c1", "push", "https://push.example/1", "k", "en", "h", 1, 1))
    await store.calls.call("t1", "0" * 64, "c1")
    assert await store.calls.enqueue_turn("t1", "0" * 64, 0, 1, 5) == 1
    (notice,) = await store.calls.take(10, 100, 5)
    await store.calls.sent(notice.key, 11)
    await store.sign_in_links.create("k1", "Ann", 1)
    await store.sign_in_links.hang("k1", {"t1": b"sealed"}, 2)
    assert await store.sign_in_links.keys("k1") == {"t1": b"sealed"}
    await store.sign_in_links.remove("k1")
    await store.finish("t1", 99)
    await store.leases.release(["t1"])
    assert [row.id for row in await store.tables(live=True)] == ["t0"]
    assert await store.healthy()


# --- durability and refusals ------------------------------------------------------------------------


async def test_r1_sqlite_really_runs_as_promised(in_file: SqlStore) -> None:
    """Both kinds of connection use WAL, full synchronisation, foreign keys; readers cannot write."""
    for way, query_only in ((in_file._database.write, 0), (in_file._database.read, 1)):
        for pragma, value in {
            "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "fullfsync": 1,
            "checkpoint_fullfsync": 1, "secure_delete": 1, "busy_timeout": 10_000, "query_only": query_only,
        }.items():  # fmt: skip
            assert await asked(way, f"PRAGMA {pragma}") == value, pragma


@pytest.mark.postgres
async def test_r1_postgresql_really_runs_as_promised(postgres_url: str) -> None:
    """Our sessions commit synchronously, even if the database's own setting is off."""
    engine = create_async_engine(postgresql.postgres_url(postgres_url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text("ALTER DATABASE postgres SET synchronous_commit = off"))
    store = open_store(postgres_url)
    await store.open()
    assert await asked(store._database.write, "SHOW synchronous_commit") == "on"
    assert await asked(store._database.write, "SHOW fsync") == "on"
    await store.close()
    async with engine.connect() as connection:
        await connection.execute(sa.text("ALTER DATABASE postgres RESET synchronous_commit"))
    await engine.dispose()


async def test_r24_the_file_is_for_its_owner_alone(tmp_path: Path, in_file: SqlStore) -> None:
    """The database file and its log, which contain secrets of running games, are private to the owner."""
    await in_file.create_table(table())
    for path in files(tmp_path, "games.db*"):
        if path.suffix != ".lock":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, in_file: SqlStore) -> None:
    """While one process has a file open another is refused; once it has closed it, the other may open it."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    code = "import asyncio, sys\nfrom rascals.server.store.sql import open_store\nasync def main():\n"
    code += " store = open_store(sys.argv[1])\n await store.open()\n await store.close()\nasyncio.run(main())"
    other = [sys.executable, "-c", code, url]
    done = await asyncio.to_thread(subprocess.run, other, capture_output=True, text=True, check=False)
    assert "another server uses the database" in done.stderr
    await in_file.close()
    await asyncio.to_thread(subprocess.run, other, check=True)


async def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    """A file of another kind and a missing folder are refused in one line; the file is unchanged."""
    text = tmp_path / "letter.txt"
    text.write_text("Dear cat, " * 100)
    for path, words in ((text, "not a database"), (tmp_path / "no" / "games.db", "No such file")):
        with pytest.raises(StoreError, match=words) as caught:
            await open_store(f"sqlite:///{path}").open()
        assert "\n" not in str(caught.value)
    assert text.read_text() == "Dear cat, " * 100


async def test_a_damaged_database_is_an_error_without_contents(in_file: SqlStore) -> None:
    """If the schema is gone, every call reports it, shows no parameter, and the store is not healthy."""
    store = in_file
    await store.create_table(table())
    await store._database.write(lambda connection: connection.execute(sa.text("DROP TABLE entries")))
    with pytest.raises(StoreError, match="no such table") as caught:
        await store.append("t1", [entry(1, "canary", b"canary")])
    assert not isinstance(caught.value, Conflict)
    assert "canary" not in str(caught.value)
    assert "canary" not in str(caught.value.__cause__)
    with pytest.raises(StoreError):
        await store.entries("t1")
    assert not await store.healthy()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/games", "valid: sqlite:///FILE"),
        ("postgresql://me:word@host:port/games", "cannot be read"),
    ],
)
def test_r24_other_addresses_are_refused_without_showing_a_password(url: str, words: str) -> None:
    """A database URL of another kind is refused in one line that says what is valid."""
    with pytest.raises(StoreError, match=words) as caught:
        open_store(url)
    assert "word" not in str(caught.value)


async def test_a_postgresql_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    """The address is named, the password is not."""
    with pytest.raises(StoreError, match="PostgreSQL at") as caught:
        await open_store(f"postgresql://me:word@/games?host={tmp_path}").open()
    assert "word@" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_addresses_of_postgresql_are_understood() -> None:
    """The usual forms select the asynchronous driver; libpq's sslmode becomes the driver's ssl."""
    for given in ("postgres://me@h/g", "postgresql://me@h/g", "postgresql+asyncpg://me@h/g"):
        assert str(postgresql.postgres_url(given)) == "postgresql+asyncpg://me@h/g"
    assert postgresql.postgres_url("postgres://h/g?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize("how", ["read", "write"])
async def test_a_transaction_outlives_its_caller(in_file: SqlStore, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """A caller cancelled in the middle leaves no connection behind: closing waits for it."""
    store = in_file
    transactions, database = store._transactions, store._transactions._database
    carried_out, end, close = getattr(database, how), transactions.end, database.close
    going_on, left = asyncio.Event(), []

    async def held(work: Any) -> Any:
        found = await carried_out(work)
        await going_on.wait()
        return found

    async def ended() -> None:
        asyncio.get_running_loop().call_soon(going_on.set)
        await end()

    async def closed() -> None:
        left.append(len(transactions._in_progress))
        await close()

    for place, name, instead in ((database, how, held), (transactions, "end", ended), (database, "close", closed)):
        monkeypatch.setattr(place, name, instead)
    asked = partial(store.tables, live=True) if how == "read" else partial(store.recode, "t1", "CDFGHJ")
    callers = [asyncio.create_task(asked()) for _ in range(8)]
    for _ in range(3):
        await asyncio.sleep(0)  # the first have started to connect
    for caller in callers:
        caller.cancel()
    await asyncio.gather(*callers, return_exceptions=True)
    assert len(transactions._in_progress) == len(callers)
    await store.close()
    assert left == [0]


async def test_marks_that_cannot_be_read_are_told_and_leave_nothing_open(tmp_path: Path) -> None:
    """One sentence names the file, and the database is free to be opened again."""
    marks = tmp_path / "games.db.marks"
    marks.mkdir()
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    with pytest.raises(StoreError, match="marks"):
        await store.open()
    with pytest.raises(StoreError, match="closed"):
        await store.tables(live=True)
    marks.rmdir()
    await store.open()
    await store.close()


async def test_what_comes_while_the_store_closes_is_refused(any_store: Store) -> None:
    """An append after the last one is answered at once, and does not wait forever."""
    await any_store.create_table(table())
    first = asyncio.create_task(any_store.append("t1", [entry(1)]))
    await asyncio.sleep(0)
    closing = asyncio.create_task(any_store.close())
    await asyncio.sleep(0)
    late = [asyncio.create_task(any_store.append("t1", [entry(n)])) for n in range(2, 4)]
    async with asyncio.timeout(300):
        await asyncio.gather(first, closing)
        found = await asyncio.gather(*late, return_exceptions=True)
    assert all(isinstance(one, StoreError) for one in found)
    await any_store.open()
    assert [row.n for row in await any_store.entries("t1")] == [1]


# ---------------------------------------------------------------- callers and notices
# The outbox in both databases: each notice is added once, leased by one server, sent once.

CALLER = CallerRow("c1", "push", "https://push.example/1", "[]", "en", "h1", 10, 10)


async def called(store: SqlStore, *callers: CallerRow) -> None:
    await store.create_table(table())
    for caller in callers:
        await store.calls.register(caller)
        assert await store.calls.call("t1", "token", caller.id)


async def test_a_notice_is_laid_down_once_and_taken_once(store: SqlStore) -> None:
    """The same turn is one notice, even for servers that notice it at the same moment; one of many takes it."""
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


async def test_a_caller_takes_its_calls_and_notices_along(store: SqlStore) -> None:
    """Deleting a caller leaves nothing; a browser that subscribes again keeps its tables under its new name."""
    await called(store, CALLER)
    await store.calls.register(replace(CALLER, id="c9", keys="[1]", handle="h9"))
    (known,) = await store.calls.of_seat("t1", "token")
    assert (known.id, known.keys, known.handle) == ("c1", "[1]", "h9")
    await store.calls.enqueue_turn("t1", "token", 0, 1, 1)
    await store.calls.remove("c1")
    assert await store.calls.of_seat("t1", "token") == []
    assert await store.calls.waiting() is None


async def test_calls_have_an_end(store: SqlStore) -> None:
    """A seat has at most a few callers; a finished table has none."""
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
    """Deleting the data of one's seats deletes their callers, even at finished tables, and nobody else's."""
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
    """Notifications for finished tables take no slot, and keep no caller that nobody uses."""
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
