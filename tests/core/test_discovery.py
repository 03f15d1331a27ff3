"""Games are found in the package, in folders named by the environment, and by entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.core import discovery

pytestmark = pytest.mark.real

HOME = Path(rascals.__file__).parents[1]
LISTED = "from rascals.core import discovery; print(*map('='.join, discovery.packages().items()))"


def listed(*path: Path, games: str = "") -> dict[str, str]:
    """The packages that a new process finds, with these folders on its path."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (HOME, *path))), discovery.VARIABLE: games}
    done = subprocess.run([sys.executable, "-c", LISTED], env=environment, capture_output=True, text=True, check=True)
    return dict(entry.split("=") for entry in done.stdout.split())


def a_package(folder: Path, name: str) -> Path:
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text("raise AssertionError('looking imports nothing')")
    return folder


def test_those_that_come_with_rascals():
    """The package's own games are found, in alphabetical order."""
    found = listed()
    assert found == {name: f"rascals.games.{name}" for name in sorted(found)}
    assert {"felicity", "goodcritters"} <= set(found)


def test_folders_of_the_environment(tmp_path):
    """Each package in each folder is a game; other files and folders are ignored; nothing is imported."""
    one, other = a_package(tmp_path / "one", "hedgehogs"), a_package(tmp_path / "other", "badgers")
    (one / "notes").mkdir()
    (one / "module.py").write_text("")
    found = listed(games=f"{one}{os.pathsep}{other}")
    assert set(found) - set(listed()) == {"hedgehogs", "badgers"}
    assert found["hedgehogs"] == "rascals.games.hedgehogs"


def test_installed_packages(tmp_path):
    """An entry point of a distribution names a game, wherever its package is."""
    a_package(tmp_path, "hedgehogs_game")
    about = tmp_path / "hedgehogs-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hedgehogs\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[rascals.games]\nhedgehogs = hedgehogs_game\n")
    assert listed(tmp_path)["hedgehogs"] == "hedgehogs_game"


SPOILT = {
    "hares": "raise SystemExit(3)",
    "newts": "BOX = 5",
    "owls": None,  # a package that does not exist
    "toads": "raise ValueError('\\x1b[31m')",
}


def test_what_is_wrong_with_an_installed_game_costs_that_game_alone(tmp_path):
    """It is skipped and reported; all other games, and the texts of every language, are unaffected."""
    (tmp_path / "spoilt-1.dist-info").mkdir()
    (tmp_path / "spoilt-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: spoilt\nVersion: 1\n")
    entries = "".join(f"{name} = {name}_game\n" for name in SPOILT)
    (tmp_path / "spoilt-1.dist-info" / "entry_points.txt").write_text(f"[rascals.games]\n{entries}")
    for name, source in SPOILT.items():
        if source is not None:
            package = tmp_path / f"{name}_game"
            (package / "text").mkdir(parents=True)
            (package / "__init__.py").write_text(source)
            (package / "text" / "en.ftl").write_text(f"{name} = {name}\n")
    asked = "import rascals; from rascals.words import Words; print(*rascals.games(), Words('fr').text('felicity'))"
    path = os.pathsep.join(map(str, (HOME, tmp_path)))
    done = subprocess.run(
        [sys.executable, "-c", asked], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[:4] == [*listed()]
    assert [name for name in SPOILT if f"the game '{name}' of the installed package" in done.stderr] == [*SPOILT]
    assert "\x1b" not in done.stderr


def test_the_folder_of_a_package():
    """A package's folder is found without importing it; if it does not exist, the error names it."""
    assert discovery.folder_of("rascals.games.felicity").joinpath("text", "en.ftl").is_file()
    with pytest.raises(ModuleNotFoundError, match="nosuch"):
        discovery.folder_of("rascals.nosuch")
