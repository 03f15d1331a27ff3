"""Announces compilation: the first call of a game's compiled rules takes up to half a minute, once.

On a terminal this prints one line. A program with its own announcement passes a function to `on_compiling`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

Listener = Callable[[str], None]


def _say(game: str) -> None:
    """Print the announcement if standard error is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"rascals: compiling {game}: up to a minute, and only the first time\n")


_listener: Listener = _say
_told: set[str] = set()


def on_compiling(listener: Listener | None) -> None:
    """Call `listener` with a game's name when compilation of its rules begins; None restores the default.

    It is called once for each game, in the thread that compiles; not if machine code is loaded from the cache.
    """
    global _listener  # noqa: PLW0603 - what compiles is one for the whole process, too
    _listener = _say if listener is None else listener
    _told.clear()


def compiling(games: set[str]) -> None:
    """Announce the games whose compilation begins, each once."""
    for game in sorted(games - _told):
        _told.add(game)
        _listener(game)
