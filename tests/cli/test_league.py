"""`rascals league`: an example to start from, tables, a page, JSON, single games, and errors that say what is valid."""

import json
import re
import shlex
from pathlib import Path

import pytest

import rascals
from rascals.cli.run import run
from rascals.league import read_league
from tests.cli.pages import Page

LEAGUE = """[league]
name = "Tiny <1>"
seed = "whence all deals"
games = ["felicity:3"]
deals = 2
[[entrant]]
name = "cat & dog"
bot = "random"
[[entrant]]
bot = "timid"
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A finished league of two bots at two tables."""
    file = tmp_path_factory.mktemp("league") / "tiny.toml"
    file.write_text(LEAGUE, encoding="utf-8")
    assert run(["league", "run", str(file), "--workers", "1"]) == 0
    return file


def shown(capsys, *arguments):
    capsys.readouterr()
    assert run(["league", "show", *arguments]) == 0
    return capsys.readouterr().out


def test_the_tables(played, capsys):
    """Standings, each game with its matrix, and times and faults."""
    out = shown(capsys, str(played))
    for told in ("Standings", "Who ends above whom", "Time and faults", "Victories", "Faults (a random move instead)"):
        assert told in out
    assert re.search(r"cat & dog +\d", out)
    assert re.search(r"#\d\.\d\.\d", out)


def test_the_page(played, capsys, tmp_path):
    """The page is well formed, self-contained, and links each figure to a game that shows it."""
    file, folder = tmp_path / "page.html", tmp_path / "shown"
    shown(capsys, str(played), "--html", str(file), "--games", str(folder))
    page = Page(file.read_text(encoding="utf-8"))
    assert page.open == []
    assert "Tiny <1>" in page.text
    assert "whence all deals" not in page.text  # a page can be shown before everything is played
    assert "cat & dog" in page.text
    assert not [tag for tag, _ in page.tags if tag in ("script", "link", "img")]
    ids = {attributes["id"] for _, attributes in page.tags if "id" in attributes}
    links = [attributes["href"] for tag, attributes in page.tags if tag == "a"]
    assert {link[1:] for link in links if link.startswith("#")} == ids != set()
    files = [tmp_path / link for link in links if not link.startswith("#")]
    assert sorted(files) == sorted(folder.iterdir())
    assert rascals.load(files[0]).over


def test_json_and_games_again(played, capsys, tmp_path, monkeypatch):
    """JSON has every figure and the command that replays its game; it gives the game that was counted."""
    said = json.loads(shown(capsys, str(played), "--json"))
    assert (said["games"], said["complete"]) == (12, True)
    contest = said["contests"][0]
    assert [table["deals"] for table in contest["tables"]] == [2, 2]
    assert {row["entrant"] for row in contest["entrants"]} == {"cat & dog", "timid"}
    assert contest["pairs"][0]["above"]["mean"] + contest["pairs"][1]["above"]["mean"] == pytest.approx(1)
    monkeypatch.chdir(tmp_path)
    words = shlex.split(contest["entrants"][0]["shown"])
    out = shown(capsys, *words[3:])
    number = re.findall(r"\d+", words[-1])
    table, deal, seating = map(int, number)
    lines = [json.loads(line) for line in Path(f"{played.parent}/tiny.results.jsonl").read_text().splitlines()]
    digests = list(dict.fromkeys(line["table"] for line in lines[1:]))
    wanted = next(
        line for line in lines[1:] if (line["table"], line["deal"], line["seating"]) == (digests[table], deal, seating)
    )
    assert list(rascals.load(out.strip()).scores or ()) == wanted["scores"]


def test_changed_leagues(played, capsys, tmp_path):
    """A changed league is refused with what to do; --changed reuses unchanged results, --fresh starts over."""
    file, results = tmp_path / "tiny.toml", tmp_path / "tiny.results.jsonl"
    file.write_text(LEAGUE.replace("deals = 2", "deals = 3"), encoding="utf-8")
    results.write_bytes((played.parent / "tiny.results.jsonl").read_bytes())
    arguments = ["league", "run", str(file), "--workers", "1"]
    assert run(arguments) != 0
    assert "--fresh" in capsys.readouterr().err
    assert run([*arguments, "--changed"]) == 0
    assert len(results.read_text().splitlines()) == 2 + 18
    assert run(arguments) == 0
    assert run([*arguments, "--fresh"]) == 0
    assert len(results.read_text().splitlines()) == 1 + 18
    assert (tmp_path / "tiny.results.jsonl.old").is_file()


def test_an_interrupted_run_says_how_to_go_on(tmp_path, heard, monkeypatch):
    """After Ctrl-C the figures so far are shown, with the command to continue, and exit code 130."""
    file = tmp_path / "tiny.toml"
    file.write_text(LEAGUE, encoding="utf-8")
    monkeypatch.setattr("rascals.league.play_all", lambda *_, **__: False)
    told = heard(["league", "run", str(file)], 130)
    assert f"rascals league run {file}" in told.err.replace("\n", "")
    assert "Not everything has been played yet" in told.out


def test_a_new_file_has_a_seed_of_its_own(tmp_path, heard):
    """`league new` writes no existing file. Nobody can guess a new league's deals; a given seed is used as it is."""
    seeds = [[], [], ["--seed", 'a "b" é']]
    for number, words in enumerate(seeds):
        file = str(tmp_path / f"{number}.toml")
        assert file in heard(["league", "new", file, *words]).out
        assert "exists already" in heard(["league", "new", file], 2).err
    first, second, given = (read_league(tmp_path / f"{number}.toml").seed for number in range(3))
    assert given == 'a "b" é'
    assert first != second
    assert len(first) >= 32


@pytest.mark.parametrize("number", ["0", "0.0", "9.0.0", "0.9.0", "0.0.9", "a.b.c", "0.0.0.1"])
def test_numbers_of_games_that_do_not_exist(played, capsys, number):
    """A number without its three parts, or beyond the league's games, is refused."""
    assert run(["league", "show", str(played), "--again", number]) != 0
    assert number in capsys.readouterr().err
