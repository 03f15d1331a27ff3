"""The server's child processes, in which bots think and replays are computed.

Each starts with a fresh interpreter and does not outlive the server.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from rascals.bots import Budget
from rascals.bots.lookahead import LookAhead, use
from rascals.core.definition import GameDefinition
from rascals.core.processes import Apart
from rascals.server.tables.bot_workers import Answer, BotAnswer, BotRequest, answer


class BotProcess:
    """A bot worker that is a process; see `BotWorker`. A thread of the server waits for its answers."""

    def __init__(self, answer: Answer = answer) -> None:
        context = Apart()
        self._pipe, theirs = context.Pipe()
        try:
            # Shared memory without a lock, because a process that is killed would leave the lock held.
            self._flag = context.Value("b", 0, lock=False)
            self._process = context.Process(target=_think, args=(theirs, self._flag, answer), daemon=True)
            self._process.start()
        except BaseException:
            self._pipe.close()  # a failed start must not leak file descriptors
            raise
        finally:
            theirs.close()
        self._ready = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        """Send the request once the process is up, and wait for the answer; see `BotWorker`."""
        loop = asyncio.get_running_loop()
        report = partial(loop.call_soon_threadsafe, begun)
        return await loop.run_in_executor(self._thread, self._answer, asked, budget, report)

    def _answer(self, request: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        if not self._ready:
            self._ready = bool(self._pipe.recv())
        self._flag.value = 0
        begun()
        try:
            self._pipe.send((request, budget))
            found: BotAnswer | None = self._pipe.recv()
        except OSError as error:
            raise EOFError from error
        return found

    def cancel(self) -> None:
        """See `BotWorker`."""
        self._flag.value = 1

    def end(self) -> None:
        """See `BotWorker`."""
        self._process.kill()
        self._process.join()
        self._thread.shutdown()  # this does not block: the killed process sends nothing more
        self._pipe.close()


def _think(pipe: Connection, flag: Any, answer: Answer) -> None:
    """Answer requests until the server is gone: the main function of a worker process."""
    _follow_parent()
    use(_look_ahead_of)
    pipe.send(True)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            request, budget = pipe.recv()
            try:
                found: BotAnswer | None = answer(request, budget, lambda: bool(flag.value))
            except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the worker carries on
                found = None
            pipe.send(found)


@cache
def _look_ahead_of(definition: GameDefinition) -> LookAhead | None:
    """Return the compiled look-ahead for a game's bots; None without the extra `compiled`."""
    with suppress(ImportError):
        from rascals.compiled.building import look_ahead_of

        return look_ahead_of(definition)
    return None


def for_replays() -> Executor:
    """Return a process that computes replays, one at a time."""
    return ProcessPoolExecutor(1, mp_context=Apart(), initializer=_begin)


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables have priority
    _follow_parent()


def _follow_parent() -> None:
    """Make this process end when the server that started it ends, even if the server is killed."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
