"""The shrewd player's reasons for its moves: the loot it can fetch, how far it is, and the hazards on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any

from rascals.bots.heist.options import Option
from rascals.bots.heist.outlook import STEPS_A_TURN, Character, best_at, plan_of, tour, trip, walk_of
from rascals.bots.heist.paths import NO_WAY, Way
from rascals.bots.interface import Question, Reason
from rascals.core import rules
from rascals.core.moves import Move
from rascals.core.rows import total
from rascals.games.heist import ground
from rascals.games.heist.box import CRITTER_NAMES, V1
from rascals.games.heist.editions import TOPICS
from rascals.games.heist.loot import worth_of
from rascals.games.heist.moves import VERBS
from rascals.games.heist.questions import TAKE_LOOT, asks
from rascals.games.heist.state import HEIST, State

SOON = 10  # from this many turns left on, a reason gives their number
MOVES = {"move", "move_to"}
LAID = {"place", "place_tile", "place_held", "web", "rotate"}
PLAYED = {"play", "play_table", "evade", "evade_table"}
WAYS = {topic.name: topic.ways for topic in TOPICS if topic.name in CRITTER_NAMES}


def hiring(s: State, move: Move) -> Reason:
    """Return the reason for hiring or discarding a critter, with what it does."""
    critter = move.args["critter"]
    way = "lay-down" if move.kind.startswith("discard") else "hire"
    return Reason(way, {"critter": critter, "does": does(s, critter)})


def does(s: State, critter: str) -> Mapping[str, str]:
    """Return the id of the text that describes a critter in the edition played. [H-18]"""
    way = "v2" if critter == "squirrel" and s.edition > V1 else WAYS[critter][s.edition]
    return {"id": f"heist-does-{critter}-{way}"}


def of(question: Question, option: Option, values: Sequence[float], at: int, character: Character) -> Reason:
    """Return the reason for an option: where it leads, what the critter does, or its lead over the next best."""
    seat = question.seat
    now: State = question.world
    move = VERBS.move(option[0])
    others = [value for place, value in enumerate(values) if place != at]
    gain = round(values[at] - max(others, default=values[at]), 1)
    told = {"gain": gain, "suspicion": now.suspicion[seat], "cap": now.cap}
    if move.kind in MOVES | LAID:
        way = _way(after(question, option), seat, character)
        if way is not None:
            kind, more = way
            return Reason(kind if move.kind in MOVES else f"{kind}-laid", {**told, **more})
    if move.kind in PLAYED:
        critter = move.args["critter"]
        return Reason("play", {**told, "critter": critter, "does": does(now, critter)})
    if move.kind in {"hire", "keep", "pick"}:
        return hiring(now, move)
    if move.kind == "leave" and not asks(now, TAKE_LOOT):  # a card or a tile is left, no loot
        return Reason("better", told)
    kind, told_by = _ALONE.get(move.kind, ("better", _nothing))
    return Reason(kind, {**told, **told_by(now, seat)})


def after(question: Question, option: Option) -> State:
    """Return the seat's world after an option, with the world's own chance."""
    s: State = question.world.copy()
    for action in option:
        rules.apply(s, question.seat, action)
    return s


# ---------------------------------------------------------------- ways


def _way(s: State, seat: int, character: Character) -> tuple[str, dict[str, Any]] | None:
    """Return a crew's goal: home with its loot, or the next loot; None if it has none.

    `turns`: about how many it takes, 0 for this one; `guards`, `traps`: places with security and with traps on the
    way; `left`: how many turns the crew has left, None while they are many.
    """
    if s.phase != HEIST or not ground.on_heist(s, seat):
        return None
    plan = plan_of(s, seat, character)
    place = next((place for place, _ in tour(plan, 1)), None)
    if place is None:
        return None
    told: dict[str, Any] = {"left": round(plan.turns) if plan.turns <= SOON else None}
    if s.edition == V1 and total(s.carried[seat]):
        steps = walk_of(plan).along(plan.home, plan, loot=False).steps
        return "home", {**told, **_along(plan.home), "turns": _turns(s, steps), "worth": worth_of(s, s.carried[seat])}
    way = plan.away.get(place, NO_WAY)
    steps = way.steps if s.edition == V1 else trip(walk_of(plan), place, plan.away, plan).steps
    passed = Way(0, 0, 0) if place == s.at[seat] else way
    return "loot", {**told, **_along(passed), "turns": _turns(s, steps), "worth": best_at(s, seat, place)}


def _along(way: Way) -> dict[str, int]:
    return {"guards": way.guards, "traps": way.traps}


def _turns(s: State, steps: float) -> int:
    """Return about how many turns a number of steps takes; 0 for this one."""
    return max(0, ceil(steps / STEPS_A_TURN[s.edition]))


# ---------------------------------------------------------------- kinds of moves with their own sentence


def _nothing(_s: State, _seat: int) -> dict[str, Any]:
    return {}


def _loot_here(s: State, seat: int) -> dict[str, Any]:
    """Return the worth of the best loot on the crew's place, and of its carried loot."""
    return {"worth": best_at(s, seat, s.at[seat]), "carried": worth_of(s, s.carried[seat])}


_ALONE: Mapping[str, tuple[str, Callable[[State, int], dict[str, Any]]]] = {
    "look": ("look", _nothing),
    "pass_pile": ("pass-pile", _nothing),
    "take": ("take", _loot_here),
    "take_food": ("take", _loot_here),
    "leave": ("leave", _loot_here),
    "suffer": ("suffer", _nothing),
    "end": ("end", _nothing),
    "draw": ("draw", _nothing),
    "stop": ("stop", _nothing),
}
