"""The running server's parts in one place, and what the REST and socket sides both do with them."""

from __future__ import annotations

import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import HTTPConnection

import rascals
from rascals.bots import default
from rascals.bots import names as bot_names
from rascals.core.game import Game
from rascals.server import security
from rascals.server.limits import Limits
from rascals.server.metrics import Metrics
from rascals.server.problems import Problem
from rascals.server.room import Done, Gone, Room
from rascals.server.rooms import Rooms, new_row, new_secret
from rascals.server.settings import Settings
from rascals.server.store import Store, TableRow
from rascals.server.thinking import Thinker
from rascals.server.wire import CreateTable, QuickGame
from rascals.table import Command, Header, Refused, Ruling, Table, Viewer, commands, rulings

COOKIE = "seat_"
COOKIES = 64  # seat cookies of one browser that are looked at


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
    rooms: Rooms = field(init=False)
    run: str = field(default_factory=lambda: secrets.token_hex(6))
    stopping: bool = False

    def __post_init__(self) -> None:
        self.thinker.observe = self.metrics.observe_bot
        rest, close = self.settings.rest_minutes * 60_000, self.settings.close_minutes * 60_000
        self.rooms = Rooms(self.store, self.thinker, self.clock, self._delay, rest=rest, close=close)

    def _delay(self) -> float:
        """How long a bot seems to think: never quite the same, so that it tells nothing."""
        return self.settings.bot_delay * random.SystemRandom().uniform(1.0, 1.75)

    # ------------------------------------------------------------ who asks

    def ip(self, connection: HTTPConnection) -> str:
        """The address of the person at the other end."""
        return security.client_ip(connection.scope, self.settings)

    def limit(self, name: str, key: str) -> None:
        """Take one from a limit; `Problem` when there is none left."""
        if not self.limits.allow(name, key):
            self.metrics.rejections.labels(name).inc()
            raise Problem("rate", "rate", seconds=max(1, round(self.limits.wait(name, key))))

    def seat(self, connection: HTTPConnection, room: Room) -> tuple[int | None, str]:
        """Return the seat that a request's token proves at a table, and that token; (None, "") for a stranger."""
        for token in tokens(connection, room.table.header.id):
            seat = room.table.seat_of(security.digest(token))
            if seat is not None:
                return seat, token
        return None, ""

    def unproved(self, connection: HTTPConnection, room: Room) -> Problem:
        """Return what is wrong with the token of a request that proves no seat at a table, and what to do about it.

        A token that nobody has at this table is unknown here, wherever else it may be valid.
        """
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        shown = [token for token in tokens(connection, room.table.header.id) if token]
        if any(room.table.was_seated(security.digest(token)) for token in shown):
            return Problem("unauthorized", "token-expired")
        own = connection.cookies.get(COOKIE + room.table.header.id)
        if not scheme and not own:
            return Problem("unauthorized", "token-missing")
        good = security.is_token(bearer.strip() if scheme else own or "") and scheme.lower() in {"", "bearer"}
        return Problem("unauthorized", "token-unknown" if good else "token-malformed")

    def viewer(self, connection: HTTPConnection, room: Room) -> Viewer:
        """Return as whom a request may look at a table; `Problem` if as nobody."""
        seat, _ = self.seat(connection, room)
        if seat is None and not room.table.header.spectators:
            problem = self.unproved(connection, room)
            raise Problem("forbidden", "no-spectators") if problem.reason == "token-missing" else problem
        return seat

    # ------------------------------------------------------------ tables

    async def room(self, table: str) -> Room:
        """Return a table's room; `Problem` if there is no such table."""
        if self.stopping:
            raise Problem("server", "shutdown")
        room = await self.rooms.get(table) if len(table) <= 64 else None
        if room is None:
            raise Problem("not_found", "no-table")
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

    async def new_table(self, wanted: CreateTable | QuickGame, previous: Header | None = None) -> Room:
        """Make an empty table as wanted; `RascalsError` for options or components that cannot be.

        `previous`: the table that is played again, whose changed components are kept.
        """
        game = chosen(wanted) if previous is None else chosen(wanted, previous.data)
        return await self.rooms.create(self._row(game, wanted if isinstance(wanted, CreateTable) else None, previous))

    def _row(self, game: Game, made: CreateTable | None, previous: Header | None) -> TableRow:
        secret, commitment = new_secret()
        header = Header(
            id=secrets.token_hex(10),
            code=security.new_code(),
            game=game.name,
            players=game.players,
            options=dict(game.options),
            edition=game.edition,
            commitment=commitment,
            created=self.clock(),
            public=made is not None and made.public,
            clock=None if made is None else made.clock,
            spectators=made is None or made.spectators,
            standin=default(game.name),
            previous=None if previous is None else previous.id,
            data=dict(game.data),
        )
        return new_row(header, secret)

    async def rematch(self, room: Room, by: int) -> Room:
        """Return the new table for the people of one that is over, made if it is not there yet."""
        async with room.rematching:
            table = room.table
            before = table.rematch
            if before is not None:
                found = await self.room(before)
                if found.table.status != "over" or found.table.match is not None:
                    return found  # one that ended without a game is made anew
            rulings.finished(table)
            again = await self._same(table)
            for place in sorted(table.people(), key=lambda place: place.seat != by):  # whoever asks is host
                await again.do(commands.Sit(place.name or "", place.token or "", place.seat))
            for place in table.places:
                if place.bot is not None:
                    await again.do(commands.PlaceBot(by, place.seat, place.bot))
            await self.act(room, commands.Rematch(by, again.table.header.id, before))
        if len(again.table.people()) == 1:
            await again.do(commands.Start(by))
        return again

    async def _same(self, table: Table) -> Room:
        header = table.header
        wanted = CreateTable(
            game=header.game,
            players=header.players,
            nickname="",
            edition=header.edition,
            options=header.options,
            public=header.public,
            clock=header.clock,
            spectators=header.spectators,
        )
        return await self.new_table(wanted, header)

    def measure(self) -> bytes:
        """Return the figures for Prometheus, the tables in memory counted now."""
        found = Counter(room.table.status for room in self.rooms)
        for status in ("open", "playing", "over"):
            self.metrics.tables.labels(status).set(found[status])
        return self.metrics.render()


def chosen(wanted: CreateTable | QuickGame, data: Mapping[str, Any] | None = None) -> Game:
    """Return the game that a request asks for; `RascalsError` for what does not exist. `data`: changes already read."""
    if data is None and isinstance(wanted, CreateTable) and wanted.data and wanted.game in rascals.games():
        data = rascals.games()[wanted.game].components.read_text(wanted.data)
    return rascals.game(wanted.game, players=wanted.players, edition=wanted.edition, data=data, **wanted.options)


def tokens(connection: HTTPConnection, table: str) -> Iterator[str]:
    """Go through the tokens a request presents: the bearer's alone, else the table's cookie, then other tables'.

    A rematch seats people under the tokens of the table they come from, so those may prove a seat too.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        yield bearer.strip()
        return
    cookies: dict[str, Any] = connection.cookies
    own = cookies.get(COOKIE + table)
    if own:
        yield own
    others = [value for name, value in cookies.items() if name.startswith(COOKIE) and name != COOKIE + table]
    yield from others[:COOKIES]
