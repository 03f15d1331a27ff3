"""Felicity: what an observation says of mice and bank."""

from __future__ import annotations

import pytest

from tests.games.felicity.table import auction, part, play

ROW = ["3", "5", "8", "11"]


def mice_in(match, viewer):
    """The seats' mice in an observation, the observer's first."""
    return part(match.record, viewer, "mice")[:4]


@pytest.mark.parametrize(
    ("viewer", "mice"), [(0, [11, 17, 15, 15]), (1, [17, 15, 15, 11]), (3, [15, 11, 17, 15]), (-1, [11, 17, 15, 15])]
)
def test_open_mice_are_observed(viewer, mice):
    """F-24: with `open_mice` an observation holds everybody's mice, the observer's first, as the view does."""
    match = play(auction(ROW, options={"open_mice": True}), "bid 4", "pass")
    assert mice_in(match, viewer) == mice


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_secret_mice_are_not_observed(viewer):
    """F-24: without it only the observer's own; a spectator's observation holds nobody's."""
    match = play(auction(ROW), "bid 4", "pass")
    own = {0: 11, 1: 17, -1: -1}[viewer]
    assert mice_in(match, viewer) == [own, -1, -1, -1]


def test_all_mice_are_observed_at_the_end():
    """F-28: when the game is over everybody's mice are in every observation."""
    match = play(auction(ROW, round=9), "bid 4", "pass", "pass", "pass")
    assert match.over
    assert mice_in(match, 2) == [19, 21, 11, 17]


def test_a_large_bank_fits_the_observation():
    """F-33: a position's bank may be larger than any game's; an observation then says 127, its largest number."""
    for bank, said in ((0, 0), (127, 127), (128, 127), (500, 127)):
        assert part(auction(ROW, bank=bank).record, 0, "bank") == [said]
