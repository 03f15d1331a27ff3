"""The drawing modules of each game. A game without its own gets the generic ones.

A module of lines has `lines(view, words, names)`: a view in sentences. For a game with a map it also has
`drawing(view)`: the map in lines of text, `signs(words, names)`: the meaning of its signs, and `beside_map`: the
sentences without those about the map. Optional: `asked(view, moves, words, names)`: sentences to print before the list
of moves; `staged(events, sentences, before, words)`: events told in steps.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

DRAWN = ("felicity", "goodcritters", "goons", "heist")


def lines_of(game: str) -> ModuleType:
    """Return the module whose `lines` describes a view of the game in sentences."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}.lines")


def board_of(game: str) -> ModuleType:
    """Return the module whose `Board` draws a view of the game."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}.board")
