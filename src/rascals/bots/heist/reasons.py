"""Why the shrewd player of Critter Heist does what it does: what it can fetch, how far that is, what it gains."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rascals.bots.heist.options import Option
from rascals.bots.heist.outlook import STEPS_A_TURN, Character, best_at, plan_of, tour, trip, walk_of
from rascals.bots.interface import Question, Reason
from rascals.core import rules
from rascals.core.moves import Move
from rascals.core.rows import total
from rascals.games.heist import ground
from rascals.games.heist.box import V1
from rascals.games.heist.moves import MOVE, TAKE
from rascals.games.heist.state import HEIST, State

WALKING = range(MOVE, TAKE)


def hiring(move: Move) -> Reason:
    """It keeps the critters that it likes best."""
    return Reason("hire", {"critter": move.args.get("critter")})


def of(question: Question, option: Option, values: Sequence[float], at: int, character: Character) -> Reason:
    """Where a step leads, in turns; of anything else by how much it is better than the next best thing."""
    if option[0] in WALKING:
        way = _way(question, option, character)
        if way is not None:
            return way
    others = [value for place, value in enumerate(values) if place != at]
    return Reason("better", {"gain": round(values[at] - max(others, default=values[at]), 1)})


def _way(question: Question, option: Option, character: Character) -> Reason | None:
    """What it walks to: the way home with what it carries, or the next loot; None where it walks to nothing."""
    seat = question.seat
    s: State = question.world.copy()
    for action in option:
        rules.apply(s, seat, action)
    if s.phase != HEIST or not ground.on_heist(s, seat):
        return None
    plan = plan_of(s, seat, character)
    place = next((place for place, _ in tour(plan, 1)), None)
    if place is None:
        return None
    if s.edition == V1 and total(s.carried[seat]):
        return Reason("home", {"turns": _turns(s, walk_of(plan).along(plan.home, plan, loot=False).steps)})
    steps = trip(walk_of(plan), place, plan.away, plan).steps
    if s.edition == V1:
        steps = plan.away[place].steps
    return Reason("loot", {"worth": best_at(s, seat, place), "turns": _turns(s, steps)})


def _turns(s: State, steps: float) -> int:
    """Return how many turns so many steps take about; 0 for this one."""
    return max(0, ceil(steps / STEPS_A_TURN[s.edition]))
