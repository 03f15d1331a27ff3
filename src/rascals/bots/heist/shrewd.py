"""The shrewd bot of Critter Heist: it tries each of its moves in sampled states and evaluates the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from rascals.bots.heist import outlook
from rascals.bots.heist.outlook import Character
from rascals.bots.heuristic import misjudged
from rascals.bots.interface import ChosenMove, Rationale, Turn
from rascals.core import rules
from rascals.core.moves import Move
from rascals.core.rows import total
from rascals.core.state import Row
from rascals.games.heist import components, ground, moves, state
from rascals.games.heist.components import CELLS, V1, V3, V5
from rascals.games.heist.crews import worth_of
from rascals.games.heist.state import State, asked_by, asked_seat, asks

# ---------------------------------------------------------------- moves to consider


Option = tuple[int, ...]  # the actions of a whole move

SITES = 4  # cells tried for each orientation of a tile
DETOUR, AWAY = 0.8, 0.98  # factors on a cell's use for each step of detour, and each step away


def options(s: State, seat: int, character: Character, sites: int = SITES) -> list[Option]:
    """Return whole moves of a seat, or completions of an unfinished one; at most `sites` cells for each orientation."""
    use: list[float] = []

    def go_on(one: State, begun: Option) -> Iterator[Option]:
        room = [0] * moves.ACTIONS
        actions: Sequence[int] = room[: rules.legal(one, seat, room)]
        if len(actions) > sites and moves.AT <= actions[0] < moves.DRAW:
            use.extend([] if use else by_cell(s, seat, character))
            actions = sorted(actions, key=lambda action: -use[action - moves.AT])[:sites]
        if s.edition == V3 and moves.PLACE_KIND <= actions[0] < moves.PLACE_HELD:
            actions = actions[:1]  # all of them must be placed anyway
        for action in actions:
            if action not in moves.VERBS.steps:
                yield (*begun, action)
                continue
            twin = one.copy()
            rules.apply(twin, seat, action)
            if twin.steps:
                yield from go_on(twin, (*begun, action))
            else:
                yield (*begun, action)

    return list(go_on(s, ()))


def by_cell(s: State, seat: int, character: Character) -> list[float]:
    """Return by cell how useful a way over it is: the best gain of the tour, discounted by detour and distance."""
    plan = outlook.plan_of(s, seat, character)
    use = [0.0] * CELLS
    for place, gain in outlook.tour(plan):
        back = plan.roads.far((place,))
        straight = plan.away.get(place, outlook.NO_WAY).steps
        for cell, way in plan.away.items():
            detour = way.steps + back.get(cell, outlook.NO_WAY).steps - straight
            use[cell] = max(use[cell], gain * DETOUR**detour * AWAY**way.steps)
    return use


# ---------------------------------------------------------------- reasons


SOON = 10  # a reason gives the number of turns left once there are this many or fewer
MOVES = {"move", "move_to"}
LAID = {"place", "place_tile", "place_held", "web", "rotate"}
PLAYED = {"play", "play_table", "evade", "evade_table"}
WAYS = {topic.name: topic.ways for topic in components.TOPICS if topic.name in components.CRITTER_NAMES}


def why_hire(s: State, move: Move) -> Rationale:
    """Return the reason for hiring or discarding a critter, with what it does."""
    critter = move.args["critter"]
    way = "lay-down" if move.kind.startswith("discard") else "hire"
    return Rationale(way, {"critter": critter, "does": does(s, critter)})


def does(s: State, critter: str) -> Mapping[str, str]:
    """Return the id of the text that describes a critter in the edition played. [H-18]"""
    way = "v2" if critter == "squirrel" and s.edition > V1 else WAYS[critter][s.edition]
    return {"id": f"heist-does-{critter}-{way}"}


def why(turn: Turn, option: Option, values: Sequence[float], at: int, character: Character) -> Rationale:
    """Return the reason for an option: where it leads, what its critter does, or its lead over the next best option."""
    seat = turn.seat
    now: State = turn.sampled_state
    move = moves.VERBS.move(option[0])
    others = [value for place, value in enumerate(values) if place != at]
    gain = round(values[at] - max(others, default=values[at]), 1)
    args = {"gain": gain, "suspicion": now.suspicion[seat], "cap": now.cap}
    if move.kind in MOVES | LAID:
        way = _way(after(turn, option), seat, character)
        if way is not None:
            kind, more = way
            return Rationale(kind if move.kind in MOVES else f"{kind}-laid", {**args, **more})
    if move.kind in PLAYED:
        critter = move.args["critter"]
        return Rationale("play", {**args, "critter": critter, "does": does(now, critter)})
    if move.kind in {"hire", "keep", "pick"}:
        return why_hire(now, move)
    if move.kind == "leave" and not asks(now, state.TAKE_LOOT):  # a card or tile is left, not loot
        return Rationale("better", args)
    kind, args_of = _ALONE.get(move.kind, ("better", _nothing))
    return Rationale(kind, {**args, **args_of(now, seat)})


def after(turn: Turn, option: Option) -> State:
    """Return the turn's sampled state after an option, with chance drawn from that state itself."""
    s: State = turn.sampled_state.copy()
    for action in option:
        rules.apply(s, turn.seat, action)
    return s


# ---------------------------------------------------------------- ways


def _way(s: State, seat: int, character: Character) -> tuple[str, dict[str, Any]] | None:
    """Return a crew's goal: home with its loot, or the next loot; None if it has none.

    `turns`: about how many it takes, 0 for this one; `guards`, `traps`: places with security and with traps on the way;
    `left`: how many turns the crew has left, None if more than `SOON`.
    """
    if s.phase != state.HEIST or not ground.on_heist(s, seat):
        return None
    plan = outlook.plan_of(s, seat, character)
    place = next((place for place, _ in outlook.tour(plan, 1)), None)
    if place is None:
        return None
    args: dict[str, Any] = {"left": round(plan.turns) if plan.turns <= SOON else None}
    if s.edition == V1 and total(s.carried[seat]):
        steps = outlook.walk_of(plan).along(plan.home, plan, loot=False).steps
        return "home", {**args, **_along(plan.home), "turns": _turns(s, steps), "worth": worth_of(s, s.carried[seat])}
    way = plan.away.get(place, outlook.NO_WAY)
    steps = way.steps if s.edition == V1 else outlook.trip(outlook.walk_of(plan), place, plan.away, plan).steps
    passed = outlook.Way(0, 0, 0) if place == s.at[seat] else way
    return "loot", {**args, **_along(passed), "turns": _turns(s, steps), "worth": outlook.best_at(s, seat, place)}


def _along(way: outlook.Way) -> dict[str, int]:
    return {"guards": way.guards, "traps": way.traps}


def _turns(s: State, steps: float) -> int:
    """Return roughly how many turns a number of steps takes; 0 if this turn is enough."""
    return max(0, ceil(steps / outlook.STEPS_A_TURN[s.edition]))


# ---------------------------------------------------------------- kinds of moves with their own sentence


def _nothing(_s: State, _seat: int) -> dict[str, Any]:
    return {}


def _loot_here(s: State, seat: int) -> dict[str, Any]:
    """Return the worth of the best loot on the crew's place, and of its carried loot."""
    return {"worth": outlook.best_at(s, seat, s.at[seat]), "carried": worth_of(s, s.carried[seat])}


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


# ---------------------------------------------------------------- the bot


SAMPLES = 8  # sampled states for a choice without a budget
SURE = 2  # sampled states after which an option with the same value in each is no longer tried
DOUBT = 0.15  # largest difference between values that count as the same
PREPARING = {
    components.BIRD,
    components.BUTTERFLY,
    components.FERRET,
    components.FOX,
    components.MOUSE,
}  # critters played to prepare a step
REST = 0.01  # bonus for ending the turn
LATER = 0.0001  # breaks ties in favour of the earlier option


@dataclass(frozen=True)
class Shrewd:
    """Chooses the move with the best evaluation: loot, weighed against distance, suspicion and opponents' prospects.

    `samples`: the number of sampled states; `error`: the standard deviation, in points, of its errors about a move's
    value.
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    samples: int = SAMPLES
    error: float = 0.0

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the whole move with the highest value."""
        s: State = turn.sampled_state
        if s.phase == state.HIRE and turn.moves[0].kind in {"keep", "discard"}:
            move = self._hired(turn)
            return ChosenMove(move, {}, why_hire(s, move))
        found = options(s, turn.seat, self.character)
        if len(found) == 1:
            return ChosenMove(self._move(turn, found[0]), {"only": True}, Rationale("only"))
        other = tuple(move.action for move in turn.weigh)
        tried = [*found, other] if other and other not in found else found
        values = misjudged(self._values(turn, tried), self.error, turn.random)
        best = max(range(len(found)), key=lambda at: values[at] + REST * (found[at] == (moves.END,)) - at * LATER)
        analysis = [{"move": str(self._move(turn, one)), "value": round(values[at], 2)} for at, one in enumerate(found)]
        return ChosenMove(
            self._move(turn, found[best]),
            {"options": analysis},
            why(turn, found[best], values, best, self.character),
            value=values[best],
            weighed=values[tried.index(other)] if other else None,
        )

    def _values(self, turn: Turn, found: Sequence[Option]) -> list[float]:
        """Return the mean value of each option over sampled states; for placing a tile one is enough."""
        seat, placing = turn.seat, bool(asks(turn.sampled_state, state.PLACE_TILE))
        tries: list[list[float]] = [[] for _ in found]
        for sample in turn.simulations(1 if placing else self.samples):
            again = [at for at, values in enumerate(tries) if sample < SURE or uncertain(found[at], values)]
            if not again:
                break
            s = turn.sample_state()
            chance = [turn.random.getrandbits(32) for _ in range(4)]
            for at in again:
                twin = tried(s, seat, found[at], chance)
                if placing:  # a tile changes distances, but hardly the others' prospects
                    tries[at].append(outlook.prospect(twin, seat, self.character))
                else:
                    tries[at].append(self._value(twin, seat, found[at], chance))
        return [sum(values) / len(values) for values in tries]

    def _value(self, s: State, seat: int, option: Option, chance: Row) -> float:
        """Return the value of a position; after playing a critter, including the seat's best immediate use of it."""
        value = outlook.outlook(s, seat, self.character)
        if moves.PLAY <= option[0] < moves.TARGET and (answers := follow(s, seat, option, self.character)):
            now = outlook.prospect(s, seat, self.character)
            then = max(outlook.prospect(tried(s, seat, one, chance), seat, self.character) for one in answers)
            return value + then - now if s.pending else max(value, value + then - now)
        return value

    @staticmethod
    def _move(turn: Turn, option: Option) -> Move | str:
        """Return an option as a move, or as the notation of a composite one."""
        composites = turn.game.definition.composites
        if len(option) == 1 and option[0] not in moves.VERBS.steps:
            return next(move for move in turn.moves if move.action == option[0])
        return composites.compose(turn.sampled_state, turn.seat, option) if composites else ""

    @staticmethod
    def _hired(turn: Turn) -> Move:
        """Return the next step of keeping the best-liked critters, in alphabetical order, then discarding the rest."""
        s: State = turn.sampled_state
        keeps = {move.action - moves.KEEP: move for move in turn.moves if moves.KEEP <= move.action < moves.DISCARD}
        if not keeps:
            return turn.moves[0]
        if s.edition == V5:
            return keeps[max(keeps, key=outlook.LIKINGS.__getitem__)]
        counts = list(s.pack[turn.seat])
        for action in s.begun[: s.steps]:
            counts[action - moves.KEEP] -= 1
        cards = [critter for critter, count in enumerate(counts) for _ in range(count)]
        wanted = sorted(cards, key=outlook.LIKINGS.__getitem__, reverse=True)[: s.hired - s.steps]
        return keeps.get(min(wanted), turn.moves[0])


def uncertain(option: Option, values: Sequence[float]) -> bool:
    """Return whether an option's value differs between samples; never for a critter, as it is costly to evaluate."""
    return not moves.PLAY <= option[0] < moves.TARGET and max(values) - min(values) > DOUBT


def tried(s: State, seat: int, option: Option, chance: Row) -> State:
    """Return a sampled state after an option, with its random generator set to `chance`."""
    twin = s.copy()
    twin.chance[:] = chance
    for action in option:
        rules.apply(twin, seat, action)
    return twin


def follow(s: State, seat: int, option: Option, character: Character) -> list[Option]:
    """Return the options that use the critter just played: answers to its question, or a step."""
    if s.pending == 0:
        prepares = s.turn == seat and (option[0] - moves.PLAY) % components.CRITTERS in PREPARING
        return [one for one in options(s, seat, character) if moves.MOVE <= one[0] < moves.TAKE] if prepares else []
    asked = asks(s, state.KEEP_SOME) or asks(s, state.PICK_CARD) or asks(s, state.HOLD_TILE)
    asked = asked or asked_by(s, state.PLACE_TILE, state.OF_CRITTERS + components.MOLE)
    return options(s, seat, character, sites=2) if asked and asked_seat(s) == seat else []
