"""The server with the additional games of ``tests/table``: ``python -m tests.web.extra_games``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server import processes
from rascals.server.__main__ import main
from tests.table import ballot, market, meadow

REAL = rascals.games()


def games() -> dict[str, rascals.GameDefinition]:
    """Return the real games, the ballot, the market and the meadow."""
    return {**REAL, "ballot": ballot.DEFINITION, "market": market.DEFINITION, "meadow": meadow.DEFINITION}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    processes.for_replays = partial(ThreadPoolExecutor, 1)  # another process would not know the games
    raise SystemExit(main())
