"""What acts at a table besides its clients: its bots, the coach, and conditional moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from rascals.bots import ChosenMove, adviser
from rascals.core.moves import Move
from rascals.server.background import Duties
from rascals.server.loggers import logger
from rascals.server.tables.shared_context import Gone, SharedContext
from rascals.table import CommandResult, Play, Refused, SetConditionalMove, Table, Task, commands

# ---------------------------------------------------------------- bots
# The bots that sit at a table: asked for a move when their seats are to act, cancelled when they no longer are.

log = logger("rascals.tables")


def about(seconds: float) -> float:
    """Return a random time of at least `seconds`, so that the length of a bot's pause reveals nothing."""
    return seconds * random.SystemRandom().uniform(1.0, 1.75)


class BotSeats(Duties[Task]):
    """The bots of one table; `play` makes their moves."""

    def __init__(
        self, table: Table, context: SharedContext, play: Callable[[commands.BotMove], Awaitable[CommandResult]]
    ) -> None:
        super().__init__(self._in_turn, self._move, "bot move not made", table=table.header.id)
        self._table, self._context, self._play = table, context, play
        self._hurried = asyncio.Event()  # set while bots do not pause
        self._asked = False  # whether somebody has asked bots to hurry; reset when a person is to act

    def wake(self) -> None:
        """Start the bots whose seats are to act; cancel those whose seats no longer are."""
        self._pace()
        super().wake()

    def hurry(self) -> None:
        """Let bots move without pauses until a person is to act."""
        self._asked = True
        self._pace()

    def _pace(self) -> None:
        """Hurry if asked to, or if the only person has no decisions for a while; not if a person is to act."""
        match, people = self._table.match, self._table.people()
        if match is None or self._table.thinking:
            self._asked = False
            self._hurried.clear()
        elif self._asked or [match.game.definition.resting(match.state, person.seat) for person in people] == [1]:
            self._hurried.set()
        else:
            self._hurried.clear()

    def _in_turn(self) -> list[Task]:
        """Return the bots' tasks, clockwise after the last mover, so that not always the same bot acts first."""
        match = self._table.match
        last = None if match is None else match.history[-1].seat
        return sorted(self._table.tasks(), key=lambda task: (task.seat - (last or 0) - 1) % self._table.game.players)

    async def _move(self, task: Task, tries: int) -> None:
        """Let a bot decide and move; if its move is illegal by then, it thinks again if it is still to act."""
        move = await self._decided(task, 0.0 if tries else self._pause())
        with suppress(Refused, Gone):
            await self._play(commands.BotMove(task.seat, task.decision, move))

    def _pause(self) -> float:
        """Return how many seconds a bot seems to think now: the table's choice if there is one, else the server's."""
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
        """Wait a number of seconds, or until bots are to hurry."""
        waiting = {asyncio.ensure_future(asyncio.sleep(seconds)), asyncio.ensure_future(self._hurried.wait())}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for future in waiting:
                future.cancel()


# ---------------------------------------------------------------- the coach
# The coach of a table: what the game's best bot would do for a seat, and why, from what the seat knows.


class Recommendation(NamedTuple):
    """The move that the bot would make, its steps if it is composite, and the bot's reason."""

    choice: ChosenMove
    steps: tuple[Move, ...]


Situation = tuple[int, str]  # a seat, and the hash chain of the game so far


class Advisor:
    """Asks a bot once for each moment and caches its answer. Thinking is cancelled when the table moves on.

    A failure is reported to everyone who waits, and not cached: the next request asks the bot again.
    """

    def __init__(self, table: Table, context: SharedContext) -> None:
        self._table, self._context = table, context
        self._asked: dict[Situation, asyncio.Task[Recommendation]] = {}

    @property
    def level(self) -> str:
        """The level of the bot that is asked."""
        return adviser(self._table.game.name)

    async def advise(self, seat: int) -> Recommendation:
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

    async def _think(self, seat: int) -> Recommendation:
        match = self._table.playing().copy()
        chosen = await self._context.thinker.advise(match, seat, self.level, self._table.header.id)
        if chosen is None:
            raise Refused("bad", "coach-failed")
        return Recommendation(chosen, match.steps(seat, str(chosen.move)))

    def _thought(self, moment: Situation, thinking: asyncio.Task[Recommendation]) -> None:
        failed = thinking.cancelled() or thinking.exception() is not None
        if failed and self._asked.get(moment) is thinking:
            del self._asked[moment]

    def move_on(self) -> None:
        """Cancel and forget the requests of earlier moments."""
        for moment in [moment for moment in self._asked if moment[1] != self._table.chain]:
            self._asked.pop(moment).cancel()

    def stop(self) -> None:
        """Cancel everything; the table is no longer in use."""
        for thinking in self._asked.values():
            thinking.cancel()


# ---------------------------------------------------------------- conditional moves
# Conditional moves (premoves), made for the seats at this server's tables when it is their turn.

QUICK = 0.8  # the minimum seconds that a person who moves quickly takes
UNHURRIED = (4.0, 16.0)  # seconds that a person who thinks takes
PART = 4  # at most this fraction, a quarter, of the time left on the clock

Moment = tuple[int, int]  # a seat and its decision


class ConditionalMoves(Duties[Moment]):
    """The conditional moves of one table; `act` carries them out as moves of the people themselves."""

    def __init__(self, table: Table, act: Callable[[Play | SetConditionalMove], Awaitable[CommandResult]]) -> None:
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
        """Return the seconds before a seat's move: usually as long as a person who moves quickly takes.

        If other seats are to act at the same time, nobody waits for this move, and it may be secret that it is a
        conditional one. Then it takes as long as that of a person who thinks, so that its speed does not reveal it.
        """
        table = self._table
        if len(table.needed) < 2 or len(table.people()) < 2:
            return about(QUICK)
        pause, clock = random.SystemRandom().uniform(*UNHURRIED), table.clocks.seats.get(seat)
        return pause if clock is None else min(pause, clock.bank / 1000 / PART)
