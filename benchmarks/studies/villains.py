"""What the villains of Goons are worth, as measures of matches."""

from collections.abc import Mapping
from statistics import fmean

from rascals.core.match import Match
from rascals.games.goons.components import VILLAIN_NAMES
from rascals.games.goons.figures import numbers


def villains(match: Match) -> Mapping[str, float]:
    """Return what each villain in play pays all players in a round, in tenths of a star, and the mean of these."""
    counts = numbers(match)
    worth = {
        name: counts[f"worth:{name}"] / counts[f"rounds:{name}"] for name in VILLAIN_NAMES if counts[f"rounds:{name}"]
    }
    return worth | {"mean": fmean(worth.values())}
