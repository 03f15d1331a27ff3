"""What an expert was trained on, as hashes: the layout of moves and observations, the components, the course of games.

The course of games is the result of some thousand random games with a fixed seed, compiled. A change of the rules
changes it; a change that only tidies their source does not.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from rascals.bots.learned import SHOWN, components_hash, layout_hash
from rascals.compiled.playouts import playouts

if TYPE_CHECKING:
    from rascals.core.game import Game

GAMES = 2000


def fingerprint(game: Game) -> dict[str, str]:
    """Return the hashes that identify a game: `layout`, `components` and `course`."""
    found = playouts(game, GAMES, "fingerprint")
    course = sha256(found.scores.tobytes() + found.wins.tobytes() + f"{found.actions}".encode())
    hashes = {"layout": layout_hash(game.box), "components": components_hash(game)}
    return hashes | {"course": course.hexdigest()[:SHOWN]}
