"""The notifier: finds people who are away while it is their turn; puts notices in the outbox, and sends each once.

The notifier listens to changes in the rooms. When it is the turn of a seat whose person is connected nowhere, a notice
is put in the outbox, due after a short time in which they may come back. When it is due, the table is checked again: is
it still the same turn, and are they still away? Each turn is notified once, whatever happens meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass

from rascals.server.calling import notices
from rascals.server.calling.ways import Mail, Outcome, Push
from rascals.server.figures import Figures
from rascals.server.guard.limits import Limits
from rascals.server.loggers import logger
from rascals.server.settings import Settings
from rascals.server.store import Notice, Store, StoreError
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.server.tables.shared_context import Change, Clock, UnderWay
from rascals.table import Table

AWAY = 15_000  # milliseconds that somebody has to come back before they are notified
LEASE = 600_000  # milliseconds of the lease on which a server takes a notice
AT_ONCE = 10  # notices sent at the same time
TRIES = 6
PAUSE = 30_000  # milliseconds before the second try, doubled for each further one
LONGEST = 3_600_000
LOOK = 30.0  # seconds between checks of the outbox, to which another server may have added notices
LAST = 5.0  # seconds that `close` waits for tasks in progress
UNCONFIRMED, UNUSED = 86_400_000, 90 * 86_400_000  # milliseconds after which callers are deleted

log = logger("rascals.calling")


@dataclass
class Notifier:
    """Notifies people by web push and by mail, as far as the server offers either."""

    settings: Settings
    store: Store
    rooms: Rooms
    limits: Limits
    metrics: Figures
    clock: Clock
    push: Push | None = None
    mail: Mail | None = None

    def __post_init__(self) -> None:
        self._away: dict[str, set[tuple[int, int]]] = {}
        self._over: set[str] = set()
        self._jobs = UnderWay()
        self._fresh = asyncio.Event()
        if self.open:
            self.rooms.followers.append(self.noted)

    @property
    def open(self) -> bool:
        """Whether web push or mail is offered."""
        return self.push is not None or self.mail is not None

    # ------------------------------------------------------------ whom to notify

    def noted(self, room: Room, change: Change) -> None:
        """Handle a change in a room."""
        table = room.table
        name = table.header.id
        if change == "stopped":
            self._away.pop(name, None)
            self._over.discard(name)
        elif change in {"changed", "connected", "read"}:
            now = awaited_away(table)
            fresh = now - self._away.get(name, set())
            self._away[name] = now
            for seat, stretch in sorted(fresh):
                self._do(self._lay_down(table, seat, stretch))
            if table.status == "over" and name not in self._over:
                self._over.add(name)
                self._do(self.store.calls.end(name))

    def anew(self, room: Room) -> None:
        """Check again who is away at a table, because somebody there has asked to be notified."""
        self._away.pop(room.table.header.id, None)
        self.noted(room, "changed")

    def _do(self, job: Awaitable[object]) -> None:
        self._jobs.keep(asyncio.create_task(self._safely(job)))

    async def _safely(self, job: Awaitable[object]) -> None:
        try:
            await job
        except StoreError as error:
            log.warning("notice not kept", exc_info=error)
        except Exception:
            log.exception("notice failed")

    async def _lay_down(self, table: Table, seat: int, stretch: int) -> None:
        place, name = table.places[seat], table.header.id
        try:
            count = await self.store.calls.enqueue_turn(
                name, place.token or "", seat, stretch, self.clock() + AWAY, tuple(place.proofs)
            )
        except StoreError:
            self._away.get(name, set()).discard((seat, stretch))  # the next change at the table tries again
            raise
        if count:
            self._fresh.set()

    async def confirm(self, caller: str, table: str) -> None:
        """Send a caller the request to confirm its address, at once."""
        await self.store.calls.enqueue_confirmation(caller, table, self.clock())
        self._fresh.set()

    # ------------------------------------------------------------ sending

    async def keep_sending(self) -> None:
        """For ever, send the notices that are due."""
        if not self.open:
            return
        await self._begin()
        while True:
            pause = LOOK
            try:
                while await self.send_due():
                    pass
                pause = await self._until_next()
            except StoreError as error:
                log.warning("notices not sent", exc_info=error)
            except Exception:
                log.exception("notices failed")
            try:
                async with asyncio.timeout(pause):
                    await self._fresh.wait()
            except TimeoutError:
                pass
            self._fresh.clear()

    async def _begin(self) -> None:
        """Release the leases that a stopped server left behind, if no other server is running."""
        try:
            if await self.store.alone():
                await self.store.calls.release()
        except StoreError as error:
            log.warning("notices left on lease", exc_info=error)

    async def _until_next(self) -> float:
        due = await self.store.calls.waiting()
        return LOOK if due is None else min(LOOK, max(0.1, (due - self.clock()) / 1000))

    async def send_due(self) -> int:
        """Send the notices that are due now; return how many there were."""
        found = await self.store.calls.take(self.clock(), LEASE, AT_ONCE)
        await asyncio.gather(*(self._deliver(notice) for notice in found))
        return len(found)

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self._note(notice, await self._tried(notice))
        except StoreError as error:  # it is taken again when the lease has expired
            log.warning("notice put back", table=notice.table, exc_info=error)

    async def _tried(self, notice: Notice) -> Outcome | None:
        """Send a notice; if an unexpected error occurs, it is tried again later and does not hold up the others."""
        try:
            return await self._sent(notice)
        except StoreError:
            raise
        except Exception:
            log.exception("notice failed", table=notice.table)
            return Outcome("later", "fault")

    async def _sent(self, notice: Notice) -> Outcome | None:
        """Send a notice if it is still true; None if it is not."""
        table: Table | None = None
        if notice.kind == "turn":
            room = await self.rooms.get(notice.table)
            if room is None or not still_true(notice, room.table):
                return None
            table = room.table
        if notice.caller.kind == "push":
            if self.push is None or table is None:
                return None
            return await self.push.send(notice.caller, notices.pushed(notice, table), notice.table)
        if self.mail is None or self.settings.public_url is None:
            return None
        if not self.limits.allow("mails", notice.caller.address):
            return Outcome("later", "limit", self.limits.wait("mails", notice.caller.address))
        return await self.mail.send(notice.caller.address, notices.letter(notice, table, self.settings.public_url))

    async def _note(self, notice: Notice, outcome: Outcome | None) -> None:
        """Store the outcome of a notice."""
        calls = self.store.calls
        if outcome is None:
            await calls.drop(notice.key)
            return
        kind = "refused" if outcome.kind == "later" and notice.tries + 1 >= TRIES else outcome.kind
        self.metrics.notices.labels(notice.caller.kind, kind).inc()
        log.info("notice", kind=notice.caller.kind, table=notice.table, outcome=kind, reason=outcome.status)
        if kind == "gone":
            await calls.remove(notice.caller.id)
        elif kind == "later":
            pause = max(min(LONGEST, PAUSE << notice.tries), min(LONGEST, int(outcome.wait * 1000)))
            await calls.later(notice.key, self.clock() + pause)
        else:
            await calls.sent(notice.key, self.clock())

    async def forget(self) -> None:
        """Delete callers that were not confirmed within a day, and old ones without calls."""
        await self.store.calls.purge(self.clock() - UNCONFIRMED, self.clock() - UNUSED)

    async def close(self) -> None:
        """Wait for tasks in progress."""
        await self._jobs.end(LAST)


def awaited_away(table: Table) -> set[tuple[int, int]]:
    """Return the seats to act whose people are connected nowhere, each with the first decision of its turn."""
    if table.status != "playing":
        return set()
    return {(seat, table.stretches[seat]) for seat in table.thinking if not table.places[seat].present}


def still_true(notice: Notice, table: Table) -> bool:
    """Return whether it is still the turn that a notice is about, and its reader, still in that seat, is still away."""
    still_theirs = table.places[notice.seat].token == notice.token
    return still_theirs and (notice.seat, notice.stretch) in awaited_away(table)
