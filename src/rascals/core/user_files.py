"""Reading a file that the user of this process names: up to a limit, so that devices cannot fill the memory."""

from __future__ import annotations

import os
from errno import EFBIG, EINVAL
from itertools import islice
from pathlib import Path

from rascals.core.errors import UnreadFile

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
    except (OSError, ValueError) as error:  # ValueError: not a valid name of a file
        raise _unread(path, error if isinstance(error, OSError) else _system(EINVAL)) from error
    if len(chunks) > times * MOST:
        raise _unread(path, _system(EFBIG))
    return b"".join(chunks)


def _system(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _unread(path: str | os.PathLike[str], problem: OSError) -> UnreadFile:
    # The file is named once, here; the system's own words for the problem follow.
    return UnreadFile("cannot read {file}: {problem.strerror}", "file-read", file=str(path), problem=problem)
