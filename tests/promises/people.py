"""People at a real server: programs that hold a seat, play at random, and record what they got."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import PLAIN

# However slow the machine is, a connection is not given up: only the end of the server or the game ends it.
SLOWLY: dict[str, Any] = {"compression": None, "open_timeout": 300, "ping_interval": None}
MOVES = 20  # after this many own moves, one is ready twice as often


@dataclass
class Sent:
    """A command on its way: what was sent, and is sent again until it is answered."""

    id: str
    decision: int
    move: str


@dataclass
class Person:
    """One seat's person, across any number of servers on the same database."""

    table: str
    seat: int
    token: str
    chance: random.Random
    game: str = "felicity"
    open: Sent | None = None
    acknowledged: dict[str, Sent] = field(default_factory=dict)
    refused: list[Any] = field(default_factory=list)
    told: int = 0  # the highest log number received
    over: bool = False
    patient: float = 0.0  # how often the person is ready if that is possible
    wishes: dict[str, str] = field(default_factory=dict)  # whole moves to try until one causes that event
    told_last: dict[str, Any] = field(default_factory=dict)
    draft: list[str] = field(default_factory=list)  # of a composite move
    asking: str = ""  # the preview being waited for
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    every: Callable[[Person, dict[str, Any]], None] = lambda _person, _message: None

    def url(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}/ws/v1/tables/{self.table}"

    async def attend(self, port: int) -> bool:
        """Play until the connection or the game ends; return whether the server, still running, ended it."""
        try:
            await self.play_at(port)
        except ConnectionClosed as closed:
            return closed.rcvd is not None
        except (InvalidHandshake, OSError, TimeoutError):
            return False
        return False

    async def play_at(self, port: int) -> None:
        """Play until the game is over; raise whatever ends the connection before."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.url(port), additional_headers=headers, **SLOWLY) as socket:
            await socket.send(json.dumps({"type": "hello", "after": 0}))
            async for text in socket:
                await self.hear(socket, json.loads(text))
                if self.over:
                    return

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Process one message and answer it."""
        self.every(self, message)
        match message["type"]:
            case "snapshot":
                self.snapshots.append(message)
                self.told = max([self.told, *(entry["n"] for entry in message["log"])])
                self.learn(*message["log"])
                self.over = message["table"]["status"] == "over"
                if self.open is not None:
                    self.told_last = message  # if the command was kept and the seat is asked again, this alone says so
                    await self.send(socket)
                else:
                    await self.choose(socket, message)
            case "preview" if message["id"] == self.asking:
                await self.follow(socket, message)
            case "update":
                self.told = max(self.told, message["entry"]["n"])
                self.learn(message["entry"])
                self.over = message["table_status"] == "over"
                await self.choose(socket, message)
            case "ack":
                if self.open is not None and message["id"] == self.open.id:
                    made = self.acknowledged[self.open.id] = self.open
                    self.open = None
                    # The results of a command written by another server may arrive before the acknowledgement.
                    if self.told_last.get("decision") not in {None, made.decision}:
                        await self.choose(socket, self.told_last)
            case "reject":
                self.refused.append(message)
                self.open = None
                if message["code"] == "illegal":  # after `stale` a snapshot follows
                    await self.choose(socket, self.told_last, wishing=False)

    def learn(self, *entries: dict[str, Any]) -> None:
        """Drop the wishes that have been fulfilled."""
        events = [event for entry in entries for event in entry["events"]]
        mine = {event["event"] for event in events if self.seat == event["args"].get("seat", event["args"].get("from"))}
        self.wishes = {wish: event for wish, event in self.wishes.items() if event not in mine}

    async def choose(self, socket: ClientConnection, message: dict[str, Any], *, wishing: bool = True) -> None:
        """Make a random legal move if one is needed and none is on its way; a composite one step by step."""
        self.told_last, self.asking, self.draft = message, "", []
        if self.open is None and message["moves"]:
            moves = [move["move"] for move in message["moves"]]
            wishes = self.wishes if wishing else ()
            wish = next((wish for wish in wishes if any(wish.startswith(move) for move in moves)), None)
            if wish is not None:
                self.draft.append(wish)
                await self.play(socket)
                return
            impatience = self.patient * (1 + len(self.acknowledged) / MOVES)  # so that the game ends, whatever happens
            hasty = "ready" in moves and self.chance.random() < impatience
            await self.add(socket, "ready" if hasty else self.chance.choice(moves))

    async def add(self, socket: ClientConnection, step: str) -> None:
        """Add a step to the draft; play at once what can only be a whole move."""
        self.draft.append(step)
        if self.patient:
            self.asking = f"{self.chance.getrandbits(64):016x}"
            await socket.send(json.dumps({"type": "preview", "id": self.asking, "draft": self.draft}))
        else:
            await self.play(socket)

    async def follow(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Continue a draft, or play it when it is complete."""
        if message["complete"]:
            await self.play(socket)
        else:
            await self.add(socket, self.chance.choice(message["moves"])["move"])

    async def play(self, socket: ClientConnection) -> None:
        """Send the draft as one move."""
        name = f"{self.chance.getrandbits(64):016x}"
        self.open = Sent(name, self.told_last["decision"], "; ".join(self.draft))
        await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        """Send the pending command."""
        assert self.open is not None
        sent = self.open
        message = {"type": "play", "id": sent.id, "decision": sent.decision, "move": sent.move}
        await socket.send(json.dumps(message))


def http(port: int) -> httpx2.AsyncClient:
    """A client that does not mix up the cookies of different seats."""
    return httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", **PLAIN)


async def sit_down(port: int, players: int, chance: random.Random, **table: Any) -> list[Person]:
    """Make a table for people only, seat them all and start."""
    people: list[Person] = []
    async with http(port) as client:
        for seat in range(players):
            name = f"Person {seat}"
            if seat:
                answer = await client.post("/join", json={"table": people[0].table, "nickname": name})
            else:
                wanted = {"game": "felicity", "players": players, "nickname": name, **table}
                answer = await client.post("/tables", json=wanted)
            client.cookies.clear()
            assert answer.is_success, answer.text
            seated = answer.json()
            game = seated["table"]["game"]
            person = Person(seated["table"]["id"], seated["seat"], seated["token"], chance, game)
            person.patient = 0.0 if game == "felicity" else 0.3
            people.append(person)
        await command(client, people[0], "start")
    return people


async def command(client: httpx2.AsyncClient, person: Person, what: str, **body: Any) -> httpx2.Response:
    """Make a request at the person's table, with their token."""
    headers = {"Authorization": f"Bearer {person.token}"}
    return await client.post(f"/tables/{person.table}/{what}", json=body, headers=headers)


async def until_gone(people: list[Person], port: int) -> None:
    """Let people play until the server is gone or their games are over."""
    await asyncio.gather(*(stay(person, port) for person in people))


async def stay(person: Person, port: int) -> None:
    """Play until the server is gone or the game over; reconnect if a slow machine was taken for a slow client."""
    while await person.attend(port):
        pass
