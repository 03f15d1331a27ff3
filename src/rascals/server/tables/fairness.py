"""Fair shares of a scarce resource: turns at using it, and places in queues and caches."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

# ---------------------------------------------------------------- turns
# A fair semaphore: a few places, shared fairly among many clients.
#
# The next free place goes to the client that holds the fewest now; among equals, to the one that has used them least
# of late; among equals, to the one that has waited longest. So no client waits for what another has queued, only for
# what is in progress; and a client with many requests gets as much as the others, or what they leave.

HALF = 60.0  # seconds: the half-life of recorded use
SHORT = 0.01  # seconds that each turn counts as at least
NOTHING = 0.001  # seconds of use below which a client is forgotten


@dataclass(frozen=True)
class _Waiting:
    """A client that waits for a place."""

    who: str
    since: int
    called: asyncio.Future[None]


class Turns:
    """A semaphore with `places` places, for clients named by `who`. `clock` gives seconds and never goes back."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places, self._clock = places, clock
        self._held: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._used: dict[str, tuple[float, float]] = {}  # by client: decayed seconds of use, and the time of that value
        self._count = 0

    @property
    def crowd(self) -> float:
        """The number of places held or waited for, divided by the number of places."""
        return (self._held.total() + len(self._waiting)) / self._places

    @property
    def remembered(self) -> int:
        """The number of clients whose use is remembered."""
        return len(self._used)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Hold a place, waiting for one's turn first."""
        await self._wait(who)
        began = self._clock()
        try:
            yield
        finally:
            self._note(who, max(SHORT, self._clock() - began))
            self._leave(who)

    async def _wait(self, who: str) -> None:
        if self._held.total() < self._places:
            self._held[who] += 1
            return
        self._count += 1
        waiting = _Waiting(who, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # given a place and cancelled at the same moment
                self._leave(who)
            raise

    def _leave(self, who: str) -> None:
        """Give up a place, and give it to the next client."""
        self._held[who] -= 1
        self._held += Counter()  # removes clients that hold none
        waiting = [client for client in self._waiting if not client.called.done()]  # others were cancelled just now
        if waiting:
            chosen = min(waiting, key=lambda one: (self._held[one.who], self._recent_use(one.who), one.since))
            self._waiting.remove(chosen)
            self._held[chosen.who] += 1
            chosen.called.set_result(None)

    def _recent_use(self, who: str) -> float:
        """Return the seconds of recent use, decayed to now."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF))

    def _note(self, who: str, seconds: float) -> None:
        """Add use, and forget clients whose use has decayed to nothing."""
        self._used[who] = (self._recent_use(who) + seconds, self._clock())
        for client in [client for client in self._used if self._recent_use(client) < NOTHING]:
            del self._used[client]


# ---------------------------------------------------------------- shares
# Fair admission control and eviction for what is bounded: the client that holds most gives up first.
#
# Queues and caches are bounded, or strangers could fill the memory. With a bound alone, two or three clients could
# fill it and shut out everybody else. So a newcomer to a full queue displaces a job of the client with the most jobs,
# if that has more than the newcomer; a full cache evicts the least recently used item of the client that fills most of
# it.

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class TooMany(Exception):
    """The queue is full, and no client has so many more jobs than the newcomer that it must give one up."""


class Jobs(Generic[K, V]):
    """Tasks that wait or are in progress, by key, each for a client."""

    def __init__(self) -> None:
        self._tasks: dict[K, tuple[str, asyncio.Task[V]]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def get(self, key: K) -> asyncio.Task[V] | None:
        """Return the job with a key, if there is one."""
        return self._tasks[key][1] if key in self._tasks else None

    def make_place(self, who: str, most: int) -> K | None:
        """Make room for one more job of `who` if `most` are allowed; return the key of the job given up, if any.

        That is the latest of the client with the most jobs. `TooMany` if that client would then have fewer than `who`.
        """
        if len(self._tasks) < most:
            return None
        counted = Counter(holder for holder, _ in self._tasks.values())
        holder, count = max(counted.items(), key=lambda one: one[1], default=(who, 0))
        if count <= counted[who] + 1:
            raise TooMany
        given_up = next(key for key in reversed(self._tasks) if self._tasks[key][0] == holder)
        self.give_up(given_up)
        return given_up

    def begin(self, key: K, who: str, job: Coroutine[Any, Any, V]) -> asyncio.Task[V]:
        """Begin a job of a client."""
        task = asyncio.create_task(job)
        self._tasks[key] = who, task
        task.add_done_callback(partial(self._ended, key))
        return task

    def _ended(self, key: K, task: asyncio.Task[V]) -> None:
        if self.get(key) is task:  # not one that was begun later
            del self._tasks[key]

    def give_up(self, key: K) -> None:
        """Cancel a job, if it exists."""
        if key in self._tasks:
            self._tasks.pop(key)[1].cancel()

    def close(self) -> None:
        """Cancel all jobs."""
        for key in list(self._tasks):
            self.give_up(key)


async def result(job: asyncio.Task[V]) -> V:
    """Return the result of a job, which goes on if the caller is cancelled; `TooMany` if the job is given up."""
    try:
        return await asyncio.shield(job)
    except asyncio.CancelledError:
        if job.cancelled():
            raise TooMany from None
        raise


class _Item(NamedTuple, Generic[V]):
    value: V
    who: str
    size: int


class Cache(Generic[K, V]):
    """Values by key, each added for a client, with a total size of at most `room`; the least recently used go first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._items: OrderedDict[K, _Item[V]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def __len__(self) -> int:
        return len(self._items)

    @property
    def size(self) -> int:
        """The total size of all values."""
        return sum(item.size for item in self._items.values())

    def get(self, key: K) -> V | None:
        """Return a value, which counts as used; None if it is not cached."""
        if key not in self._items:
            return None
        self._items.move_to_end(key)
        return self._items[key].value

    def put(self, key: K, value: V, who: str, size: int = 1) -> list[K]:
        """Add a value; return the keys of those evicted for it, beginning with the client that fills most."""
        self.remove(key)
        self._items[key] = _Item(value, who, size)
        gone: list[K] = []
        while self.size > self._room and len(self._items) > 1:
            filled: Counter[str] = Counter()
            for item in self._items.values():
                filled[item.who] += item.size
            others = [other for other in self._items if other != key]
            gone.append(max(others, key=lambda other: filled[self._items[other].who]))  # the least recent among equals
            self.remove(gone[-1])
        return gone

    def remove(self, key: K) -> None:
        """Remove a value, if it exists."""
        self._items.pop(key, None)
