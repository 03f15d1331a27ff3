"""A pytest plug-in that writes the failed tests to a file, for programs that report them or run them again.

    pytest -p tools.failures --failures FILE …

FILE gets a line of JSON for each failed test, `{"test": "tests/x.py::test_y", "real": false, "line": "…"}`: its pytest
node id, whether it is marked `real`, and the reason in one line.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason of a failure in one line: that of the error, else the last line of the report."""
    crash = getattr(report.longrepr, "reprcrash", None)
    told = crash.message.splitlines()[:1] if crash else report.longreprtext.splitlines()
    lines = [line.removeprefix("E ").strip() for line in told if line.strip()]
    return (lines or ["no message"])[-1]


def name_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the node id of a test, without the group that pytest-xdist appends."""
    name, group = report.nodeid, report.nodeid.rfind("@")
    return name[:group] if group > name.rfind("]") else name


class Failures:
    """Records every failed test, and every file that could not be collected, once each."""

    def __init__(self, file: Path) -> None:
        self.file, self.found = file, set[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a test that failed, or whose setup or teardown failed."""
        self.note(report, real="real" in report.keywords)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a file whose tests could not be collected."""
        self.note(report, real=False)

    def note(self, report: pytest.TestReport | pytest.CollectReport, *, real: bool) -> None:
        """Write a failure to the file, unless it is already there."""
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
    """Register the plug-in, except in workers of pytest-xdist, which send their reports to the main process."""
    if config.option.failures is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(config.option.failures))
