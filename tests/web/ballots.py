"""The server with one game more: the secret ballot of ``tests/table/ballot.py``. ``python -m tests.web.ballots``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server.__main__ import main
from rascals.server.tables import replays
from tests.table import ballot

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """The real games and the ballot."""
    return {**REAL, "ballot": ballot.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    replays.own_process = partial(ThreadPoolExecutor, 1)  # another process has no such game
    raise SystemExit(main())
