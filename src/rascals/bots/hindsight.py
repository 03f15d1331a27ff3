"""Looking back at a game: at each decision of a seat what a bot would have done, and what another move cost.

The bot is asked as it would have been then: from what the seat knew, nothing of what came after. It tells what its own
best move was worth and what the one that was made was, where it weighs moves; else only whether it was another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rascals.bots.interface import Choice, Reason
from rascals.core.match import Match
from rascals.core.moves import Move

MARKED = 3  # decisions that cost most
LITTLE = 0.005  # what costs less than this costs nothing


@dataclass(frozen=True)
class Moment:
    """A decision that was made with deed `n`: the match just before it, the move that was made, and its small moves."""

    n: int
    seat: int
    match: Match
    made: str
    steps: tuple[Move, ...]


@dataclass(frozen=True)
class Hindsight:
    """What a bot says of a decision. `cost`: by how much its best move was worth more, None where it does not weigh."""

    n: int
    made: str
    steps: tuple[Move, ...]
    move: str
    instead: tuple[Move, ...]
    reason: Reason | None
    cost: float | None

    @property
    def same(self) -> bool:
        """Whether the bot would have done the same."""
        return self.steps == self.instead


def moments(match: Match, seat: int, without: Collection[int] = ()) -> Iterator[Moment]:
    """Go through a game and stop at each decision of a seat that left it a choice; `without`: deeds to pass over."""
    past = match.at(0)
    for deed in match.deeds[1:]:
        if deed.seat == seat and deed.n not in without:
            steps = past.steps(seat, deed.move)
            if len(steps) > 1 or len(past.legal(seat)) > 1:
                yield Moment(deed.n, seat, past.copy(), deed.move, steps)
        # A match whose seed is not known goes by the outcomes on record.
        past.enter(deed.seat or 0, deed.move, None if match.origin.known else deed.random)


def looked_back(moment: Moment, choice: Choice) -> Hindsight:
    """Return what a bot's choice, with the move that was made weighed beside it, says of that move."""
    move = str(choice.move)
    instead = moment.match.steps(moment.seat, move)
    cost = None
    if choice.value is not None and choice.weighed is not None:
        cost = max(0.0, choice.value - choice.weighed)
        cost = 0.0 if instead == moment.steps or cost < LITTLE else round(cost, 2)
    return Hindsight(moment.n, moment.made, moment.steps, move, instead, choice.reason, cost)


def costliest(found: Iterable[Hindsight], most: int = MARKED) -> Sequence[int]:
    """Return the deeds of the decisions that cost most, the worst first; none that cost nothing."""
    costly = [one for one in found if one.cost]
    return [one.n for one in sorted(costly, key=lambda one: (-(one.cost or 0.0), one.n))[:most]]
