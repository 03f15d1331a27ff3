"""A room holds one table in memory: it carries out commands and sees to what follows from them.

The path of every command: decide → append to the store, durably → fold → acknowledge → tell. One lock a room makes it
one command at a time. Should the store fail, nobody knows what it kept, so the log is read on; only when that fails too
the room stops, and the table is read anew.

Its clients, its bots, its alarm and its log are parts of their own. A room knows nobody above itself: what is
news of it (see `Change`) it gives to `heed`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

from rascals.server.logs import logger
from rascals.server.store import Conflict, StoreError, Unfit
from rascals.server.tables import operator_log
from rascals.server.tables.advice import Advisor
from rascals.server.tables.alarm import Alarm
from rascals.server.tables.bot_seats import BotSeats
from rascals.server.tables.client_queue import ClientQueue
from rascals.server.tables.clients import Clients, Presence
from rascals.server.tables.log import TableLog
from rascals.server.tables.premises import Change, Gone, Premises
from rascals.server.tables.wishing import Wishing
from rascals.table import Command, Refused, Return, Ruling, Table, Viewer
from rascals.table.entries import Left

log = logger("rascals.rooms")

ABSENT = ("left", "host", "flag")  # a stand-in for these reasons ends when the person connects again

Done = Callable[[Ruling], None]
Heed = Callable[["Room", Change], None]


class Room:
    """One table in use."""

    def __init__(self, table: Table, premises: Premises, heed: Heed) -> None:
        self.table = table
        self.gone = False
        self.failed = False  # whether it stopped because the store failed
        self.used = premises.clock()
        self.rematching = asyncio.Lock()
        self.owed: Command | None = None  # what comes before every other command, once the store takes it
        self.came: dict[int, str] = {}  # from which addresses people came to sit down, and from which nobody shall
        self.barred: set[str] = set()
        self.clients = Clients(table, premises.clock, self._connected)
        self.bots = BotSeats(table, premises, self.do)
        self.advisor = Advisor(table, premises)
        self.wishing = Wishing(table, self.do)
        self._log = TableLog(premises.store, table.header.id)
        self._alarm = Alarm(table, premises.clock, self._ring)
        self._premises, self._news = premises, partial(heed, self)
        self._lock = asyncio.Lock()
        self._unsure = False  # whether the log may have grown after a write that failed

    # ------------------------------------------------------------ commands

    async def do(self, command: Command, done: Done | None = None) -> Ruling:
        """Carry out a command; `Refused` if nothing follows from it.

        `done` is called once it is durable, before anyone is told. A caller that goes away meanwhile does not
        interrupt the command half-way.
        """
        task = asyncio.create_task(self._do(command, done))
        self._premises.under_way.keep(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _do(self, command: Command, done: Done | None) -> Ruling:
        async with self._lock:
            if self.gone:
                raise Gone
            await self._settle()
            ruling = await self._carried_out(command, done)
        await self._follow(ruling)
        return ruling

    async def settle(self) -> None:
        """Do what is owed; `StoreError` if the store does not take it: then it is still owed."""
        async with self._lock:
            if not self.gone:
                await self._settle()

    async def _settle(self) -> None:
        if self.owed is not None:
            await self._carried_out(self.owed, None)
            self.owed = None

    async def _carried_out(self, command: Command, done: Done | None) -> Ruling:
        """Write what follows from a command, take it in, acknowledge and tell."""
        ruling = await self._written(command)
        posts = [post for entry in ruling.entries for post in self.table.fold(entry)]
        if done is not None:
            done(ruling)
        self.clients.tell(posts)
        for entry in ruling.entries:
            operator_log.note(self.table, entry)
            self.clients.see_out(entry)
        return ruling

    async def _written(self, command: Command) -> Ruling:
        """Decide and write; should another server have been faster, take in what it wrote and decide again.

        So too where writing failed: what failed may have been kept all the same.
        """
        while True:
            ruling = self.table.decide(command, max(self._premises.clock(), self.table.last))
            try:
                await self._log.append(ruling.entries)
            except Unfit:
                raise
            except StoreError as error:
                await self._doubt(error)
            except BaseException:
                self.stop()
                raise
            else:
                return ruling

    async def _doubt(self, error: StoreError) -> None:
        """After a write that failed, take in what the log has more than the table; raise the error if it has nothing.

        Nobody is sent away for it: what can be read is told as before.
        """
        if await self._take_in():
            return
        if isinstance(error, Conflict):
            self.stop()
        self._unsure = True
        raise error

    async def catch_up(self) -> None:
        """Take in what other servers have written to the table's log."""
        async with self._lock:
            self._unsure = False
            news = 0 if self.gone else await self._take_in()
        if news:
            self.used = self._premises.clock()
            self._news("changed")
            self.wake_later()

    async def _take_in(self) -> int:
        """Fold the entries of the log that this server has not written, and tell of them; how many there were."""
        try:
            entries = await self._log.read(self.table.entries)
            for entry in entries:
                self.clients.tell(self.table.fold(entry))
                self.clients.see_out(entry)
        except BaseException:
            self.failed = True
            self.stop()
            raise
        return len(entries)

    async def note_end(self) -> None:
        """Note in the store that the table is over."""
        await self._log.finish(self.table.last)

    async def note_code(self) -> None:
        """Note in the store by which code the table is found."""
        await self._log.recode(self.table.code)

    async def _follow(self, ruling: Ruling) -> None:
        """See to what a command has changed: bots, alarms, the end."""
        self.used = self._premises.clock()
        if ruling.entries:
            self._news("changed")
            if any(isinstance(entry.what, Left) and entry.what.code for entry in ruling.entries):
                await self.note_code()
            if self.table.status == "over":
                await self.note_end()
        self.wake()

    def wake(self) -> None:
        """Ask the bots that are awaited, and set the alarm for the next deadline."""
        if not self.gone:
            self.advisor.move_on()
            self.bots.wake()
            self.wishing.wake()
            self._alarm.set()

    def wake_later(self) -> None:
        """Leave the bots to the server that wrote last, and set the alarm."""
        if not self.gone:
            self.advisor.move_on()
            self.bots.wake_later()
            self.wishing.wake()
            self._alarm.set()

    # ------------------------------------------------------------ time

    def _ring(self) -> None:
        self._premises.under_way.keep(asyncio.create_task(self.look_at_clock()))

    async def look_at_clock(self) -> None:
        """Do what time itself commands: flags that fall, a host who is away, a table nobody came to.

        What the store does not take now is left to the next look; an alarm for it would ring without end.
        """
        try:
            if self._unsure:
                await self.catch_up()
            for command in self.table.overdue(self._premises.clock()):
                with contextlib.suppress(Refused, Gone):
                    await self.do(command)
        except StoreError as error:
            log.warning("clock not seen to", table=self.table.header.id, exc_info=error)
        else:
            self._set_alarm()

    def _set_alarm(self) -> None:
        if not self.gone:
            self._alarm.set()

    # ------------------------------------------------------------ clients

    async def attach(
        self, viewer: Viewer, queue: ClientQueue, after: int, run: str | None, holder: str | None = None
    ) -> None:
        """Connect a client: what it missed, or a snapshot, then everything its viewer is told.

        `holder`: the SHA-256 of the token that proved the seat. Where that has been freed since, and maybe taken by
        somebody else, it is `Gone`.
        """
        self._check_holder(viewer, holder)
        if viewer is not None and self.table.places[viewer].reason in ABSENT and self.table.status == "playing":
            with contextlib.suppress(StoreError):  # who only looks needs no write: the bot plays on until one succeeds
                await self.do(Return(viewer))
        if self.gone or viewer not in self.table.channels:
            raise Gone
        self._check_holder(viewer, holder)
        self.clients.attach(viewer, queue, after, run)

    def holder(self, viewer: Viewer) -> str | None:
        """Return the SHA-256 of the token that proves a viewer's seat now; None for a spectator."""
        return None if viewer is None else self.table.places[viewer].token

    def _check_holder(self, viewer: Viewer, holder: str | None) -> None:
        if holder is not None and self.holder(viewer) != holder:
            raise Gone

    def _connected(self) -> None:
        """Somebody has come or gone."""
        self.used = self._premises.clock()
        self._news("connected")
        self._set_alarm()

    def meet(self, server: str, there: Presence | None) -> None:
        """Another server tells who is connected there; None: it is gone."""
        self.clients.meet(server, there)
        self._news("changed")
        self._set_alarm()

    # ------------------------------------------------------------ the end

    def stop(self) -> None:
        """Take the room out of use: no more bots, alarms or clients."""
        self.gone = True
        self._alarm.stop()
        self.bots.stop()
        self.advisor.stop()
        self.wishing.stop()
        self.clients.stop()
        self._news("stopped")

    @property
    def idle(self) -> bool:
        """Whether nothing happens here: nobody is connected, no command is under way, no bot thinks, no clock runs."""
        busy = self.clients.present() or self._lock.locked() or self.bots.busy
        return not busy and not self.table.clocks.falls()


def _unheard(task: asyncio.Task[Ruling]) -> None:
    """Take notice of how a command ended whose caller has gone away: of a refusal nobody needs to hear any more."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused | Gone):
        log.error("command failed", exc_info=fault)
