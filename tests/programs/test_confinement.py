"""Programs run apart: what the system keeps them from, and what ends with them."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from rascals.programs import Limits, Program
from rascals.programs.confinement import LAUNCHER, MEASURES, holding
from rascals.programs.process import Disorder

pytestmark = [pytest.mark.real, pytest.mark.skipif(sys.platform != "linux", reason="a list for Linux")]

PATIENT = Limits(grace=60.0)
LIMITED = Limits(grace=60.0, memory=64, file_size=1, files=16)


def needs(*measures: str) -> None:
    missing = set(measures) - set(holding())
    if missing:
        pytest.skip(f"this machine does not allow: {', '.join(missing)}")


def told(command: list[str], limits: Limits = PATIENT) -> str:
    """What a program says as its name."""
    with Program(command, limits=limits) as program:
        return program.hello().name


def test_the_limits_hold_everywhere_on_linux() -> None:
    """The measures that need no permission hold; the others are among those that are stated."""
    assert set(holding()) <= set(MEASURES)
    assert {"children", "memory", "processor", "file_size", "files", "dumps", "privileges"} <= set(holding())


TRY = """
try:
    %s
    hello(name="did it")
except BaseException as error:
    hello(name=type(error).__name__)
"""


def test_it_reaches_no_network(written) -> None:
    """Not even a server of the same machine can be reached."""
    needs("network")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        body = TRY % f"import socket; socket.create_connection(('127.0.0.1', {port}))"
        assert told(written(body)) == "OSError"  # unreachable
        assert told(written(body), Limits(grace=60.0, confined=False)) == "did it"


@pytest.mark.parametrize(
    ("deed", "error"),
    [
        ("bytearray(512 << 20)", "MemoryError"),
        ("[open(os.devnull) for _ in range(32)]", "OSError"),
        ("signal.signal(signal.SIGXFSZ, signal.SIG_IGN); open('big', 'wb').write(b'x' * (2 << 20))", "OSError"),
    ],
)
def test_its_resources_are_limited(written, tmp_path, monkeypatch, deed, error) -> None:
    """Memory, open files and the size of files are bounded; without confinement they are not."""
    monkeypatch.chdir(tmp_path)
    body = f"import signal\n{TRY % deed}"
    assert told(written(body), LIMITED) == error
    assert told(written(body), Limits(grace=60.0, confined=False)) == "did it"


@pytest.mark.thorough
def test_its_processor_time_is_limited(written) -> None:
    """A program that computes for longer than it may is ended, and that is a crash."""
    with (
        Program(written("while True: pass"), limits=Limits(processor=1, start=600.0, grace=60.0)) as program,
        pytest.raises(Disorder, match=rf"exit code {128 + signal.SIGKILL}|exit code {128 + signal.SIGXCPU}"),
    ):
        program.hello()


def test_it_sees_nobody_else_and_no_secrets(written, monkeypatch) -> None:
    """It sees its own processes alone, no variables of its host, three descriptors, and an empty home of its own."""
    needs("processes")
    monkeypatch.setenv("RASCALS_SECRET", "x")
    body = """
seen = [int(name) for name in os.listdir("/proc") if name.isdecimal()]
hello(name=" ".join(map(str, [
    max(seen) < 10, "RASCALS_SECRET" in os.environ, len(os.listdir("/proc/self/fd")), os.listdir(os.environ["HOME"]),
])), author=os.environ["HOME"])
sys.stdin.read()
"""
    with Program(written(body), limits=PATIENT) as program:
        said = program.hello()
        assert said.name == "True False 4 []"  # the fourth descriptor is the folder that it lists
        assert Path(said.author).is_dir()
    assert not Path(said.author).exists()


UNCOVERED = """
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
NEW_USER, NEW_MOUNTS, DETACH = 0x10000000, 0x20000, 2
first = libc.umount2(b"/proc", DETACH)
libc.unshare(NEW_USER | NEW_MOUNTS)
second = libc.umount2(b"/proc", DETACH)
seen = [int(name) for name in os.listdir("/proc") if name.isdecimal()]
hello(name=f"{first} {second} {max(seen) < 10}")
"""


def test_it_cannot_look_below_its_own_processes(written) -> None:
    """Not even a program of root's can take away the mount that shows its own processes alone."""
    needs("processes", "privileges")
    assert told(written(UNCOVERED)) == "-1 -1 True"


NOTES = """
def noted(path):
    try:
        with open(path, "a") as file:
            file.write("x")
        return os.path.getsize(path)
    except OSError as error:
        return type(error).__name__

libc = ctypes.CDLL(None)
libc.umount2(SECRET.encode(), 2)
hello(
    name=" ".join(str(noted(os.path.join(where, "notes"))) for where in ("/dev/shm", ".", os.environ["HOME"])),
    author=open(SECRET).read(),
)
"""


def test_sealed_it_leaves_no_notes_and_finds_hidden_files_empty(written, tmp_path, monkeypatch) -> None:
    """It writes in a folder of its own and in memory of its own, neither of which the next process finds."""
    needs("sealed", "privileges")
    monkeypatch.chdir(tmp_path)
    secret = tmp_path / "secret"
    secret.write_text("seed", "utf-8")
    command = written(f"import ctypes\nSECRET = {str(secret)!r}\n{NOTES}")
    sealed = Limits(grace=60.0, sealed=True, hidden=(str(secret), str(tmp_path / "not there")))
    for _ in range(2):
        with Program(command, limits=sealed) as program:
            said = program.hello()
            assert (said.name, said.author) == ("1 OSError 1", "")
    assert not (tmp_path / "notes").exists()
    with Program(command, limits=PATIENT) as program:
        assert program.hello().author == "seed"
    (tmp_path / "notes").unlink()
    Path("/dev/shm/notes").unlink()


HELD = """
import subprocess
child = f'''
import fcntl, os, signal
file = open({PLACE!r}, "w")
fcntl.flock(file, fcntl.LOCK_EX)
os.setsid()
signal.alarm(900)  # should nobody end it
print("held", flush=True)
signal.pause()
'''
other = subprocess.Popen([sys.executable, "-S", "-c", child], stdout=subprocess.PIPE)
other.stdout.readline()
hello()
"""


def lock(path: Path) -> None:
    """Wait until nobody holds the lock of a file."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)


@pytest.mark.parametrize("ending", ["sys.exit(0)", "sys.stdin.read()", "while True: sys.stdout.write('x')"])
def test_what_it_started_ends_with_it(written, tmp_path, ending) -> None:
    """Children in sessions of their own end when the program ends, or is ended."""
    path = tmp_path / "lock"
    with Program(written(f"PLACE = {str(path)!r}\n{HELD}{ending}"), limits=Limits(grace=0.01)) as one:
        one.hello()
    lock(path)


def test_what_it_started_ends_with_it_without_namespaces(written, tmp_path) -> None:
    """Where the system forbids namespaces, the launcher finds and ends what the program has started."""
    path = tmp_path / "lock"
    command = written(f"PLACE = {str(path)!r}\n{HELD}sys.stdin.read()")
    settings = json.dumps(asdict(Limits()) | {"namespaces": False})
    reading, writing = os.pipe()
    words = [sys.executable, "-I", "-S", str(LAUNCHER), str(reading), settings, *command]
    with subprocess.Popen(words, pass_fds=[reading], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as launched:
        os.close(reading)
        assert b"tiny" in launched.stdout.readline()
        os.close(writing)
        lock(path)


HOST = """
import sys
from rascals.programs import Program
program = Program(sys.argv[1:])
print(program.hello().name, flush=True)
sys.stdin.read()
"""


def test_it_ends_when_its_host_is_killed(written, tmp_path) -> None:
    """A host that is ended by force leaves no programs behind."""
    path = tmp_path / "lock"
    body = f"""
import fcntl
file = open({str(path)!r}, "w")
fcntl.flock(file, fcntl.LOCK_EX)
import signal
signal.alarm(900)  # should nobody end it
hello()
while True: signal.pause()
"""
    host = subprocess.Popen(
        [sys.executable, "-c", HOST, *written(body)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    assert host.stdout.readline() == "tiny\n"
    host.kill()
    host.communicate()
    lock(path)
