"""Tiny programs, written by the tests that run them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.conftest import live_server

__all__ = ["live_server"]

PRELUDE = """
import json, os, sys

def say(**message):
    print(json.dumps(message), flush=True)

def hello(**more):
    say(**({"type": "hello", "name": "tiny", "games": ["felicity", "goons"]} | more))

def told(log=None):
    for line in sys.stdin:
        if log is not None:
            with open(log, "a") as file:
                file.write(line)
        yield json.loads(line)

def move(state, text=None):
    say(type="move", decision=state["decision"], move=text or state["legal"][0])
"""

Write = Callable[[str], list[str]]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a program in Python, after the prelude above, in the working folder; return the command that runs it."""
    monkeypatch.chdir(tmp_path)

    def write(body: str) -> list[str]:
        path = tmp_path / f"program{len(list(tmp_path.iterdir()))}.py"
        path.write_text(PRELUDE + body, "utf-8")
        return [sys.executable, "-S", str(path)]

    return write
