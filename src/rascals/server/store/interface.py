"""The interface of a store, independent of the database: the rows, and the operations on them.

Implementations document only what they add to it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from rascals.server.errors import Damaged

SILENCE = 16_000  # milliseconds without a heartbeat after which a server is taken to be gone


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored: `created` and `finished` in milliseconds, `header` as JSON.

    `secret` seeds all chance in the game, so it must not leave the server before the end.
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
OnNews = Callable[[News | None], None]


class Store(Protocol):
    """What the server needs of a database, or of a replacement for one. All methods raise `StoreError` on failure.

    `calls`: how people want to be notified, and the notices to be sent. `leases`: which server owns which table.
    `sign_in_links`: the seats that people have put under secret links.
    """

    calls: Calls
    leases: Leases
    sign_in_links: SignInLinks

    @property
    def is_open(self) -> bool:
        """Whether it is open."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, check durability; `Away` if it may be tried again later."""

    async def close(self) -> None:
        """Finish waiting appends and disconnect."""

    async def create_table(self, table: TableRow) -> None:
        """Store a new table; `Conflict` if its id or code exists."""

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        """Add entries to a log, all or none; durable when it returns. `epoch`: of this server's lease, if it needs one.

        `Conflict` if a number or a command id exists, or there is no such table. A caller that is cancelled, or gets a
        `StoreError` other than `Conflict`, must read the log again: the entries may or may not be there. `Unfit` if an
        entry cannot be stored, `Lost` if the lease has ended; then nothing was written, and other appends are not
        affected.
        """

    async def tables(self, *, live: bool) -> list[TableRow]:
        """Return all tables, oldest first; `live`: only those not finished."""

    async def table(self, id: str) -> TableRow | None:
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

    # ------------------------------------------------------------ other servers: by default there are none

    async def listen(self, on_news: OnNews) -> None:
        """Start listening to what other servers on the database announce; see `News`."""

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        """Announce something about a table to the other servers on the database."""

    async def arrive(self, at: int) -> int:
        """Register this server as running; return the time (ms) when the last standstill of all servers ended.

        That is `at` if no other server is running; then no clock ran since the last entry. Servers that arrive at the
        same time all get the time of the first. 0 if another server is running whose time is unknown. `Away` if this
        cannot be determined now.
        """
        return at

    async def depart(self) -> bool:
        """Unregister this server; return whether no other is running: True for one of several that depart at once.

        The server may still write afterwards.
        """
        return True

    async def alone(self) -> bool:
        """Return whether no other server is running now; calling this counts as a heartbeat.

        A server counts as running from `arrive` until it departs, ends, or has sent no heartbeat for `SILENCE`.
        """
        return True


# ---------------------------------------------------------------- ownership
# The servers on one database own its tables, one server each.


@dataclass(frozen=True, slots=True)
class Peer:
    """Another running server on the database. `address`: where other servers reach it, as ``HOST:PORT``."""

    name: str
    address: str


class Elsewhere(Exception):
    """A table belongs to another running server, its `peer`."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(f"the table belongs to the server {peer.name}")
        self.peer = peer


class Leases:
    """Which server owns which table. All methods raise `StoreError` on failure.

    This class itself is for the only server on a database, which owns all tables. `unfinished` returns those that are
    open or in play.

    A table has one owner at most, which alone may write to its log. Its lease has a number, the *epoch*, that grows
    with every change of owner; an append under an earlier epoch is refused (a fencing token). A lease ends when its
    owner releases it, or no longer counts as running: see `Store.alone`.
    """

    name = ""  # identifies this server to the others

    def __init__(self, unfinished: Callable[[], Awaitable[list[str]]]) -> None:
        self._unfinished = unfinished

    async def register(self, address: str) -> None:
        """Publish where other servers reach this one, as ``HOST:PORT``."""

    async def secret(self) -> bytes:
        """Return the key with which the servers of the database prove to each other who they are."""
        return b""

    async def peers(self) -> list[Peer]:
        """Return the other running servers that have an address."""
        return []

    async def take(self, table: str) -> int | None:
        """Return the epoch of this server's lease of a table, taken if it is free; None if no leases are needed.

        `Elsewhere` if another running server owns the table. None also if there is no such table.
        """
        return None

    async def orphans(self, most: int) -> list[str]:
        """Return unfinished tables, `most` at most, that no running server owns."""
        return await self._unfinished()

    async def owned(self) -> dict[str, int]:
        """Return how many unfinished tables each running server owns, by its name; those that none owns under ""."""
        return {}

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        """Return the tables whose lease of that epoch has ended."""
        return []

    async def release(self, tables: Sequence[str]) -> None:
        """End this server's leases of these tables."""

    async def give(self, table: str, peer: str) -> None:
        """Make another server the owner of a table of this one."""


# ---------------------------------------------------------------- people
# Personal data in a store: how people want to be notified, the notices to be sent, and the seats of secret links.
#
# A *caller* is a way to notify somebody: a browser's push service or a mail address. A *call* links a caller to a
# seat, identified by its token, at a table. Once the table is over, the call serves only to find the caller when its
# person deletes their data. A notice is put in the *outbox* under a key derived from its contents, so the same notice
# cannot be added twice; after it is sent it stays there until its table is over. A server takes notices on a lease:
# if it stops before it has sent them, another server, or the same one after a restart, takes them when the lease has
# expired.
#
# A *sign-in link* ("my games") is stored under the SHA-256 of a secret link, with a name and encrypted tokens of seats.

Kind = Literal["push", "mail"]


@dataclass(frozen=True, slots=True)
class CallerRow:
    """A way to notify somebody. `id` appears only in mails; `handle` is the SHA-256 of a secret that the device keeps.

    `address`: a push endpoint or a mail address; `keys`: the browser's keys for a push endpoint, else empty.
    `confirmed`: when the person confirmed that the address is theirs, in milliseconds.
    """

    id: str = field(repr=False)
    kind: Kind
    address: str = field(repr=False)
    keys: str = field(repr=False)
    language: str
    handle: str = field(repr=False)
    created: int
    confirmed: int | None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to be sent: that it is a seat's turn at a table, or a request to confirm a mail address."""

    key: str = field(repr=False)
    kind: Literal["turn", "confirm"]
    table: str
    token: str = field(repr=False)
    seat: int
    stretch: int
    tries: int
    caller: CallerRow


class Calls:
    """Callers, calls and the outbox. This class itself stores nothing, so nobody is ever notified."""

    async def register(self, row: CallerRow) -> None:
        """Store a new caller; a push endpoint that is known already is updated, and keeps its id and its calls."""

    async def by_handle(self, handle: str) -> CallerRow | None:
        """Return the caller whose device keeps the secret with this SHA-256, or None."""
        return None

    async def by_id(self, id: str) -> CallerRow | None:
        """Return the caller with that id, or None."""
        return None

    async def confirm(self, id: str, at: int) -> None:
        """Store that the owner of a caller's address has confirmed it."""

    async def remove(self, id: str) -> None:
        """Delete a caller, its calls and its notices."""

    async def purge(self, unconfirmed: int, unused: int) -> int:
        """Delete callers made before `unconfirmed` and never confirmed, or made before `unused` and without calls.

        Times are in milliseconds. Return how many were deleted.
        """
        return 0

    async def call(self, table: str, token: str, caller: str, key: str = "") -> bool:
        """Notify a caller whenever it is the turn of the seat of `token` at a table; False if there are too many calls.

        `key`: the SHA-256 of the token that made the request; when that token is revoked, the call ends.
        """
        return False

    async def uncall(self, table: str, token: str, caller: str) -> None:
        """Stop notifying a caller about a seat at a table."""

    async def uncall_here(self, table: str, caller: str) -> None:
        """Stop notifying a caller about a table, whatever the seat."""

    async def of_seat(self, table: str, token: str, keys: Sequence[str] = ()) -> list[CallerRow]:
        """Return the callers of a seat whose call was requested with one of `keys`; none once the table is over."""
        return []

    async def forget_seats(self, seats: Mapping[str, str]) -> None:
        """Delete all callers of some seats, given as tokens by table; also at tables that are over."""

    async def end_keys(self, table: str, keys: Sequence[str]) -> None:
        """Delete the calls at a table that were requested with these tokens, and their notices."""

    async def rekey(self, table: str, old: str, new: str) -> None:
        """Assign the calls that were requested with one token at a table to another token."""

    async def enqueue_turn(
        self, table: str, token: str, seat: int, stretch: int, due: int, keys: Sequence[str] = ()
    ) -> int:
        """Put a notice of a seat's turn in the outbox for each of its confirmed callers, unless it is there already.

        `keys`: the SHA-256 of the tokens that prove the seat now. Return how many notices are new.
        """
        return 0

    async def enqueue_confirmation(self, caller: str, table: str, due: int) -> None:
        """Put a request to confirm a caller's address in the outbox."""

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        """Take notices that are due at `at`, the oldest first, on a lease of `lease` milliseconds.

        The notices of a turn are those of tables that this server owns.
        """
        return []

    async def waiting(self) -> int | None:
        """Return when the next notice that this server may take is due, in milliseconds; None if none waits."""
        return None

    async def release(self) -> None:
        """End all leases, so that notices which a server had taken but not sent can be taken again."""

    async def sent(self, key: str, at: int) -> None:
        """Mark a notice as sent."""

    async def later(self, key: str, due: int) -> None:
        """Schedule another attempt for a notice."""

    async def drop(self, key: str) -> None:
        """Remove a notice that is no longer true; if it becomes true again, it can be put in the outbox again."""


class SignInLinks:
    """The sign-in links. `id` is the SHA-256 of a secret link, which is not stored. This class itself stores none."""

    async def create(self, id: str, name: str, at: int) -> None:
        """Store a new, empty sign-in link with a name."""

    async def name(self, id: str) -> str | None:
        """Return the name of a sign-in link; None if it does not exist."""
        return None

    async def keys(self, id: str) -> dict[str, bytes]:
        """Return the encrypted tokens on a sign-in link by table, the latest first."""
        return {}

    async def hang(self, id: str, sealed: Mapping[str, bytes], at: int) -> None:
        """Add tokens to a sign-in link, replacing those for the same tables; if there are too many, the oldest go."""

    async def used(self, id: str, at: int) -> None:
        """Record the time at which a sign-in link was used."""

    async def drop(self, id: str, tables: Sequence[str]) -> None:
        """Remove tokens from a sign-in link."""

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:
        """Replace a sign-in link by another, with its tokens encrypted again; False if it no longer exists."""
        return False

    async def remove(self, id: str) -> None:
        """Delete a sign-in link with all its tokens."""

    async def purge(self, before: int) -> None:
        """Delete the sign-in links that nobody has used since that time (ms)."""


# ---------------------------------------------------------------- erasure
# Removing personal data from stored JSON: talk, and a person's name, talk, browser and system.

PLAYED = ("start", "command")  # kinds of entries that are never changed, because a hash chain protects the game


def changed(body: bytes, change: Callable[[Any], Any]) -> bytes | None:
    """Return the JSON after a change; None if it stays the same, or is damaged and must be left as it is."""
    try:
        before = msgspec.json.decode(body)
    except (msgspec.DecodeError, TypeError):
        return None
    after = change(before)
    return None if after == before else msgspec.json.encode(after)


def without_text(value: Any) -> Any:
    """Return a line of talk without its text; anything else unchanged."""
    return _without_words(value) if isinstance(value, dict) and value.get("text") else value


def _without_words(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of talk without its text or phrase."""
    return {key: value for key, value in line.items() if key != "phrase"} | {"text": ""}


def without_person(value: Any, seat: int) -> Any:
    """Return JSON in which every object of that seat has lost its name, its text, its browser and its system."""
    if isinstance(value, list):
        return [without_person(part, seat) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: without_person(part, seat) for key, part in value.items()}
    if found.get("seat") == seat:
        found |= {"name": f"Player {seat + 1}"} if found.get("name") and not found.get("bot") else {}
        found = _without_words(found) if found.get("text") else found
        found |= {key: None for key in ("browser", "system") if found.get(key)}
    return found
