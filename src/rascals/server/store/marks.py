"""High-water marks: each log's last number, kept apart from the database, to detect that a log has lost its end.

A database that has lost its newest pages (a truncated write-ahead log, a restored backup) is consistent in itself and
reports no error. So the number of each log's last entry is recorded a second time, after the entries themselves are
durable: in memory, and also, if there is a file for it, in that file within a second, each line with a checksum. A log
that is shorter than its mark has lost acknowledged entries; one that is not may still have lost those of the last
second before the process ended.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from zlib import crc32

from rascals.server.errors import StoreError
from rascals.server.loggers import logger

KEPT = 20_000  # the most recently written tables; older data is no longer in a database's write-ahead log
INTERVAL = 1.0  # seconds from an entry until its mark is in the file
LONG = 4 << 20  # the file's size in bytes at which it is rewritten
BINARY = getattr(os, "O_BINARY", 0)  # on Windows, which would otherwise translate line ends

log = logger("rascals.store")


class Marks:
    """The last number of each log, in memory and in `file`, if there is one."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._marks: OrderedDict[str, int] = OrderedDict()
        self._fresh: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None

    def read(self) -> int:
        """Read the file's marks; return how many damaged lines were skipped. `StoreError` if it cannot be read."""
        if self._file is None or not self._file.exists():
            return 0
        try:
            *lines, torn = self._file.read_bytes().split(b"\n")
        except OSError as error:
            raise StoreError(f"the marks of the database {self._file} cannot be read: {error.strerror}") from error
        del torn  # the rest of an interrupted write, or nothing
        found = [_read(line) for line in lines]
        for mark in found:
            if mark is not None:
                self._set(*mark)
        return found.count(None)

    def least(self, table: str) -> int:
        """Return the minimum number of entries that the log of a table must have."""
        return self._marks.get(table, 0)

    def all(self) -> dict[str, int]:
        """Return all marks."""
        return dict(self._marks)

    def note(self, logs: Mapping[str, int]) -> None:
        """Record the last numbers of logs that have just been written."""
        for table, n in logs.items():
            self._set(table, n)
        if self._file is not None:
            self._fresh |= {table: self._marks[table] for table in logs}
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._begin)

    def _set(self, table: str, n: int) -> None:
        self._marks[table] = max(n, self._marks.get(table, 0))
        self._marks.move_to_end(table)
        if len(self._marks) > KEPT:
            self._marks.popitem(last=False)

    def _begin(self) -> None:
        self._timer = None
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        fresh, self._fresh = self._fresh, {}
        try:
            await asyncio.to_thread(self._append, fresh)
        except OSError as error:  # the next entry tries again
            self._fresh = fresh | self._fresh
            log.warning("marks not written", exc_info=error)

    def _append(self, fresh: Mapping[str, int]) -> None:
        """Add lines to the file, durably; a long file is replaced by one with the marks that still count."""
        if self._file is None or not fresh:
            return
        if self._file.exists() and self._file.stat().st_size > LONG:
            draft = self._file.with_name(self._file.name + ".part")
            _write_marks(draft, os.O_TRUNC, dict(self._marks))
            draft.replace(self._file)
        else:
            _write_marks(self._file, os.O_APPEND, fresh)

    async def close(self) -> None:
        """Write the marks that are not in the file yet."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._writing is not None:
            await self._writing
        if self._fresh:
            await self._write()


def _write_marks(file: Path, how: int, marks: Mapping[str, int]) -> None:
    lines = b"".join(_line(table, n) for table, n in marks.items())
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | BINARY | how, 0o600)
    try:
        os.write(handle, lines)
        os.fsync(handle)
    finally:
        os.close(handle)


def _line(table: str, n: int) -> bytes:
    mark = f"{table} {n}".encode()
    return b"%s %08x\n" % (mark, crc32(mark))


def _read(line: bytes) -> tuple[str, int] | None:
    """Return a line's table and number; None for a damaged one."""
    mark, _, checksum = line.rpartition(b" ")
    table, _, n = mark.rpartition(b" ")
    if checksum != b"%08x" % crc32(mark) or not n.isdigit():
        return None
    return table.decode(), int(n)
