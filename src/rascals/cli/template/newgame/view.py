"""The entries of a view that are not fields of the state, and the status line."""

from __future__ import annotations

from typing import Any

from rascals.core.definition import Status

from .state import State
from .view_types import Derived


def derive(s: State, _seat: int | None, _told: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries computed from several fields."""
    del reveal  # the entries are the same for everybody
    return {"deck_size": sum(s.deck)}


def status(s: State, _seat: int | None) -> Status:
    """Return the status, who must do what: the id of a text and its values. [N-04]"""
    return "turn", {"seat": s.turn}
