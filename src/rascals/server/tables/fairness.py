"""Fair shares of what is scarce: turns at it, and places in it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

# ---------------------------------------------------------------- turns
# A fair semaphore: a few places, shared fairly among many clients.
#
# The next free place goes to the client that holds the fewest now; among equals, to the one that has used them least
# of late; among equals, to the one that has waited longest. So no client waits for what another has queued, only for
# what is in progress; and a client that asks for much gets as much as the others, or what they leave.

HALF = 60.0  # seconds: the half-life of recorded use
SHORT = 0.01  # seconds that each turn counts at least
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
        there = [one for one in self._waiting if not one.called.done()]  # others were cancelled just now
        if there:
            following = min(there, key=lambda one: (self._held[one.who], self._of_late(one.who), one.since))
            self._waiting.remove(following)
            self._held[following.who] += 1
            following.called.set_result(None)

    def _of_late(self, who: str) -> float:
        """Return the seconds of recent use, decayed until now."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF))

    def _note(self, who: str, seconds: float) -> None:
        """Add use, and forget clients whose use has decayed to nothing."""
        self._used[who] = (self._of_late(who) + seconds, self._clock())
        faded = [one for one in self._used if self._of_late(one) < NOTHING]
        for one in faded:
            del self._used[one]


# ---------------------------------------------------------------- shares
# Fair admission control and eviction for a bounded resource: the client that holds most gives up first.
#
# Queues and caches are bounded, or strangers could fill the memory. With a bound alone, two or three clients could
# fill it and shut out everybody else. So a newcomer to a full queue displaces an item of the client with the most
# items, if that has more than the newcomer; a full cache evicts the least recently used item of the client that fills
# most of it.

K = TypeVar("K", bound=Hashable)


class TooMany(Exception):
    """The queue is full, and no client holds enough more than the newcomer to give up a place."""


class Shares(Generic[K]):
    """The items in a bounded resource, each with its owner and size, the least recently used first."""

    def __init__(self) -> None:
        self._held: OrderedDict[K, tuple[str, int]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def __len__(self) -> int:
        return len(self._held)

    @property
    def size(self) -> int:
        """The total size of all items."""
        return sum(size for _, size in self._held.values())

    def add(self, key: K, who: str, size: int = 1) -> None:
        """Add an item of the client `who`."""
        self._held[key] = who, size
        self._held.move_to_end(key)

    def use(self, key: K) -> None:
        """Mark an item as just used, by any client."""
        self._held.move_to_end(key)

    def remove(self, key: K) -> None:
        """Remove an item, if it exists."""
        self._held.pop(key, None)

    def place_for(self, who: str, room: int) -> K | None:
        """Return the item to displace for one more of `who`, if `room` items are allowed; None if there is room.

        It is the latest item of the client with the most items. `TooMany` if that client would then have fewer items
        than `who`.
        """
        if len(self._held) < room:
            return None
        counted = Counter(holder for holder, _ in self._held.values())
        holder, count = max(counted.items(), key=lambda one: one[1], default=(who, 0))
        if count <= counted[who] + 1:
            raise TooMany
        return next(key for key in reversed(self._held) if self._held[key][0] == holder)

    def beyond(self, room: int, newest: K) -> K | None:
        """Return the item to evict if the total size exceeds `room`, never the newest; None if it does not."""
        if self.size <= room or len(self._held) < 2:
            return None
        filled: Counter[str] = Counter()
        for holder, size in self._held.values():
            filled[holder] += size
        others = [key for key in self._held if key != newest]
        return max(others, key=lambda key: filled[self._held[key][0]])  # the least recently used of equals
