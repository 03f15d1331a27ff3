"""The agenda of Critter Heist: kinds of pending steps and their columns. In the dialect.

A step is a question, which a seat answers (or, sealed, every seat), or continues automatically once it is on top:
tiles to be placed, an arrival, a trap to be drawn, a draw that others may interrupt. `turns.carry_on` continues them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rascals.core.agenda import FIRST, KIND, SEAT, pop, push
from rascals.games.heist.box import CRITTER_NAMES, TRAP_NAMES

if TYPE_CHECKING:
    from rascals.games.heist.state import State

DEPTH, WIDTH = 20, 6
NUMBER, BY, LEFT, OF = FIRST, 3, 4, 5  # columns beside kind and seat

QUESTIONS = (
    *("look", "hire", "keep", "discard", "place", "draw", "web", "take", "evade", "rotate", "drop", "order", "pick"),
    "hold",
)
LOOK, HIRE_ONE, KEEP_SOME, DISCARD_ONE, PLACE_TILE, DRAW_OR_STOP, WEB_OR_NOT, TAKE_LOOT, EVADE_IT = range(9)
ROTATE_TILE, DROP_LOOT, ORDER_TRAPS, PICK_CARD, HOLD_TILE = range(9, len(QUESTIONS))
TILING, ARRIVAL, TRAP_DRAWN, DRAWING = range(len(QUESTIONS), len(QUESTIONS) + 4)
STEP_NAMES = (*QUESTIONS, "tiling", "arrival", "trap", "drawing")
AT_LOOT, AT_HAZARD, ARRIVED = range(3)  # the number of an ARRIVAL: what comes next [H-23]

REASONS = ("hire", "layout", "start", "arrival", "turn", *CRITTER_NAMES, *TRAP_NAMES)
HIRING, LAYING_OUT, STARTING, ARRIVING, TURNING = range(5)
OF_CRITTERS = 5  # index of the first critter in REASONS …
OF_TRAPS = OF_CRITTERS + len(CRITTER_NAMES)  # … and of the first trap

UNLIMITED = -1
MOST_LEFT = 1000  # far above any number of tiles or traps
SEALED = -1  # the seat of a question that all answer at once


def ask(s: State, kind: int, seat: int, reason: int) -> None:
    """Push a question or another step, with the reason for it."""
    push(s, kind, seat, 0)
    row = s.agenda[s.pending - 1]
    row[BY] = reason
    row[LEFT] = UNLIMITED
    row[OF] = UNLIMITED


def top(s: State, column: int) -> int:
    """Return a column of the top step; something must be pending."""
    return s.agenda[s.pending - 1][column]


def set_top(s: State, column: int, number: int) -> None:
    """Set a column of the top step."""
    s.agenda[s.pending - 1][column] = number


def asks(s: State, kind: int) -> int:
    """Return 1 if this question is open."""
    return 1 if s.pending > 0 and s.agenda[s.pending - 1][KIND] == kind else 0


def asked_by(s: State, kind: int, reason: int) -> int:
    """Return 1 if this question is open for this reason."""
    return 1 if asks(s, kind) and top(s, BY) == reason else 0


def asked_seat(s: State) -> int:
    """Return the seat that the open question asks, or SEALED; one must be open."""
    return s.agenda[s.pending - 1][SEAT]


def arrival_under(s: State) -> int:
    """Return the agenda index of the latest arrival; -1 if there is none."""
    place = s.pending - 1
    while place >= 0 and s.agenda[place][KIND] != ARRIVAL:
        place -= 1
    return place


def drop_all(s: State) -> None:
    """Drop all pending steps."""
    while s.pending > 0:
        pop(s)
