"""The commit order against a slow model: each pile's history decides, and nothing else. [O-17]"""

from __future__ import annotations

import random

import pytest

from rascals.games.goons.piles import add_markers, sort_by_counted, take_markers
from rascals.games.goons.state import State

ENERGY = 20


class Model:
    """The row as the clause says it: after each change it is sorted by size, stably, a new pile behind all others."""

    def __init__(self):
        self.row: list[list[int]] = []  # [seat, size], the largest first

    def change(self, seat, number):
        pile = next((pile for pile in self.row if pile[0] == seat), None)
        if pile is None:
            pile = [seat, 0]
            self.row.append(pile)
        pile[1] += number
        self.row = sorted((pile for pile in self.row if pile[1]), key=lambda pile: -pile[1])

    def size(self, seat):
        return next((size for other, size in self.row if other == seat), 0)


def rows(s):
    """Return the commit order of the record, (seat, size)."""
    return [[seat, s.markers[0][seat]] for seat in s.order[0][: s.piles[0]]]


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_is_the_models(players, amount):
    """O-17: whatever is added and taken, one at a time or several, the row is the model's, and blank behind it."""
    for seed in range(amount(40, 1000)):
        s, model, chance = State(), Model(), random.Random(seed)
        s.players = players
        for _ in range(60):
            seat = chance.randrange(players)
            size = model.size(seat)
            most = min(6, ENERGY - size)
            if size and chance.random() < 0.5:
                number = chance.randint(1, size)
                take_markers(s, seat, 0, number)
                model.change(seat, -number)
            elif most:
                number = chance.randint(1, most)
                add_markers(s, seat, 0, number)
                model.change(seat, number)
            assert rows(s) == model.row
            assert not any(s.order[0][s.piles[0] :])


@pytest.mark.no_cover
def test_dynamite_sorts_by_what_counts(amount):
    """O-20b: after the answers one stable sort by counted energy: equals keep the order they had."""
    for seed in range(amount(200, 5000)):
        s, chance = State(), random.Random(seed)
        s.players = 4
        for seat in chance.sample(range(4), chance.randint(1, 4)):
            add_markers(s, seat, 0, chance.randint(1, 5))
        before = rows(s)
        for seat in range(4):
            s.doubled[seat] = chance.randrange(2)
        s.resolved = 0
        sort_by_counted(s, 0)
        assert rows(s) == sorted(before, key=lambda pile: -pile[1] * (2 if s.doubled[pile[0]] else 1))
