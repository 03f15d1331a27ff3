"""Fair admission control and eviction for a bounded resource: the client that holds most gives up first.

Queues and caches are bounded, or strangers could fill the memory. With a bound alone, two or three clients could fill
it and shut out everybody else. So a newcomer to a full queue displaces an item of the client with the most items, if
that has more than the newcomer; a full cache evicts the least recently used item of the client that fills most of it.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

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
