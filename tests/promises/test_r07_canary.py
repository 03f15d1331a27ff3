"""R7: of nothing hidden a canary token leaves the server; R8: a bot is told what its seat may know, and no more."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import pickle
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rascals.bots import ask
from rascals.server.guard.tokens import digest
from rascals.server.tables.bot_workers import Asked
from rascals.table import Play, Table, Viewer
from tests.promises.fork_server import ForkServer, kill
from tests.promises.people import SLOWLY, Person, command, http
from tests.promises.test_r06_noninterference import AT, OTHER, do, new_table, twins
from tests.suites import deep

PETS = ("-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog")
NAMED = re.compile(rb'"(-8|-5|3|5|8|11|15|rabbit|large-dog|small-dog)"(?!:)')
DUMMY = 3
PACE = 60  # messages to the people before the first round of prying; before each next one `growth` times as many
SONG = "a-canary-sang-this"


class Ear:
    """Everything the server sent, with who it was for."""

    def __init__(self) -> None:
        self.heard: list[tuple[Viewer, str, bytes]] = []

    def hear(self, viewer: Viewer, way: str, data: bytes) -> None:
        self.heard.append((viewer, way, data))

    async def get(self, client: httpx2.AsyncClient, viewer: Viewer, path: str, token: str = "", **more: Any) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await client.request(more.pop("method", "GET"), path, headers=headers, **more)
        head = " ".join(f"{key}: {value}" for key, value in answer.headers.items()).encode()
        self.hear(viewer, f"{answer.status_code} {path}", head + b"\n" + answer.content)


class Truth:
    """What really happened, from the database: only the test may look there."""

    def __init__(self, database: Path, table: str) -> None:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            (self.secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
            rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        bodies = [json.loads(row[0]) for row in rows]
        self.lines = [body["line"] for body in bodies if "line" in body]
        self.hashes = [body["hash"] for body in bodies if "hash" in body]
        self.revealed: list[frozenset[tuple[int, str]]] = []
        seen: set[tuple[int, str]] = set()
        for line in self.lines:
            events = [event for event in line["events"] if "pet" in event["args"]]
            events = [event for event in events if event["event"] in {"revealed", "removed_shown"}]
            seen |= {(event["args"]["owner"], event["args"]["pet"]) for event in events}
            self.revealed.append(frozenset(seen))


def facts(value: Any, owner: int | None = None) -> Iterator[tuple[int | None, str]]:
    """Every (owner, pet) that a JSON value states: events, cards of the row, hands, removed and shown cards."""
    if isinstance(value, list):
        for part in value:
            yield from facts(part, owner)
    if not isinstance(value, dict):
        return
    if "event" in value:
        value = {"owner": owner_of(value["args"]), "pet": value["args"].get("pet")} if whose(value) else {}
    owner = value.get("owner", value.get("seat", owner))
    for key, part in value.items():
        if key in {"won", "moves", "table", "error"}:
            continue  # cards that everybody has seen, without their owner; own moves; what was asked
        named = part if isinstance(part, list) else [part]
        yield from ((owner, pet) for pet in named if isinstance(pet, str) and pet in PETS)
        yield from facts(part, DUMMY if key == "dummy" else owner)


def whose(event: dict[str, Any]) -> bool:
    """Whether an event tells of a card that is somebody's."""
    return owner_of(event["args"]) is not None


def owner_of(args: dict[str, Any]) -> int | None:
    found: int | None = args.get("owner", args.get("seat"))
    return found


def allowed(pair: tuple[int | None, str], viewer: Viewer, known: frozenset[tuple[int, str]]) -> bool:
    """Whether a viewer may know that this owner has or had this pet."""
    return pair[0] == viewer is not None or pair in known


# --- the traffic ------------------------------------------------------------------------------------------


async def watch(ear: Ear, port: int, table: str) -> None:
    """A spectator's socket."""
    with contextlib.suppress(ConnectionClosed):
        async with connect(f"ws://127.0.0.1:{port}/ws/v1/tables/{table}", **SLOWLY) as socket:
            await socket.send('{"type":"hello"}')
            await socket.send('{"type":"play","id":"x","decision":1,"move":"pass"}')
            await socket.send('{"type":"why","id":"y","move":"bid 2"}')
            async for text in socket:
                ear.hear(None, "ws", str(text).encode())
                if '"status":"over"' in text:
                    return


async def stream(ear: Ear, port: int, table: str, person: Person | None) -> None:
    """A read-only event stream, of a spectator or a seat."""
    headers = {} if person is None else {"Authorization": f"Bearer {person.token}", "Accept": "application/x-ndjson"}
    async with http(port) as client, client.stream("GET", f"/tables/{table}/events", headers=headers) as answer:
        async for line in answer.aiter_lines():
            data = line.removeprefix("data: ")
            if data.startswith("{"):
                ear.hear(None if person is None else person.seat, "stream", data.encode())
                if '"status":"over"' in data:
                    return


async def pry(ear: Ear, port: int, people: list[Person], paces: asyncio.Queue[bool], growth: int) -> None:
    """Ask for everything whenever some more has happened in the game.

    Replays grow with the game: where the rounds grow rarer likewise, a game twice as long costs twice as much.
    """
    pace = PACE
    while await several(paces, pace):
        pace *= growth
        await ask_for_everything(ear, port, people)


async def ask_for_everything(ear: Ear, port: int, people: list[Person]) -> None:
    """Ask for all there is, allowed or not, as a stranger and as each of these people."""
    async with http(port) as client:
        for person in [None, *people]:
            viewer, token = (None, "") if person is None else (person.seat, person.token)
            table = f"/tables/{people[0].table}"
            for path in ("", "/view", "/log", "/log?before=60", "/replay", "/replay?pov=me", "/replay?pov=open",
                         "/replay?pov=1", "/replay?pov=2", "/game.json", "/qr.svg", "/why?move=bid%2099"):  # fmt: skip
                await ear.get(client, viewer, table + path, token)
            for body in ({"id": "z", "decision": 10**6, "move": "pass"}, {"id": "z", "seat": 1}, {}):
                await ear.get(client, viewer, f"{table}/commands", token, method="POST", json=body)
            stale = {"id": "s", "decision": 0, "move": "pass"}  # its answer has a snapshot
            await ear.get(client, viewer, f"{table}/commands", token, method="POST", json=stale)
            await ear.get(client, viewer, f"{table}/start", token, method="POST", json={})
        await ear.get(client, None, "/tables")
        for path in ("/metrics", "/healthz"):
            await ear.get(client, None, f"http://127.0.0.1:{port}{path}")


async def several(paces: asyncio.Queue[bool], number: int) -> bool:
    """Wait until a number of messages have come; False once the game is over."""
    for _ in range(number):
        if not await paces.get():
            return False
    return True


async def listen(port: int, players: int, chance: random.Random, **more: Any) -> tuple[Ear, list[Person]]:
    """Play a whole game of two people, each with their own dice, and bots, and hear everything."""
    ear, growth = Ear(), more.pop("growth", 1)
    levels, wishes = more.pop("levels", ("shrewd", "greedy", "random")), more.pop("wishes", {})
    bots = [{"kind": "bot", "bot": levels[seat % len(levels)]} for seat in range(players - 2)]
    async with http(port) as client:
        wanted = {"game": "felicity", "players": players, "nickname": "Ada", "public": True,
                  "seats": [{"kind": "me"}, *bots, {"kind": "open"}], **more}  # fmt: skip
        first = (await client.post("/tables", json=wanted)).json()
        client.cookies.clear()
        second = (await client.post("/join", json={"table": first["table"]["id"], "nickname": "Bo"})).json()
        client.cookies.clear()
        patient = 0.0 if wanted["game"] == "felicity" else 0.3
        people = [
            Person(s["table"]["id"], s["seat"], s["token"], random.Random(chance.random()), patient=patient)
            for s in (first, second)
        ]
        await command(client, people[0], "start")
        await command(client, people[0], "chat", id="song", text=SONG, scope="seats")
    paces: asyncio.Queue[bool] = asyncio.Queue()

    def hear(person: Person, message: dict[str, Any]) -> None:
        ear.hear(person.seat, "ws", json.dumps(message, separators=(",", ":")).encode())
        paces.put_nowait(True)

    for person in people:
        person.every, person.wishes = hear, dict(wishes)
    table = people[0].table
    await ask_for_everything(ear, port, people)  # nobody has moved: the game cannot be over yet
    others = [asyncio.create_task(job) for job in (watch(ear, port, table), pry(ear, port, people, paces, growth),
              stream(ear, port, table, None), stream(ear, port, table, people[1]))]  # fmt: skip
    await asyncio.gather(*(person.attend(port) for person in people))
    paces.put_nowait(False)
    await asyncio.gather(*others)
    return ear, people


# --- the promise ------------------------------------------------------------------------------------------


@pytest.mark.real
@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the servers are forked")
@pytest.mark.parametrize("players", [4, *deep([3, 5])])
async def test_r7_nothing_hidden_leaves_the_server(tmp_path: Path, players: int) -> None:
    """In a whole game with bots, no byte sent to a seat, spectator, stranger, metrics or log file reveals a secret.

    Every message is parsed and each card it names is compared with what had been revealed by then; tokens, their
    digests, the secret, its forms and the hash chain are looked for as raw bytes.
    """
    database, log = tmp_path / "games.db", tmp_path / "log"
    async with ForkServer() as fork_server:
        pid, port = await fork_server.start(
            database=f"sqlite:///{database}", bot_delay=0, log=str(log), log_level="debug"
        )
        ear, people = await listen(port, players, random.Random(players))
        kill(pid)
    truth = Truth(database, people[0].table)
    compared = check_cards(ear, truth)
    assert compared > 100
    check_secrets(ear, truth, people)
    check_spectator(ear)
    check_log(log.read_bytes(), truth, people, ("rabbit", "large-dog", "place "))
    assert {way.split()[0] for _, way, _ in ear.heard} >= {"ws", "stream", "200", "401", "409", "400"}


def check_cards(ear: Ear, truth: Truth) -> int:
    """No message names a card of another seat that had not been revealed when it was sent; how many were checked."""
    compared = 0
    for viewer, way, data in ear.heard:
        text = data[data.index(b"\n") + 1 :] if way[0].isdigit() else data
        if not text.startswith((b"{", b"[")) or (way.startswith("200") and way.endswith("game.json")):
            continue  # a saved game is given out once all lies open
        message = json.loads(text)
        if "snapshot" in message:
            message = message["snapshot"]
        if isinstance(message, list):
            message = {"tables": message}
        if (message.get("table") or {}).get("status") == "over":
            continue
        if "frames" in message:
            parts = list(zip(message["frames"], range(10**6), strict=False))
        else:
            entries = [*message.get("log", ()), *message.get("lines", ()), message.get("entry")]
            moments = [entry["n"] for entry in entries if entry]
            parts = [(message, moments[-1] if moments else 0)]
        for part, moment in parts:
            known = truth.revealed[min(moment, len(truth.revealed) - 1)]
            if (part.get("view") or {}).get("phase") == "over":
                continue
            wrong = [pair for pair in facts(part) if not allowed(pair, viewer, known)]
            assert not wrong, (viewer, way, wrong, part)
            compared += "view" in part
    return compared


def check_secrets(ear: Ear, truth: Truth, people: list[Person]) -> None:
    """Tokens go to nobody again, digests and hashes never, the secret only with the news that the game is over."""
    never = [person.token for person in people] + [digest(person.token) for person in people]
    secret = truth.secret
    before = [secret.hex(), base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode(), *truth.hashes]
    for viewer, way, data in ear.heard:
        saved = way.startswith("200") and way.endswith("game.json")
        for hidden in never if saved or b'"status":"over"' in data else never + before:
            assert hidden.encode() not in data, (viewer, way)
        assert viewer is not None or SONG.encode() not in data, way


def check_spectator(ear: Ear) -> None:
    """A spectator's socket names no pet at all until somebody's card has been revealed."""
    for viewer, way, data in ear.heard:
        if viewer is None and way == "ws":
            if b'"event":"revealed"' in data:
                return
            assert not NAMED.search(data), data
    pytest.fail("no card was ever revealed")


def check_log(log: bytes, truth: Truth, people: list[Person], words: tuple[str, ...]) -> None:
    """The log file, at its most talkative, names no token, secret, card, move, name or word of the talk."""
    hidden = [person.token for person in people] + [digest(person.token) for person in people]
    hidden += [truth.secret.hex(), SONG, "Ada", *words, *truth.hashes]
    for word in hidden:
        assert word.encode() not in log, word


def question_in(table: Table, seat: int) -> bytes:
    """What travels to a bot that is asked for a seat."""
    assert table.match is not None
    return pickle.dumps(Asked.of(ask(table.match, seat, random.Random(8)), "shrewd"))


# --- R8 -----------------------------------------------------------------------------------------------------


def test_r8_a_bot_is_asked_with_what_its_seat_knows_and_nothing_else() -> None:
    """In two worlds that its seat cannot distinguish, a bot gets the same question except for its random numbers."""
    chance = random.Random(8)
    compared = 0
    for players in (3, 4, 5):
        table = new_table(players, chance)
        while table.match is not None and not table.match.over:
            (seat,) = table.match.acting
            travelling = [question_in(twin, seat) for twin in twins(table, seat, chance)]
            one, two = (pickle.loads(data) for data in travelling)  # noqa: S301 - our own bytes
            assert told(one) == told(two)
            assert one.seed > 0
            assert not any(trace in data for trace in (table.secret, OTHER, b"canary") for data in travelling)
            move = chance.choice(table.match.legal(seat))
            do(table, Play(seat, f"{compared}", table.decisions[seat], str(move)), AT)
            compared += 1
    assert compared > 150


def told(asked: Asked) -> list[Any]:
    """All that a bot learns from what has travelled to it, but for the seed of its dice."""
    question = asked.question
    assert {field.name for field in fields(question)} == {
        "game", "seat", "known", "moves", "random", "budget", "cancelled", "draft", "weigh",
    }  # fmt: skip
    return [
        asked.level, question.game, question.seat, question.moves, question.draft, question.view, question.history,
        question.world, question.deal(random.Random(1)), question.imagine(random.Random(1)).save_text(),
    ]  # fmt: skip
