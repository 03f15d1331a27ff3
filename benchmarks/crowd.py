"""A crowd at its tables, at the pace of people: the server's latency, its memory, its load, and where they end.

    python -m benchmarks.crowd
    python -m benchmarks.crowd --tables 100 --pace 1 --seconds 120
    python -m benchmarks.crowd --knee --seconds 20
    python -m benchmarks.crowd --knee --seconds 20 --tables 20
    python -m benchmarks.crowd --profile

At each table four programs play and a spectator watches, each over a WebSocket of its own. Whoever is asked thinks for
`--pace` seconds on average, evenly between half and one and a half of that, and plays a random legal move. When a game
is over its host asks for a rematch, and all five go there: making the table and connecting to it is work of the server
like any other, but no arrival and no move. The crowd is a process of its own; where the machine has several cores, the
server has one and the crowd another.

- *arrived*: how many connect, say hello and have their first snapshot in a second, all at once, before anybody plays;
- *acknowledged*: from sending a move until its sender is told that it is durable;
- *messages*: all that the server sent, and how many for each second its processor worked;
- *processor*: how much of its core the server used, and the crowd of its own: a busy crowd hears too late. How long
  the server's threads waited for that core, mostly for other programs, shows how much slower than it is all seems;
- *memory*: what the server's processes hold beyond what they held after a first table, for each connection with its
  share of its table: before anybody plays, and at the end, when it has kept tables whose game is over.

The first seconds of play do not count. `--knee` makes the same people think ever more quickly until one of 100 moves
waits longer than 50 ms for its acknowledgement, three times out of three, then looks for the pace at which that begins;
or until nobody thinks at all. `--profile` says in which functions the server spends its time, which it then takes more
of.
"""

from __future__ import annotations

import asyncio
import json
import os
import pstats
import random
import resource
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection

from benchmarks.server import PLAYERS, joined, make_table, post, server
from benchmarks.timing import Figure, arguments, report

SETTLING = 5.0  # seconds
AT_ONCE = 50  # people who connect at the same time
START = 0.01  # seconds for each table that people think at the first step to the knee: about a hundred moves a second
QUICKER = 1.4  # by how much they think more quickly at the next one
CLOSE = 1.1  # two paces that are so near to each other have the knee between them
QUICKEST = 0.002  # seconds, below which nobody thinks at all
STEPS = 24  # at most
TRIES = 3  # at one pace, before it is too quick
SOON = 50.0  # milliseconds within which 99 of 100 moves are to be acknowledged


@dataclass
class Heard:
    """What the crowd heard in a stretch of play."""

    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0


class Crowd:
    """All clients together: how long they think, what they have sent and not heard of, and what they have heard."""

    def __init__(self) -> None:
        self.pace = 0.0
        self.playing = asyncio.Event()
        self.arriving = asyncio.Semaphore(AT_ONCE)
        self.sent: dict[str, float] = {}
        self.heard = Heard()

    def hear(self, message: dict[str, Any]) -> None:
        """Take note of a message."""
        self.heard.messages += 1
        if message["type"] == "ack":
            self.heard.acknowledged.append(perf_counter() - self.sent.pop(message["id"]))
        self.heard.refused += message["type"] == "reject"


async def attend(address: str, table: str, token: str | None, crowd: Crowd, ready: asyncio.Barrier) -> None:
    """Sit at a table, or watch where there is no token, game after game, for ever."""
    async with AsyncExitStack() as stack:
        async with crowd.arriving:
            line, first = await stack.enter_async_context(joined(address, table, token))
        await ready.wait()
        again = await sit(address, line, first, token, crowd)
    while True:
        async with joined(address, again, token) as (line, first):
            again = await sit(address, line, first, token, crowd)


async def sit(address: str, line: ClientConnection, first: dict[str, Any], token: str | None, crowd: Crowd) -> str:
    """Play one game to its end; return the table at which everybody meets again."""
    table, seat = first["table"]["id"], first["you"]
    thinking = asyncio.create_task(answer(line, first, f"{table}-{seat}", crowd))
    try:
        async for text in line:
            message = msgspec.json.decode(text)
            crowd.hear(message)
            if message["type"] in ("snapshot", "update"):
                thinking.cancel()
                thinking = asyncio.create_task(answer(line, message, f"{table}-{seat}", crowd))
            if message["type"] == "update" and message["table_status"] == "over" and token and first["host"]:
                await meet_again(address, table, token)
            if message["type"] == "table" and message["table"]["rematch"] is not None:
                return str(message["table"]["rematch"])
    finally:
        thinking.cancel()
    raise RuntimeError("the server has closed a connection")


async def meet_again(address: str, table: str, token: str) -> None:
    """Ask for a rematch, and begin it."""
    made = await asyncio.to_thread(post, address, f"/tables/{table}/rematch", {}, token)
    await asyncio.to_thread(post, address, f"/tables/{made['table']['id']}/start", {}, token)


async def answer(line: ClientConnection, message: dict[str, Any], who: str, crowd: Crowd) -> None:
    """Where the seat is asked for a move, think, and play a random legal one; `who` is another's at no table."""
    if message["decision"] is None:
        return
    await crowd.playing.wait()
    await asyncio.sleep(crowd.pace * random.uniform(0.5, 1.5))
    move, name = random.choice(message["moves"])["move"], f"{who}-{message['decision']}"
    crowd.sent[name] = perf_counter()
    await line.send(json.dumps({"type": "play", "id": name, "decision": message["decision"], "move": move}))


async def look_in(address: str) -> None:
    """Come to one table and go, so that all is loaded that the first to come make a server load."""
    table, tokens = make_table(address)
    async with AsyncExitStack() as stack:
        for token in (*tokens, None):
            await stack.enter_async_context(joined(address, table, token))


async def live(asked: Connection, address: str, tables: int) -> None:
    """Arrive, tell how many seconds that took, then play for as long and at the pace that is asked, until None is."""
    await look_in(address)
    asked.send(None)
    await asyncio.to_thread(asked.recv)
    made = [make_table(address) for _ in range(tables)]
    crowd, ready = Crowd(), asyncio.Barrier(tables * (PLAYERS + 1) + 1)
    began = perf_counter()
    jobs = [
        asyncio.create_task(attend(address, table, token, crowd, ready))
        for table, tokens in made
        for token in (*tokens, None)
    ]
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((waiting, *jobs), return_when=asyncio.FIRST_COMPLETED)
    for job in jobs:
        if job.done():
            job.result()
    asked.send(perf_counter() - began)
    while (stretch := await asyncio.to_thread(asked.recv)) is not None:
        crowd.pace, seconds = stretch
        crowd.heard = Heard()
        crowd.playing.set()
        done, _ = await asyncio.wait(jobs, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            job.result()
        asked.send(crowd.heard)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


def people(asked: Connection, address: str, tables: int) -> None:
    """What the process of the crowd does."""
    keep_to_core(os.getpid(), 1)
    with suppress(EOFError):
        asyncio.run(live(asked, address, tables))


def keep_to_core(process: int, at: int) -> None:
    """Keep all threads of a process to one core, the `at`-th, where there are several and that can be said."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            for thread in psutil.Process(process).threads():
                os.sched_setaffinity(thread.id, {cores[at % len(cores)]})


@dataclass
class Stretch:
    """What a stretch of play has shown."""

    seconds: float
    heard: Heard
    worked: float  # seconds that the server's processor worked
    listened: float  # and that of the crowd
    waited: float  # seconds that the server's threads waited for their core, for other programs or for each other

    @property
    def moves(self) -> float:
        """Moves acknowledged in a second."""
        return len(self.heard.acknowledged) / self.seconds

    @property
    def slow(self) -> float:
        """The milliseconds within which 99 of 100 moves were acknowledged."""
        return statistics.quantiles([waited * 1000 for waited in self.heard.acknowledged], n=100)[98]

    @property
    def busy(self) -> str:
        """How much of its core the server used, how long it waited for that, and how much the crowd used of its own."""
        parts = (("processor", self.worked), ("waiting for it", self.waited), ("of the crowd", self.listened))
        return ", ".join(f"{name} {seconds / self.seconds:.0%}" for name, seconds in parts)


class Gathering:
    """A server, and a crowd in another process that has arrived there."""

    def __init__(self, address: str, process: int, tables: int) -> None:
        self.connections = tables * (PLAYERS + 1)
        self._server = psutil.Process(process)
        keep_to_core(process, 0)
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._crowd = context.Process(target=people, args=(theirs, address, tables), daemon=True)
        self._crowd.start()
        theirs.close()
        self._pipe.recv()
        self._empty = self.held()
        self._pipe.send(None)
        self.arrived: float = self._pipe.recv()  # seconds
        self.on_arrival = self.each()

    def play(self, pace: float, seconds: float) -> Stretch:
        """Let the crowd settle to a pace, then measure it for so many seconds."""
        self._asked(pace, min(SETTLING, seconds / 2))
        before = self._spent()
        heard = self._asked(pace, seconds)
        if heard.refused:
            raise RuntimeError(f"{heard.refused} moves were refused")
        if len(heard.acknowledged) < 2:
            raise RuntimeError("nobody has moved: too few think too slowly, or nothing is acknowledged")
        return Stretch(seconds, heard, *(now - then for now, then in zip(self._spent(), before, strict=True)))

    def _spent(self) -> tuple[float, float, float]:
        return worked_by(self._server), worked_by(psutil.Process(self._crowd.pid)), waited_by(self._server)

    def _asked(self, pace: float, seconds: float) -> Heard:
        self._pipe.send((pace, seconds))
        heard: Heard = self._pipe.recv()
        return heard

    def held(self) -> float:
        """Return the KiB that the server's processes hold."""
        processes = [self._server, *self._server.children(recursive=True)]
        return float(sum(one.memory_info().rss for one in processes) / 1024)

    def each(self) -> float:
        """Return the KiB that the server holds for each connection."""
        return (self.held() - self._empty) / self.connections

    def end(self) -> None:
        """Let everybody go."""
        with suppress(OSError):
            self._pipe.send(None)
        self._crowd.join()


def worked_by(process: psutil.Process) -> float:
    """Return the seconds that the processor has worked for a process."""
    times = process.cpu_times()
    return float(times.user + times.system)


def waited_by(process: psutil.Process) -> float:
    """Return the seconds that the threads of a process have waited for a core; 0 where the system does not tell."""
    found = 0
    for thread in Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # it has just ended
            found += int(thread.read_text().split()[1])
    return found / 1e9


@contextmanager
def gathering(tables: int, *python: str) -> Iterator[Gathering]:
    """Start a server and a crowd."""
    with server(*python) as (address, process):
        found = Gathering(address, process, tables)
        try:
            yield found
        finally:
            found.end()


def measure(tables: int, pace: float, seconds: float) -> list[Figure]:
    """Fill a fresh server and measure it."""
    with gathering(tables) as found:
        stretch = found.play(pace, seconds)
        held, at_end = found.held() / 1024, found.each()
    heard = stretch.heard
    return [
        Figure("connections", "", "", [found.connections]),
        Figure("arrived", "people/s", "", [found.connections / found.arrived]),
        Figure("moves", "moves/s", stretch.busy, [stretch.moves]),
        Figure("acknowledged, median", "ms", "", [statistics.median(heard.acknowledged) * 1000]),
        Figure("acknowledged, 99 %", "ms", "", [stretch.slow]),
        Figure("messages sent by the server", "messages/s", "", [heard.messages / seconds]),
        Figure("messages for each second of its processor", "messages/s", "", [heard.messages / stretch.worked]),
        Figure("memory of the server", "MiB", "", [held]),
        Figure("memory for each connection, on arrival", "KiB", "", [found.on_arrival]),
        Figure("memory for each connection, at the end", "KiB", "", [at_end]),
    ]


def knee(tables: int, seconds: float, *, steps: int) -> list[Figure]:
    """Let a crowd think ever more quickly until acknowledgements take too long; find where that begins."""
    figures, most = [], 0.0
    good, bad = tables * START * QUICKER, 0.0  # paces at which moves are acknowledged soon, and too late
    with gathering(tables) as found:
        for _ in range(steps):
            pace = (good * bad) ** 0.5 if bad else good / QUICKER
            stretch = best_of(found, pace if pace > QUICKEST else 0.0, seconds)
            figures.append(
                Figure(f"acknowledged, 99 %, at {stretch.moves:.0f} moves/s", "ms", stretch.busy, [stretch.slow])
            )
            if stretch.slow > SOON:
                bad = pace
            else:
                good, most = pace, max(most, stretch.moves)
            if pace <= QUICKEST or good <= bad * CLOSE:
                break
    end = f"with {tables} tables" + (", where nobody thinks" if pace <= QUICKEST and not bad else "")
    return [*figures, Figure(f"moves with 99 % within {SOON:.0f} ms", "moves/s", end, [most])]


def best_of(found: Gathering, pace: float, seconds: float) -> Stretch:
    """Play at a pace, again if moves were acknowledged too late: that may have been because of other programs."""
    stretches: list[Stretch] = []
    while len(stretches) < TRIES and all(stretch.slow > SOON for stretch in stretches):
        stretches.append(found.play(pace, seconds))
    return min(stretches, key=lambda stretch: stretch.slow)


def profile(tables: int, pace: float, seconds: float) -> None:
    """Print in which functions the server spent its time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "profile"
        with gathering(tables, "-m", "cProfile", "-o", str(path)) as found:
            stretch = found.play(pace, seconds)
        print(f"{stretch.moves:.0f} moves/s, processor {stretch.worked / seconds:.0%}, of the whole run:")
        pstats.Stats(str(path)).sort_stats("tottime").print_stats(40)


def main() -> None:
    """Fill a server, measure, report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a person thinks on average (2)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play, at each step to the knee (60)")
    parser.add_argument("--knee", action="store_true", help="think ever more quickly until 99 %% take more than 50 ms")
    parser.add_argument("--profile", action="store_true", help="say where the server's time goes")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection, here and at the server
    tables, pace, seconds = (4, 0.1, 2.0) if chosen.quick else (chosen.tables, chosen.pace, chosen.seconds)
    if chosen.profile:
        profile(tables, pace, seconds)
        return
    if chosen.knee:
        figures = knee(tables, seconds, steps=2 if chosen.quick else STEPS)
    else:
        figures = measure(tables, pace, seconds)
    report(figures, chosen.json, "server and clients on cores of their own where there are several")


if __name__ == "__main__":
    main()
