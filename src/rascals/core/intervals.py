"""Confidence intervals of 95 % that hold for any number of observations, from two on.

Of means by Student's t, of shares by Clopper and Pearson (The use of confidence or fiducial limits, 1934). Both need
the incomplete beta function alone, which is computed by its continued fraction (Press et al., Numerical Recipes, §6.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, lgamma, log, log1p, sqrt
from statistics import fmean

LEAST = 30  # observations: of fewer no difference is called one beyond chance
TAIL = 0.025  # of what an interval of 95 % leaves out, the half on one side
PLUS = 4  # squared steps that are added to what a mean's spread comes from, about the square of 1.96: see `half_width`
_DEEP = 10_000  # of the continued fraction; some multiple of the root of the number of observations is enough
_BITS = 60  # halvings, after which a quantile is as exact as a float can tell


def half_width(deviations: float, count: int, step: float = 0) -> float | None:
    """Return half the interval of a mean; None for fewer than two values.

    `deviations`: the sum of the squared deviations from the mean. `step`: the least amount by which two values of a
    counted number differ. Where almost all values are the same, their spread tells too little: what never happened
    in n games may yet happen in 4 of n. So it is counted as if they had deviated by a few steps more, as Agresti and
    Coull (Approximate is better than exact for interval estimation of binomial proportions, 1998) do with shares.
    """
    if count < 2:
        return None
    spread = max(0.0, deviations) + PLUS * step * step
    return student(count - 1) * sqrt(spread / (count - 1) / count)


def half_width_of(values: Sequence[float], step: float = 0) -> float | None:
    """Return half the interval of the mean of some values; see `half_width`."""
    mean = fmean(values) if values else 0.0
    return half_width(sum((value - mean) ** 2 for value in values), len(values), step)


@cache
def student(freedom: float, tail: float = TAIL) -> float:
    """Return the quantile of Student's t that leaves `tail` above it."""
    # With x = freedom / (freedom + t²), both tails together are the incomplete beta function at x.
    x = _beta_quantile(2 * tail, freedom / 2, 0.5)
    return sqrt(freedom * (1 - x) / x)


def share_interval(successes: float, trials: int) -> tuple[float, float]:
    """Return the interval of a share: it holds in at least 95 of 100 cases, whatever the share and the number.

    Victories that are shared are parts of one. Without trials nothing is known: (0, 1).
    """
    failures = trials - successes
    low = _beta_quantile(TAIL, successes, failures + 1) if successes > 0 else 0.0
    high = _beta_quantile(1 - TAIL, successes + 1, failures) if failures > 0 else 1.0
    return low, high


def _beta_quantile(probability: float, a: float, b: float) -> float:
    """Return where the incomplete beta function of `a` and `b` has a value, by halving."""
    low, high = 0.0, 1.0
    for _ in range(_BITS):
        middle = (low + high) / 2
        low, high = (middle, high) if incomplete_beta(middle, a, b) < probability else (low, middle)
    return (low + high) / 2


def incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function, the probability that a beta variable is at most x."""
    if not 0 < x < 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # where the fraction converges slowly, its mirror image converges fast
        return 1 - incomplete_beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front / a * _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction of the incomplete beta function, by Lentz's method."""
    tiny = 1e-300
    c, d = 1.0, 1 / ((1 - (a + b) * x / (a + 1)) or tiny)
    value = d
    for m in range(1, _DEEP):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 / ((1 + term * d) or tiny)
            c = (1 + term / c) or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value
