"""The server with one game more: the market of ``tests/table/market.py``. ``python -m tests.web.markets``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server.__main__ import main
from rascals.server.tables import replays
from tests.table import market

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """The real games and the market."""
    return {**REAL, "market": market.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    replays.own_process = partial(ThreadPoolExecutor, 1)  # another process has no such game
    raise SystemExit(main())
