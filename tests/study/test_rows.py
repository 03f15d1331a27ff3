"""Files of rows: blocks that are missing are played, once each; rows are those of the games, plain or compiled."""

import random

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

import polars as pl

from rascals.lab.playing import NumberedGame, doubled_ranks
from rascals.study import rows
from rascals.study.playing import block_files, played
from tests.study.studies import study


def write(folder, block):
    first, last = block
    frame = pl.DataFrame({"deal": range(first, last)}, schema_overrides=rows.FIXED)
    rows.file_of(folder, block).write_bytes(rows.packed(frame))


@pytest.mark.parametrize("seed", range(30))
def test_what_is_missing_is_played_once(tmp_path, seed):
    """Whatever blocks there are, also within each other, those that are missing complete the deals, each once."""
    chance = random.Random(seed)
    deals, size = chance.randrange(1, 200), 1 << chance.randrange(7)
    before = set()
    for _ in range(chance.randrange(9)):
        each = 1 << chance.randrange(6)
        at = each * chance.randrange(200 // each)
        write(tmp_path, (at, at + each))
        before |= set(range(at, at + each))
    rows.file_of(tmp_path, (0, 999), rows.DECISIONS).write_bytes(b"not these")
    assert rows.played(tmp_path) == next(deal for deal in range(300) if deal not in before)
    blocks = list(rows.missing(tmp_path, deals, size))
    chance.shuffle(blocks)
    for place, block in enumerate(blocks):
        first, last = block
        assert last - first <= size
        assert first % (last - first) == 0
        if place == len(blocks) // 2:  # whoever goes on meanwhile with other sizes has only the rest to play
            assert sum(last - first for first, last in rows.missing(tmp_path, deals, 1)) == sum(
                last - first for first, last in blocks[place:]
            )
        write(tmp_path, block)
    assert rows.played(tmp_path) >= deals
    assert list(rows.missing(tmp_path, deals, size)) == []
    found = rows.scan({"one": tmp_path}).collect()["deal"].to_list()
    assert len(found) == len(set(found))
    assert set(found) == before | set(range(deals))


def test_no_rows_have_the_columns_of_all_rows(tmp_path):
    """So that questions about them can be asked."""
    assert rows.scan({"one": tmp_path}).collect().columns == ["cell", *rows.FIXED]
    assert rows.played(tmp_path) == 0


def test_rows_are_what_is_kept_of_the_games(tmp_path):
    """Each seat's row has the figures of its game; whole games' are on each seat; what a game has not is 0."""
    cell = study(tmp_path, "", vary='bots = [["random", "timid", "random"]]', dogs='"lowest"').cells["felicity"]
    games = [played(cell, NumberedGame(0, deal, seating), [])[0] for deal in range(3) for seating in range(3)]
    frame = rows.seat_rows(
        (game, {"own": deal % 2, "each": (5, 6, 7)} if deal else {}) for deal, game in enumerate(games)
    )
    own = [deal % 2 if deal else None for deal in range(9) for _ in range(3)]
    assert frame["own"].to_list() == own
    assert frame["each"].to_list() == [None] * 3 + [5, 6, 7] * 8
    assert {game.line_up for game in games} == {(0, 0, 1), (0, 1, 0), (1, 0, 0)}
    for at, row in enumerate(frame.rows(named=True)):
        game, seat = games[at // 3], at % 3
        used = game.usage[seat]
        assert (row["deal"], row["seating"], row["seat"], row["place"]) == (at // 9, at // 3 % 3, seat, seat + 1)
        assert (row["entrant"], row["points"], row["end"]) == (game.line_up[seat], game.scores[seat], game.end)
        assert (row["victory"], row["rank"]) == (game.shares[seat] / 840, game.ranks[seat] / 2)
        assert (row["moves"], row["best"]) == (game.moves, max(game.scores))
        assert row["spread"] == max(game.scores) - min(game.scores)
        assert (row["decisions"], row["faults"], row["longest"]) == (used.decisions, 0, pytest.approx(used.longest))
        assert row["turns"] == game.measures.numbers["turns"]
        assert row["verb:bid"] == game.measures.numbers["verb:bid"]
        assert row["points:cats"] == game.measures.parts["cats"][seat]
        assert "actions" not in row


def test_compiled_rows_are_those_of_the_recorded_games(tmp_path):
    """Points, victory, rank, moves, end and who sits where."""
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
    vary = 'bots = [["random", "easy", "random"]]'
    cell = study(tmp_path, "", head="compiled = true", vary=vary, dogs='"lowest"').cells["felicity"]
    file, packed = block_files(cell, (2, 6))[0]
    file.parent.mkdir(parents=True)
    file.write_bytes(packed)
    frame = pl.read_parquet(file)
    assert frame.height == 4 * len(cell.seatings) * cell.cell.players
    for row in frame.rows(named=True):
        match, seat = cell.match(row["deal"], row["seating"]), row["seat"]
        scores, winners = match.scores or (), match.winners or ()
        shares = 1 / len(winners) if seat in winners else 0
        assert (row["points"], row["victory"]) == (scores[seat], pytest.approx(shares))
        assert row["rank"] == doubled_ranks(scores, winners)[seat] / 2
        assert (row["moves"], row["end"]) == (len(match.history) - 1, match.end_reason)
        assert (row["best"], row["spread"]) == (max(scores), max(scores) - min(scores))
        assert row["entrant"] == cell.seatings[row["seating"]][seat]
