"""Figures of a plan: how each bot does, and what a game is like in each cell, with intervals and games that show it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rascals.core.arguments import of_type
from rascals.core.errors import BadOption
from rascals.core.intervals import LEAST, share_interval
from rascals.lab.plan import Plan
from rascals.lab.playing import WHOLE_WIN
from rascals.lab.sums import CellSums, Series, Sums

SHARES = ("end", "place")  # groups whose figures are shares of games


@dataclass(frozen=True)
class Standing:
    """One bot's figures. `win_share` counts a shared victory as a fraction; intervals are 95 % intervals."""

    entrant: int
    bot: str
    games: int
    score: float
    score_half_width: float | None
    win_share: float
    win_share_low: float
    win_share_high: float
    rank: float
    parts: dict[str, float]


def standings(plan: Plan, sums: Sums) -> list[Standing]:
    """Return the figures of every bot of the first cell, in its order; all zero if no game was played."""
    _check(plan, sums)
    return [_standing(entrant, bot, sums.cells[0], sums.games) for entrant, bot in enumerate(plan.bots)]


def _standing(entrant: int, bot: str, sums: CellSums, games: int) -> Standing:
    of, wins = f"@{entrant}", sums.total(f"victory@{entrant}") / WHOLE_WIN
    low, high = share_interval(wins, games)
    parts = {name.removesuffix(of): total for name, total in sums.totals("part:").items() if name.endswith(of)}
    return Standing(
        entrant=entrant,
        bot=bot,
        games=games,
        score=sums.total(f"score{of}") / max(1, games),
        score_half_width=sums.series.get(f"score{of}", Series()).half_width(games),
        win_share=wins / max(1, games),
        win_share_low=low,
        win_share_high=high,
        rank=sums.total(f"rank{of}") / 2 / max(1, games),
        parts={name: total / games for name, total in parts.items()},
    )


@dataclass(frozen=True)
class Figure:
    """One figure of one cell, with its 95 % interval; a `share` of all games, else a mean.

    `group` and `what` form its name. `low` and `high` are None for too few games. `difference`: the mean minus that of
    the first cell, over the same deals, with half its interval; None for the first. `game`: the number of an example
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
        """Whether it differs significantly from the first cell's: the interval of the difference excludes 0.

        Always false with fewer than `LEAST` games.
        """
        if self.difference is None or self.difference_half_width is None or self.games < LEAST:
            return False
        return abs(self.difference) > self.difference_half_width

    def json(self) -> dict[str, Any]:
        """Return the figure as JSON-ready data."""
        shown = ("value", "low", "high", "difference", "difference_half_width", "differs", "game")
        return {"figure": self.group, "what": self.what or None} | {name: getattr(self, name) for name in shown}


Row = dict[str, Figure]  # by cell; cells without the figure are left out


def rows(plan: Plan, sums: Sums) -> list[Row]:
    """Return a row for each figure that some cell has, in the order of display."""
    _check(plan, sums)
    found: dict[tuple[str, str], Row] = {}
    for (name, cell), own in zip(plan.cells.items(), sums.cells, strict=True):
        for figure in _figures(cell.players, own, sums.games, alike=cell.players == len(plan.bots)):
            found.setdefault((figure.group, figure.what), {})[name] = figure
    return [found[key] for key in sorted(found, key=_order)]


def _check(plan: Plan, sums: Sums) -> None:
    of_type("plan", plan, Plan)
    of_type("sums", sums, Sums)
    if len(sums.cells) != len(plan.cells):
        raise BadOption(f"number of cells: {len(plan.cells)}, not {len(sums.cells)}")


_GROUPS = ("turns", "actions", "score", "best", "spread", "place", "end", "own", "chance", "verb")


def _order(key: tuple[str, str]) -> tuple[int, str, str]:
    """Figures of all games first, then the game's own, then effects on the chance of winning, moves by verb last."""
    group, what = key
    return _GROUPS.index(group if group in _GROUPS else "own"), group, what


def _figures(players: int, sums: CellSums, games: int, *, alike: bool) -> Iterator[Figure]:
    """Yield the figures of a cell; `alike`: whether it has as many players as the first."""
    for name, series in sums.series.items():
        if "@" in name:  # of one bot: see `standings`
            continue
        kind, _, rest = name.partition(":")
        own = kind in ("own", "done")
        group, _, what = rest.partition(":") if own else (kind, "", rest)
        unit = WHOLE_WIN if group == "place" else players if group == "score" else 1
        step = unit if group == "place" else 1
        value, half = series.total / max(1, games) / unit, series.half_width(games, step)
        low, high = (None, None) if half is None else (value - half / unit, value + half / unit)
        if group in SHARES:
            low, high = share_interval(series.total / unit, games)
        differing = sums.from_first.get(name) if alike or group != "score" else None
        difference = None if differing is None else differing.half_width(games, step)
        yield Figure(
            group=group,
            what=what,
            own=own,
            share=group in SHARES,
            value=value,
            low=low,
            high=high,
            difference=None if differing is None else differing.total / max(1, games) / unit,
            difference_half_width=None if difference is None else difference / unit,
            game=series.example(games),
            games=games,
        )
    for name, contrast in sums.contrasts.items():
        if contrast.known:
            value, half = contrast.difference, contrast.half_width
            low, high = max(-1.0, value - half), min(1.0, value + half)
            what = name.partition(":")[2]
            yield Figure("chance", what, True, True, value, low, high, None, None, contrast.example, games)
