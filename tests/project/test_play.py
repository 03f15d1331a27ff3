"""play.py: from a fresh copy to a game, with clear messages when something is missing."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ["--editable", "packages/rascals"]


@pytest.fixture
def play(tmp_path, monkeypatch) -> Any:
    """play.py as a module that believes to be in an empty folder; commands are recorded in `ran`, not run."""
    loader = SourceFileLoader("play", str(ROOT / "play.py"))
    module: Any = ModuleType("play")
    module.__file__ = loader.path
    loader.exec_module(module)
    (tmp_path / "packages/rascals").mkdir(parents=True)
    for name in ("pyproject.toml", "packages/rascals/pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv/stamp.json")
    module.ran = []
    monkeypatch.setattr(module, "run", lambda *command, cwd=tmp_path: module.ran.append([*map(str, command)]) or 0)
    return module


@pytest.mark.real
def test_nothing_but_the_standard_library_is_imported() -> None:
    """`play.py --help` needs only the standard library, and explains everything."""
    done = subprocess.run(
        [sys.executable, "-S", "-I", ROOT / "play.py", "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "python3 play.py test --thorough" in done.stdout


def test_installs_once_and_again_when_the_requirements_change(play) -> None:
    """Pip runs the first time, not the second, and again when either pyproject.toml or the versions have changed."""
    play.install(())
    play.install(())
    assert len(play.ran) == 1
    for times, name in enumerate(("pyproject.toml", "packages/rascals/pyproject.toml", "constraints.txt"), 2):
        with (play.ROOT / name).open("a") as file:
            file.write("\n# changed\n")
        play.install(())
        assert len(play.ran) == times


def test_extras_are_added_and_stay(play) -> None:
    """A command that needs extras installs them; one that needs fewer installs and removes nothing."""
    play.install(())
    play.install(play.EXTRAS["test"])
    play.install(play.EXTRAS["simulate"])
    play.install(())
    together = [".[app]", ".[app,compiled,dev]"]
    assert [command[-4:] for command in play.ran] == [["--editable", code, *COMMAND] for code in together]


def test_simulate_needs_no_compiler_to_play_plain(play) -> None:
    """Only compiled games, benchmarks and training need that extra."""
    assert play.extras_for(["simulate", "felicity", "--bots", "greedy"]) == ()
    assert play.extras_for(["games"]) == ()
    for command in (["simulate", "felicity", "--compiled"], ["bench"]):
        assert play.extras_for(command) == ("compiled",)
    assert play.extras_for(["train", "felicity"]) == ("compiled",)


def test_a_failed_installation_is_not_remembered(play, monkeypatch, capsys) -> None:
    """When pip fails the exit code is 2, with one sentence, and the next start tries again."""
    monkeypatch.setattr(play, "make_environment", lambda: None)
    monkeypatch.setattr(play, "run", lambda *_, **__: 1)
    assert play.main(["games"]) == 2
    assert "did not succeed" in capsys.readouterr().err
    assert play.installed() == ("", set())


def test_a_broken_stamp_means_not_installed(play) -> None:
    """A truncated stamp counts as none."""
    for text in ("", "{", "[]", json.dumps({"key": "x"})):
        play.STAMP.write_text(text)
        assert play.installed() == ("", set())


def test_says_what_to_install_when_venv_is_missing(play, monkeypatch, capsys) -> None:
    """On a Python without ensurepip the message names the package to install; the exit code is 2."""
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setattr(play, "has_pip", lambda: False)
    assert play.main([]) == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_says_so_when_python_is_too_old(play, monkeypatch, capsys) -> None:
    """On an older Python the message gives the version found and the one needed."""
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(play, "has_pip", lambda: False)
    assert play.main([]) == 2
    assert "3.11 or newer; this is 3.9" in capsys.readouterr().err


def test_arguments_after_test_choose_the_tests(play) -> None:
    """`test` and `test --thorough` run all checks of a suite; other arguments are passed on to pytest."""
    for arguments in ([], ["--thorough"], ["tests/games", "-k", "dogs"]):
        assert play.test(arguments) == 0
    first = [str(play.PYTHON), "-m"]
    assert play.ran == [
        [*first, "tools.checks"],
        [*first, "tools.checks", "--thorough"],
        [*first, "pytest", "tests/games", "-k", "dogs"],
    ]


def copy_of_the_sources(folder: Path) -> None:
    """Copy the files of a fresh clone."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


@pytest.mark.real
@pytest.mark.thorough
def test_a_fresh_clone_plays_without_node(tmp_path) -> None:
    """In a fresh copy, without node in PATH, play.py installs, plays and passes the exit code on."""
    copy_of_the_sources(tmp_path)
    tools = tmp_path / "path"
    tools.mkdir()
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("VIRTUAL_ENV", "PYTHON"))}
    environment |= {"PATH": str(tools), "RASCALS_LANG": "en"}

    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [getattr(sys, "_base_executable", sys.executable), tmp_path / "play.py", *arguments]
        return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=False)

    first = start("games")
    if first.returncode == 2 and "did not succeed" in first.stderr:
        pytest.skip("the packages cannot be fetched here")
    assert first.returncode == 0, first.stdout + first.stderr
    assert "felicity" in first.stdout
    again = start("rules", "nosuchgame")
    assert again.returncode == 2
    assert "installing" not in again.stdout
    assert "felicity" in again.stderr
