"""Where a law of all games does not hold for a game yet: which law, of which game, and why."""

from __future__ import annotations

EXCEPTIONS: dict[tuple[str, str], str] = {
    (
        "views_and_observations_tell_the_same",
        "goodcritters",
    ): "what is on cards, and counts for nothing, is in views alone",
}


def excused(law: str, game: str) -> bool:
    """Tell whether a law is known not to hold for a game."""
    return (law, game) in EXCEPTIONS
