"""A seat's information set at one point of a match: a world consistent with it, and all events it has seen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.core.record import Record

SEED_BITS = 64


class Knowledge:
    """What a seat knows; each part is computed on first access.

    Its pickle does not contain the match it comes from, but a concealed one and the events the seat has seen.
    """

    def __init__(self, match: Match, seat: int, chance: random.Random, draft: Sequence[Move] = ()) -> None:
        self._match, self._seat, self._chance, self._draft = match.copy(), seat, chance, tuple(draft)

    @cached_property
    def twin(self) -> Match:
        """A match consistent with what the seat knows; everything hidden is dealt again."""
        return self._match.concealed(self._seat, self._chance.getrandbits(SEED_BITS), draft=self._draft)

    @cached_property
    def world(self) -> Record:
        """The record of that match."""
        return self.twin.record

    @cached_property
    def view(self) -> dict[str, Any]:
        """The seat's view, including its unfinished move."""
        return self._match.view(self._seat, draft=self._draft)

    @cached_property
    def history(self) -> tuple[dict[str, Any], ...]:
        """All events so far, as the seat may know them."""
        return tuple(seen for ply in self._match.history for seen in ply.seen_by(self._seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, (self.twin, self._seat, self.history)


def _arrived(twin: Match, seat: int, history: tuple[dict[str, Any], ...]) -> Knowledge:
    """Return unpickled knowledge; for its seat the concealed match replaces the match."""
    known = Knowledge(twin, seat, random.Random())
    known.twin, known.history = twin, history
    return known
