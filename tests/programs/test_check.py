"""The conformance test finds what a program does wrong, and the examples pass it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import rascals
from rascals.cli.run import run
from rascals.programs import Program, ProgramLimits
from rascals.programs.check import check
from tests.docs.pages import ROOT
from tests.suites import deep
from tools import checks

pytestmark = pytest.mark.real

EXAMPLES = ROOT / "examples/programs"
PATIENT = ProgramLimits(grace=60.0)
SHORT = ProgramLimits(grace=0.01)

GOOD = """
for message in told():
    if message["type"] == "hello": hello(offers=["why"])
    if message["type"] == "state": move(message)
    if message["type"] == "why": say(type="why", decision=message["decision"], text="Because.")
    if message["type"] == "quit": break
"""


def failed(command: list[str], limits: ProgramLimits = PATIENT, games: Sequence[str] = ()) -> set[str]:
    """The names of the checks that a program fails."""
    return {one.name for one in check(command, limits=limits, games=games) if not one.ok}


def test_a_good_program_passes(written) -> None:
    """A correct program fails none; games with every number of players are played."""
    findings = list(check(written(GOOD), limits=PATIENT, games=["felicity"]))
    assert [one.name for one in findings if not one.ok] == []
    assert [one.about["players"] for one in findings if one.name == "play"] == [3, 4, 5]
    manners = ["hello", "games", "unknown", "stop", "second", "why", "quit", "closed"]
    assert [one.name for one in findings if one.name != "play"] == manners


AT_UNKNOWN = """
    if message["type"] not in ("hello", "game", "state", "stop", "why", "fault", "over", "quit"): sys.exit(1)
"""
BAD = {
    "hello": "say(type='hello')",
    "games": GOOD.replace("offers=", "games=['chess'], offers="),
    "unknown": GOOD.replace("in told():\n", f"in told():{AT_UNKNOWN}"),
    "stop": GOOD.replace(
        'if message["type"] == "why"', 'if message["type"] == "stop": sys.exit(1)\n    if message["type"] == "why"'
    ),
    "second": GOOD.replace(
        'if message["type"] == "state"',
        'if message.get("game") == "g2": sys.exit(1)\n    if message["type"] == "state"',
    ),
    "why": GOOD.replace('decision=message["decision"], text', "decision=0, text"),
    "quit": GOOD.replace("break", "sys.exit(3)"),
    "closed": GOOD + "else: sys.exit(3)",
    "play": GOOD.replace("move(message)", 'move(message, "fly" if message["decision"] == 4 else None)'),
}


@pytest.mark.parametrize("name", BAD)
def test_each_fault_is_found(written, name) -> None:
    """A fault is reported under its name, and nothing else is."""
    games = ["felicity"] if name == "play" else []
    assert failed(written(BAD[name]), games=games) == {name}


def test_a_program_that_answers_twice_is_found(written) -> None:
    """A second answer to a turn is not taken for the answer to the next."""
    assert failed(written(GOOD.replace("move(message)", "move(message); move(message)"))) >= {"stop", "second"}


def test_a_program_that_does_not_stop_is_found(written) -> None:
    """A program that plays on after its time fails; so does one that does not exit."""
    slow = GOOD.replace('"state": move(message)', '"state": state = message')
    late = slow.replace("if message", 'if message["type"] == "over": move(state)\n    if message', 1)
    assert "stop" in failed(written(late), ProgramLimits(grace=0.01, longest=0.01))
    assert {"quit"} <= failed(written(GOOD.replace("break", "pass") + "while True: pass"), SHORT)


def compiled(folder: Path) -> list[str]:
    """The example in C, compiled; skipped without a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("needs a C compiler")
    program = folder / "random"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1"]
    subprocess.run([compiler, *strict, "-o", program, EXAMPLES / "random.c"], check=True)
    return [str(program)]


def example(name: str, folder: Path) -> list[str]:
    """The command that runs an example."""
    if name == "random.c":
        return compiled(folder)
    if name == "random.mjs":
        if checks.node_version() < (18, 0):
            pytest.skip("needs node 18 or newer")
        return [shutil.which("node") or "node", str(EXAMPLES / name)]
    return [sys.executable, str(EXAMPLES / name)]


NAMES = sorted(path.name for path in EXAMPLES.iterdir() if path.is_file())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("games", ["felicity", *deep(["goodcritters", "goons", "heist"])])
def test_examples_pass(name, games, tmp_path, capsys) -> None:
    """`rascals engine check` finds no fault in an example."""
    assert run(["engine", "check", "--games", games, "--", *example(name, tmp_path)]) == 0, capsys.readouterr().out
    assert "FAILED" not in capsys.readouterr().out


def test_the_example_in_c_reads_any_json(tmp_path) -> None:
    """It finds the legal moves at the top level only, in any order, with white space and escapes."""
    inner = {"legal": ["inside"], "text": 'a "quoted" }] \\ text', "deep": [[{"legal": []}], "]"]}
    state = {"hint": inner, "legal": ['only \\ "this"'], "more": [1, 2.5, None, True], "decision": 77, "type": "state"}
    lines = [{"type": "hello", "protocol": 1}, {"type": "weather"}, state, state | {"legal": []}, {"type": "quit"}]
    told = "".join(json.dumps(line, separators=(" , ", " : ")) + "\n" for line in lines)
    done = subprocess.run(compiled(tmp_path), input=told, capture_output=True, text=True, check=True)
    hello, move = map(json.loads, done.stdout.splitlines())
    assert hello["name"] == "random.c"
    assert move == {"type": "move", "decision": 77, "move": 'only \\ "this"'}


def test_the_example_in_python_plays_better_than_at_random() -> None:
    """In Felicity it scores above its opponents' average, over ten games."""
    game = rascals.game("felicity", players=4)
    with Program(example("magpie.py", Path()), limits=PATIENT) as program:
        finished = [rascals.play(game, [program, *["random"] * 3], seed=seed).scores or () for seed in range(10)]
        assert program.faults == {}
    mine, others = sum(scores[0] for scores in finished), sum(sum(scores[1:]) for scores in finished)
    assert 3 * mine > others


ENVIRONMENT = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def engine(game: str) -> list[str]:
    """The command that runs one of our bots as a program."""
    return [sys.executable, "-m", "rascals", "engine", game, "--level", "greedy" if game == "felicity" else "timid"]


def test_our_bots_are_programs() -> None:
    """`rascals engine` plays a game as a program, and gives reasons."""
    with Program(engine("goons"), limits=PATIENT, environment=ENVIRONMENT) as program:
        match = rascals.play(rascals.game("goons", players=2), [program, "random"], seed=1)
        assert (match.over, program.faults) == (True, {})
        assert program.why()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["felicity", "goodcritters", "goons", "heist"])
def test_our_bots_pass_as_programs(game) -> None:
    """`rascals engine` passes all checks."""
    command = engine(game)
    findings = list(check(command, limits=PATIENT, games=[game], environment=ENVIRONMENT))
    assert [one for one in findings if not one.ok] == []
    assert "why" in {one.name for one in findings}


def test_the_report_is_json_for_programs(written, capsys) -> None:
    """With --json there is one object, and the exit code says whether all checks passed."""
    assert (
        run(["engine", "check", "--json", "--games", "felicity", *written(BAD["why"])]) == 2
    )  # -S is not one of our options
    capsys.readouterr()
    assert run(["engine", "check", "--json", "--games", "felicity", "--", *written(BAD["why"])]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert [one["name"] for one in report["findings"] if not one["ok"]] == ["why"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["engine", "chess"], "chess"),
        (["engine", "check"], "rascals engine check PROGRAM"),
        (["engine", "check", "./no-such-program"], "there is no program"),
        (["engine", "felicity", "more"], "more"),
        (["engine", "felicity", "--level", "grandmaster"], "grandmaster"),
        (["seat", "./no-such-program", "--table", "http://127.0.0.1:1/j/A"], "there is no program"),
    ],
)
def test_a_wrong_command_line_is_one_line(words, text, capsys) -> None:
    """Errors are reported before anything is started."""
    assert run(words) == 2
    err = capsys.readouterr().err
    assert text in err
    assert err.count("\n") == 1
