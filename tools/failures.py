"""A pytest plug-in that writes down which tests failed, for whoever tells of them or runs them again.

    pytest -p tools.failures --failures FILE …

FILE gets a line of JSON for each failed test, `{"test": "tests/x.py::test_y", "real": false, "line": "…"}`: the name it
has for pytest, whether it is marked `real`, and in a line what was wrong.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return one line that says what was wrong: of the error, or else the last one of what is told."""
    crash = getattr(report.longrepr, "reprcrash", None)
    told = crash.message.splitlines()[:1] if crash else report.longreprtext.splitlines()
    lines = [line.removeprefix("E ").strip() for line in told if line.strip()]
    return (lines or ["it says nothing"])[-1]


def name_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the name of a test, without the group that pytest-xdist writes behind it."""
    name, group = report.nodeid, report.nodeid.rfind("@")
    return name[:group] if group > name.rfind("]") else name


class Failures:
    """Notes every failed test, and every file that could not be collected, once each."""

    def __init__(self, file: Path) -> None:
        self.file, self.found = file, set[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that failed, or what was to be made for it or taken away after it."""
        self.note(report, real="real" in report.keywords)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file whose tests could not be collected."""
        self.note(report, real=False)

    def note(self, report: pytest.TestReport | pytest.CollectReport, *, real: bool) -> None:
        """Write a failure down, the first time."""
        name = name_of(report)
        if report.failed and name not in self.found:
            self.found.add(name)
            line = {"test": name, "real": real, "line": reason(report)}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names the file."""
    parser.addoption("--failures", metavar="FILE", type=Path, help="write failed tests to FILE, a line of JSON each")


def pytest_configure(config: pytest.Config) -> None:
    """Listen, but not in the workers of pytest-xdist: these send their reports to the process that began them."""
    if config.option.failures is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(config.option.failures))
