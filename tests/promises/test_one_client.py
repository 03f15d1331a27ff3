"""R7 of a store shared by all: what one client sends disturbs no other table, and gains it no time."""

from __future__ import annotations

import asyncio
import json
import os
import random

import httpx2
import pytest
from websockets.asyncio.client import connect

from tests.promises.fork_server import ForkServer
from tests.promises.people import SLOWLY, Person, http, sit_down
from tests.server import postgres

pytestmark = [
    pytest.mark.slow,
    pytest.mark.postgres,
    pytest.mark.skipif(os.name == "nt", reason="the server is forked"),
]

BANK = 30
ODD = ("a\0b", "\0", "\x7f", "\x1b[2J", "é", "\u202e", "a\n")  # no id of a command


class Nuisance:
    """Somebody who sends odd ids, by both doors, until the others have finished; `answers` are what came back."""

    def __init__(self, port: int, me: Person) -> None:
        self.port, self.me = port, me
        self.answers: list[int] = []
        self.refusals: list[str] = []
        self.health: list[int] = []
        self.clocks: list[float] = []

    async def bother(self) -> None:
        """Send everything once, and see how the server is and what one's own clock says."""
        headers = {"Authorization": f"Bearer {self.me.token}"}
        async with http(self.port) as client:
            mine = (await client.get(f"/tables/{self.me.table}/view", headers=headers)).json()
            self.clocks.append(mine["clocks"]["remaining"][self.me.seat])
            await asyncio.gather(*(self._send(client, odd, mine["decision"]) for odd in ODD))
            for odd in ("%00", "a%00b", "%ff", "%1b"):
                answer = await client.get(f"/tables/{odd}", headers=headers)
                self.answers.append(answer.status_code)
            self.health.append((await client.get(f"http://127.0.0.1:{self.port}/healthz")).status_code)
        await self._over_the_socket(mine["decision"])

    async def _send(self, client: httpx2.AsyncClient, odd: str, decision: int) -> None:
        headers = {"Authorization": f"Bearer {self.me.token}"}
        for what, body in (("commands", {"decision": decision, "move": "no move"}), ("chat", {"text": "hello"})):
            answer = await client.post(f"/tables/{self.me.table}/{what}", json={"id": odd, **body}, headers=headers)
            self.answers.append(answer.status_code)

    async def _over_the_socket(self, decision: int) -> None:
        headers = {"Authorization": f"Bearer {self.me.token}"}
        async with connect(self.me.url(self.port), additional_headers=headers, **SLOWLY) as socket:
            await socket.send('{"type":"hello"}')
            for odd in ODD:
                await socket.send(json.dumps({"type": "say", "id": odd, "text": "hello"}))
                await socket.send(json.dumps({"type": "play", "id": odd, "decision": decision, "move": "no move"}))
            left = 2 * len(ODD)
            while left:
                message = json.loads(await socket.recv())
                if message["type"] in {"reject", "ack"}:
                    self.refusals.append(message.get("code", "ack"))
                    left -= 1


@pytest.mark.thorough
async def test_r7_odd_ids_disturb_nobody_on_postgresql() -> None:
    """While a client sends ids that no database can store, all others play to the end without disconnects or refusals.

    The server stays healthy throughout, and the sender gains no time.
    """
    with postgres.running() as database:
        async with ForkServer() as fork_server:
            _, port = await fork_server.start(database=database, bot_delay=0)
            chance = random.Random("odd")
            tables = [await sit_down(port, 3, chance) for _ in range(6)]
            pest = Nuisance(port, (await sit_down(port, 3, chance, clock={"bank": BANK, "increment": 0}))[0])
            people = [person for table in tables for person in table]
            playing = asyncio.ensure_future(asyncio.gather(*(person.attend(port) for person in people)))
            while not playing.done():
                await pest.bother()
            await playing
    assert all(person.over for person in people), "somebody was disconnected"
    assert [person.refused for person in people if person.refused] == []
    assert set(pest.answers) <= {400, 404}
    assert set(pest.refusals) == {"bad"}
    assert set(pest.health) == {200}
    assert max(pest.clocks) <= BANK
