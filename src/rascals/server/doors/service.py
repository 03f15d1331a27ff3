"""The running server's parts in one place, and what the REST and socket sides both do with them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from starlette.requests import HTTPConnection

from rascals.bots import names as bot_names
from rascals.server.doors import seat_proof
from rascals.server.doors.problems import Problem
from rascals.server.guard import addresses
from rascals.server.guard.limits import Limits
from rascals.server.metrics import Metrics
from rascals.server.settings import Settings
from rascals.server.store import DAMAGES, Store
from rascals.server.tables.analyses import Analyses
from rascals.server.tables.bot_seats import about
from rascals.server.tables.house import House
from rascals.server.tables.premises import Gone
from rascals.server.tables.replays import Replays
from rascals.server.tables.room import Done, Room
from rascals.server.tables.rooms import Rooms
from rascals.server.tables.thinking import Thinker
from rascals.signing import Signer
from rascals.table import Command, Refused, Ruling

_ID = re.compile(r"[!-~]{1,64}")  # what the id of a table can be


def steady_clock() -> Callable[[], int]:
    """Return a clock of milliseconds since 1970 that never goes back while the process runs."""
    base = time.time_ns() - time.monotonic_ns()
    return lambda: (base + time.monotonic_ns()) // 1_000_000


@dataclass
class Service:
    """What a server consists of while it runs. `run` names this run of the process."""

    settings: Settings
    store: Store
    limits: Limits
    thinker: Thinker
    clock: Callable[[], int]
    metrics: Metrics
    house: House = field(init=False)
    analyses: Analyses = field(init=False)
    replays: Replays = field(default_factory=Replays)
    run: str = field(default_factory=lambda: secrets.token_hex(6))
    stopping: bool = False
    streams_ended: int = 0  # until now
    guessing: asyncio.Lock = field(default_factory=asyncio.Lock)  # one code at a time: none is tried beyond the limit
    _signer: Signer | None = None

    def __post_init__(self) -> None:
        self.thinker.observe = self.metrics.observe_bot
        self.analyses = Analyses(self.thinker)
        rest, close = self.settings.rest_minutes * 60_000, self.settings.close_minutes * 60_000
        rooms = Rooms(self.store, self.thinker, self.clock, self._delay, rest=rest, close=close)
        self.house = House(rooms, self.store)

    @property
    def rooms(self) -> Rooms:
        """The tables in use."""
        return self.house.rooms

    def _delay(self) -> float:
        """How long a bot seems to think where its table has chosen nothing."""
        return about(self.settings.bot_delay)

    # ------------------------------------------------------------ who asks

    def ip(self, connection: HTTPConnection) -> str:
        """The address of the person at the other end."""
        return addresses.client_ip(connection.scope, self.settings)

    def limit(self, name: str, key: str) -> None:
        """Take one from a limit; `Problem` when there is none left."""
        if not self.limits.allow(name, key):
            self.metrics.rejections.labels(name).inc()
            raise Problem("rate", "rate", seconds=max(1, round(self.limits.wait(name, key))))

    def check(self, name: str, key: str) -> None:
        """Take nothing from a limit; `Problem` when there is nothing left."""
        if self.limits.wait(name, key) > 0:
            self.limit(name, key)

    async def signer(self) -> Signer:
        """Return what saved games are signed with: the key of all servers on the database.

        It is asked for as the store is opened, so that the one who makes it is no reader.
        """
        if self._signer is None:
            self._signer = Signer(await self.store.signing_key(Signer.fresh()))
        return self._signer

    @contextlib.contextmanager
    def streaming(self, kind: Literal["ws", "sse"]) -> Iterator[None]:
        """Count an event stream: as open now, and that it has ended."""
        still_open = self.metrics.sockets.labels(kind)
        still_open.inc()
        try:
            yield
        finally:
            still_open.dec()
            self.streams_ended += 1

    # ------------------------------------------------------------ tables

    async def room(self, table: str) -> Room:
        """Return a table's room; `Problem` if there is no such table."""
        if self.stopping:
            raise Problem("server", "shutdown")
        room = await self.rooms.get(table) if _ID.fullmatch(table) else None
        if room is None:
            raise Problem("not_found", "table-damaged" if table in self.rooms.damaged else "no-table")
        return room

    async def room_for(self, connection: HTTPConnection, table: str) -> Room:
        """Return a table's room as `room`; whoever has just sat down at another server is known there too."""
        room = await self.room(table)
        if self.house.others.there and seat_proof.is_unknown(connection, room):
            await room.catch_up()
        return room

    async def act(self, room: Room, command: Command, done: Done | None = None) -> Ruling:
        """Carry out a command at a table, at the room that has it now; `Refused` if nothing follows."""
        try:
            return await self.measured(room, command, done)
        except Gone:
            again = await self.room(room.table.header.id)
            return await self.measured(again, command, done)

    async def measured(self, room: Room, command: Command, done: Done | None = None) -> Ruling:
        """Carry out a command at a room, and count it and the time until it was acknowledged."""
        began = time.monotonic()

        def acknowledged(ruling: Ruling) -> None:
            self.metrics.observe_command("duplicate" if ruling.duplicate else "accepted", time.monotonic() - began)
            if done is not None:
                done(ruling)

        try:
            return await room.do(command, acknowledged)
        except Refused as refused:
            self.metrics.commands.labels(refused.code).inc()
            raise

    def check_level(self, game: str, level: str | None) -> None:
        """Refuse a level that the game has no bot of."""
        if level is not None and level not in bot_names(game):
            valid = ", ".join(bot_names(game))
            raise Problem("bad", "unknown-bot", given=level, valid=valid)

    def measure(self) -> bytes:
        """Return the figures for Prometheus, the tables in memory counted now."""
        found = Counter(room.table.status for room in self.rooms)
        for status in ("open", "playing", "over"):
            self.metrics.tables.labels(status).set(found[status])
        damaged = self.rooms.damaged.counts()
        for kind in DAMAGES:
            self.metrics.damaged.labels(kind).set(damaged.get(kind, 0))
        return self.metrics.render()
