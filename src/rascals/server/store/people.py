"""Personal data in a store: how people want to be notified, the notices to be sent, and the seats of secret links.

A *caller* is a way to notify somebody: a browser's push service or a mail address. A *call* links a caller to a seat,
identified by its token, at a table. Once the table is over, the call serves only to find the caller when its person
deletes their data. A notice is put in the *outbox* under a key made of what it is about, so the same notice cannot be
added twice; after it is sent it stays there until its table is over. A server takes notices on a lease: if it stops
before it has sent them, another server, or the same one after a restart, takes them when the lease has expired.

A *keyring* ("my games") is stored under the SHA-256 of a secret link, with a name and encrypted tokens of seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

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


class Calls(Protocol):
    """Callers, calls and the outbox."""

    async def register(self, row: CallerRow) -> None:
        """Store a new caller; a push endpoint that is known already keeps its calls; only keys and handle change."""

    async def by_handle(self, handle: str) -> CallerRow | None:
        """Return the caller whose device keeps the secret with this SHA-256, or None."""

    async def by_id(self, id: str) -> CallerRow | None:  # noqa: A002 - the column's name
        """Return the caller with that id, or None."""

    async def confirm(self, id: str, at: int) -> None:  # noqa: A002 - the column's name
        """Store that the owner of a caller's address has confirmed it."""

    async def remove(self, id: str) -> None:  # noqa: A002 - the column's name
        """Delete a caller, its calls and its notices."""

    async def purge(self, unconfirmed: int, unused: int) -> int:
        """Delete callers made before `unconfirmed` and never confirmed, or made before `unused` and without calls.

        Times are in milliseconds. Return how many were deleted.
        """

    async def call(self, table: str, token: str, caller: str, key: str = "") -> bool:
        """Notify a caller whenever it is the turn of the seat of `token` at a table; False if there are too many calls.

        `key`: the SHA-256 of the token that made the request; when that token is revoked, the call ends.
        """

    async def uncall(self, table: str, token: str, caller: str) -> None:
        """Stop notifying a caller about a seat at a table."""

    async def uncall_here(self, table: str, caller: str) -> None:
        """Stop notifying a caller about a table, whatever the seat."""

    async def of_seat(self, table: str, token: str, keys: Sequence[str] = ()) -> list[CallerRow]:
        """Return the callers of a seat whose call was requested with one of `keys`; none once the table is over."""

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

    async def enqueue_confirmation(self, caller: str, table: str, due: int) -> None:
        """Put a request to confirm a caller's address in the outbox."""

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        """Take notices that are due at `at`, the oldest first, on a lease of `lease` milliseconds.

        The notices of a turn are those of tables that this server owns.
        """

    async def waiting(self) -> int | None:
        """Return when the next notice that this server may take is due, in milliseconds; None if none waits."""

    async def release(self) -> None:
        """End all leases, so that notices which a server had taken but not sent can be taken again."""

    async def sent(self, key: str, at: int) -> None:
        """Mark a notice as sent."""

    async def later(self, key: str, due: int) -> None:
        """Schedule another try for a notice."""

    async def drop(self, key: str) -> None:
        """Remove a notice that is no longer true; if it becomes true again, it can be put in the outbox again."""


class Keyrings(Protocol):
    """The keyrings. `id` is the SHA-256 of a secret link, which itself is not stored."""

    async def create(self, id: str, name: str, at: int) -> None:  # noqa: A002 - the column's name
        """Store a new, empty keyring with a name."""

    async def name(self, id: str) -> str | None:  # noqa: A002 - the column's name
        """Return the name of a keyring; None if it does not exist."""

    async def keys(self, id: str) -> dict[str, bytes]:  # noqa: A002 - the column's name
        """Return the encrypted tokens on a keyring by table, the latest first."""

    async def hang(self, id: str, sealed: Mapping[str, bytes], at: int) -> None:  # noqa: A002 - the column's name
        """Put keys on a ring, replacing those for the same tables; the oldest are removed if there are too many."""

    async def used(self, id: str, at: int) -> None:  # noqa: A002 - the column's name
        """Record the time at which a keyring was used."""

    async def drop(self, id: str, tables: Sequence[str]) -> None:  # noqa: A002 - the column's name
        """Remove keys from a ring."""

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:  # noqa: A002
        """Move a keyring to another link, with its keys encrypted again; False if the old link no longer exists."""

    async def remove(self, id: str) -> None:  # noqa: A002 - the column's name
        """Delete a keyring with all its keys."""

    async def purge(self, before: int) -> None:
        """Delete the keyrings that nobody has used since that time (ms)."""
