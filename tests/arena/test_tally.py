"""Sums over games, and statistics made from them."""

from __future__ import annotations

import statistics
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rascals.arena.experiment import GameOutcome
from rascals.arena.statistics import mean_half_width, standings
from rascals.arena.tally import WHOLE_WIN, Tally, doubled_ranks, win_shares
from rascals.core.intervals import half_width, half_width_of


def test_the_mean_interval_is_the_textbook_one():
    """Half the width is the quantile of Student's t times the standard error, computed from sums."""
    scores = [31, 12, -4, 55, 20, 20]
    sums = sum(scores), sum(s * s for s in scores), len(scores)
    assert mean_half_width(*sums, step=0) == pytest.approx(2.570582 * statistics.stdev(scores) / 6**0.5)
    assert mean_half_width(*sums) == pytest.approx(half_width_of(scores, step=1))


def test_one_score_has_no_interval():
    """One value gives no spread, and equal ones give little: the next may differ."""
    assert mean_half_width(7, 49, 1) is None
    assert mean_half_width(21, 147, 3) == half_width(0, 3, step=1)


def test_standings_of_two_games():
    """Means, shares and ranks are those of the games counted."""
    tally = Tally.empty(2)
    tally.count(GameOutcome(0, (10, 4), (0,), {"mice": (3, 1)}, "end", 5))
    tally.count(GameOutcome(1, (6, 6), (0, 1), {"mice": (2, 2)}, "end", 5))
    first, second = standings(["shrewd", "random"], tally)
    assert (first.bot, first.games, first.score, first.win_share, first.rank) == ("shrewd", 2, 8, 0.75, 1.25)
    assert (second.bot, second.score, second.win_share, second.rank) == ("random", 5, 0.25, 1.75)
    assert first.parts == {"mice": 2.5}
    assert first.win_low < first.win_share < first.win_high


def test_standings_without_games():
    """An interrupted start gives zeros, without dividing by zero."""
    assert [row.score for row in standings(["a", "b"], Tally.empty(2))] == [0, 0]


def outcome(scores, winners=None, **parts):
    best = max(scores)
    won = tuple(seat for seat, score in enumerate(scores) if score == best) if winners is None else winners
    return GameOutcome(0, tuple(scores), won, parts, "nine-rounds", 90)


def test_a_victory_is_shared_equally():
    """Two winners get half a victory each, others none; without a winner there is no victory."""
    assert win_shares([1, 3], 4) == [0, WHOLE_WIN // 2, 0, WHOLE_WIN // 2]
    assert win_shares([], 3) == [0, 0, 0]


def test_every_share_is_whole():
    """Up to eight winners divide a victory without a remainder."""
    for count in range(1, 9):
        assert sum(win_shares(list(range(count)), 8)) == WHOLE_WIN


def test_ranks_share_places():
    """Ties take the mean of their ranks: 10, 7, 7, 1 rank 1, 2½, 2½, 4 — doubled."""
    assert doubled_ranks([10, 7, 7, 1], [0]) == [2, 5, 5, 8]


def test_a_winner_ranks_before_an_equal_score():
    """Where a game breaks a tie, the winner is first and the other second."""
    assert doubled_ranks([7, 7, 1], [1]) == [4, 2, 6]


@given(st.lists(st.integers(-20, 60), min_size=3, max_size=5))
def test_ranks_add_up(scores):
    """However the scores tie, all ranks add up to 1 + 2 + … + n."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert sum(doubled_ranks(scores, winners)) == len(scores) * (len(scores) + 1)


def test_counting_in_any_order_gives_the_same():
    """A tally does not depend on the order in which games and parts are added."""
    games = [
        outcome([3, 5, 9], cats=(1, 2, 3)),
        outcome([4, 4, 0], cats=(0, 0, 1)),
        outcome([-2, 7, 7], cats=(5, 5, 5)),
    ]
    tallies = []
    for order in permutations(games):
        one, two = Tally.empty(3), Tally.empty(3)
        one.count(order[0])
        two.count(order[1])
        two.count(order[2])
        two.merge(one)
        tallies.append(two)
    assert all(tally == tallies[0] for tally in tallies)
    assert tallies[0].games == 3
    assert tallies[0].moves == 270
    assert [sums.parts["cats"] for sums in tallies[0].entrants] == [6, 7, 9]
    assert sum(Fraction(sums.wins, WHOLE_WIN) for sums in tallies[0].entrants) == 3
