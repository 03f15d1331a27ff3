"""The interface of a store, independent of the database: the rows, and the operations on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rascals.server.errors import Damaged
from rascals.server.store.ownership import Leases
from rascals.server.store.people import Calls, Keyrings

SILENCE = 16_000  # milliseconds without a heartbeat after which a server is taken to be gone


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored: `created` and `finished` in milliseconds, `header` as JSON.

    `secret` seeds all chance in the game and must not leave the server before the end.
    """

    id: str
    code: str
    created: int
    header: bytes
    secret: bytes = field(repr=False)
    finished: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's log: `n` counts from 1 without gaps, `at` in milliseconds, `body` as JSON.

    `command_id` is the client's name for a command, unique in its table; None for other entries.
    """

    n: int
    at: int
    kind: str
    body: bytes = field(repr=False)
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class News:
    """An announcement by another server.

    `kind`: "alive", the server is running; "taken", it owns the `table` now, with the epoch in `text`; "free", it has
    released tables; "given", it has made the server named in `text` the owner of the `table`; "lobby", its list of
    public tables has changed.
    """

    server: str
    kind: str
    table: str
    text: str


# Called with each announcement by another server; with None when some may have been missed.
Heard = Callable[[News | None], None]


class Store(Protocol):
    """What the server needs of a database, or of a replacement for one. All methods raise `StoreError` on failure."""

    @property
    def is_open(self) -> bool:
        """Whether it is open."""

    @property
    def calls(self) -> Calls:
        """How people want to be notified, and the notices to be sent."""

    @property
    def leases(self) -> Leases:
        """Which server owns which table."""

    @property
    def keyrings(self) -> Keyrings:
        """The seats that people have put under secret links."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, check durability; `Away` if it may be tried again later."""

    async def close(self) -> None:
        """Finish waiting appends and disconnect."""

    async def create_table(self, table: TableRow) -> None:
        """Store a new table; `Conflict` if its id or code exists."""

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        """Add entries to a log, all or none; durable when it returns. `epoch`: of this server's lease, if it needs one.

        `Conflict` if a number or a command id exists, or there is no such table. A caller that is
        cancelled, or gets a `StoreError` other than `Conflict`, must read the log again: the entries
        may or may not be there. `Unfit` if an entry cannot be stored, `Lost` if the lease has ended; then nothing was
        written, and other appends are not affected.
        """

    async def tables(self, *, live: bool) -> list[TableRow]:
        """Return all tables, oldest first; `live`: only those not finished."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the column's name
        """Return the table with that id, or None."""

    async def by_code(self, code: str) -> str | None:
        """Return the id of the table with that code, or None."""

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a log after number `after`.

        `Damaged` if one of them is missing or cannot be read, or if the log is shorter than it has been.
        """

    async def sound_entries(self, table: str) -> list[EntryRow]:
        """Return the log up to the first entry that is missing or cannot be read."""

    async def cut_short(self) -> list[Damaged]:
        """Return the damage of logs that have lost their end, among the most recently written ones."""

    async def recode(self, table: str, code: str) -> None:
        """Give a table another code; `Conflict` if that exists."""

    async def finish(self, table: str, at: int) -> None:
        """Mark a table as over, and the calls there; delete the notices about it."""

    async def forget_chat(self, before: int) -> int:
        """Empty all talk said before that time (ms); return the number of lines."""

    async def anonymise(self, table: str, seat: int, since: int) -> bool:
        """Remove a person's name and talk from a table: the seat becomes "Player 3". Return whether any was stored.

        `since`: when the person sat down there (ms); what others said on that seat before is not theirs.
        """

    async def signing_key(self, fresh: bytes) -> bytes:
        """Return the private key with which all servers on the database sign; if there is none yet, store `fresh`."""

    async def healthy(self) -> bool:
        """Return whether the database can be read and written now; this is tested unless a write has just succeeded."""

    async def listen(self, heard: Heard) -> None:
        """Begin to listen to what other servers on the database write and announce; see `News`."""

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Announce something about a table to the other servers on the database."""

    async def arrive(self, at: int) -> int:
        """Register this server as running; return the time (ms) when the last standstill of all servers ended.

        That is `at` if no other server is running; then no clock ran since the last entry. Servers that arrive at the
        same time all get the time of the first. 0 if another server is running whose time is unknown. `Away` if this
        cannot be determined now.
        """

    async def depart(self) -> bool:
        """Unregister this server; return whether no other is running: True for one of several that depart at once.

        The server may still write afterwards.
        """

    async def alone(self) -> bool:
        """Return whether no other server is running now; calling this counts as a heartbeat.

        A server counts as running from `arrive` until it departs, ends, or has sent no heartbeat for `SILENCE`.
        """
