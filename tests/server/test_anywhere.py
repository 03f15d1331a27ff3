"""The server without an operating system: no database, network, thread or process, and only the packages it needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.real

HERE = Path(__file__).parent
PROMISES = ("plays", "tables_last", "replays", "says_what_it_does_not_offer", "cleans_up")


@pytest.mark.parametrize("promise", PROMISES)
def test_without_an_operating_system(promise: str) -> None:
    """Each promise of `without_a_system` holds in an interpreter where all the rest cannot be had."""
    command = [sys.executable, str(HERE / "without_a_system.py"), promise]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == [promise, "holds"]


@pytest.mark.parametrize("plant", ["import sqlalchemy", "import smtplib", "threading.Thread(target=print).start()"])
def test_what_is_not_there_is_noticed(plant: str) -> None:
    """The same interpreter refuses what the server is to do without."""
    done = subprocess.run(
        [sys.executable, str(HERE / "without_a_system.py"), plant], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "there is no" in done.stderr
