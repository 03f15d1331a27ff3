"""Running a program apart: what the system is asked to enforce, and which of that holds on this machine.

On Linux, `bubblewrap` sets programs apart, if it is installed. The measures, by their names in `holding`:

- `network`: a network of its own without any connection, so that not even this machine's servers can be reached;
- `processes`: processes of its own: it sees, and can send signals to, only those that it started itself; nor does it
  share memory, messages or keys with others;
- `children`: when it ends or is ended, or its host is killed, everything that it started is ended too;
- `folders`: it finds only the system's programs and settings, of these as root no more than others may read, the
  working folder, and the folders of the files that its command names; no devices but those that lead nowhere;
- `sealed`: what `Limits.sealed` asks for: it writes in its own empty folder alone, which is kept in memory;
- `number`: the limit of its processes and threads together (RLIMIT_NPROC); Linux does not count those of root;
- `privileges`: no rights gained by set-uid programs or user namespaces, and of root's rights none but those of the
  owner of its files.

These hold together or not at all; `obstacle` says why not. The others are set by a shell:

- `memory`, `processor`, `file_size`, `files`: the limits of `Limits`, of each process. `memory` counts data
  (RLIMIT_DATA), not reserved addresses, because JavaScript and Java reserve many;
- `dumps`: no core dumps; `priority`: others go first (nice 5).

On macOS only the latter hold, on Windows none. Never enforced: the sum of the memory of its processes.
Everywhere: it runs in the host's working folder; its environment has only `PATH`, the language, what the caller adds,
and `HOME` and `TMPDIR`, an empty folder of which nothing is left. It has no descriptors but its three.
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
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import IO

from rascals.programs.bubblewrap import OWN, around, obstacle
from rascals.programs.limits import Limits

WINDOWS = sys.platform == "win32"
APART = ("network", "processes", "children", "folders", "sealed", "number", "privileges")
MEASURES = (*APART, "memory", "processor", "file_size", "files", "dumps", "priority")
_KEPT = ("PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT", "COMSPEC", "PATHEXT")
_KEYCTL, _JOIN_SESSION_KEYRING = {"x86_64": 250, "aarch64": 219}, 1  # a system call, by machine
_MIB = 1 << 20
_PATIENCE = 10.0  # seconds for the system to end everything; it takes milliseconds


def holding() -> tuple[str, ...]:
    """Return the names of the measures that hold on this machine."""
    if WINDOWS:
        return ()
    apart = obstacle() is None
    return tuple(name for name in MEASURES if (apart or name not in APART) and (name != "number" or os.geteuid() != 0))


class Running:
    """A program that was started: its three pipes, and how to end it with all that it has started."""

    def __init__(self, command: Sequence[str], limits: Limits, environment: Mapping[str, str]) -> None:
        apart = limits.confined and obstacle() is None
        self._home = (
            None if apart else tempfile.TemporaryDirectory(prefix="rascals-program-", ignore_cleanup_errors=True)
        )
        home = OWN if self._home is None else self._home.name
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
        one = self._process
        assert one.stdin is not None  # noqa: S101 - all three are pipes
        assert one.stdout is not None  # noqa: S101
        assert one.stderr is not None  # noqa: S101
        return one.stdin, one.stdout, one.stderr

    def wait(self, seconds: float) -> int | None:
        """Wait until it has ended by itself; return its exit code, 128 and the signal if one ended it; None if not."""
        try:
            code = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        return code if code >= 0 else 128 - code

    def end(self) -> None:
        """End it, if it has not ended, with all that it has started; repeating this is no error."""
        if self._process.poll() is None:
            if self._home is None:
                self._end_first()
            _kill(self._process)
            self._process.wait()
        self._clean()

    def _end_first(self) -> None:
        """Kill the first process of a program apart: the system ends all others with it, and then bubblewrap ends.

        It would end with bubblewrap too, unless the program has changed that.
        """
        pid = self._process.pid
        with contextlib.suppress(OSError):
            for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split():
                os.kill(int(child), signal.SIGKILL)
                self.wait(_PATIENCE)

    def _clean(self) -> None:
        if self._home is not None:
            self._home.cleanup()


def _confined(command: Sequence[str], limits: Limits, environment: Mapping[str, str], *, apart: bool) -> list[str]:
    """Return a command that runs a command within limits. Of a limit that is lower already nothing changes."""
    pairs = {"c": 0, "t": limits.processor, "n": limits.files, "f": limits.file_size * _MIB // 512}
    lines = [f"ulimit -{name} {value}" for name, value in (pairs | {"d": limits.memory * 1024}).items()]
    if apart:  # else all processes of the user would count
        lines.append(f"ulimit -u {limits.processes} || ulimit -p {limits.processes}")  # of different shells
    run = '"$@"; exit' if apart else 'exec "$@"'  # apart, the shell stays: the first process cannot be a program's
    words = ["/bin/sh", "-c", f"{{ {'; '.join(lines)}; }} 2>/dev/null; {run}", "sh", *command]
    if apart:
        named = [*command, *(one for value in environment.values() for one in value.split(os.pathsep))]
        words = around(words, named, limits.hidden, limits.file_size * _MIB, sealed=limits.sealed)
    return [shutil.which("nice") or "nice", "-n", "5", *words]


def _keep(started: Future[subprocess.Popen[bytes]], words: Sequence[str], environment: Mapping[str, str]) -> None:
    """Start a process and wait for its end, in a thread of its own: when the thread ends, Linux ends the process.

    Before, the thread leaves the keys of the host's session, which are a matter of one thread as well.
    """
    if sys.platform == "linux" and (number := _KEYCTL.get(os.uname().machine)):
        ctypes.CDLL(None).syscall(number, _JOIN_SESSION_KEYRING, None)
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(  # noqa: S603 - the program that the caller names
            words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=environment, start_new_session=not WINDOWS
        )
    except BaseException as error:  # noqa: BLE001 - raised where it is waited for
        started.set_exception(error)
        return
    started.set_result(process)
    process.wait()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and its group."""
    if WINDOWS:
        taskkill = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(taskkill, check=False, capture_output=True)  # noqa: S603 - of the system
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
