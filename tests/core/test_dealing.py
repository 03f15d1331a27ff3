"""Shuffling and drawing: nothing lost, each outcome as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rascals.core.chance import words_of
from rascals.core.dealing import card_at, draw, pick, shuffle
from rascals.core.record import Record

TIMES = 6000


@pytest.fixture
def s():
    record = Record()
    record.chance[:] = words_of(7)
    return record


def even(counts, outcomes, times=TIMES):
    """Tell whether counted outcomes are all there are and, by chi squared, as even as chance makes them."""
    expected = times / len(outcomes)
    spread = sum((counts[outcome] - expected) ** 2 / expected for outcome in outcomes)
    return set(counts) == set(outcomes) and spread < 3 * len(outcomes)


def test_every_order_is_alike(s):
    """All 24 orders of four cards come equally often; no card is lost."""
    counts = Counter()
    for _ in range(TIMES):
        row = [1, 2, 3, 4]
        shuffle(s, row, 0, 4)
        counts[tuple(row)] += 1
    assert even(counts, list(permutations((1, 2, 3, 4))))


def test_only_the_stretch_is_shuffled(s):
    """What lies before and after stays; within it every order is alike."""
    counts = Counter()
    for _ in range(TIMES):
        row = [9, 1, 2, 3, 8]
        shuffle(s, row, 1, 4)
        assert (row[0], row[4]) == (9, 8)
        counts[tuple(row[1:4])] += 1
    assert even(counts, list(permutations((1, 2, 3))))


def test_a_stretch_of_one_or_none_draws_nothing(s):
    """There is no chance where there is no choice."""
    before = s.chance[:]
    row = [1, 2]
    shuffle(s, row, 0, 1)
    shuffle(s, row, 1, 1)
    assert (row, s.chance) == ([1, 2], before)


def test_each_single_card_is_drawn_alike(s):
    """A card that is there three times is drawn three times as often; it is gone from the counts, and no other."""
    counts = Counter()
    for _ in range(TIMES):
        left = [3, 0, 1, 2]
        card = draw(s, left)
        counts[card] += 1
        assert left == [3 - (card == 0), 0, 1 - (card == 2), 2 - (card == 3)]
    assert set(counts) == {0, 2, 3}
    assert all(abs(counts[card] - TIMES * share / 6) < 200 for card, share in ((0, 3), (2, 1), (3, 2)))


def test_picking_leaves_the_card(s):
    """What is picked stays counted."""
    counts = [0, 1, 0]
    assert pick(s, counts) == 1
    assert counts == [0, 1, 0]


def test_cards_lie_in_order():
    """The place counts through all cards, each as often as it is there."""
    assert [card_at([2, 0, 1], place) for place in range(3)] == [0, 0, 2]
