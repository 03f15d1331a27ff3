"""The bots that sit at a table: asked when their seats are awaited, recalled when they no longer are."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

from rascals.server.logs import logger
from rascals.server.store import StoreError
from rascals.server.tables.premises import Gone, Premises
from rascals.table import Refused, Ruling, Table, Task, commands, rulings

log = logger("rascals.rooms")

BACKSTOP = 5.0  # seconds after which this server asks the bots that another should have asked
AGAIN = 0.1  # seconds before a bot whose move was no longer possible is asked again


def about(seconds: float) -> float:
    """Return so many seconds or some more: never quite the same, so that a bot's pause tells nothing."""
    return seconds * random.SystemRandom().uniform(1.0, 1.75)


class BotSeats:
    """The bots of one table; `play` carries their moves out."""

    def __init__(self, table: Table, premises: Premises, play: Callable[[commands.BotMove], Awaitable[Ruling]]) -> None:
        self._table, self._premises, self._play = table, premises, play
        self._thinking: dict[Task, asyncio.Task[None]] = {}
        self._backstop: asyncio.TimerHandle | None = None
        self._hurried = asyncio.Event()  # bots do not pause …
        self._asked = False  # … because somebody has asked for it, until a person is awaited
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Ask the bots that are awaited, recall those that no longer are."""
        if self._stopped:
            return
        self._recall()
        self._pace()
        for task in self._in_turn():
            if task not in self._thinking:
                thinking = self._thinking[task] = asyncio.create_task(self._think(task))
                thinking.add_done_callback(partial(self._thought, task))

    def hurry(self) -> None:
        """Let bots pause no more until a person is awaited."""
        self._asked = True
        self._pace()

    def _pace(self) -> None:
        """Hurry where it was asked for, and while the only person rests; never while a person is awaited."""
        match = self._table.match
        if match is None or self._table.thinking:
            self._asked = False
            self._hurried.clear()
        elif self._asked or [match.game.box.resting(match.record, one.seat) for one in self._table.people()] == [1]:
            self._hurried.set()
        else:
            self._hurried.clear()

    def wake_later(self) -> None:
        """Leave the bots to the server that wrote last; ask them here only if it does not see to them."""
        if self._stopped:
            return
        self._recall()
        self._backstop = asyncio.get_running_loop().call_later(BACKSTOP, self.wake)

    def stop(self) -> None:
        """Ask nobody any more."""
        self._stopped = True
        if self._backstop is not None:
            self._backstop.cancel()
        for task in list(self._thinking.values()):
            task.cancel()

    def _in_turn(self) -> list[Task]:
        """Return what bots are asked for now, clockwise after the last mover: who changes a lot must not go first."""
        match = self._table.match
        last = None if match is None else match.deeds[-1].seat
        return sorted(self._table.tasks(), key=lambda task: (task.seat - (last or 0) - 1) % self._table.game.players)

    def _recall(self) -> None:
        """End what is no longer asked for."""
        if self._backstop is not None:
            self._backstop.cancel()
        for task in self._thinking.keys() - set(self._table.tasks()):
            self._thinking.pop(task).cancel()

    def _thought(self, task: Task, thinking: asyncio.Task[None]) -> None:
        if self._thinking.get(task) is thinking:
            del self._thinking[task]

    async def _think(self, task: Task) -> None:
        """Let a bot decide; should others take away what it wants meanwhile, it thinks anew while it is still asked."""
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
        """Return how many seconds a bot seems to think now: as the table has chosen, else as the server does."""
        chosen = self._table.pause
        return self._premises.delay() if chosen is None else about(chosen)

    async def _decided(self, task: Task, pause: float) -> str:
        """Return the move a bot has decided on, after `pause` seconds at least."""
        match = rulings.playing(self._table).copy()
        decided = self._premises.thinker.decide(match, task, self._table.header.id)
        _, thought = await asyncio.gather(self._paused(pause), decided)
        if thought.failure is not None:
            log.warning(
                "bot failed", table=self._table.header.id, seat=task.seat, bot=task.level, reason=thought.failure
            )
        return thought.move

    async def _paused(self, seconds: float) -> None:
        """Wait so many seconds, or until bots shall hurry."""
        waiting = {asyncio.ensure_future(asyncio.sleep(seconds)), asyncio.ensure_future(self._hurried.wait())}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
