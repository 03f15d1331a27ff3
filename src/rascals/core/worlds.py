"""Determinization: sampling a world, a full state consistent with what a seat knows, for search to play on in."""

from __future__ import annotations

from rascals.core import rules
from rascals.core.chance import Seed, seed_text, words_of
from rascals.core.record import Record

SPECTATOR = -1  # as the rules number who has no seat


def world(s: Record, seat: int | None, seed: Seed) -> Record:
    """Return a copy of a record in which all that a seat (None: a spectator) cannot know is redealt by a seed.

    What comes of it depends on the seed and on what the seat knows, and on nothing else; nor does its later chance,
    which goes on from the seed as that of a new game does.
    """
    twin = s.copy()
    twin.chance[:] = words_of(f"world {seed_text(seed)}")
    rules.conceal(twin, SPECTATOR if seat is None else seat)
    twin.chance[:] = words_of(seed)
    return twin
