"""What servers need, in memory: a journal, a database shared by several, a manual clock; and a table there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rascals.server.store import Elsewhere, EntryRow, Leases, Lost, News, OnNews, Peer, TableRow
from rascals.server.store.journal import JournalStore
from rascals.server.tables.making import new_row, new_secret
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.table import Header, Sit


class Paper:
    """A journal that is a list. `full`: it accepts no more."""

    def __init__(self, records: Sequence[bytes] = ()) -> None:
        self.records = list(records)
        self.full = False

    async def read(self) -> Sequence[bytes]:
        return list(self.records)

    async def append(self, records: Sequence[bytes]) -> None:
        await self.replace([*self.records, *records])

    async def replace(self, records: Sequence[bytes]) -> None:
        if self.full:
            raise OSError("there is no space left")
        self.records = list(records)


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_000_000) -> None:
        self.now: Any = now

    def __call__(self) -> Any:
        return self.now


async def make(actors: TableActors, name: str = "t1", people: int = 3, **more: Any) -> TableActor:
    """A table, by default of Felicity for three, with this many people."""
    secret, commitment = new_secret()
    given = {"game": "felicity", "players": 3, "options": {}, **more}
    header = Header(id=name, code=name.upper(), commitment=commitment, created=1, **given)
    actor = await actors.create(new_row(header, secret))
    for seat in range(people):
        await actor.do(Sit(f"P{seat}", f"{seat}" * 64, seat))
    return actor


class Shared:
    """One database for several servers, with leases; a server counts as running while its name is in `running`."""

    def __init__(self) -> None:
        self.store = JournalStore(Paper())
        self.owners: dict[str, tuple[str | None, int]] = {}
        self.running: set[str] = set()
        self.ears: dict[str, OnNews] = {}

    def at(self, name: str) -> At:
        """The database as seen by the server with this name."""
        self.running.add(name)
        return At(self, name)

    def tell(self, by: str, kind: str, table: str = "-", text: str = "") -> None:
        for name, on_news in list(self.ears.items()):
            if name != by and name in self.running:
                on_news(News(by, kind, table, text))


class At(Leases):
    """The database as used by one of its servers, including its `Leases`."""

    def __init__(self, shared: Shared, name: str) -> None:
        self.shared, self.name, self.leases = shared, name, self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.shared.store, name)

    async def create_table(self, table: TableRow) -> None:
        await self.shared.store.create_table(table)
        self.shared.owners[table.id] = self.name, 1

    async def append(self, table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
        if self.shared.owners[table] != (self.name, epoch):
            raise Lost("another server has taken the table over")
        await self.shared.store.append(table, entries)

    async def listen(self, on_news: OnNews) -> None:
        self.shared.ears[self.name] = on_news

    async def announce(self, kind: str, table: str, text: str = "") -> None:
        self.shared.tell(self.name, kind, table, text)

    async def alone(self) -> bool:
        return self.shared.running <= {self.name}

    # ------------------------------------------------------------ leases

    async def peers(self) -> list[Peer]:
        return [Peer(name, "") for name in sorted(self.shared.running - {self.name})]

    async def take(self, table: str) -> int | None:
        if table not in self.shared.owners:
            return None
        owner, epoch = self.shared.owners[table]
        if owner == self.name:
            return epoch
        if owner in self.shared.running:
            raise Elsewhere(Peer(str(owner), ""))
        self.shared.owners[table] = self.name, epoch + 1
        self.shared.tell(self.name, "taken", table, str(epoch + 1))
        return epoch + 1

    async def orphans(self, most: int) -> list[str]:
        live = [row.id for row in await self.tables(live=True)]
        return [table for table in live if self.shared.owners[table][0] not in self.shared.running][:most]

    async def owned(self) -> dict[str, int]:
        found = dict.fromkeys([*self.shared.running, ""], 0)
        for row in await self.tables(live=True):
            owner = self.shared.owners[row.id][0]
            found[owner if owner in found else ""] += 1
        return found

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        return [table for table, epoch in held.items() if self.shared.owners[table] != (self.name, epoch)]

    async def release(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._assign(table, None)
        self.shared.tell(self.name, "free")

    async def give(self, table: str, peer: str) -> None:
        self._assign(table, peer)
        self.shared.tell(self.name, "given", table, peer)

    def _assign(self, table: str, owner: str | None) -> None:
        self.shared.owners[table] = owner, self.shared.owners[table][1] + 1
