"""Servers for tests: in this process with requests only, or on a real port with sockets."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa

from rascals.bots import Budget
from rascals.server.api.service import Service
from rascals.server.app import create_app, make_server
from rascals.server.limits import DEFAULT_RULES, Limits, Rule
from rascals.server.settings import Settings
from rascals.server.store.migrations import upgrade
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.thinking import Thinker
from tests.asking import Client

FREE = {
    name: Rule(10**9, 1.0, by_address=True)
    for kind in ("requests", "tables", "handshakes", "exports", "replays", "analyses")
    for name in (kind, f"{kind}_local")
    if name in DEFAULT_RULES
}
FREE |= {name: Rule(10**9, 1.0) for name in ("ws_messages", "chat", "undo", "advice", "wishes")}


FEW = Budget(simulations=5)  # bots' budget: however slow the machine is, they play the same


@cache
def empty() -> bytes:
    """The file of an empty database with the newest schema."""
    with sa.create_engine("sqlite://", poolclass=sa.NullPool).begin() as connection:
        upgrade(connection)
        driver: Any = connection.connection.driver_connection
        driver.commit()
        return bytes(driver.serialize())


def settings(folder: Path, **more: Any) -> Settings:
    """Settings of a server with a database: an empty one is copied in a tenth of the time it takes to create."""
    chosen = Settings(**{"database": f"sqlite:///{folder / 'rascals.db'}", "bot_delay": 0.0, "port": 0, **more})
    if chosen.sqlite_path is not None and not chosen.sqlite_path.exists():
        chosen.sqlite_path.write_bytes(empty())
    return chosen


def application(folder: Path, limits: Mapping[str, Rule] | None = None, **more: Any) -> Any:
    rules = FREE if limits is None else limits
    given = {name: more.pop(name) for name in ("gate", "clock") if name in more}
    thinker = Thinker(1, InThread, FEW)
    return create_app(settings(folder, **more), thinker=thinker, limits=Limits(rules=rules), **given)


@contextlib.contextmanager
def client(
    folder: Path, limits: Mapping[str, Rule] | None = None, address: str = "testclient", **more: Any
) -> Iterator[Client]:
    """A client of a server in this process, with a given address (by default none)."""
    app = application(folder, limits, **more)
    with Client(app, address, base_url=url_of(app)) as found:
        yield found


@contextlib.contextmanager
def live(folder: Path, limits: Mapping[str, Rule] | None = None, **more: Any) -> Iterator[tuple[str, Service]]:
    """A server on a real port; return its address and its service."""
    app = application(folder, limits, **more)
    with running(app) as address:
        yield address, app.state.service


@contextlib.contextmanager
def running(app: Any) -> Iterator[str]:
    """Run an application on a free port; return its address."""
    started = threading.Event()
    port: list[int] = []

    def ready(number: int) -> None:
        port.append(number)
        started.set()

    server = make_server(app, ready)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert started.wait(300)
    try:
        yield f"127.0.0.1:{port[0]}"
    finally:
        server.should_exit = True
        thread.join(300)


def visitor(app: Any, address: str = "127.0.0.1") -> httpx2.AsyncClient:
    """A client of an application in this event loop, so that it can make many requests at once."""
    transport = httpx2.ASGITransport(app, client=(address, 5))
    return httpx2.AsyncClient(transport=transport, base_url=url_of(app), timeout=300)


def url_of(app: Any) -> str:
    """A server's URL on this machine; it may be under a path."""
    return f"http://127.0.0.1:8000{app.state.service.settings.base_path}"


API = "/api/v1"
PLAIN: dict[str, Any] = {"timeout": 300, "verify": False}  # for clients without TLS, which is slow to set up


class Person:
    """A person at a table, using REST."""

    def __init__(self, client: Any, seated: dict[str, Any]) -> None:
        self.client = client
        self.table = seated["table"]["id"]
        self.code = seated["table"]["code"]
        self.seat = seated["seat"]
        self.token = seated["token"]
        self.count = 0

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, path: str = "", **more: Any) -> Any:
        return self.client.get(
            f"{API}/tables/{self.table}{path}", headers={**self.headers, **more.pop("headers", {})}, **more
        )

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self.client.post(f"{API}/tables/{self.table}{path}", headers=self.headers, json=body or {}, **more)

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/view").json()
        return found

    def play(self, view: dict[str, Any] | None = None, move: str | None = None) -> Any:
        """Make a move, by default the first legal one."""
        view = view or self.view()
        self.count += 1
        body = {"id": f"c{self.count}", "decision": view["decision"], "move": move or view["moves"][0]["move"]}
        return self.post("/commands", body)


def create(client: Any, **more: Any) -> Person:
    body = {"game": "felicity", "players": 4, "nickname": "Ann", **more}
    answer = client.post(f"{API}/tables", json=body)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return Person(client, answer.json())


def join(client: Any, host: Person, nickname: str = "Bob", **more: Any) -> Person:
    answer = client.post(f"{API}/join", json={"code": host.code, "nickname": nickname, **more})
    assert answer.status_code == 200, answer.text
    client.cookies.clear()
    return Person(client, answer.json())


def quick(client: Any, **more: Any) -> Person:
    body = {"game": "felicity", "players": 4, "level": "random", "nickname": "Ann", **more}
    answer = client.post(f"{API}/quick", json=body)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return Person(client, answer.json())


def together(client: Any, players: int = 4, **more: Any) -> list[Person]:
    """A started table of people."""
    host = create(client, players=players, **more)
    people = [host, *[join(client, host, f"P{n}") for n in range(1, players)]]
    assert host.post("/start").status_code == 200
    return people


def play_out(people: list[Person]) -> None:
    """Let people play to the end, always the first legal move."""
    while True:
        view = people[0].view()
        if view["table"]["status"] == "over":
            return
        for person in people:
            mine = person.view()
            if mine["decision"] is not None:
                assert person.play(mine).status_code == 200


def logged(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    """The values of each line that the server has logged for that event."""
    lines = [getattr(record, "structured", {}) for record in caplog.records]
    return [line for line in lines if line.get("event") == event]
