"""What a client gets through another server is byte for byte what it gets from the owner of the table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.promises.fork_server import ForkServer
from tests.promises.people import SLOWLY, Person, command, http, sit_down
from tests.server import postgres

pytestmark = [
    pytest.mark.real,
    pytest.mark.slow,
    pytest.mark.postgres,
    pytest.mark.xdist_group("forwarding"),  # one database for all
    pytest.mark.skipif(os.name == "nt", reason="the servers are forked"),
]

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
    """A message without the moment at which it was made."""
    text = body if isinstance(body, str) else body.decode()
    return re.sub(r'"now":\d+', '"now":0', text)


def viewers(people: list[Person]) -> list[dict[str, str]]:
    """The headers of each seat, a spectator, somebody with another token, and somebody with none that is one."""
    seats = [{"Authorization": f"Bearer {person.token}"} for person in people]
    return [*seats, {}, {"Authorization": f"Bearer {people[0].token[::-1]}"}, {"Authorization": "Bearer x"}]


async def same_answers(ports: list[int], people: list[Person]) -> set[int]:
    """Ask and refuse the same at both servers; return the statuses that occurred."""
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
    """What a viewer is told over one connection."""

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
    """Connect by WebSocket, and say everything that is refused."""
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
    """Connect by a stream of events."""
    client = await stack.enter_async_context(http(port))
    wanted = {**headers, "Accept": accept}
    answer = await stack.enter_async_context(client.stream("GET", f"/tables/{table}/events", headers=wanted))
    lines = (line.removeprefix("data: ") async for line in answer.aiter_lines())
    messages = (line async for line in lines if line.startswith("{"))
    line = Line(messages.__anext__)
    await line.until('"snapshot"')
    return line


async def turned_away(port: int, table: str, headers: dict[str, str], first: str) -> Any:
    """What a socket says to somebody whom it does not serve, and with which code it closes."""
    said: list[str] = []
    async with connect(f"ws://127.0.0.1:{port}/ws/v1/tables/{table}", additional_headers=headers, **SLOWLY) as socket:
        await socket.send(first)
        with contextlib.suppress(ConnectionClosed):
            while True:
                said.append(timeless(await receive(socket)))
    return said, socket.close_code


async def move(port: int, people: list[Person], name: str) -> None:
    """Let the first who has to move make the first move that is whole."""
    for person in people:
        headers = {"Authorization": f"Bearer {person.token}"}
        async with http(port) as client:
            view = (await client.get(f"/tables/{person.table}/view", headers=headers)).json()
            for n, legal in enumerate(view["moves"] if view["decision"] is not None else []):
                body = {"id": f"{name}-{n}", "decision": view["decision"], "move": legal["move"]}
                if (await command(client, person, "commands", **body)).is_success:  # else it is only a part of a move
                    return
    raise AssertionError("nobody has to move")


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
    assert await same_answers(ports, people)
