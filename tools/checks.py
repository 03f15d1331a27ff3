"""All checks of the project, as run by `python3 play.py test`; every change must pass them.

    python -m tools.checks               the fast suite
    python -m tools.checks --thorough    the tests that the fast suite leaves out or runs only briefly

The fast suite is the budget of lines, ruff (style), pytest with the coverage gate, then pytest with the other tests; in
parallel with these mypy (types), import-linter (layers), pytest in the browser and, if node is installed, the checks of
the web client, whose output is printed at their end. All checks run, even after one has failed.

Tests marked `real` drive real browsers, processes, sockets or databases, so that other load on the machine can disturb
them. Those that fail are run again alone, up to twice, after all other checks. If they then pass, the check passes, and
they are listed under `unsteady`. No other test is run again.

The last lines list the failed tests and checks with the reasons. The exit code is 1 if any failed, else 0.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = Path(sys.executable).parent
NODE = (22, 22)

# The tests that must together cover every branch of the rules and the table; others run faster without tracing.
COVERING = ("tests/core", "tests/games", "tests/table")

WEB = "tests/web"

TRIES = 3  # attempts of a test marked `real`
DISTURBED = 10  # if more of them fail, something is broken, and none is run again
LAST, MOST, WIDE = 12, 32, 220  # lines of a failed check's output, lines in the list of failures, characters per line


class Check(NamedTuple):
    """A command and the folder to run it in. `tests`: whether it is pytest; `options`: those to repeat in each try."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT
    tests: bool = False
    options: Sequence[str] = ()


class Failure(NamedTuple):
    """A failed test: its name, whether it is marked `real`, and the reason in one line."""

    test: str
    real: bool
    why: str


class Outcome(NamedTuple):
    """The result of a check: exit code, duration in seconds, output (empty if already shown), failed tests."""

    check: Check
    code: int
    seconds: float
    output: str
    failures: list[Failure]


def say(line: str) -> None:
    """Print one step and flush, so that it appears at once even if the output goes to a file."""
    print(f"==> {line}", flush=True)


# ---------------------------------------------------------------- the checks


def python(module: str, *arguments: str | Path) -> list[str | Path]:
    """Return the command that runs a module."""
    return [sys.executable, "-m", module, *arguments]


def pytest(*arguments: str | Path, workers: int = 0) -> list[str | Path]:
    """Return the pytest command for tests, in parallel if `workers` is not 0."""
    spread = ("--dist", "loadgroup", "--no-loadscope-reorder", "-n", str(workers)) if workers else ()
    return python("pytest", "--durations=25", *spread, *arguments)


def checks_in_view() -> list[Check]:
    """Return the checks of the fast suite that run one after another."""
    covered = (*COVERING, "--cov", "--cov-report=", "--cov-fail-under=0")
    rest = [f"--ignore={folder}" for folder in (*COVERING, WEB)]
    cores = min(os.cpu_count() or 2, 8)
    lint: list[str | Path] = [PROGRAMS / "ruff", "check", "--output-format", "concise"]
    return [
        Check("budget", python("tools.budget")),
        Check("ruff", [*lint, "."]),
        # The one rule of ruff's preview that counts here: Windows reads and writes files in another encoding.
        Check("ruff, encodings", [*lint, "--preview", "--select", "PLW1514", "src", "play.py"]),
        Check("ruff format", [PROGRAMS / "ruff", "format", "--check", "."]),
        Check("pytest, with coverage", pytest(*covered, workers=cores), tests=True),
        Check("coverage", python("coverage", "report")),
        # These tests sometimes wait for servers: two more workers can use the time.
        Check("pytest, the rest", pytest(*rest, workers=cores + 2), tests=True),
    ]


def checks_beside() -> list[Check]:
    """Return the checks of the fast suite that run in parallel with the others; their output is printed at the end."""
    return [
        Check("mypy", [PROGRAMS / "mypy"]),
        Check("import-linter", [PROGRAMS / "lint-imports"]),
        Check("pytest, in the browser", pytest(WEB), tests=True),  # all tests share one browser and one server
    ]


def thorough_checks(chance: int) -> list[Check]:
    """Return the checks that the fast suite leaves out; `chance`: the random seed, kept for tests run again."""
    options = ("--thorough", "--chance", str(chance))
    return [Check("pytest, thorough", pytest(*options, workers=(os.cpu_count() or 2) + 1), tests=True, options=options)]


def web_checks() -> list[Check]:
    """Return the checks of the web client; none if node is missing or too old."""
    npm, have = shutil.which("npm"), node_version()
    if npm is None or have < NODE:
        needs, found = (".".join(map(str, version)) for version in (NODE, have))
        say(f"web client: skipped, it needs npm and node {needs} or newer, not {found}. The committed pages are used.")
        return []
    web = ROOT / "web"
    modules, lock = web / "node_modules", web / "package-lock.json"
    installed = modules / ".package-lock.json"
    # A symbolic link leads to the modules of another checkout, which `npm ci` would empty.
    if not modules.is_symlink() and not (installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime):
        say("installing the web client's tools")
        if run(install := [npm, "ci", "--no-audit", "--no-fund"], web) != 0:
            return [Check("npm ci", install, web)]
    return [Check("svelte-check", [npm, "run", "check"], web), Check("vitest", [npm, "test"], web)]


def node_version() -> tuple[int, ...]:
    """Return the major and minor version of the node in PATH; (0, 0) if there is none."""
    node = shutil.which("node")
    output = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout if node else ""
    parts = output.strip().lstrip("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0, 0)


# ---------------------------------------------------------------- running checks


def run(command: Sequence[str | Path], folder: Path) -> int:
    """Run a command with its output passed through; return its exit code."""
    return subprocess.run(command, cwd=folder, check=False).returncode


def tried(check: Check, *, shown: bool) -> Outcome:
    """Run a check, with its output passed through (`shown`) or captured."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "failures"
        command = [*check.command, "--failures", file] if check.tests else check.command
        out, err = (None, None) if shown else (subprocess.PIPE, subprocess.STDOUT)
        done = subprocess.run(command, cwd=check.folder, check=False, stdout=out, stderr=err)
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    failures = [Failure(**json.loads(line)) for line in lines]
    output = (done.stdout or b"").decode(errors="replace")
    return Outcome(check, done.returncode, time.monotonic() - began, output, failures)


def run_checks(in_view: Iterable[Check], beside: Iterable[Check] = ()) -> list[Outcome]:
    """Run checks one after another, and others in parallel with them; return the outcome of each.

    The output of a parallel check is printed as a whole, after the next of the checks in view has ended.
    """
    lane = ThreadPoolExecutor(1)
    waiting = [lane.submit(tried, check, shown=False) for check in beside]
    ended = []
    try:
        for check in in_view:
            say(f"{check.name} ...")
            ended.append(reported(tried(check, shown=check.tests)))
            while waiting and waiting[0].done():
                ended.append(reported(waiting.pop(0).result(), ", beside the others:"))
        ended += [reported(one.result(), ", beside the others:") for one in waiting]
    finally:
        lane.shutdown(cancel_futures=True)
    return ended


def reported(outcome: Outcome, where: str = "") -> Outcome:
    """Print the captured output and the result of a check; return its outcome."""
    name, code = outcome.check.name, outcome.code
    if where:
        say(f"{name}{where}")
    if outcome.output.strip():
        print(outcome.output.rstrip(), flush=True)
    say(f"{name}: {'passed' if code == 0 else f'FAILED (exit code {code})'}, {outcome.seconds:.0f} s")
    return outcome


# ---------------------------------------------------------------- failures


def disturbed(outcome: Outcome) -> bool:
    """Return whether only a few tests failed, all marked `real`, so that other load may be the cause."""
    failures = outcome.failures
    return outcome.code == 1 and 0 < len(failures) <= DISTURBED and all(failure.real for failure in failures)


def run_again(given: Outcome) -> Outcome:
    """Run the failed tests of a check alone, until they pass or `TRIES` are used up; return the last outcome."""
    outcome, check = given, given.check
    for attempt in range(2, TRIES + 1):
        if disturbed(outcome):
            names = [failure.test for failure in outcome.failures]
            say(f"{check.name}: {len(names)} marked real failed; try {attempt} of {TRIES}, alone ...")
            outcome = reported(tried(check._replace(command=pytest(*check.options, *names)), shown=True))
    return outcome


def reasons(outcome: Outcome) -> Iterator[str]:
    """Yield a line for each failed test of a check; without any, the last lines of its output."""
    yield from (f"{failure.test}: {failure.why}" for failure in outcome.failures)
    if not outcome.failures:
        lines = [line.strip() for line in outcome.output.splitlines() if line.strip()]
        yield from (f"{outcome.check.name}: {line}" for line in lines[-LAST:] or [f"exit code {outcome.code}"])


def listed(heading: str, lines: Sequence[str]) -> None:
    """Print lines indented under a heading; of too many, the first ones and the number of the others."""
    say(heading)
    shown = lines if len(lines) <= MOST else [*lines[: MOST - 1], f"and {len(lines) - MOST + 1} more"]
    print(*(f"    {line[:WIDE]}" for line in shown), sep="\n", flush=True)


def concluded(ended: Sequence[Outcome]) -> int:
    """Run disturbed tests again, print the failures that remain, and return the exit code."""
    last = [run_again(outcome) for outcome in ended]
    unsteady = [
        f"{failure.test}: {failure.why}"
        for first, outcome in zip(ended, last, strict=True)
        for failure in first.failures
        if outcome.code in {0, 1} and failure.test not in {one.test for one in outcome.failures}
    ]
    if unsteady:
        listed("unsteady: passed only when run again alone", unsteady)
    failed = [outcome for outcome in last if outcome.code]
    if not failed:
        say("all checks passed")
        return 0
    listed("what failed:", [line for outcome in failed for line in reasons(outcome)])
    say(f"failed: {'; '.join(outcome.check.name for outcome in failed)}")
    return 1


def main(arguments: Sequence[str]) -> int:
    """Run the fast or the full suite; return the exit code."""
    chance = secrets.randbelow(1 << 31) if arguments == ["--thorough"] else 0
    os.environ["PYTHONHASHSEED"] = str(chance)  # fixes the order of sets of strings
    if arguments == ["--thorough"]:
        return concluded(run_checks(thorough_checks(chance)))
    if arguments:
        print(f"usage: python -m tools.checks [--thorough], not {' '.join(arguments)}", file=sys.stderr)
        return 2
    web = web_checks()  # first, because some tests use the web client's tools if installed
    return concluded(run_checks(checks_in_view(), [*checks_beside(), *web]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
