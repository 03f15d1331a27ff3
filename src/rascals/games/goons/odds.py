"""Exact probabilities of sums of dice and of tokens drawn from a bag, as fractions. [O-21, O-22]"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from rascals.games.goons.box import FACES


@cache
def ways(dice: int) -> tuple[int, ...]:
    """Return the numbers of ways in which `dice` dice add up to 0, 1, …, 6 × dice."""
    if dice == 0:
        return (1,)
    before = ways(dice - 1)
    return tuple(
        sum(before[total - face] for face in range(1, FACES + 1) if 0 <= total - face < len(before))
        for total in range(FACES * dice + 1)
    )


@cache
def at_least(dice: int, goal: int) -> Fraction:
    """Return the probability that `dice` dice add up to `goal` or more."""
    return Fraction(sum(ways(dice)[max(goal, 0) :]), FACES**dice)


@cache
def at_most(dice: int, limit: int) -> Fraction:
    """Return the probability that `dice` dice, at least one, add up to at most `limit`."""
    return Fraction(sum(ways(dice)[: max(limit + 1, 0)]), FACES**dice)


@cache
def drawn(kind: int, others: int, draws: int, number: int) -> Fraction:
    """Return the probability of `number` or more of a kind in `draws` draws without replacement from a bag.

    `kind` and `others` are the tokens in the bag; if there are fewer than `draws`, all are drawn.
    """
    draws = min(draws, kind + others)
    favourable = sum(comb(kind, got) * comb(others, draws - got) for got in range(number, min(kind, draws) + 1))
    return Fraction(favourable, comb(kind + others, draws))
