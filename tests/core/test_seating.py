"""Seats round the table."""

from __future__ import annotations

from typing import Any

import pytest

from rascals.core.record import Record
from rascals.core.seating import around, others, seats_with, steps_to


def table(players):
    s: Any = Record()
    s.players = players
    return s


@pytest.mark.parametrize(("players", "count", "seat"), [(3, 2, 2), (3, 3, 0), (3, 5, 2), (5, 9, 4)])
def test_the_table_is_round(players, count, seat):
    """After the last seat comes the first."""
    assert around(table(players), count) == seat


@pytest.mark.parametrize("players", [2, 3, 5])
def test_steps_lead_to_the_seat(players):
    """So many seats on, clockwise, sits who is meant; to oneself it is none."""
    s = table(players)
    for first in range(players):
        assert [around(s, first + steps_to(s, first, seat)) for seat in range(players)] == list(range(players))
        assert steps_to(s, first, first) == 0
        assert steps_to(s, first, around(s, first + 1)) == 1


def test_masks_of_seats():
    """All but one; and those whose number is a value, those who do not play never."""
    s = table(4)
    assert others(s, 2) == 0b1011
    assert seats_with(s, [5, 1, 5, 0, 5], 5) == 0b0101
    assert seats_with(s, [5, 1, 5, 0, 5], 9) == 0
