"""What the server needs of a store, whatever keeps it: the rows, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rascals.server.errors import Damaged
from rascals.server.store.calls import Calls
from rascals.server.store.keyrings import Keyrings


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is kept: `created` and `finished` in milliseconds, `header` as JSON.

    `secret` decides all chance of the game and must not leave the server before the end.
    """

    id: str
    code: str
    created: int
    header: bytes
    secret: bytes = field(repr=False)
    finished: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's log: `n` dense from 1, `at` in milliseconds, `body` as JSON.

    `command_id` is the client's name for a command, unique in its table; None for other entries.
    """

    n: int
    at: int
    kind: str
    body: bytes = field(repr=False)
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What another server tells of a table. `kind` "log": its log has entries up to the number in `text`."""

    server: str
    kind: str
    table: str
    text: str


# Is given what other servers tell; None when some of it may have been missed.
Heard = Callable[[News | None], None]


class Store(Protocol):
    """What the server needs of a database. All methods raise `StoreError` when the database fails."""

    @property
    def is_open(self) -> bool:
        """Whether it has been opened, and not closed since."""

    @property
    def calls(self) -> Calls:
        """How people want to be called, and the notices on their way."""

    @property
    def keyrings(self) -> Keyrings:
        """The seats that people have put under secret links."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, check that writes will last; `Away` if it may be tried again later."""

    async def close(self) -> None:
        """Finish what waits and disconnect."""

    async def create_table(self, table: TableRow) -> None:
        """Keep a new table; `Conflict` when its id or code exists."""

    async def append(self, table: str, entries: Sequence[EntryRow]) -> None:
        """Add entries to a log, all or none; durable when it returns.

        `Conflict` when a number or a command id exists, or there is no such table. A caller that is
        cancelled, or sees a `StoreError` that is no `Conflict`, must read the log again: the entries
        may or may not be there. `Unfit` when it is nothing that can be kept: no other append suffers.
        """

    async def tables(self, *, live: bool) -> list[TableRow]:
        """All tables, oldest first; `live`: those not finished."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the column's name
        """The table of that id."""

    async def by_code(self, code: str) -> str | None:
        """The id of the table of that code."""

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log from the entry after number `after`.

        `Damaged` when one is missing in between, cannot be read, or when the log is shorter than it has been.
        """

    async def sound_entries(self, table: str) -> list[EntryRow]:
        """The log up to the first entry that is missing or cannot be read."""

    async def cut_short(self) -> list[Damaged]:
        """The logs that are shorter than they have been, among those that were written to last."""

    async def recode(self, table: str, code: str) -> None:
        """Let a table be found by another code; `Conflict` when that exists."""

    async def finish(self, table: str, at: int) -> None:
        """Mark a table as over."""

    async def forget_chat(self, before: int) -> int:
        """Empty all talk said before that time (ms); how many lines."""

    async def anonymise(self, table: str, seat: int) -> None:
        """Remove a person's name and talk from a table: the seat becomes "Player 3"."""

    async def signing_key(self, fresh: bytes) -> bytes:
        """The private key that all servers on the database sign with: `fresh` where there was none yet."""

    async def healthy(self) -> bool:
        """Whether the database can be read and written now: it is tried, unless a write has just succeeded."""

    async def listen(self, heard: Heard) -> None:
        """Hear what other servers on the database write and announce: see `News`."""

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Tell the other servers on the database something about a table."""

    async def alone(self) -> bool:
        """Whether no other server uses the database now."""
