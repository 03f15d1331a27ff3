"""`rascals study`: an example, play that goes on after Ctrl-C, tables, JSON, a page by itself, replays."""

import json
import re
import signal
from contextlib import contextmanager

import pytest

pytest.importorskip("altair", reason="needs the extra `lab`")

import rascals
from rascals.cli import study as command
from rascals.cli.run import run
from rascals.study import Study, read_study
from tests.cli.pages import Page

STUDY = """[study]
title = "Dogs <b>& mice"
game = "felicity"
[vary]
players = 3
bots = ["random", ["random", "timid", "timid"]]
[vary.changes]
"<b>box" = {}
"mine" = { "mice.start" = 14 }
[[question]]
ask = "Is <it> fair?"
of = "victory"
where = { bot = "random", place = [1, 2] }
than = "fair"
within = 0.001
[[question]]
ask = "What does the dog change?"
of = "turns"
compare = "changes"
within = 40
[[question]]
ask = "Who has mice?"
where = { "points:mice" = true, "verb:sing" = false }
minus = { }
within = 2
[[question]]
ask = "Who sings?"
of = "points"
where = { "verb:sing" = true }
than = 3
[[question]]
ask = "How does it end?"
of = "end:nine-rounds"
than = 0.1
within = 0.7
[stop]
least = 4
deals = 12
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The file of a study that is played to its end."""
    file = tmp_path_factory.mktemp("study") / "dogs.toml"
    file.write_text(STUDY, encoding="utf-8")
    assert run(["study", "run", str(file), "--workers", "1"]) == 0
    return file


def test_an_example_runs_as_it_is_written(tmp_path, heard, monkeypatch):
    """A new file has a seed of its own or the given one, is never overwritten, and is a study."""
    monkeypatch.chdir(tmp_path)
    said = heard(["study", "new", "goons", "first.toml"]).out
    assert "“rascals study run first.toml” plays it until it knows the answers" in said
    assert "first.toml exists already" in heard(["study", "new", "goons", "first.toml"], 2).err
    heard(["study", "new", "goons", "second.toml"])
    heard(["study", "new", "goons", "third.toml", "--seed", 'a "b" é'])
    monkeypatch.setattr(
        Study, "columns", lambda _: dict.fromkeys(("place", "victory", "turns"), False)
    )  # no game of the best bot
    first, second, third = (read_study(tmp_path / f"{name}.toml") for name in ("first", "second", "third"))
    seeds = [next(iter(one.cells.values())).seed for one in (first, second, third)]
    assert len(set(seeds)) == 3
    assert (seeds[2], len(seeds[0])) == ('a "b" é', 8)
    assert "Unknown game “chess”" in heard(["study", "new", "chess", "fourth.toml"], 2).err


def test_the_table(played, heard):
    """Each question with its answer in a sentence and a line for each cell; the game that is named is one of it."""
    out = heard(["study", "table", str(played)]).out
    assert heard(["study", "table", str(played.parent)], 2).err.startswith("rascals: Cannot read")
    told = " ".join(out.split())
    for line in (
        "Is <it> fair?",
        "Cell",
        "Share of victories of bot random, place 1 and 2 on average: cannot be told yet (all 4 cells)",
    ):
        assert line in told
    assert re.search(
        r"Turns of a game, difference by changes: no difference larger than \d+\.\d\d \(all 2 cells\)", told
    )
    assert "Points of a player of those with “verb:sing”: no such seats (all 4 cells)" in told
    assert "Games that end with “All sacks have been auctioned”: more than 10.0 % (all 4 cells)" in told
    assert "at least 95 contain the true number" in told


def test_json(played, heard):
    """Every answer with its range; the numbers are those of the study, and the rows name games."""
    told = json.loads(heard(["study", "table", str(played), "--json"]).out)
    made = read_study(played)
    assert (told["title"], told["game"], told["games"]) == ("Dogs <b>& mice", "felicity", made.games)
    assert [cell["deals"] for cell in told["cells"]] == list(made.deals().values()) == [12] * 4
    assert [cell["digest"] for cell in told["cells"]] == [cell.digest for cell in made.cells.values()]
    for said, one in zip(told["answers"], made.answers(), strict=True):
        assert (said["question"], said["cell"], said["against"]) == (one.question.ask, one.cell, one.first)
        assert (said["value"], said["state"], said["deals"]) == (one.value, one.state, one.deals)
        assert (said["low"], said["high"]) == ((None, None) if one.half is None else (one.low, one.high))
        if one.deals:
            assert made.match(said["shown"]).over
        else:
            assert said["shown"] is None
    assert json.loads(heard(["study", "run", str(played), "--json", "--workers", "1"]).out) == told


@pytest.mark.parametrize("saved", [True, False])
def test_the_page_needs_nothing_else(played, tmp_path, heard, saved):
    """Well formed, without scripts and addresses; each mark leads to its game, which can be seen again."""
    page, folder = tmp_path / "dogs.html", tmp_path / "shown"
    words = ["--games", str(folder)] if saved else []
    heard(["study", "plot", str(played), "--html", str(page), *words])
    text = page.read_text(encoding="utf-8")
    shown = Page(text)
    assert shown.open == []
    tags = {tag for tag, _ in shown.tags}
    assert not tags & {"script", "link", "img", "b", "it"}
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)
    for told in ("Dogs <b>& mice", "Is <it> fair?", "What does the dog change?", "3 players. What is known"):
        assert told in shown.text
    ids = [attributes["id"] for _, attributes in shown.tags if "id" in attributes]
    assert len(set(ids)) == len(ids)
    answers = [at for at, one in enumerate(read_study(played).answers()) if one.deals]
    assert answers
    marks = {attributes["xlink:href"] for tag, attributes in shown.tags if "xlink:href" in attributes}
    links = [attributes["href"] for tag, attributes in shown.tags if tag == "a" and "href" in attributes]
    inside = {link for link in links if link.startswith("#answer")}
    assert {f"#answer-{at}" for at in answers} == inside
    assert inside == marks
    assert {link[1:] for link in inside} <= set(ids)
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    files = {page.parent / link for link in links if not link.startswith("#")}
    assert files == (set(folder.iterdir()) if saved else set())
    assert all(rascals.verify(file).ok for file in files)
    assert bool(files) == saved
    assert ("rascals study replay" in shown.text) is not saved


def test_a_page_beside_its_study(tmp_path, heard):
    """Without --html it has the name of the file; a study may be given as its folder, and need not be played."""
    (tmp_path / "study.toml").write_text(STUDY, encoding="utf-8")
    heard(["study", "plot", str(tmp_path)])
    shown = Page((tmp_path / "study.html").read_text(encoding="utf-8"))
    assert shown.open == []
    assert "not played yet" in shown.text
    assert heard(["study", "plot", str(tmp_path), "--html", str(tmp_path)], 2).err.count("\n") == 1


def test_replays(played, heard, tmp_path, monkeypatch):
    """The game of a row is saved as a file that verifies, or stepped through; other names are refused in a line."""
    made = read_study(played)
    frame = made.frame()
    row = frame.filter(deal=3, seating=1, seat=0).rows(named=True)[0]
    name = made.name_of(row["cell"], 3, 1)
    file = heard(["study", "replay", str(played), "--row", name, "--to", str(tmp_path / "new")]).out.strip()
    match = rascals.load(file)
    assert rascals.verify(file).ok
    assert match.scores[0] == row["points"]
    steps = heard(["replay", str(played), "--row", name, "--plain"]).out
    assert steps == heard(["replay", file, "--plain"]).out
    for words in (["study", "replay", str(played)], ["replay", str(played), "--plain"]):
        error = heard([*words, "--row", "nothing"], 2).err
        assert "a row is named CELL.DEAL.SEATING" in error
        assert error.count("\n") == 1


def pressing(monkeypatch, blocks):
    """Let Ctrl-C be pressed after so many blocks of each run."""

    @contextmanager
    def bar(desk, games):
        def progress(_):
            bar.left -= 1
            if bar.left == 0:
                signal.raise_signal(signal.SIGINT)

        yield progress

    bar.left = blocks
    monkeypatch.setattr(command, "bar", bar)


def test_ctrl_c_says_how_to_go_on(played, tmp_path, heard, monkeypatch):
    """With code 130, after what is known so far; the same command then ends with the same answers."""
    file = tmp_path / "dogs.toml"
    file.write_text(STUDY, encoding="utf-8")
    order = ["study", "run", str(file), "--workers", "1", "--json"]
    pressing(monkeypatch, 5)
    stopped = heard(order, 130)
    assert re.search(r"Stopped after \d+ games; “rascals study run \S+dogs.toml” goes on", stopped.err)
    games = json.loads(stopped.out)["games"]
    pressing(monkeypatch, 0)
    page = tmp_path / "page.html"
    ended = heard([*order, "--html", str(page)])
    assert "Is <it> fair? Open in 4 cells, many millions of more deals." in " ".join(ended.err.split())
    assert 0 < games < json.loads(ended.out)["games"]
    assert ended.out == heard(["study", "table", str(played), "--json"]).out
    assert page.is_file()


def test_a_game_that_fails_is_told_in_a_line(tmp_path, heard):
    """A measure that fails in a later game: the seed of its block and the cause; it is the user's to mend."""
    text = STUDY.partition("[[question]]")[0].replace("[study]", '[measures]\nmine = "own.py:mine"\n[study]')
    own = "def mine(match):\n    return 1 / (match.scores[0] - {})\n"
    (tmp_path / "own.py").write_text(own.format(999), encoding="utf-8")
    (tmp_path / "dogs.toml").write_text(text + "[stop]\ndeals = 40", encoding="utf-8")
    points = next(iter(read_study(tmp_path / "dogs.toml").cells.values())).match(3, 0).scores[0]
    (tmp_path / "own.py").write_text(own.format(points), encoding="utf-8")
    error = heard(["study", "run", str(tmp_path / "dogs.toml"), "--workers", "1"], 70).err
    assert "division by zero" in error
    assert "--again" not in error


def test_compiled_studies_say_what_compiles(tmp_path, heard):
    """They are played by the same command."""
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
    file = tmp_path / "fast.toml"
    text = STUDY.replace("[vary]", "compiled = true\n[vary]").replace(
        '["random", "timid", "timid"]', '["random", "easy", "easy"]'
    )
    file.write_text(text.split("[[question]]")[0] + '[[question]]\nask = "?"\nwithin = 0.2', encoding="utf-8")
    told = json.loads(heard(["study", "run", str(file), "--workers", "1", "--json"]).out)
    assert {one["state"] for one in told["answers"]} == {"known"}
