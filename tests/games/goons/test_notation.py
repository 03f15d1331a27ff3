"""Goons: moves as people write them. [text notation, O-41]"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.games.goons import DEFINITION
from tests.games.goons.scenes import city_with, goons

VERBS = DEFINITION.verbs


def understood(s, seat, text):
    """Return the small moves of a text."""
    actions = DEFINITION.composites.expand(s, seat, text)
    assert not isinstance(actions, Refusal), actions
    if actions is None:
        move = VERBS.parse(text)
        return move and [move.action]
    return list(actions)


def scene(**more):
    """Return a turn of seat 0 with a blue action from the space, markers on red and blue, and two empty cells."""
    rows: dict[str, Any] = {"energy": [5, 5, 5], "open": [0, 1, 0], "taken": 0, "space": 3}
    return goons(piles={"red": "0:3 1:2", "blue": "0:2"}, city_=city_with({"1,0 9,9": "."}), **rows | more)


JAW = {"items": ["shark-jaw clown-mask scythe", "", ""]}
CLUBBED = ("do space club 9,8 to 9,9 double",)


def written(at, *said):
    """Return how the move played by this text is written."""
    s, actions = at.s.copy(), []
    for text in said:
        actions += understood(_after(s, actions), 0, text)
    assert _after(s, actions).begun_steps == 0, "incomplete"
    return DEFINITION.composites.compose(s, 0, actions)


def _after(s, actions):
    twin = s.copy()
    for action in actions:
        assert action in _legal(twin), str(VERBS.move(action))
        rules.apply(twin, 0, action)
    return twin


def _legal(s):
    row = [0] * DEFINITION.actions
    return row[: rules.legal(s, 0, row)]


@pytest.mark.parametrize("items", [{}, JAW])
@pytest.mark.parametrize(
    "text",
    [
        "do space club 0,0 to 1,0",
        "do space club energy 2 red to supply",
        "do space club energy 2 red to green",
        "do space club energy 1 blue to green",
        "do space club energy 1 red to supply, 1 red to green",
        "do space club energy 1 red to supply, 1 blue to green",
        "do space club energy 1 red to green, 1 blue to green",
        "do space club energy 1 red to yellow, 1 blue to supply",
        "do space commit 2",
        "do space hustle",
    ],
)
def test_a_whole_move_is_complete_with_and_without_a_jaw(text, items):
    """The words are the same whether or not something may follow; no jaw without `double`. [O-28.shark-jaw]"""
    at = scene(**items)
    assert written(at, text) == text
    assert at.play(text).exhausted(0) == []


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ((), "do space club 0,0 to 1,0 double"),
        ((), "do space club energy 1 red to supply double"),
        ((), "do space club energy 1 red to supply, 1 blue to green double"),
        ((), "use clown-mask 2 red to blue"),
        ((), "use scythe 0,0 to 1,0"),
        ((), "use scythe 0,0 to 1,0, 9,8 to 9,9"),
        ((), "use scythe 9,8 to 9,9, 0,0 to 1,0"),  # both orders are moves of their own [Settled, Scythe]
        *((CLUBBED, f"again {it}") for it in ("club 0,0 to 1,0", "club energy 2 red to green", "no")),
        (CLUBBED, "again club energy 1 red to supply, 1 blue to green"),
    ],
)
def test_jaw_mask_and_scythe(before, text):
    """`double` at the end, and the second half; the scythe's two cubes in the order given. [O-28.shark-jaw]"""
    at = scene(**JAW).play(*before)
    assert written(at, text) == text


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1 blue to green, 1 red to supply", "1 red to supply, 1 blue to green"),
        ("1 red to green, 1 red to supply", "1 red to supply, 1 red to green"),
        ("1 red to supply, 1 red to supply", "2 red to supply"),
        ("1 red to green,1 red to green", "2 red to green"),
        ("1 blue to green 1 red to green", "1 red to green, 1 blue to green"),
    ],
)
@pytest.mark.parametrize(("items", "end"), [({}, ""), (JAW, ""), (JAW, " double")])
def test_the_parts_of_club_energy_may_come_in_any_order(said, meant, items, end):
    """Canonical: by source colour, then supply before scheme, equal ones joined."""
    at = scene(**items)
    assert written(at, f"do space club energy {said}{end}") == f"do space club energy {meant}{end}"


@pytest.mark.parametrize(
    ("whole", "small"),
    [
        ("take 0,0 on green", ("take 0,0", "on green")),
        ("do ability club 0,0 to 1,0", ("do ability club 0,0", "to 1,0", "finish")),
        ("do ability club 0,0 to 1,0 double", ("do ability club 0,0", "to 1,0", "double")),
        ("do ability club energy 1 red to green", ("do ability club energy 1 red", "to green", "finish")),
        (
            "do ability club energy 1 red to supply, 1 blue to green",
            ("do ability club energy 1 red", "to supply", "1 blue to green", "finish"),
        ),
        (
            "do ability club energy 1 red to supply, 1 blue to green double",
            ("do ability club energy 1 red", "to supply", "1 blue", "to green", "double"),
        ),
        ("use clown-mask 1 red to blue", ("use clown-mask 1 red", "to blue")),
        ("use scythe 0,0 to 1,0", ("use scythe 0,0", "to 1,0", "finish")),
        ("use scythe 0,0 to 1,0, 9,8 to 0,0", ("use scythe 0,0", "to 1,0", "9,8 to 0,0")),
        ("use scythe 0,0 to 1,0, 9,8 to 0,0", ("use scythe 0,0", "to 1,0", "9,8", "to 0,0")),
        ("use scythe 0,0 to 1,0, 9,8 to 0,0", ("use scythe 0,0", "to 1,0", "next 9,8", "to 0,0")),
    ],
)
def test_small_actions_make_whole_moves(whole, small):
    """`take 9,0`, then `on green`; after a first part `finish` or the next; begun, the whole may be said too. [O-41]"""
    at = scene(taken=-1, space=-1, open=[0, 0, 1], ability=3, **JAW)
    assert written(at, *small) == whole
    begun = at.twin()
    rules.apply(begun.s, 0, understood(begun.s, 0, small[0])[0])
    rest = understood(begun.s, 0, whole)
    assert DEFINITION.composites.compose(begun.s, 0, rest) == whole


@pytest.mark.parametrize(
    "text",
    [
        "take 0,0 on purple",
        "take 0,0 green",
        "take 10,0 on green",
        "do space club 0,0 to",
        "do space club energy 1 red to supply, blue to green",
        "do space club energy 1 red to supply, 2 blue to green",
        "do space club energy 1 red, 1 blue to green",
        "do hand club 0,0 to 1,0",
        "use clown-mask 1 red to green, 1 blue to green",
        "use scythe 0,0 to 1,0, 8,9",
        "use scythe 0,0 to 1,0, to 8,9",
    ],
)
def test_what_is_no_move_is_refused(text):
    """Words that are not a move, or only its beginning, change nothing."""
    match = rascals.game("goons", players=3).new(seed=3)
    for seat in (0, 1, 2):
        with pytest.raises(rascals.IllegalMove):
            match.play(seat, text)
    assert len(match.history) == 1, "the deal alone"
    at = scene(**JAW)
    actions = DEFINITION.composites.expand(at.s, 0, text)
    if actions is not None and not isinstance(actions, Refusal):
        twin = at.s.copy()
        for action in actions:
            if action not in _legal(twin):
                return
            rules.apply(twin, 0, action)
        assert twin.begun_steps > 0
