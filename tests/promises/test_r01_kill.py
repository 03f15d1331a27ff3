"""R1: no acknowledged command is ever lost, none is applied twice, though the server dies at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rascals.server.store import EntryRow, open_store
from rascals.table.clocks import CREDIT
from tests.conftest import Amount
from tests.promises.nursery import Nursery, gone, kill
from tests.promises.people import Person, sit_down, until_gone
from tests.server import postgres

KILLS = 200
CLOCK = {"bank": 86_400, "increment": 0}  # seconds
STREAMS = 2  # databases beside each other, one for each core
TABLES = 3


class Moment:
    """Comes when people have heard so many messages."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.come = asyncio.Event()

    def __call__(self, _person: Person, _message: dict) -> None:
        """Count a message."""
        self.left -= 1
        if self.left <= 0:
            self.come.set()


async def written(database: str, table: str) -> list[EntryRow]:
    """The log of a table as it lies on the disk."""
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

    No clock gains anything but the credit of so many `starts`. Nothing is refused but for the reasons `refused`.
    """
    log = await written(database, people[0].table)
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    moves = [(entry.command_id, json.loads(entry.body)) for entry in log if entry.kind == "command"]
    keys = [key for key, _ in moves]
    answered = [(body["seat"], body["decision"]) for _, body in moves]
    assert len(set(keys)) == len(keys), "a command was applied twice"
    assert len(set(answered)) == len(answered), "a decision was answered twice"
    by_key = dict(moves)
    sent: set[str] = set()
    for person in people:
        mine = {f"{person.seat}:{sent.id}": sent for sent in person.acknowledged.values()}
        for key, command in mine.items():
            assert key in by_key, "an acknowledged command was lost"
            body = by_key[key]
            assert (body["seat"], body["decision"]) == (person.seat, command.decision)
            assert body["line"]["move"] == command.move
        sent |= set(mine) | ({f"{person.seat}:{person.open.id}"} if person.open else set())
        assert person.told <= len(moves), "something was told that is not on the disk"
        assert {one["code"] for one in person.refused} <= set(refused), person.refused
    assert set(keys) <= sent, "something was written that nobody sent"
    for person in people:
        check_clock(person, starts, servers)


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


async def stream(nursery: Nursery, database: str, kills: int, chance: random.Random) -> dict[str, int]:
    """Play on one database through so many kills; how much happened."""
    parties: list[list[Person]] = []
    seen = {"kills": 0, "acknowledged": 0, "in flight": 0, "in flight and kept": 0, "games": 0}
    for _ in range(kills):
        pid, port = await nursery.start(database=database, bot_delay=0)
        while len(parties) < TABLES:
            parties.append(await sit_down(port, chance.choice((3, 4, 5)), chance, clock=CLOCK))
        flying = [(party, person, person.open.id) for party in parties for person in party if person.open]
        moment = Moment(chance.randrange(150))
        for person in itertools.chain(*parties):
            person.every = moment
        playing = asyncio.gather(*(until_gone(party, port) for party in parties))
        coming = asyncio.create_task(moment.come.wait())
        first: set[asyncio.Future[Any]] = {coming, playing}  # all games may be over before
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        coming.cancel()
        await asyncio.sleep(chance.uniform(0, 0.02))
        kill(pid)
        await playing
        await gone(pid)
        seen["kills"] += 1
        for party, person, id_ in flying:
            seen["in flight"] += 1
            log = await written(database, party[0].table)
            seen["in flight and kept"] += any(entry.command_id == f"{person.seat}:{id_}" for entry in log)
        for party in list(parties):
            await check(database, party, seen["kills"])
            if all(person.over for person in party):
                seen["games"] += 1
                seen["acknowledged"] += sum(len(person.acknowledged) for person in party)
                parties.remove(party)
    seen["acknowledged"] += sum(len(person.acknowledged) for party in parties for person in party)
    return seen


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is neither fork nor kill -9")
async def test_r1_kill_at_200_random_points_loses_and_doubles_nothing(tmp_path: Path, amount: Amount) -> None:
    """200 times (briefly: 20) the server is killed in the middle of play and started again on the same database.

    After each, the disk holds every command that was acknowledged and every line that was told, each once; what
    was on its way is sent again and then there once; all tables go on to the end of their games.
    """
    kills = amount(20, KILLS)
    begun = time.monotonic()
    async with Nursery() as nursery:
        parts = [
            stream(nursery, f"sqlite:///{tmp_path / str(i)}.db", kills // STREAMS, random.Random(f"kill {i}"))
            for i in range(STREAMS)
        ]
        results = await asyncio.gather(*parts)
    total = {name: sum(result[name] for result in results) for name in results[0]}
    print(total, f"{time.monotonic() - begun:.0f} s")  # noqa: T201 - shown when the test fails, or with -s
    assert total["kills"] == kills
    assert total["acknowledged"] > 5 * kills, f"the load was too small to prove anything: {total}"
    assert total["in flight"] > kills // 10, f"hardly a kill hit a command on its way: {total}"
    assert total["games"] >= kills // KILLS, f"no game came to its end: {total}"


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(os.name == "nt", reason="there is neither fork nor kill -9")
async def test_r1_kills_on_postgresql_lose_and_double_nothing(amount: Amount) -> None:
    """The same on a real PostgreSQL: fifty kills of the server, nothing acknowledged lost, nothing twice."""
    kills = amount(5, 50)
    with postgres.running() as database:
        async with Nursery() as nursery:
            total = await stream(nursery, database, kills, random.Random("kill postgresql"))
    assert total["acknowledged"] > 3 * kills


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
    """Two servers on one PostgreSQL, now one killed and now the other, while people go from one to the other.

    Nothing acknowledged is lost, nothing done twice, all games end; and since one is always up, no clock gains.
    """
    kills = amount(6, 50)
    chance = random.Random("two servers")
    with postgres.running() as database:
        async with Nursery() as nursery:
            started = [await nursery.start(database=database, bot_delay=0) for _ in range(2)]
            pids, ports = ([one[i] for one in started] for i in range(2))
            finished: list[list[Person]] = []
            party, playing = await begin(ports, chance)
            for count in range(kills):
                if playing.done():
                    finished.append(party)
                    party, playing = await begin(ports, chance)
                moment = Moment(chance.randrange(20, 80))
                for person in party:
                    person.every = moment
                coming = asyncio.create_task(moment.come.wait())
                first: set[asyncio.Future[Any]] = {coming, playing}
                await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
                coming.cancel()
                kill(pids[count % 2])
                await gone(pids[count % 2])
                pids[count % 2], ports[count % 2] = await nursery.start(database=database, bot_delay=0)
            await playing
            for people in [*finished, party]:
                assert all(person.over for person in people)
                # Whoever comes from the one may be shown by the other what it has not heard yet, and answer that.
                await check(database, people, 0, refused=["stale"], servers=len(ports))


async def begin(ports: list[int], chance: random.Random) -> tuple[list[Person], asyncio.Future[Any]]:
    """A table of people in play, and the play itself."""
    party = await sit_down(ports[0], 3, chance, clock=CLOCK)
    return party, asyncio.gather(*(roam(person, ports) for person in party))
