"""A soak: visitors come and go at random for an hour, and what the server holds is told, and should stay as it is.

    python -m benchmarks.soak
    python -m benchmarks.soak --minutes 3 --visitors 6

Each visitor does one thing after another: plays a game against bots to its end and looks at its replay and saved game;
leaves one in the middle, and comes back or not; makes a table and goes away; watches a table and talks. Everybody waits
for answers and then for `--pause` seconds on average, so no more than `--visitors` things are done at a time.

Told for each stretch: tables in memory, memory, replays kept, file descriptors, the database and what has been done. In
the first quarter all that is kept for a while comes to be there: two hundred finished tables, processes that make
replays. What is there later is judged, each with a bound:

- *tables*, *memory* and *file descriptors*: the straight line through all that was seen after the first quarter may
  rise, from its begin to its end, by no more than its bound. Memory is that of all processes of the server, less the
  replays kept, whose own bound is 32 MiB, which an hour does not fill;
- *database*: it grows with each table that is made and played, always by as much: for each visit, in the second half of
  what is judged, by no more than its bound beyond what it grew by in the first.

What is judged to grow ends the soak with status 1, and so does a refused request or an answer that is none. Less than
twenty minutes are told and not judged.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import psutil

from benchmarks.server import joined, post, server
from benchmarks.timing import Figure, arguments, report
from rascals.server.tables.replays import KEPT

STRETCHES = 40  # times at which it is looked, all in all
MOVES = 12  # that somebody makes who leaves in the middle
JUDGED = 20.0  # minutes: less is not judged

# By how much each may rise from the end of the first quarter to the end.
MORE_TABLES = 0.1  # of their mean: people come at random
MORE_MEMORY = 0.05  # of its mean
MORE_DESCRIPTORS = 4.0
MORE_DATABASE = 0.2  # of what it grew by for each visit before


@dataclass(frozen=True)
class Held:
    """What the server holds at a time, and how many visits there were until then."""

    visits: int
    tables: int
    memory: float  # MiB, without replays
    replays: float  # MiB
    descriptors: int
    database: float  # KiB


class Visitors:
    """All visitors, and what they have done. `until`: when they go; `pause`: seconds between two things, on average."""

    def __init__(self, address: str, until: float, pause: float, chance: random.Random) -> None:
        self.address, self.until, self.pause, self.chance = address, until, pause, chance
        self.done: Counter[str] = Counter()
        self.replayed = 0  # bytes of replays, compressed as the server keeps them

    async def visit(self) -> None:
        """Do one thing after another until it is time to go."""
        while monotonic() < self.until:
            deed = self.chance.choice((self.play_out, self.leave, self.leave, self.make, self.watch))
            await deed()
            self.done[deed.__name__] += 1
            pause = self.chance.uniform(0, 2 * self.pause)
            await asyncio.sleep(max(0.0, min(pause, self.until - monotonic())))

    async def play_out(self) -> None:
        """Play a game to its end, and look at what is kept of it."""
        table, token = await self.quick()
        await self.play(table, token, None)
        for what in ("replay?pov=open", "replay"):
            await self.replay(f"/tables/{table}/{what}", token)
        for what in ("game.json", "view"):
            await self.get(f"/tables/{table}/{what}", token)

    async def leave(self) -> None:
        """Leave a game in the middle, and come back or not."""
        table, token = await self.quick()
        await self.play(table, token, MOVES)
        await self.post(f"/tables/{table}/leave", {}, token)
        if self.chance.random() < 0.5:
            await self.play(table, token, MOVES)

    async def make(self) -> None:
        """Make a table, to which nobody comes."""
        wanted = {"game": "goodcritters", "players": 5, "nickname": "Ann", "public": True}
        made = await self.post("/tables", wanted)
        await self.replay(f"/tables/{made['table']['id']}/replay", made["token"])
        if self.chance.random() < 0.5:
            await self.post(f"/tables/{made['table']['id']}/leave", {}, made["token"])

    async def watch(self) -> None:
        """Look at a public table, and talk at one of one's own."""
        listed = json.loads(await self.get("/tables"))
        if listed:
            async with joined(self.address, self.chance.choice(listed)["id"], None):
                pass
        table, token = await self.quick()
        for n in range(3):
            await self.post(f"/tables/{table}/chat", {"id": f"c{n}", "text": "hello"}, token)
        await self.get(f"/tables/{table}/chat?before=2", token)

    async def quick(self) -> tuple[str, str]:
        """Begin a game against bots; return the table and the token."""
        wanted = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann", "pause": 0}
        made = await self.post("/quick", wanted)
        return made["table"]["id"], made["token"]

    async def play(self, table: str, token: str, most: int | None) -> None:
        """Play random moves at a table until the game is over, or so many."""
        async with joined(self.address, table, token) as (line, first):
            moves, message = 0, first
            while moves != most and not over(message):
                if message.get("decision") is not None:
                    move = self.chance.choice(message["moves"])["move"]
                    name = f"{token[:6]}-{message['decision']}"
                    await line.send(
                        json.dumps({"type": "play", "id": name, "decision": message["decision"], "move": move})
                    )
                    moves += 1
                message = json.loads(await line.recv())
                if message["type"] == "reject" and message["code"] != "stale":
                    raise RuntimeError(f"a move was refused: {message}")

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Call the REST interface."""
        return await asyncio.to_thread(post, self.address, path, body, token)

    async def get(self, path: str, token: str = "", *, packed: bool = False) -> bytes:
        """Ask the REST interface."""
        return await asyncio.to_thread(fetch, f"http://{self.address}/api/v1{path}", token, packed=packed)

    async def replay(self, path: str, token: str) -> None:
        """Ask for a replay that nobody has asked for."""
        self.replayed += len(await self.get(path, token, packed=True))


def over(message: dict[str, Any]) -> bool:
    """Tell whether a message says that the game is over."""
    status = message.get("table_status") or message.get("table", {}).get("status")
    return bool(status == "over")


def fetch(url: str, token: str = "", *, packed: bool = False) -> bytes:
    """Get what is at an address of ours, as it is kept compressed if asked so."""
    headers = {"Accept-Encoding": "gzip" if packed else "identity"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(url, headers=headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return bytes(answer.read())


def look(visitors: Visitors, process: psutil.Process, database: Path) -> Held:
    """Return what the server holds now."""
    memory, descriptors = 0, 0
    for one in (process, *process.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):  # it has just ended
            memory += one.memory_info().rss
            descriptors += one.num_fds() if hasattr(one, "num_fds") else 0
    files = sum(one.stat().st_size for one in database.parent.glob(f"{database.name}*")) / 1024
    tables = json.loads(fetch(f"http://{visitors.address}/healthz"))["tables"]
    visits, replays = visitors.done.total(), min(visitors.replayed, KEPT)
    return Held(visits, tables, (memory - replays) / 2**20, replays / 2**20, descriptors, files)


async def soak(visitors: Visitors, count: int, every: float, process: psutil.Process, database: Path) -> list[Held]:
    """Let visitors come; look at the server every so many seconds, and say what is there."""
    jobs = [asyncio.create_task(visitors.visit()) for _ in range(count)]
    found: list[Held] = []
    began = monotonic()
    while any(not job.done() for job in jobs):
        done, going = await asyncio.wait(jobs, timeout=every, return_when=asyncio.FIRST_EXCEPTION)
        for job in done:
            job.result()
        if not going and found:
            break  # the last look was a moment ago
        found.append(await asyncio.to_thread(look, visitors, process, database))
        held, minutes = found[-1], (monotonic() - began) / 60
        print(
            f"{minutes:6.1f} min  {held.tables:5} tables  {held.memory:7.1f} MiB  {held.replays:5.1f} MiB replays  "
            f"{held.descriptors:4} descriptors  {held.database:9.0f} KiB  {dict(visitors.done)}",
            file=sys.stderr,
            flush=True,
        )
    return found


@dataclass(frozen=True)
class Judged:
    """Something that the server holds: by how much it has risen, and by how much it may."""

    name: str
    unit: str
    last: float
    risen: float
    bound: float

    @property
    def flat(self) -> bool:
        """Whether it has not risen by more than it may."""
        return self.risen <= self.bound

    def figure(self, judging: bool) -> Figure:
        """Tell it."""
        word = ("flat" if self.flat else "GROWS") if judging else "too short to be judged"
        return Figure(self.name, self.unit, f"{self.risen:+.2f}, bound {self.bound:+.2f}: {word}", [self.last])


def rise(values: Sequence[float]) -> float:
    """Return by how much the straight line through values at equal distances rises from the first to the last."""
    if len(values) < 2:
        return 0.0
    return statistics.linear_regression(range(len(values)), values).slope * (len(values) - 1)


def judge(found: Sequence[Held]) -> list[Judged]:
    """Judge what was held after the first quarter."""
    later = found[len(found) // 4 :]
    tables = [float(held.tables) for held in later]
    memory = [held.memory for held in later]
    descriptors = [float(held.descriptors) for held in later]
    half = len(later) // 2
    before, last = grown(later[: half + 1]), grown(later[half:])
    return [
        Judged("tables in memory", "", tables[-1], rise(tables), MORE_TABLES * statistics.mean(tables)),
        Judged("memory", "MiB", memory[-1], rise(memory), MORE_MEMORY * statistics.mean(memory)),
        Judged("file descriptors", "", descriptors[-1], rise(descriptors), MORE_DESCRIPTORS),
        Judged("database for each visit", "KiB", last, last - before, MORE_DATABASE * before),
    ]


def grown(found: Sequence[Held]) -> float:
    """Return by how many KiB the database has grown for each visit."""
    return (found[-1].database - found[0].database) / max(1, found[-1].visits - found[0].visits)


def main() -> None:
    """Soak a server and report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--visitors", type=int, default=8, help="how many do something at a time (8)")
    parser.add_argument("--pause", type=float, default=9.0, help="seconds between two things of a visitor (9)")
    parser.add_argument("--seed", type=int, default=1, help="of what visitors choose to do (1)")
    chosen = parser.parse_args()
    minutes = 0.1 if chosen.quick else chosen.minutes
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        # A minute is the least after which tables that nobody is at leave memory.
        with server(database=database, rest_minutes="1", close_minutes="1") as (address, pid):
            pause = 0.0 if chosen.quick else chosen.pause
            visitors = Visitors(address, monotonic() + minutes * 60, pause, random.Random(chosen.seed))
            every = minutes * 60 / (2 if chosen.quick else STRETCHES)
            work = soak(visitors, chosen.visitors, every, psutil.Process(pid), database)
            found = asyncio.run(work)
    judging, judged = minutes >= JUDGED, judge(found)
    visits = Figure("visits", "", str(dict(visitors.done)), [visitors.done.total()])
    report([visits, *(one.figure(judging) for one in judged)], chosen.json, f"over {minutes:.3g} minutes")
    if judging and not all(one.flat for one in judged):
        sys.exit(1)


if __name__ == "__main__":
    main()
