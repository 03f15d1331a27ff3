"""`rascals compare`: a table, a page, JSON, games that show the figures, and errors that say what is valid."""

import json
import re
import shlex
from pathlib import Path

import pytest

import rascals
from rascals.cli.compare import CompareReport
from rascals.cli.run import run
from rascals.lab import Plan
from rascals.words import Words
from tests.cli.pages import Page

BOTS = ["--bots", "runner,random", "--option", "turn_limit=6", "--workers", "1", "--seed", "2"]
COMPARE = ["compare", "heist", "--editions", "v2,v5", "-n", "3", *BOTS]


def test_the_table(heard):
    """A line for each figure, a column for each variant; the note explains it."""
    out = heard(COMPARE).out
    words = Words("en")
    first = out.splitlines()[0].split()
    assert first[-2:] == ["v2", "v5"]
    told = [words.text(f"heist-figure-{name}") for name in ("stranded", "suspicion")]
    for name in ("Turns", "Points of a player", "Points from first to last", *told):
        assert name in out
    assert f"Ends: {words.end('heist', 'turn-limit')}" in out
    assert words.text("heist-figure-critter", what=words.term("heist", "owl")) in out
    assert re.search(r"±.* #\d", out)


def test_for_programs(heard):
    """The JSON has every figure of every variant with its interval and game, for any number of processes."""
    first = heard([*COMPARE, "--json"]).out
    assert heard([*COMPARE, "--json", "--workers", "2"]).out == first
    told = json.loads(first)
    assert (told["games"], told["complete"], told["bots"]) == (3, True, ["runner", "random"])
    assert [variant["name"] for variant in told["variants"]] == ["v2", "v5"]
    for variant in told["variants"]:
        figures = {(figure["figure"], figure["what"]): figure for figure in variant["figures"]}
        places = [figure["value"] for (group, _), figure in figures.items() if group == "place"]
        assert sum(places) == pytest.approx(1)
        assert all(
            f["low"] - 1e-9 <= f["value"] <= f["high"] + 1e-9 for f in figures.values() if f["figure"] != "place"
        )
        assert all(figure["game"] is not None and figure["command"] for figure in figures.values())
        turns = figures["turns", None]
        assert turns["command"].startswith(f"rascals compare heist --editions {variant['name']} ")


def test_the_named_command_plays_the_game(heard, monkeypatch, tmp_path):
    """A figure's command, run as printed, saves the game that shows it."""
    variant = json.loads(heard([*COMPARE, "--json"]).out)["variants"][1]
    figure = next(figure for figure in variant["figures"] if figure["figure"] == "spread")
    monkeypatch.chdir(tmp_path)
    file = Path(heard(shlex.split(figure["command"])[1:]).out.strip())
    assert rascals.verify(file).ok
    match = rascals.load(file)
    assert (match.game.edition, match.game.options["turn_limit"]) == ("v5", 6)
    assert match.over


def test_the_page_needs_nothing_else(tmp_path):
    """The page is complete HTML without scripts or external addresses; its links lead to valid games."""
    page, folder = tmp_path / "pages" / "page.html", tmp_path / "games"
    page.parent.mkdir()
    assert run([*COMPARE, "--html", str(page), "--games", str(folder)]) == 0
    text = page.read_text(encoding="utf-8")
    shown = Page(text)
    assert shown.open == []
    assert "script" not in {tag for tag, _ in shown.tags}
    assert "http" not in text
    assert ("html", {"lang": "en"}) in shown.tags
    links = [attributes["href"] for tag, attributes in shown.tags if tag == "a"]
    anchors = {f"#{attributes['id']}" for _, attributes in shown.tags if attributes.get("id")}
    inside = {link for link in links if link.startswith("#")}
    assert inside == anchors
    files = [page.parent / link for link in links if not link.startswith("#")]
    assert {file.resolve() for file in files} == set(folder.iterdir())
    assert all(rascals.verify(file).ok for file in files)
    assert Words("en").text("heist-figure-stranded") in shown.text


def test_a_page_without_saved_games_names_commands(tmp_path, capsys):
    """Without a folder each game on the page is the command that replays it; user input is not markup."""
    page = tmp_path / "page.html"
    assert run(["compare", "heist", "--editions", "v2,v3", "-n", "2", *BOTS[:-1], "<b>&", "--html", str(page)]) == 0
    shown = Page(page.read_text(encoding="utf-8"))
    assert "rascals compare heist --editions v3 " in shown.text
    assert "<b>&" in shown.text
    assert "b" not in {tag for tag, _ in shown.tags}


def test_options_of_any_game(heard):
    """Comma-separated values of an option are compared; any game has the general figures."""
    order = ["compare", "felicity", "--option", "small_dog=lowest,mildest", "-n", "3", "--bots", "random"]
    told = json.loads(heard([*order, "--players", "3", "--workers", "1", "--json"]).out)
    assert [variant["name"] for variant in told["variants"]] == ["small_dog=lowest", "small_dog=mildest"]
    assert [variant["options"]["small_dog"] for variant in told["variants"]] == ["lowest", "mildest"]
    groups = {figure["figure"] for figure in told["variants"][0]["figures"]}
    assert groups == {"actions", "turns", "score", "best", "spread", "place", "end", "verb"}


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (["felicity"], "nothing to compare"),
        (["heist", "--editions", "v4"], "nothing to compare"),
        (["heist", "--editions", "v4,v9"], "valid: v1, v2, v3, v4, v5"),
        (["felicity", "--editions", "v1,v2"], "only one edition of felicity"),
        (["felicity", "--option", "small_dog=lowest,big"], "small_dog cannot be “big”; valid: "),
        (["felicity", "--option", "small_dog"], "written name=value"),
        (["felicity", "--option", "dog=1,2"], "Unknown option “dog”; valid: "),
        (["heist", "--editions", "v1,v2", "--option", "badger_cap=2,3"], "badger_cap"),
        (["felicity", "--data", "no.toml", "--data", "none.toml"], "Cannot read no.toml: no such file"),
        (["chess"], "Unknown game “chess”; valid: "),
        (["heist", "--editions", "v1,v2", "--bots", "nobody"], "Unknown bot “nobody”; valid: "),
    ],
)
def test_what_cannot_be_compared(heard, order, said):
    """Every mistake is reported in one line before the first game, with what is valid."""
    error = heard(["compare", *order, "-n", "1"], 2).err
    assert said in error
    assert error.count("\n") == 1


def test_the_printed_command_is_the_same_plan(capsys, monkeypatch):
    """For any choice of any option of any game, the printed command plays exactly that."""
    made = []
    monkeypatch.setattr("rascals.cli.compare.play_again", lambda _desk, plan, *_rest: made.append(plan))
    for definition in rascals.games().values():
        for option in definition.options:
            for choice in {option.choices[0]: 0, option.choices[-1]: 0}:
                edition = option.editions[:1] or definition.editions[-1:]
                players = min(definition.players)
                try:
                    asked = Plan.of(definition.name, ["random"] * players, edition, {option.name: [choice]}, "a b")
                except rascals.BadOption:
                    continue  # not with this few players
                (name,) = asked.cells
                command = CompareReport(asked, asked.empty(), [], 1, {}).command(name, 3)
                assert run(shlex.split(command)[1:]) == 0, capsys.readouterr().err
                assert made.pop() == asked, command


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Felicity's box as a file, and one with another number, in the current folder."""
    monkeypatch.chdir(tmp_path)
    box = {"pets.values": rascals.game("felicity").component("pets.values")}
    changed = {"pets.values": [*box["pets.values"][:-1], 7]}
    for name, data in (("box.toml", box), ("my [b]box.toml", changed)):
        Path(name).write_text("".join(f"{path} = {value}\n" for path, value in data.items()), encoding="utf-8")
    return [Path("box.toml"), Path("my [b]box.toml")], changed


FELICITY = ["compare", "felicity", "-n", "1", "--bots", "random", "--players", "3", "--workers", "1", "--seed", "5"]


def test_files_of_components_are_compared(heard, files):
    """Several files make a column each, with the same deals; their changes are listed below the table."""
    given, changed = files
    page = Path("page.html")
    order = [*FELICITY, "--html", str(page)]
    out = heard([*order, *(word for file in given for word in ("--data", str(file)))]).out
    assert out.splitlines()[0].split()[-3:] == ["box.toml", "my", "[b]box.toml"]
    told = ["as in the box", f"pets.values = {changed['pets.values']}"]
    for file, changes in zip(given, told, strict=True):
        line = f"{file}: {changes}."
        assert line in out
        assert line in Page(page.read_text(encoding="utf-8")).text


def test_a_file_of_components_holds_in_every_variant(heard, files):
    """A single file applies to every variant, and is included in the commands that replay games."""
    (_, file), changed = files
    order = [*FELICITY, "--data", str(file)]
    assert "nothing to compare" in heard(order, 2).err
    for variant in json.loads(heard([*order, "--option", "small_dog=lowest,mildest", "--json"]).out)["variants"]:
        assert variant["data"] == changed
        assert rascals.load(heard(shlex.split(variant["figures"][0]["command"])[1:]).out.strip()).game.data == changed


def test_the_command_that_names_a_failed_game_names_the_files(heard, files, monkeypatch):
    """Run as printed, it plays the failed game, in every variant."""
    monkeypatch.setattr(Plan, "play", lambda *_: 1 / 0)
    order = [*FELICITY, *(word for file in files[0] for word in ("--data", str(file)))]
    told = heard([*order], 70).err
    made = []
    monkeypatch.setattr("rascals.cli.compare.play_again", lambda _desk, plan, *_rest: made.append(plan))
    command = re.search(r"rascals compare .* --again 0 --debug", " ".join(told.split()))
    assert run(shlex.split(command[0])[1:]) == 0
    assert list(made[0].cells) == [str(file) for file in files[0]]


def test_choices_of_several_words_are_given_one_by_one(heard):
    """Four comma-separated villains are one choice; the option is repeated for each four."""
    (option,) = (one for one in rascals.games()["goons"].options if one.name == "villains")
    four = str(option.choices[1])
    assert "," in four
    order = ["compare", "goons", "-n", "1", "--bots", "random", "--players", "3", "--workers", "1", "--json"]
    told = json.loads(heard([*order, "--option", "villains=random", "--option", f"villains={four}"]).out)
    assert [variant["options"]["villains"] for variant in told["variants"]] == ["random", four]


def test_a_page_that_cannot_be_written_is_said_before_the_first_game(heard, monkeypatch, tmp_path):
    """A missing folder, or a folder as the page's name; existing files stay as they are until the end."""
    played = []

    def broken(*_given, **_named):
        played.append(1)
        raise ZeroDivisionError

    monkeypatch.setattr("rascals.cli.compare.play_all", broken)
    for page in (tmp_path / "nowhere" / "page.html", tmp_path):
        assert heard([*COMPARE, "--html", str(page)], 2).err.count("\n") == 1
    assert played == []
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("old", encoding="utf-8")
    for page in (old, new):
        assert run([*COMPARE, "--html", str(page)]) == 70
    assert (played, old.read_text(encoding="utf-8"), new.exists()) == ([1, 1], "old", False)
