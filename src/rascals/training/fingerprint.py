"""What an expert was trained on, as hashes: how moves and observations lie, the components, and the course of games.

The course is that of some thousand fixed random games, compiled: whatever changes the rules changes it, and what only
tidies their source does not.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from rascals.bots.trained_on import SHOWN, components_hash, layout_hash
from rascals.compiled.playouts import playouts

if TYPE_CHECKING:
    from rascals.core.game import Game

GAMES = 2000


def fingerprint(game: Game) -> dict[str, str]:
    """Return the hashes of what a game is."""
    found = playouts(game, GAMES, "fingerprint")
    course = sha256(found.scores.tobytes() + found.wins.tobytes() + f"{found.actions}".encode())
    hashes = {"layout": layout_hash(game.box), "components": components_hash(game)}
    return hashes | {"course": course.hexdigest()[:SHOWN]}
