"""How a server bears a full house: a thousand people at two hundred tables who think before they move.

    python -m benchmarks.crowd
    python -m benchmarks.crowd --tables 400 --pace 2 --seconds 120

At each table four programs play and a spectator watches, each over a WebSocket of its own. Whoever is asked thinks for
`--pace` seconds on average, evenly between half and one and a half of that, and plays a random legal move.

- *acknowledged*: from sending a move until its sender is told that it is durable;
- *messages*: all that the server sent, and how many for each second its processor worked;
- *memory*: what the server's processes hold at the end, per connection too.

The first five seconds, in which everybody learns who is there, do not count. Server and clients share the machine, so
these are lower bounds.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import statistics
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection

from benchmarks.server import PLAYERS, joined, make_table, server
from benchmarks.timing import Figure, arguments, report

SETTLING = 5.0  # seconds


@dataclass
class Crowd:
    """All clients together: how long they think, what they have sent and not heard of, and what they have heard."""

    pace: float
    sent: dict[str, float] = field(default_factory=dict)
    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0

    def hear(self, message: dict[str, Any]) -> None:
        """Take note of a message."""
        self.messages += 1
        if message["type"] == "ack":
            self.acknowledged.append(perf_counter() - self.sent.pop(message["id"]))
        self.refused += message["type"] == "reject"


async def attend(address: str, table: str, token: str | None, crowd: Crowd, ready: asyncio.Barrier) -> None:
    """Sit at a table, or watch where there is no token, for ever."""
    async with joined(address, table, token) as (line, first):
        await ready.wait()
        thinking = asyncio.create_task(answer(line, first, table, crowd))
        try:
            async for text in line:
                message = json.loads(text)
                crowd.hear(message)
                if message["type"] in ("snapshot", "update"):
                    thinking.cancel()
                    thinking = asyncio.create_task(answer(line, message, table, crowd))
        finally:
            thinking.cancel()


async def answer(line: ClientConnection, message: dict[str, Any], table: str, crowd: Crowd) -> None:
    """Where the seat is asked for a move, think, and play a random legal one."""
    if message["decision"] is None:
        return
    await asyncio.sleep(crowd.pace * random.uniform(0.5, 1.5))
    move, name = random.choice(message["moves"])["move"], f"{table}-{message['decision']}"
    crowd.sent[name] = perf_counter()
    await line.send(json.dumps({"type": "play", "id": name, "decision": message["decision"], "move": move}))


async def gather(
    address: str, tables: int, pace: float, seconds: float, process: psutil.Process
) -> tuple[Crowd, float]:
    """Let a crowd play for so long; return it, and the seconds that the server's processor worked meanwhile."""
    made = [make_table(address) for _ in range(tables)]
    crowd, ready = Crowd(pace), asyncio.Barrier(tables * (PLAYERS + 1) + 1)
    jobs = [
        asyncio.create_task(attend(address, table, token, crowd, ready))
        for table, tokens in made
        for token in (*tokens, None)
    ]
    await ready.wait()
    await asyncio.sleep(min(SETTLING, seconds / 2))
    crowd.acknowledged.clear()
    crowd.messages, began = 0, worked(process)
    done, _ = await asyncio.wait(jobs, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    spent = worked(process) - began
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    for job in done:
        job.result()
    return crowd, spent


def worked(process: psutil.Process) -> float:
    """Return the seconds that a process has worked."""
    times = process.cpu_times()
    return float(times.user + times.system)


def measure(tables: int, pace: float, seconds: float) -> list[Figure]:
    """Fill a fresh server and measure it."""
    with server() as (address, pid):
        process = psutil.Process(pid)
        crowd, spent = asyncio.run(gather(address, tables, pace, seconds, process))
        held = sum(one.memory_info().rss for one in [process, *process.children(recursive=True)]) / 2**20
    people = tables * (PLAYERS + 1)
    if crowd.refused or len(crowd.acknowledged) < 2:
        raise RuntimeError(f"{crowd.refused} moves were refused, {len(crowd.acknowledged)} acknowledged")
    milliseconds = [waited * 1000 for waited in crowd.acknowledged]
    return [
        Figure("connections", "", "", [people]),
        Figure("moves", "moves/s", "", [len(milliseconds) / seconds]),
        Figure("acknowledged, median", "ms", "", [statistics.median(milliseconds)]),
        Figure("acknowledged, 99 %", "ms", "", [statistics.quantiles(milliseconds, n=100)[98]]),
        Figure("messages sent by the server", "messages/s", "", [crowd.messages / seconds]),
        Figure("messages for each second of its processor", "messages/s", "", [crowd.messages / spent]),
        Figure("memory of the server", "MiB", f"{held * 1024 / people:.0f} KiB a connection", [held]),
    ]


def main() -> None:
    """Fill a server, measure, report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds that a person thinks on average (3)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play (60)")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection, here and at the server
    tables, pace, seconds = (4, 0.1, 2.0) if chosen.quick else (chosen.tables, chosen.pace, chosen.seconds)
    report(measure(tables, pace, seconds), chosen.json, "server and clients sharing the machine")


if __name__ == "__main__":
    main()
