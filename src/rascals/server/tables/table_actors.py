"""A cache of table actors: tables are created, loaded from the store when requested, and evicted when unused."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rascals.server.background import persist
from rascals.server.loggers import logger
from rascals.server.store import SILENCE, Away, Damaged, Elsewhere, Store, StoreError, TableRow
from rascals.server.tables.persistence import SetAside, folded, read_head, read_table
from rascals.server.tables.shared_context import Change, Clock, Gone, SharedContext
from rascals.server.tables.table_actor import Listener, TableActor, operator_log
from rascals.server.tables.thinking import Thinker
from rascals.table import Pause, Refused, Resume, Table
from rascals.table.messages import TableInfo
from rascals.table.state import DESERTED

log = logger("rascals.tables")

ADOPTED = 500  # the most tables without an owner that are taken at a time
AT_ONCE = 50  # tables that are handed over at a time
FINISHED_KEPT = 200  # the most finished tables that stay in memory
LISTED = 500  # the most public tables in the list
REST = 3_600_000
SWEEP = 30.0
LAST_WRITES = 5.0  # seconds that `close` waits for transactions in progress


class TableActors:
    """The tables in memory, by id.

    `clock` gives the server's milliseconds, `delay` the seconds that a bot seems to think. A table in play that is
    unused for `rest` milliseconds is evicted until it is requested again; an open one to which nobody has been
    connected for `close` milliseconds is closed.
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
        self.context = SharedContext(store, thinker, clock, delay)
        self.store, self.clock = store, clock
        self.rest, self.deserted = rest, close
        self.followers: list[Listener] = []  # called for every change of a table actor
        self.damaged = SetAside(clock)
        self._missing: dict[str, None] = {}  # tables that should be in memory but could not be read, an ordered set
        self._missed = asyncio.Event()
        self.others_run: Callable[[], bool] = lambda: False  # whether other servers use the store as well
        self._running = clock()  # when this server last counted as running
        self._since: int | None = None  # when the last standstill of all servers ended; None: not known yet
        self._resting: dict[str, TableInfo] = {}  # the lobby's entries of public tables that were evicted
        self._actors: OrderedDict[str, TableActor] = OrderedDict()
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._folding = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._actors)

    def __iter__(self) -> Iterator[TableActor]:
        return iter(list(self._actors.values()))

    async def arrive(self) -> int:
        """Register this server as running, once; return when the last standstill of all servers ended.

        This precedes making or reading any table, so that tables read later are credited with the same standstill.
        """
        if self._since is None:
            self._since = await self.store.arrive(self.clock())
        return self._since

    async def create(self, row: TableRow) -> TableActor:
        """Create a table, durably; `Conflict` if there is one with its id or code."""
        await self.arrive()
        await self.store.create_table(row)
        taken_up = row.id in self._actors or row.id in self._loading  # another server has already written to the table
        known = await self.get(row.id) if taken_up else None
        if known is not None:
            return known
        epoch = await self.store.leases.take(row.id)
        actor = self._actors[row.id] = TableActor(
            folded(read_head(row), row, (), **self._here()), self.context, self._notify, epoch
        )
        header = actor.table.header
        operator_log.info("table made", table=header.id, game=header.game, players=header.players)
        self._notify(actor, "changed")
        return actor

    async def get(self, table: str) -> TableActor | None:
        """Return the actor of a table, loaded from the store if necessary; None if there is no such table.

        `Elsewhere` if another running server owns it; a table that none owns becomes this server's.
        """
        if self._doubtful():
            await self.check_leases()
        loading = self._loading.get(table)  # until loading is done, a table actor in `_actors` is not ready
        actor = self._actors.get(table) if loading is None else None
        if actor is not None:
            self._actors.move_to_end(table)
            actor.used = self.clock()
            return actor
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> TableActor | None:
        """Load a table from the store; a damaged one is set aside."""
        if self.damaged.rests(table):
            return None
        since = await self.arrive()
        epoch = await self.store.leases.take(table)
        try:
            row = await self.store.table(table)
            if row is None:
                return None
            async with self._folding:  # one at a time, so that other tables get their turn in between
                actor = TableActor(await read_table(self.store, row, **self._here()), self.context, self._notify, epoch)
        except Damaged as damage:
            self.damaged.add(damage)
            self._resting.pop(table, None)  # not listed, as nobody can join it
            return None
        self.damaged.mended(table)
        self._actors[table] = actor
        self._resting.pop(table, None)
        actor.row.found(row)
        actor.row.wake()
        await actor.row.tried()
        await self._take_up(actor, since)
        self._notify(actor, "read")
        return actor

    async def _take_up(self, actor: TableActor, since: int) -> None:
        """Resume a table that was loaded from the store; its clocks stood still while no server ran."""
        actor.owed = Resume(since)
        try:
            await actor.settle()
        except StoreError as error:
            log.warning("clocks not credited yet", table=actor.table.header.id, exc_info=error)
        actor.wake()

    async def read(self, table: str) -> Table | None:
        """Return a table as its log is now, only to look at; None if it does not exist or is damaged."""
        row = await self.store.table(table)
        try:
            return None if row is None else await read_table(self.store, row, **self._here())
        except Damaged:
            return None

    async def keep_loaded(self) -> None:
        """Load every unfinished table that no other server owns; reload those dropped when the store fails."""
        await persist(self.load_all, "tables not resumed")
        while True:
            await self._missed.wait()
            self._missed.clear()
            await persist(self._bring_back, "tables not resumed")

    async def load_all(self) -> None:
        """Load every unfinished table that no other server owns; `StoreError` if some could not be read."""
        for damage in await self.store.cut_short():
            self.damaged.add(damage)
        known: set[str] = set()
        while not known.issuperset(found := await self.adopt(ADOPTED)):
            known.update(found)

    async def adopt(self, most: int) -> list[str]:
        """Load unfinished tables that no running server owns, at most `most`; return their ids.

        Several servers may do so at the same time.
        """
        orphans = await self.store.leases.orphans(most)
        random.SystemRandom().shuffle(orphans)
        self._missing |= dict.fromkeys(orphans)
        await self._bring_back()
        return orphans

    # ------------------------------------------------------------ leases

    def checked(self) -> None:
        """Note that this server has counted as running until now."""
        self._running = self.clock()

    def _doubtful(self) -> bool:
        """Return whether this server was silent (suspended, perhaps) so long that others may own its tables now."""
        return self.others_run() and self._running + SILENCE <= self.clock()

    async def check_leases(self) -> None:
        """Drop the tables that other servers have taken over."""
        held = {actor.table.header.id: actor.epoch for actor in self if actor.epoch is not None}
        for table in await self.store.leases.lost(held):
            actor = self._actors.get(table)
            if actor is not None and actor.epoch == held[table]:
                actor.stop("moved")
        self.checked()

    def taken(self, table: str, epoch: int) -> None:
        """Drop a table that another server has taken over under this epoch."""
        actor = self._actors.get(table)
        if actor is not None and actor.epoch is not None and actor.epoch < epoch:
            actor.stop("moved")
        self._resting.pop(table, None)

    async def hand_over(self, actors: Sequence[TableActor], peer: str | None = None) -> None:
        """Let another server own these tables: `peer`, else the first that takes them; clients reconnect to it.

        Clients are notified only once the owner has changed; else they would come back here, and the table with them.
        """
        for begin in range(0, len(actors), AT_ONCE):
            some = actors[begin : begin + AT_ONCE]
            async with contextlib.AsyncExitStack() as stack:
                for actor in some:
                    await stack.enter_async_context(actor.between_commands)
                await self._assign([actor.table.header.id for actor in some if not actor.gone], peer)
                for actor in some:
                    actor.stop("moved")

    async def _assign(self, tables: Sequence[str], peer: str | None) -> None:
        if peer is None:
            await self.store.leases.release(tables)
            return
        for table in tables:
            await self.store.leases.give(table, peer)

    async def bring(self, table: str) -> None:
        """Load a table that has been given to this server."""
        self._missing[table] = None
        await self._bring_back()

    async def _bring_back(self) -> None:
        """Load the missing tables, one after another."""
        failure: StoreError | None = None
        for table in list(self._missing):
            self._missing.pop(table, None)  # added again if its table actor fails at once
            try:
                await self.get(table)
            except Elsewhere:  # another server was faster
                continue
            except StoreError as error:
                self._missing[table] = None
                if isinstance(error, Away):
                    raise
                failure = error
            except Exception:
                log.exception("table not resumed", table=table)
        if failure is not None:
            raise failure

    def known(self, table: str) -> TableActor | None:
        """Return the actor of a table if it is in memory, else None."""
        return self._actors.get(table)

    def seats(self, table: str, token: str) -> bool | None:
        """Return whether the token with this SHA-256 has a seat at a table; None if the table is not in memory.

        While the table is being loaded the answer is True, since the token may have a seat there.
        """
        actor = self._actors.get(table)
        if actor is None:
            return True if table in self._loading or table in self._missing else None
        return actor.table.seat_of(token) is not None

    async def sweep(self) -> None:
        """Check every table again, and evict those that nobody uses."""
        for actor in list(self._actors.values()):
            try:
                await actor.look_again()
            except Exception:  # one failing table actor must not stop the others
                log.exception("table not seen to", table=actor.table.header.id)
        idle = [actor for actor in self._actors.values() if actor.idle]
        finished = [actor for actor in idle if actor.table.status == "over"]
        await self.hand_over(finished[: max(0, len(finished) - FINISHED_KEPT)])
        for actor in idle:
            if actor.table.status == "playing" and actor.used + self.rest <= self.clock():
                self._put_to_rest(actor)

    def _put_to_rest(self, actor: TableActor) -> None:
        """Evict a table that nobody uses: its log has everything, and it is loaded again when requested."""
        if actor.table.header.public:
            self._resting[actor.table.header.id] = actor.table.info()
            if len(self._resting) > LISTED:
                del self._resting[min(self._resting, key=lambda name: self._resting[name].created)]
        actor.stop()
        log.info("table at rest", table=actor.table.header.id)

    async def keep_sweeping(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")

    def public(self) -> list[TableInfo]:
        """Return the public tables that are open or being played, the newest first, at most `LISTED`."""
        shown = [actor.table for actor in self._actors.values()]
        infos = [table.info() for table in shown if table.header.public and table.status != "over"]
        return sorted([*infos, *self._resting.values()], key=lambda info: (-info.created, info.id))[:LISTED]

    def _notify(self, actor: TableActor, change: Change) -> None:
        """Handle a change of a table actor, and pass it on to the followers; after its end nothing changes any more."""
        if actor.gone and change != "stopped":
            return
        if change == "stopped" and self._actors.get(actor.table.header.id) is actor:
            del self._actors[actor.table.header.id]
            if actor.failed:
                self._missing[actor.table.header.id] = None
                self._missed.set()
        for follower in self.followers:
            follower(actor, change)

    def _here(self) -> dict[str, Any]:
        """Return the arguments of `Table` that depend on this server."""
        return {"run": secrets.token_hex(6), "awake": self.clock(), "deserted": self.deserted}

    async def close(self) -> None:
        """Pause all clocks and stop all table actors, including those that are being loaded."""
        if self._loading:
            await asyncio.wait(self._loading.values(), timeout=LAST_WRITES)
        last = await self.store.depart()
        for actor in list(self._actors.values()):
            try:
                if last:  # else the table goes on at another server
                    await actor.do(Pause())
            except (Refused, Gone):
                pass
            except Exception:
                log.exception("pause failed", table=actor.table.header.id)
            actor.stop()
        await self.context.finish(LAST_WRITES)  # else the store would be closed in the middle of a transaction
