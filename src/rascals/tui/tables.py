"""Which drawing belongs to which game. A game that nobody has drawn gets the generic one."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

DRAWN = ("felicity",)
WORDED = (*DRAWN, "goodcritters")  # have sentences of their own


def lines_of(game: str) -> ModuleType:
    """Return the module whose `lines` says a view of the game in sentences."""
    return import_module(f"rascals.tui.{game if game in WORDED else 'generic'}.lines")


def board_of(game: str) -> ModuleType:
    """Return the module whose `Board` draws a view of the game."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}.board")
