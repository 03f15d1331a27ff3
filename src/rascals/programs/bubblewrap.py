"""Bubblewrap (`bwrap`), a program of Linux that starts others apart: how it is called, and whether it can do that here.

Two things decide what it is asked for. Root owns /proc, the devices and bubblewrap itself, in namespaces too; so all
that an owner could change is mounted read-only. And Unix sockets can be connected to in folders that cannot be written;
so folders that may have some are not there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

_TEMPORARY = "/tmp"  # noqa: S108 - one of its own
OWN = f"{_TEMPORARY}/own"  # the program's own folder
_SYSTEM = tuple(map(Path, ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/nix/store", "/gnu/store")))
_DEVICES = " ".join(f"/dev/{name}" for name in ("null", "zero", "full", "random", "urandom", "tty"))
_DEVICES_READ_ONLY = (  # they can be written to all the same, but not changed by their owner
    *("unshare", "--mount", "/bin/sh", "-c"),
    f'for one in {_DEVICES}; do mount -o bind,ro "$one" "$one" || exit; done; exec "$@"',
    "sh",
)
_CROWDED = (_TEMPORARY, "/run", "/var/run", "/home", "~/.local/share")  # never shown whole, nor what is above


def around(
    command: Sequence[str], named: Sequence[str], hidden: Sequence[str], size: int, *, sealed: bool
) -> list[str]:
    """Return a command that runs `command` apart, as the first process there: what it starts ends with it.

    It finds the working folder, which it may write if it is not `sealed`, and the places of the files that `named`
    names. It cannot read the files `hidden`. `size`: bytes of all files in its own folder, and in shared memory.
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
        *("--size", str(size), "--tmpfs", _TEMPORARY, "--dir", OWN),
        *(word for bind, place in binds for word in (bind, str(place), str(place))),
        *(
            word
            for file in sorted({*_private(), *_hidden(hidden, [place for _, place in binds])})
            for word in ("--ro-bind", "/dev/null", str(file))
        ),
        *("--remount-ro", "/", "--", *command),
    ]


@cache
def obstacle() -> str | None:
    """Return what keeps programs from being set apart on this machine, found out by trying; None if nothing does."""
    if shutil.which("bwrap") is None:
        return "bwrap: not found"
    tried = subprocess.run(  # noqa: S603 - of the system
        around(["/bin/sh", "-c", ":"], (), (), 1 << 20, sealed=True), capture_output=True, check=False, timeout=60
    )
    return None if tried.returncode == 0 else tried.stderr.decode("utf-8", "replace").strip()


def _places(named: Sequence[str]) -> Iterator[Path]:
    """Yield what must be there for the files and folders that words name, also as `--option=file`."""
    for word in named:
        for part in (word, word.partition("=")[2]):
            if part and (os.path.isfile(part) or os.path.isdir(part)):  # noqa: PTH112, PTH113 - a word may be anything
                yield from map(_place, _links(Path(os.path.abspath(part))))  # noqa: PTH100 - as it is named


def _links(path: Path) -> Iterator[Path]:
    """Yield a path, and each that links lead to: those of its folders, and its own, one after the other."""
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
    return any(Path(one).expanduser().is_relative_to(place) for one in _CROWDED)


def _private() -> Iterator[Path]:
    """Yield the settings of the system that root may read and others may not, if this is root."""
    if os.geteuid() == 0:
        for path in Path("/etc").rglob("*"):
            if path.is_file() and not path.is_symlink() and not path.stat().st_mode & 0o004:
                yield path


def _hidden(files: Sequence[str], places: Sequence[Path]) -> Iterator[Path]:
    """Yield files as they are found in places, by whatever links those are named."""
    for file in filter(Path.is_file, map(Path, files)):
        for place in places:
            if file.resolve().is_relative_to(place.resolve()):
                yield place / file.resolve().relative_to(place.resolve())
