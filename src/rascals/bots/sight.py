"""What a bot reads from the view of any game: which seat it has, and how many play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class SeatSight:
    """A seat's view; a game's own sight adds what that game shows."""

    view: Mapping[str, Any]

    @cached_property
    def me(self) -> int:
        """The seat that looks."""
        return int(self.view["seat"])

    @cached_property
    def players(self) -> int:
        """How many play."""
        return int(self.view["players"])
