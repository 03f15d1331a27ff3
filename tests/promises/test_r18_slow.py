"""R18: a client that does not read harms nobody: bounded queues, a time limit, and everybody else goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rascals.server.api import sockets
from rascals.server.api.rest import streams
from rascals.server.api.service import Service
from rascals.server.app import create_app
from rascals.server.guard.tokens import new_token
from rascals.server.settings import Settings
from rascals.server.tables import clients
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.making import new_table
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.thinking import Thinker
from rascals.server.wire import CreateTable
from rascals.table import Sit, Speak, Start
from tests.server.serving import FEW

pytestmark = pytest.mark.real


class Listener:
    """An ASGI client, of a socket or an event stream, that reads only while it may."""

    def __init__(self, app: Any, table: str, token: str = "", *, stream: bool = False) -> None:
        self.app = app
        proof = [(b"authorization", f"Bearer {token}".encode())] if token else []
        kind, scheme = ("http", "http") if stream else ("websocket", "ws")
        path = f"/api/v1/tables/{table}/events" if stream else f"/ws/v1/tables/{table}"
        self.scope = {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path,
            "raw_path": path.encode(), "root_path": "", "scheme": scheme, "query_string": b"", "state": {},
            "headers": [(b"host", b"127.0.0.1:8000"), *proof], "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 8000), "subprotocols": [],
        }  # fmt: skip
        self.heard: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        hello = {"type": "websocket.receive", "text": '{"type":"hello"}'}
        for message in [{"type": "http.request"}] if stream else [{"type": "websocket.connect"}, hello]:
            self.came.put_nowait(message)

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self.reads.wait()
        self.heard.append(message)

    async def listen(self, more: dict[str, Any] | None = None) -> None:
        """Connect, and receive messages. `more`: additions to the scope."""
        await self.app(self.scope | (more or {}), self.came.get, self.send)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(item["text"]) for item in self.heard if item["type"] == "websocket.send"]


async def until(condition: Any) -> None:
    """Let everything else run until a condition holds."""
    async with asyncio.timeout(300):
        while not condition():  # noqa: ASYNC110 - what is waited for is anything at all
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def company(folder: Path) -> AsyncIterator[tuple[Service, TableActor, Listener, Listener]]:
    """A table in play and two spectators that have received everything."""
    app = create_app(Settings(database=f"sqlite:///{folder / 'games.db'}"), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app), asyncio.TaskGroup() as tasks:
        actor = await new_table(service.actors, CreateTable(game="felicity", players=3, nickname=""))
        for seat in range(3):
            await actor.do(Sit(f"Person {seat}", f"{seat}" * 64))
        await actor.do(Start(0))
        slow, quick = (Listener(app, actor.table.header.id) for _ in range(2))
        for listener in (slow, quick):
            tasks.create_task(listener.listen())
        # The table itself reports the number of spectators a little later: this must not interfere.
        await until(lambda: actor.clients._announcing is None and len(slow.messages) == len(quick.messages) == 2)
        yield service, actor, slow, quick
        slow.reads.set()
        quick.came.put_nowait({"type": "websocket.disconnect", "code": 1000})


async def test_r18_a_socket_that_never_reads_is_closed_and_the_others_hear_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that never reads is closed at the queue's limit and counted; the others get every message."""
    monkeypatch.setattr(sockets, "WRITE", 60.0)
    async with company(tmp_path) as (service, actor, slow, quick):
        slow.reads.clear()
        deepest = 0
        for n in range(clients.LIMIT + 20):
            await actor.do(Speak(0, f"{n}", f"line {n}"))
            deepest = max([deepest, *(queue.waiting for queue in actor.clients.present())])
        assert deepest == clients.LIMIT
        await until(lambda: len([m for m in quick.messages if m["type"] == "chat"]) == clients.LIMIT + 20)
        slow.reads.set()
        await until(lambda: "rascals_slow_streams_total 1.0" in service.measure().decode())
        assert len(actor.clients.present()) == 1
    assert slow.messages[-1] == {"type": "bye", "code": "slow"}
    assert slow.heard[-1] == {"type": "websocket.close", "code": 4408, "reason": ""}
    assert len(slow.messages) <= 4
    numbers = [message["seq"] for message in quick.messages if "seq" in message]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_r18_a_message_that_does_not_go_out_in_time_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single message that cannot be sent in time ends the connection; the table goes on at once."""
    assert sockets.WRITE == 2.0
    monkeypatch.setattr(sockets, "WRITE", 0.05)
    async with company(tmp_path) as (service, actor, slow, quick):
        slow.reads.clear()
        await actor.do(Speak(0, "a", "hello"))
        await until(lambda: "hello" in str(quick.messages))
        await until(lambda: "rascals_slow_streams_total 1.0" in service.measure().decode())
        assert len(actor.clients.present()) == 1
    assert "hello" not in str(slow.messages)


async def test_r18_an_event_stream_that_is_not_read_ends_and_the_seat_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event stream that takes no message for ten seconds ends and is counted, and the seat is shown as away."""
    assert streams.WRITE == 10.0
    monkeypatch.setattr(streams, "WRITE", 0.05)
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'games.db'}"), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app), asyncio.TaskGroup() as tasks:
        actor = await new_table(service.actors, CreateTable(game="felicity", players=3, nickname=""))
        token, digest = new_token()
        await actor.do(Sit("Ann", digest))
        await actor.do(Sit("Bob", "b" * 64))
        slow = Listener(app, actor.table.header.id, token, stream=True)
        listening = tasks.create_task(slow.listen())
        await until(lambda: "snapshot" in str(slow.heard) and actor.table.info().seats[0].connected)
        slow.reads.clear()
        await actor.do(Speak(1, "a", "hello"))
        await until(listening.done)
        assert not actor.table.info().seats[0].connected
        assert actor.clients.present() == []
        figures = service.measure().decode()
        assert "rascals_slow_streams_total 1.0" in figures
        assert 'rascals_sockets{kind="sse"} 0.0' in figures
