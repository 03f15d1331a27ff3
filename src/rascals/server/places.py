"""Running slow work without blocking others: in a thread if the platform has threads, else on the event loop.

Processes are not used here, because a server can do without them; where there is an operating system, the caller
passes them in (`rascals.server.processes`).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

THREADS = sys.platform != "emscripten"  # a browser's page has none


async def aside(work: Callable[..., T], *args: object) -> T:
    """Return the result of `work` for these arguments, computed in a thread if there are threads.

    Without threads, tasks that are ready run first; then the event loop is blocked until the work is done.
    """
    if THREADS:
        return await asyncio.to_thread(work, *args)
    await asyncio.sleep(0)
    return work(*args)
