"""What the core offers a game that interrupts, and offers its moves by rules."""

from __future__ import annotations

import pytest

from rascals.core.agenda import EMPTY, pop, push, top_kind, top_number, top_seat
from rascals.core.codecs import NOBODY, Steps
from rascals.core.errors import BadPosition
from rascals.core.facts import Facts
from rascals.core.moves import Numbers, Seats, Verbs
from rascals.core.observation import Observation
from rascals.core.state import ALL, GameState, Grid, i8, i16

THEFT, ALARM = range(2)


class Pending(GameState):
    agenda: Grid = i16(3, 4)
    pending: int = i8()


def test_what_comes_last_is_done_first():
    """An alarm that interrupts a theft is the top step; then comes the theft, with its seat and number."""
    s = Pending()
    assert top_kind(s) == EMPTY
    push(s, THEFT, 2, 40)
    push(s, ALARM, 0, 7)
    assert (top_kind(s), top_seat(s), top_number(s)) == (ALARM, 0, 7)
    pop(s)
    assert (top_kind(s), top_seat(s), top_number(s)) == (THEFT, 2, 40)


def test_nothing_of_a_step_is_left():
    """A state whose agenda has been emptied equals one that never had a step."""
    s = Pending()
    push(s, ALARM, 1, 3)
    s.agenda[0][3] = 9
    pop(s)
    assert s == Pending()


KINDS = ("ask", "pay")
ASK, PAY = range(2)


class Table(GameState):
    agenda: Grid = i8(3, 3, of=Steps(KINDS, "pending"), seen=ALL, missing=())
    pending: int = i8(entry=None)
    turn: int = i8(entry=None)


def table():
    s = Table()
    s.players = 3
    return s


# ---------------------------------------------------------------- what is pending


def test_steps_are_read_and_written():
    """A position names the steps, the top one last, and reads them back; if omitted, nothing is pending."""
    s, facts = table(), Facts(Table)
    push(s, PAY, NOBODY, 5)
    push(s, ASK, 2, 0)
    told = facts.write(s)
    assert told["agenda"] == [
        {"step": "pay", "seat": None, "numbers": [5]},
        {"step": "ask", "seat": 2, "numbers": [0]},
    ]
    again = table()
    facts.read(again, told)
    assert again == s
    assert (top_kind(again), top_seat(again)) == (ASK, 2)
    pop(again)
    assert (top_kind(again), top_number(again)) == (PAY, 5)
    pop(again)
    assert again == table()
    facts.read(again, {})
    assert again == table()


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ([{"step": "ask", "seat": 3, "numbers": [0]}], "a whole number from 0 to 2"),
        ([{"step": "sing", "seat": 0, "numbers": [0]}], "one of"),
        ([{"step": "ask", "seat": 0, "numbers": []}], "1 entries"),
        ([{"step": "ask", "seat": 0, "numbers": [999]}], "a whole number from"),
        (["ask"], "an object with exactly the entries"),
        ("ask", "a list"),
        ([{"step": "ask", "seat": 0, "numbers": [0]}] * 4, "at most 3 entries"),
    ],
)
def test_steps_that_cannot_be(steps, problem):
    """An invalid seat, kind or number, or too many steps, is refused by name."""
    facts = Facts(Table)
    with pytest.raises(BadPosition, match=f"^agenda.*: {problem}"):
        facts.read(table(), {"agenda": steps})


def test_steps_are_observed_from_ones_own_seat():
    """In an observation: the kind from 1, the seat counted from the observer, the number; zeros if there is no step."""
    s, seen = table(), Observation(Table)
    (part,) = [part for part in seen.parts if part.what == "agenda"]
    push(s, PAY, NOBODY, 5)
    push(s, ASK, 2, -3)
    for viewer, counted in ((2, 1), (0, 3), (1, 2), (-1, 3)):
        out = [0] * seen.size
        seen.observe(s, viewer, out)
        assert out[part.at : part.at + part.count] == [2, 0, 5, 1, counted, -3, 0, 0, 0]


# ---------------------------------------------------------------- offering


def may_give(s, seat, number):
    return 1 if number != seat else 0


def may_pay(s, seat, number):
    return 1 if number % 2 else 0


def may_pass(s, seat):
    return s.pending


def awaited(s):
    return 1 << s.turn


def the_verbs():
    verbs = Verbs()
    verbs.add("give", to=Seats(3))
    verbs.add("pass")
    verbs.add("pay", coins=Numbers(2, 5))
    return verbs


def offered(s, seat):
    legal = the_verbs().offer(__name__, awaited, may_give, may_pass, may_pay)
    actions = [0] * the_verbs().count
    return [str(the_verbs().move(action)) for action in actions[: legal(s, seat, actions)]]


def test_moves_are_offered_by_the_rule_of_their_verb():
    """A seat to act may play what the rules allow, ascending; other seats nothing."""
    s = table()
    assert offered(s, 0) == ["give 1", "give 2", "pay 3", "pay 5"]
    assert offered(s, 1) == []
    s.pending, s.turn = 1, 2
    assert offered(s, 2) == ["give 0", "give 1", "pass", "pay 3", "pay 5"]


def test_what_cannot_be_offered():
    """Too few rules, or an open-ended verb, are refused by name."""
    with pytest.raises(ValueError, match="3 verbs, but 2 rules"):
        the_verbs().offer(__name__, awaited, may_give, may_pass)
    verbs = Verbs()
    verbs.add("bid", coins=Numbers(1))
    with pytest.raises(ValueError, match="bid"):
        verbs.offer(__name__, awaited, may_pay)
