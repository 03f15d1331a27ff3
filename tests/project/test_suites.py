"""The fast suite and the full one: what the fast suite leaves out is in the full one, and nothing is in neither."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

def test_alike(): pass

def test_brief_or_deep(amount): assert amount(2, 200) == {amount}

@given(st.integers())
def test_drawn(n): assert settings().derandomize == ({amount} == 2)

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
        ((), 2, ["test_alike", "test_brief_or_deep", "test_drawn", "test_some_of_each[1]"]),
        (
            ("--thorough",),
            200,
            ["test_brief_or_deep", "test_drawn", "test_deep", "test_some_of_each[1]", "test_some_of_each[2]"],
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
    (tmp_path / "test_it.py").write_text(TESTS.replace("{amount}", str(amount)))
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = thorough\n")
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *options]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    ran = [line.split("::")[1].split()[0] for line in done.stdout.splitlines() if " PASSED" in line]
    assert ran == expected
