"""Sources of machine code: a compiler, or the cache; never a broken or foreign library."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.cli.serving import runtime_cache
from rascals.compiled import building, on_compiling
from rascals.compiled.building import NoCompiler, machine_of
from rascals.core.errors import NoHome
from rascals.server.settings import read_settings
from tests.compiled.test_emitter import BELL
from tools.machine_code import made


@pytest.fixture
def told(monkeypatch, tmp_path):
    """Act as a new process with its own cache; record which games are compiled."""
    monkeypatch.setattr(building, "user_cache_path", lambda _: tmp_path)
    anew()
    heard: list[str] = []
    monkeypatch.setattr(building, "compiling", heard.append)
    yield heard
    anew()
    on_compiling(None)


def anew():
    """Forget what this process has loaded and found."""
    for one in (building._machine, building.compiler, building._version, building._processor):
        one.cache_clear()


def works():
    """Return whether a new process gets working machine code."""
    building._machine.cache_clear()
    return machine_of(BELL).rules_first_seat(4) == 2


def kept(tmp_path):
    return sorted((tmp_path / "machine").iterdir())


def test_it_is_compiled_once_and_then_loaded(told, tmp_path):
    assert works()
    assert works()
    assert told == ["bell"]
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("spoil", ["cut short", "of others", "changed"])
def test_a_library_that_is_not_what_was_written_is_compiled_anew(told, tmp_path, spoil):
    """Half written, or written by somebody else: it is not loaded."""
    assert works()
    (library,) = kept(tmp_path)
    content = library.read_bytes()
    if spoil == "of others":
        library.chmod(0o666)
    else:
        library.write_bytes(content[:1000] if spoil == "cut short" else content[:-1] + b"x")
    assert works()
    assert told == ["bell"] * 2


@pytest.fixture
def no_home(monkeypatch):
    """Act as a user without HOME and without an entry in the user database, as in a container."""
    pwd = pytest.importorskip("pwd")

    def nobody(uid):
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


@pytest.mark.usefixtures("no_home")
def test_without_a_home_folder_rules_are_compiled_and_kept_nowhere(monkeypatch, tmp_path):
    """Neither here nor where others can write."""
    monkeypatch.chdir(tmp_path)
    anew()
    assert works()
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.usefixtures("no_home")
def test_without_a_home_folder_what_must_be_kept_needs_a_place():
    with pytest.raises(NoHome, match="name a file with --database"):
        read_settings({})
    assert read_settings({"database": "sqlite:///here.db"}).database == "sqlite:///here.db"
    with pytest.raises(NoHome, match="name a folder with --runtime"):
        runtime_cache()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions")
def test_a_folder_in_which_others_may_write_is_no_place(told, tmp_path):
    (tmp_path / "machine").mkdir()
    (tmp_path / "machine").chmod(0o777)
    assert works()
    assert works()
    assert (told, kept(tmp_path)) == (["bell"] * 2, [])


@pytest.mark.parametrize("failing", ["mkdir", "fsync", "replace"])
def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(told, monkeypatch, tmp_path, failing):
    """Neither a folder nor free disk space: nothing broken is left behind, under any name."""

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*{"fsync": (os, "fsync", full)}.get(failing, (Path, failing, full)))
    assert works()
    assert told == ["bell"]
    monkeypatch.undo()
    assert not (tmp_path / "machine").exists() or kept(tmp_path) == []


@pytest.mark.parametrize(
    ("script", "said"), [("kill -9 $$", "-9"), ("echo 'no such\n  flag' >&2; exit 1", "no such flag")]
)
def test_a_compiler_that_fails_is_one_sentence(told, monkeypatch, tmp_path, script, said):
    """Killed or refusing: the error says so, and nothing is cached."""
    fake = tmp_path / "cc"
    fake.write_text(f'#!/bin/sh\n[ "$1" = --version ] && exit 0\n{script}\n')
    fake.chmod(0o755)
    monkeypatch.setenv("CC", str(fake))
    anew()
    with pytest.raises(NoCompiler, match=f"could not compile the rules: {said}"):
        works()
    assert kept(tmp_path) == []


def test_where_not_even_temporary_files_can_be_written_it_says_so(told, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(NoCompiler, match=r"cannot be written or loaded: .*No space left"):
        works()


def test_without_a_compiler_it_says_what_to_install(told, monkeypatch):
    monkeypatch.setattr(building.shutil, "which", lambda _: None)
    monkeypatch.setattr(building, "find_spec", lambda _: None)
    anew()
    with pytest.raises(NoCompiler, match="install gcc or clang, or pip install ziglang"):
        works()


def test_what_comes_with_the_wheel_needs_no_compiler(told, monkeypatch, tmp_path):
    """It is loaded as it is, unless it is for another C library, or a compiler is named."""
    monkeypatch.setattr(building, "SHIPPED", tmp_path)
    made([BELL], {building.PLATFORM: ([*building.compiler()], building.SUFFIX)}, tmp_path)
    (library,) = tmp_path.glob(f"*{building.SUFFIX}")
    with monkeypatch.context() as without:
        without.setattr(building.shutil, "which", lambda _: None)
        assert works()
        assert told == []
    monkeypatch.setenv("CFLAGS", "-O1")
    assert works()
    monkeypatch.delenv("CFLAGS")
    monkeypatch.setattr(building, "SHIPPED", tmp_path / "others")
    (tmp_path / "others").mkdir()
    (tmp_path / "others" / library.name).write_bytes(b"none")
    assert works()
    assert told == ["bell"] * 2


def test_what_was_not_loaded_for_long_is_removed(told, tmp_path):
    (tmp_path / "machine").mkdir(mode=0o700)
    for name, age in (("old.so", building.UNUSED + 9), ("new.so", building.UNUSED - 999)):
        (tmp_path / "machine" / name).touch()
        at = building.time() - age
        os.utime(tmp_path / "machine" / name, (at, at))
    assert works()
    assert [path.name for path in kept(tmp_path) if path.name in {"old.so", "new.so"}] == ["new.so"]


@pytest.mark.parametrize("at_terminal", [True, False])
def test_a_terminal_is_told_what_is_compiled_and_a_pipe_is_not(monkeypatch, at_terminal):
    """Without a listener, one line tells a person at a terminal which game is compiled, and how long it may take."""
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: at_terminal, raising=False)
    monkeypatch.setattr("sys.stderr", screen)
    on_compiling(None)
    building.compiling("heist")
    line = "rascals: compiling heist: some seconds, and only the first time\n"
    assert screen.getvalue() == (line if at_terminal else "")


@pytest.mark.real
def test_two_processes_at_once_both_play(tmp_path):
    """Each compiles or loads; one whole library remains."""
    code = "import rascals; rascals.game('felicity').batch(2); print('played')"
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "CFLAGS": "-O0"}
    command = [sys.executable, "-c", code]
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [one.communicate()[0] for one in both] == ["played\n"] * 2
    names = [path.stem.split("-") for path in kept(tmp_path / "rascals")]
    assert names
    assert all(len(parts) == 2 for parts in names)  # nothing half written


@pytest.mark.real
def test_the_c_does_not_depend_on_what_was_asked_before():
    """The wheel's code is found by its hash, even if a bot has requested deductions first."""
    program = "import rascals\nfrom rascals.compiled.building import shipped_name, source_of\n"
    program += "box = rascals.games()['felicity']\n{}\nprint(shipped_name(source_of(box), '', ''))"
    asked = [program.format(first) for first in ("box.observation", "box.deduction")]
    first, other = (
        subprocess.run([sys.executable, "-c", one], capture_output=True, check=True).stdout for one in asked
    )
    assert first == other != b""
