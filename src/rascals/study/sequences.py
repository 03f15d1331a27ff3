"""Confidence sequences: intervals that hold at every look, so that play may stop as soon as it knows enough.

At least 95 of 100 contain the mean at all numbers of observations at once (Howard, Ramdas, McAuliffe and Sekhon,
Time-uniform, nonparametric, nonasymptotic confidence sequences, 2021). For values with known bounds it is their
empirical-Bernstein sequence (Theorem 4) with the gamma-exponential mixture (Proposition 9), which holds whatever the
distribution. For others, such as points, it is the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and
Ramdas (Time-uniform central limit theory and asymptotic confidence sequences, 2024), which holds once there are many.
"""

from __future__ import annotations

from functools import cache
from math import erfc, exp, lgamma, log, log1p, pi, sqrt

MISS = 0.05  # of all sequences, how many may miss the mean at some look
_LARGE = 500.0  # from here on the incomplete gamma function is computed by its uniform expansion
_BITS = 60  # halvings, after which a boundary is as exact as a float can tell


def half_width(count: int, variation: float, width: float | None, aim: float) -> float | None:
    """Return half the interval of the mean of `count` values; None for fewer than two.

    `variation`: the sum of squared differences of each value from the mean of those before it (for the first, from any
    number within the bounds); without bounds that of squared deviations. `width`: the distance of the bounds of the
    values, None if there are none. `aim`: a variation, or without bounds a number of values, at which the interval is
    to be narrow; any that was chosen without looking at the values is right.
    """
    if count < 2:
        return None
    if width is not None:
        return bounded(variation, width, aim) / count
    return unbounded(count, variation / count, aim)


def unbounded(count: int, variance: float, aim: float) -> float:
    """Return half the asymptotic interval; narrow at about `aim` values."""
    spread = (2 * log(1 / MISS) + log1p(2 * log(1 / MISS))) / max(aim, 1.0)
    more = count * spread + 1
    return sqrt(variance) * sqrt(2 * more / (count * count * spread) * log(sqrt(more) / MISS))


def bounded(variation: float, width: float, aim: float) -> float:
    """Return how far the sum of deviations from the mean may get, with this variation, up or down."""
    level = log(2 / MISS)  # half of the misses on each side
    low, high = 0.0, 4 * width * (level + sqrt(level * max(variation, 1.0)) + 1)
    while _mixture(high, variation, width, aim) < level:
        high *= 2
    for _ in range(_BITS):
        middle = (low + high) / 2
        low, high = (middle, high) if _mixture(middle, variation, width, aim) < level else (low, middle)
    return high


def _mixture(total: float, variation: float, width: float, aim: float) -> float:
    """Return the logarithm of the gamma-exponential mixture, a supermartingale at the true mean."""
    square, spread = width * width, _spread(aim)
    shape = (variation + spread) / square
    at = (width * total + variation + spread) / square
    return (
        _normalizer(spread / square)
        + lgamma(shape)
        + log(gamma_share(shape, at))
        - shape * log(at)
        + (width * total + variation) / square
    )


def _spread(aim: float) -> float:
    """Return the parameter with which the boundary is narrowest at about the variation `aim`."""
    level = log(2 / MISS)
    return aim / (2 * level + log1p(2 * level))


@cache
def _normalizer(shape: float) -> float:
    return shape * log(shape) - lgamma(shape) - log(gamma_share(shape, shape))


def gamma_share(shape: float, at: float) -> float:
    """Return the regularized incomplete gamma function: the probability that a gamma variable is at most `at`.

    By its series, and for large shapes by Temme's uniform expansion (1979) with one term of correction.
    """
    if shape < _LARGE:
        term = total = 1 / shape
        step = shape
        while term > total * 1e-15:
            step += 1
            term *= at / step
            total += term
        return min(1.0, total * exp(shape * log(at) - at - lgamma(shape)))
    ratio = at / shape
    eta = sqrt(max(0.0, 2 * (ratio - 1 - log(ratio)))) * (1 if ratio >= 1 else -1)
    # Near 1 the difference of the two fractions is that of large numbers; its limit is -1/3.
    first = 1 / (ratio - 1) - 1 / eta if abs(ratio - 1) > 1e-4 else -1 / 3
    above = 0.5 * erfc(eta * sqrt(shape / 2)) + first * exp(-shape * eta * eta / 2) / sqrt(2 * pi * shape)
    return 1 - above
