"""Weaker versions of a bot: they see the same moves but misjudge their values."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def misjudged(values: Sequence[float], error: float, chance: Random) -> list[float]:
    """Return these values with a normal error of standard deviation `error` added, in the same unit.

    With an error of 0 nothing is drawn from `chance`, so such a bot plays the same games as before.
    """
    return [value + chance.gauss(0.0, error) for value in values] if error else [*values]
