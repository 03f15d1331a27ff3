"""The uniformly random bot: it plays any legal move."""

from __future__ import annotations

from dataclasses import dataclass, field

from rascals.bots.interface import ChosenMove, Turn
from rascals.core.chance import next_below
from rascals.core.state import GameState, Row


def uniformly(_s: GameState, _seat: int, _actions: Row, count: int, words: Row) -> int:
    """Draw a legal action, as a policy of the compiled rules."""
    return next_below(words, count)


@dataclass(frozen=True)
class Uniform:
    """Every legal move is equally likely."""

    name: str = field(default="random", init=False)

    def choose(self, turn: Turn) -> ChosenMove:
        """Draw a move."""
        return ChosenMove(turn.random.choice(turn.moves), {"moves": len(turn.moves)})
