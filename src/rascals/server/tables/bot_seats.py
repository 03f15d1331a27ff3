"""The bots that sit at a table: asked for a move when their seats are to act, cancelled when they no longer are."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rascals.server.loggers import logger
from rascals.server.retries import Duties
from rascals.server.tables.shared_context import Gone, SharedContext
from rascals.table import Refused, Ruling, Table, Task, commands

log = logger("rascals.rooms")


def about(seconds: float) -> float:
    """Return a random time of at least `seconds`, so that the length of a bot's pause reveals nothing."""
    return seconds * random.SystemRandom().uniform(1.0, 1.75)


class BotSeats(Duties[Task]):
    """The bots of one table; `play` makes their moves."""

    def __init__(
        self, table: Table, context: SharedContext, play: Callable[[commands.BotMove], Awaitable[Ruling]]
    ) -> None:
        super().__init__(self._in_turn, self._move, "bot move not made", table=table.header.id)
        self._table, self._context, self._play = table, context, play
        self._hurried = asyncio.Event()  # set while bots do not pause
        self._asked = False  # whether somebody has asked bots to hurry; reset when a person is to act

    def wake(self) -> None:
        """Ask the bots whose seats are to act; cancel those whose seats no longer are."""
        self._pace()
        super().wake()

    def hurry(self) -> None:
        """Let bots move without pauses until a person is to act."""
        self._asked = True
        self._pace()

    def _pace(self) -> None:
        """Hurry if that was asked for or the only person has no decisions for a while; not if a person is to act."""
        match = self._table.match
        if match is None or self._table.thinking:
            self._asked = False
            self._hurried.clear()
        elif self._asked or [match.game.box.resting(match.record, one.seat) for one in self._table.people()] == [1]:
            self._hurried.set()
        else:
            self._hurried.clear()

    def _in_turn(self) -> list[Task]:
        """Return the bots' tasks, clockwise after the last mover, so that no bot acts first again and again."""
        match = self._table.match
        last = None if match is None else match.history[-1].seat
        return sorted(self._table.tasks(), key=lambda task: (task.seat - (last or 0) - 1) % self._table.game.players)

    async def _move(self, task: Task, tries: int) -> None:
        """Let a bot decide and move; if its move has become illegal meanwhile, it thinks again if still asked."""
        move = await self._decided(task, 0.0 if tries else self._pause())
        with suppress(Refused, Gone):
            await self._play(commands.BotMove(task.seat, task.decision, move))

    def _pause(self) -> float:
        """Return how many seconds a bot seems to think now: the table's choice if it made one, else the server's."""
        chosen = self._table.pause
        return self._context.delay() if chosen is None else about(chosen)

    async def _decided(self, task: Task, pause: float) -> str:
        """Return the move that a bot has chosen, after at least `pause` seconds."""
        match = self._table.playing().copy()
        paused = asyncio.create_task(self._paused(pause))
        try:
            thought = await self._context.thinker.decide(match, task, self._table.header.id)
            await paused
        finally:
            paused.cancel()
        if thought.failure is not None:
            log.warning(
                "bot failed", table=self._table.header.id, seat=task.seat, bot=task.level, reason=thought.failure
            )
        return thought.move

    async def _paused(self, seconds: float) -> None:
        """Wait a number of seconds, or until bots are told to hurry."""
        waiting = {asyncio.ensure_future(asyncio.sleep(seconds)), asyncio.ensure_future(self._hurried.wait())}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
