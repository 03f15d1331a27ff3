"""Announces compilation: the first call of each loop compiles the rules that it uses, up to half a minute, once.

On a terminal this prints a line for each loop. A program with its own announcement passes a function to `on_compiling`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

Listener = Callable[[str], None]
LoopListener = Callable[[str, str], None]


def _say(game: str, loop: str) -> None:
    """Print the announcement if standard error is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"rascals: compiling {game} ({loop}): up to a minute, and only the first time\n")


_each: LoopListener = _say
_told: set[str] = set()


def on_compiling(listener: Listener | None) -> None:
    """Call `listener` with a game's name when compilation of its rules begins; None restores the default.

    It is called once for each game, in the thread that compiles; not if machine code is loaded from the cache.
    """
    on_compiling_loop(None if listener is None else lambda game, _: _once(listener, game))


def on_compiling_loop(listener: LoopListener | None) -> None:
    """Call `listener` with a game's name and a loop's name whenever a loop is compiled; None as in `on_compiling`.

    The loops of a game share its rules; each is compiled when it is first called.
    """
    global _each  # noqa: PLW0603 - what compiles is one for the whole process, too
    _each = _say if listener is None else listener
    _told.clear()


def _once(listener: Listener, game: str) -> None:
    """Tell a game's name if it is new."""
    if game not in _told:
        _told.add(game)
        listener(game)


def compiling(games: set[str], loop: str) -> None:
    """Announce the games whose rules are compiled for a loop."""
    for game in sorted(games):
        _each(game, loop.strip("_").replace("_", " "))
