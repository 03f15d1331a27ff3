"""The questions that a seat may be asked, beside the free moves of its turn. In the dialect. [Position, pending]"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rascals.games.goons.state import State

QUESTIONS = ("trade", "again", "dynamite", "reroll", "draw", "bid", "claim", "bandages", "first")
TRADE, AGAIN, DYNAMITE_OR_NOT, REROLL_OR_STOP, DRAW_OR_STOP, BID, CLAIM, BANDAGES_OR_NOT, WHO_IS_FIRST = range(
    len(QUESTIONS)
)
NONE = -1

SOURCE_NAMES = ("cube", "space", "ability")
SOURCES = len(SOURCE_NAMES)
FROM_CUBE, FROM_SPACE, FROM_ABILITY = range(SOURCES)
NO_SOURCE = -1

AGAIN_WHAT = ("buy", "club")  # the second half of a doubled action [O-28.shark-jaw]
BUY, CLUB = range(len(AGAIN_WHAT))


def ask(s: State, question: int, seat: int) -> None:
    """Open a question to a seat."""
    s.question = question
    s.asked = seat


def asks(s: State, question: int) -> int:
    """Return 1 if this question is open."""
    return 1 if s.question == question else 0


def answered(s: State) -> None:
    """Close the open question."""
    s.question = NONE
    s.asked = 0
