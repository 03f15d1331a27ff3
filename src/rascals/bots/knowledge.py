"""A seat's information set at one point of a match: a world that may be the real one, and all that it has heard."""

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
    """What a seat knows, each part worked out when it is first asked for.

    It travels, pickled, without the match it comes from: with a redealt one, and with what the seat has heard.
    """

    def __init__(self, match: Match, seat: int, chance: random.Random, draft: Sequence[Move] = ()) -> None:
        self._match, self._seat, self._chance, self._draft = match.copy(), seat, chance, tuple(draft)

    @cached_property
    def twin(self) -> Match:
        """A match that may be the real one: all that the seat cannot know is redealt."""
        return self._match.concealed(self._seat, self._chance.getrandbits(SEED_BITS), draft=self._draft)

    @cached_property
    def world(self) -> Record:
        """The record of that match."""
        return self.twin.record

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees, a move that it has begun included."""
        return self._match.view(self._seat, draft=self._draft)

    @cached_property
    def history(self) -> tuple[dict[str, Any], ...]:
        """All events so far, as far as the seat may know of them."""
        return tuple(seen for ply in self._match.history for seen in ply.seen_by(self._seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, (self.twin, self._seat, self.history)


def _arrived(twin: Match, seat: int, history: tuple[dict[str, Any], ...]) -> Knowledge:
    """Return what has travelled: to its seat the twin is the match itself."""
    known = Knowledge(twin, seat, random.Random())
    known.twin, known.history = twin, history
    return known
