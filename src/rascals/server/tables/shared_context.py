"""The context that all table actors of a server share, and what a table actor reports to its owner."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rascals.server.store import Store
from rascals.server.tables.thinking import Thinker

# What a table actor reports: its table has changed; its clients have changed; it was loaded; it is no longer in use.
Change: TypeAlias = Literal["changed", "connected", "read", "stopped"]

Clock: TypeAlias = Callable[[], int]


class Gone(Exception):
    """The table actor is no longer in use: the table must be requested again."""


@dataclass
class SharedContext:
    """What all table actors share. `clock` gives the server's milliseconds, `delay` the seconds a bot seems to think.

    The ids of tables made here begin with `cell`.
    """

    store: Store
    thinker: Thinker
    clock: Clock
    delay: Callable[[], float]
    cell: str = ""
    _in_progress: set[asyncio.Task[Any]] = field(default_factory=set)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Let a task run to completion, even if nobody waits for it and its table actor is no longer in use."""
        self._in_progress.add(task)
        task.add_done_callback(self._in_progress.discard)

    async def finish(self, timeout: float) -> None:  # noqa: ASYNC109 - unfinished tasks are not cancelled
        """Wait until all these tasks are done, or until `timeout` seconds have passed."""
        if self._in_progress:
            await asyncio.wait(self._in_progress, timeout=timeout)
