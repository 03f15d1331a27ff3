"""A few places that many want: whose turn is next.

Next comes whoever holds fewest places now, among those who has held them least of late, among those who has waited
longest. So nobody waits for what a stranger has queued, only for what is under way; and who asks for much gets as
much as the others, whatever of that much is left.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

HALF = 60.0  # seconds after which half of what somebody has used is forgotten
SHORT = 0.01  # seconds that any turn counts at least
NOTHING = 0.001  # seconds of use that are too few to be remembered


@dataclass(frozen=True)
class _Waiting:
    """One who waits for a place."""

    who: str
    since: int
    called: asyncio.Future[None]


class Turns:
    """`places` at a time, for whoever names itself `who`. `clock` gives seconds that never go back."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places, self._clock = places, clock
        self._held: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds of use, as they counted at a time
        self._count = 0

    @property
    def crowd(self) -> float:
        """How many hold a place or wait for one, for each place there is."""
        return (self._held.total() + len(self._waiting)) / self._places

    @property
    def remembered(self) -> int:
        """Of how many it is known what they have used."""
        return len(self._used)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Hold a place, as soon as it is one's turn."""
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
            else:  # called and cancelled at once
                self._leave(who)
            raise

    def _leave(self, who: str) -> None:
        """Give a place up, and call who is next."""
        self._held[who] -= 1
        self._held += Counter()  # forgets who holds none
        if self._waiting:
            following = min(self._waiting, key=lambda one: (self._held[one.who], self._of_late(one.who), one.since))
            self._waiting.remove(following)
            self._held[following.who] += 1
            following.called.set_result(None)

    def _of_late(self, who: str) -> float:
        """Return the seconds of use that still count."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF))

    def _note(self, who: str, seconds: float) -> None:
        """Count use; what has become next to nothing is forgotten."""
        self._used[who] = (self._of_late(who) + seconds, self._clock())
        faded = [one for one in self._used if self._of_late(one) < NOTHING]
        for one in faded:
            del self._used[one]
