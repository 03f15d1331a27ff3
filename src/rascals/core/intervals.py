"""95 % confidence intervals that hold for any number of observations, from two on.

Those of means use Student's t, those of shares Clopper and Pearson (The use of confidence or fiducial limits, 1934).
Both need only the incomplete beta function, computed by its continued fraction (Press et al., Numerical Recipes, §6.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, lgamma, log, log1p, sqrt
from statistics import fmean

LEAST = 30  # observations; with fewer, no difference is called significant
TAIL = 0.025  # what a 95 % interval leaves out on one side
PLUS = 4  # squared steps added to the squared deviations from a mean, about 1.96 squared: see `half_width`
_DEEP = 10_000  # terms of the continued fraction; some multiple of the root of the number of observations is enough
_BITS = 60  # halvings, after which a quantile is as exact as a float can tell


def half_width(deviations: float, count: int, step: float = 0) -> float | None:
    """Return half the interval of a mean; None for fewer than two values.

    `deviations`: the sum of the squared deviations from the mean. `step`: the least amount by which two values of a
    counted number differ. Where almost all values are the same, their spread says too little: what never happened in n
    games may yet happen in 4 of n. So they count as if they had deviated by a few steps more, as Agresti and Coull
    (Approximate is better than exact for interval estimation of binomial proportions, 1998) do with shares.
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

    A shared victory counts as a fraction. Without trials nothing is known: (0, 1).
    """
    failures = trials - successes
    low = _beta_quantile(TAIL, successes, failures + 1) if successes > 0 else 0.0
    high = _beta_quantile(1 - TAIL, successes + 1, failures) if failures > 0 else 1.0
    return low, high


def _beta_quantile(probability: float, a: float, b: float) -> float:
    """Return where the incomplete beta function of `a` and `b` is `probability`, by bisection."""
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
