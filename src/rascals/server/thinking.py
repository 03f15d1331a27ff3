"""Where bots think: in processes of their own, so that no table waits for them.

A bot is asked with its seat's view and legal moves; nothing else of a table ever reaches a thinking process.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Any

import rascals
from rascals.bots import Question, bot
from rascals.table import Table, Task, rulings

PATIENCE = 10.0  # seconds after which a bot that has not answered plays at random


@dataclass(frozen=True)
class Asked:
    """One question to a bot, in plain data that travels to another process."""

    game: str
    edition: str | None
    players: int
    options: dict[str, Any]
    level: str
    seat: int
    view: dict[str, Any]
    moves: tuple[rascals.Move, ...]
    seed: int

    @classmethod
    def of(cls, table: Table, task: Task) -> Asked:
        """The question for a task of a table: what the seat may know, and what it may do."""
        game, match = table.game, rulings.playing(table)
        return cls(
            game=game.name,
            edition=game.edition,
            players=game.players,
            options=dict(game.options),
            level=task.level,
            seat=task.seat,
            view=match.view(task.seat),
            moves=match.legal(task.seat),
            seed=random.SystemRandom().getrandbits(64),
        )


def answer(asked: Asked) -> str:
    """Let the bot choose; return the move's notation. This runs in the thinking process."""
    game = rascals.game(asked.game, players=asked.players, edition=asked.edition, **asked.options)
    chance = random.Random(asked.seed)
    question = Question(game, asked.seat, asked.view, asked.moves, chance)
    return str(bot(asked.level, asked.game).choose(question).move)


def _end_with_parent() -> None:
    """See to it that a thinking process does not outlive a server that was killed."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def processes(workers: int) -> Executor:
    """Make the pool of thinking processes; they begin with a clean interpreter."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent)


def threads(workers: int) -> Executor:
    """Make a pool of threads instead: for tests, and where processes cannot be had."""
    return ThreadPoolExecutor(workers, thread_name_prefix="bot")


class Thinker:
    """Asks bots outside the event loop. `make` builds the pool; a pool that broke is built anew.

    `observe`, where it is set, is told how many seconds each answer took.
    """

    def __init__(self, workers: int = 1, make: Callable[[int], Executor] = processes) -> None:
        self._workers, self._make = workers, make
        self.observe: Callable[[float], object] | None = None
        self._pool: Executor | None = None

    async def choose(self, asked: Asked) -> str:
        """Return the bot's move; a random one if the bot fails or does not answer in time."""
        began = monotonic()
        move = await self._ask(asked)
        if self.observe is not None:
            self.observe(monotonic() - began)
        return move

    async def _ask(self, asked: Asked) -> str:
        for _ in range(2):
            pool = self._pool = self._pool or self._make(self._workers)
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, answer, asked)
                return await asyncio.wait_for(waiting, PATIENCE)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
            except Exception:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
                break
        return str(random.SystemRandom().choice(asked.moves))

    def close(self) -> None:
        """Let the pool go."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
