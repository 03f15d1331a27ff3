"""The orders in which a group plays: no seat or neighbour favours anybody."""

from collections import Counter
from itertools import pairwise, permutations

import pytest

from rascals.lab.seatings import MOST, balanced_orders, seatings, williams


def follows(orders):
    """Count for each pair how often one plays directly after the other, around the table."""
    return Counter((order[seat - 1], order[seat]) for order in orders for seat in range(len(order)))


@pytest.mark.parametrize("size", range(2, 9))
def test_each_entrant_has_each_seat_and_each_neighbour_equally_often(size):
    """Each of several different entrants has each seat, and plays directly after each other one, equally often."""
    orders = seatings(range(10, 10 + size))
    assert all(sorted(order) == list(range(10, 10 + size)) for order in orders)
    assert len(orders) == len(set(orders))
    for seat in range(size):
        assert len(set(Counter(order[seat] for order in orders).values())) == 1
    pairs = follows(orders)
    assert len(pairs) == size * (size - 1)
    assert len(set(pairs.values())) == 1


def test_small_tables_play_every_order():
    """Up to four entrants all orders are played; five play the balanced 20 of 120, six 60 of 720."""
    for size in range(2, 5):
        assert seatings(range(size)) == list(permutations(range(size)))
    assert [len(seatings(range(size))) for size in (5, 6, 7, 8)] == [20, 60, 42, 112]


def test_equal_entrants_are_pooled():
    """Exchanging equal entrants is not a new order; three equal ones and a fourth make four orders, each once."""
    assert seatings([1, 0, 1, 1]) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert seatings([2, 2, 2]) == [(2, 2, 2)]
    for group in ([0, 0, 1, 2], [0, 0, 1, 1], [0, 1, 1, 1, 1, 1, 1, 1]):
        assert seatings(group) == sorted(set(permutations(group)))
        assert len(seatings(group)) <= MOST


def test_many_equal_entrants_are_balanced_too():
    """In a group with more orders than are played, each kind has each seat in proportion to its number."""
    orders = seatings([0, 0, 1, 1, 2, 2])
    assert len(orders) == len(balanced_orders(6))
    for seat in range(6):
        assert set(Counter(order[seat] for order in orders).values()) == {len(orders) // 3}


@pytest.mark.parametrize("size", range(2, 10))
def test_williams_squares(size):
    """In the squares' rows each number directly follows each other one, and begins, equally often."""
    rows = williams(size)
    pairs = Counter(pair for row in rows for pair in pairwise(row))
    assert len(pairs) == size * (size - 1)
    assert len(set(pairs.values())) == 1
    assert set(Counter(row[0] for row in rows).values()) == {len(rows) // size}
