"""The evaluation of a position for a crew: its points, the loot it can still fetch, the threats.

Distances on the map are exact over tiles and estimated over empty cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.rows import total
from rascals.games.heist import components, crews, ending, ground, state
from rascals.games.heist.components import CELLS, V1, V2, V4, V5
from rascals.games.heist.crews import worth_of
from rascals.games.heist.decks import tiles_left
from rascals.games.heist.state import State

# ---------------------------------------------------------------- distances


# Costs of steps.
STEP = 1.0  # along a path
LAID = 1.5  # onto an empty cell, in editions where arriving crews place tiles
HOPED = 2.0  # onto an empty cell during a layout; LAST / (tiles left + 1) is added
LAST = 30.0
COMING_BACK = 2.0  # added if tiles can be placed around the crew's place only after it re-enters it
BURROWED = 2.5  # through a wall with a ferret
AVOIDED = (0.0, 1.2, 1.0)  # cost of a hazard when choosing a way: nothing, security, a trap
NEVER = 1000.0


class Way(NamedTuple):
    """The number of steps to a place, and of places with security and traps on the way, the goal included."""

    steps: float
    guards: int
    traps: int


Link = tuple[int, float, int]  # target place, steps, the target's hazard
Far = Mapping[int, Way]  # by place, without unreachable ones
NO_WAY = Way(NEVER, 0, 0)


class Gait(NamedTuple):
    """How a crew walks: the number of walls it can pass, and whether it may still place tiles around its place."""

    burrows: int = 0
    lays: bool = True


class Roads:
    """The graph of a map: the neighbours of each place, and of each cell that may become one.

    `paths` are the links along paths, `walls` those between two places that only a ferret can pass.
    """

    def __init__(self, s: State) -> None:
        self.starts = tuple(cell for cell, kind in enumerate(s.ground) if components.START <= kind < components.STASH)
        self.empty = onto_empty(s)
        unlaid = components.ALL_WAYS if self.empty < NEVER else 0
        exits = [exits_of(s, cell, unlaid) for cell in range(CELLS)]
        hazards = [ground.hazard_at(s, cell) if ways else components.PLAIN for cell, ways in enumerate(exits)]
        onto = [
            self.empty if kind == components.OPEN and not tile else STEP
            for kind, tile in zip(s.ground, s.tile, strict=True)
        ]
        self.paths: dict[int, list[Link]] = {place: [] for place in s.anchor}
        self.walls: dict[int, list[Link]] = {place: [] for place in s.anchor}
        for cell, ways in enumerate(exits):
            paths, walls = self.paths[s.anchor[cell]], self.walls[s.anchor[cell]]
            for way in range(4) if ways else ():
                other = ground.next_cell(s, cell, way)
                if other < 0 or not exits[other]:
                    continue
                if ways >> way & 1 and exits[other] >> (way ^ 2) & 1:
                    paths.append((s.anchor[other], onto[other], hazards[other]))
                elif onto[cell] == onto[other] == STEP:
                    walls.append((s.anchor[other], BURROWED, hazards[other]))
        self._far: dict[tuple[tuple[int, ...], Gait], Far] = {}

    def far(self, places: Sequence[int], gait: Gait = Gait()) -> Far:  # noqa: B008 - a tuple, which is immutable
        """Return the way to each place and empty cell from the nearest of `places`."""
        key = tuple(places), gait
        if key not in self._far:
            self._far[key] = self._search(*key)
        return self._far[key]

    def _search(self, starts: tuple[int, ...], gait: Gait) -> Far:
        """Search outwards, cheapest first, by steps and the cost of hazards."""
        found: dict[int, Way] = {}
        best: dict[int, float] = {}
        waiting = [(0.0, start, 0.0, 0, 0, 0) for start in starts]
        while waiting:
            cost, place, steps, guards, traps, dug = heappop(waiting)
            if place in found:
                continue
            found[place] = Way(steps, guards, traps)
            late = not gait.lays and place in starts
            links = self.paths[place] + self.walls[place] if dug < gait.burrows else self.paths[place]
            for other, step, hazard in links:
                more = step + COMING_BACK if late and step == self.empty else step
                reached = cost + more + AVOIDED[hazard]
                if reached < best.get(other, NEVER):
                    best[other] = reached
                    met = guards + (hazard == components.SECURITY), traps + (hazard == components.TRAP)
                    heappush(waiting, (reached, other, steps + more, *met, dug + (step == BURROWED)))
        return found


def exits_of(s: State, cell: int, unlaid: int) -> int:
    """Return the directions in which a path leads from a cell, as bits; `unlaid` for an empty cell."""
    if s.tile[cell] == 0 and s.ground[cell] <= components.OPEN:
        return unlaid if s.ground[cell] == components.OPEN else 0
    return ground.paths_at(s, cell)


def onto_empty(s: State) -> float:
    """Return the cost of a step onto an empty cell: in a layout, the fewer tiles are left, the higher."""
    left = tiles_left(s)
    if s.phase == state.LAYOUT:
        return HOPED + LAST / (left + 1)
    return LAID if s.edition > V2 and left > 0 else NEVER


def roads(s: State) -> Roads:
    """Return the graph of a state's map; recent maps are cached."""
    return _remembered(_Map(s))


class _Map:
    """A state as a cache key, equal to states with the same map."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.key = (onto_empty(s), tuple(s.tile), tuple(s.turned), tuple(s.ground), tuple(s.anchor))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Map) and self.key == other.key


@lru_cache(maxsize=64)
def _remembered(of: _Map) -> Roads:
    found = Roads(of.s)
    del of.s  # the state changes later, and the cache must not keep it alive
    return found


# ---------------------------------------------------------------- the evaluation


STEPS_A_TURN = (1.1, 1.8, 1.8, 1.8, 1.8)  # by edition
MUCH = 99  # room for suspicion outside the heist
NOTHING_LIES = [0] * components.LOOTS
LAYING = {state.PLACE_TILE, state.DRAW_OR_STOP, state.TILING, state.DRAWING}


@dataclass(frozen=True)
class Character:
    """The weights of an evaluation, in points."""

    step: tuple[float, ...] = (0.985, 0.93, 0.93, 0.93, 0.93)  # a gain's discount for each step of distance, by edition
    tour: int = 4  # pieces of loot to look ahead
    suspicion: float = 0.1  # cost of each
    trap: float = 0.2  # cost of stepping on a trap, with loot twice that
    unused: float = 0.5  # a critter's value, as a share of its liking
    tile: float = 0.1  # each tile in hand
    late: float = 2.0  # cost of being late
    leave: float = 2.0  # reward for leaving first
    homeward: float = 0.93  # discount of `leave` for each step of distance
    envy: float = 0.5  # weight of the best opponent's prospects
    triumph: float = 3.0  # having won a finished game


# How much each critter is liked; others count 1.
LIKING = {
    "badger": 0.5, "bat": 0.6, "bird": 1.3, "butterfly": 0.8, "ferret": 1.0, "fox": 0.8, "hedgehog": 0.4, "mole": 0.9,
    "mouse": 0.6, "owl": 0.9, "raccoon": 1.0, "snake": 0.8, "spider": 0.7, "squirrel": 1.0,
}  # fmt: skip
LIKINGS = tuple(LIKING.get(name, 1.0) for name in components.CRITTER_NAMES)


# ---------------------------------------------------------------- how good a position is


def outlook(s: State, seat: int, character: Character) -> float:
    """Return the value of a position for a seat: its prospect, less that of the best opponent, weighted."""
    mine = prospect(s, seat, character)
    theirs = max(prospect(s, other, character, 1) for other in range(s.players) if other != seat)
    if s.phase == state.OVER:
        return mine - theirs + (character.triumph if ending.wins(s, seat) else -character.triumph)
    return mine - character.envy * theirs


def prospect(s: State, seat: int, character: Character, pieces: int | None = None) -> float:
    """Return the points that a seat's crew may reach, looking ahead to a number of pieces of loot.

    With `pieces`, used for opponents, leaving is not considered.
    """
    points: float = ending.score(s, seat)
    if s.phase == state.OVER or not ground.on_heist(s, seat):
        return points
    plan = plan_of(s, seat, character)
    gains = [gain for _, gain in tour(plan, pieces)]
    if not gains and pieces is None and may_leave(s):
        return points + leaving(plan)
    later = plan.turns - (s.turn == seat)  # so that ending the turn does not devalue critters
    return points + sum(gains) - threats(plan, character) + cards(s, seat, character) * min(1.0, later / 6)


# ---------------------------------------------------------------- plans


@dataclass(frozen=True)
class HeistPlan:
    """The basis of a crew's plans: turns left, distances from the crew, and in v1 distances from the starts."""

    s: State
    seat: int
    character: Character
    turns: float
    roads: Roads
    away: Far
    back: Far

    @property
    def home(self) -> Way:
        """The way to the nearest start."""
        return min((self.away.get(start, NO_WAY) for start in self.roads.starts), default=NO_WAY)


def plan_of(s: State, seat: int, character: Character) -> HeistPlan:
    """Return the basis of a crew's plans."""
    ways = roads(s)
    ferret = s.turn == seat and s.ferret > 0 and crews.may_move(s)
    ferrets = (
        s.hand[seat][components.FERRET] + s.table[seat][components.FERRET] + ferret if s.phase == state.HEIST else 0
    )
    away = ways.far((s.at[seat],), Gait(ferrets, is_laying(s, seat)))
    back = ways.far(ways.starts) if s.edition == V1 else {}
    return HeistPlan(s, seat, character, turns_to_go(s, seat), ways, away, back)


def turns_to_go(s: State, seat: int) -> float:
    """Return the most turns of its own that a seat has left."""
    left = s.turn_limit - s.turns_taken[seat]
    if s.countdown_by != state.NOBODY:
        left = min(left, s.turns_left[seat])
    if s.final_turns[seat] >= 0:
        left = min(left, s.final_turns[seat])
    return float(left)


class Walk(NamedTuple):
    """An imagined walk: steps so far, whether with loot, room for suspicion, cost so far."""

    steps: float
    loot: bool
    room: int
    cost: float

    def along(self, way: Way, plan: HeistPlan, *, loot: bool) -> Walk:
        """Return the walk after one more way, with the cost of its suspicion and traps added."""
        more = 2 if self.loot else 1
        room = max(0, self.room - more * way.guards)
        cost = plan.character.suspicion * (self.room - room) + plan.character.trap * more * way.traps
        if self.loot or plan.s.edition > V1:  # a point for each security met at the cap
            cost += max(0, way.guards - -(-self.room // more))
        return Walk(self.steps + way.steps, loot, room, self.cost + cost)


def walk_of(plan: HeistPlan) -> Walk:
    """Return a walk that begins now, one step ahead if this turn still allows a move."""
    s, seat = plan.s, plan.seat
    ahead = s.phase == state.HEIST and s.turn == seat and crews.may_move(s)
    room = s.cap - s.suspicion[seat] if s.phase == state.HEIST else MUCH
    return Walk(-1.0 if ahead else 0.0, total(s.carried[seat]) > 0, room, 0.0)


def tour(plan: HeistPlan, pieces: int | None = None) -> Iterator[tuple[int, float]]:
    """Yield the place and gain of each piece of loot that a crew can still fetch, one after the other.

    In v1 it must first bring home what it carries, and then each piece.
    """
    s, seat, here = plan.s, plan.seat, plan.s.at[plan.seat]
    lying = [place for place, row in enumerate(s.loot) if row != NOTHING_LIES]
    worths = {place: best for place in lying if (best := best_at(s, seat, place)) > 0}
    away, walk, reach = plan.away, walk_of(plan), STEPS_A_TURN[s.edition] * plan.turns
    step = plan.character.step[s.edition]
    if here in worths:
        away = {**away, here: Way(0.0 if about_to_take(s, seat) else 2.0, 0, 0)}
    if s.edition == V1 and walk.loot:
        away, walk = plan.back, walk.along(plan.home, plan, loot=False)
        if walk.steps > reach:
            return
        yield here, worth_of(s, s.carried[seat]) * step**walk.steps - walk.cost
    for _ in range(min(pieces or plan.character.tour, len(worths))):
        trips = {place: then for place in worths if (then := trip(walk, place, away, plan)).steps <= reach}
        gains = {place: worths[place] * step**then.steps - then.cost + walk.cost for place, then in trips.items()}
        place = max(gains, key=gains.__getitem__, default=here)
        if gains.get(place, 0.0) <= 0:
            return
        yield place, gains[place]
        walk = trips[place]
        del worths[place]
        away = plan.back or plan.roads.far((place,))


def trip(walk: Walk, place: int, away: Far, plan: HeistPlan) -> Walk:
    """Return the walk after fetching a piece of loot and, in v1, bringing it home."""
    then = walk.along(away.get(place, NO_WAY), plan, loot=True)
    return then.along(plan.back.get(place, NO_WAY), plan, loot=False) if plan.back else then


def is_laying(s: State, seat: int) -> bool:
    """Return whether tiles may still be placed next to a crew before it moves on."""
    return any(row[SEAT] == seat and row[KIND] in LAYING for row in s.agenda[: s.pending])


def about_to_take(s: State, seat: int) -> bool:
    """Return whether a crew that has just arrived may still take loot."""
    return any(
        row[SEAT] == seat
        and (row[KIND] == state.TAKE_LOOT or (row[KIND] == state.ARRIVAL and row[FIRST] == state.AT_LOOT))
        for row in s.agenda[: s.pending]
    )


def best_at(s: State, seat: int, place: int) -> int:
    """Return the worth of the best loot that a seat may still take at a place; 0 if there is none."""
    if s.edition > V1 and s.spot[place] >= 0 and s.taken[seat][s.spot[place]]:
        return 0
    return max(s.worth[kind] for kind in range(components.LOOTS) if s.loot[place][kind])


# ---------------------------------------------------------------- leaving


def may_leave(s: State) -> bool:
    """Return whether crews may leave and none has yet; leaving first starts the others' last turns. [H3-25 – H5-25]"""
    return s.edition > V2 and s.countdown_by == state.NOBODY and bool(s.top_loot_taken)


def leaving(plan: HeistPlan) -> float:
    """Return the value of going home and leaving first, for a crew that has no loot left to fetch.

    The way's cost counts in full from the start, so that no step home looks like a loss; staying does not save it, as
    another crew may leave first. The reward, which includes the pressure on the others, grows as the crew nears home.
    """
    character = plan.character
    home = walk_of(plan).along(plan.home, plan, loot=False)
    reward: float = character.leave * character.homeward ** max(0.0, home.steps + 1)
    return reward - home.cost


# ---------------------------------------------------------------- threats and cards


def threats(plan: HeistPlan, character: Character) -> float:
    """Return the cost of suspicion, of the way home, and of turns running out."""
    s, seat, turns = plan.s, plan.seat, plan.turns
    cost = character.suspicion * s.suspicion[seat]
    if s.edition > V2 and (s.countdown_by != state.NOBODY or turns < 6):
        cost += character.late * (1.0 if plan.home.steps > 2 * turns else 0.06 * plan.home.steps)
    elif s.edition > V2 and s.top_loot_taken:
        cost += 0.02 * min(plan.home.steps, 20.0)
    return cost


def cards(s: State, seat: int, character: Character) -> float:
    """Return the value of critters and tiles in hand, of critters on the table, and of those played ahead."""
    worth = 0.0
    for critter, liking in enumerate(LIKINGS):
        uses = 1.0 if s.once[critter] else 1.6
        worth += liking * character.unused * (uses * s.hand[seat][critter] + 0.8 * s.table[seat][critter])
    waiting = s.butterflies[seat] + s.foxes[seat]
    held = min(total(s.held[seat]), 4) * (character.tile if s.edition in {V4, V5} else 0.0)
    return 0.25 * worth + held + 0.1 * waiting
