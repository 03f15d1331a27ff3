"""Run a program apart: a small process of its own, run as a file, that confines itself and starts the program.

    python -I -S launcher.py LIFELINE SETTINGS COMMAND…

It ends everything that the program has started as soon as the program ends, or the lifeline closes: a pipe whose other
end the host has. Without a command it prints, as JSON, which of the measures hold on this machine. It imports nothing
of this package, so that it starts quickly.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import json
import os
import select
import signal
import sys
from collections.abc import Sequence
from typing import Any

NEW_USER, NEW_MOUNTS, NEW_PROCESSES, NEW_NETWORK, NEW_IPC = 0x10000000, 0x00020000, 0x20000000, 0x40000000, 0x08000000
APART = NEW_MOUNTS | NEW_PROCESSES | NEW_NETWORK | NEW_IPC
SET_PARENT_DEATH_SIGNAL, DROP_CAPABILITY, SET_SUBREAPER, SET_NO_NEW_PRIVILEGES = 1, 24, 36, 38
PRIVATE, RECURSIVE, BIND, PLAIN = 1 << 18, 1 << 14, 1 << 12, 2 | 4 | 8  # PLAIN: no set-uid, no devices, no programs
MOUNT_SETATTR, FROM_HERE, WHOLE_TREE, READ_ONLY = 442, -100, 0x8000, 1  # a system call since Linux 5.12, and of it
MIB = 1 << 20
CANNOT_START = 127  # as shells say it
LINUX = sys.platform == "linux"


def main(arguments: Sequence[str]) -> int:
    """Confine this process, start the program in it, and return how that ended, as shells say it."""
    lifeline, settings, command = int(arguments[0]), json.loads(arguments[1]), list(arguments[2:])
    os.set_inheritable(lifeline, False)
    held = confine(settings)
    if not command:
        sys.stdout.write(json.dumps(held))
        return 0
    woken, wakes = os.pipe()
    for end in (woken, wakes):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes)
    inner = "processes" in held
    child = os.fork()
    if child == 0:
        _first_inside(command) if inner else _become(command)
    _let_go()
    status = None
    while status is None:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready:
            break
        os.read(woken, 4096)
        status = _ended(child)
    _end_all(child if status is None or not LINUX else None)
    return 0 if status is None else status


def confine(settings: dict[str, Any]) -> list[str]:
    """Apply every measure that this system has; return the names of those that hold."""
    held = []
    if LINUX:
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.prctl(SET_SUBREAPER, 1, 0, 0, 0) == 0:
            held.append("children")
        if settings.get("namespaces", True):  # False: as where the system forbids them
            held += _namespaces(libc)
        if "processes" in held and settings["sealed"] and _seal(libc, settings["home"], settings["hidden"]):
            held.append("sealed")
        if libc.prctl(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0 and _drop_capabilities(libc):
            held.append("privileges")
    held += _limits(settings, own_user="processes" in held)
    with contextlib.suppress(OSError):
        os.nice(5)
        held.append("priority")
    return held


def _namespaces(libc: Any) -> list[str]:
    """Leave the network, the processes and the shared memory of the system; nothing where it does not let us."""
    user, group = os.getuid(), os.getgid()
    if libc.unshare(NEW_USER | APART) == 0:
        with contextlib.suppress(OSError):
            for name, text in (
                ("setgroups", "deny"),
                ("uid_map", f"{user} {user} 1"),
                ("gid_map", f"{group} {group} 1"),
            ):
                with open(f"/proc/self/{name}", "w", encoding="ascii") as file:  # noqa: PTH123 - starts quickly
                    file.write(text)
    elif libc.unshare(APART) != 0:
        return []
    libc.mount(b"none", b"/", None, RECURSIVE | PRIVATE, None)
    return ["network", "processes"]


def _seal(libc: Any, home: str, hidden: Sequence[str]) -> bool:
    """Let nothing be written but in the program's own folder, and some files be found empty; tell whether that holds.

    Shared memory is a file system too: the program gets an empty one, because much relies on it.
    """
    own = os.fsencode(home)
    held = [
        libc.mount(own, own, None, BIND, None) == 0,
        _set_read_only(libc, b"/", WHOLE_TREE, read_only=True),
        _set_read_only(libc, own, 0, read_only=False),
        *(
            libc.mount(b"/dev/null", os.fsencode(file), None, BIND, None) == 0
            for file in filter(os.path.isfile, hidden)
        ),
    ]
    libc.mount(b"shm", b"/dev/shm", b"tmpfs", PLAIN, b"size=64m")
    return all(held)


def _set_read_only(libc: Any, path: bytes, flags: int, *, read_only: bool) -> bool:
    """Change the mount of a path; with WHOLE_TREE also those below it."""
    given, taken = (READ_ONLY, 0) if read_only else (0, READ_ONLY)
    attributes = (ctypes.c_uint64 * 4)(given, taken, 0, 0)
    call = libc.syscall
    call.restype = ctypes.c_long
    return bool(call(MOUNT_SETATTR, FROM_HERE, path, flags, attributes, ctypes.sizeof(attributes)) == 0)


def _drop_capabilities(libc: Any) -> bool:
    """Let what is started from here have no capabilities, also of root's; return whether that is so.

    With them it could take away the mount of its own processes, and see everybody's below it.
    """
    number = 0
    while libc.prctl(DROP_CAPABILITY, number, 0, 0, 0) == 0:
        number += 1
    return ctypes.get_errno() == errno.EINVAL or os.getuid() != 0  # EINVAL: there are no more


def _limits(settings: dict[str, Any], *, own_user: bool) -> list[str]:
    """Set the limits of resources, for this process and all that it starts."""
    try:
        import resource
    except ModuleNotFoundError:
        return []
    wanted = {
        "memory": ("RLIMIT_DATA", settings["memory"] * MIB),
        "processor": ("RLIMIT_CPU", settings["processor"]),
        "file_size": ("RLIMIT_FSIZE", settings["file_size"] * MIB),
        "files": ("RLIMIT_NOFILE", settings["files"]),
        "dumps": ("RLIMIT_CORE", 0),
    }
    # Elsewhere the system would count all processes of the user, and count none of root's.
    if own_user and os.getuid() != 0 and _release() >= (5, 14):
        wanted["number"] = ("RLIMIT_NPROC", settings["processes"])
    held = []
    for name, (limit, value) in wanted.items():
        with contextlib.suppress(OSError, ValueError):
            which = getattr(resource, limit)
            hard = resource.getrlimit(which)[1]
            most = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(which, (most, most))
            held.append(name)
    return held


def _release() -> tuple[int, ...]:
    """Return the first two numbers of the kernel's release."""
    return tuple(int(part) for part in os.uname().release.split("-")[0].split(".")[:2])


def _first_inside(command: list[str]) -> None:
    """Be the first process of the new system of processes: start the program, and end when it ends.

    The kernel then ends all others there. This process also fetches what is left of processes that have ended.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    libc.mount(b"proc", b"/proc", b"proc", PLAIN, None)
    signal.set_wakeup_fd(-1)
    program = os.fork()
    if program == 0:
        _become(command)
    _let_go()
    while True:
        ended, status = os.wait()
        if ended == program:
            os._exit(_as_shells_say(status))


def _become(command: list[str]) -> None:
    """Replace this process by the program, in a session of its own, with no descriptors but the three."""
    try:
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        os.setsid()
        if LINUX:
            ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        os.execvp(command[0], command)  # noqa: S606 - the program that the caller names
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.stderr.flush()
    finally:
        os._exit(CANNOT_START)


def _let_go() -> None:
    """Give up the three descriptors, so that they close when the program ends."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)


def _ended(child: int) -> int | None:
    """Return how the program ended, None while it runs; fetch others that have ended."""
    while True:
        try:
            ended, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0
        if ended == 0:
            return None
        if ended == child:
            return _as_shells_say(status)


def _end_all(program: int | None) -> None:
    """Kill the program with its group, if it has not ended, and every process below this one until none is left.

    Those whose parent has ended come to this one, where the system can do that.
    """
    if program is not None:
        _kill(-program)
        _kill(program)
    while True:
        for other in _children():
            _kill(other)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _kill(target: int) -> None:
    """Kill a process, or a group if the number is negative; one that is not there is no error."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(target, signal.SIGKILL)


def _children() -> list[int]:
    """Return the processes whose parent this one is; none where the system has no /proc."""
    own, found = os.getpid(), []
    with contextlib.suppress(FileNotFoundError):
        for name in filter(str.isdecimal, os.listdir("/proc")):  # noqa: PTH208 - starts quickly
            with contextlib.suppress(OSError), open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:  # noqa: PTH123
                if int(file.read().rpartition(")")[2].split()[1]) == own:
                    found.append(int(name))
    return found


def _as_shells_say(status: int) -> int:
    """Return an exit code; for a signal, 128 and its number."""
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
