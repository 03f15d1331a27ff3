"""Set-up for all tests: the two suites, chance, what failed, SIGINT, and when the garbage collector runs.

The fast suite covers everything in breadth: all tests except those marked `thorough`, and those that take an `amount`
with their first, brief amount. It draws nothing anew: what Hypothesis and servers draw is the same in every run. The
full suite, `--thorough`, is what the fast one leaves out: the tests marked `thorough`; again those that take an amount,
with the full one; and those of Hypothesis, which then searches in depth. There all is drawn anew in each run: it
follows from a number (`--chance N`) that the first lines and each failure tell.
"""

from __future__ import annotations

import gc
import json
import os
import re
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TypeAlias

import hypothesis
import pytest

from tests import chance

Amount: TypeAlias = Callable[[int, int], int]

# Shells start background jobs with SIGINT ignored, and child processes inherit that; tests of Ctrl-C need it to work.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start hundreds of processes; if none may write bytecode, each compiles all sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

hypothesis.settings.register_profile("fast", derandomize=True, database=None, deadline=None)
hypothesis.settings.register_profile(
    "full", max_examples=2_000, derandomize=False, database=None, deadline=None, print_blob=True
)

# Things a test does that other load on the machine can disturb, and the marks of tests that do them anyway. Only the
# main thread's actions are certainly this test's: a thread may be left over from another.
REAL = {"subprocess.Popen", "os.fork", "os.posix_spawn", "socket.bind", "socket.connect", "sqlite3.connect"}
SURELY_REAL = ("browser", "postgres")
MET = set[str]()
COMPILER = re.compile(r"(.*/)?(cc|gcc|clang)")  # its work is the same whatever the machine's load


def note(event: str, args: tuple[object, ...]) -> None:
    """Record real actions among the interpreter's audit events."""
    compiles = event == "subprocess.Popen" and COMPILER.fullmatch(str(args[0]))
    in_memory = event == "sqlite3.connect" and args[0] == ":memory:"  # no file that anything else could disturb
    if event in REAL and not compiles and not in_memory and threading.current_thread() is threading.main_thread():
        MET.add(event)


sys.addaudithook(note)

# Importing and collecting tests creates half a million objects that stay: no garbage collection until that is done.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that chooses the suite."""
    described = "the full suite: tests marked `thorough`, and at full depth those that take an `amount`"
    parser.addoption("--thorough", action="store_true", help=described)
    told = "write what failed to FILE, a line of JSON each: the test, whether it is marked `real`, and why"
    parser.addoption("--failures", metavar="FILE", type=Path, help=told)
    drawn = "what chance follows from: 0 in the fast suite, another number in each run of the full one"
    parser.addoption("--chance", type=int, metavar="N", help=drawn)


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed of chance, and how Hypothesis searches. Workers of pytest-xdist get these choices."""
    thorough = config.getoption("thorough")
    hypothesis.settings.load_profile("full" if thorough else "fast")
    if config.option.chance is None:
        config.option.chance = secrets.randbelow(1 << 31) if thorough else 0
    chance.fix(str(config.option.chance))


def pytest_report_header(config: pytest.Config) -> str:
    """Report the seed of chance."""
    return f"chance: {config.option.chance}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Restart chance for a test, from its name; from now on record real actions."""
    MET.clear()
    file, _, name = item.location
    chance.STREAMS.begin(f"{item.config.option.chance} {file} {name}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Refuse a test with real actions that lacks the mark: nobody would rerun it after a disturbance."""
    yield
    if MET and item.get_closest_marker("real") is None:
        pytest.fail(f"this test did {', '.join(sorted(MET))}: mark it `real`", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the seed of chance to a failure, if it differs between runs."""
    report = yield
    if report.failed and item.config.option.chance:
        report.sections.append(("chance", f"--chance {item.config.option.chance} draws the same again"))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Write failures to the file that tools/checks.py names; if a file cannot be read, write that."""
    if config.option.failures is None:
        return
    reports = [*terminalreporter.stats.get("failed", ()), *terminalreporter.stats.get("error", ())]
    found = {re.sub(r"@[^]]*$", "", report.nodeid): report for report in reports}  # without pytest-xdist's group
    lines = [
        json.dumps({"test": name, "real": "real" in getattr(report, "keywords", ()), "why": reason(report)})
        for name, report in found.items()
    ]
    config.option.failures.write_text("\n".join(lines), encoding="utf-8")


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason for a test's failure in one line: the error's, else the report's last one."""
    crash = getattr(report.longrepr, "reprcrash", None)
    told = crash.message.splitlines()[:1] if crash else report.longreprtext.splitlines()
    return next((line.removeprefix("E ").strip() for line in reversed(told) if line.strip()), "no message")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Make `no_cover` work in the workers of pytest-xdist.

    There pytest-cov starts one measurement when it is loaded and a second when the session starts. Pausing the second
    would resume the first, whose data nobody reads; so the first is stopped.
    """
    coverage = session.config.pluginmanager.getplugin("_cov")
    if hasattr(session.config, "workerinput") and coverage is not None and coverage.cov_controller is not None:
        coverage.cov_controller.cov.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of the other suite; move slow tests to the front, so that no worker ends with one alone."""
    for item in items:
        if any(item.get_closest_marker(mark) for mark in SURELY_REAL):
            item.add_marker("real")
    chosen = in_full_suite if config.getoption("thorough") else in_fast_suite
    left_out = [item for item in items if not chosen(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = filter(chosen, items)
    items.sort(key=lambda item: not begins(item))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Enable garbage collection, less often than usual, and exclude what exists after collecting the tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Collect garbage once, to find unclosed resources, then freeze everything: pytest would scan it five times."""
    gc.collect()
    gc.freeze()


def in_fast_suite(item: pytest.Item) -> bool:
    """Return whether a test is run without `--thorough`."""
    return item.get_closest_marker("thorough") is None


def in_full_suite(item: pytest.Item) -> bool:
    """Return whether a test is run with `--thorough`."""
    deep = item.get_closest_marker("thorough") is not None or "amount" in getattr(item, "fixturenames", ())
    return deep or getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


def begins(item: pytest.Item) -> bool:
    """Return whether a test is moved to the front; not one in a browser, whose driver leaves an event loop running."""
    return item.get_closest_marker("slow") is not None and item.get_closest_marker("browser") is None


@pytest.fixture(scope="session")
def amount(request: pytest.FixtureRequest) -> Amount:
    """`amount(brief, full)`: how many states, games or kills a test uses, depending on the suite."""
    thorough = bool(request.config.getoption("thorough"))
    return lambda brief, full: full if thorough else brief
