"""Fair admission control and eviction: of what all visitors fill together, who holds most gives up first.

What is shared has bounds, or strangers could fill the memory. Were the bound all there is, two or three of them could
fill it and nobody else would come in. So who comes to a full place takes it from the one that holds most, where that is
more than they hold themselves; and of what is kept, the longest unused of the one that has filled most of it goes.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class TooMany(Exception):
    """So much is under way, or waits, that no more is taken on."""


class Shares(Generic[K]):
    """Whose the things in a shared place are, and how much each fills; the longest unused first."""

    def __init__(self) -> None:
        self._held: OrderedDict[K, tuple[str, int]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def __len__(self) -> int:
        return len(self._held)

    @property
    def size(self) -> int:
        """How much all of it fills."""
        return sum(size for _, size in self._held.values())

    def add(self, key: K, who: str, size: int = 1) -> None:
        """Note what somebody has brought."""
        self._held[key] = who, size
        self._held.move_to_end(key)

    def use(self, key: K) -> None:
        """Note that something was used, by whomever."""
        self._held.move_to_end(key)

    def remove(self, key: K) -> None:
        """Forget something; nothing happens where it is not there."""
        self._held.pop(key, None)

    def place_for(self, who: str, room: int) -> K | None:
        """Find a place for one more of `who` among `room`: what has to go for it, None where there is a free one.

        What goes is the latest of the one that holds most. `TooMany` where nobody holds so much more than `who` that
        they would still hold as much after that.
        """
        if len(self._held) < room:
            return None
        counted = Counter(holder for holder, _ in self._held.values())
        holder, count = max(counted.items(), key=lambda one: one[1], default=(who, 0))
        if count <= counted[who] + 1:
            raise TooMany
        return next(key for key in reversed(self._held) if self._held[key][0] == holder)

    def beyond(self, room: int, newest: K) -> K | None:
        """Return what goes first where more is filled than `room`, never the newest; None where it fits."""
        if self.size <= room or len(self._held) < 2:
            return None
        filled: Counter[str] = Counter()
        for holder, size in self._held.values():
            filled[holder] += size
        others = [key for key in self._held if key != newest]
        return max(others, key=lambda key: filled[self._held[key][0]])  # of equals the first: the longest unused
