"""The faults that `tools/mutate.py` plants: each can be planted, every module has its share, and none goes unsaid."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

import rascals
from rascals.core.dialect import reached, rules_of
from tools import mutate
from tools.faults import CORE, ROOT, Fault, excused, faults
from tools.operators import candidates, drawn, modules

DRAWN = 100  # as many faults as are usually drawn
LISTED = faults()


@pytest.mark.parametrize("fault", [*LISTED, *excused()], ids=str)
def test_every_fault_can_be_planted(fault):
    """What is replaced stands once in the module, and what takes its place is something else."""
    planted = fault.planted((ROOT / fault.source).read_text(encoding="utf-8"))
    assert fault.new in planted
    assert fault.old != fault.new


def modules_that_hold_rules(name):
    """Return the modules of a game by which it decides: its rules, who is free or rests, what is decided ahead."""
    box = rascals.games()[name]
    ahead = [rule for condition in box.conditions for rule in vars(condition).values()]
    asked = [*rules_of(box), box.resting, box.unfinished, box.free, *ahead]
    return {rule.__module__.rpartition(".")[2] for rule in reached(filter(callable, asked), [box.package])}


def modules_without(name, listed):
    """Return of a game's modules that hold rules those that no fault of a list lies in."""
    return modules_that_hold_rules(name) - {fault.module for fault in listed if fault.game == name}


@pytest.mark.parametrize(("name", "least"), [("felicity", 4), ("goodcritters", 16), ("goons", 24), ("heist", 22)])
def test_every_module_that_holds_rules_has_a_fault(name, least):
    """A fault is listed for each module by which a game decides, of which there are so many at least."""
    missing = modules_without(name, LISTED)
    looked = len(modules_that_hold_rules(name))
    assert not missing, f"of {looked} modules of {name} without a fault: {', '.join(sorted(missing))}"
    assert looked >= least
    assert set(rascals.games()) == {path.parent.name for path in ROOT.glob("tests/games/*/faults.txt")}


def test_a_module_without_a_fault_is_named():
    """Where no fault of a module is listed it is named, and no other."""
    listed = LISTED
    assert modules_without("heist", [fault for fault in listed if fault.module != "tiling"]) == {"tiling"}
    assert modules_without("heist", []) == modules_that_hold_rules("heist") > {"tiling", "rules", "legality"}


@pytest.mark.thorough
def test_what_is_excused_would_be_drawn():
    """Each excuse is one of the changes that can be drawn, for a reason; drawn ones are none of them."""
    places = {fault.place for key in modules() for fault in candidates(*key)}
    for fault in excused():
        assert fault.place in places, fault
        assert len(fault.name) > 20, fault
    assert not {fault.place for fault in excused()} & {fault.place for fault in drawn(200)}


def test_every_module_that_holds_rules_has_its_share():
    """A hundred drawn faults lie in all modules that hold rules, of all games and the core."""
    shares = Counter((fault.game, fault.module) for fault in drawn(DRAWN))
    assert set(shares) == set(modules())
    assert {game for game, _ in shares} == {CORE, *rascals.games()}
    assert {("heist", "traps"), ("goons", "doctor"), ("goodcritters", "share"), ("felicity", "rules")} <= set(shares)


@pytest.mark.thorough
def test_drawn_faults_are_the_same_until_rules_change():
    """The same number draws the same ones, a smaller one some of them; another seed draws others."""
    assert drawn(90) == drawn(DRAWN)[:90]
    others = {fault.place for fault in drawn(DRAWN, 1)}
    assert len(others & {fault.place for fault in drawn(DRAWN)}) < 20


def test_kinds_of_drawn_faults():
    """Operators, numbers, ranges, conditions, statements, seats and events are all among what can be drawn."""
    whats = {fault.name.partition(", ")[2] for key in modules() for fault in candidates(*key)}
    kinds = {"!= for ==", "<= for <", "- for +", "or for and", "off by one", "the last is left out", "without `not`"}
    kinds |= {"the contrary", "dropped", "goes on", "the wrong seat", "viewer for owner", "the event tells one more"}
    assert {*kinds, "the event tells two things the wrong way round"} <= whats


def test_a_drawn_fault_is_written_as_lists_are():
    """What a survivor is shown as can be put in a list, and says where it lies."""
    fault = drawn(1)[0]
    assert list(mutate.listed(fault.game, f"# why\n\n{fault.entry}\n")) == [fault]


@pytest.mark.real
@pytest.mark.parametrize("game", [CORE, "felicity"])
def test_the_tests_can_be_collected(game, tmp_path):
    """The tests that find faults import and are some hundreds: with one fewer file nothing would be planted."""
    done = mutate.run(game, [], tmp_path, "--collect-only")
    assert done.returncode == 0, done.stdout[-2000:]
    assert int(done.stdout.split("tests collected")[0].split("\n")[-1].split("/")[0]) > 300


# ---------------------------------------------------------------- choosing


def test_faults_are_chosen_by_words():
    """Words must stand in a fault's name, of listed and drawn ones."""
    some = mutate.chosen(mutate.parsed(["felicity", "dog"]))
    assert 0 < len(some) < 30
    assert all("felicity" in str(fault) and "dog" in str(fault) for fault in some)
    few = mutate.chosen(mutate.parsed(["--drawn", "50", "heist,"]))
    assert 0 < len(few) < 50
    assert {fault.game for fault in few} == {"heist"}


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository of two commits, each with a fault listed, that `mutate` takes for ours."""

    def git(*arguments):
        identity = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *identity, *arguments], cwd=tmp_path, check=True, capture_output=True)

    entries = ["traps: one\n- 1\n+ 2", "doctor: two\n- 1\n+ 2"]
    game = tmp_path / "tests/games/heist"
    game.mkdir(parents=True)
    git("init", "--quiet")
    for n in (1, 2):
        (game / "faults.txt").write_text("\n\n".join(entries[:n]) + "\n", encoding="utf-8")
        git("add", "--all")
        git("commit", "--quiet", "--message", f"commit {n}")
    for module in (mutate, mutate.faults.__globals__):
        monkeypatch.setitem(module if isinstance(module, dict) else vars(module), "ROOT", tmp_path)
    return git


@pytest.mark.real
def test_changed_are_modules_and_entries(repository):
    """What a commit did not list yet counts as changed, and so does what lies in a module that differs since."""
    assert [fault.name for fault in mutate.changed("HEAD~1")] == ["two"]
    source = mutate.ROOT / "src/rascals/games/heist/traps.py"
    source.parent.mkdir(parents=True)
    source.write_text("1\n", encoding="utf-8")
    assert [fault.name for fault in mutate.changed("HEAD")] == ["one"]


# ---------------------------------------------------------------- what is said at the end


def said_of(monkeypatch, capsys, by, *arguments, without=None):
    """Plant one fault; return the exit code and what is said. `by`: who finds it; `without`: what fails before."""

    def run(game, given, folder, *options):
        lines = [{"tests": 3, "failed": without}, *[{"by": by} for _ in given if without is None]]
        if by is not NotImplemented and "--found" in options:
            (Path(folder) / "found").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
        return subprocess.CompletedProcess([], 0 if by is None else 2, "no module named suites", "")

    monkeypatch.setattr(mutate, "run", run)
    return mutate.main(arguments or ["sees another", "felicity"]), capsys.readouterr().out


ONE = next(fault for fault in LISTED if fault.game == "felicity")


@pytest.mark.parametrize(
    ("by", "without", "code", "words"),
    [
        ("test_dogs", None, 0, "1 of 1 faults planted, in 1 modules: 1 found, 0 survived, in 0.0 minutes"),
        (None, None, 0, f"no test found this, felicity:\n\n{ONE.entry}\n"),
        (None, None, 0, "1 of 1 faults planted, in 1 modules: 0 found, 1 survived"),
        ("test_dogs", "test_cats", 1, "felicity: without a fault fails test_cats"),
        ("test_dogs", "test_cats", 1, "0 of 1 faults planted"),
        (NotImplemented, None, 1, "felicity: the tests cannot be collected:\nno module named suites"),
    ],
)
def test_the_end_says_what_became_of_the_faults(monkeypatch, capsys, by, without, code, words):
    """How many were planted, found and left: a figure, which ends with 0. Where the tests fail without any, it is 1."""
    monkeypatch.setattr(mutate, "chosen", lambda _: [ONE])
    ended, said = said_of(monkeypatch, capsys, by, without=without)
    assert ended == code
    assert words in said


def test_a_fault_that_cannot_be_planted_keeps_no_other_back(monkeypatch, capsys):
    """What its module no longer has is said; the others are planted all the same."""
    gone = Fault("felicity", "rules", "gone", "no such line", "nor this")
    monkeypatch.setattr(mutate, "chosen", lambda _: [gone, ONE])
    ended, said = said_of(monkeypatch, capsys, "test_dogs")
    assert ended == 0
    assert said.startswith("felicity, rules: gone: 'no such line' stands 0 times in rules.py, not once\n1 of 2 faults")


@pytest.mark.parametrize(("arguments", "code"), [(["no fault has these words"], 1), (["--since", "HEAD"], 0)])
def test_that_nothing_was_chosen_is_said(monkeypatch, capsys, arguments, code):
    """Words that no fault has are a mistake; that nothing changed is none; neither says that any was found."""
    monkeypatch.setattr(mutate, "changed", lambda since: [])
    ended, said = said_of(monkeypatch, capsys, "test_dogs", *arguments)
    assert ended == code
    assert said.startswith("no faults chosen: none ")
    assert "found" not in said


def test_a_fault_of_a_module_lies_where_it_says():
    """A game's modules by their names, the core's with its name before."""
    assert Fault("heist", "traps", "", "", "").source == Path("src/rascals/games/heist/traps.py")
    assert Fault("heist", "core.agenda", "", "", "").source == Path("src/rascals/core/agenda.py")
