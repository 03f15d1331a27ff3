"""The worth of a row of Felicity to its winner: exact for known cards, expected for unknown ones.

Kinds of pets are numbers in canonical order, as in `rascals.games.felicity.box`. The odds of a card are a
probability for each kind. The cards of a row come from different sets, so their odds are independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from rascals.games.felicity.box import CATS, KINDS, LARGE_DOG, RABBIT, SMALL_DOG
from rascals.games.felicity.state import MILDEST, State

Odds = Sequence[float]

CERTAIN: tuple[Odds, ...] = tuple(tuple(float(kind == one) for kind in range(KINDS)) for one in range(KINDS))


@dataclass(frozen=True)
class Values:
    """The worth of each kind of pet in a game, and the order in which each dog prefers cats. [F-01, F-17, F-32]"""

    of: tuple[int, ...]
    large: tuple[int, ...]
    small: tuple[int, ...]

    @classmethod
    def told(cls, s: State) -> Values:
        """Read the values from a record, since components may be changed."""
        of = tuple(s.worth)
        rising = sorted(range(CATS), key=of.__getitem__)
        mildest = sorted(range(CATS), key=lambda kind: (of[kind] >= 0, abs(of[kind])))
        return cls(of, tuple(reversed(rising)), tuple(mildest if s.small_dog == MILDEST else rising))


def unseen(s: State, owner: int) -> Odds:
    """Return the odds of a hidden card of a set, the dummy's too: all cards not shown are equally likely."""
    left = [copies - shown for copies, shown in zip(s.copies, s.shown[owner], strict=True)]
    return tuple(there / sum(left) for there in left)


def points(row: Sequence[int], values: Values) -> int:
    """Return the points of a row of known kinds for its winner. [F-17 – F-19]"""
    total = 0
    dog = dogs = 0
    for kind in row:
        if kind > RABBIT:
            dogs += 1
            dog = kind
        else:
            total += values.of[kind]
    if dogs != 1:
        return total
    for kind in values.large if dog == LARGE_DOG else values.small:
        if kind in row:
            return total - values.of[kind]
    return total


@dataclass(frozen=True)
class Worth:
    """The expected points of a row: in total, and the mean of each place's card.

    `alone[place]` holds the expected values of the cats that a large and a small dog at that place chase.
    """

    total: float
    mean: tuple[float, ...]
    alone: tuple[tuple[float, float], ...]
    values: Values

    def card(self, place: int, kind: int) -> float:
        """Return roughly what a kind at a place adds: its value, or for a dog minus the value it chases."""
        if kind > RABBIT:
            return -self.alone[place][kind - LARGE_DOG]
        return float(self.values.of[kind])

    def surplus(self, place: int, kind: int) -> float:
        """Return roughly how much more a kind at a place adds than the mean of that place."""
        return self.card(place, kind) - self.mean[place]


def expected(row: Sequence[Odds], values: Values) -> Worth:
    """Return the exact expectation of a row's worth, dogs included. [F-17, F-18]

    A dog at one place chases a cat only if no other place has a dog; the odds of the others give which cat, since the
    chance that no cat earlier in the dog's order is among them is a product over the places.
    """
    large = [_tails(odds, values.large) for odds in row]
    small = [_tails(odds, values.small) for odds in row]
    mean = tuple(sum(odds[kind] * values.of[kind] for kind in range(LARGE_DOG)) for odds in row)
    alone = tuple(
        (_chased(large, place, values.of, values.large), _chased(small, place, values.of, values.small))
        for place in range(len(row))
    )
    lost = sum(
        odds[LARGE_DOG] * by_large + odds[SMALL_DOG] * by_small
        for odds, (by_large, by_small) in zip(row, alone, strict=True)
    )
    return Worth(sum(mean) - lost, mean, alone, values)


def _tails(odds: Odds, order: Sequence[int]) -> list[float]:
    """Return the chances that a card is neither a dog nor among the first 0, 1, 2 … cats of an order."""
    tails = [0.0] * (CATS + 1)
    tails[CATS] = odds[RABBIT]
    for step in range(CATS - 1, -1, -1):
        tails[step] = tails[step + 1] + odds[order[step]]
    return tails


def _chased(tails: Sequence[Sequence[float]], place: int, worth: Sequence[int], order: Sequence[int]) -> float:
    """Return the expected value of the cat that a dog at `place` chases, 0 if there is another dog or no cat."""
    others = [tails[other] for other in range(len(tails)) if other != place]
    if not others:
        return 0.0
    free = [prod(chances) for chances in zip(*others, strict=True)]
    return float(sum(worth[order[step]] * (free[step] - free[step + 1]) for step in range(CATS)))
