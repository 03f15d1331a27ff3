"""Plans that the compiled rules play: millions of games in the time of thousands of plain ones.

Bots that are networks, policies and `random` can play them. A deal is the same as in plain execution, its moves are
not: compiled players draw from another generator. This module imports numpy, so it is imported only when needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.bots.uniform import uniformly
from rascals.compiled.playouts import Playouts, played_from, recorded
from rascals.core.match import Match
from rascals.lab.cells import Cell
from rascals.lab.inside import Inside, inside
from rascals.lab.plan import Plan
from rascals.lab.playing import WHOLE_WIN
from rascals.lab.seatings import Seating
from rascals.lab.sums import CellSums, Series, Sums

BLOCK = 4_096  # games that are played together


def players_of(cell: Cell) -> list[Inside]:
    """Return who plays for each entrant, None at random; BadOption for a bot that cannot play in compiled code."""
    return [None if one is uniformly else one for one in inside(cell.kind, cell.bots)]


def match(cell: Cell, seed: str, line_up: Seating) -> Match:
    """Return one game that the compiled rules play as a match."""
    players = players_of(cell)
    return recorded(cell.kind, seed, [players[entrant] for entrant in line_up])


class CompiledSums(Sums):
    """Sums of blocks of games, each of which comes as sums."""

    def count(self, played: Any) -> None:
        """Count one block."""
        self.merge(played)


@dataclass(frozen=True)
class CompiledPlan:
    """A plan as a job of which each number is a block of games, deal by deal as the plan has them."""

    plan: Plan
    games: int
    bots: tuple[str, ...] = ("",)

    @property
    def blocks(self) -> int:
        """The number of blocks."""
        return -(-self.games // BLOCK)

    def empty(self) -> CompiledSums:
        """Return the sums of no games."""
        return CompiledSums([CellSums() for _ in self.plan.cells])

    def seed_of(self, block: int) -> str:
        """Return the seed of a block's first deal."""
        return self.plan.seed_of(block * BLOCK)

    def play(self, block: int) -> Sums:
        """Play a block in each cell, and return its sums."""
        deals = range(block * BLOCK, min(self.games, (block + 1) * BLOCK))
        return Sums([self._sums(cell, deals) for cell in self.plan.cells.values()], len(deals))

    def _sums(self, cell: Cell, deals: range) -> CellSums:
        sums, players = CellSums(), players_of(cell)
        for turn in range(cell.players):
            seeds = [self.plan.seed_of(deal) for deal in deals if deal % cell.players == turn]
            line_up = cell.turned(turn)
            sums.merge(sums_of(cell, played_from(cell.kind, seeds, [players[one] for one in line_up]), line_up))
        return sums


def sums_of(cell: Cell, played: Playouts, line_up: Seating) -> CellSums:
    """Add up the results of compiled games in one seating, as `Sums.count` would."""
    scores, shares, ranks = played.scores.astype(np.int64), shares_of(played), doubled_ranks(played)
    numbers: dict[str, NDArray[Any]] = {"actions": played.lengths}
    for seat, entrant in enumerate(line_up):
        numbers[f"score@{entrant}"] = scores[:, seat]
        numbers[f"victory@{entrant}"] = shares[:, seat]
        numbers[f"rank@{entrant}"] = ranks[:, seat]
    for place, reason in enumerate(cell.kind.definition.endings):
        numbers[f"end:{reason}"] = played.ends == place
    return CellSums({name: series_of(column) for name, column in numbers.items()})


def series_of(column: NDArray[Any]) -> Series:
    """Return the sums of a number of many games; no game shows it."""
    whole = column.astype(np.int64)
    return Series(int(whole.sum()), int((whole * whole).sum()))


def shares_of(played: Playouts) -> NDArray[np.int64]:
    """Return each seat's share of the victory in 840ths, `(games, seats)`."""
    wins = played.wins.astype(np.int64)
    shares: NDArray[np.int64] = wins * (WHOLE_WIN // np.maximum(1, wins.sum(axis=1, keepdims=True)))
    return shares


def doubled_ranks(played: Playouts) -> NDArray[np.int64]:
    """Return twice each seat's rank in each game, `(games, seats)`: winners first; ties share the mean rank."""
    scores, wins = played.scores.astype(np.int64), played.wins.astype(np.int64)
    span = int(scores.max(initial=0) - scores.min(initial=0)) + 1
    keys = scores + wins * span
    above = (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
    equal = (keys[:, None, :] == keys[:, :, None]).sum(axis=2)
    ranks: NDArray[np.int64] = 2 * above + equal + 1
    return ranks
