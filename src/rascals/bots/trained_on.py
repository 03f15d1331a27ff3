"""What a network was trained on, as hashes: how a game's moves and observations lie, and its components."""

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
    """Return a hash of what the numbers tell that a seat knows or deduces, and of the actions."""
    kinds = [box.verbs.move(action).kind for action in range(box.actions)]
    return _hash([[part.json() for part in box.deduction.parts], kinds])


def components_hash(game: Game) -> str:
    """Return a hash of the numbers on the components that a game of this kind is played with."""
    s = game.record(0)
    data = {name: getattr(s, name) for name, field in s.fields.items() if field.data is not None}
    return _hash(data)


def _hash(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:SHOWN]
