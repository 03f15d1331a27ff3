"""Which drawing belongs to which game. A game that nobody has drawn gets the generic one.

A module of lines has `lines(view, words, names)`: a view in sentences. Where a map is better drawn, it also has
`drawing(view)`, the map in lines of text, `signs(words, names)`, what it is drawn with, and `beside_map`: the sentences
without those of the map. `asked(view, moves, words, names)`: what is to be said before the moves
are listed; `staged(events, sentences, before, words)`: what happened, told in steps. Both where a game has them.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

DRAWN = ("felicity", "goodcritters", "goons", "heist")


def lines_of(game: str) -> ModuleType:
    """Return the module whose `lines` says a view of the game in sentences."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}.lines")


def board_of(game: str) -> ModuleType:
    """Return the module whose `Board` draws a view of the game."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}.board")
