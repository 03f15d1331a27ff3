"""Intervals that hold at every look, and the incomplete gamma function on which they stand."""

from itertools import pairwise
from math import exp, lgamma, log
from random import Random

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

import polars as pl

from rascals.core.intervals import PLUS
from rascals.study.questions import Moments
from rascals.study.sequences import gamma_share, half_width


@pytest.mark.parametrize("shape", [1, 2, 7, 40, 300, 499, 500, 700, 2000])
@pytest.mark.parametrize("part", [0.8, 0.95, 1.0, 1.00001, 1.02, 1.3])
def test_the_gamma_function_is_a_sum_of_poisson(shape, part):
    """A gamma variable of whole shape is at most x with the chance of at least `shape` events of a Poisson of x."""
    at = shape * part
    fewer = sum(exp(number * log(at) - at - lgamma(number + 1)) for number in range(shape))
    exact = 1e-11 if shape < 500 else 1e-5
    assert gamma_share(shape, at) == pytest.approx(1 - fewer, abs=exact)


@pytest.mark.parametrize("at", [450, 480, 500, 520, 560])
def test_the_gamma_function_is_continuous_where_it_changes(at):
    """Series and expansion meet at the shape of 500; the function falls in the shape and rises in `at`."""
    below, above = gamma_share(500 - 1e-7, at), gamma_share(500, at)
    assert below == pytest.approx(above, abs=1e-5)
    assert gamma_share(499, at) > above > gamma_share(501, at)
    assert gamma_share(500, at - 1) < above < gamma_share(500, at + 1)


def misses(draw, mean, width, first, sequences):
    """Return how many sequences of values miss their mean at any look from the first on."""
    chance, missed = Random("coverage"), 0
    looks = [first * 3**step // 2**step for step in range(1, 13)]
    for _ in range(sequences):
        values = [draw(chance) for _ in range(min(600, looks[-1]))]
        for look in dict.fromkeys(min(one, len(values)) for one in looks):
            seen = pl.Series(values[:look], dtype=pl.Float64)
            moments = Moments(width)
            moments.add(seen)
            variation = moments.variation + (0.0 if width else PLUS)
            half = half_width(look, variation, width, 60.0 if width else 1000.0)
            if abs(seen.mean() - mean) > half:
                missed += 1
                break
    return missed


def test_bounded_intervals_hold_at_all_looks():
    """At most 5 of 100 sequences miss the mean at any look; of 200 more than 20 are a false alarm once in 2,000."""
    assert misses(lambda chance: float(chance.random() < 1 / 3), 1 / 3, 1.0, 3, 200) <= 20


def test_unbounded_intervals_hold_at_all_looks_once_there_are_many():
    """Also for a skewed distribution, from 100 values on."""
    assert misses(lambda chance: chance.expovariate(0.1), 10.0, None, 100, 200) <= 20


@pytest.mark.parametrize("width", [None, 1.0])
def test_more_values_are_known_better(width):
    """Intervals shrink about as the root of the number of values, and are little wider than those of a single look."""
    counts = [64 << step for step in range(10)]
    halves = [half_width(count, count * 0.2, width, 100.0) or 0.0 for count in counts]
    assert all(0.6 * one < other < 0.76 * one for one, other in pairwise(halves))
    single = [(2 * 0.2 / count * log(2 / 0.05)) ** 0.5 for count in counts]  # with Gaussian tails
    assert all(1.05 * one < half < 2.1 * one for one, half in zip(single, halves, strict=True))
    assert half_width(1, 0.2, width, 100.0) is None
