"""Entries of a view besides the fields of the record, and the status line."""

from __future__ import annotations

from typing import Any

from rascals.core.box import Status

from .state import State


def derive(s: State, _seat: int | None, _told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """Return what follows from several fields."""
    del reveal  # everybody is told the same
    return {"deck_size": sum(s.deck)}


def status(s: State, _seat: int | None) -> Status:
    """Return who must do what: the id of a text, and its values. [N-04]"""
    return "turn", {"seat": s.turn}
