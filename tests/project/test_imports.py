"""What may import what, and what an import costs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("numpy", "numba", "starlette", "textual", "asyncio", "sqlalchemy", "uvicorn", "typer", "rich")


def python(code: str, **environment: str) -> str:
    """What a fresh interpreter prints when it runs this code."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    "code",
    [
        "import rascals",
        "import rascals; rascals.game('felicity', players=4).new(seed=7).view(0)",
        "import rascals; rascals.play(rascals.game('felicity', players=3), bots=['random'] * 3, seed=1)",
        "import rascals.bots; rascals.bots.bot('shrewd')",
        "import rascals.words; rascals.words.Words('fr').text('felicity')",
    ],
)
def test_plain_use_loads_nothing_heavy(code: str) -> None:
    """Importing, playing a game, a bot and the texts load neither arrays, compiler, server nor screen."""
    loaded = python(f"{code}\nimport sys\nprint(*(name for name in {HEAVY!r} if name in sys.modules))")
    assert loaded == ""


def test_a_game_is_played_where_numpy_and_numba_are_missing() -> None:
    """With numpy and numba impossible to import a game is played, saved and verified."""
    code = """
import sys, tempfile, pathlib
sys.modules["numpy"] = sys.modules["numba"] = None  # an import of either now raises ImportError
import rascals
match = rascals.play(rascals.game("felicity", players=4), bots=["shrewd"] + ["random"] * 3, seed=3)
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "game.json"
    match.save(path)
    print(match.over, rascals.verify(path).ok)
"""
    assert python(code) == "True True"


def test_layers_and_other_import_contracts_hold() -> None:
    """Every contract of import-linter in pyproject.toml is kept."""
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
