"""The lobby's stream: clients that watch the public tables get changes, and no more than the list has."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from rascals.server.tables import lobby as module
from rascals.server.tables.clients import LIMIT, ClientQueue
from rascals.server.tables.lobby import Lobby
from rascals.server.wire import Bye, Listed, Listing, Unlisted
from rascals.table.messages import TableInfo
from tests.server.serving import API, PLAIN, create, join, live
from tests.table.sitting import Sitting

FromLobby = Listing | Listed | Unlisted | Bye


def info(name: str, watching: int = 0) -> TableInfo:
    return msgspec.structs.replace(Sitting(public=True).table.info(), id=name, watching=watching)


class Board:
    """A list that the test changes, its lobby, and the messages that its watchers got."""

    def __init__(self) -> None:
        self.tables = [info("a"), info("b")]
        self.lobby = Lobby(lambda: list(self.tables))

    def watch(self) -> ClientQueue:
        queue = ClientQueue()
        self.lobby.attach(queue)
        return queue


async def told(queue: ClientQueue) -> list[Any]:
    found = []
    while queue.waiting:
        item = await queue.next()
        assert item is not None
        found.append(msgspec.json.decode(item.data, type=FromLobby))
    return found


async def test_the_list_and_then_what_changes() -> None:
    """First the whole list; then each table that is new, changed or gone; unchanged ones never."""
    board = Board()
    one = board.watch()
    assert await told(one) == [Listing(tables=board.tables)]
    board.tables = [info("c"), info("b", watching=2)]
    board.lobby.changed()
    board.lobby.tell()
    assert await told(one) == [Unlisted(id="a"), Listed(table=info("c")), Listed(table=info("b", watching=2))]
    board.lobby.changed()
    board.lobby.tell()
    assert await told(one) == []


async def test_a_watcher_who_comes_later_misses_nothing() -> None:
    """A client's first list and all later messages always add up to the current list."""
    board = Board()
    board.watch()
    board.tables.append(info("c"))
    board.lobby.changed()
    late = board.watch()
    board.tables = [info("c", watching=1)]
    board.lobby.tell()
    known: dict[str, TableInfo] = {}
    for message in await told(late):
        if isinstance(message, Listing):
            known = {table.id: table for table in message.tables}
        elif isinstance(message, Listed):
            known[message.table.id] = message.table
        else:
            known.pop(message.id)
    assert list(known.values()) == board.tables


async def test_many_changes_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the list changes within a second, it is compared once; without a watcher, never."""
    looks: list[float] = []

    board = Board()
    board.lobby.changed()
    watcher = board.watch()
    await told(watcher)
    loop = Late(asyncio.get_running_loop(), looks)
    with monkeypatch.context() as patch:
        patch.setattr(module.asyncio, "get_running_loop", lambda: loop)
        for count in range(100):
            board.tables[0] = info("a", watching=count)
            board.lobby.changed()
    assert looks == [module.PACE]
    board.lobby.tell()
    assert await told(watcher) == [Listed(table=info("a", watching=99))]


class Late:
    """A loop whose timers are recorded and fire late."""

    def __init__(self, real: asyncio.AbstractEventLoop, looks: list[float]) -> None:
        self.real, self.looks = real, looks

    def call_later(self, seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        self.looks.append(seconds)
        return self.real.call_later(3600, what)


async def test_r18_who_does_not_read_is_let_go() -> None:
    """R18: a lobby watcher's queue is bounded; beyond it the watcher gets a bye, without disturbing others."""
    board = Board()
    deaf, other = board.watch(), board.watch()
    for count in range(LIMIT):
        board.tables[0] = info("a", watching=count + 1)
        board.lobby.tell()
        await told(other)
    assert deaf.closing == "slow"
    assert other.closing is None
    board.lobby.detach(deaf)
    assert board.lobby.present() == [other]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[httpx2.Client, Any]]:
    monkeypatch.setattr(module, "PACE", 0.01)
    with live(tmp_path) as (address, service), httpx2.Client(base_url=f"http://{address}", **PLAIN) as client:
        yield client, service


@pytest.mark.real
def test_the_stream_of_the_list(server: Any) -> None:
    """Public tables appear as in the list and vanish when closed; private ones never appear."""
    client, _ = server
    with client.stream("GET", f"{API}/tables/events") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        lines = answer.iter_lines()

        def next_event() -> tuple[str, Any]:
            kind = next(line for line in lines if line).removeprefix("event: ")
            return kind, json.loads(next(lines).removeprefix("data: "))

        assert next_event() == ("tables", {"type": "tables", "tables": []})
        secret = create(client, nickname="Hidden")
        host = create(client, public=True)
        seen, data = next_event()
        while data["table"]["seats"][0]["name"] is None:
            seen, data = next_event()
        assert (seen, data["table"]) == ("listed", client.get(f"{API}/tables").json()[0])
        join(client, host)
        assert [seat["name"] for seat in next_event()[1]["table"]["seats"]][:2] == ["Ann", "Bob"]
        secret.post("/leave")
        host.post("/kick", {"seat": 1})
        host.post("/leave")
        while seen != "unlisted":
            seen, data = next_event()
            assert secret.table not in json.dumps(data)
        assert data == {"type": "unlisted", "id": host.table}


@pytest.mark.real
def test_the_stream_as_lines(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs can get it as lines of JSON; when too many watch, the next one is told to come back later."""
    client, _ = server
    with client.stream("GET", f"{API}/tables/events", headers={"accept": "application/x-ndjson"}) as answer:
        lines = answer.iter_lines()  # kept, since the connection would end otherwise
        assert json.loads(next(lines))["type"] == "tables"
        monkeypatch.setattr(module, "WATCHERS", 1)
        assert client.get(f"{API}/tables/events").status_code == 429
        del lines
