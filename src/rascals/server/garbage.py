"""Scheduling Python's cyclic garbage collection: full collections are rare, because every player waits for one.

By default Python makes a full collection whenever the number of long-lived objects has grown by a quarter. With a
thousand clients that is every few seconds, takes 0.2 s each time, and finds nothing: tables in play leave no reference
cycles behind; event streams do, when they end. The young generations are collected as usual, so what a request leaves
behind is soon freed.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

ENDED = 1_000  # event streams ended since the last full collection: some tens of MiB
LONGEST = 60.0  # the most seconds between full collections, because evicted tables are reference cycles too
LOOK = 1.0  # seconds between checks whether a full collection is due
SELDOM = 1_000  # collections of the middle generation after which Python itself makes a full one


def begin() -> None:
    """Make full collections rare, and exclude all objects that exist now: the program itself."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


async def keep_collecting(ended: Callable[[], int]) -> None:
    """For ever, make a full collection when many event streams have ended, or a long time has passed.

    `ended` returns the number of streams that have ended so far.
    """
    loop = asyncio.get_running_loop()
    known, last = ended(), loop.time()
    while True:
        await asyncio.sleep(LOOK)
        if ended() - known >= ENDED or loop.time() - last >= LONGEST:
            gc.collect()
            known, last = ended(), loop.time()
