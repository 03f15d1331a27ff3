"""The server with an additional game, the ballot of ``tests/table/ballot.py``: ``python -m tests.web.ballots``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server import processes
from rascals.server.__main__ import main
from tests.table import ballot

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """Return the real games and the ballot."""
    return {**REAL, "ballot": ballot.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    processes.for_replays = partial(ThreadPoolExecutor, 1)  # another process would not know the game
    raise SystemExit(main())
