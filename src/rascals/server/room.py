"""A room holds one table in memory, writes its log, tells its clients, wakes its bots and watches its clocks.

The path of every command: decide → append to the store, durably → fold → acknowledge → tell. One lock a room makes it
one command at a time. Should the store fail, nobody knows what it kept, so the room is dropped and the table read anew.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from rascals.server import chronicle
from rascals.server.logs import logger
from rascals.server.outlets import Outlet
from rascals.server.store import Conflict, EntryRow
from rascals.table import (
    Command,
    Entry,
    Post,
    Refused,
    Return,
    Ruling,
    Table,
    Task,
    Viewer,
    commands,
    entries,
    pack,
    read_happening,
    rulings,
)
from rascals.table.messages import encode

if TYPE_CHECKING:
    from rascals.server.rooms import Rooms

log = logger("rascals.rooms")

SOCKETS_A_SEAT = 4
SPECTATORS = 1_000
ABSENT = ("left", "host", "flag")  # a stand-in for these reasons ends when the person connects again

BACKSTOP = 5.0  # seconds after which this server asks the bots that another should have asked

AGAIN = 0.1  # seconds before a bot whose move was no longer possible is asked again

Done = Callable[[Ruling], None]


class Presence(dict[Viewer, int]):
    """How many clients of each viewer are connected to a server."""


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
        self._thinking: dict[Task, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._announcing: asyncio.TimerHandle | None = None
        self._backstop: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, Presence] = {}  # who is connected at which other server

    # ------------------------------------------------------------ commands

    async def do(self, command: Command, done: Done | None = None) -> Ruling:
        """Carry out a command; `Refused` if nothing follows from it.

        `done` is called once it is durable, before anyone is told. A caller that goes away meanwhile does not
        interrupt the command half-way.
        """
        task = asyncio.create_task(self._do(command, done))
        self.rooms.see_through(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _do(self, command: Command, done: Done | None) -> Ruling:
        async with self._lock:
            if self.gone:
                raise Gone
            ruling = await self._written(command)
            posts = [post for entry in ruling.entries for post in self.table.fold(entry)]
            if done is not None:
                done(ruling)
            self.tell(posts)
            for entry in ruling.entries:
                chronicle.note(self.table, entry)
                self._see_out(entry)
        await self._follow(ruling)
        return ruling

    async def _written(self, command: Command) -> Ruling:
        """Decide and write; should another server have been faster, take in what it wrote and decide again."""
        while True:
            ruling = self.table.decide(command, max(self.rooms.clock(), self.table.last))
            rows = [EntryRow(entry.n, entry.at, entry.kind, pack(entry.what), entry.key) for entry in ruling.entries]
            try:
                if rows:
                    await self.rooms.store.append(self.table.header.id, rows)
            except Conflict:
                if not await self._take_in():
                    self.rooms.drop(self)
                    raise
            except BaseException:
                self.rooms.drop(self)
                raise
            else:
                return ruling

    async def catch_up(self) -> None:
        """Take in what other servers have written to the table's log."""
        async with self._lock:
            news = 0 if self.gone else await self._take_in()
        if news:
            self.used = self.rooms.clock()
            self.rooms.changed(self)
            self.wake_later()

    async def _take_in(self) -> int:
        """Fold the entries of the log that this server has not written, and tell of them; how many there were."""
        try:
            rows = await self.rooms.store.entries(self.table.header.id, self.table.entries)
            for row in rows:
                entry = Entry(row.n, row.at, row.command_id, read_happening(row.body))
                self.tell(self.table.fold(entry))
                self._see_out(entry)
        except BaseException:
            self.rooms.drop(self)
            raise
        return len(rows)

    async def _follow(self, ruling: Ruling) -> None:
        """See to what a command has changed: bots, alarms, the end."""
        self.used = self.rooms.clock()
        if ruling.entries:
            self.rooms.changed(self)
            if self.table.status == "over":
                await self.rooms.store.finish(self.table.header.id, self.table.last)
        self.wake()

    def wake(self) -> None:
        """Ask the bots that are awaited, recall those that no longer are, and set the alarm for the next deadline."""
        if self.gone:
            return
        self._recall()
        for task in self._in_turn():
            if task not in self._thinking:
                thinking = self._thinking[task] = asyncio.create_task(self._think(task))
                thinking.add_done_callback(partial(self._thought, task))
        self._set_alarm()

    def _in_turn(self) -> list[Task]:
        """Return what bots are asked for now, clockwise after the last mover: who changes a lot must not go first."""
        match = self.table.match
        last = None if match is None else match.deeds[-1].seat
        return sorted(self.table.tasks(), key=lambda task: (task.seat - (last or 0) - 1) % self.table.game.players)

    def wake_later(self) -> None:
        """Leave the bots to the server that wrote last; ask them here only if it does not see to them."""
        if self.gone:
            return
        self._recall()
        self._set_alarm()
        self._backstop = asyncio.get_running_loop().call_later(BACKSTOP, self.wake)

    def _recall(self) -> None:
        """End what is no longer asked for."""
        if self._backstop is not None:
            self._backstop.cancel()
        for task in self._thinking.keys() - set(self.table.tasks()):
            self._thinking.pop(task).cancel()

    def _thought(self, task: Task, thinking: asyncio.Task[None]) -> None:
        if self._thinking.get(task) is thinking:
            del self._thinking[task]

    async def _think(self, task: Task) -> None:
        """Let a bot decide; should others take away what it wants meanwhile, it thinks anew while it is still asked."""
        pause = self.rooms.delay()
        while task in self.table.tasks() and not self.gone:
            move = await self._decided(task, pause)
            try:
                await self.do(commands.BotMove(task.seat, task.decision, move))
            except Refused:
                pause = AGAIN
            except Gone:
                return
            except Exception:
                log.exception("bot move failed", table=self.table.header.id)
                return

    async def _decided(self, task: Task, pause: float) -> str:
        """Return the move a bot has decided on, after `pause` seconds at least."""
        match = rulings.playing(self.table).copy()
        _, thought = await asyncio.gather(asyncio.sleep(pause), self.rooms.thinker.decide(match, task))
        if thought.failure is not None:
            log.warning(
                "bot failed", table=self.table.header.id, seat=task.seat, bot=task.level, reason=thought.failure
            )
        return thought.move

    # ------------------------------------------------------------ time

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        when = self.table.alarm
        if when is not None and not self.gone:
            wait = max(0.0, (when - self.rooms.clock()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._ring)

    def _ring(self) -> None:
        self.rooms.see_through(asyncio.create_task(self.look_at_clock()))

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
        self.rooms.changed(self)
        self.rooms.company.present(self)
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

    def presence(self) -> Presence:
        """Return who is connected here: how many clients of each seat, and spectators."""
        return Presence({viewer: len(there) for viewer, there in self.outlets.items() if there})

    def meet(self, server: str, there: Presence | None) -> None:
        """Another server tells who is connected there; None: it is gone."""
        self.elsewhere.pop(server, None)
        if there is not None:
            self.elsewhere[server] = there
        count: Counter[Viewer] = Counter()
        for presence in self.elsewhere.values():
            count.update(presence)
        seats = {viewer: clients for viewer, clients in count.items() if viewer is not None}
        self.tell(self.table.elsewhere(seats, count[None], self.rooms.clock()))
        self.rooms.changed(self)
        self._set_alarm()

    # ------------------------------------------------------------ the end

    def stop(self) -> None:
        """Take the room out of use: no more bots, alarms or clients."""
        self.gone = True
        for handle in (self._alarm, self._announcing, self._backstop):
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
        """Whether nothing happens here: nobody is connected, no command is under way, no bot thinks, no clock runs."""
        busy = self.present() or self._lock.locked() or self._thinking
        return not busy and not self.table.clocks.falls()


def _unheard(task: asyncio.Task[Ruling]) -> None:
    """Take notice of how a command ended whose caller has gone away: of a refusal nobody needs to hear any more."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused | Gone):
        log.error("command failed", exc_info=fault)
