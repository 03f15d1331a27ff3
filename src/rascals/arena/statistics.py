"""Means and confidence intervals from a tally."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rascals.arena.tally import WHOLE_WIN, EntrantSums, Tally

# The normal quantile that leaves 2.5 % on either side: intervals of 95 %.
Z95 = 1.959963984540054


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval for a share; without trials nothing is known: (0, 1).

    Unlike the textbook interval it stays within 0 and 1 and is honest for rare events and few games.
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_half_width(total: int, squares: int, count: int) -> float | None:
    """Return half the 95 % interval of a mean from sums; None for fewer than two values."""
    if count < 2:
        return None
    # count * squares - total² is exact in integers and never negative.
    variance = (count * squares - total * total) / (count * (count - 1))
    return Z95 * sqrt(variance / count)


@dataclass(frozen=True)
class Standing:
    """One entrant's figures. `win_share` counts a shared victory as its part; intervals are of 95 %."""

    entrant: int
    bot: str
    games: int
    score: float
    score_half_width: float | None
    win_share: float
    win_low: float
    win_high: float
    rank: float
    parts: dict[str, float]

    def json(self) -> dict[str, Any]:
        """Return the standing as JSON-ready data."""
        return {
            "entrant": self.entrant,
            "bot": self.bot,
            "games": self.games,
            "score": self.score,
            "score_half_width": self.score_half_width,
            "win_share": self.win_share,
            "win_share_low": self.win_low,
            "win_share_high": self.win_high,
            "rank": self.rank,
            "parts": self.parts,
        }


def standing(entrant: int, bot: str, sums: EntrantSums) -> Standing:
    """Draw one entrant's figures from its sums; all zero where no game was played."""
    games = max(1, sums.games)
    wins = sums.wins / WHOLE_WIN
    low, high = wilson(wins, sums.games)
    return Standing(
        entrant=entrant,
        bot=bot,
        games=sums.games,
        score=sums.score / games,
        score_half_width=mean_half_width(sums.score, sums.score_squared, sums.games),
        win_share=wins / games,
        win_low=low,
        win_high=high,
        rank=sums.ranks / 2 / games,
        parts={name: total / games for name, total in sorted(sums.parts.items())},
    )


def standings(bots: Sequence[str], tally: Tally) -> list[Standing]:
    """Return every entrant's figures, in the order of `bots`."""
    return [standing(entrant, bot, tally.entrants[entrant]) for entrant, bot in enumerate(bots)]
