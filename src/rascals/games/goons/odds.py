"""Exact probabilities: sums of dice, tokens drawn from a bag. Computed, never tabulated. [O-21, O-22]"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from rascals.games.goons.box import FACES


@cache
def ways(dice: int) -> tuple[int, ...]:
    """Return in how many ways `dice` dice add up to 0, 1, … , 6 × dice."""
    if dice == 0:
        return (1,)
    before = ways(dice - 1)
    return tuple(
        sum(before[total - face] for face in range(1, FACES + 1) if 0 <= total - face < len(before))
        for total in range(FACES * dice + 1)
    )


@cache
def at_least(dice: int, goal: int) -> Fraction:
    """Return how likely a number of dice add up to a goal or more."""
    return Fraction(sum(ways(dice)[max(goal, 0) :]), FACES**dice)


@cache
def at_most(dice: int, limit: int) -> Fraction:
    """Return how likely a number of dice, at least one, add up to no more than a limit."""
    return Fraction(sum(ways(dice)[: max(limit + 1, 0)]), FACES**dice)


@cache
def drawn(kind: int, others: int, draws: int, number: int) -> Fraction:
    """Return how likely `number` or more of a kind are drawn from a bag without putting back; all if it holds fewer."""
    draws = min(draws, kind + others)
    favourable = sum(comb(kind, got) * comb(others, draws - got) for got in range(number, min(kind, draws) + 1))
    return Fraction(favourable, comb(kind + others, draws))
