"""Who is away while it is their turn, and the notices to them: laid down durably, looked at again, sent once each.

The office follows what is news of the rooms. Where a seat is awaited whose person is connected nowhere, a notice is
laid in the outbox, due after a moment in which they may come back. When it is due the table is asked again: is it still
their turn, the same turn, and are they still away? Each turn is told once, whatever happens meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass

from rascals.server.calling import notices
from rascals.server.calling.encryption import private_key, public_text
from rascals.server.calling.mail import MailServer
from rascals.server.calling.outcome import Outcome
from rascals.server.calling.push import PushServices
from rascals.server.guard.limits import Limits
from rascals.server.logs import logger
from rascals.server.metrics import Metrics
from rascals.server.settings import Settings
from rascals.server.store import Notice, Store, StoreError
from rascals.server.tables.premises import Change, Clock, UnderWay
from rascals.server.tables.room import Room
from rascals.server.tables.rooms import Rooms
from rascals.table import Table

AWAY = 15_000  # milliseconds that somebody has to come back before they are called
LEASE = 600_000  # milliseconds for which one server has a notice to itself
AT_ONCE = 10  # notices sent at the same time
TRIES = 6
PAUSE = 30_000  # milliseconds before the second try, which double each time
LONGEST = 3_600_000
LOOK = 30.0  # seconds between looks at the outbox: another server may have laid something down
LAST = 5.0  # seconds that the end waits for what is under way
UNCONFIRMED, UNUSED = 86_400_000, 90 * 86_400_000  # milliseconds after which callers are forgotten

log = logger("rascals.calling")


@dataclass
class PostOffice:
    """Calls people by web push and by mail, as far as the server's owner has set either up."""

    settings: Settings
    store: Store
    rooms: Rooms
    limits: Limits
    metrics: Metrics
    clock: Clock
    push: PushServices | None = None
    mail: MailServer | None = None

    def __post_init__(self) -> None:
        chosen = self.settings
        self.push_key: str | None = None
        if chosen.push_key is not None:
            key = private_key(chosen.push_key)
            self.push_key = public_text(key)
            contact = chosen.push_contact or chosen.public_url or ""
            self.push = self.push or PushServices(key, contact, chosen.push_services, self.clock)
        if chosen.mail_server is not None:
            self.mail = self.mail or MailServer(chosen.mail_server, chosen.mail_from or "")
        self._away: dict[str, set[tuple[int, int]]] = {}
        self._over: set[str] = set()
        self._jobs = UnderWay()
        self._fresh = asyncio.Event()
        if self.open:
            self.rooms.followers.append(self.noted)

    @property
    def open(self) -> bool:
        """Whether anybody can be called at all."""
        return self.push is not None or self.mail is not None

    # ------------------------------------------------------------ whom to call

    def noted(self, room: Room, change: Change) -> None:
        """Take in what is news of a room."""
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
        """Somebody at a table wants to be called: look who is away as if nobody had yet."""
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
        token, name = table.places[seat].token or "", table.header.id
        try:
            count = await self.store.calls.enqueue_turn(name, token, seat, stretch, self.clock() + AWAY)
        except StoreError:
            self._away.get(name, set()).discard((seat, stretch))  # the next news of the table tries again
            raise
        if count:
            self._fresh.set()

    async def confirm(self, caller: str, table: str) -> None:
        """Ask a caller whether the address is theirs, at once."""
        await self.store.calls.enqueue_confirmation(caller, table, self.clock())
        self._fresh.set()

    # ------------------------------------------------------------ sending

    async def keep_sending(self) -> None:
        """Send what is due, for ever."""
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
        """Take what a server left on lease that ended in the middle of it, where no other is there."""
        try:
            if await self.store.alone():
                await self.store.calls.release()
        except StoreError as error:
            log.warning("notices left on lease", exc_info=error)

    async def _until_next(self) -> float:
        due = await self.store.calls.waiting()
        return LOOK if due is None else min(LOOK, max(0.1, (due - self.clock()) / 1000))

    async def send_due(self) -> int:
        """Send the notices that are due now; how many there were."""
        found = await self.store.calls.take(self.clock(), LEASE, AT_ONCE)
        await asyncio.gather(*(self._deliver(notice) for notice in found))
        return len(found)

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self._note(notice, await self._tried(notice))
        except StoreError as error:  # it is taken again when the lease is up
            log.warning("notice put back", table=notice.table, exc_info=error)

    async def _tried(self, notice: Notice) -> Outcome | None:
        """Send a notice; one by which the server itself fails counts as tried, and keeps no other waiting."""
        try:
            return await self._sent(notice)
        except StoreError:
            raise
        except Exception:
            log.exception("notice failed", table=notice.table)
            return Outcome("later", "fault")

    async def _sent(self, notice: Notice) -> Outcome | None:
        """Send a notice that is still true; None for one that is not."""
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
        """Note how a notice came out."""
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
        """Forget callers that nobody confirmed within a day, and those of long ago that are called nowhere."""
        await self.store.calls.purge(self.clock() - UNCONFIRMED, self.clock() - UNUSED)

    async def close(self) -> None:
        """See through what is under way."""
        await self._jobs.end(LAST)


def awaited_away(table: Table) -> set[tuple[int, int]]:
    """Return the seats that are awaited while their people are connected nowhere, and the first decision of each."""
    if table.status != "playing":
        return set()
    return {(seat, table.stretches[seat]) for seat in table.thinking if not table.places[seat].present}


def still_true(notice: Notice, table: Table) -> bool:
    """Whether it is still the turn that a notice tells of, and still its reader's, who is still away."""
    return (notice.seat, notice.stretch) in awaited_away(table) and table.seat_of(notice.token) == notice.seat
