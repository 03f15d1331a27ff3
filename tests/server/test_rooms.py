"""The path of a command: durable before anyone hears of it, and nothing half-done when the store fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rascals.server.outlets import LIMIT, Outlet
from rascals.server.rooms import Gone, Room, Rooms, new_row, new_secret
from rascals.server.store import EntryRow, StoreError, open_store
from rascals.server.thinking import Thinker, threads
from rascals.table import Header, Kick, PlaceBot, Play, Refused, Sit, Speak, Start, Table
from rascals.table.clocks import GRACE
from rascals.table.messages import ClockPlan, encode
from rascals.table.table import DESERTED

pytestmark = pytest.mark.timeout(60)


class Store:
    """A real store whose appends can be watched, held up and made to fail."""

    def __init__(self, path: Path) -> None:
        self.real = open_store(f"sqlite:///{path / 'rooms.db'}")
        self.held: asyncio.Event | None = None
        self.failing: str | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def append(self, table: str, entries: Sequence[EntryRow]) -> None:
        if self.held is not None:
            await self.held.wait()
        if self.failing == "before":
            raise StoreError("the disk is full")
        await self.real.append(table, entries)
        if self.failing == "after":
            raise StoreError("the connection was lost after the commit")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(tmp_path)
    await found.open()
    yield found
    await found.close()


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    thinker = Thinker(1, threads)
    found = Rooms(store, thinker, Time(), lambda: 0.0)
    yield found
    store.failing, store.held = None, None
    await found.close()
    thinker.close()


def header(commitment: str, name: str = "t1", **more: Any) -> Header:
    more = {"players": 3, **more}
    return Header(id=name, code=name.upper(), game="felicity", options={}, commitment=commitment, created=1, **more)


async def make(rooms: Rooms, people: int = 3, **more: Any) -> Room:
    secret, commitment = new_secret()
    room = await rooms.create(new_row(header(commitment, **more), secret))
    for seat in range(people):
        await room.do(Sit(f"P{seat}", f"{seat}" * 64, seat))
    return room


def play(room: Room, name: str = "c") -> Play:
    seat = min(room.table.awaited)
    assert room.table.match is not None
    return Play(seat, name, room.table.decision(seat), str(room.table.match.legal(seat)[0]))


async def test_nobody_hears_before_it_is_durable(rooms: Rooms, store: Store) -> None:
    """R1: neither acknowledgement nor update goes out while the write is under way; then the acknowledgement first."""
    room = await make(rooms)
    await room.do(Start(0))
    outlet = Outlet()
    await room.attach(None, outlet, 0, None)
    waiting = outlet.waiting
    heard: list[str] = []
    store.held = asyncio.Event()
    task = asyncio.create_task(room.do(play(room), lambda _: heard.append(f"ack before {outlet.waiting - waiting}")))
    await asyncio.sleep(0.05)
    assert heard == []
    assert outlet.waiting == waiting
    store.held.set()
    await task
    assert heard == ["ack before 0"]
    assert outlet.waiting == waiting + 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_store_that_fails(rooms: Rooms, store: Store, when: str) -> None:
    """R1: whether a failed write was kept or not, the table read anew is what the store holds; a resend settles it."""
    room = await make(rooms)
    await room.do(Start(0))
    outlet = Outlet()
    await room.attach(0, outlet, 0, None)
    command = play(room, "again")
    entries = room.table.entries
    store.failing = when
    with pytest.raises(StoreError):
        await room.do(command)
    assert room.gone
    assert outlet.closing == "closed"
    with pytest.raises(Gone):
        await room.do(command)
    store.failing = None
    fresh = await rooms.get("t1")
    assert fresh is not None
    assert fresh is not room
    ruling = await fresh.do(command)
    assert ruling.duplicate is (when == "after")
    assert fresh.table.entries == entries + 1


async def test_who_goes_away_does_not_stop_a_command(rooms: Rooms, store: Store) -> None:
    """A client that hangs up while its command is written has still made it, once."""
    room = await make(rooms)
    await room.do(Start(0))
    store.held = asyncio.Event()
    command = play(room)
    task = asyncio.create_task(room.do(command))
    await asyncio.sleep(0.02)
    task.cancel()
    store.held.set()
    ruling = await room.do(command)
    assert ruling.duplicate


async def test_commands_of_one_moment(rooms: Rooms) -> None:
    """Many commands at once are taken one after another; each is written and told once."""
    room = await make(rooms)
    await asyncio.gather(*[room.do(Speak(n % 3, f"{n}", f"line {n}")) for n in range(60)])
    written = await rooms.store.entries("t1")
    assert [row.n for row in written] == list(range(1, len(written) + 1))
    assert len(room.table.talk) == 60


async def test_a_table_is_read_once(rooms: Rooms) -> None:
    """However many ask at once for a table not in memory, all get the same room; for none, nothing."""
    room = await make(rooms)
    rooms.drop(room)
    found = await asyncio.gather(*[rooms.get("t1") for _ in range(10)])
    assert len({id(room) for room in found}) == 1
    assert await rooms.get("t2") is None


async def test_everything_comes_back(rooms: Rooms, store: Store) -> None:
    """R2: after a restart all running tables are there with their games, and bots that were thinking think on."""
    timed = ClockPlan(600, 0)
    first = await make(rooms, name="a", clock=timed)
    second = await make(rooms, 1, name="b")
    await first.do(Start(0))
    await first.do(play(first))
    for seat in (1, 2):
        await second.do(PlaceBot(0, seat, "random"))
    await second.do(Start(0))
    chains = {name: room.table.chain for name, room in (("a", first), ("b", second))}
    again = Rooms(store, rooms.thinker, rooms.clock, lambda: 0.0)  # as a fresh process would
    await again.load_all()
    for name, chain in chains.items():
        room = await again.get(name)
        assert room is not None
        assert room.table.chain == chain or name == "b"
    timed_room = await again.get("a")
    assert timed_room is not None
    assert timed_room.table.clocks.falls()[0][0] == rooms.clock() + 600_000 + 30_000 + GRACE
    for room in (first, second):
        rooms.drop(room)
    await again.close()


async def test_a_broken_table_harms_no_other(rooms: Rooms, store: Store) -> None:
    """A log that does not hold is refused, by itself."""
    room = await make(rooms, name="bad")
    await room.do(Start(0))
    await make(rooms, name="good")
    forged = b'{"kind":"command","seat":0,"decision":1,"line":{"move":"pass"},"hash":"0"}'
    await store.append("bad", [EntryRow(room.table.entries + 1, 5, "command", forged)])
    rooms.drop(room)
    assert await rooms.get("bad") is None
    assert await rooms.get("good") is not None


async def test_the_end_is_noted(rooms: Rooms, store: Store) -> None:
    """A finished table is marked as such, so that a restart need not bring it back."""
    room = await make(rooms)
    await room.do(Start(0))
    while room.table.status == "playing":
        await room.do(play(room, f"c{room.table.entries}"))
    assert await store.tables(live=True) == []
    kept = await store.table("t1")
    assert kept is not None
    assert kept.finished is not None


async def test_bots_play_when_asked(rooms: Rooms) -> None:
    """A bot's turn is played without anybody doing anything; a refused or late one harms nothing."""
    room = await make(rooms, 1)
    for seat in (1, 2):
        await room.do(PlaceBot(0, seat, "random"))
    await room.do(Start(0))
    while room.table.status == "playing":
        if 0 in room.table.awaited:
            await room.do(play(room, f"c{room.table.entries}"))
        else:
            await asyncio.sleep(0.005)
    assert room.table.info().scores


async def test_sweeping(rooms: Rooms) -> None:
    """Flags fall, deserted tables close, and what nobody uses leaves memory but not the store."""
    time: Any = rooms.clock
    timed = await make(rooms, name="timed", clock=ClockPlan(10, 0))
    await timed.do(Start(0))
    empty = await make(rooms, 1, name="empty")
    idle = await make(rooms, name="idle")
    await idle.do(Start(0))
    time.now += DESERTED + 86_400_000 + 1
    await rooms.sweep()
    assert sum(seat.standin for seat in timed.table.info().seats) == 1
    assert empty.table.status == "over"
    assert idle.gone
    assert await rooms.get("idle") is not None


async def test_finished_tables_leave_memory(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many finished tables are kept at hand; the others are read again when wanted."""
    monkeypatch.setattr("rascals.server.rooms.FINISHED_KEPT", 1)
    time: Any = rooms.clock
    for name in ("a", "b", "c"):
        await make(rooms, 1, name=name)
    time.now += DESERTED + 1
    await rooms.sweep()
    assert len(rooms) == 1
    room = await rooms.get("a")
    assert room is not None
    assert room.table.status == "over"


async def test_kicked_clients_are_seen_out(rooms: Rooms) -> None:
    """The outlets of a freed seat close; whoever sits there next is not disturbed by their late going."""
    room = await make(rooms)
    outlet = Outlet()
    await room.attach(1, outlet, 0, None)
    await room.do(Kick(0, 1))
    assert outlet.closing == "kicked"
    await room.do(Sit("Eve", "e" * 64, 1))
    eve = Outlet()
    await room.attach(1, eve, 0, None)
    room.detach(1, outlet)
    assert room.table.info().seats[1].connected
    await room.do(Kick(0, 2))
    with pytest.raises(Gone):
        await room.attach(2, Outlet(), 0, None)


async def test_a_bounded_queue() -> None:
    """R18: more than the limit of waiting messages turns into one bye; after it nothing more is queued."""
    outlet = Outlet()
    for n in range(LIMIT):
        outlet.push(b"%d" % n)
    assert outlet.waiting == LIMIT
    outlet.push(b"too many")
    assert outlet.closing == "slow"
    outlet.push(b"late")
    found = [item async for item in outlet]
    assert [item.data for item in found] == [b'{"type":"bye","code":"slow"}']


async def test_a_snapshot_stands_for_what_waited() -> None:
    """R18: a snapshot replaces waiting messages that it contains; answers stay."""
    outlet = Outlet()
    outlet.push(b"update")
    outlet.push(b"ack", "answer")
    outlet.push(b"old", "snapshot")
    outlet.push(b"new", "snapshot")
    outlet.close("closed")
    assert [item.data async for item in outlet][:2] == [b"ack", b"new"]


async def test_dropped_outlets_end_at_once() -> None:
    """A dropped outlet sends nothing more, not even a bye."""
    outlet = Outlet()
    outlet.push(b"update")
    outlet.drop()
    assert [item async for item in outlet] == []


async def test_goodbye(rooms: Rooms) -> None:
    """Going down every client is told, and the server waits until they are gone."""
    room = await make(rooms)
    outlet = Outlet()
    await room.attach(0, outlet, 0, None)
    rooms.say_goodbye()
    waiting = asyncio.create_task(rooms.empty())
    await asyncio.sleep(0)
    assert not waiting.done()
    assert [item.kind async for item in outlet][-1] == "bye"
    room.detach(0, outlet)
    await waiting


async def test_refusals_reach_the_caller(rooms: Rooms) -> None:
    """A refused command is an error to the caller and leaves no trace in the store."""
    room = await make(rooms)
    before = await rooms.store.entries("t1")
    with pytest.raises(Refused):
        await room.do(Start(2))
    assert await rooms.store.entries("t1") == before


def test_a_secret_is_fresh_and_never_in_the_header() -> None:
    """Two tables never share a secret, and what is stored as header does not hold it."""
    (one, committed), (two, _) = new_secret(), new_secret()
    assert one != two
    row = new_row(header(committed), one)
    assert one.hex().encode() not in row.header
    assert one not in row.header
    table = Table(header(committed), one)
    assert one.hex().encode() not in encode(table.info())
