"""How far it is on the map that is known, and how far it may be where it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rascals.games.heist import ground
from rascals.games.heist.box import ALL_WAYS, CELLS, NEXT, OPEN, SECURITY, TRAP, V2, VOID
from rascals.games.heist.decks import tiles_left
from rascals.games.heist.state import LAYOUT, State

# What things on the way cost, in steps.
STEP = 1.0  # to a place that a path leads to
LAID = 1.5  # onto a cell that is empty yet, where whoever arrives lays tiles around
HOPED = 2.0  # the same in a layout, while there are many tiles, and how much it rises towards the last
LAST = 30.0
COMING_BACK = 2.0  # to lay tiles around a place where one stands already one must come in again
BURROWED = 2.5  # through a wall with a ferret
AVOIDED = (0.0, 1.2, 1.0)  # out of the way of security, and of a trap
NEVER = 1000.0


class Way(NamedTuple):
    """How many steps it is somewhere, and past how many places with security, and traps."""

    steps: float
    guards: int
    traps: int


Far = Mapping[int, Way]  # by place; what cannot be reached is lacking
NO_WAY = Way(NEVER, 0, 0)
NOWHERE_YET = Way(0.0, 0, 0)


class Gait(NamedTuple):
    """How a crew walks: through how many walls, and whether it still lays tiles where it stands."""

    burrows: int = 0
    lays: bool = True


class Roads:
    """A map as crews may walk it: of each place, and each cell that may become one, what lies next to it."""

    def __init__(self, s: State) -> None:
        self.starts = tuple(cell for cell in range(CELLS) if ground.is_start(s, cell))
        self.empty = onto_empty(s)
        exits = [self._exits(s, cell) for cell in range(CELLS)]
        onto = [self.empty if ground.is_empty(s, cell) else STEP for cell in range(CELLS)]
        hazards = [ground.hazard_at(s, cell) for cell in range(CELLS)]
        self.paths: dict[int, list[tuple[int, float, int]]] = {}  # to which place, for how many steps, with what hazard
        self.walls: dict[int, list[tuple[int, float, int]]] = {}  # the same through walls between two places
        for cell, ways in enumerate(exits):
            paths, walls = self.paths.setdefault(s.anchor[cell], []), self.walls.setdefault(s.anchor[cell], [])
            for way, other in enumerate(NEXT[cell]) if ways else ():
                if other < 0 or not exits[other]:
                    continue
                if ways >> way & 1 and exits[other] >> (way ^ 2) & 1:
                    paths.append((s.anchor[other], onto[other], hazards[other]))
                elif onto[cell] == onto[other] == STEP:
                    walls.append((s.anchor[other], BURROWED, hazards[other]))
        self._far: dict[tuple[tuple[int, ...], Gait], Far] = {}

    def _exits(self, s: State, cell: int) -> int:
        """Return the ways that may lead on from a cell, as bits: of an empty one all, if a tile may come there."""
        if s.ground[cell] == VOID:
            return 0
        if s.ground[cell] == OPEN and s.tile[cell] == 0:
            return ALL_WAYS if self.empty < NEVER else 0
        return ground.paths_at(s, cell)

    def far(self, places: Sequence[int], gait: Gait = Gait()) -> Far:  # noqa: B008 - a tuple, which stays the same
        """Return how far it is to each place, and each empty cell, from the nearest of some places."""
        key = tuple(places), gait
        if key not in self._far:
            self._far[key] = self._search(*key)
        return self._far[key]

    def _search(self, starts: tuple[int, ...], gait: Gait) -> Far:
        """Search outwards, the cheapest first: steps, and what one avoids."""
        found: dict[int, Way] = {}
        late = 0.0 if gait.lays else COMING_BACK
        waiting = [(0.0, start, NOWHERE_YET, 0) for start in starts]
        while waiting:
            cost, place, way, dug = heappop(waiting)
            if place in found:
                continue
            found[place] = way
            for other, steps, hazard in (
                self.paths[place] + self.walls[place] if dug < gait.burrows else self.paths[place]
            ):
                if other in found:
                    continue
                more = steps + (late if steps == self.empty and place in starts else 0.0)
                on = Way(way.steps + more, way.guards + (hazard == SECURITY), way.traps + (hazard == TRAP))
                heappush(waiting, (cost + more + AVOIDED[hazard], other, on, dug + (steps == BURROWED)))
        return found


def onto_empty(s: State) -> float:
    """Return how many steps it is onto a cell that is empty yet; in a layout the more, the fewer tiles are left."""
    left = tiles_left(s)
    if s.phase == LAYOUT:
        return HOPED + LAST / (left + 1)
    return LAID if s.edition > V2 and left > 0 else NEVER


def roads(s: State) -> Roads:
    """Return the paths of a record's map; of the maps looked at last they are remembered."""
    return _remembered(_Map(s))


class _Map:
    """A record as far as its map goes, so that the roads of equal maps are the same."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.key = (onto_empty(s), tuple(s.tile), tuple(s.turned), tuple(s.ground))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Map) and self.key == other.key


@lru_cache(maxsize=64)
def _remembered(of: _Map) -> Roads:
    found = Roads(of.s)
    del of.s  # the record itself goes on
    return found
