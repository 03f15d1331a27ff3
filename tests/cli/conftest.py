"""Shared by the tests of commands: no settings of this machine, no input, and a one-line way to run a command."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence

import pytest

from rascals.cli.run import run


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands neither see this machine's settings nor leave any behind."""
    for name in ("NO_COLOR", "RASCALS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.fixture
def heard(capsys: pytest.CaptureFixture[str]) -> Callable[..., object]:
    """Run a command, which must end with this exit code; return its output, as `out` and `err`."""

    def heard(words: Sequence[str], code: int = 0) -> object:
        ended, said = run(words), capsys.readouterr()
        assert ended == code, said.err
        return said

    return heard
