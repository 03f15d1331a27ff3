"""Scheduling of bots: a fixed number at a time; every request gets a legal move, even if the bot fails."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from rascals.bots import Budget, ChosenMove, Turn, bot, decide, deciding
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.server.background import in_thread
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, BotWorker, Failure, Thought
from rascals.server.tables.fairness import Turns
from rascals.table import Task

BUDGET = Budget(seconds=3.0)  # the default for one step of a move
LEAST = 0.1  # the minimum seconds that a bot has for one step, however many requests wait
FAR = 2.0  # a bot that takes longer than this multiple of its budget in seconds is cancelled
GRACE = 1.0  # seconds within which a bot must answer once cancelled


class _Request:
    """One request being answered; `unwanted` is set when the table has moved on."""

    def __init__(self, asked: BotRequest, legal: Callable[[str], bool], seconds: float | None) -> None:
        self.asked, self.legal, self.seconds = asked, legal, seconds
        self.unwanted = asyncio.Event()
        self.begun = asyncio.Event()


class Thinker:
    """Asks bots in `workers` workers made by `make`, which the tables share fairly.

    `budget`: how much a bot may think about one step; its seconds are reduced when many requests wait. Without seconds
    nothing depends on a clock, and a bot that never answers is never given up. `grace`: the seconds a cancelled bot has
    to answer. `observe`, if set, is called with the seconds each thought took and its failure, if any. Cancelling
    `choose` cancels the bot; its worker is free again as soon as the bot has stopped, or has been killed for not
    stopping.
    """

    def __init__(
        self,
        workers: int,
        make: Callable[[], BotWorker],
        budget: Budget = BUDGET,
        grace: float = GRACE,
    ) -> None:
        self._make, self._budget, self._grace = make, budget, grace
        self._turns = Turns(workers)
        self.observe: Callable[[float, Failure | None], object] | None = None
        self._idle: list[BotWorker] = []  # workers not in use
        self._busy: set[BotWorker] = set()
        self._asking: set[asyncio.Task[Thought]] = set()

    async def decide(self, match: Match, task: Task, table: str = "") -> Thought:
        """Return a bot's whole move, requested step by step if it is composite; a random one if a step fails.

        `table`: the table to whose share of the workers this counts.
        """
        thought = await self._whole(match, task.seat, task.level, table)
        if thought.failure is None:
            return Thought(thought.move)
        whole = decide(bot("random", match.game.name), match, task.seat, random.SystemRandom())
        return Thought(str(whole.move), thought.failure)

    async def advise(
        self, match: Match, seat: int, level: str, table: str = "", weigh: Sequence[Move] = ()
    ) -> ChosenMove | None:
        """Return the whole move that a bot of a level would make, with its reasons; None if the bot fails.

        It thinks like a bot in that seat: from what the seat knows, within the same limits. `weigh`: the steps of a
        move to rate as well, see `Turn`.
        """
        return (await self._whole(match, seat, level, table, weigh, explain=True)).choice

    async def _whole(
        self, match: Match, seat: int, level: str, table: str, weigh: Sequence[Move] = (), *, explain: bool = False
    ) -> Thought:
        """Request a whole move, step by step; if a step fails, so does the whole."""
        # Samples the states that the bot sees; its own random numbers come from its worker.
        redealing = random.Random(random.SystemRandom().getrandbits(64))
        steps = deciding(match, seat, redealing, weigh)
        turn = next(steps)
        while True:
            asked = replace(BotRequest.of(turn, level), explain=explain)
            thought = await self.choose(asked, partial(_playable, match, turn), table)
            if thought.failure is not None:
                return thought
            try:
                turn = steps.send(thought.choice or ChosenMove(thought.move))
            except StopIteration as done:
                return Thought(str(done.value.move), None, replace(done.value, move=str(done.value.move)))

    async def choose(
        self,
        asked: BotRequest,
        legal: Callable[[str], bool] | None = None,
        table: str = "",
        seconds: float | None = None,
    ) -> Thought:
        """Return the bot's step or move; a random step if the bot fails or does not answer in time.

        `legal` returns whether an answer is allowed; by default, the request's moves are. `table`: see `decide`.
        `seconds`: at most so many of the budget.
        """
        request = _Request(asked, legal or {str(move) for move in asked.question.moves}.__contains__, seconds)
        asking = asyncio.create_task(self._answered(request, table))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            request.unwanted.set()
            raise

    async def _answered(self, request: _Request, table: str) -> Thought:
        async with self._turns.turn(table):
            if request.unwanted.is_set():
                return _random(request.asked, None)
            began = monotonic()
            thought = await self._thought(request)
        if self.observe is not None and not request.unwanted.is_set():
            self.observe(monotonic() - began, thought.failure)
        return thought

    async def _thought(self, request: _Request) -> Thought:
        """Ask a worker; one that has died is replaced once, one that hangs is killed."""
        for _ in range(2):
            worker = self._idle.pop() if self._idle else await in_thread(self._make)
            self._busy.add(worker)
            try:
                found = await self._ask(worker, request)
            except EOFError:
                continue
            except TimeoutError:
                return _random(request.asked, "hung")
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            if found is None:
                return _random(request.asked, "error")
            thought = Thought(found) if isinstance(found, str) else Thought(str(found.move), None, found)
            return thought if request.legal(thought.move) else _random(request.asked, "illegal")
        return _random(request.asked, "ended")

    async def _ask(self, worker: BotWorker, request: _Request) -> BotAnswer | None:
        """Wait for an answer as long as allowed, then raise `TimeoutError`; a worker that gives none is ended."""
        request.begun.clear()
        asking = asyncio.ensure_future(worker.ask(request.asked, self._allowed(request.seconds), request.begun.set))
        try:
            await self._until_unwanted(asking, request)
            worker.cancel()
            async with asyncio.timeout(self._grace):
                await asyncio.wait({asking})
            return asking.result()
        except BaseException:
            worker.end()  # after an error it is not used again
            raise
        finally:
            asking.cancel()

    def _allowed(self, most: float | None) -> Budget:
        """Return a bot's budget now: at most some seconds, and less if more bots wait than can think at once."""
        seconds = self._budget.seconds
        if seconds is None:
            return self._budget
        seconds = min(seconds, max(LEAST, seconds / max(1.0, self._turns.crowd)))
        return replace(self._budget, seconds=seconds if most is None else min(seconds, most))

    async def _until_unwanted(self, asking: asyncio.Future[BotAnswer | None], request: _Request) -> None:
        """Wait for the answer, for the table to move on, or until the budget's seconds are far exceeded (`FAR`)."""
        patience = None if self._budget.seconds is None else FAR * self._budget.seconds
        begun, unwanted = (asyncio.ensure_future(event.wait()) for event in (request.begun, request.unwanted))
        try:
            # Not before the bot has begun: a worker resets its flag at the start, and would not be stopped.
            taken_up: set[asyncio.Future[Any]] = {asking, begun}
            await asyncio.wait(taken_up, return_when=asyncio.FIRST_COMPLETED)
            settled: set[asyncio.Future[Any]] = {asking, unwanted}
            await asyncio.wait(settled, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        finally:
            begun.cancel()
            unwanted.cancel()

    def close(self) -> None:
        """Cancel everything and end all workers."""
        for asking in self._asking:
            asking.cancel()
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()


def _playable(match: Match, turn: Turn, text: str) -> bool:
    """Return whether an answer is a legal next step, or a legal whole move."""
    return text in {str(move) for move in turn.moves} or match.why_not(turn.seat, text) is None


def _random(asked: BotRequest, failure: Failure | None) -> Thought:
    return Thought(str(random.SystemRandom().choice(asked.question.moves)), failure)
