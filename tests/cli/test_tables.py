"""`rascals tables`: a server's stored tables, damaged ones, and saving their games."""

import contextlib
import json
import sqlite3

import pytest

import rascals
from tests.promises.conftest import Served

pytestmark = pytest.mark.real


@pytest.fixture
def kept(capsys, tmp_path):
    """A running server, with two tables in play and one open; the second has lost its second-to-last line."""
    with Served(tmp_path) as served:
        good, people = served.playing(3)
        served.play(good, people, 5)
        bad, people = served.playing(3, public=True)
        served.play(bad, people, 5)
        opened, _ = served.made("Ann")
        with contextlib.closing(sqlite3.connect(served.database)) as connection, connection:
            connection.execute("DELETE FROM entries WHERE table_id = ? AND n = 8", (bad,))
        capsys.readouterr()
        yield f"sqlite:///{served.database}", good, bad, opened


def test_tables_are_listed_while_the_server_runs(heard, kept):
    """Each is listed with its game and whether it is valid; nothing changes."""
    database, good, bad, opened = kept
    lines = heard(["tables", "--database", database]).out.splitlines()[1:]
    assert {line.split()[0] for line in lines} == {good, bad, opened}
    for line in lines:
        assert "felicity" in line
        assert ("entry 8 is missing" in line) == line.startswith(bad)
        assert ("holds" in line) != line.startswith(bad)


def test_broken_tables_are_found_and_their_games_saved(heard, kept, tmp_path):
    """Only they are listed, the exit code is 1, and each file verifies as far as it goes."""
    database, _, bad, _ = kept
    folder = tmp_path / "rescued"
    (found,) = json.loads(
        heard(["tables", "--broken", "--save-games", str(folder), "--json", "--database", database], 1).out
    )
    assert (found["id"], found["damage"]) == (bad, {"kind": "gap", "n": 8})
    verdict = rascals.verify(found["saved"])
    assert verdict.ok
    assert verdict.names_bound
    assert verdict.lines == 5  # the header, the deal, three moves
    assert [file.name for file in folder.iterdir()] == [f"{bad}.jsonl"]


def test_where_all_is_well_nothing_is_broken(capsys, heard, tmp_path):
    """Then it says so, and the exit code is 0."""
    with Served(tmp_path) as served:
        served.playing(3)
    capsys.readouterr()
    assert heard(["tables", "--broken", "--database", f"sqlite:///{served.database}"]).out == "Every table holds.\n"


def test_a_database_that_is_not_there_is_not_made(heard, tmp_path):
    """Looking for tables creates no file."""
    assert "there is no database" in heard(["tables", "--database", f"sqlite:///{tmp_path / 'none.db'}"], 2).err
    assert list(tmp_path.iterdir()) == []


def test_a_table_that_is_lost_whole_is_told(heard, kept, tmp_path):
    """The marks next to the database still know a table whose very first lines are lost."""
    database, _, bad, _ = kept
    marks = tmp_path / "games.db.marks"
    from zlib import crc32

    marks.write_bytes(b"feedfacefeedfacefeed 7 %08x\n" % crc32(b"feedfacefeedfacefeed 7"))
    found = {
        table["id"]: table["damage"]
        for table in json.loads(heard(["tables", "--broken", "--json", "--database", database], 1).out)
    }
    assert found == {bad: {"kind": "gap", "n": 8}, "feedfacefeedfacefeed": {"kind": "tail", "n": 1}}
