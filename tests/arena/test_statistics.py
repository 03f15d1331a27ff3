import statistics

import pytest

from rascals.arena.experiment import Outcome
from rascals.arena.statistics import Z95, mean_half_width, standings, wilson
from rascals.arena.tally import Tally


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Worked by hand from Wilson's formula; 0 of 10 and 81 of 263 are also Newcombe's (1998) examples.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_known_intervals(successes, trials, low, high):
    """The interval is the published one to four places."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_nothing_without_trials():
    """No games, no knowledge: anything from 0 to 1."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_mean_interval_is_the_textbook_one():
    """Half the width is 1.96 standard errors, computed from sums."""
    scores = [31, 12, -4, 55, 20, 20]
    expected = Z95 * statistics.stdev(scores) / len(scores) ** 0.5
    assert mean_half_width(sum(scores), sum(s * s for s in scores), len(scores)) == pytest.approx(expected)


def test_one_score_has_no_interval():
    """Nothing can be said about spread from one value; equal values have none."""
    assert mean_half_width(7, 49, 1) is None
    assert mean_half_width(21, 147, 3) == 0


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
