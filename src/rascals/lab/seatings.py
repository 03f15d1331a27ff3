"""Seatings: the orders in which a group of entrants sits at a table, so that nobody's place or neighbour decides.

Moving everybody one seat further is not enough: whoever sits after the weakest gains from it in every rotation. So
small tables play all orders. For larger tables some orders are chosen, balanced in both ways: each entrant has each
seat, and each entrant sits directly after each other one, equally often. They are made of Hamiltonian circuits: the
rows of Williams' squares (Experimental designs balanced for the estimation of residual effects of treatments, 1949),
each closed to a circle by one more entrant, in all rotations.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import factorial, prod

MOST = 60  # orders that are all played; five different entrants have 120 and play the balanced 20 of them

Seating = tuple[int, ...]


def seatings(group: Sequence[int]) -> list[Seating]:
    """Return who sits on each seat, for each order in which a deal is played; equal numbers are equal entrants.

    Exchanging equal entrants gives no new order. All orders are returned if there are at most `MOST`, sorted.
    """
    kinds = sorted(set(group))
    orders = factorial(len(group)) // prod(factorial(list(group).count(kind)) for kind in kinds)
    if orders <= MOST:
        return sorted(_distinct(tuple(sorted(group))))
    return [tuple(group[place] for place in order) for order in balanced_orders(len(group))]


def _distinct(group: Seating) -> list[Seating]:
    """Return the different orders of a sorted group."""
    if len(set(group)) == len(group):
        return list(permutations(group))
    if len(group) <= 1:
        return [group]
    return [
        (first, *rest)
        for place, first in enumerate(group)
        if place == 0 or group[place - 1] != first
        for rest in _distinct(group[:place] + group[place + 1 :])
    ]


def balanced_orders(size: int) -> list[Seating]:
    """Return orders of `size` numbers, 4 or more, in which each has each place, and follows each other, equally often.

    Around the table, that is: the first follows the last. An odd size has size·(size - 1) orders, an even one twice as
    many.
    """
    circles = [(size - 1, *row) for row in williams(size - 1)]
    return [circle[turn:] + circle[:turn] for circle in circles for turn in range(size)]


def williams(size: int) -> list[Seating]:
    """Return the rows of Williams' square of even size, or of his two squares of odd size.

    In each square each number is once in each row and column; in all rows together each number directly follows each
    other one equally often.
    """
    first = [0]
    for step in range(1, size):  # 0, size - 1, 1, size - 2, …
        first.append((first[-1] + (-step if step % 2 else step)) % size)
    rows = [tuple((number + shift) % size for number in first) for shift in range(size)]
    return rows if size % 2 == 0 else [*rows, *(row[::-1] for row in rows)]
