"""Retrying with exponential backoff: what is to be done is tried until it is done, or until it is no longer wanted.

`persist` tries one thing; `Duties` is a reconciliation loop for all that a table, or the notifier, has to do.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial
from itertools import count
from typing import Generic, TypeVar

from rascals.server.loggers import logger

FIRST, LONGEST = 0.1, 5.0  # seconds: the first pause, which doubles each time, and the longest

K = TypeVar("K", bound=Hashable)

log = logger("rascals.server")


class _Unfinished(Exception):
    """A try that has not failed, after which the duty is still wanted."""


async def persist(attempt: Callable[[], Awaitable[object]], otherwise: str, **about: object) -> None:
    """Try until `attempt` raises nothing, with growing pauses that differ by chance, so that not all try at once.

    Failures are logged as `otherwise`: the first, the second, the fourth, the eighth, and so on.
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
    """Duties, each seen to in a task of its own until it is no longer wanted.

    `wanted` returns what is to be done now; `attempt` tries one of that, and gets the number of earlier tries. Whether
    it is done only `wanted` tells, so that nothing is done twice or forgotten: an attempt that returns while its duty
    is still wanted is followed by another, as is one that fails, however it fails. `otherwise`, `about`: see `persist`.
    """

    def __init__(
        self,
        wanted: Callable[[], Collection[K]],
        attempt: Callable[[K, int], Awaitable[object]],
        otherwise: str,
        **about: object,
    ) -> None:
        self._wanted, self._attempt, self._otherwise, self._about = wanted, attempt, otherwise, about
        self._under_way: dict[K, tuple[asyncio.Task[None], asyncio.Event]] = {}  # with what is set once it was tried
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._under_way)

    def wake(self) -> None:
        """Begin what is wanted and not under way, in the order of `wanted`; cancel what is no longer wanted."""
        if self._stopped:
            return
        self.recall()
        for duty in self._wanted():
            if duty not in self._under_way:
                tried = asyncio.Event()
                task = asyncio.create_task(self._see_to(duty, tried))
                self._under_way[duty] = task, tried
                task.add_done_callback(partial(self._ended, duty, tried))

    def recall(self) -> None:
        """Cancel what is no longer wanted."""
        for duty in self._under_way.keys() - set(self._wanted()):
            self._under_way.pop(duty)[0].cancel()

    def stop(self) -> None:
        """Cancel everything, for good."""
        self._stopped = True
        for task, _ in self._under_way.values():
            task.cancel()

    async def tried(self) -> None:
        """Wait until all that is under way has been tried once."""
        for _, tried in list(self._under_way.values()):
            await tried.wait()

    async def _see_to(self, duty: K, tried: asyncio.Event) -> None:
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
        tried.set()  # also where it was cancelled before it began
        if duty in self._under_way and self._under_way[duty][0] is task:
            del self._under_way[duty]
