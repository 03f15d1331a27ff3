"""The uniformly random bot: it plays any legal move."""

from __future__ import annotations

from rascals.bots.interface import Choice, Question


class Uniform:
    """Every legal move is equally likely."""

    name = "random"

    def choose(self, question: Question) -> Choice:
        """Draw a move."""
        return Choice(question.random.choice(question.moves), {"moves": len(question.moves)})
