"""The server with an additional game, the meadow of ``tests/table/meadow.py``: ``python -m tests.web.meadows``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server import processes
from rascals.server.__main__ import main
from tests.table import meadow

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """Return the real games and the meadow."""
    return {**REAL, "meadow": meadow.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    processes.for_replays = partial(ThreadPoolExecutor, 1)  # another process would not know the game
    raise SystemExit(main())
