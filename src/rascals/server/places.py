"""Where work runs that nobody is to wait for: in a thread where there are threads, or else here, on the event loop.

Processes are not known here, since a server can do without: where there is an operating system, its owner hands them
in (`rascals.server.processes`).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

THREADS = sys.platform != "emscripten"  # in a browser's page there are none


async def aside(work: Callable[..., T], *args: object) -> T:
    """Return what `work` returns for these arguments; everything else goes on meanwhile if there are threads.

    Without them, what is ready goes first, and then waits until the work is done.
    """
    if THREADS:
        return await asyncio.to_thread(work, *args)
    await asyncio.sleep(0)
    return work(*args)
