"""Requests for another server's tables are forwarded to it: the answers are the same, and reveal no more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rascals.server.api import forwarding
from rascals.server.api.forwarding import VIA, among_servers
from rascals.server.api.service import Service
from rascals.server.app import create_app
from rascals.server.limits import Limits
from rascals.server.store import SILENCE, Peer, StoreError
from rascals.server.tables import other_servers
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.other_servers import Copy
from rascals.server.tables.thinking import Thinker
from rascals.table import commands
from tests.promises.fork_server import ForkServer
from tests.promises.people import SLOWLY, Person, command, http, sit_down
from tests.server import postgres
from tests.server.in_memory import Shared, Time
from tests.server.serving import API, FEW, FREE, settings, visitor

# ---------------------------------------------------------------- passing on
# Forwarding requests to the owners of tables, among servers in one process, while owners change.


class Stream:
    """An application's answer to a request, called in a separate task."""

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
    """Connections to the other servers, which call their applications; those in `silent` do not answer."""

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
        """Make a table at a server; return its id and its host's token."""
        body = {"game": "felicity", "players": 3, "nickname": "Ann"}
        async with visitor(self.apps[name]) as client:
            answer = (await client.post(f"{API}/tables", json=body)).json()
        return answer["table"]["id"], answer["token"]

    def lose(self, name: str) -> None:
        """Lose a server with all its tables."""
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
    """Until that server is gone: then the one asked owns the table. One that does not answer causes an error."""
    table, _ = await servers.make("one")
    assert await info(servers, "other", table) == 200
    assert len(servers.services["other"].actors) == 0
    servers.direct.silent.add("one")
    assert await info(servers, "other", table) == 503
    servers.lose("one")
    assert await info(servers, "other", table) == 200
    assert len(servers.services["other"].actors) == 1


async def test_an_owner_that_has_left_its_table_is_asked_no_further(servers: Servers) -> None:
    """A server that shuts down says that the request is misdirected, and the other one looks again."""
    table, _ = await servers.make("one")
    servers.services["one"].stopping = True
    assert await info(servers, "other", table) == 503
    assert servers.direct.asked == ["one"] * 5
    await servers.services["one"].actors.hand_over(list(servers.services["one"].actors))
    assert await info(servers, "other", table) == 200


async def test_my_tables_wait_for_owners_that_change(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are returned, in the order requested, even if an owner is gone at first; but no stranger's tables."""
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
    """Even if no other server is left: its tables that nobody took over are not listed forever."""
    body = {"game": "felicity", "players": 3, "nickname": "Ann", "public": True}
    async with visitor(servers.apps["one"]) as client:
        made = (await client.post(f"{API}/tables", json=body)).json()["table"]["id"]
    registry = servers.services["other"].registry
    registry.others.announce("alive")
    servers.shared.tell("one", "lobby")
    assert [one.id for one in await registry.public()] == [made]
    servers.lose("one")
    registry.others.part(servers.time.now + SILENCE + 1)
    await asyncio.gather(*registry.others._jobs)
    assert not registry.others.there
    assert await registry.public() == []


async def test_a_command_for_a_copy_is_done_by_whoever_owns_the_table_by_then(servers: Servers) -> None:
    """By its owner; by this server, if the owner is gone; otherwise it is a store error."""
    table, _ = await servers.make("one")
    service = servers.services["other"]
    copy = await service.seen(table)
    assert isinstance(copy, Copy)
    await service.act(copy, commands.PlaceBot(0, 1, "random"))
    assert copy.table.seats[1].bot == "random", "a copy is read again"
    servers.direct.silent.add("one")
    with pytest.raises(StoreError):
        await service.act(copy, commands.PlaceBot(0, 2, "random"))
    servers.lose("one")
    await service.act(copy, commands.PlaceBot(0, 2, "random"))
    actor = await service.actor(table)
    assert [place.bot for place in actor.table.seats] == [None, "random", "random"]


# ---------------------------------------------------------------- forwarding
# What a client gets through another server equals, byte for byte, what it gets from the table's owner.

READ = (
    "", "/view", "/log", "/log?after=1", "/log?before=x", "/chat", "/game.json", "/replay", "/replay?pov=open",
    "/replay?pov=1", "/nothing", "/undo",
)  # fmt: skip
WRITTEN: tuple[tuple[str, str], ...] = (
    ("/commands", '{"id": "old", "decision": 0, "move": "pass"}'),
    ("/commands", '{"id": "odd", "decision": 1, "move": "no such move"}'),
    ("/commands", '{"id": "", "decision": "1"}'),
    ("/commands", "{"),
    ("/start", "{}"),
    ("/undo", '{"id": "u", "decision": 0}'),
    ("/kick", '{"seat": 99}'),
    ("/chat", json.dumps({"id": "long", "text": "x" * 9_000})),
)
SAID = ('{"type": "play", "id": "old", "decision": 0, "move": "pass"}', '{"type": "why", "id": "w", "move": "x"}', "{")

STREAMS = ("application/x-ndjson", "text/event-stream")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture
async def ports(database: str) -> AsyncIterator[list[int]]:
    """Two servers; tables made at the first are its own."""
    async with ForkServer() as fork_server:
        yield [(await fork_server.start(database=database, bot_delay=0))[1] for _ in range(2)]


def timeless(body: bytes | str) -> str:
    """A message without its time."""
    text = body if isinstance(body, str) else body.decode()
    return re.sub(r'"now":\d+', '"now":0', text)


def viewers(people: list[Person]) -> list[dict[str, str]]:
    """The headers of each seat, a spectator, somebody with another token, and somebody with an invalid one."""
    seats = [{"Authorization": f"Bearer {person.token}"} for person in people]
    return [*seats, {}, {"Authorization": f"Bearer {people[0].token[::-1]}"}, {"Authorization": "Bearer x"}]


async def same_answers(ports: list[int], people: list[Person]) -> set[int]:
    """Make the same requests at both servers; return the statuses that occurred."""
    seen: set[int] = set()

    async def asked(client: Any, method: str, path: str, headers: dict[str, str], body: str | None) -> Any:
        more = {} if body is None else {"content": body}
        headers = {**headers, "Content-Type": "application/json"}
        answer = await client.request(method, f"/tables/{people[0].table}{path}", headers=headers, **more)
        seen.add(answer.status_code)
        kept = {name: value for name, value in answer.headers.items() if name not in {"date", "etag"}}
        return answer.status_code, kept, timeless(answer.content)

    async with http(ports[0]) as one, http(ports[1]) as other:
        for headers in viewers(people):
            for method, path, body in [*(("GET", path, None) for path in READ), *(("POST", *it) for it in WRITTEN)]:
                owners, others = [await asked(client, method, path, headers, body) for client in (one, other)]
                assert others == owners, (method, path)
    return seen


class Line:
    """A viewer's messages over one connection."""

    def __init__(self, receive: Callable[[], Awaitable[str]]) -> None:
        self.receive = receive
        self.numbered: dict[int, str] = {}
        self.answers: list[str] = []
        self.snapshot = ""

    async def until(self, text: str) -> None:
        """Read until a message contains a text."""
        found = ""
        while text not in found:
            found = timeless(await self.receive())
            message = json.loads(found)
            if message["type"] == "snapshot":
                self.snapshot = found
            elif "seq" in message:
                self.numbered[message["seq"]] = found
            else:
                self.answers.append(found)


async def by_socket(stack: contextlib.AsyncExitStack, port: int, table: str, headers: dict[str, str]) -> Line:
    """Connect by WebSocket, and send everything that is refused."""
    url = f"ws://127.0.0.1:{port}/ws/v1/tables/{table}"
    socket = await stack.enter_async_context(connect(url, additional_headers=headers, **SLOWLY))
    for said in ('{"type": "hello"}', *SAID):
        await socket.send(said)
    line = Line(lambda: receive(socket))
    await line.until('"snapshot"')
    stack.push_async_callback(socket.close)
    return line


async def receive(socket: ClientConnection) -> str:
    return str(await socket.recv())


async def by_stream(
    stack: contextlib.AsyncExitStack, port: int, table: str, headers: dict[str, str], accept: str
) -> Line:
    """Connect to an event stream."""
    client = await stack.enter_async_context(http(port))
    wanted = {**headers, "Accept": accept}
    answer = await stack.enter_async_context(client.stream("GET", f"/tables/{table}/events", headers=wanted))
    lines = (line.removeprefix("data: ") async for line in answer.aiter_lines())
    messages = (line async for line in lines if line.startswith("{"))
    line = Line(messages.__anext__)
    await line.until('"snapshot"')
    return line


async def turned_away(port: int, table: str, headers: dict[str, str], first: str) -> Any:
    """What a socket sends to somebody whom it does not serve, and its close code."""
    said: list[str] = []
    async with connect(f"ws://127.0.0.1:{port}/ws/v1/tables/{table}", additional_headers=headers, **SLOWLY) as socket:
        await socket.send(first)
        with contextlib.suppress(ConnectionClosed):
            while True:
                said.append(timeless(await receive(socket)))
    return said, socket.close_code


async def move(port: int, people: list[Person], name: str) -> None:
    """Let the first seat to act play the first complete move."""
    for person in people:
        headers = {"Authorization": f"Bearer {person.token}"}
        async with http(port) as client:
            view = (await client.get(f"/tables/{person.table}/view", headers=headers)).json()
            for n, legal in enumerate(view["moves"] if view["decision"] is not None else []):
                body = {"id": f"{name}-{n}", "decision": view["decision"], "move": legal["move"]}
                if (await command(client, person, "commands", **body)).is_success:  # otherwise it is only a part
                    return
    raise AssertionError("nobody has to move")


@pytest.mark.real
@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.xdist_group("forwarding")
@pytest.mark.skipif(os.name == "nt", reason="the servers are forked")
@pytest.mark.parametrize(("game", "players"), [("felicity", 3), ("heist", 2)])
async def test_r06_nothing_more_is_told_through_another_server(ports: list[int], game: str, players: int) -> None:
    """Answers, errors and streams of a game with hidden information, for each seat and for strangers, are the same."""
    people = await sit_down(ports[0], players, random.Random(1), game=game)
    table = people[0].table
    assert await same_answers(ports, people) >= {200, 400, 401, 404, 409}
    for headers in viewers(people):
        owners, others = [await turned_away(port, table, headers, "no hello") for port in ports]
        assert others == owners
        assert owners[1] == 4410
    async with contextlib.AsyncExitStack() as stack:
        pairs: list[list[Line]] = []
        for headers, accept in zip(viewers(people)[: players + 1], itertools.cycle(STREAMS), strict=False):
            pairs.append([await by_socket(stack, port, table, headers) for port in ports])
            pairs.append([await by_stream(stack, port, table, headers, accept) for port in ports])
        for count in range(6):
            await move(ports[count % 2], people, f"m{count}")
        async with http(ports[1]) as client:
            await command(client, people[0], "chat", id="end", text="this is the end")
        for owners_line, others_line in pairs:
            await asyncio.gather(*(line.until("this is the end") for line in (owners_line, others_line)))
            both = owners_line.numbered.keys() & others_line.numbered.keys()
            assert len(both) > 6
            assert {n: owners_line.numbered[n] for n in both} == {n: others_line.numbered[n] for n in both}
            assert others_line.answers == owners_line.answers
    async with http(ports[0]) as one, http(ports[1]) as other:  # until both know that all have disconnected
        while any(['"connected":true' in (await each.get(f"/tables/{table}")).text for each in (one, other)]):
            pass
    assert await same_answers(ports, people)
