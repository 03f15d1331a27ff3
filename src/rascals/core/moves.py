"""Moves: a small integer to the rules, a notation to people, a kind with values to programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SEAT_NAMES = frozenset({"seat", "owner", "start", "boss", "maker", "by", "from", "to"})  # values that are seats


@dataclass(frozen=True)
class Move:
    """A move of one seat. `str(move)` is its notation; equal moves have equal actions."""

    action: int
    notation: str
    kind: str
    values: tuple[tuple[str, Any], ...] = ()

    @property
    def args(self) -> Mapping[str, Any]:
        """The move's values by name, such as `{"mice": 3}`."""
        return dict(self.values)

    @property
    def seats(self) -> frozenset[str]:
        """The names of those of its values that are seats, not amounts."""
        return frozenset(name for name, _ in self.values if name in SEAT_NAMES)

    def json(self) -> dict[str, Any]:
        """Return the move as JSON-ready data: `move` (the notation), `kind`, `args`."""
        return {"move": self.notation, "kind": self.kind, "args": dict(self.values)}

    def __str__(self) -> str:
        return self.notation
