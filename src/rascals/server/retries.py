"""Retrying with exponential backoff: an operation of the store that fails now may succeed later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rascals.server.errors import StoreError
from rascals.server.loggers import logger

FIRST, LONGEST = 0.5, 30.0  # seconds: the first pause, which doubles each time, and the longest

log = logger("rascals.server")


async def persist(attempt: Callable[[], Awaitable[object]], otherwise: str) -> None:
    """Retry an operation until it raises no `StoreError`, with growing pauses; failures are logged as `otherwise`."""
    pause = FIRST
    while True:
        try:
            await attempt()
        except StoreError as error:
            log.warning(otherwise, seconds=pause, exc_info=error)
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)
