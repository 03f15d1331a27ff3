"""Several servers on one PostgreSQL: a table is one table, wherever its people are connected."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.bots import Budget
from rascals.server.store import SILENCE, Elsewhere, Peer, StoreError, postgresql
from rascals.server.store.leases import check_fences
from rascals.server.store.sql import SqlStore, open_store
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.clients import ClientQueue
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import PlaceBot, Sit, Start
from tests.promises.fork_server import ForkServer, gone
from tests.promises.people import SLOWLY, Person, command, http, stay
from tests.server import postgres
from tests.server.in_memory import Time, make

pytestmark = [
    pytest.mark.real,
    pytest.mark.slow,
    pytest.mark.postgres,
    pytest.mark.xdist_group("other servers"),
    pytest.mark.skipif(os.name == "nt", reason="the servers are forked"),
]


# ---------------------------------------------------------------- other servers
# Several servers on one PostgreSQL: a table is one table, wherever its people are connected.


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
    """Repeat a request until the answer is as expected, since news takes a moment; the test's timeout is the limit."""
    while await ask() != wanted:  # noqa: ASYNC110 - another process sets no event here
        await asyncio.sleep(0.01)


async def test_a_game_through_two_servers(two: Two) -> None:
    """People at both play one game with a bot to its end: each move is sent at both, once, and the game verifies."""
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


async def test_who_shuts_down_hands_its_tables_over(two: Two) -> None:
    """A server stopped in the middle of a game tells its people to reconnect, and they play on at the other."""
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
async def test_each_server_knows_who_is_at_the_other(two: Two) -> None:
    """People connected there are shown here, tables made there are listed here; who leaves there is gone here too."""
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


async def test_which_servers_are_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first server says since when; one that stops, or is silent, does not count, whatever its session."""
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


async def public(port: int) -> list[str]:
    """The ids of the public tables that a server lists."""
    async with http(port) as client:
        return [table["id"] for table in (await client.get("/tables")).json()]


@pytest.mark.thorough
async def test_a_rematch_asked_for_at_both_is_one_table(two: Two) -> None:
    """All request one at the same moment, at both servers: one table is made, with everybody on it, listed once."""
    parties = [await sit(two, 2, 1, public=True) for _ in range(4)]
    for people in parties:
        await start(two, people)
    await asyncio.gather(*(stay(person, two.ports[person.seat % 2]) for people in parties for person in people))

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
    """A new token works at the other server, even before news of it arrives."""
    (host,) = await sit(two, 1, 3)
    async with http(two.ports[0]) as here, http(two.ports[1]) as there:
        for count in range(12):
            seated = (await here.post("/tables", json={"game": "felicity", "players": 3, "nickname": "Ann"})).json()
            here.cookies.clear()
            ann = Person(seated["table"]["id"], seated["seat"], seated["token"], host.chance)
            await there.get(f"/tables/{ann.table}")  # the table is also in use there
            joined = (await here.post("/join", json={"table": ann.table, "nickname": "Bob"})).json()
            here.cookies.clear()
            bob = Person(ann.table, joined["seat"], joined["token"], host.chance)
            answer = await command(there, bob, "chat", id=f"c{count}", text="here I am")
            assert answer.status_code == 200, answer.text


async def hear(socket: Any, told: list[str]) -> None:
    """Record messages until the server closes the socket."""
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


# ---------------------------------------------------------------- lost tables
# One owner per table: a server that no longer owns a table, or is about to lose it.

shared = pytest.mark.postgres
grouped = pytest.mark.xdist_group("leases")


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[SqlStore, TableActors]]:
    """A server's store and tables."""
    store, thinker = open_store(database), Thinker(1, InThread, Budget(simulations=1))
    await store.open()
    await store.listen(lambda _: None)
    actors = TableActors(store, thinker, Time(), lambda: 0.0)
    await actors.arrive()
    try:
        yield store, actors
    finally:
        await actors.close()
        thinker.close()
        await store.close()


@pytest.fixture
async def pair(database: str) -> AsyncIterator[list[tuple[SqlStore, TableActors]]]:
    async with opened(database) as one, opened(database) as other:
        yield [one, other]


async def made(actors: TableActors, name: str) -> TableActor:
    """A table with its host."""
    actor = await make(actors, name, people=1)
    await actor.do(PlaceBot(0, 2, "random"))
    return actor


@shared
@grouped
async def test_nothing_is_refused_by_a_server_that_has_not_heard_of_the_new_owner(
    pair: list[tuple[SqlStore, TableActors]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server whose session just broke, and that knows of no other owner, does not judge by old state."""
    (_, actors), (other, theirs) = pair
    stale = await made(actors, "stale")

    async def nobody() -> frozenset[str]:
        return frozenset()

    monkeypatch.setattr(other._database, "_others", nobody)  # the first one's session is broken
    actor = await theirs.get("stale")
    assert actor is not None
    await actor.do(Sit("Bob", "1" * 64, 1))
    with pytest.raises(Gone):
        await stale.do(Start(0))
    assert stale.table.seats[1].name == "Bob"
    await actor.do(Start(0))


@shared
@grouped
async def test_a_server_that_stops_in_the_middle_of_a_write_keeps_no_table_from_the_others(
    pair: list[tuple[SqlStore, TableActors]], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its transaction's locks end before it counts as gone, so that another server can own the table."""
    _, (other, _) = pair
    monkeypatch.setattr(postgresql, "IDLE", "100ms")
    async with opened(database) as (gone, actors):
        actor = await made(actors, "locked")
        with contextlib.suppress(StoreError, *postgresql.faults()):
            async with gone._database._opened().begin() as connection:
                await connection.run_sync(partial(check_fences, name=gone.name, fences=[("locked", 1)]))
                await gone.depart()
                assert await other.leases.take("locked") == 2
        assert actor.epoch == 1


@shared
@grouped
async def test_an_owner_that_is_there_need_not_be_waited_for(pair: list[tuple[SqlStore, TableActors]]) -> None:
    """Just after reconnecting, a server knows the owners that are present; it waits only for others."""
    (one, actors), (other, _) = pair
    await made(actors, "there")
    other._database._back = 1e12  # as if it were now
    with pytest.raises(Elsewhere) as found:
        await other.leases.take("there")
    assert found.value.peer == Peer(one.name, "")
    with pytest.raises(StoreError, match="which servers are running"):
        await other.leases.peers()


@pytest.mark.parametrize("peer", [None, "other"])
async def test_clients_are_told_of_a_new_owner_once_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, peer: str | None
) -> None:
    """Clients told earlier would come back here, and the table with them; a command in progress finishes first."""
    async with opened(f"sqlite:///{tmp_path / 'rooms.db'}") as (store, actors):
        actor, queue, then = await made(actors, "moving"), ClientQueue(), []
        await actor.attach(0, queue, 0, None)

        async def assign(tables: Sequence[str] | str, *to: str) -> None:
            then.append((tables, to, queue.closing, actor.between_commands.locked()))

        monkeypatch.setattr(store.leases, "release", assign)
        monkeypatch.setattr(store.leases, "give", assign)
        await actors.hand_over([actor], peer)
        assert then == [(["moving"], (), None, True) if peer is None else ("moving", ("other",), None, True)]
        assert queue.closing == "moved"
