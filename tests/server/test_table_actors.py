"""The path of a command: durable before anyone sees it, and nothing half-done when the store fails."""

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
from rascals.server.tables import table_actors as rooms_module
from rascals.server.tables.acting import QUICK
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, Cancelled, InThread
from rascals.server.tables.clients import LIMIT, ClientQueue
from rascals.server.tables.registry import TableRegistry
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
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
    """A real store whose appends can be watched, delayed and made to fail."""

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
async def actors(store: Store) -> AsyncIterator[TableActors]:
    thinker = Thinker(1, InThread, Budget(simulations=1))
    found = TableActors(store, thinker, Time(), lambda: 0.0)
    yield found
    store.failing, store.held = None, None
    await found.close()
    thinker.close()


def play(actor: TableActor, name: str = "c") -> Play:
    seat = min(actor.table.awaited)
    assert actor.table.match is not None
    return Play(seat, name, actor.table.decision(seat), str(actor.table.match.legal(seat)[0]))


async def test_nobody_hears_before_it_is_durable(actors: TableActors, store: Store) -> None:
    """R1: neither acknowledgement nor update is sent before the write is done; the acknowledgement comes first."""
    actor = await make(actors)
    await actor.do(Start(0))
    queue = ClientQueue()
    await actor.attach(None, queue, 0, None)
    waiting = queue.waiting
    heard: list[str] = []
    store.held = asyncio.Event()
    task = asyncio.create_task(actor.do(play(actor), lambda _: heard.append(f"ack before {queue.waiting - waiting}")))
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
async def test_a_store_that_fails(actors: TableActors, store: Store, when: str) -> None:
    """R1: if a write fails, the log decides whether the command is done; resending is safe; clients stay connected."""
    actor = await make(actors)
    await actor.do(Start(0))
    queue = ClientQueue()
    await actor.attach(0, queue, 0, None)
    command = play(actor, "again")
    entries = actor.table.entries
    store.failing = when
    if when == "before":
        with pytest.raises(StoreError):
            await actor.do(command)
    else:
        assert (await actor.do(command)).entries
    assert actor.table.entries == entries + (when == "after")
    store.failing = None
    assert await actors.get("t1") is actor
    assert (await actor.do(command)).duplicate is (when == "after")
    assert actor.table.entries == entries + 1
    assert queue.closing is None


async def test_who_replaces_a_token_is_told_so_though_the_answer_was_lost(actors: TableActors, store: Store) -> None:
    """Decided again, the command would come from nobody: its own token no longer proves the seat."""
    actor = await make(actors)
    store.failing = "after"
    result = await actor.do(commands.ReplaceProofs(0, (commands.NewProof("f" * 64, "link"),), token="0" * 64))
    assert result.entries
    assert actor.table.seat_of("f" * 64) == 0


async def test_a_store_that_cannot_even_be_read(actors: TableActors, store: Store) -> None:
    """R1: if the store can be neither written nor read, the table actor stops; reloaded later, it equals the store."""
    actor = await make(actors)
    await actor.do(Start(0))
    queue = ClientQueue()
    await actor.attach(0, queue, 0, None)
    command = play(actor, "again")
    store.failing, store.silent = "after", True
    with pytest.raises(StoreError):
        await actor.do(command)
    assert actor.gone
    assert queue.closing == "closed"
    with pytest.raises(Gone):
        await actor.do(command)
    store.failing, store.silent = None, False
    fresh = await actors.get("t1")
    assert fresh is not None
    assert fresh is not actor
    assert (await fresh.do(command)).duplicate


async def test_r15_a_clock_is_credited_once_a_start(actors: TableActors, store: Store) -> None:
    """Reloading a table while the server runs gives nobody time; a restart gives the credit once."""
    time: Any = actors.clock
    actor = await make(actors, clock=ClockPlan(60, 0))
    await actor.do(Start(0))
    for _ in range(5):
        time.now += 1_000
        actor.stop()
        again = await actors.get("t1")
        assert again is not None
        actor = again
    seat = min(actor.table.awaited)
    assert actor.table.clocks.seats[seat].left(time.now) == 55_000
    anew = TableActors(store, actors.context.thinker, actors.clock, lambda: 0.0)  # as a fresh process would
    for _ in range(2):
        time.now += 1_000
        found = await anew.get("t1")
        assert found is not None
        assert found.table.clocks.seats[seat].left(time.now) in {90_000, 89_000}
        found.stop()
    actor.stop()


async def test_tables_are_read_outside_the_event_loop_one_at_a_time(
    actors: TableActors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a long game replays it: nobody else waits for that, however many tables are requested at once."""
    for name in ("t1", "t2", "t3"):
        (await make(actors, name=name)).stop()
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
    found = await asyncio.gather(*(actors.get(name) for name in ("t1", "t2", "t3")))
    assert [actor is not None and actor.table.header.id for actor in found] == ["t1", "t2", "t3"]
    assert threads
    assert threading.get_ident() not in threads


async def test_r2_with_a_full_disk_everything_can_be_read(actors: TableActors, store: Store) -> None:
    """Tables are loaded and shown even if nothing can be written; the clocks' credit is written later."""
    time: Any = actors.clock
    actor = await make(actors, clock=ClockPlan(60, 0))
    await actor.do(Start(0))
    seat = min(actor.table.awaited)
    await actor.do(Standin(seat, seat, on=True, level="random"))
    other = await make(actors, name="t2", clock=ClockPlan(60, 0))
    await other.do(Start(0))
    for each in (actor, other):
        each.stop()
    anew = TableActors(store, actors.context.thinker, actors.clock, lambda: 0.0)
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


async def test_r2_the_end_is_kept_though_it_cannot_be_noted(actors: TableActors, store: Store) -> None:
    """The last move counts once it is written; if the row cannot be updated, the next load of the table does it."""
    actor = await make(actors)
    await actor.do(Start(0))
    store.endless = True
    while actor.table.status == "playing":
        assert not (await actor.do(play(actor, f"c{actor.table.entries}"))).duplicate
    actor.stop()
    assert len(await store.tables(live=True)) == 1
    again = await actors.get("t1")
    assert again is not None
    assert again.table.status == "over"
    again.stop()
    store.endless = False
    assert await actors.get("t1") is not None
    assert await store.tables(live=True) == []


async def test_what_was_tried_before_the_write_is_not_played_after_it(
    actors: TableActors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is played once, to see its result; once durable, the table takes over that match."""
    actor = await make(actors)
    await actor.do(Start(0))
    played: list[Match] = []
    real = Match.play

    def noted(match: Match, seat: int, move: str) -> Any:
        played.append(match)
        return real(match, seat, move)

    monkeypatch.setattr(Match, "play", noted)
    await actor.do(play(actor))
    assert played == [actor.table.match]


async def test_who_goes_away_does_not_stop_a_command(actors: TableActors, store: Store) -> None:
    """A client that disconnects while its command is written has still made it, once."""
    actor = await make(actors)
    await actor.do(Start(0))
    store.held = asyncio.Event()
    command = play(actor)
    task = asyncio.create_task(actor.do(command))
    await store.reached.wait()
    task.cancel()
    store.held.set()
    result = await actor.do(command)
    assert result.duplicate


async def test_commands_of_one_moment(actors: TableActors) -> None:
    """Many commands at once are processed one after another; each is written and sent once."""
    actor = await make(actors)
    await asyncio.gather(*[actor.do(Speak(n % 3, f"{n}", f"line {n}")) for n in range(60)])
    written = await actors.store.entries("t1")
    assert [row.n for row in written] == list(range(1, len(written) + 1))
    assert len(actor.table.talk) == 60


async def test_a_table_is_read_once(actors: TableActors) -> None:
    """All simultaneous requests for a table not in memory get the same actor; for an unknown one, nothing."""
    actor = await make(actors)
    actor.stop()
    found = await asyncio.gather(*[actors.get("t1") for _ in range(10)])
    assert len({id(actor) for actor in found}) == 1
    assert await actors.get("t2") is None


@pytest.mark.parametrize("at_once", [1, 3, 4])
async def test_as_many_tables_as_are_taken_at_a_time_come_back(
    actors: TableActors, store: Store, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    """Each is loaded once, even if there are exactly as many as a server takes at a time."""
    monkeypatch.setattr(rooms_module, "ADOPTED", at_once)
    for n in range(3):
        await make(actors, people=1, name=f"t{n}")
    again = TableActors(store, actors.context.thinker, Time(), lambda: 0.0)
    async with asyncio.timeout(60):
        await again.load_all()
    assert sorted(actor.table.header.id for actor in again) == ["t0", "t1", "t2"]
    for actor in again:
        actor.stop()


async def test_the_end_is_noted(actors: TableActors, store: Store) -> None:
    """A finished table is marked as such, so that a restart need not load it."""
    actor = await make(actors)
    await actor.do(Start(0))
    while actor.table.status == "playing":
        await actor.do(play(actor, f"c{actor.table.entries}"))
    assert await store.tables(live=True) == []
    kept = await store.table("t1")
    assert kept is not None
    assert kept.finished is not None


async def test_bots_play_when_asked(actors: TableActors) -> None:
    """A bot's turn is played without any request; a refused or late move does no harm."""
    actor = await make(actors, people=1)
    for seat in (1, 2):
        await actor.do(PlaceBot(0, seat, "random"))
    await actor.do(Start(0))
    while actor.table.status == "playing":
        if 0 in actor.table.awaited:
            await actor.do(play(actor, f"c{actor.table.entries}"))
        else:
            await asyncio.sleep(0.005)
    assert actor.table.info().scores


class Thoughtful(InThread):
    """A worker whose bots think until they are stopped; `recalled` counts how often they were."""

    def __init__(self) -> None:
        super().__init__(self.wait)
        self.recalled = 0
        self.asked = threading.Event()

    def wait(self, asked: BotRequest, _budget: Budget, cancelled: Cancelled) -> str:
        self.asked.set()
        while not cancelled():
            threading.Event().wait(0.001)
        self.recalled += 1
        return str(asked.question.moves[0])


async def answer_request(actors: TableActors, worker: Thoughtful) -> tuple[TableActor, int]:
    """A table actor in which that worker has been asked for a seat, and the seat."""
    actors.context.thinker = Thinker(1, lambda: worker, Budget(), grace=3600.0)
    actor = await make(actors)
    await actor.do(Start(0))
    seat = min(actor.table.awaited)
    await actor.do(Standin(seat, seat, on=True, level="random"))
    await asyncio.to_thread(worker.asked.wait)
    return actor, seat


@pytest.mark.parametrize("how", ["taken over", "played", "another bot", "shut down"])
async def test_a_bot_is_recalled_when_its_table_moves_on(actors: TableActors, how: str) -> None:
    """A person who comes back or plays, another bot in its place, the server's end: each recalls a thinking bot."""
    worker = Thoughtful()
    actor, seat = await answer_request(actors, worker)
    command = play(actor)
    thinking = list(actors.context.thinker._asking)
    if how == "taken over":
        await actor.do(Return(seat))
    elif how == "played":
        await actor.do(command)
    elif how == "another bot":
        await actor.do(Standin(seat, seat, on=True, level="timid"))
    else:
        actor.stop()
    await asyncio.gather(*thinking)
    assert worker.recalled == 1
    assert actor.bots.busy == (how == "another bot")
    actor.stop()
    await asyncio.gather(*actors.context.thinker._asking)
    actors.context.thinker.close()


class Late(Thoughtful):
    """A worker that starts a job only when allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.let = threading.Event()

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        self.asked.set()
        await asyncio.to_thread(self.let.wait)
        return await super().ask(asked, budget, begun)


@pytest.mark.parametrize(("chosen", "least", "most"), [(None, 7.0, 7.0), (0.0, 0.0, 0.0), (4.0, 4.0, 7.0)])
async def test_a_table_chooses_how_long_its_bots_pause(
    actors: TableActors, monkeypatch: pytest.MonkeyPatch, chosen: float | None, least: float, most: float
) -> None:
    """A bot's move comes after its table's pause, or enough later to reveal nothing; by default the server's."""
    actors.context.delay = lambda: 7.0
    actor = await make(actors, people=1, pause=chosen)
    assert actor.table.info().pause == chosen
    for seat in (1, 2):
        await actor.do(PlaceBot(0, seat, "random"))
    pauses: list[float] = []

    async def paused(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    sleep = asyncio.sleep
    monkeypatch.setattr("rascals.server.tables.acting.asyncio.sleep", paused)
    await actor.do(Start(0))
    async with asyncio.timeout(300):
        while not pauses:
            if 0 in actor.table.awaited:
                await actor.do(play(actor, f"c{actor.table.entries}"))
            await sleep(0.001)
    assert all(least <= pause <= most for pause in pauses)
    actor.stop()


async def waiting(actors: TableActors, people: int = 1, **more: Any) -> TableActor:
    """A table actor whose bots pause forever, once a bot has to move."""
    actors.context.delay = lambda: 10.0**6
    actor = await make(actors, people=people, **more)
    for seat in range(people, actor.table.game.players):
        await actor.do(PlaceBot(0, seat, "random"))
    await actor.do(Start(0))
    while actor.table.thinking:
        await actor.do(play(actor, f"c{actor.table.entries}"))
    return actor


async def until_asked(actor: TableActor) -> None:
    async with asyncio.timeout(300):
        while not actor.table.thinking and actor.table.status == "playing":  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)


async def test_bots_hurry_to_the_persons_next_decision(actors: TableActors) -> None:
    """On request, bots move at once until the person has to decide; then they pause again."""
    actor = await waiting(actors)
    actor.bots.hurry()
    await until_asked(actor)
    while actor.table.thinking:
        await actor.do(play(actor, f"c{actor.table.entries}"))
    for _ in range(200):
        await asyncio.sleep(0)
    assert actor.bots.busy or actor.table.status == "over", "a bot pauses"
    actor.stop()


async def test_a_round_without_the_person_runs_on_at_once(actors: TableActors) -> None:
    """Once the only person has passed in Felicity, bots do not pause until the next round."""
    actor = await waiting(actors)
    while True:
        actor.bots.hurry()
        await until_asked(actor)
        if actor.table.match is not None and actor.table.match.view(0)["phase"] == "bid":
            break
        await actor.do(play(actor, f"c{actor.table.entries}"))
    assert actor.table.match is not None
    number = seen(actor)["round"]
    await actor.do(Play(0, "pass", actor.table.decision(0), "pass"))
    async with asyncio.timeout(60):
        while seen(actor)["round"] == number:  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)
    assert seen(actor)["phase"] == "place"
    actor.stop()


async def test_bots_pause_again_once_the_person_has_something_to_decide(actors: TableActors) -> None:
    """Once the only person is ready in GoodCritters, bots do not pause, but the next round's boss does again."""
    actor = await waiting(actors, game="goodcritters", players=4, options={"first_boss": 1, "changes": 0})
    actor.bots.hurry()
    await until_asked(actor)
    for move in ("choose yes", "ready"):
        await actor.do(Play(0, move, actor.table.decision(0), move))
    async with asyncio.timeout(60):
        while seen(actor)["phase"] == "bargain":  # noqa: ASYNC110 - bots set no event of ours
            await asyncio.sleep(0.001)
    assert (seen(actor)["round"], seen(actor)["phase"], seen(actor)["boss"] != 0) == (2, "share", True)
    for _ in range(200):
        await asyncio.sleep(0)
    assert actor.bots.busy
    assert seen(actor)["phase"] == "share"
    actor.stop()


def seen(actor: TableActor) -> dict[str, Any]:
    """What seat 0 sees."""
    assert actor.table.match is not None
    return actor.table.match.view(0)


async def test_a_move_decided_ahead_is_made_like_a_quick_one(
    actors: TableActors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long as a quick person, never quite the same; it stays set until the auction is over."""
    actor = await make(actors, options={"first_player": 0})
    await actor.do(Start(0))
    for _ in range(3):
        await actor.do(play(actor, f"c{actor.table.entries}"))
    pauses: list[float] = []

    async def paused(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    sleep = asyncio.sleep
    monkeypatch.setattr("rascals.server.tables.acting.asyncio.sleep", paused)
    await actor.do(SetConditionalMove(0, "bid-up-to", 9))
    await actor.do(SetConditionalMove(1, "bid-up-to", 12))
    await actor.do(SetConditionalMove(2, "pass-above", 3))
    async with asyncio.timeout(300):
        while actor.table.match is not None and actor.table.match.view(None)["phase"] == "bid":
            if actor.table.thinking == {2} and not actor.table.due_conditional_moves():
                await actor.do(Play(2, f"c{actor.table.entries}", actor.table.decision(2), "bid 3"))
            await sleep(0.001)
    assert actor.table.match is not None
    moves = [ply.move for ply in actor.table.match.history[4:]]
    assert moves == [*[f"bid {n}" for n in range(1, 6)], "pass", *[f"bid {n}" for n in range(6, 10)], "pass"]
    assert len(set(pauses)) > 5
    assert all(QUICK <= pause <= 2 * QUICK for pause in pauses)
    assert [place.conditional_move for place in actor.table.seats] == [None] * 3
    assert not any(line.standin for line in actor.table.lines)
    actor.stop()


async def test_a_bot_is_recalled_that_has_not_begun(actors: TableActors) -> None:
    """A job cancelled before it starts is recalled when it does, and not forgotten."""
    worker = Late()
    actor, _ = await answer_request(actors, worker)
    thinking = list(actors.context.thinker._asking)
    actor.stop()
    for _ in range(20):
        await asyncio.sleep(0)  # a premature recall would happen now
    worker.let.set()
    await asyncio.gather(*thinking)
    assert worker.recalled == 1
    actors.context.thinker.close()


async def test_a_bot_that_hangs_does_not_stop_a_table(actors: TableActors, caplog: pytest.LogCaptureFixture) -> None:
    """The table plays on with moves for the bots that never answer, and the log shows which bots failed."""
    hanging = partial(InThread, lambda _asked, _budget, _cancelled: str(threading.Event().wait()))
    actors.context.thinker = Thinker(1, hanging, Budget(seconds=0.005), grace=0.005)
    actor = await make(actors, people=1)
    for seat in (1, 2):
        await actor.do(PlaceBot(0, seat, "random"))
    await actor.do(Start(0))
    while len(actor.table.lines) < 6:
        if 0 in actor.table.awaited:
            await actor.do(play(actor, f"c{actor.table.entries}"))
        else:
            await asyncio.sleep(0.001)
    failed = logged(caplog, "bot failed")
    assert {line["seat"] for line in failed} <= {1, 2}
    assert {**failed[0], "seat": 0} == {
        "event": "bot failed", "table": "t1", "seat": 0, "bot": "random", "reason": "hung",
    }  # fmt: skip
    actor.stop()
    actors.context.thinker.close()


async def test_sweeping(actors: TableActors) -> None:
    """Flags fall and deserted tables close; a table with a running clock stays in memory however long nobody comes."""
    time: Any = actors.clock
    timed = await make(actors, name="timed", clock=ClockPlan(10, 0))
    await timed.do(Start(0))
    slow = await make(actors, name="slow", clock=ClockPlan(7 * 86_400, 0))
    await slow.do(Start(0))
    empty = await make(actors, people=1, name="empty")
    time.now += DESERTED + 86_400_000 + 1
    await actors.sweep()
    assert sum(seat.standin for seat in timed.table.info().seats) == 1
    assert empty.table.status == "over"
    assert not slow.gone


async def test_open_tables_close_after_the_time_that_is_set(store: Store) -> None:
    """An empty open table closes when it should, not before, and not while somebody is present."""
    time = Time()
    thinker = Thinker(1, InThread, Budget(simulations=1))
    actors = TableActors(store, thinker, time, lambda: 0.0, close=5_000)
    deserted, watched = await make(actors, people=1, name="a"), await make(actors, people=1, name="b")
    await watched.attach(0, ClientQueue(), 0, None)
    for passing, status in ((4_999, "open"), (1, "over")):
        time.now += passing
        await actors.sweep()
        assert (deserted.table.status, watched.table.status) == (status, "open")
    await actors.close()
    thinker.close()


async def test_tables_that_nobody_uses_rest(actors: TableActors) -> None:
    """In play, without clients, running clocks or thinking bots: unloaded, and complete when requested.

    Until then it is listed as before; each request postpones unloading, and a connected client prevents it.
    """
    time: Any = actors.clock
    actors.rest = 5_000
    actor, watched = [await make(actors, name=name, public=True) for name in ("quiet", "watched")]
    for each in (actor, watched):
        await each.do(Start(0))
    for _ in range(5):
        await actor.do(play(actor, f"c{actor.table.entries}"))
    await actor.do(Speak(0, "s", "good night"))
    await watched.attach(None, ClientQueue(), 0, None)
    before = {viewer: encode(actor.table.snapshot(viewer, 0)) for viewer in (None, 0, 1, 2)}
    listed = actors.public()
    for passing, gone in ((4_000, False), (4_999, False), (1, True)):
        time.now += passing
        if passing == 4_000:
            assert await actors.get("quiet") is actor
        await actors.sweep()
        assert actor.gone is gone
    assert not watched.gone
    assert len(actors) == 1
    assert [info.id for info in actors.public()] == [info.id for info in listed]
    again = await actors.get("quiet")
    assert again is not None
    assert again is not actor
    for viewer, bytes_ in before.items():
        fresh = msgspec.json.decode(encode(again.table.snapshot(viewer, 0)))
        assert {**fresh, "run": "", "seq": 0} == {**msgspec.json.decode(bytes_), "run": "", "seq": 0}
    assert len(actors.public()) == 2
    await again.do(play(again, "next"))


async def test_a_table_rests_not_while_a_bot_thinks(actors: TableActors) -> None:
    """Work in progress finishes first."""
    time: Any = actors.clock
    worker = Thoughtful()
    actor, seat = await answer_request(actors, worker)
    time.now += actors.rest + 1
    await actors.sweep()
    assert len(actors) == 1
    await actor.do(Return(seat))
    await asyncio.gather(*actors.context.thinker._asking)
    time.now += actors.rest + 1
    await actors.sweep()
    assert len(actors) == 0
    actors.context.thinker.close()


async def test_finished_tables_leave_memory(actors: TableActors, monkeypatch: pytest.MonkeyPatch) -> None:
    """A limited number of finished tables is kept in memory; the others are reloaded when needed."""
    monkeypatch.setattr("rascals.server.tables.table_actors.FINISHED_KEPT", 1)
    time: Any = actors.clock
    for name in ("a", "b", "c"):
        await make(actors, people=1, name=name)
    time.now += DESERTED + 1
    await actors.sweep()
    assert len(actors) == 1
    actor = await actors.get("a")
    assert actor is not None
    assert actor.table.status == "over"


async def test_kicked_clients_are_seen_out(actors: TableActors) -> None:
    """The queues of a freed seat close; its next person is not disturbed by their late end."""
    actor = await make(actors)
    queue = ClientQueue()
    await actor.attach(1, queue, 0, None)
    await actor.do(Kick(0, 1))
    assert queue.closing == "kicked"
    await actor.do(Sit("Eve", "e" * 64, 1))
    eve = ClientQueue()
    await actor.attach(1, eve, 0, None)
    actor.clients.detach(1, queue)
    assert actor.table.info().seats[1].connected
    await actor.do(Kick(0, 2))
    with pytest.raises(Gone):
        await actor.attach(2, ClientQueue(), 0, None)


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
    """Dropped queues send nothing more, not even a bye."""
    queue = ClientQueue()
    queue.push(b"update")
    queue.drop()
    assert [item async for item in queue] == []


async def nothing_listed() -> list[TableInfo]:
    return []


async def test_goodbye(actors: TableActors) -> None:
    """At shutdown every client is told, and the server waits until they are gone."""
    actor, registry = await make(actors), TableRegistry(actors, actors.store, nothing_listed)
    queue = ClientQueue()
    watcher = ClientQueue()
    await actor.attach(0, queue, 0, None)
    registry.lobby.attach(watcher)
    registry.say_goodbye()
    waiting = asyncio.create_task(registry.empty())
    for each, leave in ((queue, partial(actor.clients.detach, 0)), (watcher, registry.lobby.detach)):
        await asyncio.sleep(0)
        assert not waiting.done()
        assert [item.kind async for item in each][-1] == "bye"
        leave(each)
    await waiting


async def test_refusals_reach_the_caller(actors: TableActors) -> None:
    """A refused command is an error for the caller and leaves no trace in the store."""
    actor = await make(actors)
    before = await actors.store.entries("t1")
    with pytest.raises(Refused):
        await actor.do(Start(2))
    assert await actors.store.entries("t1") == before


async def test_a_secret_is_fresh_and_told_nobody(actors: TableActors) -> None:
    """Two tables never share a secret; neither the stored header nor any message contains it."""
    one, other = await make(actors), await make(actors, "t2")
    secret, row = one.table.secret, await actors.store.table("t1")
    assert secret != other.table.secret
    assert row is not None
    for told in (row.header, encode(one.table.info())):
        assert secret not in told
        assert secret.hex().encode() not in told


async def test_the_end_waits_for_a_write_that_is_under_way(actors: TableActors, store: Store) -> None:
    """A write in progress when its table actor is dropped is completed before the table actors are closed."""
    actor = await make(actors)
    await actor.do(Start(0))
    count = actor.table.entries
    store.held = asyncio.Event()
    writing = asyncio.create_task(actor.do(play(actor)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    actor.stop()
    writing.cancel()
    closing = asyncio.create_task(actors.close())
    await asyncio.sleep(0)
    assert not closing.done()
    store.held.set()
    await closing
    assert len(await store.entries("t1")) == count + 1


async def test_a_table_that_fails_keeps_no_other_from_the_sweep(
    actors: TableActors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is wrong with one table, the clocks of all others are checked."""
    first, second = await make(actors), await make(actors, name="t2")
    looked: list[TableActor] = []

    async def look(actor: TableActor) -> None:
        looked.append(actor)
        if actor is first:
            raise RuntimeError("a bug")

    monkeypatch.setattr(TableActor, "look_at_clock", look)
    await actors.sweep()
    assert looked == [first, second]


async def test_a_table_that_fails_while_it_is_brought_back_is_brought_back_again(
    actors: TableActors, store: Store
) -> None:
    """The database fails between reading a table and crediting its clocks: it is retried without any request."""
    actor = await make(actors, clock=ClockPlan(bank=60, increment=0))
    await actor.do(Start(0))
    again = TableActors(store, actors.context.thinker, lambda: 2_000_000, lambda: 0.0)
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


async def test_a_table_that_is_being_read_at_the_end_is_put_away_too(actors: TableActors, store: Store) -> None:
    """A table still being loaded when the server ends does not stay in use, and its bots do not think afterwards."""
    await make(actors)
    again = TableActors(store, actors.context.thinker, Time(), lambda: 0.0)
    reading = asyncio.create_task(again.get("t1"))
    await asyncio.sleep(0)
    await again.close()
    actor = await reading
    assert actor is not None
    assert actor.gone
    assert len(again) == 0


async def test_a_table_remembers_whence_those_came_who_sit_there(actors: TableActors) -> None:
    """However many come and go, only seated people's addresses are kept; that of a removed person is barred.

    The host's own address is not.
    """
    actor = await make(actors, people=2)
    own = actor.table.seats[0].token or ""
    await actor.do(Sit("P0", own, address="192.0.2.1"))
    for n in range(1, 50):
        await actor.do(Sit(f"Guest {n}", f"{n:064x}", 2, address=f"198.51.100.{n}" if n > 1 else "192.0.2.1"))
        assert len(actor.table.came) == 2
        await actor.do(Leave(2) if 1 < n < 49 else Kick(0, 2, f"CODE{n}", own="192.0.2.1"))
    assert (actor.table.came, actor.table.barred) == ({own: "192.0.2.1"}, {"198.51.100.49"})


async def test_after_its_end_nothing_is_told_of_a_room(actors: TableActors, store: Store) -> None:
    """Followers of the tables drop one that has stopped, so a command still being written sends nothing more of it."""
    actor = await make(actors)
    told: list[str] = []
    actors.followers.append(lambda _, change: told.append(change))
    store.held = asyncio.Event()
    leaving = asyncio.create_task(actor.do(Leave(2)))
    await store.reached.wait()
    actor.stop()
    store.held.set()
    await leaving
    assert told == ["stopped"]
