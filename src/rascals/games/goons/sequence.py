"""Ranks by seat: 1 for the first seat to do something, 2 for the second, …; 0 for none. In the dialect."""

from __future__ import annotations

from rascals.core.record import Row


def note_next(row: Row, seat: int) -> None:
    """Give a seat the next rank, unless it has one."""
    if row[seat] == 0:
        highest = 0
        for other in range(len(row)):
            highest = max(highest, row[other])
        row[seat] = highest + 1
