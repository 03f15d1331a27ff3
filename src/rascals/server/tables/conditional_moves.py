"""Making conditional moves (premoves) for seats at the tables of this server when it is their turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rascals.server.retries import Duties
from rascals.server.tables.bot_seats import about
from rascals.server.tables.shared_context import Gone
from rascals.table import Play, Refused, Ruling, SetConditionalMove, Table

QUICK = 0.8  # the least seconds that a person who moves quickly takes
UNHURRIED = (4.0, 16.0)  # seconds that a person who thinks takes
PART = 4  # at most this fraction, a quarter, of the time left on the clock

Moment = tuple[int, int]  # a seat and its decision


class ConditionalMoves(Duties[Moment]):
    """The conditional moves of one table; `act` carries them out as moves of the people themselves."""

    def __init__(self, table: Table, act: Callable[[Play | SetConditionalMove], Awaitable[Ruling]]) -> None:
        super().__init__(self._due, self._move, "conditional move not made", table=table.header.id)
        self._table, self._act = table, act

    def _due(self) -> dict[Moment, str]:
        """Return the conditional moves that are due now."""
        due = self._table.due_conditional_moves().items()
        return {(seat, self._table.decisions[seat]): move for seat, move in due}

    async def _move(self, moment: Moment, tries: int) -> None:
        """Move, at first after a pause; if the move is refused, remove the conditional move."""
        seat, decision = moment
        if not tries:
            await asyncio.sleep(self.pause(seat))
        with suppress(Refused, Gone):
            try:
                if (move := self._due().get(moment)) is not None:
                    await self._act(Play(seat, f"wish {decision}", decision, move))
            except Refused:
                if moment in self._due():  # the refusal was not because the moment has passed
                    await self._act(SetConditionalMove(seat, None))

    def pause(self, seat: int) -> float:
        """Return the seconds before a seat's move: usually as long as a person takes who moves quickly.

        If other seats are to act at the same time, nobody waits for this move, and it may be secret that it is a
        conditional one. Then it takes as long as a person who thinks, so that its speed does not reveal that.
        """
        table = self._table
        if len(table.needed) < 2 or len(table.people()) < 2:
            return about(QUICK)
        pause, clock = random.SystemRandom().uniform(*UNHURRIED), table.clocks.seats.get(seat)
        return pause if clock is None else min(pause, clock.bank / 1000 / PART)
