"""The uniformly random bot: it plays any legal move."""

from __future__ import annotations

from dataclasses import dataclass, field

from rascals.bots.interface import Choice, Question
from rascals.core.chance import next_below
from rascals.core.record import Record, Row


def uniformly(_s: Record, _seat: int, _actions: Row, count: int, words: Row) -> int:
    """Draw a legal action, as a policy of the compiled rules."""
    return next_below(words, count)


@dataclass(frozen=True)
class Uniform:
    """Every legal move is equally likely."""

    name: str = field(default="random", init=False)

    def choose(self, question: Question) -> Choice:
        """Draw a move."""
        return Choice(question.random.choice(question.moves), {"moves": len(question.moves)})
