"""How fast the server is over loopback: moves a second, and the time from a command to every viewer's new view.

    python -m benchmarks.server
    python -m benchmarks.server --tables 50 --json

A real server is started with SQLite on disk, in its normal, durable mode: each move is durable before anybody sees it.
At each table four programs play random legal moves as soon as it is their turn, and a spectator watches; each of the
five gets its own view of every move. Clients and server share the machine, so the server alone would do better.

- *one table*: the latency, from sending a move until the last of the five has its new view;
- *many tables*: moves a second while every table is always busy.

At the end of each game the final views are checked: it is over, and the mice add up [F-25].
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.timing import Figure, arguments, report

PLAYERS = 4
MICE = 87  # in a game for four [F-25]
FREE = ("ws_messages", "requests_local", "tables_local", "handshakes_local", "replays_local", "exports")
LIMITS = ",".join(f"{name}=1000000/1" for name in FREE)


@contextmanager
def server(*python: str, database: str = "", **settings: str) -> Iterator[tuple[str, int]]:
    """Start a server on a free port; yield `host:port` and its process id.

    `python`: options for the interpreter; `database`: its URL, else a temporary file; `settings`: by name.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, *python, "-m", "rascals", "serve"]
        options = [
            "--port",
            str(port),
            "--database",
            database or f"sqlite:///{Path(folder) / 'games.db'}",
            "--log-level",
            "error",
        ]
        environment = {"RASCALS_LIMITS": LIMITS, "PATH": ""}
        environment |= {f"RASCALS_{name.upper()}": value for name, value in settings.items()}
        environment |= {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen([*program, *options], env=environment, stdout=log, stderr=log)
        try:
            wait_until_ready(f"http://127.0.0.1:{port}/healthz", process)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.send_signal(signal.SIGINT)  # so that a profile can still be written
            process.wait()


def wait_until_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):  # noqa: S310 - our own http address
                return
        except (urllib.error.URLError, OSError):
            continue
    raise RuntimeError("the server did not start")


class Addresses:
    """Where to send requests and to connect: one `host:port`, or several in turn."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._turn = cycle(addresses)

    def next(self) -> str:
        """Return the `host:port` for the next request or connection."""
        return next(self._turn)


def post(address: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Post to the REST interface; return its answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    url = f"http://{address}/api/v1{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        found: dict[str, Any] = json.load(answer)
        return found


def make_table(addresses: Addresses, bot: str = "") -> tuple[str, list[str]]:
    """Make a table for four programs, or for one and three bots, and start it; return its id and the seats' tokens."""
    seats: list[dict[str, str]] = [{"kind": "me"}, *([{"kind": "bot", "bot": bot}] * (PLAYERS - 1) if bot else [])]
    wanted = {"game": "felicity", "players": PLAYERS, "nickname": "P0", "seats": seats}
    first = post(addresses.next(), "/tables", wanted)
    table = first["table"]["id"]
    others = range(1, 1 if bot else PLAYERS)
    joined = [post(addresses.next(), "/join", {"table": table, "nickname": f"P{seat}"}) for seat in others]
    post(addresses.next(), f"/tables/{table}/start", {}, first["token"])
    return table, [first["token"], *(seated["token"] for seated in joined)]


@dataclass
class Race:
    """One table's progress: when the move of each log line was sent, and how many viewers have received that line."""

    sent: dict[int, float] = field(default_factory=dict)
    seen: Counter[int] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)

    def arrived(self, line: int) -> None:
        """Note that a viewer has the view after this line of the log; the fifth viewer completes the move."""
        self.seen[line] += 1
        if self.seen[line] == PLAYERS + 1:
            self.latencies.append(perf_counter() - self.sent[line])


@asynccontextmanager
async def joined(address: str, table: str, token: str | None) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """Connect to a table, as a spectator without a token; yield the connection and its first snapshot."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"ws://{address}/ws/v1/tables/{table}"
    async with connect(url, additional_headers=headers, compression=None, max_queue=None) as line:
        await line.send('{"type":"hello"}')
        yield line, json.loads(await line.recv())


async def attend(address: str, table: str, token: str | None, race: Race, ready: asyncio.Barrier) -> dict[str, Any]:
    """Watch a table until its game is over, and play there with a token; return the last view."""
    async with joined(address, table, token) as (line, first):
        await ready.wait()
        message = first
        while True:
            if message["type"] == "update":
                race.arrived(message["entry"]["n"])
            if message["type"] in ("snapshot", "update"):
                if message["view"]["scores"] is not None:
                    return dict(message["view"])
                await answer(line, message, race)
            message = json.loads(await line.recv())


async def answer(line: ClientConnection, message: dict[str, Any], race: Race) -> None:
    """Play a random legal move if the seat is to move."""
    if message["decision"] is None:
        return
    move = random.choice(message["moves"])["move"]
    command = {"type": "play", "id": f"d{message['decision']}", "decision": message["decision"], "move": move}
    last = message["entry"] if message["type"] == "update" else message["log"][-1]
    race.sent[last["n"] + 1] = perf_counter()
    await line.send(json.dumps(command))


def check(view: dict[str, Any]) -> None:
    """Check that a finished game has scores and that its mice add up."""
    mice = sum(seat["mice"] for seat in view["seats"]) + view["bank"]
    if mice != MICE or any(seat["score"] != seat["cats"] + seat["mice"] for seat in view["seats"]):
        raise RuntimeError(f"the game does not add up: {view}")


async def play(address: str, tables: int) -> tuple[list[Race], float]:
    """Play a whole game at each of `tables` at once; return their progress and the seconds it took."""
    made = [make_table(Addresses([address])) for _ in range(tables)]
    races = [Race() for _ in made]
    ready = asyncio.Barrier(tables * (PLAYERS + 1) + 1)
    jobs = [
        asyncio.create_task(attend(address, table, token, race, ready))
        for (table, tokens), race in zip(made, races, strict=True)
        for token in (*tokens, None)
    ]
    await ready.wait()
    began = perf_counter()
    for view in await asyncio.gather(*jobs):
        check(view)
    return races, perf_counter() - began


def measure(address: str, tables: int, repeats: int) -> list[Figure]:
    """Measure one table and many, alternately."""
    median = Figure("one table: command to the fifth view, median", "ms")
    slow = Figure("one table: command to the fifth view, 99 %", "ms")
    alone = Figure("one table: moves, one after another", "moves/s")
    many = Figure(f"{tables} tables: moves", "moves/s", "SQLite on disk, five views each")
    for _ in range(repeats):
        (race,), seconds = asyncio.run(play(address, 1))
        milliseconds = [latency * 1000 for latency in race.latencies]
        median.values.append(statistics.median(milliseconds))
        slow.values.append(statistics.quantiles(milliseconds, n=100)[98])
        alone.values.append(len(race.latencies) / seconds)
        races, seconds = asyncio.run(play(address, tables))
        many.values.append(sum(len(race.latencies) for race in races) / seconds)
    return [median, slow, alone, many]


def main() -> None:
    """Start a server, measure, report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    with server() as (address, _):
        tables, repeats = (2, 1) if chosen.quick else (chosen.tables, chosen.repeats)
        report(measure(address, tables, repeats), chosen.json, "server and clients sharing the machine")


if __name__ == "__main__":
    main()
