"""A lock on an open file that one process at a time has."""

from __future__ import annotations

import sys
from typing import IO

_BYTE = 2**31 - 2  # Windows keeps others from reading what is locked: a byte that no file here reaches


def locked(file: IO[bytes]) -> bool:
    """Take the lock of a file open for writing, and return whether no other process has it; the file's place is lost.

    It is held until the file is closed or the process ends. Children do not inherit it, so none that outlives its
    parent keeps it. Where the same file is opened once more in this process, closing that gives the lock up.
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
