"""How far it is on the map that is known, and how far it may be where it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rascals.games.heist import ground
from rascals.games.heist.box import ALL_WAYS, CELLS, OPEN, PLAIN, SECURITY, START, STASH, TRAP, V2
from rascals.games.heist.decks import tiles_left
from rascals.games.heist.state import LAYOUT, State

# What things on the way cost, in steps.
STEP = 1.0  # to a place that a path leads to
LAID = 1.5  # onto a cell that is empty yet, where the one who arrives lays tiles around
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


Link = tuple[int, float, int]  # to which place, for how many steps, with what hazard
Far = Mapping[int, Way]  # by place; what cannot be reached is lacking
NO_WAY = Way(NEVER, 0, 0)


class Gait(NamedTuple):
    """How a crew walks: through how many walls, and whether it still lays tiles where it stands."""

    burrows: int = 0
    lays: bool = True


class Roads:
    """A map as crews may walk it: of each place, and each cell that may become one, what lies next to it.

    `paths` lead there; between two places there may also be `walls`.
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
        """Return how far it is to each place, and each empty cell, from the nearest of some places."""
        key = tuple(places), gait
        if key not in self._far:
            self._far[key] = self._search(*key)
        return self._far[key]

    def _search(self, starts: tuple[int, ...], gait: Gait) -> Far:
        """Search outwards, the cheapest first: steps, and what one avoids."""
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
    """Return the ways that lead on from a cell, as bits: where a tile may come to lie those that it may have."""
    if s.tile[cell] == 0 and s.ground[cell] <= OPEN:
        return unlaid if s.ground[cell] == OPEN else 0
    return ground.paths_at(s, cell)


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
        self.key = (onto_empty(s), tuple(s.tile), tuple(s.turned), tuple(s.ground), tuple(s.anchor))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Map) and self.key == other.key


@lru_cache(maxsize=64)
def _remembered(of: _Map) -> Roads:
    found = Roads(of.s)
    del of.s  # the record itself goes on
    return found
