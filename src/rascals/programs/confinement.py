"""Running a program apart: what the system is asked to enforce, and which of that holds on this machine.

On Linux `launcher` stands between the host and the program. The measures, by their names in `holding`:

- `network`: a network of its own without any connection, so that not even this machine's servers can be reached, but
  for those that listen at a file (Unix sockets) which its user may open;
- `processes`: processes of its own: it sees, and can send signals to, only those that it started itself;
- `children`: when it ends or is ended, everything that it started is ended too;
- `memory`, `processor`, `file_size`, `files`, `number`: the limits of `Limits`, of each process. `memory` counts data
  (RLIMIT_DATA), not reserved addresses, because JavaScript and Java reserve many. `number` (RLIMIT_NPROC) counts
  processes and threads together; Linux does not count those of root;
- `sealed`: what `Limits.sealed` asks for: it writes in its own empty folder alone; Linux 5.12 or later;
- `dumps`: no core dumps; `priority`: others go first (nice 5);
- `privileges`: no rights gained by set-uid programs, and of root's rights none but those of the owner of its files.

`network`, `processes` and `sealed` need user namespaces, or root; some systems and containers forbid both. On macOS
only the limits hold, on Windows none.

Never enforced: it may read the files of its user, but for those that `Limits.hidden` names, and it may write them if it
is not sealed; and the sum of the memory of its processes has no limit.
Everywhere: it runs in the host's working folder; its environment has only `PATH`, the language, what the caller adds,
and `HOME` and `TMPDIR`, an empty folder that is removed afterwards. It has no descriptors but its three. On Linux and
macOS it ends when the host ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import IO

from rascals.programs.limits import Limits

LAUNCHER = Path(__file__).with_name("launcher.py")
WINDOWS = sys.platform == "win32"
MEASURES = (
    "network", "processes", "children", "memory", "processor", "file_size", "files", "number", "sealed", "dumps",
    "privileges", "priority",
)  # fmt: skip
_KEPT = ("PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT", "COMSPEC", "PATHEXT")
_PATIENCE = 10.0  # seconds for the launcher to end everything; it takes milliseconds


class Running:
    """A program that was started: its three pipes, and how to end it with all that it has started."""

    def __init__(self, command: Sequence[str], limits: Limits, environment: Mapping[str, str]) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="rascals-program-", ignore_cleanup_errors=True)
        self._lifeline = -1
        apart = limits.confined and not WINDOWS
        try:
            self._process = self._launched(command, limits, environment) if apart else self._bare(command, environment)
        except BaseException:
            self._home.cleanup()
            raise

    def _bare(self, command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        return _started(command, self._environment(environment))

    def _launched(
        self, command: Sequence[str], limits: Limits, environment: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        held_by_launcher, self._lifeline = os.pipe()
        try:
            words = [*_launcher(held_by_launcher, limits, self._home.name), *command]
            return _started(words, self._environment(environment), held_by_launcher)
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(held_by_launcher)

    def _environment(self, more: Mapping[str, str]) -> dict[str, str]:
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        return kept | dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), self._home.name) | dict(more)

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
        if self._lifeline >= 0:
            os.close(self._lifeline)
            self._lifeline = -1
            self.wait(_PATIENCE)
        if self._process.poll() is None:
            _kill(self._process)
            self._process.wait()
        self._home.cleanup()


def _started(
    words: Sequence[str], environment: Mapping[str, str], passed: int | None = None
) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(  # noqa: S603 - the program that the caller names
        list(words),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        bufsize=0,
        env=dict(environment),
        pass_fds=() if passed is None else (passed,),
        start_new_session=not WINDOWS,
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and its group."""
    if WINDOWS:
        taskkill = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(taskkill, check=False, capture_output=True)  # noqa: S603 - of the system
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _launcher(lifeline: int, limits: Limits, home: str) -> list[str]:
    """Return the command that runs the launcher."""
    settings = asdict(limits) | {"home": home}
    return [sys.executable, "-I", "-S", str(LAUNCHER), str(lifeline), json.dumps(settings)]


@cache
def holding() -> tuple[str, ...]:
    """Return the names of the measures that hold on this machine, found out by trying them."""
    if WINDOWS:
        return ()
    reading, writing = os.pipe()
    try:
        with tempfile.TemporaryDirectory() as home:
            words = _launcher(reading, Limits(sealed=True), home)
            done = subprocess.run(  # noqa: S603 - our own program
                words, pass_fds=(reading,), capture_output=True, check=True, timeout=60
            )
    finally:
        os.close(reading)
        os.close(writing)
    held = set(json.loads(done.stdout))
    return tuple(name for name in MEASURES if name in held)
