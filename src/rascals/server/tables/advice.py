"""The coach of a table: what the game's best bot would do for a seat, and why, from what the seat knows."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import NamedTuple

from rascals.bots import Choice, adviser
from rascals.core.moves import Move
from rascals.server.tables.shared_context import SharedContext
from rascals.table import Refused, Table


class Advice(NamedTuple):
    """The move that the bot would make, its steps if it is composite, and the bot's reason."""

    choice: Choice
    steps: tuple[Move, ...]


Moment = tuple[int, str]  # a seat, and the hash chain of the game so far


class Advisor:
    """Asks a bot once for each moment and caches its answer. Thinking is cancelled when the table has moved on.

    A failure is reported to everyone who waits, and not cached: the next request asks the bot again.
    """

    def __init__(self, table: Table, context: SharedContext) -> None:
        self._table, self._context = table, context
        self._asked: dict[Moment, asyncio.Task[Advice]] = {}

    @property
    def level(self) -> str:
        """The level of the bot that is asked."""
        return adviser(self._table.game.name)

    async def advise(self, seat: int) -> Advice:
        """Return what the bot would do for a seat to act; `Refused` if the bot fails or the table moves on."""
        moment = seat, self._table.chain
        thinking = self._asked.get(moment)
        if thinking is None:
            thinking = self._asked[moment] = asyncio.create_task(self._think(seat))
            thinking.add_done_callback(partial(self._thought, moment))
        await asyncio.wait((thinking,))
        if thinking.cancelled():
            raise Refused("stale", "stale")
        return thinking.result()

    async def _think(self, seat: int) -> Advice:
        match = self._table.playing().copy()
        choice = await self._context.thinker.advise(match, seat, self.level, self._table.header.id)
        if choice is None:
            raise Refused("bad", "coach-failed")
        return Advice(choice, match.steps(seat, str(choice.move)))

    def _thought(self, moment: Moment, thinking: asyncio.Task[Advice]) -> None:
        failed = thinking.cancelled() or thinking.exception() is not None
        if failed and self._asked.get(moment) is thinking:
            del self._asked[moment]

    def move_on(self) -> None:
        """Cancel and forget what was asked for earlier moments."""
        for moment in [moment for moment in self._asked if moment[1] != self._table.chain]:
            self._asked.pop(moment).cancel()

    def stop(self) -> None:
        """Cancel everything; the table is no longer in use."""
        for thinking in self._asked.values():
            thinking.cancel()
