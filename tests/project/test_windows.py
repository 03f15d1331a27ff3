"""Differences on Windows, faked where possible: line ends, locks, ports, processes, file types, encodings."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from rascals.cli import pages as html
from rascals.cli import serving
from rascals.cli.desk import open_desk
from rascals.lab import running
from rascals.server.api import pages
from rascals.server.errors import StoreError
from rascals.server.guard.connections import MOST, raise_descriptors
from rascals.server.store import marks, sqlite

AS_IT_IS = 1 << 29  # a flag that no system here uses, for O_BINARY


@pytest.fixture
def line_ends(monkeypatch) -> None:
    """Give `os.write` Windows' line ends, unless the file was opened with O_BINARY."""
    plain_open, plain_write, plain = os.open, os.write, set()

    def opened(path: Any, flags: int, *rest: Any, **more: Any) -> int:
        handle = plain_open(path, flags & ~AS_IT_IS, *rest, **more)
        (plain.add if flags & AS_IT_IS else plain.discard)(handle)
        return handle

    def written(handle: int, content: bytes) -> int:
        return plain_write(handle, content if handle in plain else content.replace(b"\n", b"\r\n"))

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "write", written)
    monkeypatch.setattr(marks, "BINARY", AS_IT_IS)


async def test_marks_survive_where_lines_end_otherwise(line_ends, monkeypatch, tmp_path) -> None:
    """Every line of marks written on Windows can be read, even after the file was rewritten."""
    file = tmp_path / "games.db.marks"
    for long in (marks.LONG, 0):
        monkeypatch.setattr(marks, "LONG", long)
        kept = marks.Marks(file)
        kept.note({f"table{n}": n for n in range(5)})
        await kept.close()
        found = marks.Marks(file)
        assert (found.read(), found.all()) == (0, {f"table{n}": n for n in range(5)}), long


@pytest.mark.real
def test_marks_ask_for_bytes_as_they_are() -> None:
    """The marks are opened with the system's O_BINARY, if it has one."""
    flag = "import os; os.O_BINARY = 1 << 29\nfrom rascals.server.store import marks\nprint(marks.BINARY == 1 << 29)"
    assert subprocess.run([sys.executable, "-c", flag], capture_output=True, check=True).stdout.strip() == b"True"
    assert getattr(os, "O_BINARY", 0) == marks.BINARY


def test_a_database_is_locked_by_windows_own_lock(monkeypatch, tmp_path) -> None:
    """A second server on a database is refused, until the first has released it."""
    held: set[int] = set()

    def locking(handle: int, how: int, count: int) -> None:
        assert (how, count) == (2, 1)
        file = os.fstat(handle).st_ino
        if file in held:
            raise OSError(13, "Permission denied")
        held.add(file)

    msvcrt: Any = ModuleType("msvcrt")
    msvcrt.locking, msvcrt.LK_NBLCK = locking, 2
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    monkeypatch.setattr(sys, "platform", "win32")
    path = tmp_path / "games.db.lock"
    with sqlite.lock_file(path):
        with pytest.raises(StoreError, match=r"another server uses the database .*games\.db; stop it"):
            sqlite.lock_file(path)
        held.clear()
        sqlite.lock_file(path).close()


@pytest.mark.real
def test_a_port_is_not_shared(monkeypatch) -> None:
    """Where a port could be reused while another program listens, exclusive use is requested."""
    asked = []

    class Probe(socket.socket):
        def setsockopt(self, level: int, option: int, value: Any, *_: Any) -> None:
            asked.append((level, option, value))

    monkeypatch.setattr(socket, "socket", Probe)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    desk = open_desk([], {})
    serving.check_port(desk, "127.0.0.1", 0)
    monkeypatch.setattr(sys, "platform", "win32")
    serving.check_port(desk, "127.0.0.1", 0)
    assert asked == [(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1), (socket.SOL_SOCKET, -5, 1)]


@pytest.mark.parametrize(("system", "most"), [("win32", 61), ("linux", 100)])
def test_no_more_processes_than_can_be_waited_for(monkeypatch, system, most) -> None:
    """On a machine with a hundred cores, Windows gets as many workers as it can wait for, others one per core."""
    monkeypatch.setattr(os, "cpu_count", lambda: 100)
    monkeypatch.setattr(sys, "platform", system)
    processes = running.Processes(running.workers_of(100), None)  # they start with their first work
    assert processes.workers == most
    processes.shutdown()


def test_a_page_links_to_another_drive(monkeypatch, tmp_path) -> None:
    """A saved game on another drive than its page is linked by its full address."""
    file = tmp_path / "games/one.jsonl"
    assert html.address(file, tmp_path) == "games/one.jsonl"

    def no_way(*_: Any) -> str:
        raise ValueError("path is on mount 'D:', start on mount 'C:'")

    monkeypatch.setattr(os.path, "relpath", no_way)
    assert html.address(file, tmp_path) == file.as_uri()


def test_kinds_of_files_are_not_the_systems(monkeypatch) -> None:
    """File types that programs have registered with the system change nothing that is served."""
    kinds = {"a.js": "text/javascript", "a.css": "text/css", "a.svg": "image/svg+xml"}
    kinds |= {"a.webmanifest": "application/manifest+json", "a.html": "text/html", "a.png": "image/png"}
    for name in kinds:
        monkeypatch.setitem(pages.mimetypes.types_map, "." + name.partition(".")[2], "text/plain")
    assert {name: pages.KINDS.guess_type(name)[0] for name in kinds} == kinds
    served = {path.suffix for path in pages.HOME.rglob("*") if path.is_file()}
    assert served
    assert not [suffix for suffix in served if pages.KINDS.guess_type("a" + suffix)[0] is None]


@pytest.mark.real
@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
def test_what_an_old_encoding_lacks_is_no_error(encoding) -> None:
    """In a pipe with an old encoding every text is printed, with the most similar letters."""
    command = [sys.executable, "-m", "rascals", "play", "--help", "--lang", "fr"]
    done = subprocess.run(command, env=os.environ | {"PYTHONIOENCODING": encoding}, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert ("masque " if encoding == "ascii" else "masqué ") in done.stdout.decode(encoding)


def test_descriptors_are_not_asked_for(monkeypatch) -> None:
    """Without the module that limits descriptors the server accepts as many connections as elsewhere."""
    monkeypatch.setitem(sys.modules, "resource", None)
    assert raise_descriptors() == MOST
