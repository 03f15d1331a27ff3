"""Rooms: each holds one table in memory, writes its log, tells its clients, wakes its bots and watches its clocks.

The path of every command: decide → append to the store, durably → fold → acknowledge → tell. One lock a room makes it
one command at a time. Should the store fail, nobody knows what it kept, so the room is dropped and the table read anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256

from rascals.server.logs import logger
from rascals.server.outlets import Outlet
from rascals.server.store import EntryRow, Store, TableRow
from rascals.server.thinking import Asked, Thinker
from rascals.table import (
    Broken,
    Command,
    Entry,
    Header,
    Pause,
    Post,
    Refused,
    Resume,
    Return,
    Ruling,
    Table,
    Task,
    Viewer,
    commands,
    entries,
    pack,
    read_happening,
    read_header,
)
from rascals.table.messages import TableInfo, encode

log = logger("rascals.rooms")

SOCKETS_A_SEAT = 4
SPECTATORS = 1_000
FINISHED_KEPT = 200  # finished tables that stay in memory
IDLE = 86_400_000  # an untimed table that nobody looked at for so long leaves memory
SWEEP = 30.0
ABSENT = ("left", "host", "flag")  # a stand-in for these reasons ends when the person connects again

Clock = Callable[[], int]
Done = Callable[[Ruling], None]


class Gone(Exception):
    """The room is no longer in use: the table must be fetched again."""


class Room:
    """One table in use."""

    def __init__(self, table: Table, rooms: Rooms) -> None:
        self.table = table
        self.rooms = rooms
        self.outlets: dict[Viewer, list[Outlet]] = {}
        self.gone = False
        self.used = rooms.clock()
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._announcing: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ commands

    async def do(self, command: Command, done: Done | None = None) -> Ruling:
        """Carry out a command; `Refused` if nothing follows from it.

        `done` is called once it is durable, before anyone is told. A caller that goes away meanwhile does not
        interrupt the command half-way.
        """
        task = asyncio.create_task(self._do(command, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _do(self, command: Command, done: Done | None) -> Ruling:
        async with self._lock:
            if self.gone:
                raise Gone
            at = max(self.rooms.clock(), self.table.last)
            ruling = self.table.decide(command, at)
            if ruling.entries:
                await self._append(ruling.entries)
            posts = [post for entry in ruling.entries for post in self.table.fold(entry)]
            if done is not None:
                done(ruling)
            self.tell(posts)
            for entry in ruling.entries:
                self._see_out(entry)
        await self._follow(ruling)
        return ruling

    async def _append(self, written: Iterable[Entry]) -> None:
        rows = [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in written]
        try:
            await self.rooms.store.append(self.table.header.id, rows)
        except BaseException:
            self.rooms.drop(self)
            raise

    async def _follow(self, ruling: Ruling) -> None:
        """See to what a command has changed: bots, alarms, the end."""
        self.used = self.rooms.clock()
        if ruling.entries and self.table.status == "over":
            await self.rooms.store.finish(self.table.header.id, self.table.last)
        self.wake()

    def wake(self) -> None:
        """Ask the bots that are awaited and set the alarm for the next deadline."""
        if self.gone:
            return
        for task in self.table.tasks():
            slot = (task.seat, task.decision)
            if slot not in self._thinking:
                thinking = asyncio.create_task(self._think(task))
                self._thinking[slot] = thinking
                thinking.add_done_callback(lambda _, slot=slot: self._thinking.pop(slot, None))  # type: ignore[misc]
        self._set_alarm()

    async def _think(self, task: Task) -> None:
        """Let a bot decide; by then a person may have come back, and the move is refused."""
        asked = Asked.of(self.table, task)
        _, move = await asyncio.gather(asyncio.sleep(self.rooms.delay()), self.rooms.thinker.choose(asked))
        try:
            await self.do(commands.BotMove(task.seat, task.decision, move))
        except (Refused, Gone):
            return
        except Exception:
            log.exception("bot move failed", table=self.table.header.id)

    # ------------------------------------------------------------ time

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        when = self.table.alarm
        if when is not None and not self.gone:
            wait = max(0.0, (when - self.rooms.clock()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self.look_at_clock())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look_at_clock(self) -> None:
        """Do what time itself commands: flags that fall, a host who is away, a table nobody came to."""
        for command in self.table.overdue(self.rooms.clock()):
            try:
                await self.do(command)
            except (Refused, Gone):
                continue
        self._set_alarm()

    # ------------------------------------------------------------ clients

    async def attach(self, viewer: Viewer, outlet: Outlet, after: int, run: str | None) -> None:
        """Connect a client: what it missed, or a snapshot, then everything its viewer is told."""
        if viewer is not None and self.table.places[viewer].reason in ABSENT and self.table.status == "playing":
            await self.do(Return(viewer))
        if self.gone or viewer not in self.table.channels:
            raise Gone
        self._make_space(viewer)
        self.tell(self.table.arrive(viewer, self.rooms.clock()))
        missed = self.table.resume(viewer, after) if run == self.table.run else None
        if missed is None:
            self.show(viewer, outlet)
        for data in missed or ():
            outlet.push(data)
        self.outlets.setdefault(viewer, []).append(outlet)
        self._presence_changed(viewer)

    def _make_space(self, viewer: Viewer) -> None:
        present = self.outlets.get(viewer, [])
        if len(present) >= (SPECTATORS if viewer is None else SOCKETS_A_SEAT):
            present[0].close("replaced")
            self.detach(viewer, present[0])

    def detach(self, viewer: Viewer, outlet: Outlet) -> None:
        """A client is gone."""
        if outlet.detached:
            return
        outlet.detached = True
        outlet.ended.set()
        present = self.outlets.get(viewer, [])
        if outlet in present:
            present.remove(outlet)
            self.tell(self.table.depart(viewer, self.rooms.clock()))
            self._presence_changed(viewer)

    def _presence_changed(self, viewer: Viewer) -> None:
        self.used = self.rooms.clock()
        if viewer is None and self._announcing is None:  # spectators are counted once a second, not told one by one
            self._announcing = asyncio.get_running_loop().call_later(1.0, self._announce)
        self._set_alarm()

    def _announce(self) -> None:
        self._announcing = None
        if not self.gone:
            self.tell(self.table.announce(self.rooms.clock()))

    def show(self, viewer: Viewer, outlet: Outlet) -> None:
        """Send a client a fresh snapshot."""
        outlet.push(encode(self.table.snapshot(viewer, self.rooms.clock())), "snapshot")

    def tell(self, posts: Iterable[Post]) -> None:
        """Hand messages to the clients of their viewers."""
        for post in posts:
            kind = "snapshot" if type(post.message).__name__ == "Snapshot" else "numbered"
            for outlet in self.outlets.get(post.viewer, ()):
                outlet.push(post.data, kind)  # type: ignore[arg-type]

    def _see_out(self, entry: Entry) -> None:
        """Close the connections of a seat that is free now."""
        if isinstance(entry.what, entries.Left):
            for outlet in self.outlets.pop(entry.what.seat, ()):
                outlet.detached = True
                outlet.close("kicked" if entry.what.kicked else "closed")

    # ------------------------------------------------------------ the end

    def stop(self) -> None:
        """Take the room out of use: no more bots, alarms or clients."""
        self.gone = True
        for handle in (self._alarm, self._announcing):
            if handle is not None:
                handle.cancel()
        for task in list(self._thinking.values()):
            task.cancel()
        for outlet in self.present():
            outlet.detached = True
            outlet.drop()
        self.outlets.clear()

    def present(self) -> list[Outlet]:
        """Return the outlets of all clients that are connected."""
        return [outlet for present in self.outlets.values() for outlet in present]

    @property
    def idle(self) -> bool:
        """Whether nothing happens here."""
        return not self.present() and not self._lock.locked() and not self._thinking


class Rooms:
    """The tables in use, by id. `clock` gives the server's milliseconds; `delay` how long a bot seems to think (s)."""

    def __init__(self, store: Store, thinker: Thinker, clock: Clock, delay: Callable[[], float]) -> None:
        self.store = store
        self.thinker = thinker
        self.clock = clock
        self.delay = delay
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def create(self, row: TableRow) -> Room:
        """Make a new table, durably."""
        await self.store.create_table(row)
        room = Room(_table(row, (), self.clock()), self)
        self._rooms[row.id] = room
        return room

    async def get(self, table: str) -> Room | None:
        """Return the room of a table, read from the store if need be; None if there is no such table."""
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
            return room
        loading = self._loading.get(table)
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
            room = Room(_table(row, written, self.clock()), self)
        except Broken as broken:
            log.error("table broken", table=table, n=broken.n)  # noqa: TRY400 - the place is all there is to say
            return None
        self._rooms[table] = room
        if room.table.status == "over" and row.finished is None:  # the server ended before it could note that
            await self.store.finish(table, room.table.last)
        await room.do(Resume())
        return room

    async def load_all(self) -> None:
        """Bring every running table back into memory."""
        for row in await self.store.tables(live=True):
            await self.get(row.id)

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
            timed = room.table.header.clock is not None
            if room.table.status == "playing" and not timed and room.used + IDLE < self.clock():
                self.drop(room)

    async def keep_sweeping(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")

    def public(self) -> list[TableInfo]:
        """Return the public tables that are open or being played, the newest first."""
        shown = [room.table for room in self._rooms.values()]
        infos = [table.info() for table in shown if table.header.public and table.status != "over"]
        return sorted(infos, key=lambda info: -info.created)

    def say_goodbye(self) -> None:
        """Tell every client that the server goes down."""
        for room in self._rooms.values():
            for outlet in room.present():
                outlet.close("shutdown")

    async def empty(self) -> None:
        """Wait until no client is connected any more."""
        for room in self:
            for outlet in room.present():
                await outlet.ended.wait()

    async def close(self) -> None:
        """Let all clocks stand still and take all rooms out of use."""
        for room in list(self._rooms.values()):
            try:
                await room.do(Pause())
            except (Refused, Gone):
                pass
            except Exception:
                log.exception("pause failed", table=room.table.header.id)
            self.drop(room)


def _table(row: TableRow, written: Iterable[Entry], at: int) -> Table:
    header = read_header(row.header)
    return Table.rebuilt(header, row.secret, written, run=secrets.token_hex(6), awake=at)


def _entry(row: EntryRow) -> Entry:
    return Entry(row.n, row.at, row.command_id, read_happening(row.body))


def new_row(header: Header, secret: bytes) -> TableRow:
    """Return what is stored of a new table."""
    return TableRow(header.id, header.code, header.created, pack(header), secret)


def new_secret() -> tuple[bytes, str]:
    """Return a fresh 256-bit secret for all chance at a table, and the SHA-256 that commits to it."""
    secret = secrets.token_bytes(32)
    return secret, sha256(secret).hexdigest()
