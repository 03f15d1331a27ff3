"""The store over a journal (write-ahead log), without a database: all data is in memory; changes are journaled first.

A journal is anything that stores records in order, such as a file or a browser's own database. It is read once, when
the store is opened. There is one writer: no other server may use the same journal at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar
from zlib import crc32

import msgspec

from rascals.server.errors import Conflict, Damaged, StoreError, Unfit
from rascals.server.loggers import logger
from rascals.server.store.interface import (
    PLAYED,
    Calls,
    EntryRow,
    Leases,
    OnNews,
    SignInLinks,
    Store,
    TableRow,
    changed,
    without_person,
    without_text,
)

# ---------------------------------------------------------------- records
# The records of a journal: each is one change of one table, with a checksum.
#
# A record begins with its checksum and its table's id as text, so that even an unreadable record shows which table is
# damaged, unless the id itself is.

ALL = "*"  # the table of a record that concerns no single table


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A table was created."""

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
    """The signing key was created."""

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


HEADER = "header"  # as the kind of an entry: a table's header

T = TypeVar("T")
# Returns whether to change an entry, by its table, its kind and its time in milliseconds.
Which: TypeAlias = Callable[[str, str, int], bool]

log = logger("rascals.store")


class Journal(Protocol):
    """Stores records of bytes, in order. A method that raises an exception has changed nothing."""

    async def read(self) -> Sequence[bytes]:
        """Return all records, the oldest first."""

    async def append(self, records: Sequence[bytes]) -> None:
        """Add records, all or none; durable when it returns. An empty list only tests whether writing is possible."""

    async def replace(self, records: Sequence[bytes]) -> None:
        """Replace all records by these, or change nothing; durable when it returns."""


@dataclass
class _StoredTable:
    """A table in memory. `wrong`: the number of the first entry of its log that cannot be trusted; None if all can."""

    row: TableRow | None = None
    log: dict[int, EntryRow] = field(default_factory=dict)
    commands: set[str] = field(default_factory=set)
    wrong: int | None = None

    def sound(self) -> list[EntryRow]:
        """Return the log up to the first entry that is missing or wrong."""
        found: list[EntryRow] = []
        while len(found) + 1 in self.log and len(found) + 1 != self.wrong:
            found.append(self.log[len(found) + 1])
        return found

    def clashes(self, entries: Sequence[EntryRow]) -> bool:
        """Return whether a number or command of these entries exists already, or occurs twice among them."""
        numbers = [entry.n for entry in entries]
        commands = [entry.command_id for entry in entries if entry.command_id is not None]
        twice = len(set(numbers)) < len(numbers) or len(set(commands)) < len(commands)
        return twice or not self.log.keys().isdisjoint(numbers) or not self.commands.isdisjoint(commands)


class _Memory:
    """The content of a journal in memory."""

    def __init__(self) -> None:
        self.tables: dict[str, _StoredTable] = {}
        self.codes: dict[str, str] = {}
        self.key: bytes | None = None

    def read(self, records: Sequence[bytes]) -> None:
        """Replace the content by that of a whole journal."""
        self.tables, self.codes, self.key = {}, {}, None
        for data in records:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Apply a record of the journal; if it is invalid, mark its table's log as wrong from there on."""
        try:
            record = unpack(data)
            self.check(record)
        except Unreadable as error:
            self._mark(error.table)
        except Conflict:
            self._mark(record.table)
        else:
            self.take(record)

    def _mark(self, table: str) -> None:
        kept = self.tables.setdefault(table, _StoredTable())
        kept.wrong = kept.wrong or max(kept.log, default=0) + 1
        log.error("record unreadable", table=table, n=kept.wrong)

    def check(self, record: Record) -> None:
        """Raise `Conflict` if a record cannot be applied to the current content."""
        match record:
            case Made(row=row):
                fits = row.id not in self.tables and row.code not in self.codes
            case Appended(table=table, entries=entries):
                fits = table in self.tables and not self.tables[table].clashes(entries)
            case Recoded(table=table, code=code):
                fits = self.codes.get(code, table) == table
            case _:
                fits = True
        if not fits:
            raise Conflict("such an entry exists already, or there is no such table")

    def take(self, record: Record) -> None:
        """Apply a record that has been checked."""
        match record:
            case Made(row=row):
                self.tables[row.id] = _StoredTable(row)
                self.codes[row.code] = row.id
            case Appended(table=table, entries=entries):
                kept = self.tables[table]
                kept.log |= {entry.n: entry for entry in entries}
                kept.commands |= {entry.command_id for entry in entries if entry.command_id is not None}
            case Recoded(table=table, code=code):
                self._recode(table, code)
            case Finished(table=table, at=at):
                self._change(table, finished=at)
            case Keyed(private=private):
                self.key = private

    def _recode(self, table: str, code: str) -> None:
        if table in self.tables:
            self.codes = {known: other for known, other in self.codes.items() if other != table} | {code: table}
        self._change(table, code=code)

    def _change(self, table: str, **values: Any) -> None:
        kept = self.tables.get(table)
        if kept is not None and kept.row is not None:
            kept.row = replace(kept.row, **values)

    def rows(self) -> list[TableRow]:
        """Return the rows of all tables, the oldest first."""
        found = [kept.row for kept in self.tables.values() if kept.row is not None]
        return sorted(found, key=lambda row: (row.created, row.id))


class JournalStore(Store):
    """A `Store` in memory, over a journal. It stores neither notifications nor sign-in links."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._memory: _Memory | None = None
        self._writing = asyncio.Lock()  # one change at a time, each checked against the content when its turn comes
        self._jobs: set[asyncio.Task[Any]] = set()
        self.calls = Calls()
        self.sign_in_links = SignInLinks()
        self.leases = Leases(self._unfinished)

    @property
    def is_open(self) -> bool:
        return self._memory is not None

    @property
    def _here(self) -> _Memory:
        if self._memory is None:
            raise StoreError("the store is closed")
        return self._memory

    async def open(self) -> None:
        memory = _Memory()
        memory.read(await _trying(self._journal.read()))
        self._memory = memory

    async def close(self) -> None:
        self._memory = None
        if self._jobs:
            await asyncio.wait(self._jobs)

    async def _unfinished(self) -> list[str]:
        return [row.id for row in await self.tables(live=True)]

    # ------------------------------------------------------------ changes

    async def create_table(self, table: TableRow) -> None:
        await self._add(Made(table))

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        if entries:
            await self._add(Appended(table, entries))

    async def recode(self, table: str, code: str) -> None:
        await self._add(Recoded(table, code))

    async def finish(self, table: str, at: int) -> None:
        await self._add(Finished(table, at))

    async def forget_chat(self, before: int) -> int:
        return await self._erase(lambda _table, kind, at: kind == "chat" and at < before, without_text)

    async def anonymise(self, table: str, seat: int, since: int) -> bool:
        change = partial(without_person, seat=seat)

        def theirs(where: str, kind: str, at: int) -> bool:
            return where == table and kind not in PLAYED and (kind == HEADER or at >= since)

        return await self._erase(theirs, change) > 0

    async def signing_key(self, fresh: bytes) -> bytes:

        async def keyed(memory: _Memory) -> bytes:
            if memory.key is None:
                await self._write(memory, Keyed(fresh))
            return memory.key or fresh

        return await self._in_turn(keyed)

    async def _add(self, record: Record) -> None:
        await self._in_turn(partial(self._write, record=record))

    async def _write(self, memory: _Memory, record: Record) -> None:
        """Check a record, write it to the journal, then apply it in memory; on an error nothing has changed."""
        try:
            data = pack(record)
        except (ValueError, OverflowError) as error:  # a lone surrogate, a number of 70 bits
            raise Unfit("the journal cannot keep such a text or number") from error
        memory.check(record)
        await _trying(self._journal.append([data]))
        memory.take(record)

    async def _erase(self, which: Which, change: Callable[[Any], Any]) -> int:
        """Change headers and entries in memory and in the journal, which is rewritten; return how many changed."""

        async def erased(memory: _Memory) -> int:
            found = [_without(data, which, change) for data in await _trying(self._journal.read())]
            count = sum(changes for _, changes in found)
            if count:
                records = [data for data, _ in found]
                await _trying(self._journal.replace(records))
                memory.read(records)
            return count

        return await self._in_turn(erased)

    async def _in_turn(self, work: Callable[[_Memory], Awaitable[T]]) -> T:
        """Carry out a change after the earlier ones; it is completed even if the caller is cancelled."""
        memory = self._here

        async def alone() -> T:
            async with self._writing:
                return await work(memory)

        job = asyncio.create_task(alone())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    # ------------------------------------------------------------ queries

    async def tables(self, *, live: bool) -> list[TableRow]:
        return [row for row in self._here.rows() if not live or row.finished is None]

    async def table(self, id: str) -> TableRow | None:
        kept = self._here.tables.get(id)
        if kept is not None and kept.row is None:
            raise Damaged(id, "header", 0)
        return None if kept is None else kept.row

    async def by_code(self, code: str) -> str | None:
        return self._here.codes.get(code)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        kept = self._here.tables.get(table, _StoredTable())
        if kept.wrong is not None:
            raise Damaged(table, "entry", kept.wrong)
        numbers = sorted(n for n in kept.log if n > after)
        for expected, n in enumerate(numbers, after + 1):
            if n != expected:
                raise Damaged(table, "gap", expected)
        return [kept.log[n] for n in numbers]

    async def sound_entries(self, table: str) -> list[EntryRow]:
        return self._here.tables.get(table, _StoredTable()).sound()

    async def cut_short(self) -> list[Damaged]:
        """Return nothing: that a journal has lost its end is not detected."""
        return []

    async def healthy(self) -> bool:
        try:
            await self._in_turn(lambda _memory: _trying(self._journal.append([])))
        except StoreError:
            return False
        return True

    async def listen(self, on_news: OnNews) -> None:
        """Do nothing: there are no other servers."""

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Do nothing: there are no other servers."""


async def _trying(job: Awaitable[T]) -> T:
    """Return the result of a journal's method; `StoreError` for any exception, such as a browser's own error."""
    try:
        return await job
    except StoreError:
        raise
    except Exception as error:
        raise StoreError(f"the journal failed: {type(error).__name__}") from error


def _without(data: bytes, which: Which, change: Callable[[Any], Any]) -> tuple[bytes, int]:
    """Return a record after a change to its header or entries, where `which` is true, and how many of them changed.

    It stays as it is if nothing changes, or if it cannot be read.
    """
    try:
        record = unpack(data)
    except Unreadable:
        return data, 0
    match record:
        case Made(row=row) if which(row.id, HEADER, row.created):
            header = changed(row.header, change)
            return (data, 0) if header is None else (pack(Made(replace(row, header=header))), 1)
        case Appended(table=table, entries=entries):
            bodies = [changed(one.body, change) if which(table, one.kind, one.at) else None for one in entries]
            fresh = [
                one if body is None else replace(one, body=body) for one, body in zip(entries, bodies, strict=True)
            ]
            count = len(bodies) - bodies.count(None)
            return (pack(Appended(table, fresh)), count) if count else (data, 0)
    return data, 0
