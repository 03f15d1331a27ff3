"""R1, R2: what is stored comes back: damaged tables set aside, a full disk, a database outage."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.server.guard.tokens import digest
from rascals.server.store.sql import open_store
from rascals.server.tables.persistence import saved_so_far
from rascals.table.seats import PERSON
from tests.promises.conftest import HOST, Served
from tests.promises.fork_server import ForkServer, gone, kill
from tests.promises.people import Person, command, http, sit_down
from tests.server import postgres
from tests.server.serving import logged

pytestmark = pytest.mark.real

WHOLE = 3  # undamaged tables


@contextlib.contextmanager
def changed(database: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        yield connection


Some = tuple[Path, str, list[str], list[tuple[str, list[str]]]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Some:
    """Tables in play, of a server that has stopped: the database, one table, its people's tokens, and the others."""
    with Served(tmp_path_factory.mktemp("played")) as served:
        bad, tokens = served.playing(3)
        served.play(bad, tokens, 12)
        others = [served.playing(3) for _ in range(WHOLE)]
        for other, people in others:
            served.play(other, people, 4)
    return served.database, bad, tokens, others


@pytest.fixture
def some(played: Some, tmp_path: Path) -> Some:
    """The same tables in the test's own database."""
    shutil.copytree(played[0].parent, tmp_path, dirs_exist_ok=True)
    return tmp_path / played[0].name, *played[1:]


Damaging = Callable[[sqlite3.Connection, str], object]


def change(what: str) -> Damaging:
    """Change something in a table."""
    return lambda connection, table: connection.execute(what, (table,))


def body(n: int, value: bytes | str | int) -> Damaging:
    """Replace an entry."""
    set_body = "UPDATE entries SET body = ? WHERE table_id = ? AND n = ?"
    return lambda connection, table: connection.execute(set_body, (value, table, n))


def spelt(n: int, old: str, new: str) -> Damaging:
    """Write an entry differently."""
    respell = "UPDATE entries SET body = replace(body, ?, ?) WHERE table_id = ? AND n = ?"
    return lambda connection, table: connection.execute(respell, (old, new, table, n))


# What is wrong, from which entry, how many lines can be saved (play begins with the fourth entry), and the change.
DAMAGES: dict[str, tuple[str, int, int | None, Damaging]] = {
    "an entry that is no JSON": ("entry", 9, 5, body(9, b'{"')),
    "an entry that is nothing": ("entry", 9, 5, body(9, "null")),
    "an entry that is a number": ("entry", 9, 5, body(9, 7)),
    "a move that was not made": ("entry", 9, 5, spelt(9, '"move":', '"m":')),
    "a seat that is none": ("entry", 2, 13, spelt(2, '"seat":1', '"seat":9')),
    "the deal": ("entry", 4, None, spelt(4, '"random":[', '"random":[[2,1],')),
    "a gap": ("gap", 9, 5, change("DELETE FROM entries WHERE table_id = ? AND n = 9")),
    "a header that is none": ("header", 0, 13, change("UPDATE tables SET header = x'00' WHERE id = ?")),
    "a header of no game": (
        "game",
        0,
        13,
        change("UPDATE tables SET header = replace(header, 'felicity', 'infelicity') WHERE id = ?"),
    ),
    "another secret": ("secret", 0, 13, change("UPDATE tables SET secret = zeroblob(32) WHERE id = ?")),
    "the lost end of a log": ("tail", 12, 8, change("DELETE FROM entries WHERE table_id = ? AND n > 11")),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_r2_one_damaged_table_harms_no_other(
    tmp_path: Path, some: Some, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A table with any damage is set aside and named in log and metrics; all others are loaded and go on.

    A request for it gets the reason, and its valid part is a saved game that verifies.
    """
    kind, n, lines, harm = DAMAGES[damage]
    database, bad, _, others = some
    with changed(database) as connection:
        harm(connection, bad)
    with Served(database.parent) as served:
        assert served.ask("GET", f"/tables/{bad}").json()["error"]["reason"]["id"] == "table-damaged"
        for table, tokens in others:
            assert served.play(table, tokens, 2) == 2
        assert f'rascals_damaged_tables{{kind="{kind}"}} 1.0' in served.client.get(HOST + "/metrics").text
        assert served.client.get(HOST + "/healthz").status_code == 200
    assert logged(caplog, "table set aside") == [{"event": "table set aside", "table": bad, "kind": kind, "n": n}]
    assert saved_lines(database, bad, tmp_path / "saved.json") == lines


def saved_lines(database: Path, table: str, file: Path) -> int | None:
    """The number of lines in a table's saved game, as far as it is valid; it verifies, including its names."""

    async def save() -> str | None:
        store = open_store(f"sqlite:///{database}")
        await store.open_to_read()
        text = await saved_so_far(store, table)
        await store.close()
        return text

    text = asyncio.run(save())
    if text is None:
        return None
    file.write_text(text)
    verdict = rascals.verify(file)
    assert verdict.ok, verdict
    assert not verdict.complete
    assert '"seats":["Person 0",' in text
    assert ('"Person 1","Person 2"]' in text) == verdict.names_bound
    return verdict.lines - 1


def test_r1_a_write_ahead_log_that_is_cut_short_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Acknowledged entries lost with the end of SQLite's WAL are detected, table by table; other tables go on."""
    with Served(tmp_path) as served:
        early = served.playing(3)
        late = served.playing(3)
        served.play(*early, 3)
        whole = Path(f"{served.database}-wal").stat().st_size
        served.play(*late, 12)
        crashed = tmp_path / "crashed"
        crashed.mkdir()
        files = [Path(f"{served.database}{end}") for end in ("", "-wal", ".marks")]
        served.client.portal.call(served.app.state.service.store._marks.close)  # its second has passed
        for file in files:
            shutil.copy(file, crashed)
    database = crashed / served.database.name
    with Path(f"{database}-wal").open("r+b") as log:
        log.truncate(whole)
    with Served(database.parent) as again:
        assert again.ask("GET", f"/tables/{late[0]}").json()["error"]["reason"]["id"] == "table-damaged"
        assert again.play(*early, 2) == 2
    assert [(line["table"], line["kind"]) for line in logged(caplog, "table set aside")] == [(late[0], "tail")]


def test_r1_damaged_marks_are_left_out(some: Some, caplog: pytest.LogCaptureFixture) -> None:
    """A mark with a wrong checksum and an incomplete last line are ignored, and all tables are restored."""
    database, bad, tokens, others = some
    marks = Path(f"{database}.marks")
    assert bad.encode() in marks.read_bytes()
    marks.write_bytes(marks.read_bytes() + f"{bad} 999 00000000\n{bad} 9999 12".encode())
    with Served(database.parent) as served:
        for table, people in [(bad, tokens), *others]:
            assert served.play(table, people, 1) == 1
    assert [line["count"] for line in logged(caplog, "marks damaged")] == [1]


# ---------------------------------------------------------------- a full disk


def limit(served: Served, pages: int) -> None:
    """Limit the database file to this many pages, or to its current size: SQLite's own full disk."""

    async def limited() -> None:
        store: Any = served.app.state.service.store
        await store._database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))

    assert served.client.portal is not None
    served.client.portal.call(limited)


def play(served: Served, table: str, tokens: list[str], name: str) -> tuple[int, str, dict[str, Any]]:
    """Play the first legal move of a seat to act; return status, the command's key, and the answer's body."""
    seat = served.view(table)["view"]["acting"][0]
    mine = served.view(table, tokens[seat])
    command = {"id": name, "decision": mine["decision"], "move": mine["moves"][0]["move"]}
    answer = served.ask("POST", f"/tables/{table}/commands", tokens[seat], json=command)
    return answer.status_code, f"{digest(tokens[seat])[:PERSON]}:{name}", answer.json()


def test_r1_a_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    """On a full disk moves are refused and told to nobody; tables can be read; with free space play continues.

    In the end the log has what was acknowledged, in order, and nothing of what was refused.
    """
    acknowledged = []
    with Served(tmp_path) as served:
        table, tokens = served.playing()
        for _ in range(4):
            status, key, _ = play(served, table, tokens, secrets.token_hex(8))
            assert status == 200
            acknowledged.append(key)
        before = [served.view(table, token) for token in (None, *tokens)]
        limit(served, 1)
        for _ in range(40):  # until the last page is needed, and no further
            status, key, body = play(served, table, tokens, secrets.token_hex(8))
            if status != 200:
                break
            acknowledged.append(key)
            before = [served.view(table, token) for token in (None, *tokens)]
        assert (status, body["error"]["code"]) == (503, "server")
        again = play(served, table, tokens, key.partition(":")[2])
        assert again[0] == 503
        after = [served.view(table, token) for token in (None, *tokens)]
        assert [{**view, "now": 0} for view in after] == [{**view, "now": 0} for view in before], "nothing was told"
        limit(served, 2**30)
        for name in (key.partition(":")[2], secrets.token_hex(8)):  # what was refused may be sent again
            status, key, _ = play(served, table, tokens, name)
            assert status == 200
            acknowledged.append(key)
    with contextlib.closing(sqlite3.connect(served.database)) as connection:
        query = "SELECT command_id FROM entries WHERE table_id = ? AND kind = 'command' ORDER BY n"
        assert [key for (key,) in connection.execute(query, (table,))] == acknowledged


# ---------------------------------------------------------------- a database that is away

TABLES = 3  # of each server


async def health(port: int) -> int:
    async with http(port) as client:
        return (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code


async def playing(port: int) -> int:
    """The number of tables in play that the server has in memory."""
    async with http(port) as client:
        page = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    found = next(line for line in page.splitlines() if line.startswith('rascals_tables{status="playing"}'))
    return round(float(found.split()[-1]))


async def until_back(port: int) -> None:
    """Wait until the server is healthy and has all tables; the test's timeout is the limit."""
    while (await health(port), await playing(port)) != (200, TABLES):  # noqa: ASYNC110 - another process sets no event
        await asyncio.sleep(0.05)


async def say(port: int, people: list[Person], text: str) -> list[int]:
    """Say something at every table; return the answers."""
    async with http(port) as client:
        answers = [await command(client, person, "chat", id=text, text=text) for person in people]
    return [answer.status_code for answer in answers]


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(os.name == "nt", reason="the servers are forked")
async def test_r2_a_database_that_is_away_is_waited_for() -> None:
    """If the database is away at the start, the server listens, reports it, and loads all tables once it is back.

    During a later outage commands are refused, and all tables come back without a request for them.
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
