"""A database that is away: sockets end in good order, and what the log says of it is short."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from rascals.server.app import create_app
from rascals.server.doors.forwarding import VIA
from rascals.server.doors.service import Service
from rascals.server.store import StoreError
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.making import new_table
from rascals.server.tables.thinking import Thinker
from rascals.server.wire import CreateTable
from rascals.table import Sit
from tests.promises.test_r18_slow import Listener, until
from tests.server.serving import FEW, settings

pytestmark = pytest.mark.real


async def away(*_: object, **__: object) -> Any:
    raise StoreError("the database is away")


@pytest.mark.parametrize("when", ["before", "meanwhile"])
async def test_sockets_of_an_outage_are_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Clients that come or play while the database is away are let go in good order; nothing is raised."""
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        room = await new_table(service.rooms, CreateTable(game="felicity", players=3, nickname=""))
        await room.do(Sit("Ann", seated := "0" * 64))
        monkeypatch.setattr("rascals.server.doors.seat_proof.digest", lambda _token: seated)
        if when == "before":
            service.rooms.drop(room)
            monkeypatch.setattr(service.store, "table", away)
        listeners = [Listener(app, room.table.header.id, "T" * 43) for _ in range(3)]
        async with asyncio.TaskGroup() as tasks:
            for listener in listeners:
                tasks.create_task(listener.listen())
            if when == "meanwhile":
                await until(lambda: all(listener.messages for listener in listeners))
                monkeypatch.setattr(service.store, "append", away)
                monkeypatch.setattr(service.store, "entries", away)  # else the room goes on from what is written
                say = json.dumps({"type": "say", "id": "a", "text": "hello"})
                listeners[0].came.put_nowait({"type": "websocket.receive", "text": say})
        monkeypatch.undo()
    for listener in listeners:
        assert listener.heard[-1]["type"] == "websocket.close"
        if when == "before":
            assert listener.messages == [{"type": "bye", "code": "shutdown"}]
            assert listener.heard[-1]["code"] == 1012


@pytest.mark.parametrize("passed_on", [False, True])
async def test_a_server_that_stops_takes_up_no_table_for_a_socket(tmp_path: Path, passed_on: bool) -> None:
    """It has left its tables to other servers: one that passes a socket on is told to look for the owner again.

    A client is told that the server shuts down, not that there is no such table.
    """
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        room = await new_table(service.rooms, CreateTable(game="felicity", players=3, nickname=""))
        service.rooms.drop(room)
        service.stopping = True
        listener = Listener(app, room.table.header.id)
        scope = {"extensions": {"websocket.http.response": {}}} | ({VIA: "another"} if passed_on else {})
        await listener.listen(scope)
        assert list(service.rooms) == []
    if passed_on:
        assert listener.heard[0] == {"type": "websocket.http.response.start", "status": 421, "headers": ANY}
    else:
        assert listener.messages == [{"type": "bye", "code": "shutdown"}]


@pytest.mark.parametrize("name", ["a\0b", "a" * 65, "\u00e9"])
async def test_a_name_that_no_table_can_have_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A socket for it is told that the table is closed, even while the database is away: coming back is no use."""
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        monkeypatch.setattr(service.store, "table", away)
        listener = Listener(app, name)
        await listener.listen()
        monkeypatch.undo()
    assert listener.messages == [{"type": "bye", "code": "closed"}]
