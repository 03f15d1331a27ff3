"""Changes in a round: how many a seat may make, and that they take back the others' ready. [G-34, G-35]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goodcritters import events
from rascals.games.goodcritters.state import State


def can_change(s: State, seat: int) -> int:
    """Return 1 while a seat may still make a change in this round. [G-35, G-48]"""
    return 1 if s.made[seat] < s.changes else 0


def changed(s: State, seat: int) -> None:
    """Count a change that a seat has made, and take back the others' ready. [G-34, G-35]"""
    s.made[seat] += 1
    take_back_ready(s, seat)


def take_back_ready(s: State, seat: int) -> None:
    """Take back the ready of all other seats. [G-34]"""
    for other in range(s.players):
        if other != seat and s.ready[other]:
            s.ready[other] = 0
            tell(s, events.UNREADY, other)
