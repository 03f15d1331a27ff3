"""Sockets on a real port: messages in order, resuming, refusals, and ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as socket_library
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self
from unittest.mock import ANY

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rascals.server import app
from rascals.server.api.forwarding import VIA
from rascals.server.api.service import Service
from rascals.server.api.sockets import FRAME
from rascals.server.app import create_app
from rascals.server.limits import Rule
from rascals.server.store import StoreError
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.making import new_table
from rascals.server.tables.thinking import Thinker
from rascals.server.wire import CreateTable
from rascals.table import Sit
from tests.promises.people import SLOWLY
from tests.promises.test_r18_slow import Listener, until
from tests.server.serving import FEW, FREE, PLAIN, Person, create, join, live, quick, settings, together

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("sockets")]  # one server for all


# ---------------------------------------------------------------- sockets
# Sockets on a real port: messages in order, resuming, refusals, and ends.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Any]]:
    with live(tmp_path_factory.mktemp("sockets")) as found:
        yield found


@pytest.fixture
def http(server: Any) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as found:
        yield found


class Socket:
    """A client on a socket, which processes messages as a browser does."""

    def __init__(
        self, address: str, table: str, token: str = "", after: int = 0, run: str | None = None, **more: Any
    ) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.closing = contextlib.ExitStack()
        headers |= more.pop("headers", {})
        hello = more.pop("hello", {})
        opening = connect(f"ws://{address}/ws/v1/tables/{table}", additional_headers=headers, **{**SLOWLY, **more})
        self.wire: ClientConnection = self.closing.enter_context(opening)
        with contextlib.suppress(ConnectionClosed):  # the server may have disconnected us by now
            self.send(type="hello", after=after, run=run, **hello)

    def send(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.wire.recv(timeout=300))
        return found

    def until(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of the types, skipping others."""
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def drain(self) -> None:
        while True:
            self.next()

    def close_code(self) -> int:
        """Read to the end and return the close code."""
        with pytest.raises(ConnectionClosed) as caught:
            self.drain()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()


def sit(server: Any, person: Person, **more: Any) -> Socket:
    return Socket(server[0], person.table, person.token, **more)


class Mute:
    """A client that joins a table and then neither reads nor answers."""

    def __init__(self, address: str, person: Person) -> None:
        name, _, port = address.partition(":")
        self.line = socket_library.create_connection((name, int(port)))
        lines = [
            f"GET /ws/v1/tables/{person.table} HTTP/1.1",
            f"Host: {address}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==",
            f"Authorization: Bearer {person.token}",
        ]
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        while not self.line.recv(4096).endswith(b"\r\n\r\n"):
            pass
        hello = b'{"type":"hello"}'
        self.line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text frame, masked with zeros

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()


def test_messages_are_not_compressed(server: Any, http: httpx2.Client) -> None:
    """A client's offer of permessage-deflate is declined: its windows would be most of a connection's memory."""
    with Socket(server[0], create(http).table, compression="deflate") as socket:
        assert socket.wire.response is not None
        assert "sec-websocket-extensions" not in socket.wire.response.headers
        assert socket.until("snapshot")["you"] is None


def test_a_whole_game_over_the_socket(server: Any, http: Any) -> None:
    """A game against bots runs to its end; numbers are dense, every own move is acknowledged before its update."""
    ann = quick(http, players=3)
    with sit(server, ann) as socket:
        state = socket.until("snapshot")
        last, count, order = state["seq"], 0, []
        while state["table"]["status"] != "over":
            if state["decision"] is not None and state["decision"] not in order:
                order.append(state["decision"])
                count += 1
                socket.send(type="play", id=f"m{count}", decision=state["decision"], move=state["moves"][0]["move"])
                assert socket.until("ack")["id"] == f"m{count}"
            message = socket.next()
            assert message["seq"] == last + 1
            last += 1
            state = {**state, **{key: message[key] for key in message if key in {"table", "decision", "moves", "view"}}}
        assert state["table"]["seed"]
        assert order == list(range(1, len(order) + 1))


def test_resuming_after_a_short_gap(server: Any, http: Any) -> None:
    """A client that comes back within the run gets exactly the missed messages; from another run, a snapshot."""
    host = create(http)
    with sit(server, host) as socket:
        first = socket.until("snapshot")
    host.post("/chat", {"id": "1", "text": "one"})
    host.post("/chat", {"id": "2", "text": "two"})
    with sit(server, host, after=first["seq"], run=first["run"]) as socket:
        missed = [socket.next() for _ in range(4)]
        assert [message["seq"] for message in missed] == [first["seq"] + n for n in range(1, 5)]
        assert [message["type"] for message in missed] == ["table", "chat", "chat", "table"]
    with sit(server, host, after=first["seq"], run="another") as socket:
        assert socket.next()["type"] == "snapshot"
    with sit(server, host, after=10**6, run=first["run"]) as socket:
        assert socket.next()["type"] == "snapshot"


def test_changes_for_who_asks(server: Any, http: Any) -> None:
    """Clients that ask for changes get them, by socket and stream, and after resuming; others get whole views."""
    people = together(http, 3)
    with sit(server, people[0]) as whole, sit(server, people[0], hello={"changes": True}) as asking:
        first, same = whole.until("snapshot"), asking.until("snapshot")
        assert same["view"] == first["view"]
        mover = next(person for person in people if person.view()["moves"])
        assert mover.play().is_success
        told, changed = whole.until("update"), asking.until("changed", "update")
        assert changed["type"] == "changed"
        assert changed["entry"] == told["entry"]
        assert changed["seq"] == told["seq"]
        paths = [change["path"] for change in changed["changes"]]
        assert paths
        assert all(path.split("/")[1] in told for path in paths)
        assert len(json.dumps(changed)) < 0.7 * len(json.dumps(told))
        before = told["seq"] - 1
        with sit(server, people[0], after=before, run=first["run"], hello={"changes": True}) as again:
            assert again.until("changed", "update", "snapshot") == changed
        with sit(server, people[0], after=before, run=first["run"]) as again:
            assert again.until("changed", "update", "snapshot") == told
        path = f"http://{server[0]}/api/v1/tables/{people[0].table}/events"
        asked = {"changes": "1", "after": before, "run": first["run"]}
        headers = {**people[0].headers, "accept": "application/x-ndjson"}
        with httpx2.stream("GET", path, params=asked, headers=headers, **PLAIN) as stream:
            assert json.loads(next(stream.iter_lines())) == changed


def test_stale_moves_get_a_fresh_view(server: Any, http: Any) -> None:
    """A move for a past decision is rejected, and a snapshot follows at once."""
    people = together(http, 3)
    mover = next(person for person in people if person.view()["decision"])
    with sit(server, mover) as socket:
        state = socket.until("snapshot")
        move = state["moves"][0]["move"]
        socket.send(type="play", id="a", decision=state["decision"] + 1, move=move)
        assert socket.until("reject")["code"] == "stale"
        assert socket.next()["type"] == "snapshot"
        socket.send(type="play", id="b", decision=state["decision"], move="bid 3")
        reject = socket.until("reject")
        assert (reject["code"], reject["clause"]) == ("illegal", "F-08")
        for duplicate in (False, True):
            socket.send(type="play", id="c", decision=state["decision"], move=move)
            assert socket.until("ack")["duplicate"] is duplicate
        socket.send(type="play", id="d", decision=None, move=move)
        assert socket.until("reject")["code"] == "not_your_decision"


def test_questions(server: Any, http: Any) -> None:
    """Why, preview and ping are answered with messages of their own."""
    people = together(http, 3)
    mover = next(person for person in people if person.view()["decision"])
    with sit(server, mover) as socket:
        moves = socket.until("snapshot")["moves"]
        socket.send(type="why", id="w", move="bid 2")
        why = socket.until("why")
        assert (why["id"], why["legal"], why["clause"]) == ("w", False, "F-08")
        socket.send(type="why", id="x", move=moves[0]["move"])
        assert socket.until("why")["legal"] is True
        socket.send(type="preview", id="p", draft=[])
        answer = socket.until("preview")
        assert (answer["moves"], answer["decision"]) == (moves, mover.view()["decision"])
        socket.send(type="preview", id="q", draft=["bid 2"])
        assert socket.until("reject")["code"] == "illegal"
        socket.send(type="ping", t=17.5)
        pong = socket.until("pong")
        assert pong["t"] == 17.5
        assert pong["now"] > 0


def test_talk_by_its_scope(server: Any, http: Any) -> None:
    """What is said to the seats reaches no spectator; spectators themselves cannot talk, play or ask."""
    host = create(http)
    bob = join(http, host)
    with sit(server, host) as one, sit(server, bob) as two, Socket(server[0], host.table) as watcher:
        for socket in (one, two, watcher):
            socket.until("snapshot")
        one.send(type="say", id="a", text="psst", scope="seats")
        one.send(type="say", id="b", text="hello")
        assert two.until("chat")["line"]["text"] == "psst"
        assert watcher.until("chat")["line"]["text"] == "hello"
        for message in ({"type": "say", "text": "me too"}, {"type": "play", "decision": None, "move": "pass"}):
            watcher.send(id="x", **message)
            assert watcher.until("reject")["reason"]["id"] == "spectator"
        one.send(type="say", id="c", text="")
        assert one.until("reject")["code"] == "bad"


def test_frames_too_large(server: Any, http: Any) -> None:
    """R19: a frame of more than 8 KiB ends the connection before it is read."""
    host = create(http)
    with sit(server, host) as socket:
        socket.until("snapshot")
        socket.wire.send("x" * (FRAME + 1))
        assert socket.close_code() == 1009


def test_the_first_message_is_hello(server: Any, http: Any) -> None:
    """A client that begins otherwise is disconnected with a bye."""
    host = create(http)
    with connect(f"ws://{server[0]}/ws/v1/tables/{host.table}", **SLOWLY) as wire:
        wire.send(json.dumps({"type": "ping", "t": 1}))
        assert json.loads(wire.recv(timeout=300)) == {"type": "bye", "code": "closed"}


def test_who_may_not_watch_is_told_so(server: Any, http: Any) -> None:
    """A forged token, a missing table, a table without spectators: a bye, so that clients do not retry forever."""
    host = create(http, spectators=False)
    for table, token in ((host.table, "forged"), ("nowhere", ""), (host.table, "")):
        with Socket(server[0], table, token) as socket:
            assert socket.next() == {"type": "bye", "code": "closed"}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page_gets_no_socket(server: Any, http: Any, origin: str, caplog: Any) -> None:
    """R21: a handshake from another origin is refused whatever its cookies, and is not logged as an error."""
    host = create(http)
    with pytest.raises(InvalidStatus) as caught:
        Socket(server[0], host.table, host.token, headers={"origin": origin})
    assert caught.value.response.status_code == 403
    with Socket(server[0], host.table, host.token, headers={"origin": f"http://{server[0]}"}) as socket:
        assert socket.next()["you"] == 0
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_r21_the_cookie_proves_the_seat(server: Any, http: Any) -> None:
    """The cookie makes a browser's socket its seat's; no address contains a token."""
    host = create(http)
    with Socket(server[0], host.table, headers={"cookie": f"seat_{host.table}={host.token}"}) as socket:
        assert socket.next()["you"] == 0


def test_a_page_carries_cookies_that_its_browser_refuses(server: Any, http: Any) -> None:
    """Cookies come and go in a header; on a socket, as a protocol."""
    wish = {"game": "felicity", "players": 4, "nickname": "Ann"}
    answer = http.post("/api/v1/tables", json=wish, headers={"rascals-cookies": ""})
    table, token = answer.json()["table"]["id"], answer.json()["token"]
    assert answer.headers["rascals-cookies"] == f"seat_{table}={token}"
    assert "set-cookie" not in answer.headers
    for headers, you in (
        ({"rascals-cookies": f"seat_x=y; seat_{table}={token}"}, 0),
        ({"rascals-cookies": "", "cookie": f"seat_{table}={token}"}, None),
        ({"rascals-cookies": f"seat_{table}"}, None),
    ):
        seen = http.get(f"/api/v1/tables/{table}/view", headers=headers)
        assert (seen.json()["you"], "rascals-cookies" in seen.headers) == (you, False)
    for offered, you in (["rascals", "seat_x.y", f"seat_{table}.{token}"], 0), (["rascals", "seat_x"], None):
        with Socket(server[0], table, subprotocols=offered) as socket:
            assert (socket.next()["you"], socket.wire.subprotocol) == (you, "rascals")


def test_presence(server: Any, http: Any) -> None:
    """Others see a seat connect and disconnect."""
    host = create(http)
    bob = join(http, host)
    with sit(server, host) as watcher:
        watcher.until("snapshot")
        with sit(server, bob) as socket:
            socket.until("snapshot")
            assert watcher.until("table")["table"]["seats"][1]["connected"]
        assert not watcher.until("table")["table"]["seats"][1]["connected"]


def test_asking_for_the_headers_of_a_stream_is_not_listening(server: Any, http: Any) -> None:
    """HEAD on a stream answers at once, with its headers, and connects nobody."""
    host = create(http)
    for path in (f"/tables/{host.table}/events", "/tables/events"):
        answer = http.head(f"/api/v1{path}", headers=host.headers)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
        assert answer.headers["content-type"].startswith("text/event-stream")
    assert not host.get().json()["seats"][0]["connected"]


def test_spectators_are_counted(server: Any, http: Any) -> None:
    """Clients soon get the new number of spectators."""
    host = create(http)
    with sit(server, host) as socket:
        socket.until("snapshot")
        with Socket(server[0], host.table):
            assert socket.until("table")["table"]["watching"] == 1


def test_kicked_and_leaving(server: Any, http: Any) -> None:
    """A removed person's connection says so and ends; that of a person who leaves ends too."""
    host = create(http)
    bob, cas = join(http, host), join(http, host, "Cas")
    with sit(server, bob) as one, sit(server, cas) as two:
        one.until("snapshot")
        two.until("snapshot")
        host.post("/kick", {"seat": bob.seat})
        assert one.until("bye")["code"] == "kicked"
        assert one.close_code() == 4403
        cas.post("/leave")
        assert two.until("bye")["code"] == "closed"


def test_many_tabs_of_one_seat(server: Any, http: Any) -> None:
    """A seat may be open in several places; beyond a limit the oldest is replaced."""
    host = create(http)
    sockets = [sit(server, host) for _ in range(5)]
    assert sockets[0].until("bye")["code"] == "replaced"
    host.post("/chat", {"id": "1", "text": "to all tabs"})
    for socket in sockets[1:]:
        assert socket.until("chat")["line"]["text"] == "to all tabs"
        socket.closing.close()


def test_coming_back_ends_the_stand_in(server: Any, http: Any) -> None:
    """A bot replaces a person who left until they open the table again; a stand-in they requested stays."""
    people = together(http, 3)
    people[1].post("/leave")
    people[2].post("/standin", {"seat": 2, "on": True})
    with sit(server, people[1]) as one, sit(server, people[2]) as two:
        assert one.until("snapshot")["table"]["seats"][1]["standin"] is False
        assert two.until("snapshot")["table"]["seats"][2]["standin"] is True


def test_flags_fall_by_themselves(server: Any, http: Any) -> None:
    """When a clock runs out the stand-in plays, without any request."""
    host = create(http, players=3, clock={"bank": 1, "increment": 0}, seats=[{"kind": "me"}])
    for seat in (1, 2):
        host.post("/bot", {"seat": seat, "bot": "random"})
    with sit(server, host) as socket:
        socket.until("snapshot")
        host.post("/start")
        while not socket.until("table")["table"]["seats"][0]["standin"]:
            pass
        while socket.until("table")["table"]["status"] != "over":
            pass


def test_streams_for_programs(server: Any, http: Any) -> None:
    """The same messages come as server-sent events and as JSON lines, and resume from a given number."""
    host = create(http)
    path = f"http://{server[0]}/api/v1/tables/{host.table}/events"
    with httpx2.stream("GET", path, headers={**host.headers, "accept": "application/x-ndjson"}, **PLAIN) as stream:
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert first["type"] == "snapshot"
        host.post("/chat", {"id": "1", "text": "hello"})
        assert json.loads(next(lines))["line"]["text"] == "hello"
    last = f"{first['run']}:{first['seq']}"
    with httpx2.stream("GET", path, headers={**host.headers, "last-event-id": last}, **PLAIN) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        found = [next(lines) for _ in range(3)]
        assert found[0] == f"id: {first['run']}:{first['seq'] + 1}"
        assert found[1] == "event: chat"
        assert json.loads(found[2].removeprefix("data: "))["line"]["text"] == "hello"
    for after in ("x", "-1", "9" * 30):
        assert http.get(path, params={"after": after}, headers=host.headers).status_code == 400


def test_too_many_messages(tmp_path: Path) -> None:
    """R20: beyond its limit a socket's messages are rejected with the code `rate`; other sockets are unaffected."""
    with live(tmp_path, {**FREE, "ws_messages": Rule(3, 3600)}) as server:
        with httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as http:
            host = create(http)
        with sit(server, host) as socket:
            for n in range(4):
                socket.send(type="ping", t=n)
            assert socket.until("reject")["code"] == "rate"
            for message in ({"type": "preview", "id": "which", "draft": ["deal"]}, {"type": "preview"}):
                socket.send(**message)
            named, nameless = socket.until("reject"), socket.until("reject")
            assert (named["code"], named["id"], nameless["id"]) == ("rate", "which", "")
            with sit(server, host) as other:
                other.send(type="ping", t=1)
                assert other.until("pong", "reject")["type"] == "pong"


def test_event_streams_are_counted_as_open_and_as_ended(tmp_path: Path) -> None:
    """A connection to a table is counted as opened, then as ended, even if the client never says hello."""
    with live(tmp_path) as server:
        with httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as http:
            host = create(http)
        with sit(server, host) as socket:
            assert socket.next()["type"] == "snapshot"
            assert 'rascals_sockets{kind="ws"} 1.0' in server[1].measure().decode()
        with connect(f"ws://{server[0]}/ws/v1/tables/{host.table}") as silent:
            silent.ping().wait()
    assert server[1].streams_ended == 2
    assert 'rascals_sockets{kind="ws"} 0.0' in server[1].measure().decode()


def test_a_move_under_way_when_the_line_breaks(server: Any, http: Any) -> None:
    """R3: a move sent as the connection broke, and again on the next one, is played once and acknowledged."""
    people = together(http, 3)
    mover = next(person for person in people if person.view()["decision"])
    with sit(server, mover) as socket:
        state = socket.until("snapshot")
        move = {"id": "pending", "decision": state["decision"], "move": state["moves"][0]["move"]}
        socket.send(type="play", **move)
    with sit(server, mover, after=state["seq"], run=state["run"]) as socket:
        socket.send(type="play", **move)
        assert socket.until("ack")["id"] == "pending"
        socket.send(type="play", **move)
        assert socket.until("ack")["duplicate"] is True
    assert len(mover.view()["log"]) == 2


def test_a_line_gone_silent_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3: a client that vanishes without closing its connection is detected by the server's pings."""
    assert app.PING + app.PONG <= 30
    monkeypatch.setattr(app, "PING", 0.05)
    monkeypatch.setattr(app, "PONG", 3.0)  # the spectator, who does answer, may be slow too
    with live(tmp_path) as server, httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as http:
        host = create(http)
        bob = join(http, host)
        with sit(server, host) as watcher, Mute(server[0], bob):
            while not watcher.until("table", "snapshot")["table"]["seats"][1]["connected"]:
                pass
            while watcher.until("table")["table"]["seats"][1]["connected"]:
                pass


def test_an_orderly_end(tmp_path: Path) -> None:
    """Clients are told that the server is shutting down."""
    with live(tmp_path) as server, httpx2.Client(base_url=f"http://{server[0]}", **PLAIN) as http:
        socket = sit(server, create(http))
        socket.until("snapshot")
    assert socket.until("bye")["code"] == "shutdown"
    assert socket.close_code() == 1012


# ---------------------------------------------------------------- outage
# While a database is down, sockets end cleanly, and the log is short.


async def away(*_: object, **__: object) -> Any:
    raise StoreError("the database is away")


@pytest.mark.parametrize("when", ["before", "meanwhile"])
async def test_sockets_of_an_outage_are_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Clients that connect or play during a database outage are disconnected cleanly; nothing is raised."""
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        actor = await new_table(service.actors, CreateTable(game="felicity", players=3, nickname=""))
        await actor.do(Sit("Ann", seated := "0" * 64))
        monkeypatch.setattr("rascals.server.api.seat_proof.digest", lambda _token: seated)
        if when == "before":
            actor.stop()
            monkeypatch.setattr(service.store, "table", away)
        listeners = [Listener(app, actor.table.header.id, "T" * 43) for _ in range(3)]
        async with asyncio.TaskGroup() as tasks:
            for listener in listeners:
                tasks.create_task(listener.listen())
            if when == "meanwhile":
                await until(lambda: all(listener.messages for listener in listeners))
                monkeypatch.setattr(service.store, "append", away)
                monkeypatch.setattr(service.store, "entries", away)  # else the table actor goes on from what is written
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
    """It has left its tables to others: a server that forwards a socket is told to look for the owner again.

    A client is told that the server is shutting down, not that the table does not exist.
    """
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        actor = await new_table(service.actors, CreateTable(game="felicity", players=3, nickname=""))
        actor.stop()
        service.stopping = True
        listener = Listener(app, actor.table.header.id)
        scope = {"extensions": {"websocket.http.response": {}}} | ({VIA: "another"} if passed_on else {})
        await listener.listen(scope)
        assert list(service.actors) == []
    if passed_on:
        assert listener.heard[0] == {"type": "websocket.http.response.start", "status": 421, "headers": ANY}
    else:
        assert listener.messages == [{"type": "bye", "code": "shutdown"}]


@pytest.mark.parametrize("name", ["a\0b", "a" * 65, "\u00e9"])
async def test_a_name_that_no_table_can_have_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Its socket is told that the table is closed, even during a database outage: reconnecting is useless."""
    app = create_app(settings(tmp_path), thinker=Thinker(1, InThread, FEW))
    service: Service = app.state.service
    async with app.router.lifespan_context(app):
        monkeypatch.setattr(service.store, "table", away)
        listener = Listener(app, name)
        await listener.listen()
        monkeypatch.undo()
    assert listener.messages == [{"type": "bye", "code": "closed"}]
