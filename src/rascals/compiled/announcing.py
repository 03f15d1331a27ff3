"""Says that machine code is being made: the first call of the rules of a game takes up to half a minute, once.

A terminal is told one line. A program that says it in its own way gives a function to `on_compiling`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

Listener = Callable[[str], None]


def _say(game: str) -> None:
    """Say so to a person at a terminal, and to nobody else."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"rascals: compiling {game}: up to a minute, and only the first time\n")


_listener: Listener = _say
_told: set[str] = set()


def on_compiling(listener: Listener | None) -> None:
    """Let `listener` be called with a game's name when its rules begin to be compiled; None: as it was at the start.

    It is called once for each game, in the thread that compiles, and not where machine code that is kept is loaded.
    """
    global _listener  # noqa: PLW0603 - what compiles is one for the whole process, too
    _listener = _say if listener is None else listener
    _told.clear()


def compiling(games: set[str]) -> None:
    """Tell of the games whose rules begin to be compiled, those that have not been told of."""
    for game in sorted(games - _told):
        _told.add(game)
        _listener(game)
