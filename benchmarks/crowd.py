"""Load test: many tables played at a human pace; the server's latency, memory and load, and its maximum throughput.

    python -m benchmarks.crowd
    python -m benchmarks.crowd --tables 100 --pace 1 --seconds 120
    python -m benchmarks.crowd --knee --seconds 20
    python -m benchmarks.crowd --knee --seconds 20 --tables 20
    python -m benchmarks.crowd --profile
    python -m benchmarks.crowd --bots expert
    python -m benchmarks.crowd --servers 2 --database temporary
    python -m benchmarks.crowd --servers 2 --database postgresql://rascals@localhost/empty --proxy

At each table four programs play and a spectator watches, each over its own WebSocket. A player who is to move thinks
for `--pace` seconds on average (uniformly from half to one and a half times that), then plays a random legal move. When
a game is over its host asks for a rematch, and all five connect to the new table; this work counts towards the server's
load, but neither as arrivals nor as moves. The crowd runs in a process of its own; if the machine has several cores,
the server is pinned to one and the crowd to another.

- *arrived*: connections per second that say hello and receive their first snapshot, all at once, before anybody plays;
- *acknowledged*: the time from sending a move until the acknowledgement that it is durable;
- *messages*: all messages that the server sent, and messages for each second of its processor time;
- *processor*: the share of its core that the server used, and that the crowd used of its own: a busy crowd measures
  latencies that are too long. *Waiting for it* is how long the server's threads waited for their core, mostly because
  of other programs, and so how much slower the server seems than it is;
- *memory*: what the server's processes hold beyond what they held after a first table, divided by the number of
  connections: before anybody plays, and at the end, when finished tables are in memory too;
- *processor a move in all*: the processor time of all processes of all servers, for each move acknowledged. What they
  do while nobody moves is part of it, so compare runs with about as many moves a second;
- *memory a table, each server*: what a server's processes hold at the end beyond what they held after a first table,
  divided by the number of all tables that the crowd has had, whichever server has them in memory; one value for each
  server. *Tables in memory, each server* is how many it has then, and the *share of the largest* is that of the
  server that has most, divided by their mean: 1 if all have the same number.

`--servers` starts several servers on one PostgreSQL database, which should be empty; the database `temporary` is that
of a PostgreSQL started for the measurement. Every request and connection goes to the servers in turn, so that the
people of each table are spread over all of them: the worst case. `--proxy` starts nginx or HAProxy before them, which
sends everything about a table to the same server (`benchmarks.cluster`). All servers, the proxy and the temporary
PostgreSQL then share all cores but that of the crowd, and the processor's shares are of one core. These figures are
added:

- *requests refused at first*: those for a rematch that reached a server which had not yet read that the game was over;
  they are sent to the next. And *connections that moved*, because their table was given to the server through which
  all its people come. For several servers;
- *processor a move of PostgreSQL*: the processor time of all its processes for each move acknowledged, if it runs on
  this machine; and *commits a move*, the transactions committed in the database, what it wrote to its log, and by how
  much it grew. For PostgreSQL, with one server too.

The first seconds of play do not count. `--knee` makes the same players think ever faster until, in three tries out of
three, more than one in 100 moves waits longer than 50 ms for its acknowledgement (or until nobody thinks at all), then
searches for the pace at which that begins. `--profile` prints the functions in which the server spends its time;
profiling slows it down. With `--bots` a table has one program and three bots of that name, which think on the server's
core and pause as the server lets them pause for people, but no longer than the program.
"""

from __future__ import annotations

import asyncio
import json
import pstats
import random
import resource
import statistics
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection

from benchmarks.cluster import (
    Cluster,
    NoProxy,
    cores,
    held_by,
    keep_to,
    proxy,
    waited_by,
    worked_by,
    worked_by_family,
)
from benchmarks.postgresql import NoPostgreSQL, running
from benchmarks.server import PLAYERS, Addresses, joined, make_table, post, server
from benchmarks.timing import Figure, arguments, report
from rascals.server.settings import POSTGRESQL, Settings

SETTLING = 5.0  # seconds of play that do not count, after each change of pace
AT_ONCE = 50  # clients that connect at the same time
START = 0.01  # seconds of thinking, times the number of tables, at the first step: about a hundred moves a second
QUICKER = 1.4  # the factor by which the pace is shortened at each step
CLOSE = 1.1  # the search ends when the good and the bad pace differ by less than this factor
QUICKEST = 0.002  # seconds; below this nobody thinks at all
STEPS = 24  # the most steps of the search
TRIES = 3  # at one pace, before it counts as too fast
CROWDED = set(cores()[1:2])  # the crowd's core; none if there is only one
ASKED = 20  # times that a request is sent before it is an error that no server accepts it yet
TEMPORARY = "temporary"  # the database of a PostgreSQL that is started for the measurement
SOON = 50.0  # milliseconds within which 99 of 100 moves are to be acknowledged


@dataclass
class Received:
    """What the crowd received in a stretch of play."""

    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0
    rematches: int = 0
    moved: int = 0  # connections made anew because the table went to another server
    conflicts: int = 0  # requests refused because the server did not know yet what another had written


class Crowd:
    """The state that all clients share: the pace, the moves sent but not acknowledged, and what has been received."""

    def __init__(self, addresses: Addresses) -> None:
        self.addresses = addresses
        self.pace = 0.0
        self.playing = asyncio.Event()
        self.arriving = asyncio.Semaphore(AT_ONCE)
        self.sent: dict[str, float] = {}
        self.received = Received()

    def receive(self, message: dict[str, Any]) -> None:
        """Take note of a message."""
        self.received.messages += 1
        if message["type"] == "ack":
            self.received.acknowledged.append(perf_counter() - self.sent.pop(message["id"]))
        self.received.refused += message["type"] == "reject"


async def attend(table: str, token: str | None, crowd: Crowd, ready: asyncio.Barrier) -> None:
    """Sit at a table, or watch it without a token, game after game, forever."""
    async with AsyncExitStack() as stack:
        async with crowd.arriving:
            line, first = await stack.enter_async_context(joined(crowd.addresses.next(), table, token))
        await ready.wait()
        again = await sit(line, first, token, crowd)
    while True:
        async with joined(crowd.addresses.next(), again, token) as (line, first):
            again = await sit(line, first, token, crowd)


async def sit(line: ClientConnection, first: dict[str, Any], token: str | None, crowd: Crowd) -> str:
    """Play one game to its end; return the table to join next: the rematch, or the same if it has moved."""
    table, seat = str(first["table"]["id"]), first["you"]
    thinking = asyncio.create_task(answer(line, first, f"{table}-{seat}", crowd))
    try:
        async for text in line:
            message = msgspec.json.decode(text)
            crowd.receive(message)
            if message["type"] == "bye" and message["code"] == "moved":  # to another server: connect again at once
                crowd.received.moved += 1
                return table
            if message["type"] in ("snapshot", "update"):
                thinking.cancel()
                thinking = asyncio.create_task(answer(line, message, f"{table}-{seat}", crowd))
            if message["type"] == "update" and message["table_status"] == "over" and token and first["host"]:
                await meet_again(table, token, crowd)
            if message["type"] == "table" and message["table"]["rematch"] is not None:
                return str(message["table"]["rematch"])
    finally:
        thinking.cancel()
    raise RuntimeError("the server has closed a connection")


async def meet_again(table: str, token: str, crowd: Crowd) -> None:
    """Ask for a rematch, and begin it."""
    made = await ask(f"/tables/{table}/rematch", token, crowd)
    await ask(f"/tables/{made['table']['id']}/start", token, crowd)
    crowd.received.rematches += 1


async def ask(path: str, token: str, crowd: Crowd) -> dict[str, Any]:
    """Post to a server, and to the next if the table is not ready there: its news may not have arrived yet."""
    for _ in range(ASKED):
        try:
            return await asyncio.to_thread(post, crowd.addresses.next(), path, {}, token)
        except urllib.error.HTTPError as error:
            if error.code != HTTPStatus.CONFLICT:
                raise
            crowd.received.conflicts += 1
            await asyncio.sleep(SOON / 1000)
    raise RuntimeError(f"no server accepts {path} yet")


async def answer(line: ClientConnection, message: dict[str, Any], who: str, crowd: Crowd) -> None:
    """If the seat is to move, think, then play a random legal one; `who` is unique among all seats."""
    if message["decision"] is None:
        return
    await crowd.playing.wait()
    await asyncio.sleep(crowd.pace * random.uniform(0.5, 1.5))
    move, name = random.choice(message["moves"])["move"], f"{who}-{message['decision']}"
    crowd.sent[name] = perf_counter()
    await line.send(json.dumps({"type": "play", "id": name, "decision": message["decision"], "move": move}))


async def look_in(address: str, bot: str) -> None:
    """Connect to one table and leave, so that a server has loaded everything that a first table makes it load."""
    table, tokens = make_table(Addresses([address]), bot)
    async with AsyncExitStack() as stack:
        for token in (*tokens, None):
            await stack.enter_async_context(joined(address, table, token))


async def live(pipe: Connection, site: Site, tables: int, bot: str) -> None:
    """Arrive and report how many seconds that took; then play each stretch (pace, seconds) received, until None."""
    for address in site.servers:
        await look_in(address, bot)
    pipe.send(None)
    await asyncio.to_thread(pipe.recv)
    crowd = Crowd(Addresses(site.doors))
    made = [make_table(crowd.addresses, bot) for _ in range(tables)]
    ready = asyncio.Barrier(connections(tables, bot) + 1)
    began = perf_counter()
    jobs = [
        asyncio.create_task(attend(table, token, crowd, ready)) for table, tokens in made for token in (*tokens, None)
    ]
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((waiting, *jobs), return_when=asyncio.FIRST_COMPLETED)
    for job in jobs:
        if job.done():
            job.result()
    pipe.send(perf_counter() - began)
    while (stretch := await asyncio.to_thread(pipe.recv)) is not None:
        crowd.pace, seconds = stretch
        crowd.received = Received()
        crowd.playing.set()
        done, _ = await asyncio.wait(jobs, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            job.result()
        pipe.send(crowd.received)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


def connections(tables: int, bot: str) -> int:
    """Return how many are connected: who plays at each table, and one who watches."""
    return tables * (2 if bot else PLAYERS + 1)


def people(pipe: Connection, site: Site, tables: int, bot: str) -> None:
    """Run the crowd; this is the main function of its process."""
    keep_to(psutil.Process(), CROWDED)
    with suppress(EOFError):
        asyncio.run(live(pipe, site, tables, bot))


@dataclass
class Stretch:
    """The measurements of a stretch of play."""

    seconds: float
    received: Received
    worked: float  # seconds of processor time of the servers, without that of their children
    listened: float  # seconds of processor time of the crowd
    waited: float  # seconds that the servers' threads waited for a core, for other programs or for each other
    in_all: float  # seconds of processor time of the servers and of their children
    stored: float  # seconds of processor time of PostgreSQL; 0 if there is none on this machine
    commits: float  # transactions committed in PostgreSQL; 0 if there is none
    logged: float  # bytes written to PostgreSQL's log; 0 if there is none
    grown: float  # bytes by which the database grew; 0 if there is none

    @property
    def moves(self) -> float:
        """Moves acknowledged in a second."""
        return len(self.received.acknowledged) / self.seconds

    def a_move(self, spent: float) -> float:
        """Return how much of something was spent for each move acknowledged."""
        return spent / len(self.received.acknowledged)

    @property
    def slow(self) -> float:
        """The milliseconds within which 99 of 100 moves were acknowledged."""
        return statistics.quantiles([waited * 1000 for waited in self.received.acknowledged], n=100)[98]

    @property
    def busy(self) -> str:
        """The shares of the time that the server used its core, waited for it, and that the crowd used its own."""
        parts = (("processor", self.worked), ("waiting for it", self.waited), ("of the crowd", self.listened))
        return ", ".join(f"{name} {seconds / self.seconds:.0%}" for name, seconds in parts)


@dataclass(frozen=True)
class Setup:
    """What is to be measured: how many servers, the URL of their database (empty: a SQLite file), a proxy or none."""

    servers: int = 1
    database: str = ""
    proxy: bool = False

    @property
    def alone(self) -> bool:
        """Whether there is one server and nothing else."""
        return self.servers == 1 and not self.proxy and not self.on_postgresql

    @property
    def on_postgresql(self) -> bool:
        """Whether the database is PostgreSQL's."""
        return self.database == TEMPORARY or self.database.partition("://")[0] in POSTGRESQL

    def refused(self) -> str:
        """Return a sentence that says why this cannot be measured; empty if it can."""
        if self.servers < 1:
            return f"--servers must be at least 1, not {self.servers}"
        if self.servers > 1 and not self.on_postgresql:
            return f"several servers need a PostgreSQL database; give --database postgresql://… or {TEMPORARY}"
        return ""


@dataclass(frozen=True)
class Site:
    """The addresses (`host:port`) of the servers, and those that people use: the servers' own, or the proxy's."""

    servers: tuple[str, ...]
    doors: tuple[str, ...]


class Service:
    """The servers that are measured, and the PostgreSQL behind them if there is one."""

    def __init__(self, site: Site, processes: list[int], cluster: Cluster | None) -> None:
        self.site, self.cluster = site, cluster
        self.processes = [psutil.Process(process) for process in processes]

    def spent(self) -> tuple[float, ...]:
        """Return what has been spent so far: of a stretch `worked`, `waited`, `in_all`, and what PostgreSQL did."""
        cluster = self.cluster
        return (
            sum(map(worked_by, self.processes)),
            sum(map(waited_by, self.processes)),
            sum(map(worked_by_family, self.processes)),
            cluster.worked() if cluster else 0.0,
            *(cluster.written() if cluster else (0.0, 0.0, 0.0)),
        )

    def held(self) -> list[float]:
        """Return the KiB that the processes of each server hold."""
        return [held_by(process) for process in self.processes]

    def tables(self) -> list[float]:
        """Return the number of tables that each server has in memory."""
        return [tables_at(address) for address in self.site.servers]


def tables_at(address: str) -> float:
    """Return the number of tables that a server says it has in memory."""
    with urllib.request.urlopen(f"http://{address}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("rascals_tables{"))


class Gathering:
    """Servers, and a crowd in another process that is connected to them."""

    def __init__(self, service: Service, tables: int, bot: str) -> None:
        self.connections, self.tables = connections(tables, bot), tables
        self.service = service
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._crowd = context.Process(target=people, args=(theirs, service.site, tables, bot), daemon=True)
        self._crowd.start()
        theirs.close()
        self._pipe.recv()
        self._empty = self.service.held()
        self._pipe.send(None)
        self.arrived: float = self._pipe.recv()  # seconds
        self.on_arrival = self.each()

    def play(self, pace: float, seconds: float) -> Stretch:
        """Let the crowd settle to a pace, then measure for a number of seconds."""
        self._played(pace, min(SETTLING, seconds / 2))
        before = self._spent()
        received = self._played(pace, seconds)
        if received.refused:
            raise RuntimeError(f"{received.refused} moves were refused")
        if len(received.acknowledged) < 2:
            raise RuntimeError("nobody has moved: too few think too slowly, or nothing is acknowledged")
        return Stretch(seconds, received, *(now - then for now, then in zip(self._spent(), before, strict=True)))

    def _spent(self) -> tuple[float, ...]:
        worked, *rest = self.service.spent()
        return worked, worked_by(psutil.Process(self._crowd.pid)), *rest

    def _played(self, pace: float, seconds: float) -> Received:
        self._pipe.send((pace, seconds))
        received: Received = self._pipe.recv()
        self.tables += received.rematches
        return received

    def each(self) -> float:
        """Return the KiB that the servers hold for each connection."""
        return sum(self._more()) / self.connections

    def each_table(self) -> list[float]:
        """Return the KiB that each server holds for each table that the crowd has had, wherever it is in memory."""
        return [more / self.tables for more in self._more()]

    def _more(self) -> list[float]:
        """Return the KiB that each server holds beyond what it held after a first table."""
        return [held - empty for held, empty in zip(self.service.held(), self._empty, strict=True)]

    def end(self) -> None:
        """End the crowd's process."""
        with suppress(OSError):
            self._pipe.send(None)
        self._crowd.join()


@contextmanager
def service(setup: Setup, *python: str, **settings: str) -> Iterator[Service]:
    """Start what is to be measured, pinned to other cores than the crowd; `settings` are those of each server.

    Raises `NoPostgreSQL` or `NoProxy` if a part of it is not installed or does not start.
    """
    with ExitStack() as stack:
        url, cluster = setup.database, None
        if setup.on_postgresql:
            url = stack.enter_context(running()) if url == TEMPORARY else url
            cluster = Cluster(url)
        started = [stack.enter_context(server(*python, database=url, **settings)) for _ in range(setup.servers)]
        servers = tuple(address for address, _ in started)
        before = [stack.enter_context(proxy(servers))] if setup.proxy else []
        site = Site(servers, tuple(address for address, _ in before) or servers)
        found = Service(site, [process for _, process in started], cluster)
        pinned = [*found.processes, *(psutil.Process(process) for _, process in before)]
        if cluster and cluster.process and setup.database == TEMPORARY:
            pinned.append(cluster.process)
        for process in pinned:
            keep_to(process, set(cores()[:1]) if setup.alone else set(cores()) - CROWDED)
        yield found


@contextmanager
def gathering(setup: Setup, tables: int, pace: float, *python: str, bot: str = "") -> Iterator[Gathering]:
    """Start servers, where bots pause at most as long as people at a pace, and a crowd."""
    with service(setup, *python, bot_delay=str(min(pace, Settings.bot_delay))) as measured:
        found = Gathering(measured, tables, bot)
        try:
            yield found
        finally:
            found.end()


def measure(setup: Setup, tables: int, pace: float, seconds: float, bot: str = "") -> list[Figure]:
    """Fill fresh servers with tables and measure them."""
    with gathering(setup, tables, pace, bot=bot) as found:
        stretch = found.play(pace, seconds)
        held, at_end, each_table = sum(found.service.held()) / 1024, found.each(), found.each_table()
        in_memory = found.service.tables()
    received = stretch.received
    return [
        Figure("connections", "", "", [found.connections]),
        Figure("arrived", "people/s", "", [found.connections / found.arrived]),
        Figure("moves", "moves/s", stretch.busy, [stretch.moves]),
        Figure("acknowledged, median", "ms", "", [statistics.median(received.acknowledged) * 1000]),
        Figure("acknowledged, 99 %", "ms", "", [stretch.slow]),
        Figure("messages sent by the server", "messages/s", "", [received.messages / seconds]),
        Figure("messages for each second of its processor", "messages/s", "", [received.messages / stretch.worked]),
        Figure("memory of the server", "MiB", "", [held]),
        Figure("memory for each connection, on arrival", "KiB", "", [found.on_arrival]),
        Figure("memory for each connection, at the end", "KiB", "", [at_end]),
        Figure("processor a move in all", "ms", "", [stretch.a_move(stretch.in_all) * 1000]),
        Figure("memory a table, each server", "KiB", f"of {found.tables} tables", each_table),
        Figure("tables in memory, each server", "", f"{sum(in_memory):.0f} together", in_memory),
        Figure("share of the largest", "", "", [max(in_memory) / statistics.mean(in_memory)]),
        *([Figure("requests refused at first", "", "", [received.conflicts])] if setup.servers > 1 else ()),
        *([Figure("connections that moved", "", "", [received.moved])] if setup.servers > 1 else ()),
        *(stored(stretch) if setup.on_postgresql else ()),
    ]


def stored(stretch: Stretch) -> list[Figure]:
    """Return what PostgreSQL did for each move; without its processor time if it runs on another machine."""
    processor = Figure("processor a move of PostgreSQL", "ms", "", [stretch.a_move(stretch.stored) * 1000])
    written = [
        Figure("commits a move", "", "", [stretch.a_move(stretch.commits)]),
        Figure("PostgreSQL's log a move", "KiB", "", [stretch.a_move(stretch.logged) / 1024]),
        Figure("growth of the database a move", "KiB", "", [stretch.a_move(stretch.grown) / 1024]),
    ]
    return [processor, *written] if stretch.stored else written


def knee(setup: Setup, tables: int, seconds: float, *, steps: int, bot: str = "") -> list[Figure]:
    """Let a crowd think ever faster until acknowledgements take too long; search for the pace where that begins."""
    figures, most = [], 0.0
    good, bad = tables * START * QUICKER, 0.0  # paces at which moves are acknowledged soon, and too late
    with gathering(setup, tables, good, bot=bot) as found:
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
        with gathering(Setup(), tables, pace, "-m", "cProfile", "-o", str(path)) as found:
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
    parser.add_argument("--profile", action="store_true", help="say where the time of one server, with SQLite, goes")
    parser.add_argument("--servers", type=int, default=1, help="how many, on one PostgreSQL database (1)")
    wanted = f"postgresql://… of an empty database; {TEMPORARY}: of a PostgreSQL that is started for this"
    parser.add_argument("--database", default="", metavar="URL", help=f"{wanted} (a SQLite file)")
    parser.add_argument("--proxy", action="store_true", help="a proxy sends what is about one table to one server")
    chosen = parser.parse_args()
    setup = Setup(chosen.servers, chosen.database, chosen.proxy)
    if refused := setup.refused() or (
        "--profile is for one server with SQLite" * (chosen.profile and setup != Setup())
    ):
        parser.error(refused)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection, here and at the server
    tables, pace, seconds = (4, 0.1, 3.0) if chosen.quick else (chosen.tables, chosen.pace, chosen.seconds)
    if chosen.profile:
        profile(tables, pace, seconds)
        return
    try:
        if chosen.knee:
            figures = knee(setup, tables, seconds, steps=2 if chosen.quick else STEPS, bot=chosen.bots)
        else:
            figures = measure(setup, tables, pace, seconds, chosen.bots)
    except (NoPostgreSQL, NoProxy) as reason:
        parser.error(str(reason))
    report(figures, chosen.json, "server and clients on cores of their own where there are several")


if __name__ == "__main__":
    main()
