"""What the end of a game was worth to a seat; the same function in play and, compiled, in training."""

from __future__ import annotations

from rascals.core import rules
from rascals.core.record import Record


def outcome(s: Record, seat: int, margin: float) -> float:
    """Return a seat's share of the victory, plus `margin` for every point above the others' average."""
    points, winners = 0, 0
    for other in range(s.players):
        points += rules.score(s, other)
        winners += rules.wins(s, other)
    mine = rules.score(s, seat)
    return rules.wins(s, seat) / max(winners, 1) + margin * (mine - (points - mine) / (s.players - 1))
