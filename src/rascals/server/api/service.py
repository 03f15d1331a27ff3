"""The application context: the parts of the running server, and what REST and sockets both do with them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from starlette.requests import HTTPConnection

from rascals.bots import names as bot_names
from rascals.bots.interface import Considered
from rascals.server.api import forwarding
from rascals.server.api.forwarding import NoPeers, Peers
from rascals.server.api.problems import Problem
from rascals.server.api.seat_proof import ProvedSeat
from rascals.server.calling.notifier import Notifier
from rascals.server.figures import ServerMetrics
from rascals.server.guard import origins
from rascals.server.limits import Limits, network
from rascals.server.settings import Settings
from rascals.server.store import DAMAGES, Elsewhere, Store
from rascals.server.tables.acting import about
from rascals.server.tables.analyses import Analyses
from rascals.server.tables.lessons import OngoingLessons
from rascals.server.tables.other_servers import Copy, Seen
from rascals.server.tables.registry import TableRegistry
from rascals.server.tables.replays import Replays
from rascals.server.tables.shared_context import Gone
from rascals.server.tables.table_actor import Done, TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.server.tables.what_ifs import WhatIfs
from rascals.server.wire import Advice, ConsideredMove, Reason
from rascals.table import Command, CommandResult, Refused, commands, projection

if TYPE_CHECKING:
    from rascals.server.calling.mail import MailServer
    from rascals.server.calling.push import PushServices
    from rascals.signing import Signer

# ---------------------------------------------------------------- extras
# Optional features that a server's owner can plug in.

T = TypeVar("T")


class Sealing(Protocol):
    """Encrypts the tokens of seats for a secret link; `rascals.server.features`."""

    def seal(self, link: str, table: str, token: str) -> bytes:
        """Return a seat's token encrypted with a link, valid for this table only."""

    def unseal(self, link: str, table: str, sealed: bytes) -> str | None:
        """Return the decrypted token; None with another link, for another table, or if the data was changed."""


@dataclass(frozen=True)
class Extras:
    """The features of a server; None for those it does not offer.

    signer: signs saved games, which are unsigned without it. sealing: for sign-in links. push, mail: the ways to notify
    people. html: converts the rules help from Markdown to HTML. qr_code: returns the SVG of a link. own_address:
    returns this machine's address on its network, None if it is not on one.
    """

    signer: type[Signer] | None = None
    sealing: Sealing | None = None
    push: PushServices | None = None
    mail: MailServer | None = None
    html: Callable[[str], str] | None = None
    qr_code: Callable[[str], bytes] | None = None
    own_address: Callable[[], str | None] = lambda: None


def offered(extra: T | None) -> T:
    """Return a feature that is offered; otherwise `Problem`, as for a path that does not exist."""
    if extra is None:
        raise Problem("not_found", "not-found")
    return extra


_ID = re.compile(r"[!-~]{1,64}")  # the form of a table's id


def steady_clock() -> Callable[[], int]:
    """Return a clock that gives milliseconds since 1970 and never goes back while the process runs."""
    base = time.time_ns() - time.monotonic_ns()
    return lambda: (base + time.monotonic_ns()) // 1_000_000


@dataclass
class Service:
    """The parts of a running server. `run` identifies this run of the process."""

    settings: Settings
    store: Store
    limits: Limits
    thinker: Thinker
    clock: Callable[[], int]
    metrics: ServerMetrics = field(default_factory=ServerMetrics)
    extras: Extras = field(default_factory=Extras)
    replays: Replays = field(default_factory=Replays)
    peers: Peers = field(default_factory=NoPeers)
    registry: TableRegistry = field(init=False)
    analyses: Analyses = field(init=False)
    what_ifs: WhatIfs = field(init=False)
    notifier: Notifier = field(init=False)
    lessons: OngoingLessons = field(default_factory=OngoingLessons)
    run: str = field(default_factory=lambda: secrets.token_hex(6))
    stopping: bool = False
    streams_ended: int = 0  # the number of event streams that have ended so far
    guessing: asyncio.Lock = field(default_factory=asyncio.Lock)  # one code at a time, so that none exceeds the limit
    _signer: Signer | None = None

    def __post_init__(self) -> None:
        self.thinker.observe = self.metrics.observe_bot
        self.analyses, self.what_ifs = Analyses(self.thinker), WhatIfs(self.thinker)
        rest, close = self.settings.rest_minutes * 60_000, self.settings.close_minutes * 60_000
        actors = TableActors(self.store, self.thinker, self.clock, self._delay, rest=rest, close=close)
        actors.context.cell = self.settings.cell
        self.registry = TableRegistry(actors, self.store, partial(forwarding.public_tables, self))
        ways = self.extras.push, self.extras.mail
        self.notifier = Notifier(self.settings, self.store, actors, self.limits, self.metrics, self.clock, *ways)

    @property
    def actors(self) -> TableActors:
        """The tables in memory."""
        return self.registry.actors

    def _delay(self) -> float:
        """Return the seconds that a bot seems to think if its table has not chosen."""
        return about(self.settings.bot_delay)

    # ------------------------------------------------------------ who asks

    def ip(self, connection: HTTPConnection) -> str:
        """Return the client's address, behind any trusted proxies."""
        return origins.client_ip(connection.scope, self.settings)

    def asker(self, connection: HTTPConnection) -> str:
        """Return whose share of shared work a request counts towards: its address, for IPv6 the household's network."""
        return network(self.ip(connection))[1]

    def limit(self, name: str, key: str) -> None:
        """Take one token from a limit; `Problem` if there is none left."""
        if not self.limits.allow(name, key):
            self.metrics.rejections.labels(name).inc()
            raise Problem("rate", "rate", seconds=max(1, round(self.limits.wait(name, key))))

    def check(self, name: str, key: str) -> None:
        """Check a limit without taking a token; `Problem` if there is none left."""
        if self.limits.wait(name, key) > 0:
            self.limit(name, key)

    async def signer(self) -> Signer | None:
        """Return the signer of saved games, with the key that all servers on the database share; None without one.

        It is first called when the store is opened, so that later calls need not write a new key.
        """
        kind = self.extras.signer
        if self._signer is None and kind is not None:
            self._signer = kind(await self.store.signing_key(kind.fresh()))
        return self._signer

    @contextlib.contextmanager
    def streaming(self, kind: Literal["ws", "sse"]) -> Iterator[None]:
        """Count an event stream as open, and afterwards as ended."""
        still_open = self.metrics.sockets.labels(kind)
        still_open.inc()
        try:
            yield
        finally:
            still_open.dec()
            self.streams_ended += 1

    # ------------------------------------------------------------ tables

    async def actor(self, table: str) -> TableActor:
        """Return a table's actor; `Problem` if there is no such table, `Elsewhere` if another server owns it."""
        if self.stopping:
            raise Problem("server", "shutdown")
        actor = await self.actors.get(table) if _ID.fullmatch(table) else None
        if actor is None:
            raise Problem("not_found", "table-damaged" if table in self.actors.damaged else "no-table")
        return actor

    async def seen(self, table: str) -> Seen:
        """Return a table to look at, whoever owns it; `Problem` if there is no such table."""
        try:
            return await self.actor(table)
        except Elsewhere as elsewhere:
            found = await self.actors.read(table)
            if found is None:
                raise Problem("not_found", "no-table") from None
            return Copy(found, elsewhere.peer)

    async def act(self, actor: Seen, command: Command, done: Done | None = None) -> CommandResult:
        """Carry out a command at a table, reloading its table actor if it is gone; otherwise as `TableActor.do`.

        The owner of another server's table carries it out; then `done` is not called.
        """
        if isinstance(actor, Copy):
            return await forwarding.act(self, actor, command)
        try:
            return await self.measured(actor, command, done)
        except Gone:
            again = await self.actor(actor.table.header.id)
            return await self.measured(again, command, done)

    async def measured(self, actor: TableActor, command: Command, done: Done | None = None) -> CommandResult:
        """Carry out a command at a table actor, and record it and the time until it was acknowledged in the metrics."""
        began = time.monotonic()

        def acknowledged(result: CommandResult) -> None:
            self.metrics.observe_command("duplicate" if result.duplicate else "accepted", time.monotonic() - began)
            if done is not None:
                done(result)

        try:
            return await actor.do(command, acknowledged)
        except Refused as refused:
            self.metrics.commands.labels(refused.code).inc()
            raise

    async def advice(self, actor: TableActor, proof: ProvedSeat, decision: int | None, name: str = "") -> Advice:
        """Return what the game's best bot would do for a seat; `Refused` if asking is not allowed, or the bot fails.

        The fact that it was asked is durable before the bot thinks.
        """
        self.limit("advice", actor.table.person_at(proof.seat))
        await self.act(actor, commands.Advise(proof.seat, decision, token=proof.token))
        actor = await self.actor(actor.table.header.id)
        chosen, steps = await actor.advisor.advise(proof.seat)
        return Advice(
            id=name,
            bot=actor.advisor.level,
            move=str(chosen.move),
            steps=[projection.move_info(step) for step in steps],
            reason=None if chosen.reason is None else Reason(id=chosen.reason.id, args=dict(chosen.reason.args)),
            considered=considered(chosen.considered),
        )

    def check_level(self, game: str, level: str | None) -> None:
        """Refuse a level for which the game has no bot."""
        if level is not None and level not in bot_names(game):
            valid = ", ".join(bot_names(game))
            raise Problem("bad", "unknown-bot", given=level, valid=valid)

    def measure(self) -> bytes | None:
        """Return the page of metrics, after counting the tables in memory; None if there is none."""
        found = Counter(actor.table.status for actor in self.actors)
        for status in ("open", "playing", "over"):
            self.metrics.tables.labels(status).set(found[status])
        damaged = self.actors.damaged.counts()
        for kind in DAMAGES:
            self.metrics.damaged.labels(kind).set(damaged.get(kind, 0))
        return self.metrics.render()


def considered(moves: Iterable[Considered]) -> list[ConsideredMove]:
    """Return the moves that a bot has considered, as they are sent."""
    return [
        ConsideredMove(move=one.move, steps=list(map(projection.move_info, one.steps)), wins=one.wins, error=one.error)
        for one in moves
    ]
