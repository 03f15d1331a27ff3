"""Observations, derived from the fields and a game's own parts: what is where, and who sees it."""

from __future__ import annotations

import pytest

from rascals.core.codecs import SEAT_OR_NOBODY, Cards, Number, OneOf
from rascals.core.errors import BadPosition
from rascals.core.facts import Facts
from rascals.core.observation import Derived, Observation
from rascals.core.state import GameState, Row, i8, i16
from tests.core.test_facts import PETS, POSITION, Table, read

SEAT_PART = 1 + 1 + 1 + 4  # held, purse, out, votes


def sum_of_purses(s, _seat, out, at):
    out[at] = sum(s.purse[: s.players])


MADE = Observation(Table, (Derived(1, "all purses", sum_of_purses, most=127),))


def observed(viewer, made=MADE, s=None):
    out = [0] * made.size
    made.observe(s or read(POSITION), viewer, out)
    return out


def at(what):
    return next(part for part in MADE.parts if part.what == what)


def slices(out, what):
    part = at(what)
    return [out[part.at + part.step * n :][: part.count] for n in range(part.times)]


def test_the_layout_says_what_is_where():
    """Options first, then the table, the observer's own part, a part for each seat, derived parts; without gaps."""
    once = [(p.at, p.count, p.what) for p in MADE.parts if p.times == 1]
    assert once == [
        (0, 1, "players"), (1, 1, "mild"), (2, 1, "round"), (3, 1, "turn"), (4, 2, "stage"), (6, 1, "secret"),
        (7, 6, "row"), (13, 2, "own hand"), (15 + 4 * SEAT_PART, 1, "all purses"),
    ]  # fmt: skip
    each = [(p.at, p.count, p.what, p.times, p.step) for p in MADE.parts if p.times != 1]
    assert each == [
        (15, 1, "held", 4, SEAT_PART), (16, 1, "purse", 4, SEAT_PART), (17, 1, "out", 4, SEAT_PART),
        (18, 4, "votes", 4, SEAT_PART),
    ]  # fmt: skip
    assert MADE.size == 16 + 4 * SEAT_PART
    assert (at("row").names, at("round").names) == (PETS, ())
    assert at("held").json() == {
        "from": 15, "count": 1, "what": "held", "least": 0, "most": 127, "names": [], "times": 4, "step": SEAT_PART,
    }  # fmt: skip


def test_seats_are_counted_from_the_observer():
    """The observer's part comes first; a seat is 1 for the observer itself, 0 for nobody."""
    assert [slices(observed(viewer), "held") for viewer in (0, 1, 2)] == [
        [[2], [0], [2], [0]], [[0], [2], [2], [0]], [[2], [2], [0], [0]],
    ]  # fmt: skip
    assert [slices(observed(viewer), "turn") for viewer in (0, 1, 2, -1)] == [[[2]], [[1]], [[3]], [[2]]]
    s = read(POSITION | {"turn": None})
    assert slices(observed(1, s=s), "turn") == [[0]]


def test_only_the_owner_sees_its_own():
    """A hand is only in its owner's observation; a spectator has none."""
    assert [slices(observed(viewer), "own hand") for viewer in (0, 1, 2, -1)] == [
        [[1, 1]],
        [[0, 0]],
        [[0, 2]],
        [[0, 0]],
    ]


def test_a_rule_says_what_is_seen():
    """A single unknown number is -1; an unknown card is omitted."""
    assert [slices(observed(viewer), "secret") for viewer in (0, 2, -1)] == [[[-1]], [[7]], [[-1]]]
    assert slices(observed(0), "purse") == [[127], [-1], [-1], [0]]
    assert slices(observed(2), "purse") == [[1], [-1], [-1], [0]]
    assert slices(observed(0), "row") == [[0, 1, 0, 0, 0, 0]]
    assert slices(observed(1), "row") == [[0, 1, 1, 0, 0, 0]]


def test_words_stand_at_their_place():
    """A 1 at the word's position, nothing if there is none; each word of a row in turn."""
    assert slices(observed(0), "stage") == [[1, 0]]
    assert slices(observed(1), "votes") == [[0, 1, 0, 1], [0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]


def test_bounds_hold_whatever_is_there():
    """The bounds of a part are those of its numbers, including an unknown one."""
    assert [(at(what).least, at(what).most) for what in ("round", "secret", "purse", "row")] == [
        (1, 9), (-1, 127), (-1, 127), (0, 1),
    ]  # fmt: skip


def is_round_two(s, _seat):
    return s.round == 2


def is_turn_of(s, seat):
    return s.turn == seat


def round_and_seat(s, _seat, other, out, at):
    out[at] = s.round * 10 + other


SELDOM = Observation(
    Table,
    (
        Derived(2, "in round two", sum_of_purses, there=is_round_two, alone=is_turn_of),
        Derived(1, "always", sum_of_purses),
        Derived(1, "of each in round two", round_and_seat, seats=4, there=is_round_two),
    ),
)


def test_what_is_seldom_there_is_written_when_it_is():
    """A rule says whether it is present; `observe` returns which such parts it has written."""
    s, always = read(POSITION), SELDOM.size - 4
    for turn, is_there in ((1, False), (2, True)):
        s.round, out = turn, [0] * SELDOM.size
        assert SELDOM.observe(s, 0, out) == (0b11 if is_there else 0)
        assert out[always - 1] == sum(s.purse[: s.players])
        assert out[always - 3 : always - 1] == [out[always - 1] if is_there else 0, 0]
        assert out[always:] == ([20, 21, 22, 0] if is_there else [0] * 4)


def test_an_observation_is_written_over_another():
    """Nothing of the older one remains, whoever observed it, not even in rarely present parts."""
    s = read(POSITION)
    s.round, s.turn, out = 2, 1, [0] * SELDOM.size
    there = SELDOM.observe(s, 0, out)
    for rounds, seat in ((2, 1), (1, 1), (2, 0), (2, -1), (1, 2)):
        s.round = rounds
        there = SELDOM.renew(s, seat, out, there, 0)
        assert out == observed(seat, SELDOM, s)
        assert there == (0b11 if rounds == 2 else 0)


def test_what_changes_alone_is_alone_written_again():
    """If a rule says that nothing else has changed for the same seat; for another seat everything is written."""
    s = read(POSITION)
    s.round, s.turn, out = 2, 1, [0] * SELDOM.size
    there, at = SELDOM.observe(s, 1, out), SELDOM.size - 7
    before, s.purse[1], s.out[0] = [*out], s.purse[1] + 3, 1 - s.out[0]
    assert SELDOM.renew(s, 1, out, there, 1) == there
    assert out == [*before[:at], before[at] + 3, *before[at + 1 :]]
    SELDOM.renew(s, 1, out, there, 0)
    assert out == observed(1, SELDOM, s)


class Long(GameState):
    many: list[int] = i16(23, of=Number(-300, 300), seen="all")
    word: int = i8(of=OneOf(PETS), seen=lambda s, place, viewer: viewer == 0)
    turn: int = i8(of=SEAT_OR_NOBODY, seen="all")


def test_long_rows_lose_nothing():
    """All numbers are written, several at a time, each clipped to what an observation can hold."""
    s, made = Long(), Observation(Long)
    s.players, s.turn = 2, -1
    s.many[:] = range(-275, 300, 25)
    out = observed(1, made, s)
    assert out[1:24] == [max(-127, min(127, number)) for number in range(-275, 300, 25)]
    assert out[24:] == [0, 0, 0]
    assert observed(0, made, s)[24:] == [1, 0, 0]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_not_seen_is_not_there(viewer):
    """Changing what no rule shows does not change an observation."""
    s = read(POSITION)
    before = observed(viewer, s=s)
    s.dark, s.hand[2][0], s.hand[2][1] = 100, 1, 1
    assert observed(viewer, s=s) == before


# ---------------------------------------------------------------- parts of each seat, cards drawn from the front


NAMES = ("ant", "bee", "cat")


class Pile(GameState):
    """A pile whose top card moves, and a number whose blank value is -1."""

    pile: Row = i8(4, of=Cards(NAMES, "bottom", first="top"))
    top: int = i8(entry=None)
    bottom: int = i8(entry=None)
    last: int = i8(of=Number(-1, blank=-1), entry=None)


def both(s, observer, seat, out, at):
    """Write the observer, and the observed seat."""
    out[at] = observer
    out[at + 1] = seat


def left(s, _seat, out, at):
    """Write how many cards are left."""
    out[at] = s.bottom - s.top


def laid():
    s = Pile()
    s.players = 3
    facts = Facts(Pile)
    facts.read(s, {"pile": ["cat", "ant", "bee"]})
    return s


def test_a_derived_part_of_each_seat_begins_with_the_observer():
    """It occurs once per seat; the rule gets the seats in order from the observer."""
    observation = Observation(Pile, (Derived(2, "looks", both, names=("who", "at"), seats=4), Derived(1, "left", left)))
    out = [0] * observation.size
    observation.observe(laid(), 1, out)
    assert out == [3, 1, 1, 1, 2, 1, 0, 0, 0, 3]
    part = observation.parts[-2]
    assert (part.at, part.count, part.names, part.times, part.step) == (1, 2, ("who", "at"), 4, 2)


def test_cards_drawn_from_the_front_are_not_written():
    """A position has the cards from the first undrawn one on, and stores them from the start of the row."""
    s = laid()
    assert (s.pile[:3], s.top, s.bottom) == ([2, 0, 1], 0, 3)
    s.top = 1
    assert Facts(Pile).write(s) == {"pile": ["ant", "bee"]}


def test_cards_that_no_position_may_leave_out_are_asked_for():
    """Without `missing` an entry of cards is required."""
    facts = Facts(Pile)
    with pytest.raises(BadPosition, match=r"^pile: missing"):
        facts.read(Pile(), {})


def test_a_number_may_be_blank_at_another_than_zero():
    """`blank` sets it."""
    assert Pile.fields["last"].of.blank == -1
    assert Pile.fields["top"].of.blank == 0
