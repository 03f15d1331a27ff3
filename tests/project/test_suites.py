"""The fast suite and the full one: what one leaves out is in the other, and the fast one draws nothing anew."""

import os
import random
import secrets
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.chance import STREAMS, Streams, environment

pytestmark = pytest.mark.real

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import secrets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

def test_alike(): pass

def test_brief_or_deep(amount): assert amount(2, 200) == {amount}

@given(st.integers())
def test_drawn(n): assert settings().derandomize == ({amount} == 2)

def test_chance(amount): assert (secrets.token_hex(8) == "{chance}") == ({amount} == 2)

@pytest.mark.thorough
def test_deep(): pass

@pytest.fixture
def states(amount): return amount(2, 200)

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_some_of_each(n, states): assert states == {amount}
"""


@pytest.mark.parametrize(
    ("options", "amount", "expected"),
    [
        ((), 2, ["test_alike", "test_brief_or_deep", "test_drawn", "test_chance", "test_some_of_each[1]"]),
        (
            ("--thorough",),
            200,
            [
                "test_brief_or_deep",
                "test_drawn",
                "test_chance",
                "test_deep",
                *(f"test_some_of_each[{n}]" for n in (1, 2)),
            ],
        ),
    ],
)
def test_each_suite_has_its_tests_and_amounts(
    tmp_path: Path, options: tuple[str, ...], amount: int, expected: list[str]
) -> None:
    """Tests that take an amount or draw are in both, those marked `thorough` in the full suite, others in the fast one.

    What is drawn is drawn anew in the full suite alone.
    """
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    streams = Streams()
    streams.begin("0 test_it.py test_chance")
    drawn = streams.next("hex 8", 8).hex()
    (tmp_path / "test_it.py").write_text(TESTS.replace("{amount}", str(amount)).replace("{chance}", drawn))
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = thorough\n")
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *options]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    ran = [line.split("::")[1].split()[0] for line in done.stdout.splitlines() if " PASSED" in line]
    assert ran == expected


def test_chance_follows_from_a_seed() -> None:
    """All that the product draws from the system is the same after the same seed, in programs that are started, too."""
    draw = "import random, secrets; print(secrets.token_hex(4), random.SystemRandom().random())"

    def drawn(seed: str) -> list[str]:
        STREAMS.begin(seed)
        here = [secrets.token_hex(), secrets.token_urlsafe(16), f"{secrets.token_bytes(32)!r}", secrets.choice("abc")]
        started = [
            subprocess.run(
                [sys.executable, "-c", draw], env=os.environ | environment(), check=True, capture_output=True, text=True
            ).stdout
            for _ in range(2)
        ]
        assert started[0] != started[1]
        return [*here, str(random.SystemRandom().random()), *started]

    assert drawn("one") == drawn("one")
    assert not {*drawn("one")} & {*drawn("two")} - {"a", "b", "c"}


def test_what_is_real_says_so(tmp_path: Path) -> None:
    """A test that starts a process, opens a database or a port, and is not marked real, is refused and told why."""
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    opens = "sqlite3.connect(':memory:').close()"
    tests = f"@pytest.mark.real\ndef test_said(): {opens}\n\ndef test_unsaid(): {opens}\n"
    (tmp_path / "test_it.py").write_text(f"import pytest, sqlite3\n\n{tests}")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = real\n")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert "this test did sqlite3.connect: mark it `real`" in done.stdout
    assert "FAILED test_it.py::test_unsaid" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
