"""The agenda of what is pending in a game, as data: a stack of steps in the state, the top one first. In the dialect.

A state that has an agenda declares

    agenda: Grid = i16(DEPTH, WIDTH, …)  # each row a step: its kind, the seat it asks, numbers of its own
    pending: int = i8(…)                 # how many rows stand on it

Rules push steps and go on until one needs a decision; `acting` reads the top. So the order of interruptions (a theft
that triggers an alarm, an arrival during another) is visible in the state, in a position and in a debugger.
"""

from __future__ import annotations

from typing import Protocol

from rascals.core.state import Grid

KIND, SEAT, FIRST = 0, 1, 2  # columns of a step: what it is, whom it asks (-1: nobody), numbers of its own
EMPTY = -1


class Pending(Protocol):
    """A state with an agenda."""

    agenda: Grid
    pending: int


def push(s: Pending, kind: int, seat: int, number: int) -> None:
    """Put a step on top, to be done before all others; the agenda must have room."""
    row = s.agenda[s.pending]
    row[KIND] = kind
    row[SEAT] = seat
    row[FIRST] = number
    s.pending += 1


def pop(s: Pending) -> None:
    """Take the top step off; nothing of it is left in the state."""
    s.pending -= 1
    row = s.agenda[s.pending]
    for column in range(len(row)):
        row[column] = 0


def top_kind(s: Pending) -> int:
    """Return the kind of the next step; EMPTY if nothing is pending."""
    return s.agenda[s.pending - 1][KIND] if s.pending > 0 else EMPTY


def top_seat(s: Pending) -> int:
    """Return the seat that the top step asks; only while something is pending."""
    return s.agenda[s.pending - 1][SEAT]


def top_number(s: Pending) -> int:
    """Return the number that the top step carries; only while something is pending."""
    return s.agenda[s.pending - 1][FIRST]
