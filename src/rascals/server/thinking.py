"""Where bots think: in processes of their own, so that no table waits for them.

A bot is asked with its seat's legal moves and what that seat knows: a world dealt anew and what it has heard; nothing
else of a table ever reaches a thinking process. A composite move is asked for step by step, each a question of its own.
A bot is told how much it may think, in seconds, simulations or both, and that its answer is no longer wanted; a process
whose bot heeds neither is ended and another takes its place. Whatever a bot does, the table gets a legal move.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from time import monotonic
from typing import Any, Literal, NamedTuple, Protocol

from rascals.bots import Budget, Choice, Question, bot, decide, deciding
from rascals.core.match import Match
from rascals.table import Task

BUDGET = Budget(seconds=3.0)  # for one step of a move, if nothing else is said
FAR = 2.0  # so many times the seconds of its budget a bot may take before its answer is no longer wanted
GRACE = 1.0  # seconds within which a bot must answer then

Cancelled = Callable[[], bool]
Failure = Literal["error", "illegal", "hung", "ended"]


@dataclass(frozen=True)
class Asked:
    """One question to a bot of a level. Where it thinks, its chance comes from `seed`."""

    question: Question
    level: str
    seed: int

    @classmethod
    def of(cls, question: Question, level: str) -> Asked:
        """The question for a bot in another process: with chance of its own, that nobody here has seen any of."""
        return cls(question, level, random.SystemRandom().getrandbits(64))


class Thought(NamedTuple):
    """The move for a bot; `failure` says why it is a random one, None if the bot chose it."""

    move: str
    failure: Failure | None = None


def answer(asked: Asked, budget: Budget, cancelled: Cancelled) -> str:
    """Let the bot choose; return the notation of its move or step. This runs where bots think."""
    question = replace(asked.question, random=random.Random(asked.seed), budget=budget, cancelled=cancelled)
    return str(bot(asked.level, question.game.name).choose(question).move)


Answer = Callable[[Asked, Budget, Cancelled], str]


class Mind(Protocol):
    """A place where bots think, one question at a time."""

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> str | None:
        """Wait for the answer; None if the bot failed, EOFError if the place is gone. `begun`: it thinks from now."""

    def cancel(self) -> None:
        """Tell the bot that its answer is no longer wanted; may be called from another thread than `ask`."""

    def end(self) -> None:
        """End the place, whatever it does; a waiting `ask` ends too."""


class Process:
    """A thinking process; it begins with a clean interpreter and does not outlive the server."""

    def __init__(self, answer: Answer = answer) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        # Shared memory without a lock: a process that is ended can leave no lock held.
        self._flag = context.Value("b", 0, lock=False)
        self._process = context.Process(target=_think, args=(theirs, self._flag, answer), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> str | None:
        """Send the question once the process is up, and wait; see `Mind`."""
        if not self._ready:
            self._ready = bool(self._pipe.recv())
        self._flag.value = 0
        begun()
        try:
            self._pipe.send((asked, budget))
            found: str | None = self._pipe.recv()
        except OSError as error:
            raise EOFError from error
        return found

    def cancel(self) -> None:
        """See `Mind`."""
        self._flag.value = 1

    def end(self) -> None:
        """See `Mind`."""
        self._process.kill()
        self._process.join()


def _think(pipe: Connection, flag: Any, answer: Answer) -> None:
    """What a thinking process does: answer questions until the server is gone."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()
    pipe.send(True)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            asked, budget = pipe.recv()
            try:
                found: str | None = answer(asked, budget, lambda: bool(flag.value))
            except Exception:  # noqa: BLE001 - whatever a bot does wrong, the next question is answered
                found = None
            pipe.send(found)


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class InThread:
    """A thread of the server instead: for tests, and where processes cannot be had. It cannot be ended, only left."""

    def __init__(self, answer: Answer = answer) -> None:
        self._answer = answer
        self._cancelled, self._settled = Event(), Event()
        self._found: list[str | None] = []

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> str | None:
        """See `Mind`."""
        self._cancelled.clear()
        begun()
        Thread(target=self._choose, args=(asked, budget), daemon=True).start()
        self._settled.wait()
        if not self._found:
            raise EOFError
        self._settled.clear()
        return self._found.pop()

    def _choose(self, asked: Asked, budget: Budget) -> None:
        found: str | None = None
        with suppress(Exception):
            found = self._answer(asked, budget, self._cancelled.is_set)
        self._found.append(found)
        self._settled.set()

    def cancel(self) -> None:
        """See `Mind`."""
        self._cancelled.set()

    def end(self) -> None:
        """See `Mind`."""
        self._cancelled.set()
        self._settled.set()


class _Wish:
    """One question on its way to an answer; `unwanted` is set when the table has moved on."""

    def __init__(self, asked: Asked, legal: Callable[[str], bool]) -> None:
        self.asked = asked
        self.legal = legal
        self.unwanted = asyncio.Event()
        self.begun = asyncio.Event()


class Thinker:
    """Asks bots outside the event loop, `workers` at a time in places that `make` makes.

    `budget`: how much a bot may think about one step; without seconds in it nothing hangs on a clock, and a bot that
    never answers is never given up. `grace`: the seconds it has to answer when told to stop. `observe`, where it is
    set, is told how many seconds each thought took and what failed in it. A `choose` that is cancelled tells the bot
    so, and the place is free again as soon as the bot has heeded it, or has been ended for not doing so.
    """

    def __init__(
        self,
        workers: int = 1,
        make: Callable[[], Mind] = Process,
        budget: Budget = BUDGET,
        grace: float = GRACE,
    ) -> None:
        self._workers, self._make, self._budget, self._grace = workers, make, budget, grace
        self.observe: Callable[[float, Failure | None], object] | None = None
        self._free = asyncio.Semaphore(workers)
        self._minds: list[Mind] = []  # that nobody uses now
        self._busy: set[Mind] = set()
        self._asking: set[asyncio.Task[Thought]] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def decide(self, match: Match, task: Task) -> Thought:
        """Let a bot make a whole move, step by step where it is composite; a random one if it fails at any step."""
        steps = deciding(match, task.seat, random.Random())  # a bot's own chance is made where it thinks
        question = next(steps)
        while True:
            thought = await self.choose(Asked.of(question, task.level), partial(_playable, match, question))
            if thought.failure is not None:
                whole = decide(bot("random", match.game.name), match, task.seat, random.SystemRandom())
                return Thought(str(whole.move), thought.failure)
            try:
                question = steps.send(Choice(thought.move))
            except StopIteration as done:
                return Thought(str(done.value.move))

    async def choose(self, asked: Asked, legal: Callable[[str], bool] | None = None) -> Thought:
        """Return the bot's step or move; a random step if the bot fails or does not answer in time.

        `legal` tells what it may answer; without it, that is one of the question's moves.
        """
        wish = _Wish(asked, legal or {str(move) for move in asked.question.moves}.__contains__)
        asking = asyncio.create_task(self._answered(wish))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            wish.unwanted.set()
            raise

    async def _answered(self, wish: _Wish) -> Thought:
        async with self._free:
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
            return Thought(found) if wish.legal(found) else _random(wish.asked, "illegal")
        return _random(wish.asked, "ended")

    async def _ask(self, mind: Mind, wish: _Wish) -> str | None:
        """Wait for an answer as long as one may take; then end the mind, `TimeoutError`."""
        loop = asyncio.get_running_loop()
        wish.begun.clear()
        self._threads = self._threads or ThreadPoolExecutor(self._workers, thread_name_prefix="bot")

        def begun() -> None:
            loop.call_soon_threadsafe(wish.begun.set)

        asking = loop.run_in_executor(self._threads, mind.ask, wish.asked, self._budget, begun)
        await self._until_unwanted(asking, wish)
        mind.cancel()
        await asyncio.wait({asking}, timeout=self._grace)
        if asking.done():
            return asking.result()
        mind.end()
        with suppress(EOFError):
            await asking
        raise TimeoutError

    async def _until_unwanted(self, asking: asyncio.Future[str | None], wish: _Wish) -> None:
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
