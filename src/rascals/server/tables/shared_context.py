"""The context that all rooms of a server share, and what a room reports to its owner."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rascals.server.store import Store
from rascals.server.tables.thinking import Thinker

# What a room reports: its table has changed; its clients have changed; it was loaded from the store; it is no longer in
# use.
Change: TypeAlias = Literal["changed", "connected", "read", "stopped"]

Clock: TypeAlias = Callable[[], int]


class Gone(Exception):
    """The room is no longer in use: the table must be fetched again."""


class UnderWay:
    """Tasks that run to completion, even if nobody waits for them and their room is no longer in use."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Keep a reference to a task until it is done; `end` waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self, timeout: float) -> None:  # noqa: ASYNC109 - unfinished tasks are not cancelled
        """Wait until everything is done, or until `timeout` seconds have passed."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=timeout)


@dataclass
class SharedContext:
    """What all rooms share. `clock` gives the server's milliseconds, `delay` the seconds that a bot seems to think.

    `cell` begins the ids of tables made here.
    """

    store: Store
    thinker: Thinker
    clock: Clock
    delay: Callable[[], float]
    cell: str = ""
    under_way: UnderWay = field(default_factory=UnderWay)
