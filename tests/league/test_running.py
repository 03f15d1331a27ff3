"""Results do not depend on processes, interruptions or kills; a broken entrant harms nobody."""

import json
import subprocess
import sys

import pytest

import rascals
from rascals.bots import bot
from rascals.core.errors import BadOption
from rascals.league import BadResults, NumberedGame, SavedLeague, play_all
from rascals.league.deals import LeagueDeals
from rascals.league.results import checked, put_aside
from rascals.league.running import LeagueJob, missing, play
from tests.league.leagues import ELSEWHERE, league, play_and_be_killed, told
from tests.suites import deep

FIRST, MOST = 3, 6  # deals


def stopping(precision):
    """The head of a league in which a table stops at its first check if it is this precise, otherwise at its last."""
    return f"deals = {FIRST}\nmost = {MOST}\nprecision = {precision}"


@pytest.fixture(scope="module")
def widest():
    """Half the widest interval of each table after its first check."""
    kept = SavedLeague(league(stopping(1000)))
    assert play_all(kept)
    seen = [LeagueDeals(kept, at, FIRST) for at in range(len(kept.league.tables))]
    return [max(one.victory(entrant).half or 0 for entrant in one.table.group) for one in seen]


@pytest.fixture(scope="module")
def head(widest):
    """The head of a league in which some tables stop at the first check, and some do not."""
    return stopping((min(widest) + max(widest)) / 2)


@pytest.fixture(scope="module")
def whole(head, tmp_path_factory):
    """That league, played in one run."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    with SavedLeague(league(head), file) as kept:
        assert play_all(kept)
    return kept


def test_tables_stop_at_looks(whole, widest):
    """A table plays on until its shares are known or the maximum is played; then nothing is left to play."""
    played = {}
    for number in whole.results:
        played.setdefault(number.cell, set()).add(number.deal)
    middle = (min(widest) + max(widest)) / 2
    assert [len(played[at]) for at in sorted(played)] == [FIRST if half <= middle else MOST for half in widest]
    assert {len(deals) for deals in played.values()} == {FIRST, MOST}
    assert missing(whole) == []


def test_a_round_has_the_first_deals_first():
    """The first round is the deals up to the first check, of all tables, deal by deal."""
    kept = SavedLeague(league(stopping(1000)))
    numbers = missing(kept)
    assert len(numbers) == len(set(numbers)) == 4 * FIRST * 6
    assert [number.deal for number in numbers] == [deal for deal in range(FIRST) for _ in range(24)]


def test_a_round_for_which_there_is_no_room_is_not_listed(monkeypatch):
    """Four tables of three, each with six seatings."""
    monkeypatch.setattr("rascals.core.arguments._free", lambda: 10**9)
    with pytest.raises(BadOption, match=r"^games: not enough memory for 24000000; gigabytes needed: 13"):
        missing(SavedLeague(league("deals = 1000000")))


@pytest.mark.real
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("workers", [*deep([1]), 2])
def test_a_killed_run_goes_on(tmp_path, head, whole, workers):
    """After a kill in the middle of a line no game is lost or counted twice, and the end is as without it."""
    file = tmp_path / "results.jsonl"
    play_and_be_killed(f"league({head!r})", file, 31, workers)
    with SavedLeague(league(head), file) as kept:
        assert len(kept.results) == 31
        assert play_all(kept)
    assert told(kept) == told(whole)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 1 + len(whole.results)
    games = {(line["table"], line["deal"], line["seating"]) for line in lines[1:]}
    assert len(games) == len(whole.results)


def test_damaged_lines_are_named(whole, tmp_path):
    """A changed figure, or a line truncated in the middle of the file, is refused with its number."""
    lines = whole.file.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "results.jsonl"
    changed = lines[4].replace('"moves":', '"moves":1')
    for broken in (changed, lines[4][:30] + "\n", "\n"):
        file.write_text("".join([*lines[:4], broken, *lines[5:]]), encoding="utf-8")
        with pytest.raises(BadResults, match="line 5: damaged"):
            SavedLeague(whole.league, file)


NO_RESULT = [
    {"deal": -1},
    {"deal": "0"},
    {"seating": 99},
    {"seating": True},
    {"scores": [1, 2]},
    {"scores": [1, 2, 1 << 2000]},
    {"scores": None},
    {"winners": [3]},
    {"winners": [0, 0]},
    {"winners": [False]},
    {"moves": "<b>"},
    {"end": 1},
    {"decisions": [1, 1, 1.5]},
    {"seconds": [0, 0, float("nan")]},
    {"longest": [0, 0, float("inf")]},
    {"faults": [{}, {}, {"\x1b[2J": 1}]},
    {"faults": [{}, {}, {"crash": "many"}]},
    {"faults": [[], [], []]},
]


@pytest.mark.parametrize("change", NO_RESULT, ids=str)
def test_a_line_that_is_no_result_is_named(whole, tmp_path, change):
    """Even with a valid checksum, nothing that somebody added to the file breaks or enters the figures."""
    lines = whole.file.read_text(encoding="utf-8").splitlines(keepends=True)
    said = json.loads(lines[4])
    del said["check"]
    for line in (said | change, {name: one for name, one in said.items() if name not in change}):
        file = tmp_path / "results.jsonl"
        file.write_text("".join([*lines[:4], checked(line) + "\n", *lines[5:]]), encoding="utf-8")
        with pytest.raises(BadResults, match="line 5: damaged"):
            SavedLeague(whole.league, file)


def test_lines_of_other_forms_are_damaged_or_passed_over(whole, tmp_path):
    """Infinitely nested lists are damaged; an object whose table is not a text belongs to no table here."""
    file = tmp_path / "results.jsonl"
    file.write_text("[" * 100_000 + "\n", encoding="utf-8")
    with pytest.raises(BadResults, match="line 1: damaged"):
        SavedLeague(whole.league, file)
    file.write_text(checked({"league": whole.league.meaning, "table": [[]]}) + "\n", encoding="utf-8")
    assert not SavedLeague(whole.league, file).results


def test_another_league_is_refused_unless_told(head, whole):
    """Results of a changed league are refused; on request, the games that both have are counted."""
    larger = league(head, entrants=("random", "greedy", "timid", "spiteful", "dreamer:1"))
    with pytest.raises(BadResults, match="of another league"):
        SavedLeague(larger, whole.file)
    kept = SavedLeague(larger, whole.file, change=True)
    assert len(kept.results) == len(whole.results)
    assert SavedLeague(league(head + '\nseed = "2"'), whole.file, change=True).results == {}


def test_a_game_counts_once(tmp_path):
    """A game stored twice is counted and written once."""
    plan, number = league(), NumberedGame(0, 0, 0)
    result = LeagueJob([number], None, plan).play(0)
    with SavedLeague(plan, tmp_path / "results.jsonl") as kept:
        kept.keep(result)
        kept.keep(result)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 2
    assert list(kept.results) == [number]


HOLDING = """
import sys
from pathlib import Path
from rascals.league import SavedLeague
from tests.league.leagues import league

with SavedLeague(league(), Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.real
def test_two_runs_do_not_write_one_file(tmp_path):
    """A second process is refused without effect; it continues once the first has ended."""
    file = tmp_path / "results.jsonl"
    arguments = [sys.executable, "-c", HOLDING, str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, env=ELSEWHERE, stdin=pipe, stdout=pipe) as holding:
        assert holding.stdout.readline() == b"held\n"
        before = file.read_bytes()
        with pytest.raises(BadResults, match="another run"), SavedLeague(league(), file):
            pass
        with pytest.raises(BadResults, match="another run"):
            put_aside(file)
        assert file.read_bytes() == before
        holding.communicate()
    with SavedLeague(league(), file):
        assert file.read_bytes() == before


def test_what_another_run_wrote_meanwhile_counts(tmp_path):
    """Between reading a file and continuing, another run may have played: none of its games is lost."""
    plan, number, file = league(), NumberedGame(0, 0, 0), tmp_path / "results.jsonl"
    late = SavedLeague(plan, file)
    with SavedLeague(plan, file) as early:
        early.keep(LeagueJob([number], None, plan).play(0))
    with late:
        assert list(late.results) == [number]
    assert list(SavedLeague(plan, file).results) == [number]


def test_moves_are_those_that_the_bot_alone_would_make():
    """A sound bot plays a league's game like any other game with the same seed."""
    plan, number = league(), NumberedGame(0, 1, 3)
    match, _ = play(plan, number)
    table = plan.tables[0]
    bots = [bot(plan.entrants[one].name, "felicity") for one in table.seatings[3]]
    alone = rascals.play(rascals.game("felicity", players=3), bots=bots, seed=plan.seed_of(table, 1))
    assert [ply.move for ply in match.history] == [ply.move for ply in alone.history]
