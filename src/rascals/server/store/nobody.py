"""Null implementations: for a store without personal data no callers, no notices, no keyrings; no other servers.

What is not defined here does nothing, or returns None: the interfaces' own methods have no more than a docstring.
"""

# ruff: noqa: ARG002 - the answers are the same whatever is asked

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from rascals.server.store.interface import CallerRow, Calls, Keyrings, Leases, Notice, Peer


class NoCalls(Calls):
    """`Calls` that stores nothing: nobody is ever notified."""

    async def purge(self, unconfirmed: int, unused: int) -> int:
        """See `Calls`."""
        return 0

    async def call(self, table: str, token: str, caller: str, key: str = "") -> bool:
        """See `Calls`."""
        return False

    async def of_seat(self, table: str, token: str, keys: Sequence[str] = ()) -> list[CallerRow]:
        """See `Calls`."""
        return []

    async def enqueue_turn(
        self, table: str, token: str, seat: int, stretch: int, due: int, keys: Sequence[str] = ()
    ) -> int:
        """See `Calls`."""
        return 0

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        """See `Calls`."""
        return []


class NoLeases(Leases):
    """`Leases` of the only server on a database: all tables are its own. `unfinished` returns those in play or open."""

    name = ""

    def __init__(self, unfinished: Callable[[], Awaitable[list[str]]]) -> None:
        self._unfinished = unfinished

    async def secret(self) -> bytes:
        """See `Leases`."""
        return b""

    async def peers(self) -> list[Peer]:
        """See `Leases`."""
        return []

    async def orphans(self, most: int) -> list[str]:
        """See `Leases`."""
        return await self._unfinished()

    async def owned(self) -> dict[str, int]:
        """See `Leases`."""
        return {}

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        """See `Leases`."""
        return []


class NoKeyrings(Keyrings):
    """`Keyrings` that stores nothing: no keyring ever exists."""

    async def keys(self, id: str) -> dict[str, bytes]:  # noqa: A002 - the interface's name
        """See `Keyrings`."""
        return {}

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:  # noqa: A002
        """See `Keyrings`."""
        return False
