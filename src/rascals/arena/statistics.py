"""Means and confidence intervals from a tally."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rascals.arena.tally import WHOLE_WIN, EntrantSums, Tally
from rascals.core.arguments import of_type, sequence
from rascals.core.intervals import half_width, share_interval


def mean_half_width(total: int, squares: int, count: int, step: int = 1) -> float | None:
    """Return half the 95 % interval of a mean from sums; None for fewer than two values. `step`: the least difference.

    The sums are of integers, so the result does not depend on the order of the games.
    """
    # count * squares - total² is exact in integers and never negative.
    return half_width((count * squares - total * total) / max(1, count), count, step)


@dataclass(frozen=True)
class Standing:
    """One entrant's figures. `win_share` counts a shared victory as a fraction; intervals are 95 % intervals."""

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
    """Compute one entrant's figures from its sums; all zero if no game was played."""
    games = max(1, sums.games)
    wins = sums.wins / WHOLE_WIN
    low, high = share_interval(wins, sums.games)
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
    bots = sequence("bots", bots, str)
    of_type("tally", tally, Tally)
    tally.check(len(bots))
    return [standing(entrant, bot, tally.entrants[entrant]) for entrant, bot in enumerate(bots)]
