"""Reading a text file that the user of this process names: up to a limit, so that devices cannot fill the memory."""

from __future__ import annotations

import os
from errno import EFBIG, EINVAL
from itertools import islice
from pathlib import Path

CHUNK = 1 << 20
MOST = 256  # chunks; no saved game or data file is larger, but a device may never end


def text_of(path: str | os.PathLike[str]) -> str:
    """Return the text of a file, with line feeds as line ends and without a byte-order mark.

    OSError if it cannot be read or is too large, UnicodeDecodeError if it is not UTF-8.
    """
    try:
        with Path(path).open("rb") as file:
            chunks = list(islice(iter(lambda: file.read(CHUNK), b""), MOST + 1))
    except ValueError as error:  # not a valid name of a file
        raise OSError(EINVAL, os.strerror(EINVAL)) from error
    if len(chunks) > MOST:
        raise OSError(EFBIG, os.strerror(EFBIG))
    return b"".join(chunks).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
