"""The notifier: finds people who are away while it is their turn; puts notices in the outbox, and sends each once.

If the network or the store fails, it retries for as long as it is still that turn. A notice that was sent is not sent
again, even if the store could not record that it was.

The notifier listens to changes in the table actors. When it is the turn of a seat whose person is connected nowhere, a
notice is put in the outbox, due after a short time in which they may come back. When it is due, the notifier checks
again that it is still the same turn and that the person is still away. It sends at most one notice for each turn.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rascals.server.background import Duties
from rascals.server.calling import notices
from rascals.server.calling.notices import DeliveryOutcome
from rascals.server.figures import ServerMetrics
from rascals.server.limits import Limits
from rascals.server.loggers import logger
from rascals.server.settings import Settings
from rascals.server.store import Notice, Store, StoreError
from rascals.server.tables.shared_context import Change, Clock
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.table import Table

if TYPE_CHECKING:  # they need an operating system
    from rascals.server.calling.mail import MailServer
    from rascals.server.calling.push import PushServices

AWAY = 15_000  # milliseconds that a person has to come back before they are notified
LEASE = 600_000  # milliseconds for which a server leases a notice
AT_ONCE = 10  # notices sent at the same time
TRIES = 100  # the most attempts, over about four days, as long as mail servers keep trying (RFC 5321, 4.5.4.1)
PAUSE = 30_000  # milliseconds before the second attempt, doubled for each further one
LONGEST = 3_600_000
LOOK = 30.0  # seconds between checks of the outbox, to which another server may have added notices
LAST = 5.0  # the most seconds that `close` waits for writes that have not been tried
UNCONFIRMED, UNUSED = 86_400_000, 90 * 86_400_000  # milliseconds after which callers are deleted

log = logger("rascals.calling")


Turn = tuple[str, int, int]  # a table, a seat, and the first decision of its turn


@dataclass(frozen=True, repr=False)
class _Owed:
    """A notice still to be put in the outbox: for the person in a seat at that time, due at a time in milliseconds."""

    token: str
    keys: tuple[str, ...]
    due: int


@dataclass
class Notifier:
    """Notifies people by web push and by mail, as far as the server offers either."""

    settings: Settings
    store: Store
    actors: TableActors
    limits: Limits
    metrics: ServerMetrics
    clock: Clock
    push: PushServices | None = None
    mail: MailServer | None = None

    def __post_init__(self) -> None:
        self._away: dict[str, set[tuple[int, int]]] = {}
        self._owed: dict[Turn, _Owed] = {}
        self._outcomes: dict[str, tuple[DeliveryOutcome, Notice, int]] = {}  # by key, until stored, with the next try
        self._enqueueing = Duties(lambda: self._owed, self._enqueue, "notice not kept")
        self._storing = Duties(lambda: self._outcomes, self._store_outcome, "outcome of a notice not kept")
        self._fresh = asyncio.Event()
        if self.open:
            self.actors.followers.append(self.noted)

    @property
    def open(self) -> bool:
        """Whether web push or mail is offered."""
        return self.push is not None or self.mail is not None

    # ------------------------------------------------------------ whom to notify

    def noted(self, actor: TableActor, change: Change) -> None:
        """Handle a change of a table actor."""
        table = actor.table
        name = table.header.id
        if change == "stopped":
            self._away.pop(name, None)  # owed notices still go into the outbox; `still_true` checks them later
        elif change in {"changed", "connected", "read"}:
            now = awaited_away(table)
            fresh = now - self._away.get(name, set())
            self._away[name] = now
            for turn in [turn for turn in self._owed if turn[0] == name and turn[1:] not in now]:
                del self._owed[turn]
            for seat, stretch in sorted(fresh):
                holder = table.seats[seat]
                owed = _Owed(holder.token or "", tuple(holder.proofs), self.clock() + AWAY)
                self._owed[name, seat, stretch] = owed
            self._enqueueing.wake()

    def anew(self, actor: TableActor) -> None:
        """Check again who is away at a table, because somebody there has asked to be notified."""
        self._away.pop(actor.table.header.id, None)
        self.noted(actor, "changed")

    async def _enqueue(self, turn: Turn, _tries: int) -> None:
        (name, seat, stretch), owed = turn, self._owed[turn]
        if await self.store.calls.enqueue_turn(name, owed.token, seat, stretch, owed.due, owed.keys):
            self._fresh.set()
        if self._owed.get(turn) is owed:  # unless another request to be notified has replaced it meanwhile
            del self._owed[turn]

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
        """Send a notice if it is still true, and store the outcome; until that is stored, it is not sent again."""
        if notice.key not in self._outcomes:
            outcome = await self._tried(notice)
            if outcome is not None:
                self._outcomes[notice.key] = self._noted(notice, outcome)
        self._storing.wake()
        await self._storing.tried()

    async def _tried(self, notice: Notice) -> DeliveryOutcome | None:
        """Send a notice, or drop it; if that fails, it is tried again later, without holding up the others."""
        try:
            outcome = await self._sent(notice)
            if outcome is None:
                await self.store.calls.drop(notice.key)
        except Exception as error:
            log.warning("notice failed", table=notice.table, exc_info=error)
            return DeliveryOutcome("later", "fault")
        return outcome

    async def _sent(self, notice: Notice) -> DeliveryOutcome | None:
        """Send a notice if it is still true; None if it is not."""
        table: Table | None = None
        if notice.kind == "turn":
            actor = await self.actors.get(notice.table)
            if actor is None or not still_true(notice, actor.table):
                return None
            table = actor.table
        if notice.caller.kind == "push":
            if self.push is None or table is None:
                return None
            payload = notices.pushed(notice, table, self.settings.base_path)
            return await self.push.send(notice.caller, payload, notice.table)
        if self.mail is None or self.settings.public_url is None:
            return None
        if not self.limits.allow("mails", notice.caller.address):
            return DeliveryOutcome("later", "limit", self.limits.wait("mails", notice.caller.address))
        return await self.mail.send(notice.caller.address, notices.letter(notice, table, self.settings.public_url))

    def _noted(self, notice: Notice, outcome: DeliveryOutcome) -> tuple[DeliveryOutcome, Notice, int]:
        """Count and log an outcome; return it as it is to be stored, with the time of this attempt, or of the next."""
        if outcome.kind == "later" and notice.tries + 1 >= TRIES:
            outcome = replace(outcome, kind="refused")
        self.metrics.notices.labels(notice.caller.kind, outcome.kind).inc()
        log.info("notice", kind=notice.caller.kind, table=notice.table, outcome=outcome.kind, reason=outcome.status)
        pause = max(min(LONGEST, PAUSE << notice.tries), min(LONGEST, int(outcome.wait * 1000)))
        return outcome, notice, self.clock() + (pause if outcome.kind == "later" else 0)

    async def _store_outcome(self, key: str, _tries: int) -> None:
        outcome, notice, at = self._outcomes[key]
        if outcome.kind == "gone":
            await self.store.calls.remove(notice.caller.id)
        elif outcome.kind == "later":
            await self.store.calls.later(key, at)
        else:
            await self.store.calls.sent(key, at)
        del self._outcomes[key]

    async def forget(self) -> None:
        """Delete callers that were not confirmed within a day, and old ones without calls."""
        await self.store.calls.purge(self.clock() - UNCONFIRMED, self.clock() - UNUSED)

    async def close(self) -> None:
        """Wait until every pending write has been tried, for `LAST` seconds at most, then give up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                await self.settled()
        self._enqueueing.stop()
        self._storing.stop()

    async def settled(self) -> None:
        """Wait until every pending write has been tried once."""
        await self._enqueueing.tried()
        await self._storing.tried()


def awaited_away(table: Table) -> set[tuple[int, int]]:
    """Return the seats to act whose people are connected nowhere, each with the first decision of its turn."""
    if table.status != "playing":
        return set()
    return {(seat, table.stretches[seat]) for seat in table.thinking if not table.seats[seat].present}


def still_true(notice: Notice, table: Table) -> bool:
    """Return whether it is still the turn that a notice is about, and its reader, still in that seat, is still away."""
    still_theirs = table.seats[notice.seat].token == notice.token
    return still_theirs and (notice.seat, notice.stretch) in awaited_away(table)
