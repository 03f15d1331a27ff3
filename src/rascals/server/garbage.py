"""When Python looks through everything for what only circles hold: seldom, for all who play wait meanwhile.

By itself it does so whenever a quarter more has come to stay. With a thousand clients at play that is every few
seconds, takes a fifth of one each time, and finds nothing: a table leaves no circles behind while it is played, an
event stream does when it ends. What is young is looked through as ever, so what a request leaves behind is soon found.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

ENDED = 1_000  # event streams since the last time, some tens of MiB
LONGEST = 60.0  # seconds since the last time: tables that leave memory are circles too
LOOK = 1.0  # seconds between looks whether it is time
SELDOM = 1_000  # times that the middle-aged are looked through, after which Python looks at everything all the same


def begin() -> None:
    """From now on look at everything seldom, and never again at what is there now: the program itself."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


async def keep_collecting(ended: Callable[[], int]) -> None:
    """Look at everything when many event streams have ended, or after a long time; for ever. `ended`: how many have."""
    loop = asyncio.get_running_loop()
    known, last = ended(), loop.time()
    while True:
        await asyncio.sleep(LOOK)
        if ended() - known >= ENDED or loop.time() - last >= LONGEST:
            gc.collect()
            known, last = ended(), loop.time()
