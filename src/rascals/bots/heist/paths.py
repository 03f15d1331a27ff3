"""Distances on the map, exact over tiles and estimated over empty cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rascals.games.heist import ground
from rascals.games.heist.box import ALL_WAYS, CELLS, OPEN, PLAIN, SECURITY, START, STASH, TRAP, V2
from rascals.games.heist.decks import tiles_left
from rascals.games.heist.state import LAYOUT, State

# Costs of steps.
STEP = 1.0  # along a path
LAID = 1.5  # onto an empty cell, in editions where arriving crews place tiles
HOPED = 2.0  # onto an empty cell during a layout; LAST / (tiles left + 1) is added
LAST = 30.0
COMING_BACK = 2.0  # added if tiles can be placed around the crew's place only after it enters again
BURROWED = 2.5  # through a wall with a ferret
AVOIDED = (0.0, 1.2, 1.0)  # by hazard: cost of meeting nothing, security, a trap when choosing a way
NEVER = 1000.0


class Way(NamedTuple):
    """The number of steps to a place, and of places with security and traps on the way, the goal included."""

    steps: float
    guards: int
    traps: int


Link = tuple[int, float, int]  # target place, steps, the target's hazard
Far = Mapping[int, Way]  # by place, without those that cannot be reached
NO_WAY = Way(NEVER, 0, 0)


class Gait(NamedTuple):
    """How a crew walks: the number of walls it can pass, and whether it still places tiles around its place."""

    burrows: int = 0
    lays: bool = True


class Roads:
    """The graph of a map: the neighbours of each place and of each cell that may become one.

    `paths` are the links along paths, `walls` those between two places that only a ferret can pass.
    """

    def __init__(self, s: State) -> None:
        self.starts = tuple(cell for cell, kind in enumerate(s.ground) if START <= kind < STASH)
        self.empty = onto_empty(s)
        unlaid = ALL_WAYS if self.empty < NEVER else 0
        exits = [exits_of(s, cell, unlaid) for cell in range(CELLS)]
        hazards = [ground.hazard_at(s, cell) if ways else PLAIN for cell, ways in enumerate(exits)]
        onto = [self.empty if kind == OPEN and not tile else STEP for kind, tile in zip(s.ground, s.tile, strict=True)]
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

    def far(self, places: Sequence[int], gait: Gait = Gait()) -> Far:  # noqa: B008 - a tuple, which stays the same
        """Return the way to each place, and each empty cell, from the nearest of some places."""
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
                    met = guards + (hazard == SECURITY), traps + (hazard == TRAP)
                    heappush(waiting, (reached, other, steps + more, *met, dug + (step == BURROWED)))
        return found


def exits_of(s: State, cell: int, unlaid: int) -> int:
    """Return the ways that lead on from a cell, as bits: `unlaid` for an empty cell."""
    if s.tile[cell] == 0 and s.ground[cell] <= OPEN:
        return unlaid if s.ground[cell] == OPEN else 0
    return ground.paths_at(s, cell)


def onto_empty(s: State) -> float:
    """Return the cost of a step onto an empty cell: in a layout the higher, the fewer tiles are left."""
    left = tiles_left(s)
    if s.phase == LAYOUT:
        return HOPED + LAST / (left + 1)
    return LAID if s.edition > V2 and left > 0 else NEVER


def roads(s: State) -> Roads:
    """Return the graph of a record's map; recent maps are cached."""
    return _remembered(_Map(s))


class _Map:
    """A record as a cache key, equal to records with the same map."""

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
    del of.s  # the record changes later, and the cache must not keep it alive
    return found
