"""tools/checks.py: all checks run, what may have been disturbed is run again alone, and the last lines say why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tools import checks
from tools.checks import Check, Failure, Outcome

ROOT = Path(__file__).resolve().parents[2]

TESTS = """
import pathlib, pytest

def tries(name):
    file = pathlib.Path(__file__).with_name(name)
    count = int(file.read_text()) + 1 if file.exists() else 1
    file.write_text(str(count))
    return count

def test_sound(): pass

@pytest.mark.real
@pytest.mark.parametrize("who", ["a [b]", "c"])
def test_disturbed_once(who): assert tries(who) > 1, "the line is late"

@pytest.mark.real
def test_disturbed_twice():
    if tries("twice") < 3: raise OSError("no port")
"""
BROKEN = "\n@pytest.mark.real\ndef test_broken(): assert 1 == 2\n"
WRONG = "\ndef test_wrong(): assert tries('wrong') > 1\n"


@pytest.fixture(autouse=True)
def _plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests outside the project find its plug-in."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they start sooner


def check(folder: Path, tests: str) -> Check:
    """Return a check that runs tests of its own in a folder."""
    (folder / "test_it.py").write_text(tests, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = real\n", encoding="utf-8")
    return Check("pytest, here", checks.pytest("test_it.py", "-p", "no:cacheprovider"), folder, tests=True)


def ended(*given: Check, beside: Iterable[Check] = ()) -> int:
    """Run checks to the end, and return the exit code."""
    return checks.concluded(checks.run_checks(given, beside))


@pytest.mark.real
def test_what_was_disturbed_is_run_again_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Tests marked real that pass the second or third time, alone, fail nothing, and are named with what was wrong."""
    assert ended(check(tmp_path, TESTS)) == 0
    assert [(tmp_path / name).read_text() for name in ("a [b]", "c", "twice")] == ["2", "2", "3"]
    said = capfd.readouterr().out
    unsteady = said.rpartition("==> unsteady")[2].splitlines()[1:]
    assert [line.partition("::")[2] for line in unsteady[:-1]] == [
        "test_disturbed_once[a [b]]: AssertionError: the line is late",
        "test_disturbed_once[c]: AssertionError: the line is late",
        "test_disturbed_twice: OSError: no port",
    ]
    assert unsteady[-1] == "==> all checks passed"


@pytest.mark.real
def test_what_fails_three_times_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A test marked real that never passes fails its check; those that passed meanwhile are unsteady all the same."""
    assert ended(check(tmp_path, TESTS + BROKEN)) == 1
    told = capfd.readouterr().out.rpartition("==> unsteady")[2]
    assert told.count("test_disturbed") == 3
    assert told.count("==> all checks passed") == 0
    assert told.splitlines()[-3:-1] == ["==> what failed:", "    test_it.py::test_broken: assert 1 == 2"]


@pytest.mark.real
def test_no_other_test_gets_a_second_chance(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Where a test that is not marked real failed, nothing is run again, though it would pass."""
    assert ended(check(tmp_path, TESTS + WRONG)) == 1
    assert [(tmp_path / name).read_text() for name in ("a [b]", "c", "twice", "wrong")] == ["1"] * 4
    said = capfd.readouterr().out
    assert "==> unsteady" not in said
    assert said.splitlines()[-1] == "==> failed: pytest, here"


@pytest.mark.real
def test_workers_tell_their_failures_and_files_that_cannot_be_read_theirs(tmp_path: Path) -> None:
    """With pytest-xdist each failure is noted once; a file that cannot be read fails its check, and is not real."""
    spread = check(tmp_path, TESTS)._replace(command=checks.pytest("-p", "xdist", "test_it.py", workers=2))
    assert sorted(failure.test.partition("::")[2] for failure in checks.tried(spread, shown=False).failures) == [
        "test_disturbed_once[a [b]]",
        "test_disturbed_once[c]",
        "test_disturbed_twice",
    ]
    outcome = checks.tried(check(tmp_path, "import nothing_of_that_name"), shown=False)
    (failure,) = outcome.failures
    assert failure == Failure("test_it.py", False, "ModuleNotFoundError: No module named 'nothing_of_that_name'")
    assert not checks.disturbed(outcome)


GROUPED = """
import os, pytest

@pytest.mark.xdist_group("one server")
@pytest.mark.parametrize("n", range(8))
def test_together(n): assert os.getpid() == 0, f"in {os.getpid()}"

@pytest.mark.parametrize("n", range(8))
def test_apart(n): pass
"""


@pytest.mark.real
def test_a_group_is_kept_together(tmp_path: Path) -> None:
    """Tests of one group run in one process, so that what they share is made once; their names are told without it."""
    spread = check(tmp_path, GROUPED)._replace(command=checks.pytest("-p", "xdist", "test_it.py", workers=2))
    failures = checks.tried(spread, shown=False).failures
    assert [failure.test for failure in failures] == [f"test_it.py::test_together[{n}]" for n in range(8)]
    assert len({failure.line for failure in failures}) == 1


def outcome(name: str, code: int, said: str = "", failures: Iterable[Failure] = ()) -> Outcome:
    """Return how a check ended."""
    return Outcome(Check(name, []), code, 1.0, said, list(failures))


def test_where_much_that_is_real_fails_nothing_is_run_again() -> None:
    """When more fails than a machine disturbs, something is broken; so it is when pytest itself could not go on."""
    few = [Failure(f"test_{n}", True, "late") for n in range(checks.DISTURBED)]
    assert checks.disturbed(outcome("pytest", 1, failures=few))
    assert not checks.disturbed(outcome("pytest", 1, failures=[*few, Failure("test", True, "late")]))
    assert not checks.disturbed(outcome("pytest", 3, failures=few))
    assert not checks.disturbed(outcome("pytest", 1))


def test_the_last_forty_lines_say_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    """Of each failed test what was wrong, of each other check what it said was wrong; of very many the first."""
    tests = [Failure(f"test_{n}", False, "assert " + "x" * 500) for n in range(80)]
    vitest = " ✓ src/a.test.ts\n FAIL  src/b.test.ts > opens\nAssertionError: expected 1 to be 2\n Tests 1 failed\n"
    given = [
        outcome("ruff", 0, "All checks passed!"),
        outcome("vitest", 1, vitest),
        outcome("svelte-check", 1, "It ended\nwithout a word"),
        outcome("coverage", 2),
        outcome("pytest", 1, failures=tests),
    ]
    assert checks.concluded(given) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= checks.WIDE + 4
    assert lines[:7] == [
        "==> what failed:",
        "    vitest: FAIL  src/b.test.ts > opens",
        "    vitest: AssertionError: expected 1 to be 2",
        "    svelte-check: It ended",
        "    svelte-check: without a word",
        "    coverage: exit code 2",
        f"    test_0: assert {'x' * 500}"[: checks.WIDE + 4],
    ]
    assert lines[-2:] == [
        f"    and {80 + 5 - checks.MOST + 1} more",
        "==> failed: vitest; svelte-check; coverage; pytest",
    ]


def noting(ran: list[list[str]]) -> Any:
    """Return what notes commands in place of running them."""

    def run(command: Any, _: Path) -> int:
        ran.append([*map(str, command)])
        return 0

    return run


def test_all_checks_run_and_each_failure_is_told(monkeypatch, capsys) -> None:
    """Every check of the fast suite runs, also after one has failed, in view or beside; then the exit code is 1."""
    ran = []

    def hears(command: Any, folder: Path) -> tuple[int, str]:
        ran.append(command)
        return int(
            any(word in str(part) for part in command for word in ("mypy", "format"))
        ), f"heard in {folder.name}\n"

    monkeypatch.setattr(checks, "web_checks", lambda: [Check("vitest", ["npm", "test"], ROOT / "web")])
    monkeypatch.setattr(checks, "run", lambda command, folder: hears(command, folder)[0])
    monkeypatch.setattr(checks, "hear", hears)
    assert checks.main([]) == 1
    assert len(ran) == len(checks.checks_in_view()) + len(checks.checks_beside()) + 1
    said = capsys.readouterr().out.strip()
    assert set(said.rpartition("failed: ")[2].split("; ")) == {"ruff format", "mypy"}
    assert "==> vitest, beside the others:\nheard in web\n==> vitest: passed" in said


def test_the_full_suite_runs_what_the_fast_one_leaves_out(monkeypatch) -> None:
    """`--thorough` runs the tests in depth, and nothing else; what is unknown is refused.

    What is run again is drawn by the same number, so that one that fails by it is not taken for disturbed.
    """
    ran: list[list[str]] = []
    monkeypatch.setattr(checks, "run", noting(ran))
    monkeypatch.setenv("PYTHONHASHSEED", "random")
    assert checks.main(["--thorough"]) == 0
    assert os.environ["PYTHONHASHSEED"] == ran[0][ran[0].index("--chance") + 1]
    assert checks.main(["--deep"]) == 2
    assert os.environ["PYTHONHASHSEED"] == "0"
    (tests,) = ran
    assert tests[:5] == [sys.executable, "-m", "pytest", "-p", "tools.failures"]
    (depth,) = checks.thorough_checks(7)
    checks.run_again(checks.Outcome(depth, 1, 0.0, "", [checks.Failure("a test", True, "late")]))
    assert depth.options == ("--thorough", "--chance", "7")
    assert " ".join(depth.options) in " ".join(ran[-1])
    assert "a test" in ran[-1]


@pytest.mark.real
def test_what_runs_out_of_view_is_heard_whole(tmp_path) -> None:
    """The exit code of a command, and what it said on both its ways, in order."""
    said = "import os; os.write(1, b'one\\n'); os.write(2, b'two \\xff\\n'); raise SystemExit(3)"
    assert checks.hear([sys.executable, "-c", said], tmp_path) == (3, "one\ntwo \ufffd\n")


def test_the_tools_of_another_checkout_are_left_alone(monkeypatch, tmp_path) -> None:
    """`npm ci` empties the folder of the web client's tools: not where that is a link to another checkout's."""
    ran: list[list[str]] = []
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "run", noting(ran))
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "others").mkdir()
    (tmp_path / "web/node_modules").symlink_to(tmp_path / "others")
    assert checks.npm_install("npm") == 0
    assert not ran
    (tmp_path / "web/node_modules").unlink()
    (tmp_path / "web/node_modules").mkdir()
    assert checks.npm_install("npm") == 0
    assert [command[:2] for command in ran] == [["npm", "ci"]]


@pytest.mark.parametrize(
    ("says", "tool", "told"),
    [
        ("v20.20.2", "npm", "it needs node 22.22 or newer; this is 20.20."),
        ("v22.21.9", "npm", "this is 22.21."),
        ("v22.22.2", "", "npm is missing."),
        ("", "npm", "there is none."),
    ],
)
def test_an_older_node_is_told_and_the_web_clients_checks_left_out(monkeypatch, capsys, says, tool, told) -> None:
    """Where node is older than the web client's tools need, or missing, one line says both versions; nothing runs."""
    monkeypatch.setattr(checks.shutil, "which", lambda name: {"npm": tool, "node": says and "node"}[name] or None)
    answer = subprocess.CompletedProcess([], 0, stdout=says)
    monkeypatch.setattr(checks.subprocess, "run", lambda *_, **__: answer)
    assert checks.web_checks() == []
    assert told in capsys.readouterr().out


def test_a_node_that_is_new_enough_checks_the_web_client(monkeypatch) -> None:
    """With the node that web/package.json asks for, types and tests of the web client are checked."""
    wanted = json.loads((ROOT / "web/package.json").read_text())["engines"]["node"].removeprefix(">=")
    assert wanted.startswith(f"{checks.written(checks.NODE)}.")
    monkeypatch.setattr(checks.shutil, "which", lambda name: name)
    monkeypatch.setattr(checks, "npm_install", lambda _: 0)
    answer = subprocess.CompletedProcess([], 0, stdout=f"v{wanted}\n")
    monkeypatch.setattr(checks.subprocess, "run", lambda *_, **__: answer)
    assert [name for name, *_ in checks.web_checks()] == ["svelte-check", "vitest"]
