"""Weaker players of the same mind: they see the same moves, but are wrong about what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def misjudged(values: Sequence[float], error: float, chance: Random) -> list[float]:
    """Return what moves of these values seem worth to somebody who errs by `error` (standard deviation, same measure).

    Without an error nothing is drawn from `chance`: who does not err plays the same games as before.
    """
    return [value + chance.gauss(0.0, error) for value in values] if error else [*values]
