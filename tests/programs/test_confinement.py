"""Isolated programs: what the system keeps from them, and what ends with them."""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from rascals.cli.run import run
from rascals.programs import Program, ProgramLimits, confinement
from rascals.programs.confinement import APART, MEASURES, holding
from rascals.programs.process import ProtocolError

pytestmark = [pytest.mark.real, pytest.mark.skipif(sys.platform != "linux", reason="a list for Linux")]

PATIENT = ProgramLimits(grace=60.0)
SEALED = ProgramLimits(grace=60.0, sealed=True)
FREE = ProgramLimits(grace=60.0, confined=False)
NOBODY = 65534


@pytest.fixture
def apart() -> None:
    if why := confinement.obstacle():
        pytest.skip(why)


def told(command: list[str], limits: ProgramLimits = PATIENT) -> str:
    """The text that a program reports as its name."""
    with Program(command, limits=limits) as program:
        return program.hello().name


def test_what_holds_is_said(monkeypatch, written, capsys) -> None:
    """The limits need no permission; where programs cannot be isolated they run without the rest, with a warning."""
    assert {*MEASURES} - {*APART} <= {*holding()} <= {*MEASURES}
    monkeypatch.setattr(confinement, "obstacle", lambda: "none today")
    assert {*holding()} == {*MEASURES} - {*APART}
    body = "import resource\nhello(name=str(resource.getrlimit(resource.RLIMIT_NOFILE)[1]), author=os.environ['HOME'])"
    with Program(written(body), limits=SEALED) as program:
        said = program.hello()
        assert said.name == str(SEALED.files)
        assert Path(said.author).is_dir()
    assert not Path(said.author).exists()
    assert run(["engine", "check", "--", *written(body)]) == 1
    said = capsys.readouterr()
    assert "not by: network, processes, children" in said.out
    assert "(none today)" in said.err


ATTACK = """
import json, os, signal, socket, sys

secret, port, path, abstract = json.loads(sys.argv[1])


def opened(path):
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return False
    return True


def changed(path):
    try:
        os.chmod(path, os.stat(path).st_mode)
    except OSError:
        return False
    return True


def connected(family, address):
    with socket.socket(family) as one:
        return one.connect_ex(address) == 0


def walked():
    for top in ("/proc", "/sys", "/dev"):
        for folder, _, files in os.walk(top):
            paths = [os.path.join(folder, file) for file in files]
            yield from (one for one in paths if "/fd/" not in one + os.path.realpath(one))  # its own three pipes


def text(path):
    try:
        return open(path).read()
    except OSError:
        return ""


def forked(most):
    for number in range(most):
        try:
            if os.fork() == 0:
                signal.pause()
        except OSError:
            return number
    return most


room = os.statvfs("/tmp")
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(json.dumps({
    "files": sorted(filter(opened, walked())),
    "changed": sorted(filter(changed, walked())),
    "folders": [one for one in ("/root", "/home", "/run", "/var", "/srv", "/mnt", "/boot") if os.path.exists(one)],
    "sockets": [
        connected(socket.AF_INET, ("127.0.0.1", port)), connected(socket.AF_UNIX, path),
        connected(socket.AF_UNIX, abstract),
    ],
    "processes": 1 < os.getpid() == max(int(name) for name in os.listdir("/proc") if name.isdecimal()) < 10,
    "secrets": [
        one for one in os.listdir("/proc") if one.isdecimal() and secret in text(f"/proc/{one}/environ")
    ] + [one for one in ("/etc/shadow", "/etc/gshadow", "/etc/ssh/ssh_host_ed25519_key") if text(one)],
    "rights": {name: status[name].strip() for name in ("CapEff", "NoNewPrivs")},
    "room": room.f_frsize * room.f_blocks >> 20,
    "forks": forked(150) < 128,
}), flush=True)
"""
HARMLESS = ("full", "null", "random", "tty", "urandom", "zero", "ptmx", "pts/ptmx")


@pytest.mark.parametrize("user", [None, NOBODY])
def test_a_hostile_program_finds_nothing(apart, monkeypatch, tmp_path, user) -> None:
    """It can open no file for writing except null devices, and reaches nobody, whoever the host is."""
    python = shutil.which("python3", path="/usr/bin")
    if python is None or (user and os.geteuid() != 0):
        pytest.skip("python3 in /usr/bin, or root to become another, is not there")
    monkeypatch.setenv("RASCALS_SECRET", "s3cret")
    monkeypatch.chdir("/")
    if user is not None:
        monkeypatch.setattr(os, "geteuid", lambda: user)
    listening = tmp_path / "socket"
    with (
        socket.create_server(("127.0.0.1", 0)) as network,
        socket.socket(socket.AF_UNIX) as file,
        socket.socket(socket.AF_UNIX) as nameless,
    ):
        file.bind(str(listening))
        nameless.bind(f"\0{tmp_path}")
        file.listen()
        nameless.listen()
        about = json.dumps(["s3cret", network.getsockname()[1], str(listening), f"\0{tmp_path}"])
        words = confinement._confined([python, "-I", "-S", "-c", ATTACK, about], SEALED, {}, apart=True)
        done = subprocess.run(
            words, input="", capture_output=True, text=True, check=False, env={}, user=user, group=user,
            extra_groups=None if user is None else [],
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    devices = {f"/dev/{name}" for name in HARMLESS}
    assert {"/dev/null"} <= {*found.pop("files")} <= devices
    assert {*found.pop("changed")} <= {"/dev/ptmx", "/dev/pts/ptmx"}
    assert found == {
        "folders": [],
        "sockets": [False, False, False],
        "processes": True,
        "secrets": [],
        "rights": {"CapEff": "0" * 16, "NoNewPrivs": "1"},
        "room": SEALED.file_size,
        "forks": user is not None or os.geteuid() != 0,
    }


KEYS = """
import ctypes
hello(name=str(ctypes.CDLL(None).syscall(%d, b"user", b"rascals", None, -3)))
"""


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="the numbers of system calls are those of x86-64")
def test_it_has_no_keys_of_its_host(written) -> None:
    """Keys belong to a session, which outlasts both namespaces and a change of user."""
    libc, said = ctypes.CDLL(None), []

    def host() -> None:  # in a thread of its own, so that the session is its own
        libc.syscall(250, 1, None)  # keyctl: join a session
        if libc.syscall(248, b"user", b"rascals", b"secret", 6, -3) > 0:  # add_key
            said.append(told(written(KEYS % 249)))  # request_key

    thread = Thread(target=host)
    thread.start()
    thread.join()
    assert said in ([], ["-1"])


@pytest.mark.parametrize(
    ("deed", "error"),
    [
        ("bytearray(512 << 20)", "MemoryError"),
        ("[open(os.devnull) for _ in range(32)]", "OSError"),
        ("signal.signal(signal.SIGXFSZ, signal.SIG_IGN); open('big', 'wb').write(b'x' * (2 << 20))", "OSError"),
    ],
)
def test_its_resources_are_limited(written, deed, error) -> None:
    """Memory, open files and file sizes are bounded; without confinement they are not."""
    body = f"""
import signal
try:
    {deed}
    hello(name="did it")
except BaseException as error:
    hello(name=type(error).__name__)
"""
    assert told(written(body), ProgramLimits(grace=60.0, memory=64, file_size=1, files=16)) == error
    assert told(written(body), FREE) == "did it"


@pytest.mark.thorough
def test_its_processor_time_is_limited(written) -> None:
    """A program that exceeds its processor time is killed, which is a crash."""
    with (
        Program(written("while True: pass"), limits=ProgramLimits(processor=1, start=600.0, grace=60.0)) as program,
        pytest.raises(ProtocolError, match=rf"exit code {128 + signal.SIGKILL}|exit code {128 + signal.SIGXCPU}"),
    ):
        program.hello()


def test_it_gets_no_variables_and_no_descriptors_of_its_host(written, monkeypatch) -> None:
    """It has three descriptors, none of the host's variables, and an empty home."""
    monkeypatch.setenv("RASCALS_SECRET", "x")
    body = """
seen = "RASCALS_SECRET" in os.environ, len(os.listdir("/proc/self/fd")), os.listdir(os.environ["HOME"])
hello(name=" ".join(map(str, seen)))
"""
    assert told(written(body)) == "False 4 []"  # the fourth descriptor is the folder that it lists


NOTES = """
def noted(path):
    try:
        with open(path, "a") as file:
            file.write("x")
        return os.path.getsize(path)
    except OSError as error:
        return type(error).__name__

def read(path):
    try:
        return open(path).read()
    except OSError as error:
        return type(error).__name__

places = ("/dev/shm", os.environ["HOME"], ".", sys.prefix)
hello(
    name=" ".join(str(noted(os.path.join(where, "notes"))) for where in places),
    author=" ".join(map(read, SECRETS)),
)
"""


def test_sealed_it_leaves_no_notes_and_reads_no_hidden_files(apart, written, tmp_path) -> None:
    """It writes in its own memory, which the next process does not see; hidden files stay hidden through links."""
    secret, link = tmp_path / "secret", tmp_path / "link"
    secret.write_text("seed", "utf-8")
    link.symlink_to(tmp_path)
    command = written(f"SECRETS = {str(secret)!r}, {str(link / 'secret')!r}\n{NOTES}")
    command[-1] = str(link / Path(command[-1]).name)
    sealed = ProgramLimits(grace=60.0, sealed=True, hidden=(str(link / "secret"), str(tmp_path / "not there")))
    for _ in range(2):
        with Program(command, limits=sealed) as program:
            said = program.hello()
            assert (said.name, said.author) == ("1 1 OSError OSError", "PermissionError PermissionError")
    with Program(command, limits=PATIENT) as program:
        said = program.hello()
        assert (said.name, said.author) == ("1 1 1 OSError", "seed seed")
    assert (tmp_path / "notes").exists()
    assert not Path("/dev/shm/notes").exists()


def test_it_finds_what_its_command_names(apart, written, tmp_path, monkeypatch) -> None:
    """Outside the working folder it sees what its command names, whatever links lead there, and nothing else."""
    folders = [tmp_path / name for name in ("here", "linked", "meant", "other", "own")]
    for folder in folders:
        folder.mkdir()
    here, linked, meant, _, own = folders
    (here / "link").symlink_to(linked)
    (linked / "file").symlink_to("../meant/file")
    (meant / "file").touch()
    monkeypatch.chdir(own)
    command = written(
        "hello(name=' '.join(sorted(os.listdir('..'))), author=open(sys.argv[1].partition('=')[2]).read())"
    )
    shutil.move(command[-1], own)
    monkeypatch.chdir(here)
    command = [*command[:-1], str(own / Path(command[-1]).name), f"--file={here / 'link' / 'file'}"]
    assert told(command) == "here linked meant own"


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
"""


def lock(path: Path, how: int = fcntl.LOCK_EX) -> None:
    """Lock a file, once nobody else has locked it."""
    with path.open("w") as file:
        fcntl.flock(file, how)


@pytest.mark.parametrize("ending", ["sys.exit(0)", "sys.stdin.read()"])
def test_what_it_started_ends_with_it(apart, written, tmp_path, monkeypatch, ending) -> None:
    """Children in their own sessions end when the program does or is killed; it cannot prevent that."""
    around = confinement.around

    def revoked(*given: Any, **more: Any) -> list[str]:
        return [word for word in around(*given, **more) if word != "--die-with-parent"]

    monkeypatch.setattr(confinement, "around", revoked)
    path = tmp_path / "lock"
    with Program(written(f"PLACE = {str(path)!r}\n{HELD}hello()\n{ending}"), limits=ProgramLimits(grace=0.01)) as one:
        one.hello()
    lock(path, fcntl.LOCK_EX | fcntl.LOCK_NB)


HOST = """
import sys
from threading import Thread
from rascals.programs import Program, ProgramLimits
program = Program(sys.argv[1:], limits=ProgramLimits(grace=60.0))
thread = Thread(target=program.hello)
thread.start()
thread.join()
print(program.why(), flush=True)
sys.stdin.read()
"""
ALIVE = """
hello(offers=["why"])
for message in told():
    if message["type"] == "why":
        say(type="why", decision=0, text="alive")
while True: pass
"""


def test_it_ends_with_its_host_and_not_before(apart, written, tmp_path) -> None:
    """It outlives the thread that started it; a host that is killed leaves nothing behind."""
    path = tmp_path / "lock"
    body = f"PLACE = {str(path)!r}\n{HELD}{ALIVE}"
    host = subprocess.Popen(
        [sys.executable, "-c", HOST, *written(body)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    assert host.stdout.readline() == "alive\n"
    host.kill()
    host.communicate()
    lock(path)
