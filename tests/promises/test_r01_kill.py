"""R1: no acknowledged command is ever lost, and none is applied twice, even if the server is killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rascals.server.guard.tokens import digest
from rascals.server.store import EntryRow
from rascals.server.store.sql import open_store
from rascals.table.clocks import CREDIT
from rascals.table.seats import PERSON
from tests.conftest import Amount
from tests.promises.fork_server import ForkServer, gone, kill
from tests.promises.people import Person, sit_down, until_gone
from tests.server import postgres

pytestmark = pytest.mark.real

KILLS = 200
CLOCK = {"bank": 86_400, "increment": 0}  # seconds
SERVER = {"bot_delay": 0, "limits": "ws_messages=1000000/1"}  # people who ask before each step are many messages
STREAMS = 2  # databases in parallel, one for each core
TABLES = 3
GAMES: tuple[dict[str, Any], ...] = (  # one after another, each with few rounds if the game allows that
    {"game": "felicity"},
    {"game": "goons"},
    {"game": "heist", "options": {"turn_limit": 4}},
    {"game": "goodcritters", "options": {"length": "short"}},
)
TOGETHER = {"goodcritters", "heist", "goons"}  # games with simultaneous choices
PLAYERS = {"felicity": (3, 4, 5), "goons": (2, 3), "heist": (2, 3), "goodcritters": (4,)}


class Moment:
    """Set when people have received a number of messages."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.come = asyncio.Event()

    def __call__(self, _person: Person, _message: dict) -> None:
        """Count a message."""
        self.left -= 1
        if self.left <= 0:
            self.come.set()


async def written(database: str, table: str) -> list[EntryRow]:
    """The log of a table as it is on disk."""
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            query = "SELECT n, at, kind, body, command_id FROM entries WHERE table_id = ? ORDER BY n"
            return [EntryRow(*row) for row in connection.execute(query, (table,))]
    store = open_store(database)
    await store.open()
    rows = await store.entries(table)
    await store.close()
    return rows


async def check(
    database: str, people: list[Person], starts: int, refused: Sequence[str] = (), *, servers: int = 1
) -> None:
    """What is on the disk holds everything that was acknowledged or told, exactly once, and nothing else.

    No clock gains anything but the credit of `starts` starts. Nothing is refused but for the reasons `refused`.
    """
    log = await written(database, people[0].table)
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    moves = [(entry.command_id, json.loads(entry.body)) for entry in log if entry.kind == "command"]
    keys = [key for key, _ in moves]
    answered = [(body["seat"], body["decision"]) for _, body in moves]
    assert len(set(keys)) == len(keys), "a command was applied twice"
    assert len(set(answered)) == len(answered), "a decision was answered twice"
    by_key = dict(moves)
    bargaining = people[0].game == "goodcritters"  # several act at once, and may be overtaken
    sent: set[str] = set()
    for person in people:
        mine = {key_of(person, sent.id): sent for sent in person.acknowledged.values()}
        for key, command in mine.items():
            assert key in by_key, "an acknowledged command was lost"
            body = by_key[key]
            newer = bargaining and body["decision"] > command.decision  # another seat's offer has asked this one again
            assert newer or (body["seat"], body["decision"]) == (person.seat, command.decision)
            stepwise = ";" in command.move  # then it is written as a whole, in shorter notation
            assert stepwise or body["line"]["move"] == command.move
        sent |= set(mine) | ({key_of(person, person.open.id)} if person.open else set())
        assert person.told <= len(moves), "something was told that is not on the disk"
        # Between a move's acknowledgement and what it led to, a person may answer another's with what is done already;
        # so may one who chooses at the same time as others, at a server that does not know of the choice yet.
        overtaken = bargaining or (servers > 1 and people[0].game in TOGETHER)
        allowed = {*refused, "stale", "illegal"} if overtaken else set(refused)
        assert {one["code"] for one in person.refused} <= allowed, person.refused
    assert set(keys) <= sent, "something was written that nobody sent"
    for person in people:
        check_clock(person, starts, servers)


def key_of(person: Person, command: str) -> str:
    """The key under which a person's command is stored."""
    return f"{digest(person.token)[:PERSON]}:{command}"


def check_clock(person: Person, starts: int, servers: int) -> None:
    """Nobody has more than the bank and the credit of each start of a server that was alone; in one run none gains.

    Of two servers the one that has not heard of a move yet shows the clock that the move has stopped running on: what
    it shows then is less than what is left, and seems to be gained when it hears.
    """
    before: tuple[str, float] | None = None
    for shown in person.snapshots:
        left = shown["clocks"]["remaining"][person.seat]
        if left is not None:
            assert left <= CLOCK["bank"] + starts * CREDIT / 1000, f"a clock has gained: {left} s, {starts} starts"
            same = servers == 1 and before is not None and before[0] == shown["run"]
            assert not same or before is None or left <= before[1], f"a clock has gained in one run: {before}, {left}"
            before = shown["run"], left


async def seated(port: int, table: dict[str, Any], chance: random.Random) -> list[Person]:
    """A table of people in play."""
    return await sit_down(port, chance.choice(PLAYERS[table["game"]]), chance, clock=CLOCK, **table)


async def stream(
    fork_server: ForkServer, database: str, kills: int, chance: random.Random, first: int = 0
) -> Counter[str]:
    """Play on one database through a number of kills, starting with the game `first`; return how much happened."""
    parties: list[list[Person]] = []
    games = itertools.islice(itertools.cycle(GAMES), first, None)
    seen = Counter({"kills": 0, "acknowledged": 0, "in flight": 0, "in flight and kept": 0, "games": 0})
    for _ in range(kills):
        pid, port = await fork_server.start(database=database, **SERVER)
        while len(parties) < TABLES:
            parties.append(await seated(port, next(games), chance))
        flying = [(party, person, person.open.id) for party in parties for person in party if person.open]
        moment = Moment(chance.randrange(150))
        for person in itertools.chain(*parties):
            person.every = moment
        playing = asyncio.gather(*(until_gone(party, port) for party in parties))
        coming = asyncio.create_task(moment.come.wait())
        either: set[asyncio.Future[Any]] = {coming, playing}  # all games may have ended before
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        coming.cancel()
        await asyncio.sleep(chance.uniform(0, 0.02))
        kill(pid)
        await playing
        await gone(pid)
        seen["kills"] += 1
        for party, person, id_ in flying:
            seen["in flight"] += 1
            log = await written(database, party[0].table)
            seen["in flight and kept"] += any(entry.command_id == key_of(person, id_) for entry in log)
        for party in list(parties):
            await check(database, party, seen["kills"])
            if all(person.over for person in party):
                seen["games"] += 1
                count(seen, party)
                parties.remove(party)
    for party in parties:
        count(seen, party)
    return seen


def count(seen: Counter[str], party: list[Person]) -> None:
    """Count the acknowledged commands of a table, in total and in its game."""
    seen["acknowledged"] += sum(len(person.acknowledged) for person in party)
    seen[party[0].game] += sum(len(person.acknowledged) for person in party)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is neither fork nor kill -9")
async def test_r1_kill_at_200_random_points_loses_and_doubles_nothing(tmp_path: Path, amount: Amount) -> None:
    """Killed 200 times (fast suite: 12) during play of all four games, the server loses and doubles nothing.

    After each, the disk holds every command that was acknowledged and every line that was told, each once; what
    was on its way is sent again and then there once; all tables go on to the end of their games.
    """
    kills = amount(12, KILLS)
    begun = time.monotonic()
    async with ForkServer() as fork_server:
        parts = [
            stream(
                fork_server, f"sqlite:///{tmp_path / str(i)}.db", kills // STREAMS, random.Random(f"kill {i}"), 3 * i
            )
            for i in range(STREAMS)
        ]
        results = await asyncio.gather(*parts)
    total = sum(results, Counter())
    print(total, f"{time.monotonic() - begun:.0f} s")  # noqa: T201 - shown when the test fails, or with -s
    assert total["kills"] == kills
    assert all(total[table["game"]] > kills // 5 for table in GAMES), f"a game was hardly played: {total}"
    assert total["acknowledged"] > 5 * kills, f"the load was too small to prove anything: {total}"
    assert total["in flight"] > kills // 10, f"hardly a kill hit a command on its way: {total}"
    assert total["games"] >= kills // KILLS, f"no game came to its end: {total}"


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(os.name == "nt", reason="there is neither fork nor kill -9")
async def test_r1_kills_on_postgresql_lose_and_double_nothing(amount: Amount) -> None:
    """After 50 kills (fast suite: 3) of a server on a real PostgreSQL nothing acknowledged is lost or doubled."""
    kills = amount(3, 50)
    with postgres.running() as database:
        async with ForkServer() as fork_server:
            total = await stream(fork_server, database, kills, random.Random("kill postgresql"))
    assert total["acknowledged"] > 3 * kills
    assert all(total[table["game"]] for table in GAMES[:TABLES]), total


async def roam(person: Person, ports: list[int]) -> None:
    """Play to the end, at the other server whenever one is gone."""
    at = person.seat % 2
    while not person.over:
        await person.attend(ports[at])
        at = 1 - at
        await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(os.name == "nt", reason="there is neither fork nor kill -9")
async def test_r1_kills_of_one_of_two_servers_lose_and_double_nothing(amount: Amount) -> None:
    """Kills of one of two servers on one PostgreSQL, while people change between them, lose and double nothing.

    They play all four games, a table of each at a time. Nothing acknowledged is lost, nothing done twice, all games
    end; and since one is always up, no clock gains.
    """
    kills = amount(2, 50)
    chance = random.Random("two servers")
    with postgres.running() as database:
        async with ForkServer() as fork_server:
            started = [await fork_server.start(database=database, **SERVER) for _ in range(2)]
            pids, ports = ([one[i] for one in started] for i in range(2))
            tables = [await begin(ports, table, chance) for table in GAMES]
            finished: list[list[Person]] = []
            for count in range(kills):
                for n, (party, playing) in enumerate(tables):
                    if playing.done():
                        finished.append(party)
                        tables[n] = await begin(ports, GAMES[n], chance)
                moment = Moment(chance.randrange(50, 200))
                for person in itertools.chain(*(party for party, _ in tables)):
                    person.every = moment
                coming = asyncio.create_task(moment.come.wait())
                first: set[asyncio.Future[Any]] = {coming, *(playing for _, playing in tables)}
                await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
                coming.cancel()
                kill(pids[count % 2])
                await gone(pids[count % 2])
                pids[count % 2], ports[count % 2] = await fork_server.start(database=database, **SERVER)
            for _, playing in tables:
                await playing
            for people in [*finished, *(party for party, _ in tables)]:
                assert all(person.over for person in people)
                # A client coming from one may get from the other what it did not know yet, and answer that.
                await check(database, people, 0, refused=["stale"], servers=len(ports))


async def begin(
    ports: list[int], table: dict[str, Any], chance: random.Random
) -> tuple[list[Person], asyncio.Future[Any]]:
    """A table of people in play, and their playing."""
    party = await seated(ports[0], table, chance)
    return party, asyncio.gather(*(roam(person, ports) for person in party))
