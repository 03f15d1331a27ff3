"""Duties are done despite failures: once, and at the latest soon after the failures end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from rascals.bots import Budget
from rascals.server import assembly, background
from rascals.server.background import FIRST, LONGEST, persist
from rascals.server.calling.notices import DeliveryOutcome
from rascals.server.calling.notifier import LEASE, Notifier
from rascals.server.figures import ServerMetrics
from rascals.server.settings import Settings
from rascals.server.store import CallerRow, Calls, EntryRow, Notice, StoreError, TableRow
from rascals.server.store.journal import JournalStore
from rascals.server.tables.bot_workers import BotAnswer, Here
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import SWEEP, TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import Kick, Leave, Play, SetConditionalMove, Standin, Start
from tests.server.in_memory import Paper, make
from tests.server.virtual_time import run

FAILURES = 3
OUTAGE = 200  # consecutive failures, lasting longer than a notice's lease
CALLER = CallerRow("c", "push", "https://push.example/c", "keys", "en", "handle", 1, 1)


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "THREADS", False)  # virtual time does not wait for threads


@dataclass
class Weather:
    """How often each kind of failure is still to happen, and how often something was done."""

    ways: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)

    def fails(self, way: str) -> bool:
        """Whether it fails now, in this way."""
        self.ways[way] -= 1
        return self.ways[way] >= 0

    async def written(self, what: str, write: Callable[[], Awaitable[Any]]) -> Any:
        """Write something, which takes a while, and fails before or after it is durable."""
        await asyncio.sleep(0.01)
        if self.fails(f"{what} before"):
            raise StoreError("database is locked")
        found = await write()
        self.done[what] += 1
        if self.fails(f"{what} after"):
            raise StoreError("the connection was lost after the commit")
        return found


class Outbox(Calls):
    """An outbox for one seat's browser, which stores each notice once, as the database does."""

    def __init__(self, weather: Weather) -> None:
        self.weather = weather
        self.notices: dict[str, list[Any]] = {}  # the notice, when due, lease's end, if sent

    async def enqueue_turn(
        self, table: str, token: str, seat: int, stretch: int, due: int, keys: Sequence[str] = ()
    ) -> int:
        async def write() -> bool:
            notice = Notice(f"turn {seat} {stretch}", "turn", table, token, seat, stretch, 0, CALLER)
            return bool(self.notices.setdefault(notice.key, [notice, due, 0, False])[1] == due)

        return int(bool(await self.weather.written("enqueue", write))) if seat == 0 else 0

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        if self.weather.fails("take before"):
            raise StoreError("database is locked")
        found = [row for row in self.notices.values() if max(row[1], row[2]) <= at and not row[3]]
        for row in found:
            row[2] = at + lease
        return [row[0] for row in found]

    async def waiting(self) -> int | None:
        return min((max(row[1], row[2]) for row in self.notices.values() if not row[3]), default=None)

    async def sent(self, key: str, _at: int) -> None:
        async def write() -> None:
            self.notices[key][3] = True

        await self.weather.written("outcome", write)

    async def later(self, key: str, due: int) -> None:
        self.notices[key][1:3] = due, 0

    async def drop(self, key: str) -> None:
        del self.notices[key]


class Store(JournalStore):
    """A store in memory that fails as told; of entries it stores only moves."""

    def __init__(self, weather: Weather) -> None:
        super().__init__(Paper())
        self.weather = weather
        self.calls = Outbox(weather)

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        what = "append" if any(entry.kind == "command" for entry in entries) else "other"
        await self.weather.written(what, lambda: super(Store, self).append(table, entries, epoch))

    async def recode(self, table: str, code: str) -> None:
        await self.weather.written("recode", lambda: super(Store, self).recode(table, code))

    async def finish(self, table: str, at: int) -> None:
        await self.weather.written("finish", lambda: super(Store, self).finish(table, at))


class Worker(Here):
    """A bot worker that fails, or dies, while its bot thinks."""

    def __init__(self, weather: Weather) -> None:
        super().__init__()
        self.weather = weather
        if weather.fails("start"):
            raise OSError(24, "Too many open files")

    async def ask(self, *asked: Any) -> BotAnswer | None:
        for way, error in (("ask", RuntimeError("can't start new thread")), ("dying", EOFError())):
            if self.weather.fails(way):
                raise error
        return await super().ask(*asked)


class Push:
    """Push services that know only one notice."""

    key = ""

    def __init__(self, weather: Weather) -> None:
        self.weather = weather

    async def send(self, *_: Any) -> DeliveryOutcome:
        if self.weather.fails("network"):
            return DeliveryOutcome("later", "ConnectionRefusedError")
        if self.weather.fails("fault"):
            raise ValueError("a bug")
        self.weather.done["sent"] += 1
        return DeliveryOutcome("sent", "201")


@dataclass
class Place:
    """A table with three people in play, with everything around it."""

    weather: Weather
    rooms: TableActors
    notifier: Notifier
    room: TableActor

    @property
    def row(self) -> TableRow:
        """The table's row in the store."""
        store: Any = self.rooms.store
        found: TableRow = store._here.tables["t1"].row
        return found

    def moved(self) -> list[tuple[int | None, str]]:
        """Who has moved, and how."""
        return [(ply.seat, ply.move) for ply in self.room.table.playing().history[1:]]

    async def move(self) -> None:
        """Let the person to act make some move."""
        table = self.room.table
        seat = min(table.awaited)
        move = str(table.playing().legal(seat)[0])
        await self.room.do(Play(seat, f"c{table.entries}", table.decision(seat), move))

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, in which the server sweeps and sends as usual."""
        duties = [asyncio.create_task(duty()) for duty in (self.rooms.keep_sweeping, self.notifier.keep_sending)]
        await asyncio.sleep(seconds)
        for duty in duties:
            duty.cancel()

    async def closed(self) -> None:
        """Close everything."""
        await self.notifier.close()
        await self.rooms.close()
        self.rooms.context.thinker.close()


async def opened() -> Place:
    weather = Weather()
    store = Store(weather)
    await store.open()
    loop = asyncio.get_running_loop()
    thinker = Thinker(1, lambda: Worker(weather), Budget(simulations=1))
    actors = TableActors(store, thinker, lambda: int(loop.time() * 1000), lambda: 0.5)
    limits: Any = SimpleNamespace()
    push: Any = Push(weather)
    notifier = Notifier(Settings(), store, actors, limits, ServerMetrics(), actors.clock, push=push)
    return Place(weather, actors, notifier, await make(actors, options={"first_player": 0}))


# ---------------------------------------------------------------- the duties

Done = Callable[[], object]  # what was done; the same with and without failures
Duty = Callable[[Place, Callable[[], object]], Awaitable[Done]]  # starts it, after making things fail


async def a_bots_move(place: Place, fail: Callable[[], object]) -> Done:
    """The stand-ins of two seats make the first moves, one after the other."""
    await place.room.do(Start(0))
    await place.room.do(Standin(1, 1, on=True, level="random"))
    fail()
    await place.room.do(Standin(0, 0, on=True, level="random"))
    return lambda: [seat for seat, _ in place.moved()] == [0, 1]


async def a_conditional_move(place: Place, fail: Callable[[], object]) -> Done:
    """Seat 0 makes the bid it has decided on."""
    await place.room.do(Start(0))
    for _ in range(3):
        await place.move()
    fail()
    await place.room.do(SetConditionalMove(0, "bid-up-to", 9))
    return lambda: place.moved()[3:] == [(0, "bid 1")]


async def a_call(place: Place, fail: Callable[[], object]) -> Done:
    """Seat 0, whose turn it is, is notified."""
    fail()
    await place.room.do(Start(0))
    return lambda: place.weather.done["sent"] == 1


async def a_code(place: Place, fail: Callable[[], object]) -> Done:
    """After a removal the table is found only by its new code."""
    fail()
    await place.room.do(Kick(0, 2, "KLMNPQ"))
    return lambda: place.row.code == "KLMNPQ"


async def an_end(place: Place, fail: Callable[[], object]) -> Done:
    """A finished table is stored as over, and its notifications end."""
    fail()
    for seat in (2, 1, 0):
        await place.room.do(Leave(seat))
    return lambda: place.room.table.status == "over" and place.row.finished is not None


WAYS: dict[Duty, tuple[str, ...]] = {
    a_bots_move: ("start", "ask", "dying", "append before", "append after"),
    a_conditional_move: ("append before", "append after"),
    a_call: ("enqueue before", "enqueue after", "take before", "network", "fault", "outcome before", "outcome after"),
    a_code: ("recode before", "recode after"),
    an_end: ("finish before", "finish after"),
}
EVERY = [(duty, (way,)) for duty, ways in WAYS.items() for way in ways] + list(WAYS.items())


@pytest.mark.parametrize(("duty", "ways"), EVERY, ids=lambda one: one.__name__ if callable(one) else "+".join(one))
def test_what_is_to_be_done_is_done_once_whatever_fails(duty: Duty, ways: tuple[str, ...]) -> None:
    """Each way fails three times, and nobody acts at the table: it is done soon after, and only once.

    A single failure is made up for before the next sweep; a notice is retried when it says so.
    """
    failures = {way: OUTAGE if way == "outcome before" else FAILURES for way in ways}

    async def law() -> None:
        place = await opened()
        done = await duty(place, lambda: place.weather.ways.update(failures))
        await place.pass_by(20 * SWEEP if duty is a_call or len(ways) > 1 else SWEEP - 1.0)
        assert done()
        await place.pass_by(2 * LEASE / 1000)
        assert done()
        assert all(place.weather.ways[way] < failures[way] for way in ways), "not everything failed"
        await place.closed()

    run(law())


@pytest.mark.parametrize("duty", [a_code, an_end])
def test_a_row_is_up_to_date_when_the_command_is_answered(duty: Duty) -> None:
    """Without failures, whoever learns of a new code can be found by it."""

    async def law() -> None:
        place = await opened()
        done = await duty(place, lambda: None)
        assert done()
        await place.closed()

    run(law())


@pytest.mark.parametrize("duty", [a_bots_move, a_conditional_move, a_code, an_end])
def test_no_duty_depends_on_one_task(duty: Duty) -> None:
    """If a task is lost for any reason, the sweep starts it again."""

    async def law() -> None:
        place = await opened()
        done = await duty(place, lambda: place.weather.ways.update({"recode before": 1, "finish before": 1}))
        for duties in (place.room.bots, place.room.conditional_moves, place.room.row):
            for task, _ in duties._in_progress.values():
                task.cancel()
        await asyncio.sleep(LONGEST)
        assert not done()
        await place.pass_by(2 * SWEEP)
        assert done()
        await place.closed()

    run(law())


def test_a_coach_that_failed_is_asked_anew() -> None:
    """Everybody waiting gets an error for each failure, at once; a new request gets advice, which is then cached."""

    async def law() -> None:
        place = await opened()
        await place.room.do(Start(0))
        place.weather.ways.update({"start": FAILURES})
        for _ in range(FAILURES):
            with pytest.raises(OSError, match="Too many open files"):
                await place.room.advisor.advise(0)
        advice = await place.room.advisor.advise(0)
        assert place.room.table.playing().why_not(0, str(advice.choice.move)) is None
        assert await place.room.advisor.advise(0) is advice
        await place.closed()

    run(law())


def test_a_background_task_that_fails_is_begun_again() -> None:
    """Whatever error ends one of the server's tasks, it restarts soon, and the others go on."""

    async def law() -> None:
        begun: Counter[str] = Counter()

        class Tasks:
            def __getattr__(self, name: str) -> Any:
                return self if name in {"actors", "registry", "others", "notifier"} else partial(self.run, name)

            async def run(self, name: str) -> None:
                begun[name] += 1
                if begun[name] == 1:
                    raise RuntimeError("a bug")
                await asyncio.sleep(3600.0)

        service: Any = Tasks()
        life = asyncio.create_task(assembly._work(service))
        await asyncio.sleep(LONGEST)
        assert begun == dict.fromkeys(("keep_loaded", "keep_sweeping", "keep", "keep_sending"), 2)
        life.cancel()

    run(law())


def test_failures_are_logged_ever_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses double up to a bound; the first failure is logged, and then after twice as many each time."""
    lines: list[tuple[str, str, int]] = []

    class Log:
        def warning(self, event: str, *, table: str, attempt: int, **_: Any) -> None:
            lines.append((event, table, attempt))

    monkeypatch.setattr("rascals.server.background.log", Log())
    began: list[float] = []

    async def failing() -> None:
        began.append(asyncio.get_running_loop().time())
        if len(began) <= 40:
            raise OSError

    run(persist(failing, "in vain", table="t1"))
    assert lines == [("in vain", "t1", attempt) for attempt in (1, 2, 4, 8, 16, 32)]
    pauses = [later - earlier for earlier, later in pairwise(began)]
    for pause, most in zip(pauses, [*(FIRST * 2**n for n in range(6)), *[LONGEST] * 34], strict=True):
        assert most / 2 <= pause <= most + 0.01
    assert len(set(pauses)) == 40, "not all try at once"
