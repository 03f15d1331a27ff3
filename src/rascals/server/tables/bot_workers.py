"""Bot workers: where bots think. A worker may be another process, a thread, or anything that answers by messages.

A request contains the seat's legal moves and what that seat knows: a sampled state (determinization) and the events it
has observed. Nothing else of a table ever reaches a worker. A composite move is requested step by step. A bot gets a
budget, in seconds, simulations or both, and is cancelled when its answer is no longer wanted; a worker whose bot
respects neither is ended, and `thinking` makes another.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Event, Thread
from typing import Literal, NamedTuple, Protocol

from rascals.bots import Bot, Budget, ChosenMove, Turn
from rascals.bots.registry import of_game

Cancelled = Callable[[], bool]
Failure = Literal["error", "illegal", "hung", "ended"]


@dataclass(frozen=True)
class BotRequest:
    """One request to a bot, named by its level or given; its random numbers in the worker come from `seed`.

    `explain`: the answer includes the bot's reasons.
    """

    question: Turn
    level: str | Bot
    seed: int
    explain: bool = False

    @classmethod
    def of(cls, turn: Turn, level: str) -> BotRequest:
        """Return the request for a bot in a worker, with a fresh random seed that is used for nothing else."""
        return cls(turn, level, random.SystemRandom().getrandbits(64))


class Thought(NamedTuple):
    """The move for a bot; `failure`: why it is a random one; None if the bot chose it.

    `choice`: the move with the bot's reasons, if it was asked to explain.
    """

    move: str
    failure: Failure | None = None
    choice: ChosenMove | None = None


BotAnswer = str | ChosenMove  # the notation of a move or step; a ChosenMove, with reasons, if `explain` was set


def answer(asked: BotRequest, budget: Budget, cancelled: Cancelled) -> BotAnswer:
    """Let the bot choose; return the notation of its move or step. This runs in the worker."""
    turn = replace(asked.question, random=random.Random(asked.seed), budget=budget, cancelled=cancelled)
    player = of_game(turn.game.name, asked.level) if isinstance(asked.level, str) else asked.level
    chosen = player.choose(turn)
    return replace(chosen, move=str(chosen.move)) if asked.explain else str(chosen.move)


Answer = Callable[[BotRequest, Budget, Cancelled], BotAnswer]


class BotWorker(Protocol):
    """A worker in which bots think, one request at a time. All its methods are called on the event loop."""

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        """Ask and wait; None if the bot failed, EOFError if the worker is gone.

        `begun` is called on the event loop when the bot starts; before that, `cancel` has no effect on this request.
        """

    def cancel(self) -> None:
        """Tell the bot that its answer is no longer wanted; it does not wait for the bot."""

    def end(self) -> None:
        """End the worker, even while it thinks; a waiting `ask` ends too."""


class InThread:
    """A worker thread in the server: for tests, and where processes cannot be started. It cannot be killed."""

    def __init__(self, answer: Answer = answer) -> None:
        self._answer = answer
        self._cancelled = Event()
        self._asking: asyncio.Future[BotAnswer | None] | None = None

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        """See `BotWorker`."""
        self._cancelled.clear()
        begun()
        self._asking = asyncio.get_running_loop().create_future()
        Thread(target=self._choose, args=(asked, budget, self._asking), daemon=True).start()
        return await self._asking

    def _choose(self, asked: BotRequest, budget: Budget, asking: asyncio.Future[BotAnswer | None]) -> None:
        found: BotAnswer | None = None
        with suppress(Exception):
            found = self._answer(asked, budget, self._cancelled.is_set)
        with suppress(RuntimeError):  # the event loop is closed, so nothing waits for this
            asking.get_loop().call_soon_threadsafe(_settle, asking, found)

    def cancel(self) -> None:
        """See `BotWorker`."""
        self._cancelled.set()

    def end(self) -> None:
        """See `BotWorker`."""
        self._cancelled.set()
        if self._asking is not None and not self._asking.done():
            self._asking.set_exception(EOFError())


def _settle(asking: asyncio.Future[BotAnswer | None], found: BotAnswer | None) -> None:
    if not asking.done():
        asking.set_result(found)


class Here:
    """A worker on the event loop itself, for platforms without threads: it blocks the loop while its bot thinks."""

    def __init__(self, answer: Answer = answer) -> None:
        self._answer = answer

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        """See `BotWorker`; tasks that are ready run first."""
        await asyncio.sleep(0)
        begun()
        try:
            return self._answer(asked, budget, lambda: False)
        except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the table carries on
            return None

    def cancel(self) -> None:
        """Do nothing: nothing can call this while the bot thinks."""

    def end(self) -> None:
        """Do nothing, like `cancel`."""
