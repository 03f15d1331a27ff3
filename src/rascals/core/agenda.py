"""A game's agenda: the stack of pending steps, kept in the state, the top one first. In the dialect.

A state that has an agenda declares

    agenda: Grid = i16(DEPTH, WIDTH, …)  # each row is a step: its kind, the seat to decide, its own numbers
    pending: int = i8(…)                 # how many rows are in use

Rules push steps and continue until one needs a decision; `acting` reads the top step. The order of interruptions (a
theft that triggers an alarm, an arrival during another) is thus visible in the state, in positions and in a debugger.
"""

from __future__ import annotations

from typing import Protocol

from rascals.core.state import Grid

KIND, SEAT, FIRST = 0, 1, 2  # columns of a step: its kind, the seat to decide (-1: none), its own numbers
EMPTY = -1


class Pending(Protocol):
    """A state with an agenda."""

    agenda: Grid
    pending: int


def push(s: Pending, kind: int, seat: int, number: int) -> None:
    """Push a step, to be done before all others; the agenda must have room."""
    row = s.agenda[s.pending]
    row[KIND] = kind
    row[SEAT] = seat
    row[FIRST] = number
    s.pending += 1


def pop(s: Pending) -> None:
    """Remove the top step and clear its row."""
    s.pending -= 1
    row = s.agenda[s.pending]
    for column in range(len(row)):
        row[column] = 0


def top_kind(s: Pending) -> int:
    """Return the kind of the next step; EMPTY if nothing is pending."""
    return s.agenda[s.pending - 1][KIND] if s.pending > 0 else EMPTY


def top_seat(s: Pending) -> int:
    """Return the seat that decides the top step; valid only while something is pending."""
    return s.agenda[s.pending - 1][SEAT]


def top_number(s: Pending) -> int:
    """Return the number of the top step; valid only while something is pending."""
    return s.agenda[s.pending - 1][FIRST]
