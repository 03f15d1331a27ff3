"""What may import what, and what an import costs."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Container
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

pytestmark = pytest.mark.real

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


# ---------------------------------------------------------------- circles


def arrows(package: Path, name: str) -> dict[str, set[str]]:
    """By module of a package, the modules of it that it imports, whether it runs or is only checked for types."""
    files = {module_name(path, package, name): path for path in package.rglob("*.py")}
    return {module: files.keys() & imported(path, files) for module, path in files.items()}


def module_name(path: Path, package: Path, name: str) -> str:
    return ".".join([name, *path.relative_to(package).with_suffix("").parts]).removesuffix(".__init__")


def imported(path: Path, modules: Container[str]) -> set[str]:
    """What a file imports, and from where: what it imports may be one of these modules itself."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path.name}: imports are absolute"
            assert not node.level, f"{path.name}: imports are absolute"
            named = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {one if one in modules else node.module for one in named}
    return found


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Return the modules of a circle in the order of its arrows; none where there is no circle."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_the_files_of_a_table_import_each_other_in_no_circle() -> None:
    """No file of `rascals.table` comes back to itself by what it imports, not even by what type checkers alone read."""
    found = arrows(ROOT / "src/rascals/table", "rascals.table")
    looked_at = f"{len(found)} files, {sum(map(len, found.values()))} arrows"
    assert not circle(found), looked_at
    assert found["rascals.table.folding"] >= {"rascals.table.state", "rascals.table.offers"}, looked_at
    assert "rascals.table.deciding.ruling" in found["rascals.table.deciding.moving"], looked_at
    assert "rascals.table.deciding" in found["rascals.table.table"], looked_at
    assert reached(found, "rascals.table") | {"rascals.table"} == found.keys(), looked_at


def reached(found: dict[str, set[str]], start: str) -> set[str]:
    """Return the modules that a module imports, directly or over others."""
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        fresh = found[ahead.pop()] - seen
        seen |= fresh
        ahead += fresh
    return seen


def test_a_circle_for_type_checkers_alone_is_found(tmp_path: Path) -> None:
    """One import of the table under TYPE_CHECKING, in a file of the lowest layer, is a circle that is named."""
    package = shutil.copytree(ROOT / "src/rascals/table", tmp_path / "table")
    seats = package / "seats.py"
    planted = "\nif TYPE_CHECKING:\n    from rascals.table.table import Table\n"
    seats.write_text(seats.read_text(encoding="utf-8") + planted, encoding="utf-8")
    assert {"rascals.table.seats", "rascals.table.table"} <= set(circle(arrows(package, "rascals.table")))
