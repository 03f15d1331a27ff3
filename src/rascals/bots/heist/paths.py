"""How far it is on the map that is known, and how far it may be beyond."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from rascals.games.heist import ground
from rascals.games.heist.box import CELLS, SIDE, V2
from rascals.games.heist.state import LAYOUT, State

Links = Mapping[int, tuple[int, ...]]
Steps = Mapping[int, int]

BEYOND = 1.4  # steps that a cell's distance takes where no path is known yet
TURNING_OFF = 2.0  # steps more for having to find a way at all
COMING_BACK = 2  # steps until tiles are laid around where one stands already
NO_WAY = 40.0  # where no more tiles are laid


class Roads:
    """The paths of a map: of each place its connected neighbours, and which places lead to empty cells."""

    def __init__(self, s: State) -> None:
        places = [cell for cell in range(CELLS) if s.anchor[cell] == cell and ground.is_place(s, cell)]
        self.links: Links = {place: tuple(_neighbours(s, place)) for place in places}
        self.grows = s.edition > V2 or s.phase == LAYOUT  # whoever arrives somewhere lays tiles around
        self.edges = frozenset(place for place in places if ground.open_cells(s, place, 0))
        self._steps: dict[int, Steps] = {}
        self._far: dict[tuple[int, int, bool], float] = {}

    def steps(self, place: int) -> Steps:
        """Return the steps from a place to each that can be reached."""
        if place not in self._steps:
            self._steps[place] = self._search(place)
        return self._steps[place]

    def _search(self, place: int) -> Steps:
        found = {place: 0}
        waiting = deque([place])
        while waiting:
            here = waiting.popleft()
            for other in self.links.get(here, ()):
                if other not in found:
                    found[other] = found[here] + 1
                    waiting.append(other)
        return found

    def to(self, place: int, goal: int, *, fresh: bool = False) -> float:
        """Return how far it is to a goal: along paths, else by the best way into what is not known yet.

        `fresh`: tiles can still be laid around the place itself.
        """
        if (place, goal, fresh) not in self._far:
            self._far[place, goal, fresh] = self._to(place, goal, fresh=fresh)
        return self._far[place, goal, fresh]

    def _to(self, place: int, goal: int, *, fresh: bool) -> float:
        steps = self.steps(place)
        if goal in steps:
            return steps[goal]
        if not self.grows:
            return NO_WAY
        rims = [other for other in steps if other in self.edges] or list(steps)
        near = 0 if fresh else COMING_BACK
        return min((steps[rim] or near) + BEYOND * apart(rim, goal) for rim in rims) + TURNING_OFF


def _neighbours(s: State, place: int) -> list[int]:
    found, cell = [], place
    while cell >= 0:
        for way in range(4):
            other = ground.along_path(s, cell, way)
            if other >= 0:
                found.append(s.anchor[other])
        cell = s.chain[cell]
    return found


def apart(one: int, other: int) -> int:
    """Return how many rows and columns lie between two cells."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def roads(s: State) -> Roads:
    """Return the paths of a record's map; of the maps looked at last they are remembered."""
    return _remembered(_Map(s))


class _Map:
    """A record as far as its map goes, so that the roads of equal maps are the same."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.key = (s.phase == LAYOUT, tuple(s.tile), tuple(s.turned), tuple(s.ground))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Map) and self.key == other.key


@lru_cache(maxsize=64)
def _remembered(of: _Map) -> Roads:
    found = Roads(of.s)
    of.s = of.s.copy()  # the record itself goes on
    return found
