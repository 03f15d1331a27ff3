"""The tables in use: made, read from the store when somebody asks for them, let go when nobody does."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from rascals.server.logs import logger
from rascals.server.patience import persist
from rascals.server.store import Away, Damaged, Store, StoreError, TableRow
from rascals.server.tables import operator_log
from rascals.server.tables.premises import Change, Clock, Gone, Premises
from rascals.server.tables.reading import folded, read_head, read_table
from rascals.server.tables.room import Heed, Room
from rascals.server.tables.set_aside import SetAside
from rascals.server.tables.thinking import Thinker
from rascals.table import Pause, Refused, Resume, Table
from rascals.table.messages import TableInfo
from rascals.table.table import DESERTED

log = logger("rascals.rooms")

FINISHED_KEPT = 200  # finished tables that stay in memory
LISTED = 500  # public tables in the list
REST = 3_600_000
SWEEP = 30.0
LAST_WRITES = 5.0  # seconds that the end waits for transactions that are under way


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
        self.premises = Premises(store, thinker, clock, delay)
        self.store, self.clock = store, clock
        self.rest, self.deserted = rest, close
        self.followers: list[Heed] = []  # who is told what is news of the rooms
        self.damaged = SetAside(clock)
        self._missing: dict[str, None] = {}  # tables that are in use but could not be read
        self._missed = asyncio.Event()
        self._begun = clock()
        self._met: set[str] = set()  # the tables not yet over that have been in use in this run
        self._resting: dict[str, TableInfo] = {}  # how the public tables at rest stand
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def create(self, row: TableRow) -> Room:
        """Make a new table, durably; `Conflict` if there is one of its id or code."""
        await self.store.create_table(row)
        taken_up = row.id in self._rooms or row.id in self._loading  # another server has written to it already
        known = await self.get(row.id) if taken_up else None
        if known is not None:
            return known
        room = self._rooms[row.id] = self._room(folded(read_head(row), row, (), **self._here()))
        self._meet(room.table)
        operator_log.made(room.table.header)
        self._heed(room, "changed")
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
        """Read a table from the store; one that is damaged is set aside."""
        if self.damaged.rests(table):
            return None
        try:
            row = await self.store.table(table)
            if row is None:
                return None
            room = self._room(await read_table(self.store, row, **self._here()))
        except Damaged as damage:
            self.damaged.add(damage)
            self._resting.pop(table, None)  # nobody can come to it
            return None
        self.damaged.mended(table)
        self._rooms[table] = room
        self._resting.pop(table, None)
        await self._catch_up(room, row)
        await self._take_up(room)
        self._heed(room, "read")
        return room

    async def _catch_up(self, room: Room, row: TableRow) -> None:
        """Note beside the log what the server ended too soon to note; a store that only reads now has it later."""
        try:
            if room.table.status == "over" and row.finished is None:
                await room.note_end()
            if room.table.code != row.code:
                await room.note_code()
        except StoreError as error:
            log.warning("end or code not noted yet", table=row.id, exc_info=error)

    async def _take_up(self, room: Room) -> None:
        """Let a table go on that has been read from the store; its clocks stood still if no server was up."""
        alone = await self.store.alone()
        if alone and self._slept(room.table):
            room.owed = Resume()
        self._meet(room.table)
        try:
            await room.settle()
        except StoreError as error:
            log.warning("clocks not credited yet", table=room.table.header.id, exc_info=error)
        if alone:
            room.wake()
        else:  # its bots are asked where it is in use
            self._heed(room, "taken up")
            room.wake_later()

    def _slept(self, table: Table) -> bool:
        """Tell whether this is the first that the table sees of a server that has started anew."""
        return table.header.id not in self._met and table.last <= self._begun

    def _meet(self, table: Table) -> None:
        """Note that a table has been in use in this run, until it is over."""
        if table.status == "over":
            self._met.discard(table.header.id)
        else:
            self._met.add(table.header.id)

    async def keep_loaded(self) -> None:
        """Bring every running table back into memory, and again those that the store's failures take from it."""
        await persist(self.load_all, "tables not resumed")
        while True:
            await self._missed.wait()
            self._missed.clear()
            await persist(self._bring_back, "tables not resumed")

    async def load_all(self) -> None:
        """Bring every running table back into memory; `StoreError` if some could not be read."""
        for damage in await self.store.cut_short():
            self.damaged.add(damage)
        self._missing |= dict.fromkeys(row.id for row in await self.store.tables(live=True))
        await self._bring_back()

    async def _bring_back(self) -> None:
        """Read the tables that are missing, each by itself."""
        failure: StoreError | None = None
        for table in list(self._missing):
            self._missing.pop(table, None)  # it is missing anew where its room fails at once
            try:
                await self.get(table)
            except StoreError as error:
                self._missing[table] = None
                if isinstance(error, Away):
                    raise
                failure = error
            except Exception:
                log.exception("table not resumed", table=table)
        if failure is not None:
            raise failure

    def known(self, table: str) -> Room | None:
        """Return the room of a table that is in memory."""
        return self._rooms.get(table)

    def expects(self, table: str) -> bool:
        """Whether news of a table that is not in memory matters: it is listed, or just being read."""
        return table in self._resting or table in self._loading

    def seats(self, table: str, token: str) -> bool | None:
        """Tell whether the token with this SHA-256 has a seat at a table in use; None where that is not in memory.

        While it is being read, the token may have one.
        """
        room = self._rooms.get(table)
        if room is None:
            return True if table in self._loading or table in self._missing else None
        return room.table.seat_of(token) is not None

    def drop(self, room: Room) -> None:
        """Forget a room; the next who asks for the table has it read anew."""
        room.stop()

    async def sweep(self) -> None:
        """Look at every clock, and let go what nobody uses."""
        for room in list(self._rooms.values()):
            try:
                await room.look_at_clock()
            except Exception:  # none keeps the others from being looked at
                log.exception("clock not seen to", table=room.table.header.id)
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

    def _room(self, table: Table) -> Room:
        return Room(table, self.premises, self._heed)

    def _heed(self, room: Room, change: Change) -> None:
        """Take in what is news of a room, and pass it on."""
        if change == "stopped" and self._rooms.get(room.table.header.id) is room:
            del self._rooms[room.table.header.id]
            if room.failed:
                self._missing[room.table.header.id] = None
                self._missed.set()
        if change == "changed":
            self._meet(room.table)
        for follower in self.followers:
            follower(room, change)

    def _here(self) -> dict[str, Any]:
        """Return what a table takes from the server it is used at."""
        return {"run": secrets.token_hex(6), "awake": self.clock(), "deserted": self.deserted}

    async def close(self) -> None:
        """Let all clocks stand still and take all rooms out of use, those too that are just being read."""
        if self._loading:
            await asyncio.wait(self._loading.values(), timeout=LAST_WRITES)
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
        await self.premises.under_way.end(LAST_WRITES)  # else the store would be closed in the middle of a transaction
