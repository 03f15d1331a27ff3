"""The benchmarks named by *Measure* and the pages with figures, each in a short run without judging figures."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.postgresql import programs

ROOT = Path(__file__).resolve().parents[2]
STUDIES = ROOT / "benchmarks" / "studies"

# Each with its shortest run, and the library it needs.
BRIEFLY = {
    "chaos": ("--tables 4 --rounds 4 --only kill,update,listener,twice", "asyncpg"),
    "crowd": ("--quick", "psutil"),
    "engine": ("--quick --players 3", "numpy"),
    "openspiel": ("--quick --workers 1", "pyspiel"),
    "peers": ("--quick --only plain", "numpy"),
    "server": ("--quick", "psutil"),
    "soak": ("--quick --visitors 3", "psutil"),
    "solving": ("--quick --iterations 10", "pyspiel"),
    "vector": ("--quick --game felicity", "gymnasium"),
}


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.parametrize("name", BRIEFLY)
def test_a_benchmark_runs_to_its_end(name: str) -> None:
    """It plays, measures and succeeds with all its own checks: games are complete, nothing is lost."""
    options, library = BRIEFLY[name]
    pytest.importorskip(library)
    if name == "chaos" and programs() is None:
        pytest.skip("PostgreSQL is not installed")
    command = [sys.executable, "-m", f"benchmarks.{name}", *options.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", sorted(STUDIES.glob("*.toml")), ids=lambda file: file.stem)
def test_a_study_asks_for_what_its_game_counts(file: Path) -> None:
    """Each file of benchmarks/studies is valid: its questions are about columns that a game has."""
    pytest.importorskip("optuna")
    from rascals.study import read_study
    from rascals.study.tuning import read_tuning

    read = read_tuning if "[tune]" in file.read_text(encoding="utf-8") else read_study
    assert read(file).title
