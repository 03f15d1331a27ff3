"""Trying again: what the database does not give now it may give later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rascals.server.errors import StoreError
from rascals.server.logs import logger

FIRST, LONGEST = 0.5, 30.0  # seconds: the first pause, which doubles each time, and the longest

log = logger("rascals.server")


async def persist(attempt: Callable[[], Awaitable[object]], otherwise: str) -> None:
    """Try until the store does not fail, each time after a longer pause; `otherwise` is what the log says meanwhile."""
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
