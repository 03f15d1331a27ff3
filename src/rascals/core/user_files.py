"""Files that the user of this process names.

They are read up to a limit, so that devices cannot fill memory; written completely or not at all, even if the power
fails, and only if they are regular files; and locked, so that one process at a time has them.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EFBIG, EINVAL, EISDIR, ENOENT, ENOSYS, ENOTSUP
from itertools import islice
from pathlib import Path
from secrets import token_hex
from typing import IO

from rascals.core.errors import BadFile, UnreadFile

CHUNK = 1 << 20
MOST = 256  # chunks; no saved game or data file is larger, but a device may never end


def text_of(path: str | os.PathLike[str]) -> str:
    """Return the text of a file, with line feeds as line ends and without a byte-order mark.

    UnreadFile if it cannot be read, is too large, or is not UTF-8.
    """
    try:
        return bytes_of(path).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise UnreadFile("{file} is not UTF-8 text", "file-text", file=str(path)) from error


def bytes_of(path: str | os.PathLike[str], times: int = 1) -> bytes:
    """Return the contents of a file. UnreadFile if it cannot be read or is larger than `times` the usual limit."""
    try:
        with Path(path).open("rb") as file:
            chunks = list(islice(iter(lambda: file.read(CHUNK), b""), times * MOST + 1))
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise _unread(path, error if isinstance(error, OSError) else _system(EINVAL)) from error
    if len(chunks) > times * MOST:
        raise _unread(path, _system(EFBIG))
    return b"".join(chunks)


def _system(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _unread(path: str | os.PathLike[str], problem: OSError) -> UnreadFile:
    # The file is named once, here; the system's own words for the problem follow.
    return UnreadFile("cannot read {file}: {problem.strerror}", "file-read", file=str(path), problem=problem)


NEW = 0o666  # the mode of a new file, before the umask


def write_file(path: str | os.PathLike[str], content: str | bytes, *, durable: bool = True) -> None:
    """Write a file, text as UTF-8, completely or not at all. BadFile names the file; then nothing has changed.

    A link is followed. An existing file keeps its mode and, if the system allows it, its owner. BadFile if it is no
    regular file (a device, a pipe, a folder) or read-only. A `durable` file is on the disk when this returns; one of
    thousands that can be recreated need not be.
    """
    data = content.encode() if isinstance(content, str) else content
    with _drafted(path, data, durable) as (draft, target):
        draft.replace(target)
        if durable:
            with suppress(OSError):  # the file is in place; some systems cannot open folders
                _sync_folder(target.parent)


def check_writable(path: str | os.PathLike[str]) -> None:
    """Raise what `write_file` would raise now, before long work begins; nothing is changed."""
    with _drafted(path, b"", durable=False):
        pass


@contextmanager
def _drafted(path: str | os.PathLike[str], content: bytes, durable: bool) -> Iterator[tuple[Path, Path]]:
    """Write a draft beside the file that it may replace; yield both. The draft is removed; errors name the file."""
    try:
        before = _regular(path)
        target = Path(os.path.realpath(path))
        # A unique name, as two processes may write the same file; short, however long the file's own is.
        draft = target.with_name(f".{token_hex(8)}.part")
        try:
            _lay_down(draft, content, before, durable)
            yield draft, target
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        # ValueError: a name with NUL, or with characters that the system's encoding lacks.
        problem = error if isinstance(error, OSError) else _system(EINVAL)
        sentence = "cannot write {file!r}: {problem.strerror}"
        raise BadFile(sentence, "file-write", file=str(path), problem=problem) from error


def _regular(path: str | os.PathLike[str]) -> os.stat_result | None:
    """Return the status of the file to be replaced; None if there is none. OSError if it must not be replaced."""
    if not os.fspath(path):  # which `Path` takes for the current folder
        raise _system(ENOENT)
    try:
        found = Path(path).stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise _system(EISDIR)
    if not stat.S_ISREG(found.st_mode):
        raise OSError(ENOTSUP, "not a regular file")
    if not os.access(path, os.W_OK):
        raise _system(EACCES)
    return found


def _lay_down(draft: Path, content: bytes, before: os.stat_result | None, durable: bool) -> None:
    """Write a new file that is never more accessible than the one that it is to replace."""
    mode = NEW if before is None else stat.S_IMODE(before.st_mode)
    with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode & NEW)) as file:
        file.write(content)
        if durable:  # before it replaces the old file, which is lost from then on
            file.flush()
            _sync(file.fileno())
    if before is None:
        return
    if hasattr(os, "chown"):
        with suppress(OSError):  # only root may change owners
            os.chown(draft, before.st_uid, before.st_gid)
    draft.chmod(mode)


def _sync(handle: int) -> None:
    """Flush what was written to disk."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (EINVAL, ENOSYS, ENOTSUP):  # from file systems that cannot sync
            raise


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        _sync(handle)
    finally:
        os.close(handle)


_BYTE = 2**31 - 2  # Windows keeps others from reading what is locked: so a byte past the end of any file here


def locked(file: IO[bytes]) -> bool:
    """Lock a file open for writing; return whether that succeeded. The file position is lost.

    It is held until the file is closed or the process ends. Child processes do not inherit it, so one that outlives its
    parent does not keep it. If this process opens the same file again, closing that one releases the lock.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
