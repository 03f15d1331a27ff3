"""Hashes of what a network was trained on: the layout of a game's actions and observations, and its components."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rascals.core.box import Box
    from rascals.core.game import Game

SHOWN = 16  # digits


@cache
def layout_hash(box: Box) -> str:
    """Return a hash of the layout of observation, deductions and actions."""
    kinds = [box.verbs.move(action).kind for action in range(box.actions)]
    return _hash([[part.json() for part in box.deduction.parts], kinds])


def components_hash(game: Game) -> str:
    """Return a hash of the numbers on a game's components."""
    s = game.record(0)
    data = {name: getattr(s, name) for name, field in s.fields.items() if field.data is not None}
    return _hash(data)


def _hash(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:SHOWN]
