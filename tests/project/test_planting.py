"""Planting faults: who finds which, what survives, and that tests which fail anyway find nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.real

ROOT = Path(__file__).resolve().parents[2]
RULES = """
LIMIT = 3

def below(number): return number < LIMIT

def untried(number): return number

class Deck:
    def size(self):
        return 2
"""
TESTS = """
from rules_to_break import LIMIT, Deck, below

def test_below(): assert below(2) and not below(3)

def test_deck(): assert Deck().size() == 2

def test_limit(): assert LIMIT == 3
"""


def planting(folder: Path, *changes: tuple[str, str], tests: str = TESTS, found: bool = True) -> tuple[int, list[Any]]:
    """Plant changes of RULES, one at a time; return pytest's exit code, and what was found."""
    rules = folder / "rules_to_break.py"
    rules.write_text(RULES, encoding="utf-8")
    (folder / "test_rules.py").write_text(tests, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    faults = [(str(rules), RULES.replace(old, new)) for old, new in changes]
    (folder / "faults.json").write_text(json.dumps(faults), encoding="utf-8")
    options = ["-p", "tools.planting", "-p", "no:cacheprovider", "--faults", str(folder / "faults.json")]
    where = ["--found", str(folder / "found")] if found else []
    environment = os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", *options, *where, "test_rules.py"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    lines = (folder / "found").read_text(encoding="utf-8").splitlines() if found else []
    return done.returncode, [json.loads(line) for line in lines]


def test_each_fault_has_who_found_it(tmp_path: Path) -> None:
    """A function's fault is found by a test that calls it, a method's too, and by one that ends with the process.

    What no test tries survives; what is done at import is told apart, as it must be planted before.
    """
    _, found = planting(
        tmp_path,
        ("number < LIMIT", "number <= LIMIT"),
        ("return 2", "return 3"),
        ("return 2", "import os; os._exit(4)"),
        ("return number\n", "return number + 1\n"),
        ("LIMIT = 3", "LIMIT = 4"),
    )
    name = "test_rules.py::test_"
    assert found == [
        {"tests": 3, "failed": None},
        {"by": f"{name}below"},
        {"by": f"{name}deck"},
        {"by": f"{name}deck, which ended the process"},
        {"by": None},
        {"by": ""},
    ]


def test_what_is_done_at_import_is_planted_before(tmp_path: Path) -> None:
    """A fault from the first import on: found where a test fails; the file stays as it is."""
    assert planting(tmp_path, ("LIMIT = 3", "LIMIT = 4"), found=False) == (1, [])
    assert planting(tmp_path, ("return number\n", "return number + 1\n"), found=False) == (0, [])
    assert (tmp_path / "rules_to_break.py").read_text(encoding="utf-8") == RULES


@pytest.mark.parametrize(
    ("more", "which"), [("assert False", ""), ("import os; os._exit(0)", ", which ended the process")]
)
def test_tests_that_fail_anyway_find_nothing(tmp_path: Path, more: str, which: str) -> None:
    """Where a test fails without any fault, that is told and nothing is planted."""
    tests = f"{TESTS}\n\ndef test_always(): {more}\n"
    _, found = planting(tmp_path, ("return 2", "return 3"), tests=tests)
    assert found == [{"tests": 4, "failed": f"test_rules.py::test_always{which}"}]


def test_machine_code_is_kept_out(tmp_path: Path) -> None:
    """What is compiled from the files, which have no fault, is not there to be compared with."""
    tests = TESTS + "\n\ndef test_numba():\n    import sys\n    assert sys.modules['numba'] is None\n"
    _, found = planting(tmp_path, ("return 2", "return 3"), tests=tests)
    assert found[0] == {"tests": 4, "failed": None}
