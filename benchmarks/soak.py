"""A soak: visitors come and go at random for an hour, and what the server holds is told, and should stay as it is.

    python -m benchmarks.soak
    python -m benchmarks.soak --minutes 3 --visitors 6

Each visitor does one thing after another: plays a game against bots to its end and looks at its replay and saved game;
leaves one in the middle, and comes back or not; makes a table and goes away; watches a table and talks. Everybody waits
for answers, so no more than `--visitors` things are done at a time.

Told for each stretch: tables in memory, memory, file descriptors, the database and what has been done. At the end: by
how much memory, descriptors and tables have grown from the second quarter, when all that is kept for a while is there,
to the last, and the database for each table made. A refused request, or an answer that is none, ends the soak.
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
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import psutil

from benchmarks.server import joined, post, server
from benchmarks.timing import Figure, arguments, report

STRETCHES = 40  # times at which it is looked, all in all
MOVES = 12  # that somebody makes who leaves in the middle


@dataclass(frozen=True)
class Held:
    """What the server holds at a time."""

    tables: int
    memory: float  # MiB
    descriptors: int
    database: float  # KiB


class Visitors:
    """All visitors, and what they have done."""

    def __init__(self, address: str, until: float, chance: random.Random) -> None:
        self.address, self.until, self.chance = address, until, chance
        self.done: Counter[str] = Counter()

    async def visit(self) -> None:
        """Do one thing after another until it is time to go."""
        while monotonic() < self.until:
            deed = self.chance.choice((self.play_out, self.leave, self.leave, self.make, self.watch))
            await deed()
            self.done[deed.__name__] += 1

    async def play_out(self) -> None:
        """Play a game to its end, and look at what is kept of it."""
        table, token = await self.quick()
        await self.play(table, token, None)
        for what in ("replay?pov=open", "replay", "game.json", "view"):
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
        await self.get(f"/tables/{made['table']['id']}/replay", made["token"])
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

    async def get(self, path: str, token: str = "") -> bytes:
        """Ask the REST interface."""
        return await asyncio.to_thread(fetch, f"http://{self.address}/api/v1{path}", token)


def over(message: dict[str, Any]) -> bool:
    """Tell whether a message says that the game is over."""
    status = message.get("table_status") or message.get("table", {}).get("status")
    return bool(status == "over")


def fetch(url: str, token: str = "") -> bytes:
    """Get what is at an address of ours."""
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"} if token else {})  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return bytes(answer.read())


def look(address: str, process: psutil.Process, database: Path) -> Held:
    """Return what the server holds now."""
    processes = [process, *process.children(recursive=True)]
    memory = sum(one.memory_info().rss for one in processes) / 2**20
    files = sum(one.stat().st_size for one in database.parent.glob(f"{database.name}*")) / 1024
    tables = json.loads(fetch(f"http://{address}/healthz"))["tables"]
    return Held(tables, memory, process.num_fds() if hasattr(process, "num_fds") else 0, files)


async def soak(visitors: Visitors, count: int, every: float, process: psutil.Process, database: Path) -> list[Held]:
    """Let visitors come; look at the server every so many seconds, and say what is there."""
    jobs = [asyncio.create_task(visitors.visit()) for _ in range(count)]
    found: list[Held] = []
    began = monotonic()
    while not all(job.done() for job in jobs):
        done, _ = await asyncio.wait(jobs, timeout=every, return_when=asyncio.FIRST_EXCEPTION)
        for job in done:
            job.result()
        found.append(await asyncio.to_thread(look, visitors.address, process, database))
        held, minutes = found[-1], (monotonic() - began) / 60
        print(
            f"{minutes:6.1f} min  {held.tables:5} tables  {held.memory:7.1f} MiB  {held.descriptors:4} descriptors  "
            f"{held.database:9.0f} KiB  {dict(visitors.done)}",
            file=sys.stderr,
            flush=True,
        )
    return found


def figures(found: list[Held], done: Counter[str]) -> list[Figure]:
    """Return how what is held at the end compares with the second quarter, and what was done."""
    quarter = max(1, len(found) // 4)
    early, late = found[quarter : 2 * quarter] or found[:1], found[-quarter:]

    def grown(name: str, unit: str, values: list[float], before: list[float]) -> Figure:
        first, last = statistics.median(before), statistics.median(values)
        return Figure(f"{name}, at the end", unit, f"{last - first:+.1f} since the second quarter", [last])

    made = sum(done.values())
    return [
        Figure("visits", "", str(dict(done)), [made]),
        grown("tables in memory", "", [one.tables for one in late], [one.tables for one in early]),
        grown("memory", "MiB", [one.memory for one in late], [one.memory for one in early]),
        grown("file descriptors", "", [one.descriptors for one in late], [one.descriptors for one in early]),
        Figure("database for each visit", "KiB", "", [(found[-1].database - found[0].database) / made]),
    ]


def main() -> None:
    """Soak a server and report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--visitors", type=int, default=8, help="how many do something at a time (8)")
    parser.add_argument("--seed", type=int, default=1, help="of what visitors choose to do (1)")
    chosen = parser.parse_args()
    minutes = 0.1 if chosen.quick else chosen.minutes
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        # A minute is the least after which tables that nobody is at leave memory.
        with server(database=database, rest_minutes="1", close_minutes="1") as (address, pid):
            visitors = Visitors(address, monotonic() + minutes * 60, random.Random(chosen.seed))
            every = minutes * 60 / (2 if chosen.quick else STRETCHES)
            work = soak(visitors, chosen.visitors, every, psutil.Process(pid), database)
            found = asyncio.run(work)
    report(figures(found, visitors.done), chosen.json, f"over {minutes:.3g} minutes")


if __name__ == "__main__":
    main()
