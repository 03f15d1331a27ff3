"""Who has done something, and in which order: 0 in a row of seats, or as how many'th. In the dialect."""

from __future__ import annotations

from rascals.core.record import Row


def note_next(row: Row, seat: int) -> None:
    """A seat is the next, if it has not been one before."""
    if row[seat] == 0:
        highest = 0
        for other in range(len(row)):
            highest = max(highest, row[other])
        row[seat] = highest + 1
