"""A table actor holds one table in memory: it carries out commands and everything that follows from them.

Every command is carried out write-ahead: decide → append to the store, durably → apply → acknowledge → tell. A lock
lets one command through at a time. If the store fails, it is unknown what it has kept, so the rest of the log is read
from it; only if that fails too does the table actor stop, and the table is loaded again.

Clients and bots are separate objects. A table actor does not know its owner: it reports its changes (see
`Change`) to its `listener`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rascals.server.loggers import logger
from rascals.server.store import Conflict, Lost, StoreError, Unfit
from rascals.server.tables.acting import Advisor, BotSeats, ConditionalMoves
from rascals.server.tables.clients import ClientQueue, Clients
from rascals.server.tables.persistence import RowUpkeep, as_rows, read_entries
from rascals.server.tables.shared_context import Change, Gone, SharedContext
from rascals.server.wire import ByeCode
from rascals.table import Command, CommandResult, Entry, Refused, Return, Table, Unproved, Viewer
from rascals.table.entries import Closed, HostChanged, Left, Moved, Rematched, Sat, StandinChanged, Started

log = logger("rascals.tables")
operator_log = logger("rascals.tables")  # the life of tables; never with a name, code or move

LONGEST = 3600.0  # seconds after which the alarm rings at the latest, to be set again
ABSENT = ("left", "host", "flag")  # reasons for a stand-in that end when the person connects again


Done = Callable[[CommandResult], None]
Listener = Callable[["TableActor", Change], None]


class TableActor:
    """One table in memory, with its clients, its bots and an alarm for its next deadline.

    `epoch`: of the lease by which this server owns the table; None where no other server can.
    """

    def __init__(self, table: Table, context: SharedContext, listener: Listener, epoch: int | None = None) -> None:
        self.table, self.epoch = table, epoch
        self.gone = False
        self.failed = False  # whether it stopped because the store failed
        self.used = context.clock()
        self.rematching = asyncio.Lock()
        self.owed: Command | None = None  # to be carried out before any other command, once the store accepts it
        self.clients = Clients(table, context.clock, self._connected)
        self.bots = BotSeats(table, context, self.do)
        self.advisor = Advisor(table, context)
        self.conditional_moves = ConditionalMoves(table, self.do)
        self.row = RowUpkeep(table, context.store)
        self._context, self._report = context, partial(listener, self)
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None  # for the table's next deadline
        self._unsure = False  # whether the store may have kept a write that failed

    # ------------------------------------------------------------ commands

    async def do(self, command: Command, done: Done | None = None) -> CommandResult:
        """Carry out a command; `Refused` if it is not allowed, `Unproved` if its token does not prove its seat.

        Both are checked when the command's turn comes. `done` is called once the command is durable, before any client
        is notified. The command is completed even if the caller is cancelled meanwhile.
        """
        task = asyncio.create_task(self._do(command, done))
        self._context.keep(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _do(self, command: Command, done: Done | None) -> CommandResult:
        async with self._lock:
            if self.gone:
                raise Gone
            await self._settle()
            result = await self._carried_out(command, done)
        await self._follow(result)
        return result

    async def settle(self) -> None:
        """Carry out the owed command; `StoreError` if the store fails: then it is still owed."""
        async with self._lock:
            if not self.gone:
                await self._settle()

    async def _settle(self) -> None:
        if self.owed is not None:
            await self._carried_out(self.owed, None)
            self.owed = None

    async def _carried_out(self, command: Command, done: Done | None) -> CommandResult:
        """Decide, write the entries that follow, apply them, acknowledge, and notify clients.

        If the log has entries that are new here, they are applied and the command is decided again. The same happens if
        writing failed, unless the log contains the entries nevertheless. If another server has taken the table over,
        the table actor stops.
        """

        def acknowledged(result: CommandResult) -> None:
            self.table.remember(command)
            if done is not None:
                done(result)

        while True:
            result = await self._decided(command)
            try:
                await self._append(result.entries)
            except Unfit:
                raise
            except Lost:
                self.stop("moved")
                raise Gone from None
            except StoreError as error:
                if await self._doubt(result, acknowledged, error):
                    return result
            except BaseException:
                self.stop()
                raise
            else:
                self._apply(result, acknowledged)
                return result

    async def _append(self, entries: Sequence[Entry]) -> None:
        """Append entries to the log, durably; `Conflict` if it has some of these numbers, `Lost` without the lease."""
        if entries:
            await self._context.store.append(self.table.header.id, as_rows(entries), self.epoch)

    async def _decided(self, command: Command) -> CommandResult:
        """Decide a command. Where there can be other servers, nothing is refused before the log has been read again.

        One of them may own the table by now without this server having noticed.
        """
        try:
            return self.table.decide(command, max(self._context.clock(), self.table.last))
        except (Refused, Unproved):
            found = [] if self.epoch is None else await self._unread()
            if not found:
                raise
            self._catch_up(found)
            return self.table.decide(command, max(self._context.clock(), self.table.last))

    def _apply(self, result: CommandResult, done: Done) -> None:
        """Apply what has been written, acknowledge, and notify clients."""
        posts = [post for entry in result.entries for post in self.table.apply(entry, result.tried)]
        done(result)
        self.clients.tell(posts)
        for entry in result.entries:
            note(self.table, entry)
            self.clients.see_out(entry)

    async def _doubt(self, result: CommandResult, done: Done, error: StoreError) -> bool:
        """After a failed write, apply the log's entries that are new here; raise the error if there are none.

        Return whether those of the result are among them: then it is acknowledged and sent to clients like any other.
        Clients stay connected, because entries can still be read and sent; but a `Conflict` without new entries stops
        the table actor.
        """
        found = await self._unread()
        ours = found[: len(result.entries)]
        kept = not isinstance(error, Conflict) and as_rows(ours) == as_rows(result.entries)
        if kept:
            self._apply(result, done)
        self._catch_up(found[len(result.entries) :] if kept else found)
        if not found:
            if isinstance(error, Conflict):
                self.stop()
            self._unsure = True
            raise error
        return kept

    async def catch_up(self) -> None:
        """Apply the entries of the table's log that are new here."""
        async with self._lock:
            self._unsure = False
            if not self.gone:
                self._catch_up(await self._unread())

    async def _unread(self) -> list[Entry]:
        """Return the entries of the log that this server has not applied."""
        with self._or_stop():
            return await read_entries(self._context.store, self.table.header.id, self.table.entries)

    def _catch_up(self, entries: Sequence[Entry]) -> None:
        """Apply entries that are already in the log, and notify clients."""
        with self._or_stop():
            for entry in entries:
                self.clients.tell(self.table.apply(entry))
                self.clients.see_out(entry)
        if entries:  # even if the command that is decided again is then refused
            self.used = self._context.clock()
            self._report("changed")
            self.wake()

    @contextlib.contextmanager
    def _or_stop(self) -> Iterator[None]:
        """Stop the table actor if the log cannot be read or applied: then the table is loaded again."""
        try:
            yield
        except BaseException:
            self.failed = True
            self.stop()
            raise

    async def _follow(self, result: CommandResult) -> None:
        """Do what follows from a command: update the table's row, wake bots, set the alarm.

        The row's update is tried once before the command is answered; if it fails, the command succeeds nevertheless.
        """
        self.used = self._context.clock()
        if result.entries:
            self._report("changed")
        self.wake()
        await self.row.tried()

    def wake(self) -> None:
        """Start the bots that are to act, and everything else that is due."""
        if not self.gone:
            self.advisor.move_on()
            self.bots.wake()
            self.conditional_moves.wake()
            self.row.wake()
            self._set_alarm()

    async def look_again(self) -> None:
        """Check the clock, then start everything that is due and not in progress: no lost task blocks a table."""
        try:
            await self.look_at_clock()
        finally:
            self.wake()

    # ------------------------------------------------------------ time

    def _ring(self) -> None:
        self._context.keep(asyncio.create_task(self.look_at_clock()))

    async def look_at_clock(self) -> None:
        """Carry out the commands that are due: flags that fall, an absent host, a deserted table.

        If the store fails, this is left to the next sweep; an alarm would fire again at once, without end.
        """
        try:
            if self._unsure:
                await self.catch_up()
            for command in self.table.overdue(self._context.clock()):
                with contextlib.suppress(Refused, Gone):
                    await self.do(command)
        except StoreError as error:
            log.warning("clock not seen to", table=self.table.header.id, exc_info=error)
        else:
            self._set_alarm()

    def _set_alarm(self) -> None:
        """Set the alarm for the table's next deadline, such as a clock that runs out; none after the actor's end."""
        if self._alarm is not None:
            self._alarm.cancel()
        when = self.table.alarm
        if when is not None and not self.gone:
            wait = min(max(0.0, (when - self._context.clock()) / 1000), LONGEST)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    # ------------------------------------------------------------ clients

    async def attach(
        self, viewer: Viewer, queue: ClientQueue, after: int, run: str | None, token: str | None = None
    ) -> None:
        """Connect a client: send it what it missed, or a snapshot, then all further messages for its viewer.

        `token`: the SHA-256 of the token that proved the viewer's seat; `Unproved` if it no longer does, because it was
        revoked, or the seat was freed and perhaps taken by somebody else.
        """
        self._check(viewer, token)
        if viewer is not None and self.table.seats[viewer].reason in ABSENT and self.table.status == "playing":
            with contextlib.suppress(StoreError):  # the client may still watch; the bot plays on until a write succeeds
                await self.do(Return(viewer, token=token))
        if self.gone or viewer not in self.table.channels:
            raise Gone
        self._check(viewer, token)
        queue.token = token
        self.clients.attach(viewer, queue, after, run)

    def _check(self, viewer: Viewer, token: str | None) -> None:
        if token is not None and self.table.seat_of(token) != viewer:
            raise Unproved

    def _connected(self) -> None:
        """Handle a client that has connected or disconnected."""
        self.used = self._context.clock()
        self._report("connected")
        self._set_alarm()

    # ------------------------------------------------------------ the end

    @property
    def between_commands(self) -> asyncio.Lock:
        """A lock to hold while no command may be in progress; a command that arrives meanwhile waits."""
        return self._lock

    def stop(self, code: ByeCode | None = None) -> None:
        """Take the table actor out of use: no more bots, alarms or clients, which get the code, if any.

        The table is loaded again when it is next requested.
        """
        if self.gone:
            return
        self.gone = True
        self._set_alarm()
        self.bots.stop()
        self.advisor.stop()
        self.conditional_moves.stop()
        self.row.stop()
        self.clients.stop(code)
        self._report("stopped")

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, no command is in progress, nothing is due and no clock runs."""
        owing = self.bots.busy or self.conditional_moves.busy or self.row.busy
        busy = self.clients.present() or self._lock.locked() or owing
        return not busy and not self.table.clocks.falls()


def _log_failure(task: asyncio.Task[CommandResult]) -> None:
    """Log the failure of a command whose caller was cancelled; a refusal no longer matters."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused | Gone):
        log.error("command failed", exc_info=fault)


def note(table: Table, entry: Entry) -> None:
    """Log an entry that the table has just applied, if it matters to an operator; moves are never logged."""
    say = partial(operator_log.info, table=table.header.id)
    match entry.what:
        case Sat(seat=seat, bot=bot):
            say("seat taken", seat=seat, kind="person" if bot is None else "bot", bot=bot)
        case Left(seat=seat, kicked=kicked):
            say("seat left", seat=seat, reason="kicked" if kicked else "left")
        case StandinChanged(seat=seat, bot=None):
            say("stand-in over", seat=seat)
        case StandinChanged(seat=seat, bot=bot, reason=reason):
            say("stand-in", seat=seat, bot=bot, reason=reason)
        case HostChanged(seat=seat):
            say("host changed", seat=seat)
        case Started():
            say("game started", game=table.header.game, players=table.header.players)
        case Moved() if table.match is not None and table.match.over:
            seconds = (entry.at - table.lines[0].at) / 1000
            say("game over", reason=table.match.end_reason, seconds=seconds, n=len(table.match.history) - 1)
        case Closed():
            say("table closed", reason="deserted" if table.people() else "left")
        case Rematched():
            say("rematch made")
