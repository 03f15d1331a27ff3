"""Determinization: sampling a world, a full state consistent with what a seat knows, for search to play on in."""

from __future__ import annotations

from rascals.core import rules
from rascals.core.chance import Seed, seed_text, words_of
from rascals.core.record import Record

SPECTATOR = -1  # as the rules number who has no seat


def world(s: Record, seat: int | None, seed: Seed) -> Record:
    """Return a copy of a record in which everything a seat (None: a spectator) cannot know is dealt again from a seed.

    The result depends only on the seed and on what the seat knows. So does its later chance, because its generator
    starts from the seed like that of a new game.
    """
    twin = s.copy()
    twin.chance[:] = words_of(f"world {seed_text(seed)}")
    rules.conceal(twin, SPECTATOR if seat is None else seat)
    twin.chance[:] = words_of(seed)
    return twin
