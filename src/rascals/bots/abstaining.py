"""Bots that do without something: played against the same bots that may have it, they show what it is worth."""

from __future__ import annotations

from typing import ClassVar

from rascals.bots.interface import ChosenMove, Turn
from rascals.bots.registry import bot


class Abstainer:
    """Plays like the bot of the spec `of`, but makes its next best move instead of one with `words` in its notation.

    For a class of one's own, named as `module:Class`:

        class NoShotgun(Abstainer):
            of, words = "shrewd", "buy shotgun"

    If the bot rates no other move (`options` in its analysis), it makes the first one that may be made; if there is
    none, it moves as the bot would.
    """

    of: ClassVar[str]
    words: ClassVar[str]

    @property
    def name(self) -> str:
        """The name of its class."""
        return type(self).__name__

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the best move without the words."""
        chosen = bot(self.of, turn.game.name).choose(turn)
        if self.words not in str(chosen.move):
            return chosen
        rated = [option for option in chosen.analysis.get("options", ()) if self.words not in option["move"]]
        if rated:
            return ChosenMove(max(rated, key=lambda option: option["value"])["move"])
        return ChosenMove(next((move for move in turn.moves if self.words not in str(move)), chosen.move))
