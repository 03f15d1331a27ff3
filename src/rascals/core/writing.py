"""Writes a user's file: completely or not at all, and only if it is a regular file."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EINVAL, EISDIR, ENOTSUP
from pathlib import Path
from secrets import token_hex

NEW = 0o666  # the mode of a new file, before the umask


def write_file(path: str | os.PathLike[str], content: str | bytes) -> None:
    """Write a file, text as UTF-8, completely or not at all. OSError names the file; then nothing has changed.

    A link is followed. An existing file keeps its mode and, if the system allows it, its owner. OSError if it is no
    regular file (a device, a pipe, a folder) or read-only.
    """
    data = content.encode() if isinstance(content, str) else content
    with _drafted(path, data) as (draft, target):
        draft.replace(target)


def check_writable(path: str | os.PathLike[str]) -> None:
    """Raise what `write_file` would raise now; nothing is changed. For work that is long, before it begins."""
    with _drafted(path, b""):
        pass


@contextmanager
def _drafted(path: str | os.PathLike[str], content: bytes) -> Iterator[tuple[Path, Path]]:
    """Lay down a draft beside a file that may be written; give both. What is left of it goes; errors name the file."""
    try:
        before = _regular(Path(path))
        target = Path(os.path.realpath(path))
        # Of a name of its own: two processes may write the same file. The name is short, however long the file's is.
        draft = target.with_name(f".{token_hex(8)}.part")
        try:
            _lay_down(draft, content, before)
            yield draft, target
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    except ValueError as error:  # a name with NUL, or one that the system's encoding has not
        raise OSError(EINVAL, os.strerror(EINVAL), str(path)) from error


def _regular(path: Path) -> os.stat_result | None:
    """Return how a file stands that is to be replaced; None where there is none. OSError if it must not be."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise OSError(EISDIR, os.strerror(EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(ENOTSUP, "not a regular file")
    if not os.access(path, os.W_OK):
        raise OSError(EACCES, os.strerror(EACCES))
    return found


def _lay_down(draft: Path, content: bytes, before: os.stat_result | None) -> None:
    """Write a new file, from its first moment on as closed to others as the one that it is to replace."""
    mode = NEW if before is None else stat.S_IMODE(before.st_mode)
    with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode & NEW)) as file:
        file.write(content)
    if before is None:
        return
    if hasattr(os, "chown"):
        with suppress(OSError):  # only root gives files away
            os.chown(draft, before.st_uid, before.st_gid)
    draft.chmod(mode)
