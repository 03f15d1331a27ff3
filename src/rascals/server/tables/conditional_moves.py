"""Making conditional moves (premoves) for seats at the tables of this server when it is their turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rascals.server.loggers import logger
from rascals.server.store import StoreError
from rascals.server.tables.bot_seats import about
from rascals.server.tables.shared_context import Gone
from rascals.table import Play, Refused, Ruling, SetConditionalMove, Table

log = logger("rascals.rooms")

QUICK = 0.8  # the least seconds that a person who moves quickly takes
UNHURRIED = (4.0, 16.0)  # seconds that a person who thinks takes
PART = 4  # at most this fraction, a quarter, of the time left on the clock

Moment = tuple[int, int]  # a seat and its decision


class ConditionalMoves:
    """The conditional moves of one table; `act` carries them out as moves of the people themselves."""

    def __init__(self, table: Table, act: Callable[[Play | SetConditionalMove], Awaitable[Ruling]]) -> None:
        self._table, self._act = table, act
        self._waiting: dict[Moment, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Schedule the conditional moves that are due now, and cancel those that no longer are."""
        due = {(seat, self._table.decisions[seat]): move for seat, move in self._table.due_conditional_moves().items()}
        for moment in self._waiting.keys() - due.keys():
            self._waiting.pop(moment).cancel()
        for moment in due.keys() - self._waiting.keys():
            self._waiting[moment] = asyncio.create_task(self._move(*moment))

    async def _move(self, seat: int, decision: int) -> None:
        """Move after a pause; if the move is refused, remove the conditional move."""
        await asyncio.sleep(self.pause(seat))
        move = self._table.due_conditional_moves().get(seat)
        try:
            if move is not None and self._table.decision(seat) == decision:
                await self._act(Play(seat, f"wish {decision}", decision, move))
        except Refused:
            with suppress(Refused, Gone, StoreError):
                await self._act(SetConditionalMove(seat, None))
        except Gone:
            return
        except StoreError as error:
            log.warning("conditional move not made", table=self._table.header.id, seat=seat, exc_info=error)

    def pause(self, seat: int) -> float:
        """Return how many seconds pass before a seat's move: usually as long as a person takes who moves quickly.

        If other seats are to act at the same time, nobody waits for this move, and that it is a conditional one may be
        a secret. Then it takes as long as a person who thinks, so that its speed does not give that away.
        """
        table = self._table
        if len(table.needed) < 2 or len(table.people()) < 2:
            return about(QUICK)
        pause, clock = random.SystemRandom().uniform(*UNHURRIED), table.clocks.seats.get(seat)
        return pause if clock is None else min(pause, clock.bank / 1000 / PART)

    def stop(self) -> None:
        """Cancel all scheduled moves."""
        for waiting in self._waiting.values():
            waiting.cancel()
