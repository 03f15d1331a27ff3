"""Post-game analysis: at each decision of a seat, what a bot would have done, and what the seat's own move cost.

The bot gets the turn as it was then, with only what the seat knew. If it evaluates moves, the analysis has the values
of its best move and of the seat's move; otherwise only whether they differ.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rascals.bots.interface import ChosenMove, Considered, Rationale
from rascals.core.match import Match
from rascals.core.moves import Move

MARKED = 3  # how many of the costliest decisions are marked
LITTLE = 0.005  # a smaller cost counts as none


@dataclass(frozen=True)
class Moment:
    """The decision of ply `n`: the match before it, the move, and its steps."""

    n: int
    seat: int
    match: Match
    made: str
    steps: tuple[Move, ...]


@dataclass(frozen=True)
class Hindsight:
    """A bot's analysis of a decision. `cost`: how much more its best move is worth, None if it does not evaluate moves.

    `considered`: see `ChosenMove`; if it is not empty, `cost` is in victories of 100.
    """

    n: int
    made: str
    steps: tuple[Move, ...]
    move: str
    instead: tuple[Move, ...]
    reason: Rationale | None
    cost: float | None
    considered: tuple[Considered, ...] = ()

    @property
    def same(self) -> bool:
        """Whether the bot would have done the same."""
        return self.steps == self.instead


def moments(match: Match, seat: int, without: Collection[int] = ()) -> Iterator[Moment]:
    """Yield each decision in which a seat had a choice; `without`: plies to skip."""
    past = match.at(0)
    for ply in match.history[1:]:
        if ply.seat == seat and ply.n not in without:
            steps = past.steps(seat, ply.move, recorded=True)
            if len(steps) > 1 or len(past.legal(seat)) > 1:
                yield Moment(ply.n, seat, past.copy(), ply.move, steps)
        # A match whose seed is unknown replays the recorded random outcomes.
        past.enter(ply.seat or 0, ply.move, None if match.origin.known else ply.random)


def analysed(moment: Moment, chosen: ChosenMove) -> Hindsight:
    """Return the analysis of a move, given a bot's choice that also evaluated that move."""
    move = str(chosen.move)
    instead = moment.match.steps(moment.seat, move)
    cost = None
    if chosen.value is not None and chosen.weighed is not None:
        cost = max(0.0, chosen.value - chosen.weighed)
        cost = 0.0 if instead == moment.steps or cost < LITTLE else round(cost, 2)
    return Hindsight(moment.n, moment.made, moment.steps, move, instead, chosen.reason, cost, chosen.considered)


def costliest(found: Iterable[Hindsight], most: int = MARKED) -> Sequence[int]:
    """Return the plies of the costliest decisions, the worst first, without those that cost nothing."""
    costly = [one for one in found if one.cost]
    return [one.n for one in sorted(costly, key=lambda one: (-(one.cost or 0.0), one.n))[:most]]
