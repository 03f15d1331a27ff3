"""Background work: retried until it succeeds, or done in a thread if it is slow."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial
from itertools import count
from typing import Generic, TypeVar

from rascals.server.loggers import logger

# ---------------------------------------------------------------- slow work
# Running slow work without blocking others: in a thread if the platform has threads, else on the event loop.
#
# Processes are not used here, because a server can do without them; where there is an operating system, the caller
# passes them in (`rascals.server.processes`).

T = TypeVar("T")

THREADS = sys.platform != "emscripten"  # a browser's page has none


async def in_thread(work: Callable[..., T], *args: object) -> T:
    """Return the result of `work` for these arguments, computed in a thread if the platform has threads.

    Without threads, tasks that are ready run first; then the event loop is blocked until the work is done.
    """
    if THREADS:
        return await asyncio.to_thread(work, *args)
    await asyncio.sleep(0)
    return work(*args)


# ---------------------------------------------------------------- retries
# Retrying with exponential backoff, until an action succeeds or is no longer wanted.
#
# `persist` retries one action; `Duties` is a reconciliation loop for all pending actions of a table or the notifier.

FIRST, LONGEST = 0.1, 5.0  # seconds: the first pause, which doubles each time, and the longest

K = TypeVar("K", bound=Hashable)

log = logger("rascals.server")


class _Unfinished(Exception):
    """An attempt returned normally, but its duty is still wanted."""


async def persist(attempt: Callable[[], Awaitable[object]], otherwise: str, **about: object) -> None:
    """Retry `attempt` until it raises nothing, with growing pauses and random jitter, so that retries do not coincide.

    Failures are logged with the message `otherwise`: the first, the second, the fourth, the eighth, and so on.
    """
    pause = FIRST
    for failures in count(1):
        try:
            await attempt()
        except _Unfinished:
            pass
        except Exception as error:
            if failures & (failures - 1) == 0:
                log.warning(otherwise, **about, attempt=failures, exc_info=error)
        else:
            return
        await asyncio.sleep(pause * random.SystemRandom().uniform(0.5, 1.0))
        pause = min(2 * pause, LONGEST)


class Duties(Generic[K]):
    """Duties, each carried out in a task of its own until it is no longer wanted.

    `wanted` returns the duties that are to be done now; `attempt` tries one of them, given the number of earlier tries.
    Only `wanted` decides whether a duty is done, so nothing is done twice or forgotten: an attempt that fails, or that
    returns while its duty is still wanted, is followed by another. `otherwise`, `about`: see `persist`.
    """

    def __init__(
        self,
        wanted: Callable[[], Collection[K]],
        attempt: Callable[[K, int], Awaitable[object]],
        otherwise: str,
        **about: object,
    ) -> None:
        self._wanted, self._attempt, self._otherwise, self._about = wanted, attempt, otherwise, about
        self._in_progress: dict[K, tuple[asyncio.Task[None], asyncio.Event]] = {}  # the event: after the first attempt
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a duty is in progress."""
        return bool(self._in_progress)

    def wake(self) -> None:
        """Start duties that are wanted and not in progress, in the order of `wanted`; cancel those no longer wanted."""
        if self._stopped:
            return
        self.recall()
        for duty in self._wanted():
            if duty not in self._in_progress:
                tried = asyncio.Event()
                task = asyncio.create_task(self._carry_out(duty, tried))
                self._in_progress[duty] = task, tried
                task.add_done_callback(partial(self._ended, duty, tried))

    def recall(self) -> None:
        """Cancel the duties that are no longer wanted."""
        for duty in self._in_progress.keys() - set(self._wanted()):
            self._in_progress.pop(duty)[0].cancel()

    def stop(self) -> None:
        """Cancel all duties; none can be started afterwards."""
        self._stopped = True
        for task, _ in self._in_progress.values():
            task.cancel()

    async def tried(self) -> None:
        """Wait until every duty in progress has been tried once."""
        for _, tried in list(self._in_progress.values()):
            await tried.wait()

    async def _carry_out(self, duty: K, tried: asyncio.Event) -> None:
        tries = count()

        async def attempt() -> None:
            try:
                if duty in self._wanted():
                    await self._attempt(duty, next(tries))
                if duty in self._wanted():
                    raise _Unfinished
            finally:
                tried.set()

        await persist(attempt, self._otherwise, **self._about)

    def _ended(self, duty: K, tried: asyncio.Event, task: asyncio.Task[None]) -> None:
        tried.set()  # also if it was cancelled before its first attempt
        if duty in self._in_progress and self._in_progress[duty][0] is task:
            del self._in_progress[duty]
