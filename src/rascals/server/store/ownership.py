"""The interface by which the servers on one database own its tables, one server each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


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


class Leases(Protocol):
    """Which server owns which table. All methods raise `StoreError` on failure.

    A table has one owner at most, which alone may write to its log. Its lease has a number, the *epoch*, that grows
    with every change of owner; an append under an earlier epoch is refused (a fencing token). A lease ends when its
    owner releases it, or no longer counts as running: see `Store.alone`.
    """

    name: str  # identifies this server to the others

    async def register(self, address: str) -> None:
        """Tell the other servers where they reach this one, as ``HOST:PORT``."""

    async def secret(self) -> bytes:
        """Return the key by which the servers of the database prove to each other who they are."""

    async def peers(self) -> list[Peer]:
        """Return the other running servers that have an address."""

    async def take(self, table: str) -> int | None:
        """Return the epoch of this server's lease of a table, taken if it is free; None if no leases are needed.

        `Elsewhere` if another running server owns the table. None also if there is no such table.
        """

    async def orphans(self, most: int) -> list[str]:
        """Return unfinished tables, `most` at most, that no running server owns."""

    async def owned(self) -> dict[str, int]:
        """Return how many unfinished tables each running server owns, by its name; those of no such server under ""."""

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        """Return the tables whose lease of that epoch has ended."""

    async def release(self, tables: Sequence[str]) -> None:
        """End this server's leases of these tables."""

    async def give(self, table: str, peer: str) -> None:
        """Make another server the owner of a table of this one."""
