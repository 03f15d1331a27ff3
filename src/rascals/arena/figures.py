"""The figures of a comparison: means and shares with their intervals, and an example game for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rascals.arena.comparison import Comparison, ComparisonSums, Contrasts
from rascals.arena.measuring import figures_of
from rascals.arena.statistics import mean_half_width
from rascals.arena.tally import WHOLE_WIN
from rascals.core.arguments import of_type
from rascals.core.errors import BadOption
from rascals.core.intervals import LEAST, share_interval

SHARES = ("end", "place")  # groups whose figures are shares of games


@dataclass(frozen=True)
class Figure:
    """One figure of one variant, with its 95 % interval; a `share` of all games, else a mean.

    `group` and `what` form its name. `low` and `high` are None for too few games. `difference`: the mean minus that of
    the first variant, over the same deals, with half its interval; None for the first. `game`: the number of an example
    game. In the group `chance` the figure is the share of victories of seats that did it, minus that of the others.
    `games`: the number of games behind it.
    """

    group: str
    what: str
    own: bool
    share: bool
    value: float
    low: float | None
    high: float | None
    difference: float | None
    difference_half_width: float | None
    game: int | None
    games: int

    @property
    def differs(self) -> bool:
        """Whether it differs significantly from the first variant's: the interval of the difference excludes 0.

        Always false with fewer than `LEAST` games.
        """
        if self.difference is None or self.difference_half_width is None or self.games < LEAST:
            return False
        return abs(self.difference) > self.difference_half_width

    def json(self) -> dict[str, Any]:
        """Return the figure as JSON-ready data."""
        return {
            "figure": self.group,
            "what": self.what or None,
            "value": self.value,
            "low": self.low,
            "high": self.high,
            "difference": self.difference,
            "difference_half_width": self.difference_half_width,
            "differs": self.differs,
            "game": self.game,
        }


Row = dict[str, Figure]  # by variant; variants without the figure are left out


def rows(comparison: Comparison, sums: Contrasts) -> list[Row]:
    """Return a row for each figure that some variant has, in the order of display."""
    of_type("comparison", comparison, Comparison)
    of_type("sums", sums, Contrasts)
    if len(sums.variants) != len(comparison.variants):
        count, given = len(comparison.variants), len(sums.variants)
        raise BadOption(f"number of variants: {count}, not {given}")
    found: dict[tuple[str, str], Row] = {}
    for place, (name, own) in enumerate(zip(comparison.variants, sums.variants, strict=True)):
        for figure in _figures(comparison, own, sums.games, first=place == 0):
            found.setdefault((figure.group, figure.what), {})[name] = figure
    return [found[key] for key in sorted(found, key=_order)]


_GROUPS = ("turns", "actions", "score", "best", "spread", "place", "end")


def _order(key: tuple[str, str]) -> tuple[int, str, str]:
    """Figures of all games first, then the game's own, then effects on the chance of winning, moves by verb last."""
    group, what = key
    last = {"chance": len(_GROUPS) + 1, "verb": len(_GROUPS) + 2}
    place = _GROUPS.index(group) if group in _GROUPS else last.get(group, len(_GROUPS))
    return place, group, what


def _figures(comparison: Comparison, sums: ComparisonSums, games: int, *, first: bool) -> Iterator[Figure]:
    players = len(comparison.bots)
    for name, series in sums.series.items():
        kind, _, rest = name.partition(":")
        group, what, own = (kind, rest, False) if kind not in ("own", "done") else (*_split(rest), True)
        unit = WHOLE_WIN if group == "place" else players if group == "score" else 1
        step = unit if group == "place" else 1
        value, half = series.total / max(1, games) / unit, series.half_width(games, step)
        low, high = (None, None) if half is None else (value - half / unit, value + half / unit)
        if group in SHARES:
            low, high = share_interval(series.total / unit, games)
        total, squares = sums.from_first[name]
        differing = None if first else mean_half_width(total, squares, games, step)
        yield Figure(
            group=group,
            what=what,
            own=own,
            share=group in SHARES,
            value=value,
            low=low,
            high=high,
            difference=None if first else total / max(1, games) / unit,
            difference_half_width=None if differing is None else differing / unit,
            game=series.example(games),
            games=games,
        )
    for name, contrast in sums.contrasts.items():
        if contrast.known:
            value, half = contrast.difference, contrast.half_width
            what = _split(name)[1]
            low, high = max(-1.0, value - half), min(1.0, value + half)
            yield Figure("chance", what, True, True, value, low, high, None, None, contrast.example, games)


def _split(name: str) -> tuple[str, str]:
    group, _, what = name.partition(":")
    return group, what


def has_turn_order(game: str) -> bool:
    """Return whether a game says who began, so that places are in turn order and not by seat."""
    own = figures_of(game)
    return own is not None and own.first is not None
