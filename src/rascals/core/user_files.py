"""Reads a text file that the user of this process names: whatever lies there, it ends, with the text or an error."""

from __future__ import annotations

import os
from errno import EFBIG, EINVAL
from itertools import islice
from pathlib import Path

CHUNK = 1 << 20
MOST = 256  # chunks; what has more, as a device that never ends, is no file of ours


def text_of(path: str | os.PathLike[str]) -> str:
    """Return the text of a file, whose lines end in a line feed; OSError or UnicodeDecodeError says why there is none.

    A byte-order mark, which some editors write before everything, is no part of the text.
    """
    try:
        with Path(path).open("rb") as file:
            chunks = list(islice(iter(lambda: file.read(CHUNK), b""), MOST + 1))
    except ValueError as error:  # a name that no file can have
        raise OSError(EINVAL, os.strerror(EINVAL)) from error
    if len(chunks) > MOST:
        raise OSError(EFBIG, os.strerror(EFBIG))
    return b"".join(chunks).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
