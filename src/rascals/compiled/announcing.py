"""Announces compilation: a game's rules are compiled when they are first needed, which takes some seconds, once.

On a terminal this prints a line. A program with its own announcement passes a function to `on_compiling`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

Listener = Callable[[str], None]


def _say(game: str) -> None:
    """Print the announcement if standard error is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"rascals: compiling {game}: some seconds, and only the first time\n")


_listener: Listener = _say


def on_compiling(listener: Listener | None) -> None:
    """Call `listener` with a game's name whenever its rules are compiled; None restores the default.

    It is called in the thread that compiles, and not when machine code is only loaded.
    """
    global _listener  # noqa: PLW0603 - compiled code is shared by the whole process, too
    _listener = _say if listener is None else listener


def compiling(game: str) -> None:
    """Announce that the rules of a game are compiled."""
    _listener(game)
