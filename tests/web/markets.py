"""The server with an additional game, the market of ``tests/table/market.py``: ``python -m tests.web.markets``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server import processes
from rascals.server.__main__ import main
from tests.table import market

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """Return the real games and the market."""
    return {**REAL, "market": market.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    processes.for_replays = partial(ThreadPoolExecutor, 1)  # another process would not know the game
    raise SystemExit(main())
