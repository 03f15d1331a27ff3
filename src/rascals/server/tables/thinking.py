"""Asking bots: so many at a time, each question answered by a legal move, whatever the bot does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from rascals.bots import Budget, Choice, Question, bot, decide, deciding
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.server.tables.minds import Asked, Failure, Mind, Process, Said, Thought
from rascals.server.tables.turns import Turns
from rascals.table import Task

BUDGET = Budget(seconds=3.0)  # for one step of a move, if nothing else is said
LEAST = 0.1  # seconds that a bot has for one step however many are asked at once
FAR = 2.0  # so many times the seconds of its budget a bot may take before its answer is no longer wanted
GRACE = 1.0  # seconds within which a bot must answer then


class _Wish:
    """One question on its way to an answer; `unwanted` is set when the table has moved on."""

    def __init__(self, asked: Asked, legal: Callable[[str], bool]) -> None:
        self.asked = asked
        self.legal = legal
        self.unwanted = asyncio.Event()
        self.begun = asyncio.Event()


class Thinker:
    """Asks bots outside the event loop, `workers` at a time in places that `make` makes, shared fairly by the tables.

    `budget`: how much a bot may think about one step, of its seconds the fewer the more questions wait; without
    seconds in it nothing hangs on a clock, and a bot that never answers is never given up. `grace`: the seconds it has
    to answer when told to stop. `observe`, where it is set, is told how many seconds each thought took and what failed
    in it. A `choose` that is cancelled tells the bot so, and the place is free again as soon as the bot has heeded it,
    or has been ended for not doing so.
    """

    def __init__(
        self,
        workers: int = 1,
        make: Callable[[], Mind] = Process,
        budget: Budget = BUDGET,
        grace: float = GRACE,
    ) -> None:
        self._workers, self._make, self._budget, self._grace = workers, make, budget, grace
        self._turns = Turns(workers)
        self.observe: Callable[[float, Failure | None], object] | None = None
        self._minds: list[Mind] = []  # that nobody uses now
        self._busy: set[Mind] = set()
        self._asking: set[asyncio.Task[Thought]] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def decide(self, match: Match, task: Task, table: str = "") -> Thought:
        """Let a bot make a whole move, step by step where it is composite; a random one if it fails at any step.

        `table`: whose share of the places it takes.
        """
        thought = await self._whole(match, task.seat, task.level, table)
        if thought.failure is None:
            return Thought(thought.move)
        whole = decide(bot("random", match.game.name), match, task.seat, random.SystemRandom())
        return Thought(str(whole.move), thought.failure)

    async def advise(
        self, match: Match, seat: int, level: str, table: str = "", weigh: Sequence[Move] = ()
    ) -> Choice | None:
        """Return the whole move that a bot of a level would make, with why it would; None if it fails.

        It thinks as one that sits there: from what the seat knows, within the same limits. `weigh`: the steps of a move
        that it weighs too, see `Question`.
        """
        return (await self._whole(match, seat, level, table, weigh, explain=True)).choice

    async def _whole(
        self, match: Match, seat: int, level: str, table: str, weigh: Sequence[Move] = (), *, explain: bool = False
    ) -> Thought:
        """Ask for a whole move, step by step; a failure at any step is that of the whole."""
        steps = deciding(match, seat, random.Random(), weigh)  # a bot's own chance is made where it thinks
        question = next(steps)
        while True:
            asked = replace(Asked.of(question, level), explain=explain)
            thought = await self.choose(asked, partial(_playable, match, question), table)
            if thought.failure is not None:
                return thought
            try:
                question = steps.send(thought.choice or Choice(thought.move))
            except StopIteration as done:
                return Thought(str(done.value.move), None, replace(done.value, move=str(done.value.move)))

    async def choose(self, asked: Asked, legal: Callable[[str], bool] | None = None, table: str = "") -> Thought:
        """Return the bot's step or move; a random step if the bot fails or does not answer in time.

        `legal` tells what it may answer; without it, that is one of the question's moves. `table`: see `decide`.
        """
        wish = _Wish(asked, legal or {str(move) for move in asked.question.moves}.__contains__)
        asking = asyncio.create_task(self._answered(wish, table))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            wish.unwanted.set()
            raise

    async def _answered(self, wish: _Wish, table: str) -> Thought:
        async with self._turns.turn(table):
            if wish.unwanted.is_set():
                return _random(wish.asked, None)
            began = monotonic()
            thought = await self._thought(wish)
        if self.observe is not None and not wish.unwanted.is_set():
            self.observe(monotonic() - began, thought.failure)
        return thought

    async def _thought(self, wish: _Wish) -> Thought:
        """Ask a mind; one that has died is replaced once, one that hangs is ended."""
        for _ in range(2):
            mind = self._minds.pop() if self._minds else await asyncio.to_thread(self._make)
            self._busy.add(mind)
            try:
                found = await self._ask(mind, wish)
            except EOFError:
                continue
            except TimeoutError:
                return _random(wish.asked, "hung")
            finally:
                self._busy.discard(mind)
            self._minds.append(mind)
            if found is None:
                return _random(wish.asked, "error")
            thought = Thought(found) if isinstance(found, str) else Thought(str(found.move), None, found)
            return thought if wish.legal(thought.move) else _random(wish.asked, "illegal")
        return _random(wish.asked, "ended")

    async def _ask(self, mind: Mind, wish: _Wish) -> Said | None:
        """Wait for an answer as long as one may take; then end the mind, `TimeoutError`."""
        loop = asyncio.get_running_loop()
        wish.begun.clear()
        self._threads = self._threads or ThreadPoolExecutor(self._workers, thread_name_prefix="bot")

        def begun() -> None:
            loop.call_soon_threadsafe(wish.begun.set)

        asking = loop.run_in_executor(self._threads, mind.ask, wish.asked, self._allowed(), begun)
        await self._until_unwanted(asking, wish)
        mind.cancel()
        await asyncio.wait({asking}, timeout=self._grace)
        if asking.done():
            return asking.result()
        mind.end()
        with suppress(EOFError):
            await asking
        raise TimeoutError

    def _allowed(self) -> Budget:
        """Return what a bot may spend now: its part of the seconds, where more are asked than can think at once."""
        seconds = self._budget.seconds
        if seconds is None:
            return self._budget
        return replace(self._budget, seconds=min(seconds, max(LEAST, seconds / max(1.0, self._turns.crowd))))

    async def _until_unwanted(self, asking: asyncio.Future[Said | None], wish: _Wish) -> None:
        """Wait for the answer, for the table to move on, or for the seconds of the budget to be far exceeded."""
        patience = None if self._budget.seconds is None else FAR * self._budget.seconds
        begun, unwanted = (asyncio.ensure_future(event.wait()) for event in (wish.begun, wish.unwanted))
        try:
            # Not before it has begun: a mind forgets then what it was told, and would think on for nobody.
            taken_up: set[asyncio.Future[Any]] = {asking, begun}
            await asyncio.wait(taken_up, return_when=asyncio.FIRST_COMPLETED)
            settled: set[asyncio.Future[Any]] = {asking, unwanted}
            await asyncio.wait(settled, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        finally:
            begun.cancel()
            unwanted.cancel()

    def close(self) -> None:
        """End all thinking."""
        for asking in self._asking:
            asking.cancel()
        for mind in (*self._minds, *self._busy):
            mind.end()
        self._minds.clear()
        if self._threads is not None:
            self._threads.shutdown()
            self._threads = None


def _playable(match: Match, question: Question, text: str) -> bool:
    """Tell whether an answer is a step that may come next, or a whole move that may be played."""
    return text in {str(move) for move in question.moves} or match.why_not(question.seat, text) is None


def _random(asked: Asked, failure: Failure | None) -> Thought:
    return Thought(str(random.SystemRandom().choice(asked.question.moves)), failure)
