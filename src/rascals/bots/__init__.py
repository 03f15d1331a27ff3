"""Bots: they choose a move for a seat, given what that seat may know.

    from rascals.bots import bot, names

    names("goons")               # from the simplest to the best: ('random', …, 'hard', 'shrewd', 'expert')
    bot("shrewd").choose(turn).move

A bot gets a `Turn`: the legal moves of a seat and what that seat knows, as a sampled state, a view and a history; never
the match itself. `decide` asks a bot for a whole move, step by step if it is composite; `deciding` does the same for
callers that run the bot elsewhere, such as in another process.
"""

from __future__ import annotations

from rascals.bots.interface import Bot, Budget, ChosenMove, Rationale, Turn
from rascals.bots.playing import ask, chance_of, decide, deciding, play
from rascals.bots.registry import adviser, all_names, bot, coach, default, names

__all__ = [
    "Bot",
    "Budget",
    "ChosenMove",
    "Rationale",
    "Turn",
    "adviser",
    "all_names",
    "ask",
    "bot",
    "chance_of",
    "coach",
    "decide",
    "deciding",
    "default",
    "names",
    "play",
]
