"""Making the moves that people have decided on before they were asked, at a table of this server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rascals.server.logs import logger
from rascals.server.store import StoreError
from rascals.server.tables.bot_seats import about
from rascals.server.tables.premises import Gone
from rascals.table import Play, Refused, Ruling, SetWish, Table

log = logger("rascals.rooms")

QUICK = 0.8  # seconds that somebody takes at least who moves quickly
UNHURRIED = (4.0, 16.0)  # seconds that somebody takes who thinks
PART = 4  # of the time that is left at most

Moment = tuple[int, int]  # a seat and its decision


class Wishing:
    """The conditional moves of one table; `act` carries them out, as the persons' own."""

    def __init__(self, table: Table, act: Callable[[Play | SetWish], Awaitable[Ruling]]) -> None:
        self._table, self._act = table, act
        self._waiting: dict[Moment, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """See to the moves that follow now; those that no longer do are left."""
        due = {(seat, self._table.decisions[seat]): move for seat, move in self._table.wished().items()}
        for moment in self._waiting.keys() - due.keys():
            self._waiting.pop(moment).cancel()
        for moment in due.keys() - self._waiting.keys():
            self._waiting[moment] = asyncio.create_task(self._move(*moment))

    async def _move(self, seat: int, decision: int) -> None:
        """Move after as long as somebody takes; what is refused is wished no more."""
        await asyncio.sleep(self.pause(seat))
        move = self._table.wished().get(seat)
        try:
            if move is not None and self._table.decision(seat) == decision:
                await self._act(Play(seat, f"wish {decision}", decision, move))
        except Refused:
            with suppress(Refused, Gone, StoreError):
                await self._act(SetWish(seat, None))
        except Gone:
            return
        except StoreError as error:
            log.warning("wish not kept", table=self._table.header.id, seat=seat, exc_info=error)

    def pause(self, seat: int) -> float:
        """Return how many seconds pass before a seat's move: as many as for who moves quickly.

        Where others are asked at the same time nobody waits for it, and what is chosen may be hidden: there it takes as
        long as for who thinks, so that its haste does not tell of what kind it is.
        """
        table = self._table
        if len(table.needed) < 2 or len(table.people()) < 2:
            return about(QUICK)
        pause, clock = random.SystemRandom().uniform(*UNHURRIED), table.clocks.seats.get(seat)
        return pause if clock is None else min(pause, clock.bank / 1000 / PART)

    def stop(self) -> None:
        """Move for nobody any more."""
        for waiting in self._waiting.values():
            waiting.cancel()
