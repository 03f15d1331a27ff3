"""The bots that sit at a table: asked for a move when their seats are to act, cancelled when they no longer are."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

from rascals.server.loggers import logger
from rascals.server.store import StoreError
from rascals.server.tables.shared_context import Gone, SharedContext
from rascals.table import Refused, Ruling, Table, Task, commands

log = logger("rascals.rooms")

BACKSTOP = 5.0  # seconds after which this server asks bots that another server should have asked
AGAIN = 0.1  # seconds before a bot whose move was refused is asked again


def about(seconds: float) -> float:
    """Return a random time of at least `seconds`, so that the length of a bot's pause reveals nothing."""
    return seconds * random.SystemRandom().uniform(1.0, 1.75)


class BotSeats:
    """The bots of one table; `play` makes their moves."""

    def __init__(
        self, table: Table, context: SharedContext, play: Callable[[commands.BotMove], Awaitable[Ruling]]
    ) -> None:
        self._table, self._context, self._play = table, context, play
        self._thinking: dict[Task, asyncio.Task[None]] = {}
        self._backstop: asyncio.TimerHandle | None = None
        self._hurried = asyncio.Event()  # set while bots do not pause
        self._asked = False  # whether somebody has asked bots to hurry; reset when a person is to act
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Ask the bots whose seats are to act; cancel those whose seats no longer are."""
        if self._stopped:
            return
        self._recall()
        self._pace()
        for task in self._in_turn():
            if task not in self._thinking:
                thinking = self._thinking[task] = asyncio.create_task(self._think(task))
                thinking.add_done_callback(partial(self._thought, task))

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

    def wake_later(self) -> None:
        """Leave the bots to the server that wrote last; ask them here only if it has not done so after a time."""
        if self._stopped:
            return
        self._recall()
        self._backstop = asyncio.get_running_loop().call_later(BACKSTOP, self.wake)

    def stop(self) -> None:
        """Cancel all bots; the table is no longer in use."""
        self._stopped = True
        if self._backstop is not None:
            self._backstop.cancel()
        for task in list(self._thinking.values()):
            task.cancel()

    def _in_turn(self) -> list[Task]:
        """Return the bots' tasks, clockwise after the last mover, so that no bot acts first again and again."""
        match = self._table.match
        last = None if match is None else match.history[-1].seat
        return sorted(self._table.tasks(), key=lambda task: (task.seat - (last or 0) - 1) % self._table.game.players)

    def _recall(self) -> None:
        """Cancel the bots that are no longer asked for a move."""
        if self._backstop is not None:
            self._backstop.cancel()
        for task in self._thinking.keys() - set(self._table.tasks()):
            self._thinking.pop(task).cancel()

    def _thought(self, task: Task, thinking: asyncio.Task[None]) -> None:
        if self._thinking.get(task) is thinking:
            del self._thinking[task]

    async def _think(self, task: Task) -> None:
        """Let a bot decide and move; if its move has become illegal meanwhile, it thinks again if still asked."""
        pause = self._pause()
        while task in self._table.tasks() and not self._stopped:
            move = await self._decided(task, pause)
            try:
                await self._play(commands.BotMove(task.seat, task.decision, move))
            except Refused:
                pause = AGAIN
            except StoreError as error:
                log.warning("bot move not kept", table=self._table.header.id, seat=task.seat, exc_info=error)
                pause = BACKSTOP
            except Gone:
                return
            except Exception:
                log.exception("bot move failed", table=self._table.header.id)
                return

    def _pause(self) -> float:
        """Return how many seconds a bot seems to think now: the table's choice if it made one, else the server's."""
        chosen = self._table.pause
        return self._context.delay() if chosen is None else about(chosen)

    async def _decided(self, task: Task, pause: float) -> str:
        """Return the move that a bot has chosen, after at least `pause` seconds."""
        match = self._table.playing().copy()
        decided = self._context.thinker.decide(match, task, self._table.header.id)
        _, thought = await asyncio.gather(self._paused(pause), decided)
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
