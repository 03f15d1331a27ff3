"""R2: what is damaged is set aside by itself, and told; everything else comes back."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import rascals
from rascals.server.app import create_app
from rascals.server.limits import Limits
from rascals.server.settings import Settings
from rascals.server.store.sql import open_store
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.persistence import saved_so_far
from rascals.server.tables.thinking import Thinker
from tests.promises.conftest import HOST, UNLIMITED, Served
from tests.server.serving import FEW, logged

pytestmark = pytest.mark.real

WHOLE = 3  # tables that are not damaged


class Kept(Served):
    """A server on a database that others have written to before it starts."""

    def __init__(self, database: Path) -> None:
        super().__init__(database.parent)
        self.database = database
        self.settings = Settings(database=f"sqlite:///{database}", bot_delay=0)
        self.app = create_app(self.settings, thinker=Thinker(1, InThread, FEW), limits=Limits(rules=UNLIMITED))
        self.client = TestClient(self.app, base_url=HOST, client=("127.0.0.1", 50000), raise_server_exceptions=False)

    @property
    def rooms(self) -> Any:
        return self.app.state.service.rooms

    def metric(self, name: str) -> float:
        """The figure of that name and labels."""
        page = self.client.get(HOST + "/metrics").text
        return float(next(line for line in page.splitlines() if line.startswith(name + " ")).split()[-1])


@contextlib.contextmanager
def changed(database: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        yield connection


Some = tuple[Path, str, list[str], list[tuple[str, list[str]]]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Some:
    """Tables in play, of a server that has ended: the database, one table, its people's tokens, and the others."""
    with Served(tmp_path_factory.mktemp("played")) as served:
        bad, tokens = served.playing(3)
        served.play(bad, tokens, 12)
        others = [served.playing(3) for _ in range(WHOLE)]
        for other, people in others:
            served.play(other, people, 4)
    return served.database, bad, tokens, others


@pytest.fixture
def some(played: Some, tmp_path: Path) -> Some:
    """The same tables in a database of the test's own."""
    shutil.copytree(played[0].parent, tmp_path, dirs_exist_ok=True)
    return tmp_path / played[0].name, *played[1:]


Damaging = Callable[[sqlite3.Connection, str], object]


def change(what: str) -> Damaging:
    """Change something of a table."""
    return lambda connection, table: connection.execute(what, (table,))


def body(n: int, value: bytes | str | int) -> Damaging:
    """Put something else in the place of an entry."""
    set_body = "UPDATE entries SET body = ? WHERE table_id = ? AND n = ?"
    return lambda connection, table: connection.execute(set_body, (value, table, n))


def spelt(n: int, old: str, new: str) -> Damaging:
    """Write something in an entry otherwise."""
    respell = "UPDATE entries SET body = replace(body, ?, ?) WHERE table_id = ? AND n = ?"
    return lambda connection, table: connection.execute(respell, (old, new, table, n))


# What is wrong, from which entry, how many lines can be saved (play begins with the fourth entry), and what does it.
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

    Asking for it tells why, and the part of it that holds is a saved game that verifies.
    """
    kind, n, lines, harm = DAMAGES[damage]
    database, bad, _, others = some
    with changed(database) as connection:
        harm(connection, bad)
    with Kept(database) as served:
        assert served.ask("GET", f"/tables/{bad}").json()["error"]["reason"]["id"] == "table-damaged"
        for table, tokens in others:
            assert served.play(table, tokens, 2) == 2
        assert served.metric(f'rascals_damaged_tables{{kind="{kind}"}}') == 1
        assert served.client.get(HOST + "/healthz").status_code == 200
    assert logged(caplog, "table set aside") == [{"event": "table set aside", "table": bad, "kind": kind, "n": n}]
    assert saved_lines(database, bad, tmp_path / "saved.json") == lines


def saved_lines(database: Path, table: str, file: Path) -> int | None:
    """How many lines the saved game of a table has, as far as it holds; it verifies, and its names with it."""

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
    with Kept(database) as again:
        assert again.ask("GET", f"/tables/{late[0]}").json()["error"]["reason"]["id"] == "table-damaged"
        assert again.play(*early, 2) == 2
    assert [(line["table"], line["kind"]) for line in logged(caplog, "table set aside")] == [(late[0], "tail")]


def test_r1_damaged_marks_are_left_out(some: Some, caplog: pytest.LogCaptureFixture) -> None:
    """A mark with a wrong checksum and an incomplete last line are ignored, and all tables are restored."""
    database, bad, tokens, others = some
    marks = Path(f"{database}.marks")
    assert bad.encode() in marks.read_bytes()
    marks.write_bytes(marks.read_bytes() + f"{bad} 999 00000000\n{bad} 9999 12".encode())
    with Kept(database) as served:
        for table, people in [(bad, tokens), *others]:
            assert served.play(table, people, 1) == 1
    assert [line["count"] for line in logged(caplog, "marks damaged")] == [1]
