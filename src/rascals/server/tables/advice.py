"""The coach of a table: what the game's best bot would do for a seat, and why, from what the seat knows."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from rascals.bots import Choice, default
from rascals.core.moves import Move
from rascals.server.tables.premises import Premises
from rascals.table import Refused, Table, rulings


class Advice(NamedTuple):
    """What the bot would do, the small moves that this is made of, and what it says for it."""

    choice: Choice
    steps: tuple[Move, ...]


Moment = tuple[int, str]  # a seat, and the chain of what has happened


class Advisor:
    """Asks for each moment once: who asks again is told the same. What is no longer of use is thought no further."""

    def __init__(self, table: Table, premises: Premises) -> None:
        self._table, self._premises = table, premises
        self._asked: dict[Moment, asyncio.Task[Advice | None]] = {}

    @property
    def level(self) -> str:
        """The bot that is asked."""
        return default(self._table.game.name)

    async def advise(self, seat: int) -> Advice:
        """Return what the bot would do for a seat that is awaited; `Refused` if it fails or the table moves on."""
        moment = seat, self._table.chain
        if moment not in self._asked:
            self._asked[moment] = asyncio.create_task(self._think(seat))
        thinking = self._asked[moment]
        await asyncio.wait((thinking,))
        if thinking.cancelled():
            raise Refused("stale", "stale")
        advice = thinking.result()
        if advice is None:
            self._asked.pop(moment, None)
            raise Refused("bad", "coach-failed")
        return advice

    async def _think(self, seat: int) -> Advice | None:
        match = rulings.playing(self._table).copy()
        choice = await self._premises.thinker.advise(match, seat, self.level, self._table.header.id)
        return None if choice is None else Advice(choice, match.steps(seat, str(choice.move)))

    def move_on(self) -> None:
        """Forget what was asked before the table moved on."""
        for moment in [moment for moment in self._asked if moment[1] != self._table.chain]:
            self._asked.pop(moment).cancel()

    def stop(self) -> None:
        """Ask nothing any more."""
        for thinking in self._asked.values():
            thinking.cancel()
