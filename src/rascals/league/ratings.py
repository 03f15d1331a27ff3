"""Ratings of entrants over all games of a league, by the package openskill: a Bayesian Plackett–Luce model.

Its update after a game uses only what is known by then, so the last games weigh more: two orders of a hundred games can
give ratings further apart than sigma. So the games are rated in several orders, drawn from a fixed seed, and an
entrant's rating is the mean. The model takes games for independent, so its sigma understates the uncertainty; the
intervals of the shares are the ones to trust.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from rascals.lab.playing import PlayedGame
from rascals.league.plan import League

ORDERS = 32  # in which games are rated, if there are few
MOST = 20_000  # games that are rated in all; one takes some 50 µs
SURE = 3  # sigmas below mu: the rating that is printed is very likely not too high


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is: the mean `mu` and the standard deviation `sigma` of the belief about it."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that an entrant very likely has at least."""
        return self.mu - SURE * self.sigma


def ratings(league: League, results: Iterable[PlayedGame]) -> list[Rating] | None:
    """Return the rating of each entrant; None without the package openskill.

    An entrant on several seats of a game is rated on each by itself, and gets the mean.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model, games = PlackettLuce(), sorted(results, key=lambda one: one.number)
    rated = []
    for order in range(max(1, min(ORDERS, MOST // max(1, len(games))))):
        Random(f"order {order}").shuffle(games)
        rated.append(_rated(model, league, games))
    each = zip(*rated, strict=True)
    return [Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine)) for mine in each]


def _rated(model: Any, league: League, games: Iterable[PlayedGame]) -> list[Rating]:
    """Return the rating of each entrant after some games in this order."""
    found = [Rating(model.mu, model.sigma) for _ in league.entrants]
    for result in games:
        seated = result.line_up
        teams = [[model.rating(mu=found[one].mu, sigma=found[one].sigma)] for one in seated]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for one in set(seated):
            mine = [team[0] for team, other in zip(rated, seated, strict=True) if other == one]
            found[one] = Rating(fmean(new.mu for new in mine), fmean(new.sigma for new in mine))
    return found
