"""Data from before rules had versions is read as before: `rules` is then a hash of their sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rascals
from rascals.table import Entry, Open, Table, pack, read_header, read_table_event
from tests.table.sitting import SECRET, Sitting
from tests.table.test_opening import nonce

EARLIER = Path(__file__).with_name("earlier")


def test_a_saved_game_is_read() -> None:
    """It verifies, reports that its rules had no version, is loaded to its end, and is then saved with a version."""
    text = (EARLIER / "saved.jsonl").read_text(encoding="utf-8")
    verdict = rascals.verify_text(text)
    assert (verdict.ok, verdict.complete, verdict.seed_checked) == (True, True, True)
    assert (verdict.same_rules, verdict.rules) == (False, None)
    match = rascals.load_text(text)
    header, *lines = text.splitlines()
    assert match.over
    assert match.scores == tuple(json.loads(lines[-1])["scores"])
    again = rascals.verify_text(match.save_text())
    assert (again.ok, again.same_rules, again.rules) == (True, True, match.game.definition.version)
    assert len(json.loads(header)["rules"]) == 64


def stored() -> tuple[bytes, list[Entry]]:
    """Return a table's header and log, as an old database has them: the whole of a live game."""
    header, *rows = (EARLIER / "table.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [(row, json.dumps(row["what"]).encode()) for row in map(json.loads, rows)]
    return header.encode(), [Entry(row["n"], row["at"], row["key"], read_table_event(what)) for row, what in entries]


def test_a_stored_table_is_read() -> None:
    """Its game is that of its saved game, which verifies, bound to the hash with which it began."""
    header, log = stored()
    assert json.loads(pack(read_header(header))) == json.loads(header)
    table = Table.rebuilt(read_header(header), SECRET, log)
    assert table.status == "over"
    text = table.saved()
    verdict = rascals.verify_text(text)
    assert (verdict.ok, verdict.complete, verdict.live, verdict.names_bound) == (True, True, True, True)
    assert (verdict.adding, verdict.same_rules, verdict.rules) == ((True, True, True), False, None)
    assert rascals.load_text(text).save_text() == text


@pytest.mark.parametrize("kept", [3, 4, 6, 8, 30])
def test_a_stored_table_goes_on(kept: int) -> None:
    """Stopped before, while or after its pledges are opened, it can be continued, and its saved game verifies."""
    _, log = stored()
    sitting = Sitting("felicity", 3)
    for entry in log[:kept]:
        sitting.log.append(entry)
        sitting.table.apply(entry)
        sitting.now = entry.at
    table = sitting.table
    if table.called is None and table.status == "open":
        sitting.start()
    for place in table.seats:
        if table.status == "open" and place.nonce is None:
            sitting.do(Open(place.seat, nonce(place.seat)))
    verdict = rascals.verify_text(sitting.finish().table.saved())
    assert (verdict.ok, verdict.complete, verdict.adding) == (True, True, (True, True, True))
    assert verdict.same_rules == (kept == 3)  # the draft is fixed once pledges are to be opened
    assert sitting.rebuilt().saved() == sitting.table.saved()
