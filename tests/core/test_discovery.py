"""Games are found in the package, in folders that the environment names, and by entry points."""

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
    """The games of the package are found, in alphabetical order."""
    found = listed()
    assert found == {name: f"rascals.games.{name}" for name in sorted(found)}
    assert {"felicity", "goodcritters"} <= set(found)


def test_folders_of_the_environment(tmp_path):
    """Each package in each folder is a game; files and folders that are no packages are none; nothing is imported."""
    one, other = a_package(tmp_path / "one", "hedgehogs"), a_package(tmp_path / "other", "badgers")
    (one / "notes").mkdir()
    (one / "module.py").write_text("")
    found = listed(games=f"{one}{os.pathsep}{other}")
    assert set(found) - set(listed()) == {"hedgehogs", "badgers"}
    assert found["hedgehogs"] == "rascals.games.hedgehogs"


def test_installed_packages(tmp_path):
    """What a distribution names under the entry points is a game, under that name, wherever its package is."""
    a_package(tmp_path, "hedgehogs_game")
    about = tmp_path / "hedgehogs-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hedgehogs\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[rascals.games]\nhedgehogs = hedgehogs_game\n")
    assert listed(tmp_path)["hedgehogs"] == "hedgehogs_game"


def test_the_folder_of_a_package():
    """A package's folder is known without importing it; one that is not there is an error that names it."""
    assert discovery.folder_of("rascals.games.felicity").joinpath("text", "en.ftl").is_file()
    with pytest.raises(ModuleNotFoundError, match="nosuch"):
        discovery.folder_of("rascals.nosuch")
