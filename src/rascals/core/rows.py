"""Operations on whole rows for rules: plainly Python's list operations, compiled loops.

Rows in one call have the same length.
"""

from __future__ import annotations

from rascals.core.state import Row


def clear(row: Row) -> None:
    """Write zero everywhere."""
    row[:] = [0] * len(row)


def fill(row: Row, number: int) -> None:
    """Write one number everywhere."""
    row[:] = [number] * len(row)


def assign(row: Row, other: Row) -> None:
    """Write the numbers of another row."""
    row[:] = other


def total(row: Row) -> int:
    """Return the sum of all numbers."""
    return sum(row)


def alike(row: Row, other: Row) -> int:
    """Return 1 if two rows hold the same numbers."""
    return 1 if row == other else 0


def ascend(row: Row, at: int, first: int, last: int) -> int:
    """Write the numbers `first` to `last`, if any, from a place on; return the place after. The rest is undefined."""
    for number in range(first, last + 1):
        row[at] = number
        at += 1
    return at
