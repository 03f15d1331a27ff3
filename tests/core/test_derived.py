"""What a game adds to its observation, and cards that are drawn from the front, in the layer of declarations."""

from __future__ import annotations

import pytest

from rascals.core.errors import BadPosition
from rascals.core.facts import Facts
from rascals.core.meaning import Cards, Number
from rascals.core.observation import Derived, Observation
from rascals.core.record import Record, Row, i8

NAMES = ("ant", "bee", "cat")


class State(Record):
    """A pile whose top card moves on, and a number that is blank at -1."""

    pile: Row = i8(4, of=Cards(NAMES, "bottom", first="top"))
    top: int = i8(entry=None)
    bottom: int = i8(entry=None)
    last: int = i8(of=Number(-1, blank=-1), entry=None)


def both(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write who looks, and at whom."""
    out[at] = observer
    out[at + 1] = seat


def left(s: State, _seat: int, out: Row, at: int) -> None:
    """Write how many cards are left."""
    out[at] = s.bottom - s.top


def laid() -> State:
    s = State()
    s.players = 3
    facts = Facts(State)
    facts.read(s, {"pile": ["cat", "ant", "bee"]})
    return s


def test_a_derived_part_of_each_seat_begins_with_the_observer() -> None:
    """It is there as often as there are seats; the rule is told whose to write, after the observer."""
    observation = Observation(
        State, (Derived(2, "looks", both, names=("who", "at"), seats=4), Derived(1, "left", left))
    )
    out = [0] * observation.size
    observation.observe(laid(), 1, out)
    assert out == [3, 1, 1, 1, 2, 1, 0, 0, 0, 3]
    part = observation.parts[-2]
    assert (part.at, part.count, part.names, part.times, part.step) == (1, 2, ("who", "at"), 4, 2)


def test_cards_drawn_from_the_front_are_not_written() -> None:
    """A position has the cards from the first on, and lays them from the beginning."""
    s = laid()
    assert (s.pile[:3], s.top, s.bottom) == ([2, 0, 1], 0, 3)
    s.top = 1
    assert Facts(State).write(s) == {"pile": ["ant", "bee"]}


def test_cards_that_no_position_may_leave_out_are_asked_for() -> None:
    """Without `missing` an entry of cards must be there."""
    facts = Facts(State)
    with pytest.raises(BadPosition, match=r"^pile: missing"):
        facts.read(State(), {})


def test_a_number_may_be_blank_at_another_than_zero() -> None:
    """`blank` says so."""
    assert State.fields["last"].of.blank == -1
    assert State.fields["top"].of.blank == 0
