"""Writing a person's file: whole or not at all, also where the power fails, and never what is no file."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from errno import EACCES, EINVAL, EISDIR, ENOSYS, ENOTSUP
from pathlib import Path
from secrets import token_hex

NEW = 0o666  # the mode of a new file, before the umask


def write_file(path: str | os.PathLike[str], content: str | bytes, *, durable: bool = True) -> None:
    """Write a file, text as UTF-8: whole or not at all. OSError names it, and then nothing has changed.

    A link is followed. A file that is there keeps its mode and, where the system allows it, its owner. What is no
    regular file (a device, a pipe, a folder) and what may only be read is left alone. It is on the disk when this
    returns; not where it need not be `durable`, being one of thousands that can be made again.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        _replace(Path(path), data, durable)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    except ValueError as error:  # a name with NUL, or one that the system's encoding has not
        raise OSError(EINVAL, os.strerror(EINVAL), str(path)) from error


def check_writable(path: Path) -> None:
    """Raise before the first game what writing to a file would raise after the last; nothing in it is changed."""
    new = not path.exists()
    if not new and not path.is_file():  # a pipe is written to once
        return
    with path.open("ab"):
        pass
    if new:
        path.unlink()


def _replace(path: Path, content: bytes, durable: bool) -> None:
    before = _regular(path)
    target = Path(os.path.realpath(path))
    # Of a name of its own: two processes may write the same file. The name is short, however long the file's is.
    draft = target.with_name(f".{token_hex(8)}.part")
    try:
        _lay_down(draft, content, before, durable)
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    if durable:
        with suppress(OSError):  # the file stands; some systems open no folders
            _sync_folder(target.parent)


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


def _lay_down(draft: Path, content: bytes, before: os.stat_result | None, durable: bool) -> None:
    """Write a new file, from its first moment on as closed to others as the one that it is to replace."""
    mode = NEW if before is None else stat.S_IMODE(before.st_mode)
    with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode & NEW)) as file:
        file.write(content)
        if durable:  # before it takes the other's place, which is lost from then on
            file.flush()
            _sync(file.fileno())
    if before is None:
        return
    if hasattr(os, "chown"):
        with suppress(OSError):  # only root gives files away
            os.chown(draft, before.st_uid, before.st_gid)
    draft.chmod(mode)


def _sync(handle: int) -> None:
    """Have what was written put on the disk."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (EINVAL, ENOSYS, ENOTSUP):  # of file systems that cannot be asked
            raise


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        _sync(handle)
    finally:
        os.close(handle)
