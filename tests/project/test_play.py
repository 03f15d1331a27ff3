"""play.py: from a fresh copy to a game, with clear words when something is missing."""

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
    """play.py as a module that believes to lie in an empty folder; commands are noted in `ran`, not run."""
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


def test_help_is_the_docstring(play, capsys) -> None:
    """`--help` and `-h` explain everything and install nothing."""
    for arguments in (["--help"], ["-h"], ["test", "--help"]):
        assert play.main(arguments) == 0
        assert "python3 play.py test --thorough" in capsys.readouterr().out
    assert not play.ran


def test_nothing_but_the_standard_library_is_imported() -> None:
    """play.py imports only what every Python has."""
    done = subprocess.run(
        [sys.executable, "-S", "-I", ROOT / "play.py", "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_installs_once_and_again_when_the_requirements_change(play) -> None:
    """Pip runs the first time, not the second, and again once either pyproject.toml or the versions have changed."""
    play.install(())
    play.install(())
    assert len(play.ran) == 1
    for times, name in enumerate(("pyproject.toml", "packages/rascals/pyproject.toml", "constraints.txt"), 2):
        with (play.ROOT / name).open("a") as file:
            file.write("\n# changed\n")
        play.install(())
        assert len(play.ran) == times


def test_extras_are_added_and_stay(play) -> None:
    """A command that needs extras installs them; one that needs fewer installs nothing and takes nothing away."""
    play.install(())
    play.install(play.EXTRAS["test"])
    play.install(play.EXTRAS["simulate"])
    play.install(())
    together = [".[app]", ".[app,compiled,dev]"]
    assert [command[-4:] for command in play.ran] == [["--editable", code, *COMMAND] for code in together]


def test_a_failed_installation_is_not_remembered(play, monkeypatch, capsys) -> None:
    """When pip fails the exit code is 2, one sentence says so, and the next start tries again."""
    monkeypatch.setattr(play, "make_environment", lambda: None)
    monkeypatch.setattr(play, "run", lambda *_, **__: 1)
    assert play.main(["games"]) == 2
    assert "did not succeed" in capsys.readouterr().err
    assert play.installed() == ("", set())


def test_a_broken_stamp_means_not_installed(play) -> None:
    """A stamp that was cut short counts as none."""
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
    """On an older Python the message names the version that is there and the one that is needed."""
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(play, "has_pip", lambda: False)
    assert play.main([]) == 2
    assert "3.11 or newer; this is 3.9" in capsys.readouterr().err


def test_checks_all_run_and_failures_are_told_at_the_end(play, monkeypatch, capsys) -> None:
    """`test` runs every check, also after one has failed, in view or beside, and exits with 1."""

    def ran(command: tuple[Any, ...]) -> bool:
        play.ran.append(command)
        return any(word in str(part) for part in command for word in ("mypy", "format"))

    monkeypatch.setattr(play, "web_checks", lambda: [("vitest", ["npm", "test"], play.ROOT / "web")])
    monkeypatch.setattr(play, "run", lambda *command, cwd=None: int(ran(command)))
    monkeypatch.setattr(play, "hear", lambda *command, cwd: (int(ran(command)), f"heard in {cwd.name}\n"))
    assert play.test([]) == 1
    assert len(play.ran) == len(play.checks_in_view()) + len(play.checks_beside()) + 1
    said = capsys.readouterr().out.strip()
    assert set(said.rpartition("failed: ")[2].split(", ")) == {"ruff format", "mypy"}
    assert "==> vitest, beside the others:\nheard in web\n==> vitest: passed" in said


def test_what_runs_out_of_view_is_heard_whole(play, tmp_path) -> None:
    """The exit code of a command, and what it said on both its ways, in order."""
    said = "import os; os.write(1, b'one\\n'); os.write(2, b'two \\xff\\n'); raise SystemExit(3)"
    assert play.hear(sys.executable, "-c", said, cwd=tmp_path) == (3, "one\ntwo \ufffd\n")


def test_the_tools_of_another_checkout_are_left_alone(play, tmp_path) -> None:
    """`npm ci` empties the folder of the web client's tools: not where that is a link to another checkout's."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "others").mkdir()
    (tmp_path / "web/node_modules").symlink_to(tmp_path / "others")
    assert play.npm_install("npm") == 0
    assert not play.ran
    (tmp_path / "web/node_modules").unlink()
    (tmp_path / "web/node_modules").mkdir()
    assert play.npm_install("npm") == 0
    assert [command[:2] for command in play.ran] == [["npm", "ci"]]


@pytest.mark.parametrize(
    ("says", "tool", "told"),
    [
        ("v20.20.2", "npm", "it needs node 22.22 or newer; this is 20.20."),
        ("v22.21.9", "npm", "this is 22.21."),
        ("v22.22.2", "", "npm is missing."),
        ("", "npm", "there is none."),
    ],
)
def test_an_older_node_is_told_and_the_web_clients_checks_left_out(play, monkeypatch, capsys, says, tool, told) -> None:
    """Where node is older than the web client's tools need, or missing, one line says both versions; nothing runs."""
    monkeypatch.setattr(play.shutil, "which", lambda name: {"npm": tool, "node": says and "node"}[name] or None)
    answer = subprocess.CompletedProcess([], 0, stdout=says)
    monkeypatch.setattr(play.subprocess, "run", lambda *_, **__: answer)
    assert play.web_checks() == []
    assert not play.ran
    assert told in capsys.readouterr().out


def test_a_node_that_is_new_enough_checks_the_web_client(play, monkeypatch) -> None:
    """With the node that web/package.json asks for, types and tests of the web client are checked."""
    wanted = json.loads((ROOT / "web/package.json").read_text())["engines"]["node"].removeprefix(">=")
    assert wanted.startswith(f"{play.written(play.NODE)}.")
    monkeypatch.setattr(play.shutil, "which", lambda name: name)
    monkeypatch.setattr(play, "npm_install", lambda _: 0)
    answer = subprocess.CompletedProcess([], 0, stdout=f"v{wanted}\n")
    monkeypatch.setattr(play.subprocess, "run", lambda *_, **__: answer)
    assert [name for name, *_ in play.web_checks()] == ["svelte-check", "vitest"]


def test_thorough_runs_what_the_rest_leaves_out(play) -> None:
    """`test --thorough` runs the tests in depth and plants faults: in what changed since a commit, if one is named."""
    assert play.test(["--thorough"]) == 0
    assert play.test(["--thorough", "--since", "main"]) == 0
    tests, faults, *again = play.ran
    assert tests[-1] == "--thorough"
    assert faults[1:] == ["-m", "tools.mutate", "--suite"]
    assert again == [tests, [*faults, "--since", "main"]]


def test_arguments_after_test_go_to_pytest(play) -> None:
    """`test ARGUMENTS` runs pytest with them and nothing else."""
    assert play.test(["tests/games", "-k", "dogs"]) == 0
    assert play.test(["tests/games", "--thorough"]) == 0
    assert [command[3:] for command in play.ran] == [["tests/games", "-k", "dogs"], ["tests/games", "--thorough"]]


def copy_of_the_sources(folder: Path) -> None:
    """Copy what a fresh clone has."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_fresh_clone_plays_without_node(tmp_path) -> None:
    """In a fresh copy, with no node in PATH, play.py installs, plays and passes the exit code through."""
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
