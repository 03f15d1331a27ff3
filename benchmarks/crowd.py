"""Load test: many tables played at a human pace; the server's latency, memory and load, and its maximum throughput.

    python -m benchmarks.crowd
    python -m benchmarks.crowd --tables 100 --pace 1 --seconds 120
    python -m benchmarks.crowd --knee --seconds 20
    python -m benchmarks.crowd --knee --seconds 20 --tables 20
    python -m benchmarks.crowd --profile
    python -m benchmarks.crowd --bots expert

At each table four programs play and a spectator watches, each over its own WebSocket. A player who is asked for a move
thinks for `--pace` seconds on average (uniformly from half to one and a half times that), then plays a random legal
move. When a game is over its host asks for a rematch, and all five connect to the new table; this work counts towards
the server's load, but neither as arrivals nor as moves. The crowd runs in a process of its own; if the machine has
several cores, the server is pinned to one and the crowd to another.

- *arrived*: connections per second that say hello and receive their first snapshot, all at once, before anybody plays;
- *acknowledged*: the time from sending a move until its sender is told that it is durable;
- *messages*: all messages that the server sent, and messages for each second of its processor time;
- *processor*: the share of its core that the server used, and that the crowd used of its own: a busy crowd measures
  latencies that are too long. *Waiting for it* is how long the server's threads waited for their core, mostly because
  of other programs, and so how much slower the server seems than it is;
- *memory*: what the server's processes hold beyond what they held after a first table, divided by the number of
  connections: before anybody plays, and at the end, when finished tables are in memory too.

The first seconds of play do not count. `--knee` makes the same players think ever faster until, in three tries out of
three, more than one in 100 moves waits longer than 50 ms for its acknowledgement (or until nobody thinks at all), then
searches for the pace at which that begins. `--profile` prints the functions in which the server spends its time;
profiling slows it down. With `--bots` a table has one program and three bots of that name, which think on the server's
core and pause as the server lets them pause for people, but no longer than the program.
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
from rascals.server.settings import Settings

SETTLING = 5.0  # seconds of play that do not count, after each change of pace
AT_ONCE = 50  # clients that connect at the same time
START = 0.01  # seconds of thinking, times the number of tables, at the first step: about a hundred moves a second
QUICKER = 1.4  # the factor by which the pace is shortened at each step
CLOSE = 1.1  # the search ends when the good and the bad pace differ by less than this factor
QUICKEST = 0.002  # seconds; below this nobody thinks at all
STEPS = 24  # the most steps of the search
TRIES = 3  # at one pace, before it counts as too fast
SOON = 50.0  # milliseconds within which 99 of 100 moves are to be acknowledged


@dataclass
class Heard:
    """What the crowd heard in a stretch of play."""

    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0


class Crowd:
    """The state that all clients share: the pace, the moves sent but not acknowledged, and what has been heard."""

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
    """Sit at a table, or watch it without a token, game after game, for ever."""
    async with AsyncExitStack() as stack:
        async with crowd.arriving:
            line, first = await stack.enter_async_context(joined(address, table, token))
        await ready.wait()
        again = await sit(address, line, first, token, crowd)
    while True:
        async with joined(address, again, token) as (line, first):
            again = await sit(address, line, first, token, crowd)


async def sit(address: str, line: ClientConnection, first: dict[str, Any], token: str | None, crowd: Crowd) -> str:
    """Play one game to its end; return the id of the rematch's table."""
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
    """If the seat is asked for a move, think, then play a random legal one; `who` is unique among all seats."""
    if message["decision"] is None:
        return
    await crowd.playing.wait()
    await asyncio.sleep(crowd.pace * random.uniform(0.5, 1.5))
    move, name = random.choice(message["moves"])["move"], f"{who}-{message['decision']}"
    crowd.sent[name] = perf_counter()
    await line.send(json.dumps({"type": "play", "id": name, "decision": message["decision"], "move": move}))


async def look_in(address: str, bot: str) -> None:
    """Connect to one table and leave, so that the server has loaded everything that a first table makes it load."""
    table, tokens = make_table(address, bot)
    async with AsyncExitStack() as stack:
        for token in (*tokens, None):
            await stack.enter_async_context(joined(address, table, token))


async def live(asked: Connection, address: str, tables: int, bot: str) -> None:
    """Arrive and report how many seconds that took; then play each stretch (pace, seconds) received, until None."""
    await look_in(address, bot)
    asked.send(None)
    await asyncio.to_thread(asked.recv)
    made = [make_table(address, bot) for _ in range(tables)]
    crowd, ready = Crowd(), asyncio.Barrier(connections(tables, bot) + 1)
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


def connections(tables: int, bot: str) -> int:
    """Return how many are connected: who plays at each table, and one who watches."""
    return tables * (2 if bot else PLAYERS + 1)


def people(asked: Connection, address: str, tables: int, bot: str) -> None:
    """Run the crowd; this is the main function of its process."""
    keep_to_core(os.getpid(), 1)
    with suppress(EOFError):
        asyncio.run(live(asked, address, tables, bot))


def keep_to_core(process: int, at: int) -> None:
    """Pin all threads of a process to the `at`-th core, if there are several and the system can pin threads."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            for thread in psutil.Process(process).threads():
                os.sched_setaffinity(thread.id, {cores[at % len(cores)]})


@dataclass
class Stretch:
    """The measurements of a stretch of play."""

    seconds: float
    heard: Heard
    worked: float  # seconds of processor time of the server
    listened: float  # seconds of processor time of the crowd
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
        """The shares of the time that the server used its core, waited for it, and that the crowd used its own."""
        parts = (("processor", self.worked), ("waiting for it", self.waited), ("of the crowd", self.listened))
        return ", ".join(f"{name} {seconds / self.seconds:.0%}" for name, seconds in parts)


class Gathering:
    """A server, and a crowd in another process that is connected to it."""

    def __init__(self, address: str, process: int, tables: int, bot: str) -> None:
        self.connections = connections(tables, bot)
        self._server = psutil.Process(process)
        keep_to_core(process, 0)
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._crowd = context.Process(target=people, args=(theirs, address, tables, bot), daemon=True)
        self._crowd.start()
        theirs.close()
        self._pipe.recv()
        self._empty = self.held()
        self._pipe.send(None)
        self.arrived: float = self._pipe.recv()  # seconds
        self.on_arrival = self.each()

    def play(self, pace: float, seconds: float) -> Stretch:
        """Let the crowd settle to a pace, then measure for a number of seconds."""
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
        """End the crowd's process."""
        with suppress(OSError):
            self._pipe.send(None)
        self._crowd.join()


def worked_by(process: psutil.Process) -> float:
    """Return the seconds of processor time of a process."""
    times = process.cpu_times()
    return float(times.user + times.system)


def waited_by(process: psutil.Process) -> float:
    """Return the seconds that the threads of a process have waited for a core; 0 if the system does not say."""
    found = 0
    for thread in Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # the thread has just ended
            found += int(thread.read_text().split()[1])
    return found / 1e9


@contextmanager
def gathering(tables: int, pace: float, *python: str, bot: str = "") -> Iterator[Gathering]:
    """Start a server, where bots pause at most as long as people at a pace, and a crowd."""
    with server(*python, bot_delay=str(min(pace, Settings.bot_delay))) as (address, process):
        found = Gathering(address, process, tables, bot)
        try:
            yield found
        finally:
            found.end()


def measure(tables: int, pace: float, seconds: float, bot: str = "") -> list[Figure]:
    """Fill a fresh server with tables and measure it."""
    with gathering(tables, pace, bot=bot) as found:
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


def knee(tables: int, seconds: float, *, steps: int, bot: str = "") -> list[Figure]:
    """Let a crowd think ever faster until acknowledgements take too long; search for the pace where that begins."""
    figures, most = [], 0.0
    good, bad = tables * START * QUICKER, 0.0  # paces at which moves are acknowledged soon, and too late
    with gathering(tables, good, bot=bot) as found:
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
    """Play at a pace, again if moves were acknowledged too late, since other programs may be the cause."""
    stretches: list[Stretch] = []
    while len(stretches) < TRIES and all(stretch.slow > SOON for stretch in stretches):
        stretches.append(found.play(pace, seconds))
    return min(stretches, key=lambda stretch: stretch.slow)


def profile(tables: int, pace: float, seconds: float) -> None:
    """Print the functions in which the server spent its time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "profile"
        with gathering(tables, pace, "-m", "cProfile", "-o", str(path)) as found:
            stretch = found.play(pace, seconds)
        print(f"{stretch.moves:.0f} moves/s, processor {stretch.worked / seconds:.0%}, of the whole run:")
        pstats.Stats(str(path)).sort_stats("tottime").print_stats(40)


def main() -> None:
    """Measure as the command line says, and report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a person thinks on average (2)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play, at each step to the knee (60)")
    parser.add_argument("--knee", action="store_true", help="think ever more quickly until 99 %% take more than 50 ms")
    parser.add_argument("--bots", default="", metavar="BOT", help="one program a table, and three bots of this name")
    parser.add_argument("--profile", action="store_true", help="say where the server's time goes")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection, here and at the server
    tables, pace, seconds = (4, 0.1, 3.0) if chosen.quick else (chosen.tables, chosen.pace, chosen.seconds)
    if chosen.profile:
        profile(tables, pace, seconds)
        return
    if chosen.knee:
        figures = knee(tables, seconds, steps=2 if chosen.quick else STEPS, bot=chosen.bots)
    else:
        figures = measure(tables, pace, seconds, chosen.bots)
    report(figures, chosen.json, "server and clients on cores of their own where there are several")


if __name__ == "__main__":
    main()
