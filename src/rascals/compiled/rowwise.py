"""The compiled counterparts of `rascals.core.rows`: loops with the same results."""

from rascals.core.state import Row

BLOCK = 32  # numbers that are written together


def clear(row: Row) -> None:
    """Write zero everywhere."""
    for place in range(len(row)):
        row[place] = 0


def fill(row: Row, number: int) -> None:
    """Write one number everywhere."""
    for place in range(len(row)):
        row[place] = number


def assign(row: Row, other: Row) -> None:
    """Write the numbers of another row."""
    for place in range(len(row)):
        row[place] = other[place]


def total(row: Row) -> int:
    """Return the sum of all numbers."""
    count = 0
    for place in range(len(row)):
        count += row[place]
    return count


def alike(row: Row, other: Row) -> int:
    """Return 1 if two rows hold the same numbers."""
    for place in range(len(row)):
        if row[place] != other[place]:
            return 0
    return 1


def ascend(row: Row, at: int, first: int, last: int) -> int:
    """Write rising numbers, in whole blocks where there is room: how many blocks there are can be predicted."""
    count = max(last + 1 - first, 0)
    if at + count + BLOCK <= len(row):
        for low in range(0, count, BLOCK):
            for place in range(low, low + BLOCK):
                row[at + place] = first + place
    else:
        for place in range(count):
            row[at + place] = first + place
    return at + count
