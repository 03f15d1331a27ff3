"""The path of a command: durable before anyone hears of it, and nothing half-done when the store fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rascals.bots import Budget
from rascals.core.match import Match
from rascals.server.store import Away, EntryRow, StoreError
from rascals.server.store.sql import open_store
from rascals.server.tables import rooms as rooms_module
from rascals.server.tables.actors import QUICK
from rascals.server.tables.bot_workers import Asked, Cancelled, InThread, Said
from rascals.server.tables.clients import LIMIT, ClientQueue
from rascals.server.tables.house import House
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.thinking import Thinker
from rascals.table import (
    Header,
    Kick,
    Leave,
    PlaceBot,
    Play,
    Refused,
    Return,
    SetConditionalMove,
    Sit,
    Speak,
    Standin,
    Start,
    Table,
    commands,
)
from rascals.table.messages import ClockPlan, TableInfo, encode
from rascals.table.state import DESERTED
from tests.server.in_memory import Time, make
from tests.server.serving import logged, settings

pytestmark = pytest.mark.real


class Store:
    """A real store whose appends can be watched, held up and made to fail."""

    def __init__(self, path: Path) -> None:
        self.real = open_store(settings(path).database)
        self.held: asyncio.Event | None = None
        self.reached = asyncio.Event()  # somebody writes
        self.failing: str | None = None
        self.silent = self.endless = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        if self.held is not None:
            self.reached.set()
            await self.held.wait()
        if self.failing == "before":
            raise StoreError("the disk is full")
        await self.real.append(table, entries, epoch)
        if self.failing == "after":
            raise StoreError("the connection was lost after the commit")

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        if self.silent:
            raise Away("the database does not answer")
        return await self.real.entries(table, after)

    async def finish(self, table: str, at: int) -> None:
        if self.endless or self.failing:
            raise StoreError("the disk is full")
        await self.real.finish(table, at)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(tmp_path)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    thinker = Thinker(1, InThread, Budget(simulations=1))
    found = Rooms(store, thinker, Time(), lambda: 0.0)
    yield found
    store.failing, store.held = None, None
    await found.close()
    thinker.close()


def play(room: Room, name: str = "c") -> Play:
    seat = min(room.table.awaited)
    assert room.table.match is not None
    return Play(seat, name, room.table.decision(seat), str(room.table.match.legal(seat)[0]))


async def test_nobody_hears_before_it_is_durable(rooms: Rooms, store: Store) -> None:
    """R1: neither acknowledgement nor update is sent before the write is done; the acknowledgement comes first."""
    room = await make(rooms)
    await room.do(Start(0))
    queue = ClientQueue()
    await room.attach(None, queue, 0, None)
    waiting = queue.waiting
    heard: list[str] = []
    store.held = asyncio.Event()
    task = asyncio.create_task(room.do(play(room), lambda _: heard.append(f"ack before {queue.waiting - waiting}")))
    await store.reached.wait()
    for _ in range(20):
        await asyncio.sleep(0)  # a premature message would be sent now
    assert heard == []
    assert queue.waiting == waiting
    store.held.set()
    await task
    assert heard == ["ack before 0"]
    assert queue.waiting == waiting + 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_store_that_fails(rooms: Rooms, store: Store, when: str) -> None:
    """R1: if a write fails, the log decides whether the command is done; resending is safe; clients stay connected."""
    room = await make(rooms)
    await room.do(Start(0))
    queue = ClientQueue()
    await room.attach(0, queue, 0, None)
    command = play(room, "again")
    entries = room.table.entries
    store.failing = when
    if when == "before":
        with pytest.raises(StoreError):
            await room.do(command)
    else:
        assert (await room.do(command)).entries
    assert room.table.entries == entries + (when == "after")
    store.failing = None
    assert await rooms.get("t1") is room
    assert (await room.do(command)).duplicate is (when == "after")
    assert room.table.entries == entries + 1
    assert queue.closing is None


async def test_who_replaces_a_token_is_told_so_though_the_answer_was_lost(rooms: Rooms, store: Store) -> None:
    """Decided again, the command would be nobody's: its own token proves the seat no more."""
    room = await make(rooms)
    store.failing = "after"
    ruling = await room.do(commands.ReplaceProofs(0, (commands.NewProof("f" * 64, "link"),), token="0" * 64))
    assert ruling.entries
    assert room.table.seat_of("f" * 64) == 0


async def test_a_store_that_cannot_even_be_read(rooms: Rooms, store: Store) -> None:
    """R1: if the store can be neither written nor read, the room stops; reloaded later, it equals the store."""
    room = await make(rooms)
    await room.do(Start(0))
    queue = ClientQueue()
    await room.attach(0, queue, 0, None)
    command = play(room, "again")
    store.failing, store.silent = "after", True
    with pytest.raises(StoreError):
        await room.do(command)
    assert room.gone
    assert queue.closing == "closed"
    with pytest.raises(Gone):
        await room.do(command)
    store.failing, store.silent = None, False
    fresh = await rooms.get("t1")
    assert fresh is not None
    assert fresh is not room
    assert (await fresh.do(command)).duplicate


async def test_r15_a_clock_is_credited_once_a_start(rooms: Rooms, store: Store) -> None:
    """Reloading a table while the server runs gives nobody time; a restart gives the credit once."""
    time: Any = rooms.clock
    room = await make(rooms, clock=ClockPlan(60, 0))
    await room.do(Start(0))
    for _ in range(5):
        time.now += 1_000
        room.stop()
        again = await rooms.get("t1")
        assert again is not None
        room = again
    seat = min(room.table.awaited)
    assert room.table.clocks.seats[seat].left(time.now) == 55_000
    anew = Rooms(store, rooms.context.thinker, rooms.clock, lambda: 0.0)  # as a fresh process would
    for _ in range(2):
        time.now += 1_000
        found = await anew.get("t1")
        assert found is not None
        assert found.table.clocks.seats[seat].left(time.now) in {90_000, 89_000}
        found.stop()
    room.stop()


async def test_tables_are_read_outside_the_event_loop_one_at_a_time(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read a long game plays it again: nobody else waits for that, however many tables are asked for at once."""
    for name in ("t1", "t2", "t3"):
        (await make(rooms, name=name)).stop()
    threads: set[int] = set()
    under_way: list[str] = []
    honest = Table.rebuilt

    def rebuilt(head: Header, *rest: Any, **more: Any) -> Table:
        threads.add(threading.get_ident())
        under_way.append(head.id)
        assert len(under_way) == 1
        found = honest(head, *rest, **more)
        under_way.remove(head.id)
        return found

    monkeypatch.setattr(Table, "rebuilt", rebuilt)
    found = await asyncio.gather(*(rooms.get(name) for name in ("t1", "t2", "t3")))
    assert [room is not None and room.table.header.id for room in found] == ["t1", "t2", "t3"]
    assert threads
    assert threading.get_ident() not in threads


async def test_r2_with_a_full_disk_everything_can_be_read(rooms: Rooms, store: Store) -> None:
    """Tables are loaded and shown even if nothing can be written; the clocks' credit is written later."""
    time: Any = rooms.clock
    room = await make(rooms, clock=ClockPlan(60, 0))
    await room.do(Start(0))
    seat = min(room.table.awaited)
    await room.do(Standin(seat, seat, on=True, level="random"))
    other = await make(rooms, name="t2", clock=ClockPlan(60, 0))
    await other.do(Start(0))
    for each in (room, other):
        each.stop()
    anew = Rooms(store, rooms.context.thinker, rooms.clock, lambda: 0.0)
    store.failing = "before"
    time.now += 86_400_000
    await anew.load_all()
    found = await anew.get("t1")
    assert found is not None
    queue = ClientQueue()
    await found.attach(seat, queue, 0, None)
    await anew.sweep()
    assert queue.closing is None
    assert found.table.status == "playing"
    store.failing = None
    await found.do(Return(seat))
    assert found.table.status == "playing"
    again = await anew.get("t2")
    assert again is not None
    await again.do(Speak(0, "c", "good morning"))
    assert again.table.clocks.seats[min(again.table.awaited)].left(time.now) == 90_000
    for each in (found, again):
        each.stop()


async def test_r2_the_end_is_kept_though_it_cannot_be_noted(rooms: Rooms, store: Store) -> None:
    """The last move counts once it is written; if the row cannot be updated, the next load of the table does it."""
    room = await make(rooms)
    await room.do(Start(0))
    store.endless = True
    while room.table.status == "playing":
        assert not (await room.do(play(room, f"c{room.table.entries}"))).duplicate
    room.stop()
    assert len(await store.tables(live=True)) == 1
    again = await rooms.get("t1")
    assert again is not None
    assert again.table.status == "over"
    again.stop()
    store.endless = False
    assert await rooms.get("t1") is not None
    assert await store.tables(live=True) == []


async def test_what_was_tried_before_the_write_is_not_played_after_it(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is played once, to see what comes of it; once that is durable the table has the match so played."""
    room = await make(rooms)
    await room.do(Start(0))
    played: list[Match] = []
    real = Match.play

    def noted(match: Match, seat: int, move: str) -> Any:
        played.append(match)
        return real(match, seat, move)

    monkeypatch.setattr(Match, "play", noted)
    await room.do(play(room))
    assert played == [room.table.match]


async def test_who_goes_away_does_not_stop_a_command(rooms: Rooms, store: Store) -> None:
    """A client that hangs up while its command is written has still made it, once."""
    room = await make(rooms)
    await room.do(Start(0))
    store.held = asyncio.Event()
    command = play(room)
    task = asyncio.create_task(room.do(command))
    await store.reached.wait()
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
    room.stop()
    found = await asyncio.gather(*[rooms.get("t1") for _ in range(10)])
    assert len({id(room) for room in found}) == 1
    assert await rooms.get("t2") is None


@pytest.mark.parametrize("at_once", [1, 3, 4])
async def test_as_many_tables_as_are_taken_at_a_time_come_back(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    """Each is loaded once, also if there are exactly as many of them as a server takes at a time."""
    monkeypatch.setattr(rooms_module, "ADOPTED", at_once)
    for n in range(3):
        await make(rooms, people=1, name=f"t{n}")
    again = Rooms(store, rooms.context.thinker, Time(), lambda: 0.0)
    async with asyncio.timeout(60):
        await again.load_all()
    assert sorted(room.table.header.id for room in again) == ["t0", "t1", "t2"]
    for room in again:
        room.stop()


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
    room = await make(rooms, people=1)
    for seat in (1, 2):
        await room.do(PlaceBot(0, seat, "random"))
    await room.do(Start(0))
    while room.table.status == "playing":
        if 0 in room.table.awaited:
            await room.do(play(room, f"c{room.table.entries}"))
        else:
            await asyncio.sleep(0.005)
    assert room.table.info().scores


class Thoughtful(InThread):
    """A place where bots think until they are told to stop; `recalled` counts how often they were."""

    def __init__(self) -> None:
        super().__init__(self.wait)
        self.recalled = 0
        self.asked = threading.Event()

    def wait(self, asked: Asked, _budget: Budget, cancelled: Cancelled) -> str:
        self.asked.set()
        while not cancelled():
            threading.Event().wait(0.001)
        self.recalled += 1
        return str(asked.question.moves[0])


async def thought_about(rooms: Rooms, worker: Thoughtful) -> tuple[Room, int]:
    """A room in which that worker has been asked for a seat, and the seat."""
    rooms.context.thinker = Thinker(1, lambda: worker, Budget(), grace=3600.0)
    room = await make(rooms)
    await room.do(Start(0))
    seat = min(room.table.awaited)
    await room.do(Standin(seat, seat, on=True, level="random"))
    await asyncio.to_thread(worker.asked.wait)
    return room, seat


@pytest.mark.parametrize("how", ["taken over", "played", "another bot", "shut down"])
async def test_a_bot_is_recalled_when_its_table_moves_on(rooms: Rooms, how: str) -> None:
    """A person who comes back or plays, another bot in its place, the server's end: each recalls a thinking bot."""
    worker = Thoughtful()
    room, seat = await thought_about(rooms, worker)
    command = play(room)
    thinking = list(rooms.context.thinker._asking)
    if how == "taken over":
        await room.do(Return(seat))
    elif how == "played":
        await room.do(command)
    elif how == "another bot":
        await room.do(Standin(seat, seat, on=True, level="timid"))
    else:
        room.stop()
    await asyncio.gather(*thinking)
    assert worker.recalled == 1
    assert room.bots.busy == (how == "another bot")
    room.stop()
    await asyncio.gather(*rooms.context.thinker._asking)
    rooms.context.thinker.close()


class Late(Thoughtful):
    """A worker that takes up a question only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = threading.Event()

    async def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> Said | None:
        self.asked.set()
        await asyncio.to_thread(self.let.wait)
        return await super().ask(asked, budget, begun)


@pytest.mark.parametrize(("chosen", "least", "most"), [(None, 7.0, 7.0), (0.0, 0.0, 0.0), (4.0, 4.0, 7.0)])
async def test_a_table_chooses_how_long_its_bots_pause(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, chosen: float | None, least: float, most: float
) -> None:
    """A bot's move comes after the pause of its table, or so much later that it tells nothing; else the server's."""
    rooms.context.delay = lambda: 7.0
    room = await make(rooms, people=1, pause=chosen)
    assert room.table.info().pause == chosen
    for seat in (1, 2):
        await room.do(PlaceBot(0, seat, "random"))
    pauses: list[float] = []

    async def paused(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    sleep = asyncio.sleep
    monkeypatch.setattr("rascals.server.tables.actors.asyncio.sleep", paused)
    await room.do(Start(0))
    async with asyncio.timeout(300):
        while not pauses:
            if 0 in room.table.awaited:
                await room.do(play(room, f"c{room.table.entries}"))
            await sleep(0.001)
    assert all(least <= pause <= most for pause in pauses)
    room.stop()


async def waiting(rooms: Rooms, people: int = 1, **more: Any) -> Room:
    """A room whose bots pause for ever, once a bot has been asked."""
    rooms.context.delay = lambda: 10.0**6
    room = await make(rooms, people=people, **more)
    for seat in range(people, room.table.game.players):
        await room.do(PlaceBot(0, seat, "random"))
    await room.do(Start(0))
    while room.table.thinking:
        await room.do(play(room, f"c{room.table.entries}"))
    return room


async def until_asked(room: Room) -> None:
    async with asyncio.timeout(300):
        while not room.table.thinking and room.table.status == "playing":  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)


async def test_bots_hurry_to_the_persons_next_decision(rooms: Rooms) -> None:
    """Told to, those that pause move at once, and so do the next, until the person is asked; then they pause again."""
    room = await waiting(rooms)
    room.bots.hurry()
    await until_asked(room)
    while room.table.thinking:
        await room.do(play(room, f"c{room.table.entries}"))
    for _ in range(200):
        await asyncio.sleep(0)
    assert room.bots.busy or room.table.status == "over", "a bot pauses"
    room.stop()


async def test_a_round_without_the_person_runs_on_at_once(rooms: Rooms) -> None:
    """Once the only person has passed in Felicity, bots do not pause until the next round."""
    room = await waiting(rooms)
    while True:
        room.bots.hurry()
        await until_asked(room)
        if room.table.match is not None and room.table.match.view(0)["phase"] == "bid":
            break
        await room.do(play(room, f"c{room.table.entries}"))
    assert room.table.match is not None
    number = seen(room)["round"]
    await room.do(Play(0, "pass", room.table.decision(0), "pass"))
    async with asyncio.timeout(60):
        while seen(room)["round"] == number:  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)
    assert seen(room)["phase"] == "place"
    room.stop()


async def test_bots_pause_again_once_the_person_has_something_to_decide(rooms: Rooms) -> None:
    """Once the only person is ready in GoodCritters, bots do not pause, but the boss of the next round does again."""
    room = await waiting(rooms, game="goodcritters", players=4, options={"first_boss": 1, "changes": 0})
    room.bots.hurry()
    await until_asked(room)
    for move in ("choose yes", "ready"):
        await room.do(Play(0, move, room.table.decision(0), move))
    async with asyncio.timeout(60):
        while seen(room)["phase"] == "bargain":  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)
    assert (seen(room)["round"], seen(room)["phase"], seen(room)["boss"] != 0) == (2, "share", True)
    for _ in range(200):
        await asyncio.sleep(0)
    assert room.bots.busy
    assert seen(room)["phase"] == "share"
    room.stop()


def seen(room: Room) -> dict[str, Any]:
    """What seat 0 sees."""
    assert room.table.match is not None
    return room.table.match.view(0)


async def test_a_move_decided_ahead_is_made_like_a_quick_one(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes after as long as somebody takes who moves quickly, never quite the same, as the person's own; then the
    conditional move stands on until the auction is over.
    """
    room = await make(rooms, options={"first_player": 0})
    await room.do(Start(0))
    for _ in range(3):
        await room.do(play(room, f"c{room.table.entries}"))
    pauses: list[float] = []

    async def paused(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    sleep = asyncio.sleep
    monkeypatch.setattr("rascals.server.tables.actors.asyncio.sleep", paused)
    await room.do(SetConditionalMove(0, "bid-up-to", 9))
    await room.do(SetConditionalMove(1, "bid-up-to", 12))
    await room.do(SetConditionalMove(2, "pass-above", 3))
    async with asyncio.timeout(300):
        while room.table.match is not None and room.table.match.view(None)["phase"] == "bid":
            if room.table.thinking == {2} and not room.table.due_conditional_moves():
                await room.do(Play(2, f"c{room.table.entries}", room.table.decision(2), "bid 3"))
            await sleep(0.001)
    assert room.table.match is not None
    moves = [ply.move for ply in room.table.match.history[4:]]
    assert moves == [*[f"bid {n}" for n in range(1, 6)], "pass", *[f"bid {n}" for n in range(6, 10)], "pass"]
    assert len(set(pauses)) > 5
    assert all(QUICK <= pause <= 2 * QUICK for pause in pauses)
    assert [place.conditional_move for place in room.table.places] == [None] * 3
    assert not any(line.standin for line in room.table.lines)
    room.stop()


async def test_a_bot_is_recalled_that_has_not_begun(rooms: Rooms) -> None:
    """What is no longer wanted before it is taken up is recalled when it is, and not forgotten."""
    worker = Late()
    room, _ = await thought_about(rooms, worker)
    thinking = list(rooms.context.thinker._asking)
    room.stop()
    for _ in range(20):
        await asyncio.sleep(0)  # a premature recall would happen now
    worker.let.set()
    await asyncio.gather(*thinking)
    assert worker.recalled == 1
    rooms.context.thinker.close()


async def test_a_bot_that_hangs_does_not_stop_a_table(rooms: Rooms, caplog: pytest.LogCaptureFixture) -> None:
    """The table plays on with moves made for the bots that never answer, and the log says which bots failed."""
    hanging = partial(InThread, lambda _asked, _budget, _cancelled: str(threading.Event().wait()))
    rooms.context.thinker = Thinker(1, hanging, Budget(seconds=0.005), grace=0.005)
    room = await make(rooms, people=1)
    for seat in (1, 2):
        await room.do(PlaceBot(0, seat, "random"))
    await room.do(Start(0))
    while len(room.table.lines) < 6:
        if 0 in room.table.awaited:
            await room.do(play(room, f"c{room.table.entries}"))
        else:
            await asyncio.sleep(0.001)
    failed = logged(caplog, "bot failed")
    assert {line["seat"] for line in failed} <= {1, 2}
    assert {**failed[0], "seat": 0} == {
        "event": "bot failed", "table": "t1", "seat": 0, "bot": "random", "reason": "hung",
    }  # fmt: skip
    room.stop()
    rooms.context.thinker.close()


async def test_sweeping(rooms: Rooms) -> None:
    """Flags fall and deserted tables close; a table whose clock runs stays in memory however long nobody comes."""
    time: Any = rooms.clock
    timed = await make(rooms, name="timed", clock=ClockPlan(10, 0))
    await timed.do(Start(0))
    slow = await make(rooms, name="slow", clock=ClockPlan(7 * 86_400, 0))
    await slow.do(Start(0))
    empty = await make(rooms, people=1, name="empty")
    time.now += DESERTED + 86_400_000 + 1
    await rooms.sweep()
    assert sum(seat.standin for seat in timed.table.info().seats) == 1
    assert empty.table.status == "over"
    assert not slow.gone


async def test_open_tables_close_after_the_time_that_is_set(store: Store) -> None:
    """An open table where nobody is ends when it should, not before, and not while somebody is there."""
    time = Time()
    thinker = Thinker(1, InThread, Budget(simulations=1))
    rooms = Rooms(store, thinker, time, lambda: 0.0, close=5_000)
    deserted, watched = await make(rooms, people=1, name="a"), await make(rooms, people=1, name="b")
    await watched.attach(0, ClientQueue(), 0, None)
    for passing, status in ((4_999, "open"), (1, "over")):
        time.now += passing
        await rooms.sweep()
        assert (deserted.table.status, watched.table.status) == (status, "open")
    await rooms.close()
    thinker.close()


async def test_tables_that_nobody_uses_rest(rooms: Rooms) -> None:
    """In play, without a client, a running clock or a thinking bot: out of memory, and all there when asked for.

    Until then it is listed as before; each request for it postpones that, and a connected client prevents it.
    """
    time: Any = rooms.clock
    rooms.rest = 5_000
    room, watched = [await make(rooms, name=name, public=True) for name in ("quiet", "watched")]
    for each in (room, watched):
        await each.do(Start(0))
    for _ in range(5):
        await room.do(play(room, f"c{room.table.entries}"))
    await room.do(Speak(0, "s", "good night"))
    await watched.attach(None, ClientQueue(), 0, None)
    before = {viewer: encode(room.table.snapshot(viewer, 0)) for viewer in (None, 0, 1, 2)}
    listed = rooms.public()
    for passing, gone in ((4_000, False), (4_999, False), (1, True)):
        time.now += passing
        if passing == 4_000:
            assert await rooms.get("quiet") is room
        await rooms.sweep()
        assert room.gone is gone
    assert not watched.gone
    assert len(rooms) == 1
    assert [info.id for info in rooms.public()] == [info.id for info in listed]
    again = await rooms.get("quiet")
    assert again is not None
    assert again is not room
    for viewer, bytes_ in before.items():
        fresh = msgspec.json.decode(encode(again.table.snapshot(viewer, 0)))
        assert {**fresh, "run": "", "seq": 0} == {**msgspec.json.decode(bytes_), "run": "", "seq": 0}
    assert len(rooms.public()) == 2
    await again.do(play(again, "next"))


async def test_a_table_rests_not_while_a_bot_thinks(rooms: Rooms) -> None:
    """What is under way is finished first."""
    time: Any = rooms.clock
    worker = Thoughtful()
    room, seat = await thought_about(rooms, worker)
    time.now += rooms.rest + 1
    await rooms.sweep()
    assert len(rooms) == 1
    await room.do(Return(seat))
    await asyncio.gather(*rooms.context.thinker._asking)
    time.now += rooms.rest + 1
    await rooms.sweep()
    assert len(rooms) == 0
    rooms.context.thinker.close()


async def test_finished_tables_leave_memory(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """A limited number of finished tables is kept in memory; the others are loaded again when needed."""
    monkeypatch.setattr("rascals.server.tables.rooms.FINISHED_KEPT", 1)
    time: Any = rooms.clock
    for name in ("a", "b", "c"):
        await make(rooms, people=1, name=name)
    time.now += DESERTED + 1
    await rooms.sweep()
    assert len(rooms) == 1
    room = await rooms.get("a")
    assert room is not None
    assert room.table.status == "over"


async def test_kicked_clients_are_seen_out(rooms: Rooms) -> None:
    """The queues of a freed seat close; the next player there is not disturbed by their late end."""
    room = await make(rooms)
    queue = ClientQueue()
    await room.attach(1, queue, 0, None)
    await room.do(Kick(0, 1))
    assert queue.closing == "kicked"
    await room.do(Sit("Eve", "e" * 64, 1))
    eve = ClientQueue()
    await room.attach(1, eve, 0, None)
    room.clients.detach(1, queue)
    assert room.table.info().seats[1].connected
    await room.do(Kick(0, 2))
    with pytest.raises(Gone):
        await room.attach(2, ClientQueue(), 0, None)


async def test_a_bounded_queue() -> None:
    """R18: more waiting messages than the limit turn into one bye; after it nothing is queued."""
    queue = ClientQueue()
    for n in range(LIMIT):
        queue.push(b"%d" % n)
    assert queue.waiting == LIMIT
    queue.push(b"too many")
    assert queue.closing == "slow"
    queue.push(b"late")
    found = [item async for item in queue]
    assert [item.data for item in found] == [b'{"type":"bye","code":"slow"}']


async def test_a_snapshot_stands_for_what_waited() -> None:
    """R18: a snapshot replaces the waiting messages that it contains; answers stay queued."""
    queue = ClientQueue()
    queue.push(b"update")
    queue.push(b"ack", "answer")
    queue.push(b"old", "snapshot")
    queue.push(b"new", "snapshot")
    queue.close("closed")
    assert [item.data async for item in queue][:2] == [b"ack", b"new"]


async def test_dropped_queues_end_at_once() -> None:
    """A dropped queue sends nothing more, not even a bye."""
    queue = ClientQueue()
    queue.push(b"update")
    queue.drop()
    assert [item async for item in queue] == []


async def nothing_listed() -> list[TableInfo]:
    return []


async def test_goodbye(rooms: Rooms) -> None:
    """Going down every client is told, and the server waits until they are gone."""
    room, house = await make(rooms), House(rooms, rooms.store, nothing_listed)
    queue = ClientQueue()
    watcher = ClientQueue()
    await room.attach(0, queue, 0, None)
    house.lobby.attach(watcher)
    house.say_goodbye()
    waiting = asyncio.create_task(house.empty())
    for each, leave in ((queue, partial(room.clients.detach, 0)), (watcher, house.lobby.detach)):
        await asyncio.sleep(0)
        assert not waiting.done()
        assert [item.kind async for item in each][-1] == "bye"
        leave(each)
    await waiting


async def test_refusals_reach_the_caller(rooms: Rooms) -> None:
    """A refused command is an error to the caller and leaves no trace in the store."""
    room = await make(rooms)
    before = await rooms.store.entries("t1")
    with pytest.raises(Refused):
        await room.do(Start(2))
    assert await rooms.store.entries("t1") == before


async def test_a_secret_is_fresh_and_told_nobody(rooms: Rooms) -> None:
    """Two tables never share a secret; neither what is stored as header nor what all are told holds it."""
    one, other = await make(rooms), await make(rooms, "t2")
    secret, row = one.table.secret, await rooms.store.table("t1")
    assert secret != other.table.secret
    assert row is not None
    for told in (row.header, encode(one.table.info())):
        assert secret not in told
        assert secret.hex().encode() not in told


async def test_the_end_waits_for_a_write_that_is_under_way(rooms: Rooms, store: Store) -> None:
    """What is being written when its room is dropped is written whole before the rooms are closed."""
    room = await make(rooms)
    await room.do(Start(0))
    count = room.table.entries
    store.held = asyncio.Event()
    writing = asyncio.create_task(room.do(play(room)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    room.stop()
    writing.cancel()
    closing = asyncio.create_task(rooms.close())
    await asyncio.sleep(0)
    assert not closing.done()
    store.held.set()
    await closing
    assert len(await store.entries("t1")) == count + 1


async def test_a_table_that_fails_keeps_no_other_from_the_sweep(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with one table, the clocks of all others are looked at."""
    first, second = await make(rooms), await make(rooms, name="t2")
    looked: list[Room] = []

    async def look(room: Room) -> None:
        looked.append(room)
        if room is first:
            raise RuntimeError("a bug")

    monkeypatch.setattr(Room, "look_at_clock", look)
    await rooms.sweep()
    assert looked == [first, second]


async def test_a_table_that_fails_while_it_is_brought_back_is_brought_back_again(rooms: Rooms, store: Store) -> None:
    """The database goes away between reading a table and crediting its clocks: nobody has to ask for it later."""
    room = await make(rooms, clock=ClockPlan(bank=60, increment=0))
    await room.do(Start(0))
    again = Rooms(store, rooms.context.thinker, lambda: 2_000_000, lambda: 0.0)
    read = store.entries

    async def read_once(table: str, after: int = 0) -> list[EntryRow]:
        found = await read(table, after)
        store.silent, store.failing = True, "before"
        return found

    store.entries = read_once  # type: ignore[method-assign]
    loading = asyncio.create_task(again.keep_loaded())
    while not store.silent:  # noqa: ASYNC110 - the store sets no event
        await asyncio.sleep(0)
    while "t1" in again._loading:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert again.known("t1") is None
    store.entries, store.silent, store.failing = read, False, None  # type: ignore[method-assign]
    async with asyncio.timeout(300):
        while again.known("t1") is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    loading.cancel()
    await again.close()


async def test_a_table_that_is_being_read_at_the_end_is_put_away_too(rooms: Rooms, store: Store) -> None:
    """Whatever is still read when the server ends neither stays in use nor has its bots asked afterwards."""
    await make(rooms)
    again = Rooms(store, rooms.context.thinker, Time(), lambda: 0.0)
    reading = asyncio.create_task(again.get("t1"))
    await asyncio.sleep(0)
    await again.close()
    room = await reading
    assert room is not None
    assert room.gone
    assert len(again) == 0


async def test_a_table_remembers_whence_those_came_who_sit_there(rooms: Rooms) -> None:
    """However many come and go, an address is kept for those who sit; that of a person whom the host removes is barred.

    The host's own address is not.
    """
    room = await make(rooms, people=2)
    own = room.table.places[0].token or ""
    await room.do(Sit("P0", own, address="192.0.2.1"))
    for n in range(1, 50):
        await room.do(Sit(f"Guest {n}", f"{n:064x}", 2, address=f"198.51.100.{n}" if n > 1 else "192.0.2.1"))
        assert len(room.table.came) == 2
        await room.do(Leave(2) if 1 < n < 49 else Kick(0, 2, f"CODE{n}", own="192.0.2.1"))
    assert (room.table.came, room.table.barred) == ({own: "192.0.2.1"}, {"198.51.100.49"})


async def test_after_its_end_nothing_is_told_of_a_room(rooms: Rooms, store: Store) -> None:
    """Whoever follows the rooms forgets one that has stopped, so a command still being written tells of it no more."""
    room = await make(rooms)
    told: list[str] = []
    rooms.followers.append(lambda _, change: told.append(change))
    store.held = asyncio.Event()
    leaving = asyncio.create_task(room.do(Leave(2)))
    await store.reached.wait()
    room.stop()
    store.held.set()
    await leaving
    assert told == ["stopped"]
