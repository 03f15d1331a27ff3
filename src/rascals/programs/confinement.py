"""Running a program in a sandbox of bubblewrap (`bwrap`), if that is installed, and within limits that a shell sets.

docs/reference/program-protocol.md describes what each of MEASURES prevents. Those of APART are bubblewrap's: they hold
together or not at all, and `obstacle` says why not. The limits are per process: `memory` counts data (RLIMIT_DATA),
not reserved addresses, because JavaScript and Java reserve many. On Windows none of this holds.

Two things decide bubblewrap's arguments. Root owns /proc, the devices and bubblewrap itself, even in namespaces; so
all that an owner could change is mounted read-only. And one can connect to Unix sockets even in folders that cannot be
written; so folders that may contain some are not mounted.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from threading import Thread
from typing import IO

from rascals.core.arguments import flag, integer, real, sequence

WINDOWS = sys.platform == "win32"
APART = ("network", "processes", "children", "folders", "sealed", "number", "privileges")
MEASURES = (*APART, "memory", "processor", "file_size", "files", "dumps", "priority")
_KEPT = ("PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT", "COMSPEC", "PATHEXT")
_KEYCTL, _JOIN_SESSION_KEYRING = {"x86_64": 250, "aarch64": 219}, 1  # a system call, by machine
_MIB = 1 << 20
_PATIENCE = 10.0  # seconds to wait for the system to end everything, which takes milliseconds

_TEMPORARY = "/tmp"  # noqa: S108 - private to the program
_OWN = f"{_TEMPORARY}/own"  # the program's own folder
_SYSTEM = tuple(map(Path, ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/nix/store", "/gnu/store")))
_DEVICES = " ".join(f"/dev/{name}" for name in ("null", "zero", "full", "random", "urandom", "tty"))
_DEVICES_READ_ONLY = (  # they can still be written to, but not changed by their owner
    *("unshare", "--mount", "/bin/sh", "-c"),
    f'for one in {_DEVICES}; do mount -o bind,ro "$one" "$one" || exit; done; exec "$@"',
    "sh",
)
_CROWDED = (_TEMPORARY, "/run", "/var/run", "/home", "~/.local/share")  # never mounted whole, nor the folders above


@dataclass(frozen=True)
class ProgramLimits:
    """The limits of a program's process. Those of the system hold if the system has them.

    `memory`: MiB of data of each of its processes. `processor`: seconds of CPU time of each of them. `file_size`: MiB
    of a file that it writes. `files`: open files. `processes`: processes and threads at once. `confined`: whether any
    of these limits are set, and the program is sandboxed; without it only the last paragraph holds.

    `sealed`: whether it may write only in its own empty folder, which is removed afterwards, so that nothing is left,
    and not in the working folder. `hidden`: files, by absolute paths, that it cannot read in the sandbox.

    `line`: bytes of one line that it writes. `output`: bytes that it writes for one answer. `start`: seconds until its
    `hello`. `longest`: seconds for a decision in a game without a clock. `grace`: seconds after `stop` in which its
    answer still counts, and after `quit` in which it may end by itself. `failures`: how often in a row its process may
    fail in a game before it is not started again for that game.
    """

    memory: int = 2048
    processor: int = 3600
    file_size: int = 64
    files: int = 256
    processes: int = 128
    confined: bool = True
    sealed: bool = False
    hidden: tuple[str, ...] = ()
    line: int = 1 << 16
    output: int = 1 << 20
    start: float = 30.0
    longest: float = 60.0
    grace: float = 2.0
    failures: int = 3

    def __post_init__(self) -> None:
        for field in fields(self):
            given = getattr(self, field.name)
            if field.name == "hidden":
                object.__setattr__(self, field.name, tuple(sequence("hidden", given, str)))
            elif field.name in ("confined", "sealed"):
                object.__setattr__(self, field.name, flag(field.name, given))
            elif field.name in ("start", "longest", "grace"):
                object.__setattr__(self, field.name, real(field.name, given, 0))
            else:
                object.__setattr__(self, field.name, integer(field.name, given, 1))


@cache
def obstacle() -> str | None:
    """Return why programs cannot be sandboxed on this machine, found out by trying; None if they can."""
    if shutil.which("bwrap") is None:
        return "bwrap: not found"
    tried = subprocess.run(  # noqa: S603 - of the system
        around(["/bin/sh", "-c", ":"], (), (), 1 << 20, sealed=True), capture_output=True, check=False, timeout=60
    )
    return None if tried.returncode == 0 else tried.stderr.decode("utf-8", "replace").strip()


def holding() -> tuple[str, ...]:
    """Return the names of the measures that hold on this machine."""
    if WINDOWS:
        return ()
    apart = obstacle() is None
    return tuple(name for name in MEASURES if (apart or name not in APART) and (name != "number" or os.geteuid() != 0))


class Running:
    """A started program: its three pipes, and how to end it with all processes that it has started."""

    def __init__(self, command: Sequence[str], limits: ProgramLimits, environment: Mapping[str, str]) -> None:
        apart = limits.confined and obstacle() is None
        self._home = (
            None if apart else tempfile.TemporaryDirectory(prefix="rascals-program-", ignore_cleanup_errors=True)
        )
        home = _OWN if self._home is None else self._home.name
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        kept |= dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), home) | dict(environment)
        words = _confined(command, limits, environment, apart=apart) if limits.confined and not WINDOWS else command
        started: Future[subprocess.Popen[bytes]] = Future()
        Thread(target=_keep, args=(started, words, kept), daemon=True).start()
        try:
            self._process = started.result()
        except BaseException:
            self._clean()
            raise

    @property
    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its standard input, output and error."""
        process = self._process
        assert process.stdin is not None  # noqa: S101 - all three are pipes
        assert process.stdout is not None  # noqa: S101
        assert process.stderr is not None  # noqa: S101
        return process.stdin, process.stdout, process.stderr

    def wait(self, seconds: float) -> int | None:
        """Wait for its end; return its exit code, 128 plus the signal if one ended it, or None if it did not end."""
        try:
            code = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        return code if code >= 0 else 128 - code

    def end(self) -> None:
        """End it, if it has not ended, with all processes that it has started; repeating this is no error."""
        if self._process.poll() is None:
            if self._home is None:
                self._end_first()
            if WINDOWS:
                taskkill = ["taskkill", "/T", "/F", "/PID", str(self._process.pid)]
                subprocess.run(taskkill, check=False, capture_output=True)  # noqa: S603 - of the system
                self._process.kill()
            else:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._clean()

    def _end_first(self) -> None:
        """Kill the first process in a sandbox: the system ends all others with it, and then bubblewrap ends.

        It would end with bubblewrap, too, unless the program has changed that.
        """
        pid = self._process.pid
        with contextlib.suppress(OSError):
            for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split():
                os.kill(int(child), signal.SIGKILL)
                self.wait(_PATIENCE)

    def _clean(self) -> None:
        if self._home is not None:
            self._home.cleanup()


def _confined(
    command: Sequence[str], limits: ProgramLimits, environment: Mapping[str, str], *, apart: bool
) -> list[str]:
    """Return a command that runs a command within limits. A limit that is lower already stays."""
    pairs = {"c": 0, "t": limits.processor, "n": limits.files, "f": limits.file_size * _MIB // 512}
    lines = [f"ulimit -{name} {value}" for name, value in (pairs | {"d": limits.memory * 1024}).items()]
    if apart:  # otherwise all processes of the user would count
        lines.append(f"ulimit -u {limits.processes} || ulimit -p {limits.processes}")  # depending on the shell
    # In a sandbox the shell stays, because the first process must not be the program's.
    run = '"$@"; exit' if apart else 'exec "$@"'
    words = ["/bin/sh", "-c", f"{{ {'; '.join(lines)}; }} 2>/dev/null; {run}", "sh", *command]
    if apart:
        named = [*command, *(one for value in environment.values() for one in value.split(os.pathsep))]
        words = around(words, named, limits.hidden, limits.file_size * _MIB, sealed=limits.sealed)
    return [shutil.which("nice") or "nice", "-n", "5", *words]


def _keep(started: Future[subprocess.Popen[bytes]], words: Sequence[str], environment: Mapping[str, str]) -> None:
    """Start a process and wait for its end, in a thread of its own, since Linux ends the process with the thread.

    Before that, the thread leaves the keyring of the host's session, which belongs to a thread, too.
    """
    if sys.platform == "linux" and (number := _KEYCTL.get(os.uname().machine)):
        ctypes.CDLL(None).syscall(number, _JOIN_SESSION_KEYRING, None)
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(  # noqa: S603 - the program that the caller names
            words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=environment, start_new_session=not WINDOWS
        )
    except BaseException as error:  # noqa: BLE001 - raised again by whoever waits
        started.set_exception(error)
        return
    started.set_result(process)
    process.wait()


def around(
    command: Sequence[str], named: Sequence[str], hidden: Sequence[str], size: int, *, sealed: bool
) -> list[str]:
    """Return a command that runs `command` in a sandbox, as the first process there: what it starts ends with it.

    It can read the working folder, which it may write unless `sealed`, and the folders of the files that `named`
    names, but not the files `hidden`. `size`: bytes of all files in its own folder, and in shared memory.
    """
    here = Path.cwd()
    shown: list[Path] = []
    for place in sorted(set(_places(named))):
        if not any(map(place.is_relative_to, (*_SYSTEM, *shown))) and not _crowded(place):
            shown.append(place)
    binds = [("--ro-bind", place) for place in (*filter(Path.exists, _SYSTEM), *shown)]
    if not _crowded(here):
        binds.append(("--ro-bind" if sealed else "--bind", here))
    return [
        *(_DEVICES_READ_ONLY if os.geteuid() == 0 else ()),
        "bwrap",
        *("--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL"),
        *("--new-session", "--die-with-parent", "--as-pid-1"),
        *("--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev"),
        *("--remount-ro", "/dev", "--size", str(size), "--tmpfs", "/dev/shm"),  # noqa: S108 - its own
        *("--size", str(size), "--tmpfs", _TEMPORARY, "--dir", _OWN),
        *(word for bind, place in binds for word in (bind, str(place), str(place))),
        *(
            word
            for file in sorted({*_private(), *_hidden(hidden, [place for _, place in binds])})
            for word in ("--ro-bind", "/dev/null", str(file))
        ),
        *("--remount-ro", "/", "--", *command),
    ]


def _places(named: Sequence[str]) -> Iterator[Path]:
    """Yield the folders needed for the files and folders that words name, also as `--option=file`."""
    for word in named:
        for part in (word, word.partition("=")[2]):
            if part and (os.path.isfile(part) or os.path.isdir(part)):  # noqa: PTH112, PTH113 - a word may be anything
                yield from map(_place, _links(Path(os.path.abspath(part))))  # noqa: PTH100 - as it is named


def _links(path: Path) -> Iterator[Path]:
    """Yield a path, and each to which links lead: those of its folders, and its own, one after the other."""
    while True:
        yield path
        path = path.parent.resolve() / path.name
        yield path
        if not path.is_symlink():
            return
        path = Path(os.path.abspath(path.parent / path.readlink()))  # noqa: PTH100 - as it is named


def _place(path: Path) -> Path:
    """Return the folder that a file needs: its own, or all of an installation that has `bin` and `lib`."""
    if path.is_dir():
        return path
    folder = path.parent
    if folder.name == "bin" and (folder.parent / "lib").is_dir():
        folder = folder.parent
    return path if _crowded(folder) else folder


def _crowded(place: Path) -> bool:
    return any(Path(folder).expanduser().is_relative_to(place) for folder in _CROWDED)


def _private() -> Iterator[Path]:
    """Yield the files in /etc that only root may read, if this is root."""
    if os.geteuid() == 0:
        for path in Path("/etc").rglob("*"):
            if path.is_file() and not path.is_symlink() and not path.stat().st_mode & 0o004:
                yield path


def _hidden(files: Sequence[str], places: Sequence[Path]) -> Iterator[Path]:
    """Yield files by their paths in places, whatever links lead there."""
    for file in filter(Path.is_file, map(Path, files)):
        for place in places:
            if file.resolve().is_relative_to(place.resolve()):
                yield place / file.resolve().relative_to(place.resolve())
