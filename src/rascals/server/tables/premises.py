"""What all rooms of a server share, and what a room says of itself to whoever keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rascals.server.store import Store
from rascals.server.tables.thinking import Thinker

# What can be news of a room: its table stands otherwise; who is connected to it is otherwise; it was read from
# the store; and that while other servers use that too; it is no longer in use.
Change: TypeAlias = Literal["changed", "connected", "read", "taken up", "stopped"]

Clock: TypeAlias = Callable[[], int]


class Gone(Exception):
    """The room is no longer in use: the table must be fetched again."""


class UnderWay:
    """Tasks that go on whoever waits for them, also when their room is no longer in use."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, task: asyncio.Task[Any]) -> None:
        """See a task through; `end` waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self, timeout: float) -> None:  # noqa: ASYNC109 - what is left then goes on
        """Wait until everything is done, or for so many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=timeout)


@dataclass
class Premises:
    """What all rooms share. `clock` gives the server's milliseconds; `delay` how long a bot seems to think (s)."""

    store: Store
    thinker: Thinker
    clock: Clock
    delay: Callable[[], float]
    under_way: UnderWay = field(default_factory=UnderWay)
