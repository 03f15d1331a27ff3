"""R2: a database that is away, at the start or in between, is waited for; then everything is there again."""

from __future__ import annotations

import asyncio
import os
import random

import pytest

from tests.promises.fork_server import ForkServer, gone, kill
from tests.promises.people import Person, command, http, sit_down
from tests.server import postgres

pytestmark = [
    pytest.mark.real,
    pytest.mark.slow,
    pytest.mark.postgres,
    pytest.mark.skipif(os.name == "nt", reason="the servers are forked"),
]

TABLES = 3


async def health(port: int) -> int:
    async with http(port) as client:
        return (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code


async def playing(port: int) -> int:
    """How many tables in play the server has in memory."""
    async with http(port) as client:
        page = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    found = next(line for line in page.splitlines() if line.startswith('rascals_tables{status="playing"}'))
    return round(float(found.split()[-1]))


async def until_back(port: int) -> None:
    """Wait until the server is well and has all tables; the test's time limit is the limit."""
    while (await health(port), await playing(port)) != (200, TABLES):  # noqa: ASYNC110 - another process sets no event
        await asyncio.sleep(0.05)


async def say(port: int, people: list[Person], text: str) -> list[int]:
    """Say something at every table; the answers."""
    async with http(port) as client:
        answers = [await command(client, person, "chat", id=text, text=text) for person in people]
    return [answer.status_code for answer in answers]


async def test_r2_a_database_that_is_away_is_waited_for() -> None:
    """If the database is away at the start, the server listens, reports it, and loads all tables once it is back.

    Away later: what is tried meanwhile is refused, and all tables come back without anybody asking for them.
    """
    chance = random.Random("outage")
    with postgres.running() as database:
        async with ForkServer() as fork_server:
            pid, port = await fork_server.start(database=database, bot_delay=0)
            tables = [await sit_down(port, 3, chance) for _ in range(TABLES)]
            firsts = [people[0] for people in tables]
            kill(pid)
            await gone(pid)
            await asyncio.to_thread(postgres.stop, database)
            _, port = await fork_server.start(database=database, bot_delay=0)
            assert await health(port) == 503
            assert set(await say(port, firsts, "anybody?")) == {503}
            await asyncio.to_thread(postgres.start, database)
            await until_back(port)
            assert set(await say(port, firsts, "here")) == {200}
            await asyncio.to_thread(postgres.stop, database)
            assert set(await say(port, firsts, "and now?")) == {503}
            assert await health(port) == 503
            await asyncio.to_thread(postgres.start, database)
            await until_back(port)
            assert set(await say(port, firsts, "here again")) == {200}
            await asyncio.gather(*(person.attend(port) for people in tables for person in people))
    assert all(person.over for people in tables for person in people)
