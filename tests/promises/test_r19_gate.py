"""R19–R24 for the whole server: what comes in, how often, from whom, in whose name, and what goes out.

Rate limits are tested where they apply, in `tests/server/test_rest.py` and `test_sockets.py`, and their numbers in
`test_limits.py`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

import rascals
from rascals.server.api import rest
from rascals.server.guard.tokens import is_token, new_token
from rascals.server.limits import Limits
from rascals.server.tables.table_actor import TableActor
from tests.promises.conftest import API, Served
from tests.server.in_memory import Time

pytestmark = pytest.mark.real

STRANGER = "203.0.113.9"
SOURCES = Path(rascals.__file__).parent


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[tuple[Served, Time]]:
    """A server with the promised limits, seen by a stranger."""
    clock = Time(5000.0)  # seconds
    with Served(tmp_path, limits=Limits(clock), client=STRANGER) as served:
        yield served, clock


def refused(answer: Any, status: int) -> dict[str, Any]:
    """Return the error in an answer, after checking its status, form and that it reveals nothing internal."""
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert set(error) == {"code", "reason", "text", "clause"}
    assert set(error["reason"]) == {"id", "args"}
    assert "\n" not in error["text"]
    assert not re.search(r"Traceback|File \"|\.py|line \d|sqlalchemy|object at 0x", answer.text)
    return error


# --- R19: what comes in ---------------------------------------------------------------------------------

BODIES = {
    "empty": (b"", 400),
    "not JSON": (b"{", 400),
    "an array": (b"[]", 400),
    "a wrong type": (b'{"game":1,"players":4,"nickname":"A"}', 400),
    "an unknown field": (b'{"game":"felicity","players":4,"nickname":"A","admin":true}', 400),
    "a key twice": (b'{"game":"felicity","players":4,"nickname":"A","nickname":"B"}', 400),
    "NaN": (b'{"game":"felicity","players":NaN,"nickname":"A"}', 400),
    "infinity": (b'{"game":"felicity","players":1e999,"nickname":"A"}', 400),
    "too deep": (b'{"game":' + b"[" * 9 + b"]" * 9 + b"}", 400),
    "very deep": (b"[" * 16_000, 400),
    "half a character": (b'{"game":"felicity","players":4,"nickname":"\\ud800"}', 400),
    "no UTF-8": (b'{"game":"felicity","players":4,"nickname":"\xff"}', 400),
    "a huge number": (b'{"game":"felicity","players":' + b"9" * 5000 + b',"nickname":"A"}', 400),
    "too large": (b'{"game":"' + b"x" * 16_384 + b'"}', 413),
    "no such game": (b'{"game":"chess","players":4,"nickname":"A"}', 400),
    "no such players": (b'{"game":"felicity","players":9,"nickname":"A"}', 400),
    "no such option": (b'{"game":"felicity","players":4,"nickname":"A","options":{"x":1}}', 400),
    **{f"an option called {name}": (json.dumps({"game": "felicity", "players": 4, "nickname": "A",
                                                "options": {name: "felicity"}}).encode(), 400)
       for name in ("name", "players", "edition", "data", "self", "definition")},
    "too many seats": (b'{"game":"felicity","players":3,"nickname":"A","seats":[' + b'{"kind":"open"},' * 9
                       + b'{"kind":"open"}]}', 400),
    "no such bot": (b'{"game":"felicity","players":3,"nickname":"A","seats":[{"kind":"bot","bot":"x"}]}', 400),
    "a long name": (json.dumps({"game": "felicity", "players": 4, "nickname": "x" * 25}).encode(), 400),
    "a name that turns round": (json.dumps({"game": "felicity", "players": 4, "nickname": "a\u202eb"}).encode(), 400),
    "an invisible name": (json.dumps({"game": "felicity", "players": 4, "nickname": "a\u200bb"}).encode(), 400),
    "no name": (json.dumps({"game": "felicity", "players": 4, "nickname": "  "}).encode(), 400),
}  # fmt: skip


def test_r19_a_bad_body_makes_no_table(served: Served) -> None:
    """Any invalid request is refused in one line, and no table is made."""
    for name, (body, status) in BODIES.items():
        answer = served.ask("POST", "/tables", content=body)
        assert answer.status_code == status, name
        refused(answer, status)
        assert len(served.app.state.service.actors) == 0, name


FRAMES = [
    "", "{", "[]", "null", '{"type":"fly"}', '{"type":"ping"}', '{"type":"ping","t":NaN}', '{"type":"ping","t":1e999}',
    '{"type":"ping","t":1,"t":2}', '{"type":"play","id":"a","decision":1,"move":"pass","seat":2}',
    '{"type":"preview","id":"a","draft":' + "[" * 9 + "]" * 9 + "}", '{"type":"say","id":"a","text":"\\ud800"}',
    '{"type":"say","id":"a","text":"' + "x" * 301 + '"}', '{"type":"say","id":"a","text":"a\u202eb"}',
    '{"type":"say","id":"","text":"a"}', '{"type":"why","id":"a","move":"' + "x" * 3001 + '"}',
    '{"type":"ping","t":1,"x":"' + "y" * 9000 + '"}',
]  # fmt: skip


def test_r19_bad_frames_are_refused_and_the_socket_lives(served: Served) -> None:
    """Each bad frame gets its own reject; the socket still works, and nothing was said or played."""
    table, tokens = served.playing()
    with served.socket(table, tokens[0]) as socket:
        socket.send_json({"type": "hello"})
        log = socket.receive_json()["log"]
        for frame in FRAMES:
            socket.send_text(frame)
            answer = socket.receive_json()
            while answer["type"] == "table":
                answer = socket.receive_json()
            assert (answer["type"], answer["code"]) == ("reject", "bad"), frame[:80]
        socket.send_bytes(b"\xff\xfe{}")
        assert socket.receive_json()["type"] == "reject"
        socket.send_json({"type": "ping", "t": 5})
        assert socket.receive_json()["t"] == 5
    after = served.view(table, tokens[0])
    assert (after["log"], after["chat"]) == (log, [])


def test_r7_ids_that_no_database_keeps_are_refused(served: Served) -> None:
    """By REST and socket, as `bad`: in a shared store no command may spoil others written with it."""
    table, tokens = served.playing()
    with served.socket(table, tokens[0]) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "snapshot"
        for odd in ("a\0b", "\0", "\x7f", "\x1b[2J", "é", "\u202e", "a\n"):
            for what, body in (("commands", {"decision": 1, "move": "pass"}), ("chat", {"text": "hello"})):
                refused(served.ask("POST", f"/tables/{table}/{what}", tokens[0], json={"id": odd, **body}), 400)
            for message in ({"type": "say", "text": "hello"}, {"type": "play", "decision": 1, "move": "pass"}):
                socket.send_json({**message, "id": odd})
                assert socket.receive_json()["code"] == "bad", odd


def test_r19_whoever_sends_only_rubbish_is_let_go(served: Served) -> None:
    """A socket with too many refused messages is closed."""
    table, tokens = served.playing()
    with served.socket(table, tokens[0]) as socket:
        socket.send_json({"type": "hello"})
        with pytest.raises(WebSocketDisconnect):
            rubbish(socket, 200)


def rubbish(socket: Any, times: int) -> None:
    for _ in range(times):
        socket.send_text("rubbish")
        socket.receive_json()


# --- R20: how often -------------------------------------------------------------------------------------


def test_r20_five_lines_of_talk_in_ten_seconds(limited: tuple[Served, Time]) -> None:
    """Talk over REST and socket counts together; each seat has its own limit."""
    served, clock = limited
    table, tokens = served.made("Ada", "Bo")

    def say(n: int, token: str) -> int:
        body = {"id": f"{n}", "text": "hello", "scope": "table"}
        return served.ask("POST", f"/tables/{table}/chat", token, json=body).status_code

    assert [say(n, tokens[0]) for n in range(6)] == [200] * 5 + [429]
    with served.socket(table, tokens[0]) as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        socket.send_json({"type": "say", "id": "x", "text": "hello"})
        assert socket.receive_json()["code"] == "rate"
    assert say(7, tokens[1]) == 200
    clock.now += 2.1
    assert say(8, tokens[0]) == 200


def test_r20_eighty_handshakes_in_thirty_seconds(limited: tuple[Served, Time]) -> None:
    """New sockets and event streams of one address count together."""
    served, clock = limited
    served.limits.rules = {**served.limits.rules, "requests": served.limits.rules["requests_local"]}
    table, tokens = served.playing()
    for _ in range(80):
        with served.socket(table, tokens[0]):
            pass
    with pytest.raises(WebSocketDenialResponse) as caught, served.socket(table, tokens[0]):
        pass
    assert caught.value.status_code == 429
    refused(served.ask("GET", f"/tables/{table}/events"), 429)
    clock.now += 0.4
    with served.socket(table, tokens[0]):
        pass


# --- R21 and R22: from whom, in whose name --------------------------------------------------------------

ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("start", {}), ("leave", {}), ("return", {}), ("rematch", {}), ("forget", {}), ("kick", {"seat": 1}),
    ("bot", {"seat": 1, "bot": "random"}), ("standin", {"seat": 0, "on": True}),
    ("commands", {"id": "x", "decision": 1, "move": "pass"}), ("chat", {"id": "x", "text": "hello"}),
    ("undo", {"id": "x", "decision": 1}), ("pledge", {"pledge": "0" * 64}), ("open", {"nonce": "0" * 64}),
    ("advice", {"decision": 1}), ("coach", {"on": True}), ("pause", {"pause": 0}), ("hurry", {}),
    ("wish", {"condition": "pass-above", "number": 3}), ("dayoff", {"taken": 0}),
    ("call", {"language": "en", "caller": "c" * 43}), ("uncall", {"caller": "c" * 43}),
]  # fmt: skip


def test_every_action_of_a_table_is_in_the_matrix() -> None:
    """A new operation must be added to the matrix of tokens."""
    found = {op.path.rpartition("/")[2] for op in rest.OPERATIONS if op.method == "POST" and "{id}" in op.path}
    assert found == {name for name, _ in ACTIONS}


@pytest.mark.parametrize("state", ["open", "playing", "over"])
def test_r21_no_token_but_the_seats_own_acts(served: Served, state: str) -> None:
    """A missing, forged, partial, foreign or revoked token, or a digest instead, is refused for every action."""
    table, tokens = served.made("Ada", "Bo")
    served.ask("POST", f"/tables/{table}/kick", tokens[0], json={"seat": 1})
    for name in ("Cy", "Di", "Ed"):
        tokens.append(served.joined(table, name, tokens[0]))
    people = [tokens[0], *tokens[2:]]
    _, others = served.made("Flo")
    if state != "open":
        served.ask("POST", f"/tables/{table}/start", tokens[0], json={})
    if state == "over":
        served.play(table, people)
    actor = next(actor for actor in served.app.state.service.actors if actor.table.header.id == table)
    before = (actor.table.entries, actor.table.info())
    digests = [place.token for place in actor.table.seats]
    forged = [
        None,
        "",
        "x",
        new_token()[0],
        tokens[0][:-1],
        tokens[0] + "x",
        tokens[1],
        others[0],
        *digests,
        "\u00e9" * 43,
    ]
    for token in forged:
        for name, body in ACTIONS:
            header = {} if token is None else {"Authorization": b"Bearer " + token.encode("latin-1")}
            answer = served.ask("POST", f"/tables/{table}/{name}", json=body, headers=header)
            error = refused(answer, 401)
            form = "missing" if token is None else "unknown" if is_token(token) else "malformed"
            form = "expired" if token == tokens[1] else form  # of the person who was kicked
            assert error["reason"] == {"id": f"token-{form}", "args": {}}, (name, token)
    assert (actor.table.entries, actor.table.info()) == before


def test_r22_nobody_acts_or_looks_in_anothers_name(served: Served) -> None:
    """A seat given in a body, query or header changes nothing: only the token determines the seat."""
    table, tokens = served.playing()
    acting = served.view(table)["view"]["acting"][0]
    mine = served.view(table, tokens[acting])
    play = {"id": "x", "decision": mine["decision"], "move": mine["moves"][0]["move"]}
    for seat, token in enumerate(tokens):
        if seat == acting:
            continue
        refused(served.ask("POST", f"/tables/{table}/commands", token, json=play), 409)
        refused(served.ask("POST", f"/tables/{table}/commands", token, json={**play, "seat": acting}), 400)
        refused(served.ask("POST", f"/tables/{table}/commands?seat={acting}", token, json=play), 409)
        refused(served.ask("GET", f"/tables/{table}/replay?pov={acting}", token), 409)
        hands = served.view(table, token)["view"]["seats"]
        assert [place["seat"] for place in hands if place["hand"]] == [seat]
        assert served.ask("GET", f"/tables/{table}/view?seat={acting}", token).json()["you"] == seat
    assert served.ask("GET", f"/tables/{table}/view?token={tokens[0]}").json()["you"] is None
    assert served.view(table)["log"][1:] == []


SPECTATORS_TRY: dict[str, dict[str, Any]] = {
    "play": {"decision": 1, "move": "pass"},
    "why": {"move": "pass"},
    "preview": {"draft": []},
    "say": {"text": "hi"},
}


def test_r22_a_spectator_sees_the_public_side_alone_and_only_where_allowed(served: Served) -> None:
    """Without a token nobody sees a hand or acts; a table without spectators shows strangers nothing of the game."""
    table, _ = served.playing()
    assert all(place["hand"] is None for place in served.view(table)["view"]["seats"])
    with served.socket(table) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["you"] is None
        for kind, more in SPECTATORS_TRY.items():
            socket.send_json({"type": kind, "id": "x", **more})
            answer = socket.receive_json()
            while answer["type"] == "table":
                answer = socket.receive_json()
            assert (answer["type"], answer["code"]) == ("reject", "not_your_decision")
    closed, tokens = served.playing(spectators=False)
    for path in ("view", "replay", "events", "game.json"):
        refused(served.ask("GET", f"/tables/{closed}/{path}"), 403)
    with served.socket(closed) as socket:
        assert socket.receive_json() == {"type": "bye", "code": "closed"}
    assert served.view(closed, tokens[0])["you"] == 0


@pytest.mark.parametrize("put_out", [True, False], ids=["kicked", "left"])
def test_r22_who_is_slow_to_say_hello_gets_nobody_elses_seat(served: Served, *, put_out: bool) -> None:
    """A seat that was freed and taken by another person before the hello shows neither hand nor moves."""
    table, tokens = served.made("Ann", "Eve")
    with served.socket(table, tokens[1]) as waiting:
        what = ("kick", tokens[0], {"seat": 1}) if put_out else ("leave", tokens[1], {})
        assert served.ask("POST", f"/tables/{table}/{what[0]}", what[1], json=what[2]).is_success
        code = served.ask("GET", f"/tables/{table}", tokens[0]).json()["code"]
        assert served.ask("POST", "/join", json={"code": code, "nickname": "Ben"}).json()["seat"] == 1
        waiting.send_json({"type": "hello"})
        assert waiting.receive_json() == {"type": "bye", "code": "closed"}


# --- R23 and R24: what goes out ---------------------------------------------------------------------------

NAUGHTY = ["</script><b>x", "<img src=x onerror=1>", "{{7*7}}", "'; DROP TABLE t;--", "%s%n${jndi:x}"]


@pytest.mark.parametrize("name", NAUGHTY)
def test_r23_names_and_talk_are_only_ever_text(served: Served, name: str) -> None:
    """Markup in a name or talk is sent as a JSON string; no page contains it, and the answers are not HTML."""
    table, tokens = served.made(name)
    said = {"id": "x", "text": name * 3, "scope": "table"}
    assert served.ask("POST", f"/tables/{table}/chat", tokens[0], json=said).is_success
    for path in (f"{API}/tables/{table}", f"{API}/tables/{table}/view", f"/t/{table}", "/", f"/j/{name}", f"/r/{name}"):
        answer = served.client.get(path)
        if answer.headers["content-type"].startswith("text/html"):
            assert name not in answer.text
            assert escape(name) not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert served.view(table)["table"]["seats"][0]["name"] == name


def test_r23_a_fault_of_ours_tells_the_client_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any exception becomes one plain sentence over REST, and the server goes on."""
    table, tokens = served.playing()

    async def broken(*_: Any) -> None:
        raise RuntimeError("canary in /secret/path.py line 12")

    with monkeypatch.context() as patch:
        patch.setattr(TableActor, "do", broken)
        body = {"id": "x", "decision": 1, "move": "pass"}
        error = refused(served.ask("POST", f"/tables/{table}/commands", tokens[0], json=body), 503)
        assert "canary" not in json.dumps(error)
    assert served.view(table, tokens[0])["you"] == 0


ODD = ["/tables/../../etc/passwd", "/tables/%00", "/tables/" + "x" * 5000, "/tables/x/replay?pov=%ff", "/texts/xx",
       "/texts/..%2f..%2fsecret", "/games/felicity/rules/..", "/games/x/rules/en", "/codes/%3Cscript%3E",
       "/nowhere"]  # fmt: skip


def test_r23_odd_addresses_are_refused_plainly(served: Served) -> None:
    """Any odd URL is refused in the common form."""
    for path in ODD:
        answer = served.ask("GET", path)
        assert answer.status_code in {400, 404}, path
        refused(answer, answer.status_code)


def test_r23_no_source_is_written_of_what_is_received(monkeypatch: pytest.MonkeyPatch) -> None:
    """After games are loaded, no source code is generated from options, components, moves, saved games or positions."""
    games = {name: rascals.game(name) for name in rascals.games()}
    for game in games.values():
        game.new(1).state.copy()

    def refused(*_: object) -> None:
        raise AssertionError("source was written of what was received")

    for room in ("blank", "moves", "observation", "state"):
        monkeypatch.setattr(f"rascals.core.{room}.generated", refused)
    altered = rascals.game("felicity", players=5, small_dog="mildest", data={"pets.values": [*range(10)]})
    for game in (*games.values(), altered):
        match = rascals.play(game, ["random"] * game.players, seed=3)
        assert rascals.verify_text(match.save_text()).ok
        game.from_position(json.loads(json.dumps(match.position())), seed=1).view(0)


def test_r24_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """A file that is no database is refused in one line when it is opened, and not changed."""
    path, content = tmp_path / "letter.txt", "no database at all, " * 90
    path.write_text(content)
    command = [sys.executable, "-m", "rascals.server", "--port", "0", "--database", f"sqlite:///{path}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert path.read_text() == content
