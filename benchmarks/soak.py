"""Soak test: visitors come and go at random for an hour, while what the server holds should not grow.

    python -m benchmarks.soak
    python -m benchmarks.soak --minutes 3 --visitors 6

Each visitor repeats one of these at random: play a game against bots to its end and fetch its replay and saved game;
leave a game in the middle, and perhaps come back; make a table and go away; watch a table, and talk at another. When
all answers have come, a visitor waits for `--pause` seconds on average, so at most `--visitors` visits go on at a time.

At regular intervals these are printed: tables in memory, memory, cached replays, file descriptors, the size of the
database, and what visitors have done. During the first quarter caches and processes that stay fill up: two hundred
finished tables, the processes that make replays. What is held after that is judged, each with a bound:

- *tables*, *memory* and *file descriptors*: the regression line through all samples after the first quarter may rise by
  no more than the bound from its first point to its last. Memory is that of all processes of the server, minus the
  cached replays, which are limited to 32 MiB; an hour does not reach that limit;
- *database*: it grows with each table made and played, but always by the same amount. Its growth for each visit in the
  second half of the judged time may exceed that in the first half by no more than the bound.

If something grows, the exit code is 1; so it is after a refused request or an unreadable answer. A run of less than
twenty minutes is reported, but not judged.
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

STRETCHES = 40  # the number of samples
MOVES = 12  # made by a visitor who leaves in the middle of a game
JUDGED = 20.0  # minutes; a shorter run is not judged

# By how much each may rise between the end of the first quarter and the end.
MORE_TABLES = 0.1  # of the mean, since visitors come at random
MORE_MEMORY = 0.05  # of the mean
MORE_DESCRIPTORS = 4.0  # absolute
MORE_DATABASE = 0.2  # of its growth for each visit in the first half


@dataclass(frozen=True)
class Held:
    """A sample of what the server holds, and the number of visits until then."""

    visits: int
    tables: int
    memory: float  # MiB, without replays
    replays: float  # MiB
    descriptors: int
    database: float  # KiB


class Visitors:
    """All visitors, and what they have done. `until`: when they stop; `pause`: mean seconds between two visits."""

    def __init__(self, address: str, until: float, pause: float, chance: random.Random) -> None:
        self.address, self.until, self.pause, self.chance = address, until, pause, chance
        self.done: Counter[str] = Counter()
        self.replayed = 0  # bytes of replays, compressed as the server keeps them

    async def visit(self) -> None:
        """Do one thing after another until it is time to stop."""
        while monotonic() < self.until:
            deed = self.chance.choice((self.play_out, self.leave, self.leave, self.make, self.watch))
            await deed()
            self.done[deed.__name__] += 1
            pause = self.chance.uniform(0, 2 * self.pause)
            await asyncio.sleep(max(0.0, min(pause, self.until - monotonic())))

    async def play_out(self) -> None:
        """Play a game to its end, then fetch its replay, saved game and view."""
        table, token = await self.quick()
        await self.play(table, token, None)
        for what in ("replay?pov=open", "replay"):
            await self.replay(f"/tables/{table}/{what}", token)
        for what in ("game.json", "view"):
            await self.get(f"/tables/{table}/{what}", token)

    async def leave(self) -> None:
        """Leave a game in the middle, and perhaps come back."""
        table, token = await self.quick()
        await self.play(table, token, MOVES)
        await self.post(f"/tables/{table}/leave", {}, token)
        if self.chance.random() < 0.5:
            await self.play(table, token, MOVES)

    async def make(self) -> None:
        """Make a table to which nobody comes."""
        wanted = {"game": "goodcritters", "players": 5, "nickname": "Ann", "public": True}
        made = await self.post("/tables", wanted)
        await self.replay(f"/tables/{made['table']['id']}/replay", made["token"])
        if self.chance.random() < 0.5:
            await self.post(f"/tables/{made['table']['id']}/leave", {}, made["token"])

    async def watch(self) -> None:
        """Connect to a public table, then talk at a table of one's own."""
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
        """Play random moves at a table until the game is over, or `most` moves."""
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
        """Post to the REST interface; return its answer."""
        return await asyncio.to_thread(post, self.address, path, body, token)

    async def get(self, path: str, token: str = "", *, packed: bool = False) -> bytes:
        """Get from the REST interface; `packed`: as compressed."""
        return await asyncio.to_thread(fetch, f"http://{self.address}/api/v1{path}", token, packed=packed)

    async def replay(self, path: str, token: str) -> None:
        """Fetch a replay that nobody has fetched yet, and count its compressed size."""
        self.replayed += len(await self.get(path, token, packed=True))


def over(message: dict[str, Any]) -> bool:
    """Return whether a message says that the game is over."""
    status = message.get("table_status") or message.get("table", {}).get("status")
    return bool(status == "over")


def fetch(url: str, token: str = "", *, packed: bool = False) -> bytes:
    """Return what a URL of the server gives; `packed`: compressed, as the server keeps it."""
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
    """Run the visitors; sample and print what the server holds every `every` seconds."""
    jobs = [asyncio.create_task(visitors.visit()) for _ in range(count)]
    found: list[Held] = []
    began = monotonic()
    while any(not job.done() for job in jobs):
        done, going = await asyncio.wait(jobs, timeout=every, return_when=asyncio.FIRST_EXCEPTION)
        for job in done:
            job.result()
        if not going and found:
            break  # the last sample was taken a moment ago
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
    """A quantity that is judged: by how much it has risen, and by how much it may."""

    name: str
    unit: str
    last: float
    risen: float
    bound: float

    @property
    def flat(self) -> bool:
        """Whether it has risen by no more than it may."""
        return self.risen <= self.bound

    def figure(self, judging: bool) -> Figure:
        """Return it as a figure of the report."""
        word = ("flat" if self.flat else "GROWS") if judging else "too short to be judged"
        return Figure(self.name, self.unit, f"{self.risen:+.2f}, bound {self.bound:+.2f}: {word}", [self.last])


def rise(values: Sequence[float]) -> float:
    """Return by how much the regression line through equally spaced values rises from the first to the last."""
    if len(values) < 2:
        return 0.0
    return statistics.linear_regression(range(len(values)), values).slope * (len(values) - 1)


def judge(found: Sequence[Held]) -> list[Judged]:
    """Judge the samples after the first quarter."""
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
    """Return the growth of the database for each visit, in KiB."""
    return (found[-1].database - found[0].database) / max(1, found[-1].visits - found[0].visits)


def main() -> None:
    """Soak a server and report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--visitors", type=int, default=8, help="how many do something at a time (8)")
    parser.add_argument("--pause", type=float, default=9.0, help="seconds between two visits of a visitor (9)")
    parser.add_argument("--seed", type=int, default=1, help="of the visitors' choices (1)")
    chosen = parser.parse_args()
    minutes = 0.1 if chosen.quick else chosen.minutes
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        # A minute is the shortest time after which a server lets unused tables leave memory.
        with server(database=f"sqlite:///{database}", rest_minutes="1", close_minutes="1") as (address, pid):
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
