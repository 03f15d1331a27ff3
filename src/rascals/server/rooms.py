"""The tables in use: made, read from the store when somebody asks for them, let go when nobody does."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any

from rascals.server import chronicle
from rascals.server.company import Company
from rascals.server.lobby import Lobby
from rascals.server.logs import logger
from rascals.server.outlets import Outlet
from rascals.server.room import Gone, Room
from rascals.server.store import EntryRow, Store, TableRow
from rascals.server.thinking import Thinker
from rascals.table import Broken, Entry, Header, Pause, Refused, Resume, Table, pack, read_happening, read_header
from rascals.table.messages import TableInfo
from rascals.table.table import DESERTED

log = logger("rascals.rooms")

FINISHED_KEPT = 200  # finished tables that stay in memory
LISTED = 500  # public tables in the list
REST = 3_600_000
SWEEP = 30.0
LAST_WRITES = 5.0  # seconds that the end waits for transactions that are under way

Clock = Callable[[], int]


class Rooms:
    """The tables in use, by id.

    `clock` gives the server's milliseconds; `delay` how long a bot seems to think (s). A table in play that nobody
    uses for `rest` milliseconds leaves memory until somebody asks for it; an open one that nobody is at for `close`
    milliseconds ends.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        delay: Callable[[], float],
        *,
        rest: int = REST,
        close: int = DESERTED,
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.clock = clock
        self.delay = delay
        self.rest, self.deserted = rest, close
        self.lobby = Lobby(self.public)
        self.company = Company(self, store)
        self._resting: dict[str, TableInfo] = {}  # how the public tables at rest stand
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._under_way: set[asyncio.Task[Any]] = set()  # what goes on though nobody waits for it any more

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def create(self, row: TableRow) -> Room:
        """Make a new table, durably."""
        await self.store.create_table(row)
        room = self._rooms[row.id] = Room(self._table(row, ()), self)
        chronicle.made(room.table.header)
        self.changed(room)
        return room

    async def get(self, table: str) -> Room | None:
        """Return the room of a table, read from the store if need be; None if there is no such table."""
        loading = self._loading.get(table)  # until that is done a table is not as it shall be, though it is there
        room = self._rooms.get(table) if loading is None else None
        if room is not None:
            self._rooms.move_to_end(table)
            room.used = self.clock()
            return room
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room | None:
        row = await self.store.table(table)
        if row is None:
            return None
        written = [_entry(entry) for entry in await self.store.entries(table)]
        try:
            room = Room(self._table(row, written), self)
        except Broken as broken:
            log.error("table broken", table=table, n=broken.n)  # noqa: TRY400 - the place is all there is to say
            return None
        self._rooms[table] = room
        self._resting.pop(table, None)
        if room.table.status == "over" and row.finished is None:  # the server ended before it could note that
            await self.store.finish(table, room.table.last)
        if await self.store.alone():
            await room.do(Resume())
        else:  # its clocks have run on, and its bots are asked where it is in use
            self.company.ask(room)
            room.wake_later()
        return room

    async def load_all(self) -> None:
        """Bring every running table back into memory."""
        for row in await self.store.tables(live=True):
            await self.get(row.id)

    def see_through(self, task: asyncio.Task[Any]) -> None:
        """Keep a task that goes on whoever waits for it, also when its room is dropped; `close` waits for it."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def known(self, table: str) -> Room | None:
        """Return the room of a table that is in memory."""
        return self._rooms.get(table)

    def expects(self, table: str) -> bool:
        """Whether news of a table that is not in memory matters: it is listed, or just being read."""
        return table in self._resting or table in self._loading

    def drop(self, room: Room) -> None:
        """Forget a room; the next who asks for the table has it read anew."""
        if self._rooms.get(room.table.header.id) is room:
            del self._rooms[room.table.header.id]
        room.stop()

    async def sweep(self) -> None:
        """Look at every clock, and let go what nobody uses."""
        for room in list(self._rooms.values()):
            await room.look_at_clock()
        idle = [room for room in self._rooms.values() if room.idle]
        finished = [room for room in idle if room.table.status == "over"]
        for room in finished[: max(0, len(finished) - FINISHED_KEPT)]:
            self.drop(room)
        for room in idle:
            if room.table.status == "playing" and room.used + self.rest <= self.clock():
                self._put_to_rest(room)

    def _put_to_rest(self, room: Room) -> None:
        """Let a table go that nobody uses: its log has everything, and whoever asks for it wakes it."""
        if room.table.header.public:
            self._resting[room.table.header.id] = room.table.info()
        self.drop(room)
        log.info("table at rest", table=room.table.header.id)

    async def keep_sweeping(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")

    def public(self) -> list[TableInfo]:
        """Return the public tables that are open or being played, the newest first; `LISTED` at most."""
        shown = [room.table for room in self._rooms.values()]
        infos = [table.info() for table in shown if table.header.public and table.status != "over"]
        return sorted([*infos, *self._resting.values()], key=lambda info: (-info.created, info.id))[:LISTED]

    def changed(self, room: Room) -> None:
        """Let the lobby know that a table may stand otherwise than before."""
        if room.table.header.public:
            self.lobby.changed()

    def _table(self, row: TableRow, written: Iterable[Entry]) -> Table:
        header, run, at = read_header(row.header), secrets.token_hex(6), self.clock()
        return Table.rebuilt(header, row.secret, written, run=run, awake=at, deserted=self.deserted)

    def say_goodbye(self) -> None:
        """Tell every client that the server goes down."""
        for outlet in self._outlets():
            outlet.close("shutdown")

    async def empty(self) -> None:
        """Wait until no client is connected any more."""
        for outlet in self._outlets():
            await outlet.ended.wait()

    def _outlets(self) -> list[Outlet]:
        return [*self.lobby.present(), *(outlet for room in self for outlet in room.present())]

    async def close(self) -> None:
        """Let all clocks stand still and take all rooms out of use."""
        self.company.close()
        alone = await self.store.alone()
        for room in list(self._rooms.values()):
            try:
                if alone:  # else the table goes on at another server
                    await room.do(Pause())
            except (Refused, Gone):
                pass
            except Exception:
                log.exception("pause failed", table=room.table.header.id)
            self.drop(room)
        self.lobby.close()
        if self._under_way:  # else the store would be closed in the middle of a transaction
            await asyncio.wait(self._under_way, timeout=LAST_WRITES)


def _entry(row: EntryRow) -> Entry:
    return Entry(row.n, row.at, row.command_id, read_happening(row.body))


def new_row(header: Header, secret: bytes) -> TableRow:
    """Return what is stored of a new table."""
    return TableRow(header.id, header.code, header.created, pack(header), secret)


def new_secret() -> tuple[bytes, str]:
    """Return a fresh 256-bit secret for all chance at a table, and the SHA-256 that commits to it."""
    secret = secrets.token_bytes(32)
    return secret, sha256(secret).hexdigest()
