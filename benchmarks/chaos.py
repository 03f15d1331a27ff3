"""Chaos test: programs play at several servers with one PostgreSQL, while servers and the database fail in turn.

    python -m benchmarks.chaos
    python -m benchmarks.chaos --rounds 40 --servers 3 --seed 1

Each round is one fault, drawn at random:

- *kill*: a server is killed (SIGKILL), and another started;
- *update*: a server is asked to end (SIGTERM), and another started;
- *stop*: a server is suspended for twenty seconds (SIGSTOP), so that the others take its tables, and wakes up again;
- *listener*: the database ends the session in which a server listens to the others;
- *restart*: the database is stopped as by a crash, and started again;
- *twice*: some moves are sent to two servers at the same moment, under one command id.

Servers' clocks differ by up to `--skew` seconds from that of the machine, to both sides. Three programs at each table
play random moves, each under a command id, and send a move again until it is answered. One that is disconnected
connects to any server again: at once after a bye with the code "moved", else after 50 ms. A game that is over is
followed by another. Every second table has clocks.

What must hold is checked at the end: every acknowledged command is in the log exactly once, no refused one is; the
numbers of a client's messages have no gap without a snapshot; all tables go on within thirty seconds after the last
fault; every log applies, and finished games verify; and no clock is further from real time than the clocks of the
servers differ, times the changes of the table's owner. If one does not hold, the exit code is 1.

For each kind of fault the longest pause between two acknowledged moves is printed, over the tables whose owner was
struck, and over all others.
"""

from __future__ import annotations

import argparse
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
import time
import urllib.error
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import rascals
from benchmarks import postgresql
from benchmarks.server import LIMITS, post
from rascals.table.clocks import CREDIT

SEATS = 3
BANK = 3_600  # seconds of thinking time at a table with clocks
STOPPED = 20.0  # seconds that a server is suspended
AWAY = 0.05  # seconds until a program that was disconnected connects again
GOES_ON = 30.0  # seconds after the last fault within which somebody must have moved at each table
SETTLED = 0.5  # seconds after a fault from which a move shows that its table goes on
GIVEN_UP = 120.0  # seconds after which a round ends although some table does not go on
FAULTS = {"kill": 8, "update": 4, "stop": 1, "listener": 2, "restart": 1, "twice": 2}  # and how often each is drawn
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)

# Runs the command line under a clock that is off by so many seconds.
SKEWED = """
import runpy, sys, time
real, skew = time.time_ns, int(float(sys.argv.pop(1)) * 1e9)
time.time_ns = lambda: real() + skew
runpy.run_module("rascals", run_name="__main__", alter_sys=True)
"""


@dataclass
class Server:
    """A running server: its `host:port` for clients and for other servers, and by how much its clock is off."""

    process: subprocess.Popen[bytes]
    address: str
    peer_address: str
    skew: float
    log: Path

    def ready(self) -> bool:
        """Return whether it answers."""
        try:
            with urllib.request.urlopen(f"http://{self.address}/healthz", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False


class Fleet:
    """All servers on one database."""

    def __init__(self, database: str, folder: Path, skew: float, chance: random.Random) -> None:
        self.database, self._folder, self._skew, self._chance = database, folder, skew, chance
        self.servers: list[Server] = []
        self.logs: list[Path] = []

    async def start(self) -> Server:
        """Start another server, and wait until it answers."""
        found = self._launched()
        while not await asyncio.to_thread(found.ready):
            if found.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {found.log.read_text()[-500:]}")
            await asyncio.sleep(0.02)
        self.servers.append(found)
        return found

    def _launched(self) -> Server:
        address, peer = (f"127.0.0.1:{free_port()}" for _ in range(2))
        skew = self._chance.uniform(-self._skew, self._skew)
        log = self._folder / f"{len(self.logs)}.log"
        self.logs.append(log)
        options = ["--port", address.partition(":")[2], "--database", self.database, "--log-level", "warning"]
        environment = {"RASCALS_LIMITS": LIMITS, "PATH": "", "RASCALS_PEER_ADDRESS": peer, "RASCALS_LOG_FORMAT": "json"}
        environment |= {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
        command = [sys.executable, "-c", SKEWED, str(skew), "serve", *options]
        with log.open("w") as out:
            process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        return Server(process, address, peer, skew, log)

    def any(self) -> Server:
        """Return one of the servers, as a proxy that knows nothing would."""
        return self._chance.choice(self.servers)

    async def end(self, server: Server, how: signal.Signals) -> None:
        """End a server by a signal."""
        self.servers.remove(server)
        server.process.send_signal(how)
        await asyncio.to_thread(server.process.wait)

    def end_all(self) -> None:
        """End all servers at once."""
        for server in self.servers:
            server.process.kill()
            server.process.wait()


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Sent:
    """A move that was sent: when first, and when it was done (`inf`: not yet)."""

    id: str
    seat: int
    decision: int
    move: str
    first: float
    done: float = float("inf")


@dataclass
class Game:
    """One game at a table: what its programs have sent and received."""

    id: str
    clocked: bool
    began: tuple[float, float] = (0.0, 0.0)  # before it was started, and after the answer
    acknowledged: dict[str, Sent] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)  # codes by command id
    answers: Counter[str] = field(default_factory=Counter)  # how often each command was acknowledged as new
    over: bool = False
    remaining: dict[int, float] = field(default_factory=dict)  # of seats whose clock stood at the last message


class Party:
    """Three programs that play one game after another. `acks`: when moves were acknowledged."""

    def __init__(self, fleet: Fleet, pace: float, clocked: bool, chance: random.Random, seen: Counter[str]) -> None:
        self.fleet, self.pace, self.chance, self.seen = fleet, pace, chance, seen
        self._clocked = clocked
        self.games: list[Game] = []
        self.acks: list[float] = [time.monotonic()]
        self.twice = 0  # moves still to be sent to two servers
        self.ending = False

    async def play(self) -> None:
        """Play until the end is requested."""
        while not self.ending:
            game, tokens = await self._seated()
            self.games.append(game)
            players = [Player(self, game, seat, token) for seat, token in enumerate(tokens)]
            await asyncio.gather(*(player.attend() for player in players))

    async def _seated(self) -> tuple[Game, list[str]]:
        """Make a table, seat everybody, and begin."""
        clock = {"clock": {"bank": BANK, "increment": 0}} if self._clocked else {}
        wanted = {"game": "felicity", "players": SEATS, "nickname": "P0", **clock}
        made = await self.ask("/tables", wanted)
        game = Game(made["table"]["id"], self._clocked)
        tokens = [made["token"]]
        for seat in range(1, SEATS):
            body = {"table": game.id, "nickname": f"P{seat}", "id": f"{self.chance.getrandbits(256):064x}"}
            tokens.append((await self.ask("/join", body))["token"])
        before = time.monotonic()
        await self.ask(f"/tables/{game.id}/start", {}, tokens[0])
        game.began = before, time.monotonic()
        return game, tokens

    async def ask(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Post something to any server, again until it is answered."""
        while True:
            try:
                return await asyncio.to_thread(post, self.fleet.any().address, path, body, token)
            except urllib.error.HTTPError as refused:
                self.seen[f"refused with {refused.code}: {path.rpartition('/')[2]}"] += 1
                if refused.code < 500:
                    raise RuntimeError(f"{path} was refused: {refused.read()!r}") from refused
            except OSError:
                pass
            await asyncio.sleep(AWAY)


class Player:
    """The program at one seat of a game."""

    def __init__(self, party: Party, game: Game, seat: int, token: str) -> None:
        self.party, self.game, self.seat, self.token = party, game, seat, token
        self.open: Sent | None = None
        self.seq, self.run = 0, None
        self.latest: dict[str, Any] = {}  # the last snapshot or update
        self.bye = ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def attend(self) -> None:
        """Play, connecting again when disconnected, until the game is over."""
        while not (self.game.over or self.party.ending):
            self.bye = ""
            with suppress(*LOST):
                await self._connected(self.party.fleet.any().address)
            self.party.seen["connections that ended" if not self.bye else f"bye: {self.bye}"] += 1
            if self.bye != "moved":
                await asyncio.sleep(AWAY)

    async def _connected(self, address: str) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"ws://{address}/ws/v1/tables/{self.game.id}"
        patience: dict[str, Any] = {"open_timeout": 5, "ping_interval": 2, "ping_timeout": 3, "close_timeout": 0.2}
        async with connect(url, additional_headers=headers, compression=None, max_queue=None, **patience) as line:
            await line.send(json.dumps({"type": "hello", "after": self.seq, "run": self.run}))
            if self.open is not None:
                await self._send(line)
            async for text in line:
                await self._hear(line, json.loads(text))
                if self.game.over or self.party.ending:
                    return

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self._count(message)
        match message["type"]:
            case "snapshot" | "update":
                self.latest = message
                self._look(message)
                await self._choose(line)
            case "ack":
                await self._acknowledged(line, message)
            case "reject":
                self.party.seen[f"rejected: {message['code']}"] += 1
                if self.open is not None and message["id"] == self.open.id:
                    self.game.refused[self.open.id] = message["code"]
                    self.open = None
            case "bye":
                self.bye = message["code"]

    def _count(self, message: dict[str, Any]) -> None:
        """Check the number of a message: it follows the last one, unless it is a snapshot's."""
        if "seq" not in message:
            return
        if message["type"] == "snapshot":
            self.run = message["run"]
        elif message["seq"] != self.seq + 1:
            self.party.seen["GAPS"] += 1
        self.seq = message["seq"]

    def _look(self, message: dict[str, Any]) -> None:
        """Note whether the game is over, and the clocks that stand."""
        status = message.get("table_status") or message["table"]["status"]
        clocks = message["clocks"]
        if self.game.clocked and status != "open":
            for seat, left in enumerate(clocks["remaining"]):
                if seat in clocks["running"]:
                    self.game.remaining.pop(seat, None)
                else:
                    self.game.remaining[seat] = left
        if status == "over":
            self.game.over = True
            if self.open is not None:
                self.open.done = time.monotonic()

    async def _acknowledged(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if self.open is None or message["id"] != self.open.id:
            return
        made, self.open = self.open, None
        made.done = time.monotonic()
        self.game.acknowledged[made.id] = made
        self.game.answers[made.id] += not message["duplicate"]
        self.party.acks.append(made.done)
        if self.latest.get("decision") not in {None, made.decision}:
            await self._choose(line)

    async def _choose(self, line: ClientConnection) -> None:
        """Make a random move if one is awaited and none is on its way."""
        message = self.latest
        if self.open is not None or not message["moves"] or message["decision"] is None:
            return
        chance = self.party.chance
        await asyncio.sleep(chance.uniform(0, 2 * self.party.pace))
        move = chance.choice(message["moves"])["move"]
        name = f"{chance.getrandbits(64):016x}"
        self.open = Sent(name, self.seat, message["decision"], move, time.monotonic())
        await self._send(line)
        if self.party.twice:
            self.party.twice -= 1
            task = asyncio.create_task(self._again(self.open))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, line: ClientConnection) -> None:
        assert self.open is not None
        sent = self.open
        await line.send(json.dumps({"type": "play", "id": sent.id, "decision": sent.decision, "move": sent.move}))

    async def _again(self, sent: Sent) -> None:
        """Send a move to two servers at the same moment, by REST."""
        body = {"id": sent.id, "decision": sent.decision, "move": sent.move}
        path = f"/tables/{self.game.id}/commands"
        both = (asyncio.to_thread(post, self.party.fleet.any().address, path, body, self.token) for _ in range(2))
        for answer in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(answer, dict):
                self.party.seen["sent twice"] += 1
                self.game.answers[sent.id] += not answer["duplicate"]
                self.game.acknowledged.setdefault(sent.id, sent)


@dataclass
class Fault:
    """One fault: its kind, when it began and ended, and the parties at whose tables the owner was struck."""

    kind: str
    began: float
    struck: set[Party]
    ended: float = 0.0


class Chaos:
    """The faults, one after another, while parties play."""

    def __init__(self, fleet: Fleet, parties: list[Party], chance: random.Random) -> None:
        self.fleet, self.parties, self.chance = fleet, parties, chance
        self.faults: list[Fault] = []
        self._kinds: dict[str, Callable[[Server], Awaitable[None]]] = {
            "kill": self._kill, "update": self._update, "stop": self._stop,
            "listener": self._listener, "restart": self._restart, "twice": self._twice,
        }  # fmt: skip

    async def round(self, kind: str) -> None:
        """Let one fault happen, and wait until all tables go on."""
        server = self.fleet.any()
        fault = Fault(kind, time.monotonic(), await self._owned(server))
        self.faults.append(fault)
        await self._kinds[kind](server)
        try:
            async with asyncio.timeout(GIVEN_UP):
                await self.settled(max(time.monotonic() - 0.001, fault.began + SETTLED))
        except TimeoutError:
            print(f"round {len(self.faults)}, {kind}: not all tables go on", file=sys.stderr, flush=True)
        fault.ended = time.monotonic()
        pauses = [f"{pause(party.acks, fault):.1f}" for party in self.parties]
        print(f"{len(self.faults):3} {kind:9} pauses {' '.join(pauses)}", file=sys.stderr, flush=True)
        await asyncio.sleep(self.chance.uniform(0.1, 1.0))

    async def settled(self, since: float) -> None:
        """Wait until somebody has moved at each table since that time."""
        while any(party.acks[-1] < since for party in self.parties):  # noqa: ASYNC110 - moves set no event
            await asyncio.sleep(0.02)

    async def _owned(self, server: Server) -> set[Party]:
        """Return the parties at whose tables a server is the owner."""
        query = "SELECT id FROM tables JOIN servers ON owner = name WHERE address = $1"
        owned = {row[0] for row in await fetch(self.fleet.database, query, server.peer_address)}
        return {party for party in self.parties if party.games and party.games[-1].id in owned}

    async def _kill(self, server: Server) -> None:
        await self.fleet.end(server, signal.SIGKILL)
        await self.fleet.start()

    async def _update(self, server: Server) -> None:
        await self.fleet.end(server, signal.SIGTERM)
        await self.fleet.start()

    async def _stop(self, server: Server) -> None:
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        server.process.send_signal(signal.SIGCONT)

    async def _listener(self, server: Server) -> None:
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity, servers "
            "WHERE address = $1 AND application_name LIKE 'rascals % ' || name"
        )
        if not await fetch(self.fleet.database, query, server.peer_address):
            print("no session to end", file=sys.stderr)

    async def _restart(self, _: Server) -> None:
        await asyncio.to_thread(postgresql.stop, self.fleet.database)
        await asyncio.to_thread(postgresql.start, self.fleet.database)

    async def _twice(self, _: Server) -> None:
        for party in self.parties:
            party.twice = 3


async def fetch(database: str, query: str, *values: Any) -> list[Any]:
    """Return the rows of a query."""
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


def pause(acks: list[float], fault: Fault) -> float:
    """Return the longest pause between two acknowledged moves after a fault, in seconds, up to the end of its round."""
    longest, before = 0.0, fault.began
    for at in acks:
        if at >= fault.began and before < fault.ended:
            longest, before = max(longest, at - before), at
    return max(longest, fault.ended - before)


# ---------------------------------------------------------------- what must hold


@dataclass
class Found:
    """What the checks have found; `late`: seconds from the last fault until somebody had moved at each table."""

    commands: int = 0
    lost: int = 0
    doubled: int = 0
    refused_but_done: int = 0
    broken: int = 0
    unverified: int = 0
    verified: int = 0
    late: float = 0.0
    fast: float = 0.0  # the most seconds that a clock has lost beyond real time
    slow: float = 0.0  # and gained
    clocks: int = 0  # that were compared
    outside: int = 0  # of them, outside the bound
    credits: int = 0  # tables credited with a standstill, though there was none: see `check`


async def check(database: str, games: list[Game], skew: float, found: Found) -> None:
    """Compare the logs with what the programs received.

    A table is credited with a standstill if its last entry seems older than the start of the first server: if it was
    made in the first seconds, by a server whose clock is behind.
    """
    epochs = dict(await fetch(database, "SELECT id, epoch FROM tables"))
    for game in games:
        query = "SELECT command_id, body FROM entries WHERE table_id = $1 AND kind = 'command' ORDER BY n"
        rows = [(row[0], json.loads(row[1])) for row in await fetch(database, query, game.id)]
        keys = Counter(row[0].rpartition(":")[2] for row in rows)
        answered = Counter((row[1]["seat"], row[1]["decision"]) for row in rows)
        found.commands += len(game.acknowledged)
        found.lost += sum(name not in keys for name in game.acknowledged)
        found.doubled += sum(count > 1 for count in (*keys.values(), *answered.values(), *game.answers.values()))
        found.refused_but_done += sum(name in keys and name not in game.acknowledged for name in game.refused)
        if game.clocked:
            query = "SELECT count(*) FROM entries WHERE table_id = $1 AND kind = 'resume'"
            credited = (await fetch(database, query, game.id))[0][0]
            found.credits += credited
            order = [row[0].rpartition(":")[2] for row in rows]
            check_clocks(game, order, 2 * skew * (epochs[game.id] - 1), CREDIT / 1000 * credited, found)


def check_clocks(game: Game, order: list[str], bound: float, credit: float, found: Found) -> None:
    """Compare the time that each clock has lost with the real time that its seat had to move.

    A move was written between its first sending and its acknowledgement; so the real time is known within bounds.
    `bound`: by how many seconds a clock may differ from them; `credit`: how many more it may have gained.
    """
    least, most = dict.fromkeys(range(SEATS), 0.0), dict.fromkeys(range(SEATS), 0.0)
    before = game.began
    for name in order:
        sent = game.acknowledged.get(name)
        if sent is None:
            return  # its program was still waiting for the answer at the end
        least[sent.seat] += max(0.0, sent.first - before[1])
        most[sent.seat] += sent.done - before[0]
        before = sent.first, sent.done
    for seat, left in game.remaining.items():
        lost = BANK - left
        found.clocks += 1
        found.fast = max(found.fast, lost - most[seat])
        found.slow = max(found.slow, least[seat] - lost - credit)
        found.outside += not least[seat] - bound - credit - 0.1 <= lost <= most[seat] + bound + 0.1


def check_games(fleet: Fleet, games: list[Game], found: Found) -> None:
    """Apply every log, and verify the finished games."""
    command = [sys.executable, "-m", "rascals", "tables", "--broken", "--database", fleet.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found.broken = done.returncode
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
    for game in games:
        if game.over:
            url = f"http://{fleet.any().address}/api/v1/tables/{game.id}/game.json"
            with urllib.request.urlopen(url, timeout=60) as answer:
                verdict = rascals.verify_text(answer.read().decode())
            found.verified += verdict.ok
            found.unverified += not verdict.ok


def complaints(logs: list[Path]) -> Counter[str]:
    """Return how often the servers logged each warning and error."""
    found: Counter[str] = Counter()
    for log in logs:
        for line in log.read_text(errors="replace").splitlines():
            with suppress(ValueError, KeyError, TypeError):
                entry = json.loads(line)
                fault = str(entry.get("exception", "")).strip().rpartition("\n")[2][:100]
                found[f"{entry['level']}: {entry['event']} {fault}".strip()] += 1
    return found


def report(chaos: Chaos, found: Found, seen: Counter[str], owned: list[int]) -> None:
    """Print what has happened, and how long tables paused."""
    print(f"{'fault':10} {'rounds':>6}   {'pause where the owner was struck':34} {'pause at the other tables':34}")
    by_kind: dict[str, list[Fault]] = defaultdict(list)
    for fault in chaos.faults:
        by_kind[fault.kind].append(fault)
    for kind, faults in by_kind.items():
        struck = [pause(party.acks, fault) for fault in faults for party in chaos.parties if party in fault.struck]
        others = [pause(party.acks, fault) for fault in faults for party in chaos.parties if party not in fault.struck]
        print(f"{kind:10} {len(faults):6}   {spread(struck):34} {spread(others):34}")
    print(f"\n{found}\ntables owned by each server at the end: {owned}")
    for name, count in sorted(seen.items()):
        print(f"{count:7} {name}")
    print("warnings and errors that the servers logged:")
    for name, count in complaints(chaos.fleet.logs).most_common(30):
        print(f"{count:7} {name}")


def spread(seconds: list[float]) -> str:
    """Return the median and the greatest of some times."""
    if not seconds:
        return "-"
    return f"median {statistics.median(seconds):.2f} s, max {max(seconds):.2f} s ({len(seconds)})"


def drawn(rounds: int, chance: random.Random) -> list[str]:
    """Return the kinds of so many faults: each as often as `FAULTS` says, in random order."""
    kinds = [kind for kind, often in FAULTS.items() for _ in range(often)]
    found: list[str] = []
    while len(found) < rounds:
        chance.shuffle(kinds)
        found += kinds
    return found[:rounds]


async def run(chosen: argparse.Namespace, database: str, folder: Path) -> bool:
    """Run everything; return whether all that must hold does."""
    chance, seen, found = random.Random(chosen.seed), Counter[str](), Found()
    fleet = Fleet(database, folder, chosen.skew, random.Random(chance.random()))
    try:
        for _ in range(chosen.servers):
            await fleet.start()
        parties = [
            Party(fleet, chosen.pace, n % 2 == 0, random.Random(chance.random()), seen) for n in range(chosen.tables)
        ]
        chaos = Chaos(fleet, parties, chance)
        playing = asyncio.gather(*(party.play() for party in parties))
        chaotic = asyncio.create_task(rounds(chaos, chosen, found))
        await asyncio.wait((chaotic, playing), return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        await chaotic
        query = "SELECT owner, count(*) FROM tables WHERE finished IS NULL GROUP BY owner"
        owned = sorted(row[1] for row in await fetch(database, query))
        for party in parties:
            party.ending = True
        with suppress(TimeoutError):
            await asyncio.wait_for(playing, 10)
        games = [game for party in parties for game in party.games]
        await check(database, games, chosen.skew, found)
        await asyncio.to_thread(check_games, fleet, games, found)
        report(chaos, found, seen, owned)
    finally:
        fleet.end_all()
    faults = (found.lost, found.doubled, found.refused_but_done, found.broken, found.unverified, found.outside)
    return not any(faults) and not seen["GAPS"] and found.late < GOES_ON


async def rounds(chaos: Chaos, chosen: argparse.Namespace, found: Found) -> None:
    """Let all faults happen, then wait until all tables go on."""
    await chaos.settled(time.monotonic())
    kinds = chosen.only.split(",") * chosen.rounds if chosen.only else drawn(chosen.rounds, chaos.chance)
    for kind in kinds[: chosen.rounds]:
        await chaos.round(kind)
    last = time.monotonic()
    with suppress(TimeoutError):
        await asyncio.wait_for(chaos.settled(last), GOES_ON)
    found.late = time.monotonic() - last


@contextmanager
def kept(folder: str) -> Iterator[Path]:
    """Yield a folder for logs: the one that is named, or a temporary one."""
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        yield Path(folder)
    else:
        with tempfile.TemporaryDirectory() as temporary:
            yield Path(temporary)


def main() -> None:
    """Run as the command line says; exit with 1 if something does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40, help="faults, one after another (40)")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1, help="which faults are drawn (1)")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds that a program thinks on average (0.1)")
    parser.add_argument("--skew", type=float, default=5.0, help="by how many seconds servers’ clocks may be off (5)")
    parser.add_argument("--only", default="", metavar="KINDS", help=f"kinds of faults in turn, of {', '.join(FAULTS)}")
    parser.add_argument("--logs", default="", metavar="FOLDER", help="keep the servers’ logs there")
    chosen = parser.parse_args()
    try:
        with postgresql.running() as database, kept(chosen.logs) as folder:
            holds = asyncio.run(run(chosen, database, folder))
    except postgresql.NoPostgreSQL as reason:
        parser.error(str(reason))
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
