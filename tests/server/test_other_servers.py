"""Several servers on one PostgreSQL: a table is one table, wherever its people are connected."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

import rascals
from rascals.server.store import SILENCE, postgresql
from rascals.server.store.sql import open_store
from tests.promises.fork_server import ForkServer, gone, kill
from tests.promises.people import SLOWLY, Person, command, http
from tests.server import postgres

pytestmark = [
    pytest.mark.real,
    pytest.mark.slow,
    pytest.mark.postgres,
    pytest.mark.xdist_group("other servers"),  # one database for all
    pytest.mark.skipif(os.name == "nt", reason="the servers are forked"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as url:
        yield url


class Two:
    """Two servers on the database, by process id and port."""

    def __init__(self, fork_server: ForkServer, database: str) -> None:
        self.fork_server, self.database = fork_server, database
        self.pids: list[int] = []
        self.ports: list[int] = []

    def turned(self) -> Two:
        """The same servers the other way round."""
        found = Two(self.fork_server, self.database)
        found.pids, found.ports = self.pids[::-1], self.ports[::-1]
        return found

    async def start(self) -> None:
        pid, port = await self.fork_server.start(database=self.database, bot_delay=0)
        self.pids.append(pid)
        self.ports.append(port)


@pytest.fixture
async def two(database: str) -> AsyncIterator[Two]:
    async with ForkServer() as fork_server:
        found = Two(fork_server, database)
        for _ in range(2):
            await found.start()
        yield found


async def sit(two: Two, people: int = 3, bots: int = 1, **table: Any) -> list[Person]:
    """A table made at the first server, joined at both in turn, with bots on the last seats."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    wanted = {"game": "felicity", "players": people + bots, "nickname": "P0", "seats": seats, **table}
    found: list[Person] = []
    for seat in range(people):
        async with http(two.ports[seat % 2]) as client:
            body = {"table": found[0].table, "nickname": f"P{seat}"} if seat else wanted
            answer = await client.post("/join" if seat else "/tables", json=body)
            assert answer.is_success, answer.text
            seated = answer.json()
        found.append(Person(seated["table"]["id"], seated["seat"], seated["token"], random.Random(seat)))
    return found


async def start(two: Two, people: list[Person], at: int = 1) -> None:
    async with http(two.ports[at]) as client:
        answer = await command(client, people[0], "start")
        assert answer.is_success, answer.text


async def view(port: int, person: Person) -> Any:
    async with http(port) as client:
        answer = await client.get(f"/tables/{person.table}/view", headers={"Authorization": f"Bearer {person.token}"})
        return answer.json()


async def eventually(ask: Any, wanted: Any) -> None:
    """News takes a moment to travel: ask until the answer is as wanted; the test's time limit is the limit."""
    while await ask() != wanted:  # noqa: ASYNC110 - another process sets no event here
        await asyncio.sleep(0.01)


async def test_a_game_through_two_servers(two: Two) -> None:
    """People at both play one game with a bot to its end: each move is told at both, once, and the game verifies."""
    people = await sit(two)
    await start(two, people)
    heard: dict[int, list[int]] = {person.seat: [] for person in people}

    def hear(person: Person, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            heard[person.seat].append(message["entry"]["n"])

    for person in people:
        person.every = hear
    await asyncio.gather(*(person.attend(two.ports[person.seat % 2]) for person in people))
    assert all(person.over for person in people)
    for told in heard.values():
        assert told == list(range(told[0], told[0] + len(told)))
        assert len(told) > 40
    for port in two.ports:
        async with http(port) as client:
            saved = (await client.get(f"/tables/{people[0].table}/game.json")).text
        assert rascals.verify_text(saved).ok


async def test_one_server_dies_and_the_other_goes_on(two: Two) -> None:
    """Killed in the middle of a game, a server takes nothing with it: all its tables' people play on at the other.

    That includes those who were connected to the other: it tells them to come again, as it owns the table now.
    """
    people = await sit(two, 2, 2)
    await start(two, people)
    halfway = asyncio.Event()

    def hear(person: Person, message: dict[str, Any]) -> None:
        if person.told > 20:
            halfway.set()

    people[0].every = hear
    playing = [asyncio.create_task(person.attend(two.ports[person.seat % 2])) for person in people]
    await halfway.wait()
    kill(two.pids[0])
    await gone(two.pids[0])
    await asyncio.gather(*playing)
    assert not people[0].over
    made = dict(people[0].acknowledged)
    await asyncio.gather(*(person.attend(two.ports[1]) for person in people))
    assert all(person.over for person in people)
    assert made.keys() <= people[0].acknowledged.keys()


async def test_who_shuts_down_hands_its_tables_over(two: Two) -> None:
    """Told to stop in the middle of a game, a server tells its people to come again, and they play on at the other."""
    people = await sit(two, 2, 2)
    await start(two, people)
    halfway = asyncio.Event()
    byes: list[str] = []

    def hear(person: Person, message: dict[str, Any]) -> None:
        if person.told > 20:
            halfway.set()
        if message["type"] == "bye":
            byes.append(message["code"])

    for person in people:
        person.every = hear
    playing = [asyncio.create_task(person.attend(two.ports[person.seat % 2])) for person in people]
    await halfway.wait()
    os.kill(two.pids[0], signal.SIGTERM)
    await asyncio.gather(*playing)
    assert byes == ["moved", "moved"]
    await asyncio.gather(*(person.attend(two.ports[1]) for person in people))
    assert all(person.over for person in people)
    await gone(two.pids[0])


@pytest.mark.thorough
async def test_a_server_that_wakes_with_an_old_lease(two: Two) -> None:
    """Stopped for so long that the other has taken its tables, it plays no part in them: the game goes on as one."""
    people = await sit(two, 3, 0)
    await start(two, people, 0)
    os.kill(two.pids[0], signal.SIGSTOP)
    async with http(two.ports[1]) as there:
        mine = f"/tables/{people[0].table}/view"

        async def status() -> int:
            return (await there.get(mine, headers={"Authorization": f"Bearer {people[0].token}"})).status_code

        await eventually(status, 200)  # until then the owner may yet wake
    os.kill(two.pids[0], signal.SIGCONT)
    await asyncio.gather(*(person.attend(two.ports[person.seat % 2]) for person in people))
    assert all(person.over for person in people)


async def test_my_tables_are_told_by_whoever_is_asked(two: Two) -> None:
    """Tables of both servers, asked for at either, in the order in which they were named."""
    parties = [await sit(two, 2, 1), await sit(two.turned(), 2, 1)]
    names = [people[0].table for people in parties]
    for port in two.ports:
        async with http(port) as client:
            for people in parties:
                client.cookies.set(f"seat_{people[0].table}", people[0].token)
            found = (await client.get("/mine", params={"tables": ",".join(names)})).json()
        assert [(one["table"]["id"], one["you"]) for one in found] == [(name, 0) for name in names]


@pytest.mark.thorough
async def test_each_server_knows_who_is_at_the_other(two: Two) -> None:
    """Who is connected there is shown here, tables made there are listed here; one who goes there is gone here too."""
    ann, bob = await sit(two, 2, 1, public=True)
    from websockets.asyncio.client import connect

    async def connected() -> list[bool]:
        async with http(two.ports[1]) as client:
            tables = (await client.get("/tables")).json()
        found = [table for table in tables if table["id"] == ann.table]
        return [seat["connected"] for seat in found[0]["seats"]] if found else []

    await eventually(connected, [False, False, True])
    headers = {"Authorization": f"Bearer {ann.token}"}
    async with connect(ann.url(two.ports[0]), additional_headers=headers, **SLOWLY) as socket:
        await socket.send('{"type":"hello"}')
        await eventually(connected, [True, False, True])
        async with http(two.ports[1]) as client:
            await command(client, bob, "chat", id="a", text="hello over there")
        while (message := await socket.recv()) and '"type":"chat"' not in str(message):
            pass
        assert "hello over there" in str(message)
    await eventually(connected, [False, False, True])


@pytest.mark.thorough
async def test_clocks_run_on_when_a_server_joins(two: Two) -> None:
    """Another server that starts while one is up gives no clock a credit: only a standstill of all does."""
    people = await sit(two, 3, 0, clock={"bank": 300, "increment": 0})
    await start(two, people, 0)
    await two.start()
    for port in two.ports:
        clocks = (await view(port, people[0]))["clocks"]
        assert max(clocks["remaining"]) <= 300
    for pid in two.pids:
        kill(pid)
        await gone(pid)
    await two.start()
    clocks = (await view(two.ports[-1], people[0]))["clocks"]
    assert 300 < max(clocks["remaining"]) <= 330


@pytest.mark.thorough
async def test_two_servers_that_start_at_once_after_a_standstill_credit_every_clock(two: Two) -> None:
    """Whichever of them reads a table first, each table that stood still has its credit, once."""
    tables = [await sit(two, 3, 0, clock={"bank": 300, "increment": 0}) for _ in range(6)]
    for people in tables:
        await start(two, people, 0)
    for pid in two.pids:
        kill(pid)
    for pid in two.pids:
        await gone(pid)
    await asyncio.gather(two.start(), two.start())
    for people in tables:
        for port in two.ports[2:]:
            assert 300 < max((await view(port, people[0]))["clocks"]["remaining"]) <= 330


async def test_which_servers_are_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to come says since when; who departs, or is silent, is not there, whatever its session."""
    one, other, third = (open_store(database) for _ in range(3))
    for store in (one, other, third):
        await store.open()
        await store.listen(lambda _: None)
    try:
        assert await one.alone()
        assert sorted(await asyncio.gather(one.arrive(100), other.arrive(100))) == [100, 100]
        assert await one.arrive(300) == 100
        assert not await one.alone()
        assert await third.arrive(200) == 100
        assert not await third.depart()
        assert sorted(await asyncio.gather(one.depart(), other.depart())) == [False, True]
        assert await one.arrive(400) == 400
        assert not await other.alone()
        monkeypatch.setattr(postgresql, "OTHERS", postgresql.OTHERS.replace(f"'{SILENCE} ", "'0 "))
        assert await other.alone()
        assert await other.arrive(500) == 500
    finally:
        for store in (one, other, third):
            await store.close()


async def test_at_the_same_moment_at_both(two: Two) -> None:
    """The same command sent to both servers at once is done once; of two different ones, one."""
    people = await sit(two, 3, 0)
    await start(two, people)
    for count in range(10):
        mine = await view(two.ports[count % 2], people[0])
        mover = people[mine["view"]["acting"][0]]
        mine = await view(two.ports[0], mover)
        same = count % 2 == 0
        moves = [move["move"] for move in mine["moves"]]
        bodies = [
            {
                "id": f"c{count}" if same else f"c{count}-{at}",
                "decision": mine["decision"],
                "move": moves[0 if same else -at],
            }
            for at in range(2)
        ]

        async def send(port: int, body: Any, mover: Person = mover) -> Any:
            async with http(port) as client:
                return await command(client, mover, "commands", **body)

        answers = await asyncio.gather(*(send(port, body) for port, body in zip(two.ports, bodies, strict=True)))
        if same:
            assert [answer.status_code for answer in answers] == [200, 200]
            assert sorted(answer.json()["duplicate"] for answer in answers) == [False, True]
        else:
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        logs = [(await view(port, people[0]))["log"] for port in two.ports]
        assert max(len(log) for log in logs) == count + 2


async def public(port: int) -> list[str]:
    """The ids of the public tables that a server lists."""
    async with http(port) as client:
        return [table["id"] for table in (await client.get("/tables")).json()]


@pytest.mark.thorough
async def test_a_rematch_asked_for_at_both_is_one_table(two: Two) -> None:
    """All ask at the same moment, at both servers: one table is made, with everybody on their seat, and listed once."""
    parties = [await sit(two, 2, 1, public=True) for _ in range(4)]
    for people in parties:
        await start(two, people)
    await asyncio.gather(*(person.attend(two.ports[person.seat % 2]) for people in parties for person in people))

    async def ask(person: Person) -> Any:
        async with http(two.ports[person.seat % 2]) as client:
            return await command(client, person, "rematch")

    for people in parties:
        before = {port: set(await public(port)) for port in two.ports}
        answers = await asyncio.gather(*(ask(person) for person in people for _ in range(2)))
        assert [answer.status_code for answer in answers] == [200] * 4, [answer.text for answer in answers]
        seated = [answer.json() for answer in answers]
        assert len({found["table"]["id"] for found in seated}) == 1
        assert [found["seat"] for found in seated] == [0, 0, 1, 1]
        again = seated[0]["table"]["id"]
        for port in two.ports:
            async with http(port) as client:
                found = (await client.get(f"/tables/{again}")).json()
            assert [seat["kind"] for seat in found["seats"]] == ["human", "human", "bot"]

            async def fresh(port: int = port, known: set[str] = before[port]) -> list[str]:
                return [table for table in await public(port) if table not in known]

            await eventually(fresh, [again])  # a second table would stay in the list


@pytest.mark.thorough
async def test_who_sits_down_at_one_server_is_known_at_the_other_at_once(two: Two) -> None:
    """A fresh token is good at the other server, though the news of it may still be on its way."""
    (host,) = await sit(two, 1, 3)
    async with http(two.ports[0]) as here, http(two.ports[1]) as there:
        for count in range(12):
            seated = (await here.post("/tables", json={"game": "felicity", "players": 3, "nickname": "Ann"})).json()
            here.cookies.clear()
            ann = Person(seated["table"]["id"], seated["seat"], seated["token"], host.chance)
            await there.get(f"/tables/{ann.table}")  # the table is in use there too
            joined = (await here.post("/join", json={"table": ann.table, "nickname": "Bob"})).json()
            here.cookies.clear()
            bob = Person(ann.table, joined["seat"], joined["token"], host.chance)
            answer = await command(there, bob, "chat", id=f"c{count}", text="here I am")
            assert answer.status_code == 200, answer.text


async def hear(socket: Any, told: list[str]) -> None:
    """Note what comes until the server closes the socket."""
    while True:
        told.append(str(await socket.recv()))


async def test_r21_a_link_taken_back_at_one_server_is_worth_nothing_at_the_other(two: Two) -> None:
    """A device that opened a link at one server is disconnected there when the link is replaced at another."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosedError

    (ann,) = await sit(two, 1, 2, spectators=False)
    async with http(two.ports[0]) as desk, http(two.ports[1]) as thief:
        desk.cookies.set(f"seat_{ann.table}", ann.token)
        link = (await desk.post("/keyrings", json={"name": "Ann", "tables": [ann.table]})).json()["key"]
        opened = await thief.post("/keyrings/open", json={"key": link})
        assert [table["you"] for table in opened.json()["tables"]] == [ann.seat]
        cookie = f"seat_{ann.table}={thief.cookies[f'seat_{ann.table}']}"
        url = f"ws://127.0.0.1:{two.ports[1]}/ws/v1/tables/{ann.table}"
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:
            await socket.send('{"type":"hello"}')
            new = (await desk.post("/keyrings/replace", json={"key": link})).json()["key"]
            told: list[str] = []
            with pytest.raises(ConnectionClosedError, match="4411"):
                await hear(socket, told)
        assert '"ended"' in told[-1]
        assert (await thief.get(f"/tables/{ann.table}/view")).status_code == 401
        assert (await thief.post("/keyrings/open", json={"key": link})).status_code == 404
        assert len((await thief.post("/keyrings/open", json={"key": new})).json()["tables"]) == 1
