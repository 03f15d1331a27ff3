"""R4: commands apply at most once, however often, late or out of order they arrive; R5: one of many wins; R9."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rascals.server.tables import making
from rascals.table.seats import TableSeat
from tests.conftest import Amount
from tests.promises.conftest import Served
from tests.promises.fork_server import ForkServer, kill
from tests.promises.people import command, http, sit_down

pytestmark = pytest.mark.real

SECRET = b"S" * 32


@pytest.fixture
def one_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same chance and binds names alike, so that two games can be compared."""
    from hashlib import sha256

    monkeypatch.setattr(TableSeat, "salt", lambda _self, _table: "a" * 64)
    monkeypatch.setattr(making, "new_secret", lambda: (SECRET, sha256(SECRET).hexdigest()))


def last_hash(served: Served, table: str) -> str:
    with contextlib.closing(sqlite3.connect(served.database)) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    found: str = [body["hash"] for body in (json.loads(row[0]) for row in rows) if "hash" in body][-1]
    return found


def orders(served: Served, table: str, tokens: list[str]) -> list[tuple[int, dict[str, Any]]]:
    """Play a whole game normally; return its commands."""
    found: list[tuple[int, dict[str, Any]]] = []
    while served.view(table)["view"]["acting"]:
        seat = served.view(table)["view"]["acting"][0]
        mine = served.view(table, tokens[seat])
        move = mine["moves"][len(found) % min(3, len(mine["moves"]))]["move"]
        body = {"id": f"order {len(found)}", "decision": mine["decision"], "move": move}
        answer = served.ask("POST", f"/tables/{table}/commands", tokens[seat], json=body)
        assert answer.json() == {"type": "ack", "id": body["id"], "duplicate": False}
        found.append((seat, body))
    return found


@pytest.mark.usefixtures("one_secret")
def test_r4_repeats_delays_and_wrong_order_change_nothing(served: Served) -> None:
    """Commands sent twice, mixed with old and premature ones, lead to the same last hash."""
    chance = random.Random(4)
    plain, tokens = served.playing()
    commands = orders(served, plain, tokens)
    troubled, tokens = served.playing()
    counted: Counter[str] = Counter()

    def send(n: int) -> tuple[int, Any]:
        seat, body = commands[n]
        answer = served.ask("POST", f"/tables/{troubled}/commands", tokens[seat], json=body)
        return answer.status_code, answer.json()

    for n in range(len(commands)):
        early = min(n + chance.randint(1, 9), len(commands) - 1)
        if early > n:
            status, answer = send(early)
            assert (status, answer["error"]["code"]) in {(409, "stale"), (409, "not_your_decision")}
            counted["early"] += 1
        assert send(n) == (200, {"type": "ack", "id": commands[n][1]["id"], "duplicate": False})
        for old in {n, chance.randrange(n + 1)}:
            assert send(old) == (200, {"type": "ack", "id": commands[old][1]["id"], "duplicate": True})
            counted["again"] += 1
    assert last_hash(served, troubled) == last_hash(served, plain)
    assert counted["early"] > 40
    assert counted["again"] > 60


@pytest.mark.skipif(os.name == "nt", reason="the servers are forked")
async def test_r5_of_many_answers_to_one_decision_exactly_one_counts(tmp_path: Path, amount: Amount) -> None:
    """Of sixteen different commands for one decision at the same moment one is acknowledged, fifteen are stale."""
    async with ForkServer() as fork_server:
        pid, port = await fork_server.start(database=f"sqlite:///{tmp_path / 'games.db'}", bot_delay=0)
        people = await sit_down(port, 4, random.Random(5))
        async with http(port) as client:
            for n in range(amount(4, 12)):
                headers = [{"Authorization": f"Bearer {person.token}"} for person in people]
                path = f"/tables/{people[0].table}/view"
                seat = (await client.get(path, headers=headers[0])).json()["view"]["acting"][0]
                mine = (await client.get(path, headers=headers[seat])).json()
                tries = [
                    command(client, people[seat], "commands", id=f"{n} {i}", decision=mine["decision"],
                            move=mine["moves"][i % len(mine["moves"])]["move"])
                    for i in range(16)
                ]  # fmt: skip
                answers = await asyncio.gather(*tries)
                assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
                after = (await client.get(path, headers=headers[seat])).json()
                assert len(after["log"]) == len(mine["log"]) + 1
        kill(pid)


def test_r9_the_same_moves_make_the_same_game_everywhere() -> None:
    """A recorded game's chain of hashes does not depend on PYTHONHASHSEED."""
    code = (
        "import sys, rascals\n"
        "m = rascals.game('felicity', players=5).new(seed='golden')\n"
        "while not m.over: m.play(m.acting[0], m.legal(m.acting[0])[len(m.history) % 2 - 1])\n"
        "sys.stdout.write(m.save_text().splitlines()[-1])"
    )
    one, other = (
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "4242")
    )
    assert one == other != b""
