"""The server with one game more: the meadow of ``tests/table/meadow.py``. ``python -m tests.web.meadows``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import rascals
from rascals.server.__main__ import main
from rascals.server.tables import replays
from tests.table import meadow

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """The real games and the meadow."""
    return {**REAL, "meadow": meadow.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    replays.own_process = partial(ThreadPoolExecutor, 1)  # another process has no such game
    raise SystemExit(main())
