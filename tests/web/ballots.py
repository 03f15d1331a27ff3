"""The server with one game more: the secret ballot of ``tests/table/ballot.py``. ``python -m tests.web.ballots``."""

from __future__ import annotations

import rascals
from rascals.server.__main__ import main
from tests.table import ballot

REAL = rascals.games()


def games() -> dict[str, rascals.Box]:
    """The real games and the ballot."""
    return {**REAL, "ballot": ballot.BOX}


if __name__ == "__main__":
    rascals.games = games  # type: ignore[assignment]
    raise SystemExit(main())
