"""Intervals of 95 %: known quantiles, and how often they contain the truth, for 2 to 1,000 observations."""

import random
from math import comb, sqrt

import pytest

from rascals.core.intervals import half_width, half_width_of, incomplete_beta, share_interval, student

NUMBERS = (2, 3, 5, 10, 30, 100)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.7.2; without end it is the normal distribution's.
    [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (100, 1.984), (999, 1.962), (10**9, 1.960)],
)
def test_students_quantiles_are_those_of_the_table(freedom, quantile):
    """They agree to three places."""
    assert student(freedom) == pytest.approx(quantile, abs=6e-4)


def test_the_incomplete_beta_function_is_the_binomial_tail():
    """For whole numbers it is a sum of binomial probabilities; outside 0 and 1 it is 0 or 1."""
    for x, a, b in ((0.2, 3, 8), (0.5, 1, 1), (0.9, 40, 3)):
        n = a + b - 1
        tail = sum(comb(n, k) * x**k * (1 - x) ** (n - k) for k in range(a, n + 1))
        assert incomplete_beta(x, a, b) == pytest.approx(tail, rel=1e-12)
    assert (incomplete_beta(-1, 2, 2), incomplete_beta(0, 2, 2), incomplete_beta(1, 2, 2)) == (0, 0, 1)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # The exact intervals in Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I.
    [(81, 263, 0.2527, 0.3676), (15, 148, 0.0578, 0.1617), (0, 20, 0.0, 0.1684), (1, 29, 0.0009, 0.1776)],
)
def test_shares_have_the_published_intervals(successes, trials, low, high):
    """The interval equals the published one to four places."""
    assert share_interval(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_shares_of_nothing_and_of_parts():
    """Without games, anything from 0 to 1. A shared victory lies between none and a whole one."""
    assert share_interval(0, 0) == (0.0, 1.0)
    lows, highs = zip(*(share_interval(wins, 4) for wins in (0, 0.5, 1, 3.5, 4)), strict=True)
    assert list(lows) == sorted(set(lows))
    assert list(highs) == sorted(set(highs))
    assert (lows[0], highs[-1]) == (0.0, 1.0)


def coverage(count, share, holds):
    """Return the exact probability that the interval from this many trials contains the share."""
    hits = (successes for successes in range(count + 1) if holds(successes))
    return sum(comb(count, k) * share**k * (1 - share) ** (count - k) for k in hits)


@pytest.mark.parametrize("count", NUMBERS)
def test_intervals_of_shares_cover(count):
    """Exactly, without chance: for every share and number, both intervals contain the share in 95 of 100 cases.

    The one of the mean, too, for something that is or is not is a number of 0 or 1, and the hardest one for it.
    """
    shares = [share_interval(k, count) for k in range(count + 1)]
    widths = [half_width(k * (count - k) / count, count, step=1) or 0 for k in range(count + 1)]
    for share in (*(step / 200 for step in range(1, 101)), 0.001, 0.017):
        exact = coverage(count, share, lambda k, p=share: shares[k][0] <= p <= shares[k][1])
        mean = coverage(count, share, lambda k, p=share: abs(k / count - p) <= widths[k])
        assert min(exact, mean) >= 0.95, share


@pytest.mark.parametrize("count", [*NUMBERS, 1000])
def test_intervals_of_means_cover(count):
    """Of 4,000 samples of a normal distribution 95 of 100 intervals contain its mean, give or take 1.4.

    That is four standard deviations of such a count: a false alarm once in 15,000. A sample's mean and its squared
    deviations are drawn as they are distributed (Cochran's theorem), which is the same and takes no sample.
    """
    chance, hits = random.Random(count), 0
    for _ in range(4000):
        mean, deviations = chance.gauss(0, 1 / sqrt(count)), 2 * chance.gammavariate((count - 1) / 2, 1)
        hits += abs(mean) <= (half_width(deviations, count) or 0)
    assert hits / 4000 == pytest.approx(0.95, abs=0.014)


def test_few_and_equal_values():
    """One value has no interval; equal ones have a small one, which narrows as their number grows."""
    assert half_width_of([]) is half_width_of([3.0]) is None
    assert half_width_of([3.0] * 50) == 0
    widths = [half_width_of([3.0] * count, step=1) or 0 for count in (2, 10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 10
    assert 3 / 1000 < widths[-1] < 5 / 1000
