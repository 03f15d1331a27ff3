"""What is pending, as steps on a stack in the record."""

from __future__ import annotations

from rascals.core.agenda import EMPTY, pop, push, top_kind, top_number, top_seat
from rascals.core.record import Grid, Record, i8, i16

THEFT, ALARM = range(2)


class Pending(Record):
    agenda: Grid = i16(3, 4)
    pending: int = i8()


def test_what_comes_last_is_done_first():
    """An alarm that interrupts a theft is the top step; after it the theft is, with its seat and number."""
    s = Pending()
    assert top_kind(s) == EMPTY
    push(s, THEFT, 2, 40)
    push(s, ALARM, 0, 7)
    assert (top_kind(s), top_seat(s), top_number(s)) == (ALARM, 0, 7)
    pop(s)
    assert (top_kind(s), top_seat(s), top_number(s)) == (THEFT, 2, 40)


def test_nothing_of_a_step_is_left():
    """A record whose agenda has been emptied equals one that never had any."""
    s = Pending()
    push(s, ALARM, 1, 3)
    s.agenda[0][3] = 9
    pop(s)
    assert s == Pending()
