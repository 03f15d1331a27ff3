"""The building blocks of rules: whole rows, seats around the table, shuffling, drawing and redealing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from rascals.core.chance import words_of
from rascals.core.dealing import card_at, draw, other_seat, pick, redeal, shuffle
from rascals.core.rows import alike, assign, clear, fill, total
from rascals.core.seating import around, others, seats_with, steps_to
from rascals.core.state import GameState

TIMES = 6000


def table(players):
    """Return a state for this many players, with a generator."""
    state: Any = GameState()
    state.players = players
    state.chance[:] = words_of(7)
    return state


@pytest.fixture
def s():
    return table(2)


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize(
    ("write", "after"),
    [(clear, [0, 0, 0]), (lambda row: fill(row, 7), [7, 7, 7]), (lambda row: assign(row, [4, 5, 6]), [4, 5, 6])],
)
def test_the_row_itself_is_written(write, after):
    """Not replaced by another row."""
    row = same = [3, 0, -1]
    write(row)
    assert same == after


def test_an_assigned_row_stays_independent_of_the_other():
    """Writing to one does not change the other."""
    row, other = [1, 2], [3, 4]
    assign(row, other)
    other[0] = 9
    assert row == [3, 4]


def test_rows_are_added_and_compared():
    """All numbers count, including negative ones; rows are alike if all their numbers are."""
    assert [total(row) for row in ([], [5], [1, -2, 4])] == [0, 5, 3]
    assert [alike([1, 2], other) for other in ([1, 2], [1, 3], [2, 1])] == [1, 0, 0]


# ---------------------------------------------------------------- seats


@pytest.mark.parametrize(("players", "count", "seat"), [(3, 2, 2), (3, 3, 0), (3, 5, 2), (5, 9, 4)])
def test_the_table_is_round(players, count, seat):
    """After the last seat comes the first."""
    assert around(table(players), count) == seat


@pytest.mark.parametrize("players", [2, 3, 5])
def test_steps_lead_to_the_seat(players):
    """The target is this many seats on, clockwise; from a seat to itself it is no step."""
    s = table(players)
    for first in range(players):
        assert [around(s, first + steps_to(s, first, seat)) for seat in range(players)] == list(range(players))
        assert steps_to(s, first, first) == 0
        assert steps_to(s, first, around(s, first + 1)) == 1


def test_masks_of_seats():
    """All but one; and those whose number is a given value, never seats that do not play."""
    s = table(4)
    assert others(s, 2) == 0b1011
    assert seats_with(s, [5, 1, 5, 0, 5], 5) == 0b0101
    assert seats_with(s, [5, 1, 5, 0, 5], 9) == 0


# ---------------------------------------------------------------- shuffling, drawing, dealing


def even(counts, outcomes, times=TIMES):
    """Return whether the counts have all outcomes and are, by chi squared, as even as chance makes them."""
    expected = times / len(outcomes)
    spread = sum((counts[outcome] - expected) ** 2 / expected for outcome in outcomes)
    return set(counts) == set(outcomes) and spread < 3 * len(outcomes)


def test_every_order_is_alike(s):
    """All 24 orders of four cards are equally likely; no card is lost."""
    counts = Counter()
    for _ in range(TIMES):
        row = [1, 2, 3, 4]
        shuffle(s, row, 0, 4)
        counts[tuple(row)] += 1
    assert even(counts, list(permutations((1, 2, 3, 4))))


def test_only_the_stretch_is_shuffled(s):
    """What comes before and after stays; within the stretch every order is equally likely."""
    counts = Counter()
    for _ in range(TIMES):
        row = [9, 1, 2, 3, 8]
        shuffle(s, row, 1, 4)
        assert (row[0], row[4]) == (9, 8)
        counts[tuple(row[1:4])] += 1
    assert even(counts, list(permutations((1, 2, 3))))


def test_a_stretch_of_one_or_none_draws_nothing(s):
    """No random number is drawn if there is no choice."""
    before = s.chance[:]
    row = [1, 2]
    shuffle(s, row, 0, 1)
    shuffle(s, row, 1, 1)
    assert (row, s.chance) == ([1, 2], before)


def test_each_single_card_is_drawn_alike(s):
    """A card that occurs three times is drawn three times as often; it is removed from the counts, and no other."""
    counts = Counter()
    for _ in range(TIMES):
        left = [3, 0, 1, 2]
        card = draw(s, left)
        counts[card] += 1
        assert left == [3 - (card == 0), 0, 1 - (card == 2), 2 - (card == 3)]
    assert set(counts) == {0, 2, 3}
    assert all(abs(counts[card] - TIMES * share / 6) < 200 for card, share in ((0, 3), (2, 1), (3, 2)))


def test_picking_leaves_the_card(s):
    """A picked card stays in the counts."""
    counts = [0, 1, 0]
    assert pick(s, counts) == 1
    assert counts == [0, 1, 0]


def test_cards_lie_in_order():
    """The index runs through all cards, each as often as it occurs."""
    assert [card_at([2, 0, 1], place) for place in range(3)] == [0, 0, 2]


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_hands_are_dealt_anew(seat):
    """All cards except one seat's are redealt, as many to each seat as before; over many deals each one occurs."""
    seen = set()
    for deal in range(50):
        s = table(3)
        s.chance[:] = words_of(deal)
        deck, hands = [3, 0, 1], [[1, 0, 0], [0, 2, 0], [0, 0, 1]]
        redeal(s, deck, hands, seat)
        assert [sum(hand) for hand in hands] == [1, 2, 1]
        assert [sum(cards) for cards in zip(deck, *hands, strict=True)] == [4, 2, 2]
        assert seat < 0 or hands[seat] == [[1, 0, 0], [], [0, 0, 1]][seat]
        seen.add(tuple(hands[1]))
    assert {(1, 1, 0), (2, 0, 0), (1, 0, 1)} <= seen


@pytest.mark.parametrize(("seat", "others"), [(0, {1, 2}), (1, {0, 2}), (2, {0, 1}), (-1, {0, 1, 2})])
def test_another_seat(seat, others):
    """A random seat other than this one; for a spectator any."""
    s = table(3)
    assert {other_seat(s, seat) for _ in range(60)} == others
