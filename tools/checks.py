"""All checks of the project, as run by `python3 play.py test`; every change must pass them.

    python -m tools.checks               the fast suite
    python -m tools.checks --thorough    the tests that the fast suite leaves out or runs only briefly

The fast suite is ruff (style), pytest with the coverage gate, then pytest with the other tests; in parallel with these
mypy (types), import-linter (layers), pytest in the browser and, if node is installed, the checks of the web client,
whose output is printed at their end. All checks run, even after one has failed.

Tests marked `real` drive real browsers, processes, sockets or databases, so that other load on the machine can disturb
them. Those that fail are run again alone, up to twice, after all other checks. If they then pass, the check passes, and
they are listed under `unsteady`. No other test is run again.

The last lines list the failed tests and checks with the reasons. The exit code is 1 if any failed, else 0.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
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
MOST, WIDE = 32, 220  # lines in the list of failures, and characters per line

# A line of output that names a failure or its reason.
NAMES_A_FAILURE = re.compile(r"^ *(FAIL|×) |[Ee]rror|ERROR|: [A-Z]+[0-9]+ |Would reformat|BROKEN")


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
    line: str


class Outcome(NamedTuple):
    """The result of a check: exit code, duration in seconds, output (empty if already shown), failed tests."""

    check: Check
    code: int
    seconds: float
    said: str
    failures: list[Failure]


def say(line: str) -> None:
    """Print one step and flush, so that it appears at once even if the output goes to a file."""
    print(f"==> {line}", flush=True)


# ---------------------------------------------------------------- the checks


def pytest(*arguments: str | Path, workers: int = 0) -> list[str | Path]:
    """Return the pytest command for tests, in parallel if `workers` is not 0."""
    spread = ("--dist", "loadgroup", "--no-loadscope-reorder", "-n", str(workers)) if workers else ()
    return [sys.executable, "-m", "pytest", "-p", "tools.failures", *spread, *arguments]


def cores() -> int:
    """Return the number of tests to run in parallel."""
    return min(os.cpu_count() or 2, 8)


def checks_in_view() -> list[Check]:
    """Return the checks of the fast suite that run one after another."""
    covered = (*COVERING, "--cov", "--cov-report=", "--cov-fail-under=0")
    rest = [f"--ignore={folder}" for folder in (*COVERING, WEB)]
    return [
        Check("ruff", [PROGRAMS / "ruff", "check", "."]),
        Check("ruff format", [PROGRAMS / "ruff", "format", "--check", "."]),
        Check("pytest, with coverage", pytest(*covered, workers=cores()), tests=True),
        Check("coverage", [sys.executable, "-m", "coverage", "report"]),
        # These tests sometimes wait for servers: two more workers can use the time.
        Check("pytest, the rest", pytest(*rest, workers=cores() + 2), tests=True),
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
    return [Check("pytest, thorough", pytest(*options, workers=cores() + 1), tests=True, options=options)]


def web_checks() -> list[Check]:
    """Return the checks of the web client; none if node is missing or too old."""
    web, npm, have = ROOT / "web", shutil.which("npm"), node_version()
    if npm is None or have < NODE:
        found = "npm is missing" if have >= NODE else f"this is {written(have)}" if any(have) else "there is none"
        say(f"web client: skipped, it needs node {written(NODE)} or newer; {found}. The committed pages are used.")
        return []
    if npm_install(npm) != 0:
        return [Check("npm ci", [npm, "ci", "--no-audit", "--no-fund"], web)]
    return [Check("svelte-check", [npm, "run", "check"], web), Check("vitest", [npm, "test"], web)]


def written(version: tuple[int, ...]) -> str:
    """Return a version as text, such as "22.22"."""
    return ".".join(map(str, version))


def node_version() -> tuple[int, ...]:
    """Return the major and minor version of the node in PATH; (0, 0) if there is none."""
    node = shutil.which("node")
    if node is None:
        return (0, 0)
    text = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    parts = text.strip().lstrip("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0, 0)


def npm_install(npm: str) -> int:
    """Install the web client's tools if package-lock.json changed; return the exit code.

    If node_modules is a symbolic link, it belongs to another checkout, which `npm ci` would empty: use it unchanged.
    """
    lock, modules = ROOT / "web/package-lock.json", ROOT / "web/node_modules"
    done = modules / ".rascals-installed"
    if modules.is_symlink():
        return 0
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if done.exists() and done.read_text() == digest:
        return 0
    say("installing the web client's tools")
    code = run([npm, "ci", "--no-audit", "--no-fund"], ROOT / "web")
    if code == 0:
        done.write_text(digest)
    return code


# ---------------------------------------------------------------- running checks


def run(command: Sequence[str | Path], folder: Path) -> int:
    """Run a command with its output passed through; return its exit code."""
    return subprocess.run([str(part) for part in command], cwd=folder, check=False).returncode


def hear(command: Sequence[str | Path], folder: Path) -> tuple[int, str]:
    """Run a command with its output captured; return its exit code and output."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=folder, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def tried(check: Check, *, shown: bool) -> Outcome:
    """Run a check, with its output passed through (`shown`) or captured."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "failures"
        command = [*check.command, "--failures", file] if check.tests else check.command
        code, said = (run(command, check.folder), "") if shown else hear(command, check.folder)
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return Outcome(check, code, time.monotonic() - began, said, [Failure(**json.loads(line)) for line in lines])


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
            ended.append(told(tried(check, shown=check.tests)))
            while waiting and waiting[0].done():
                ended.append(told(waiting.pop(0).result(), ", beside the others:"))
        ended += [told(one.result(), ", beside the others:") for one in waiting]
    finally:
        lane.shutdown(cancel_futures=True)
    return ended


def told(outcome: Outcome, where: str = "") -> Outcome:
    """Print the captured output and the result of a check; return its outcome."""
    name, code = outcome.check.name, outcome.code
    if where:
        say(f"{name}{where}")
    if outcome.said.strip():
        print(outcome.said.rstrip(), flush=True)
    say(f"{name}: {'passed' if code == 0 else f'FAILED (exit code {code})'}, {outcome.seconds:.0f} s")
    return outcome


# ---------------------------------------------------------------- failures


def disturbed(outcome: Outcome) -> bool:
    """Return whether only a few tests failed, all marked `real`, so that other load may be the cause."""
    failures = outcome.failures
    return outcome.code == 1 and 0 < len(failures) <= DISTURBED and all(failure.real for failure in failures)


def run_again(outcome: Outcome) -> tuple[Outcome, list[Failure]]:
    """Run the failed tests of a check alone, until they pass or `TRIES` are used up.

    Returns the new outcome, and the tests that passed only then, with the reason of their first failure.
    """
    check, before = outcome.check, {failure.test: failure for failure in outcome.failures}
    for attempt in range(2, TRIES + 1):
        names = [failure.test for failure in outcome.failures]
        say(f"{check.name}: {len(names)} marked real failed; try {attempt} of {TRIES}, alone ...")
        alone = check._replace(command=pytest(*check.options, *names))
        outcome = told(tried(alone, shown=True))
        if outcome.code == 0 or not disturbed(outcome):
            break
    still = {failure.test for failure in outcome.failures}
    passed = [] if outcome.code not in {0, 1} else [one for name, one in before.items() if name not in still]
    return outcome._replace(check=check), passed


def reasons(outcome: Outcome) -> Iterator[str]:
    """Yield a line for each failed test of a check; without any, its lines of output that look like errors."""
    if outcome.failures:
        yield from (f"{failure.test}: {failure.line}" for failure in outcome.failures)
    elif outcome.said.strip():
        lines = [line.strip() for line in outcome.said.splitlines() if line.strip()]
        yield from (
            f"{outcome.check.name}: {line}" for line in [*filter(NAMES_A_FAILURE.search, lines)][:8] or lines[-4:]
        )
    else:
        yield f"{outcome.check.name}: exit code {outcome.code}"


def indented(lines: Iterable[str]) -> str:
    """Return lines indented under a heading; of too many, the first ones and the number of the others."""
    given = list(lines)
    shown = given if len(given) <= MOST else [*given[: MOST - 1], f"and {len(given) - MOST + 1} more"]
    return "\n".join(f"    {line[:WIDE]}" for line in shown)


def concluded(ended: Iterable[Outcome]) -> int:
    """Run disturbed tests again, print the failures that remain, and return the exit code."""
    failed, unsteady = list[Outcome](), list[Failure]()
    for given in ended:
        outcome, passed = run_again(given) if disturbed(given) else (given, [])
        unsteady += passed
        failed += [outcome] if outcome.code else []
    if unsteady:
        say("unsteady: passed only when run again alone")
        print(indented(f"{one.test}: {one.line}" for one in unsteady), flush=True)
    if not failed:
        say("all checks passed")
        return 0
    say("what failed:")
    print(indented(line for outcome in failed for line in reasons(outcome)), flush=True)
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
