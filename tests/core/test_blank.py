"""The wipe before a setup: everything but players, options, components and chance is blank."""

from __future__ import annotations

from rascals.core.blank import wiper
from rascals.core.meaning import SEAT_OR_NOBODY, Cards, Words
from rascals.core.record import Grid, Record, Row, component, i8, i64, option


class Full(Record):
    mild: int = option()
    worth: Row = component(16, 2, data="pets.values")
    turn: int = i8(of=SEAT_OR_NOBODY)
    count: int = i8()
    row: Row = i8(3, of=Cards(("a", "b"), "count"))
    word: Grid = i8(2, 2, of=Words(("a", "b"), nothing=True))
    grid: Grid = i64(2, 2)


def test_a_wiped_record_is_blank_but_for_what_is_settled():
    """Nothing stands for nothing: -1 where it may, else 0, to the last number of a grid."""
    s = Full()
    s.chance[:], s.players, s.mild, s.worth[:] = [1, 2, 3, 4], 4, 1, [5, 6]
    kept = s.copy()
    s.turn, s.count, s.row[:], s.word[:], s.grid[:] = 2, 3, [0, 1, 0], [[0, 1], [1, 0]], [[1, 2], [3, 4]]
    wiper(Full)(s)
    kept.turn, kept.row[:], kept.word[:] = -1, [-1] * 3, [[-1, -1], [-1, -1]]
    assert s == kept


def test_some_fields_are_wiped_alone():
    """The rule has the name it is given, and leaves alone what is not named to it."""
    s = Full()
    s.turn, s.count, s.word[:] = 2, 3, [[0, 1], [1, 0]]
    clear = wiper(Full, "clear_words", ("word", "turn"))
    clear(s)
    assert clear.__name__ == "clear_words"
    assert (s.turn, s.count, s.word) == (-1, 3, [[-1, -1], [-1, -1]])
