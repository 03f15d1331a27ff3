"""The uniformly random bot: it plays any legal move."""

from __future__ import annotations

from dataclasses import dataclass, field

from rascals.bots.interface import Choice, Question


@dataclass(frozen=True)
class Uniform:
    """Every legal move is equally likely."""

    name: str = field(default="random", init=False)

    def choose(self, question: Question) -> Choice:
        """Draw a move."""
        return Choice(question.random.choice(question.moves), {"moves": len(question.moves)})
