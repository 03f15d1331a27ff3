"""Null implementations: for a store without personal data no callers, no notices, no keyrings; no other servers."""

# ruff: noqa: ARG002 - the answers are the same whatever is asked

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from rascals.server.store.interface import CallerRow, Notice, Peer


class NoCalls:
    """`Calls` that stores nothing: nobody is ever notified."""

    async def register(self, row: CallerRow) -> None:
        """See `Calls`."""

    async def by_handle(self, handle: str) -> CallerRow | None:
        """See `Calls`."""
        return None

    async def by_id(self, id: str) -> CallerRow | None:  # noqa: A002 - the interface's name
        """See `Calls`."""
        return None

    async def confirm(self, id: str, at: int) -> None:  # noqa: A002 - the interface's name
        """See `Calls`."""

    async def remove(self, id: str) -> None:  # noqa: A002 - the interface's name
        """See `Calls`."""

    async def purge(self, unconfirmed: int, unused: int) -> int:
        """See `Calls`."""
        return 0

    async def call(self, table: str, token: str, caller: str, key: str = "") -> bool:
        """See `Calls`."""
        return False

    async def uncall(self, table: str, token: str, caller: str) -> None:
        """See `Calls`."""

    async def uncall_here(self, table: str, caller: str) -> None:
        """See `Calls`."""

    async def of_seat(self, table: str, token: str, keys: Sequence[str] = ()) -> list[CallerRow]:
        """See `Calls`."""
        return []

    async def forget_seats(self, seats: Mapping[str, str]) -> None:
        """See `Calls`."""

    async def end_keys(self, table: str, keys: Sequence[str]) -> None:
        """See `Calls`."""

    async def rekey(self, table: str, old: str, new: str) -> None:
        """See `Calls`."""

    async def enqueue_turn(
        self, table: str, token: str, seat: int, stretch: int, due: int, keys: Sequence[str] = ()
    ) -> int:
        """See `Calls`."""
        return 0

    async def enqueue_confirmation(self, caller: str, table: str, due: int) -> None:
        """See `Calls`."""

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        """See `Calls`."""
        return []

    async def waiting(self) -> int | None:
        """See `Calls`."""
        return None

    async def release(self) -> None:
        """See `Calls`."""

    async def sent(self, key: str, at: int) -> None:
        """See `Calls`."""

    async def later(self, key: str, due: int) -> None:
        """See `Calls`."""

    async def drop(self, key: str) -> None:
        """See `Calls`."""


class NoLeases:
    """`Leases` of the only server on a database: all tables are its own. `unfinished` returns those in play or open."""

    name = ""

    def __init__(self, unfinished: Callable[[], Awaitable[list[str]]]) -> None:
        self._unfinished = unfinished

    async def register(self, address: str) -> None:
        """See `Leases`."""

    async def secret(self) -> bytes:
        """See `Leases`."""
        return b""

    async def peers(self) -> list[Peer]:
        """See `Leases`."""
        return []

    async def take(self, table: str) -> int | None:
        """See `Leases`."""
        return None

    async def orphans(self, most: int) -> list[str]:
        """See `Leases`."""
        return await self._unfinished()

    async def owned(self) -> dict[str, int]:
        """See `Leases`."""
        return {}

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        """See `Leases`."""
        return []

    async def release(self, tables: Sequence[str]) -> None:
        """See `Leases`."""

    async def give(self, table: str, peer: str) -> None:
        """See `Leases`."""


class NoKeyrings:
    """`Keyrings` that stores nothing: no keyring ever exists."""

    async def create(self, id: str, name: str, at: int) -> None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""

    async def name(self, id: str) -> str | None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""
        return None

    async def keys(self, id: str) -> dict[str, bytes]:  # noqa: A002 - the interface's name
        """See `Keyrings`."""
        return {}

    async def hang(self, id: str, sealed: Mapping[str, bytes], at: int) -> None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""

    async def used(self, id: str, at: int) -> None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""

    async def drop(self, id: str, tables: Sequence[str]) -> None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:  # noqa: A002
        """See `Keyrings`."""
        return False

    async def remove(self, id: str) -> None:  # noqa: A002 - the interface's name
        """See `Keyrings`."""

    async def purge(self, before: int) -> None:
        """See `Keyrings`."""
