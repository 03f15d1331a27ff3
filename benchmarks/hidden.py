"""The bits that the seat to decide does not know: a measure of decisions for studies.

It is an upper bound: the sum of the entropies of all numbers of the state, over sampled states that are consistent with
the seat's knowledge, as `Turn.sample_state` deals them; numbers that depend on each other count twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from math import log2
from typing import Any
from zlib import crc32

from rascals.bots import Turn
from rascals.core.state import OPTION, GameState

EVERY = 31  # it is estimated for about one of this many decisions
SAMPLES = 64  # states sampled for that


def hidden(turn: Turn) -> float | None:
    """Return the bits of the decisions whose observation a checksum picks; None at the others."""
    if crc32(str(turn.observation).encode()) % EVERY:
        return None
    worlds = [list(numbers(turn.sample_state())) for _ in range(SAMPLES)]
    return sum(entropy(Counter(column)) for column in zip(*worlds, strict=True))


def numbers(s: GameState) -> Iterator[int]:
    """Yield all numbers of a state but its generator, options and components."""
    for name, declared in s.fields.items():
        if name != "chance" and declared.data is None and declared.seen != OPTION:
            yield from flat(getattr(s, name))


def flat(value: Any) -> Iterable[int]:
    """Return the numbers of a number, a row or rows."""
    return chain.from_iterable(map(flat, value)) if isinstance(value, list) else (value,)


def entropy(counts: Counter[int]) -> float:
    """Return the entropy of a distribution in bits."""
    total = sum(counts.values())
    return -sum(count / total * log2(count / total) for count in counts.values())
