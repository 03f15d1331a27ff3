import statistics

import pytest

from rascals.arena.experiment import Outcome
from rascals.arena.statistics import mean_half_width, standings
from rascals.arena.tally import Tally
from rascals.core.intervals import half_width, half_width_of


def test_the_mean_interval_is_the_textbook_one():
    """Half the width is the quantile of Student's t times the standard error, computed from sums."""
    scores = [31, 12, -4, 55, 20, 20]
    sums = sum(scores), sum(s * s for s in scores), len(scores)
    assert mean_half_width(*sums, step=0) == pytest.approx(2.570582 * statistics.stdev(scores) / 6**0.5)
    assert mean_half_width(*sums) == pytest.approx(half_width_of(scores, step=1))


def test_one_score_has_no_interval():
    """Nothing can be said about spread from one value, and little from equal ones: the next may differ."""
    assert mean_half_width(7, 49, 1) is None
    assert mean_half_width(21, 147, 3) == half_width(0, 3, step=1)


def test_standings_of_two_games():
    """Means, shares and ranks are those of the games counted."""
    tally = Tally.empty(2)
    tally.count(Outcome(0, (10, 4), (0,), {"mice": (3, 1)}, "end", 5))
    tally.count(Outcome(1, (6, 6), (0, 1), {"mice": (2, 2)}, "end", 5))
    first, second = standings(["shrewd", "random"], tally)
    assert (first.bot, first.games, first.score, first.win_share, first.rank) == ("shrewd", 2, 8, 0.75, 1.25)
    assert (second.bot, second.score, second.win_share, second.rank) == ("random", 5, 0.25, 1.75)
    assert first.parts == {"mice": 2.5}
    assert first.win_low < first.win_share < first.win_high


def test_standings_without_games():
    """An interrupted start gives zeros, not a division by zero."""
    assert [row.score for row in standings(["a", "b"], Tally.empty(2))] == [0, 0]
