"""What an earlier version stored is read as it was written: a table with its log, and a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import rascals
from rascals.table import Entry, Table, pack, read_header, read_table_event

STORED = Path(__file__).with_name("stored")


def test_a_table_of_an_earlier_version_is_read():
    """Its entries are the same when they are written again, and make the table whose game was saved."""
    first, *lines = map(json.loads, (STORED / "table.jsonl").read_text(encoding="utf-8").splitlines())
    log = [Entry(line["n"], line["at"], line["key"], read_table_event(line["body"].encode())) for line in lines]
    assert [(entry.kind, pack(entry.what).decode()) for entry in log] == [
        (line["kind"], line["body"]) for line in lines
    ]
    header = read_header(first["header"].encode())
    assert pack(header).decode() == first["header"]
    table = Table.rebuilt(header, bytes.fromhex(first["secret"]), log)
    assert [line.text for line in table.talk] == ["hello", "well played"]
    assert rascals.load_text(table.saved()).position() == rascals.load(STORED / "game.jsonl").position()


def test_a_game_saved_by_an_earlier_version_is_read():
    """It is loaded and holds."""
    verdict = rascals.verify(STORED / "game.jsonl")
    assert verdict.ok, verdict
    match = rascals.load(STORED / "game.jsonl")
    assert match.over
    assert match.game.name == "felicity"
