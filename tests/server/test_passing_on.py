"""Passing requests on to the owners of tables, among servers in one process, while owners change."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from rascals.server.app import create_app
from rascals.server.doors import forwarding
from rascals.server.doors.forwarding import VIA, among_servers
from rascals.server.doors.service import Service
from rascals.server.limits import Limits
from rascals.server.store import SILENCE, Peer, StoreError
from rascals.server.tables import other_servers
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.other_servers import Copy
from rascals.server.tables.thinking import Thinker
from rascals.table import commands
from tests.server.in_memory import Shared, Time
from tests.server.serving import API, FEW, FREE, settings, visitor


class Stream:
    """What an application answers to a request, called in a task of its own."""

    def __init__(self, app: Any, scope: Mapping[str, Any], body: bytes) -> None:
        self.sent: asyncio.Queue[Message | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._run(app, dict(scope) | {VIA: "another"}, body))

    async def _run(self, app: Any, scope: dict[str, Any], body: bytes) -> None:
        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        await app(scope, receive, self.sent.put)
        await self.sent.put(None)

    async def send(self, message: Message) -> None:
        raise AssertionError(message)

    async def receive(self) -> Message | None:
        return await self.sent.get()

    def close(self) -> None:
        pass


class Direct:
    """Connections to the other servers, that is calls of their applications; those in `silent` do not answer."""

    def __init__(self) -> None:
        self.apps: dict[str, Any] = {}
        self.silent: set[str] = set()
        self.asked: list[str] = []

    async def start(self, *_: Any) -> None: ...

    async def stop(self) -> None: ...

    async def open(self, peer: Peer, scope: Mapping[str, Any], body: bytes = b"") -> Stream | None:
        self.asked.append(peer.name)
        return None if peer.name in self.silent else Stream(self.apps[peer.name], scope, body)


class Servers:
    """Two servers, `one` and `other`, on one database in memory."""

    def __init__(self) -> None:
        self.shared, self.direct, self.time = Shared(), Direct(), Time()
        self.services: dict[str, Service] = {}
        self.apps: dict[str, Any] = {}

    async def start(self, stack: contextlib.AsyncExitStack, folder: Path, name: str) -> None:
        store: Any = self.shared.at(name)
        thinker = Thinker(1, InThread, FEW)
        app = create_app(
            settings(folder, public_url="http://127.0.0.1:8000/games"), store, self.time, thinker, Limits(rules=FREE)
        )
        self.apps[name], self.services[name] = app, app.state.service
        self.services[name].peers = self.direct
        self.direct.apps[name] = among_servers(self.services[name], app.routes)
        await stack.enter_async_context(app.router.lifespan_context(app))

    async def make(self, name: str) -> tuple[str, str]:
        """A table at a server; its id and its host's token."""
        body = {"game": "felicity", "players": 3, "nickname": "Ann"}
        async with visitor(self.apps[name]) as client:
            answer = (await client.post(f"{API}/tables", json=body)).json()
        return answer["table"]["id"], answer["token"]

    def lose(self, name: str) -> None:
        """A server is gone, with all its tables."""
        self.direct.silent.add(name)
        self.shared.running.discard(name)


@pytest.fixture
async def servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Servers]:
    monkeypatch.setattr(forwarding, "PAUSES", (0.0,) * 5)
    monkeypatch.setattr(other_servers, "FAREWELL", 0)
    found = Servers()
    async with contextlib.AsyncExitStack() as stack:
        for name in ("one", "other"):
            await found.start(stack, tmp_path, name)
        yield found


async def info(servers: Servers, name: str, table: str) -> int:
    async with visitor(servers.apps[name]) as client:
        return (await client.get(f"{API}/tables/{table}")).status_code


async def test_what_another_server_owns_is_answered_by_it(servers: Servers) -> None:
    """Until it is gone: then the server that is asked owns the table. One that does not answer leaves an error."""
    table, _ = await servers.make("one")
    assert await info(servers, "other", table) == 200
    assert len(servers.services["other"].rooms) == 0
    servers.direct.silent.add("one")
    assert await info(servers, "other", table) == 503
    servers.lose("one")
    assert await info(servers, "other", table) == 200
    assert len(servers.services["other"].rooms) == 1


async def test_an_owner_that_has_left_its_table_is_asked_no_further(servers: Servers) -> None:
    """A server that shuts down says that the request is misdirected, and the one that was asked looks again."""
    table, _ = await servers.make("one")
    servers.services["one"].stopping = True
    assert await info(servers, "other", table) == 503
    assert servers.direct.asked == ["one"] * 5
    await servers.services["one"].rooms.hand_over(list(servers.services["one"].rooms))
    assert await info(servers, "other", table) == 200


async def test_my_tables_wait_for_owners_that_change(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are told, in the order asked, though the owner of one is gone at the first look; of a stranger's, none."""
    (first, token), (second, other) = await servers.make("one"), await servers.make("other")
    ask = forwarding.ask

    async def asked(*given: Any) -> bytes:
        servers.lose("one")
        return await ask(*given)

    monkeypatch.setattr(forwarding, "ask", asked)
    async with visitor(servers.apps["other"]) as client:
        client.cookies.update({f"seat_{first}": token, f"seat_{second}": other})
        found = (await client.get(f"{API}/mine", params={"tables": f"{first},{second}"})).json()
        client.cookies.clear()
        assert (await client.get(f"{API}/mine", params={"tables": f"{first},{second}"})).json() == []
    assert [one["table"]["id"] for one in found] == [first, second]
    assert servers.direct.silent


async def test_the_list_of_public_tables_forgets_those_of_a_server_that_is_gone(servers: Servers) -> None:
    """Also if no other server is left: a table of it that nobody took over is not listed for ever."""
    body = {"game": "felicity", "players": 3, "nickname": "Ann", "public": True}
    async with visitor(servers.apps["one"]) as client:
        made = (await client.post(f"{API}/tables", json=body)).json()["table"]["id"]
    house = servers.services["other"].house
    house.others.announce("alive")
    servers.shared.tell("one", "lobby")
    assert [one.id for one in await house.public()] == [made]
    servers.lose("one")
    house.others.part(servers.time.now + SILENCE + 1)
    await asyncio.gather(*house.others._jobs)
    assert not house.others.there
    assert await house.public() == []


async def test_a_command_for_a_copy_is_done_by_whoever_owns_the_table_by_then(servers: Servers) -> None:
    """By its owner; by this server, if the owner is gone; and if neither can, it is an error of the store."""
    table, _ = await servers.make("one")
    service = servers.services["other"]
    copy = await service.seen(table)
    assert isinstance(copy, Copy)
    await service.act(copy, commands.PlaceBot(0, 1, "random"))
    assert copy.table.places[1].bot == "random", "a copy is read again"
    servers.direct.silent.add("one")
    with pytest.raises(StoreError):
        await service.act(copy, commands.PlaceBot(0, 2, "random"))
    servers.lose("one")
    await service.act(copy, commands.PlaceBot(0, 2, "random"))
    room = await service.room(table)
    assert [place.bot for place in room.table.places] == [None, "random", "random"]
