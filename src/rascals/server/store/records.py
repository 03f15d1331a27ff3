"""The records of a journal: each is one change of one table, with a checksum.

A record begins with its checksum and its table's id as text, so that even an unreadable record shows which table is
damaged, unless the id itself is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias
from zlib import crc32

import msgspec

from rascals.server.store.interface import EntryRow, TableRow

ALL = "*"  # the table of a record that concerns no single table


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A table was made."""

    row: TableRow

    @property
    def table(self) -> str:
        """The table's id."""
        return self.row.id


class Appended(msgspec.Struct, frozen=True, tag="appended"):
    """Entries were added to a table's log."""

    table: str
    entries: Sequence[EntryRow]


class Recoded(msgspec.Struct, frozen=True, tag="recoded"):
    """A table got another code."""

    table: str
    code: str


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """A table ended at `at` (milliseconds)."""

    table: str
    at: int


class Keyed(msgspec.Struct, frozen=True, tag="keyed"):
    """The signing key was made."""

    private: bytes
    table: str = ALL


Record: TypeAlias = Made | Appended | Recoded | Finished | Keyed

_READER = msgspec.msgpack.Decoder(Record)


class Unreadable(Exception):
    """A record is damaged or unknown. `table`: its table's id, as far as that can be read."""

    def __init__(self, table: str) -> None:
        super().__init__("a record of the journal cannot be read")
        self.table = table


def pack(record: Record) -> bytes:
    """Return the bytes of a record; ValueError or OverflowError for a text or number that cannot be stored."""
    return _sealed(b"%s %s" % (record.table.encode(), msgspec.msgpack.encode(record)))


def _sealed(content: bytes) -> bytes:
    return b"%08x %s" % (crc32(content), content)


def unpack(data: bytes) -> Record:
    """Return the record in these bytes; `Unreadable` if they are not a result of `pack`."""
    content = data[9:]
    try:
        if data != _sealed(content):
            raise Unreadable(_table_of(content))
        record: Record = _READER.decode(content.partition(b" ")[2])
    except msgspec.DecodeError as error:  # written by a later version
        raise Unreadable(_table_of(content)) from error
    return record


def _table_of(content: bytes) -> str:
    return content.partition(b" ")[0].decode("utf-8", "replace")
