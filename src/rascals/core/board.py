"""The geometry of a game's board: places and links between them, or a grid. Rules use it, and clients draw it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

NOWHERE = -1


@dataclass(frozen=True)
class Board:
    """Numbered places: their names, their coordinates (x, y, in steps) and which are linked.

    Rules read `board.links` and `board.neighbours`, tuples of integers, as module constants.
    """

    places: tuple[str, ...]
    at: tuple[tuple[float, float], ...]
    joined: frozenset[tuple[int, int]]  # each link once, the lower place first
    rows: int | None = None  # of a grid
    columns: int | None = None

    @classmethod
    def graph(cls, places: Sequence[str], links: Iterable[str], at: Mapping[str, Sequence[float]]) -> Board:
        """Return a board of named places; a link is two of their names with a space between.

        ValueError for an unknown place, a link of a place to itself, or a place without coordinates.
        """
        joined = set()
        for link in links:
            one, other = sorted(_place(places, name) for name in link.split())
            if one == other:
                raise ValueError(f"a link joins two places, not {link!r}")
            joined.add((one, other))
        for name in places:
            if name not in at:
                raise ValueError(f"{name} has no coordinates; places with coordinates: {', '.join(at)}")
        coordinates = [(float(at[name][0]), float(at[name][1])) for name in places]
        return cls(tuple(places), tuple(coordinates), frozenset(joined))

    @classmethod
    def grid(cls, rows: int, columns: int) -> Board:
        """Return a grid; a place is named by its row and column from 0, `3,4`; neighbours share a side."""
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        right = {(row * columns + column, row * columns + column + 1) for row, column in cells if column + 1 < columns}
        down = {(row * columns + column, (row + 1) * columns + column) for row, column in cells if row + 1 < rows}
        names = tuple(f"{row},{column}" for row, column in cells)
        return cls(names, tuple((float(c), float(r)) for r, c in cells), frozenset(right | down), rows, columns)

    @property
    def links(self) -> tuple[tuple[int, ...], ...]:
        """A table for rules: `links[one][other]` is 1 if two places are linked."""
        size = range(len(self.places))
        return tuple(tuple(int((min(a, b), max(a, b)) in self.joined) for b in size) for a in size)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """A table for rules: for each place its neighbours, ascending, padded with NOWHERE."""
        found = [[b for b, joined in enumerate(row) if joined] for row in self.links]
        width = max(map(len, found))
        return tuple((*row, *[NOWHERE] * (width - len(row))) for row in found)

    def json(self) -> dict[str, Any]:
        """Return what a client needs to draw it."""
        return {
            "places": [{"name": name, "x": x, "y": y} for name, (x, y) in zip(self.places, self.at, strict=True)],
            "links": [[self.places[a], self.places[b]] for a, b in sorted(self.joined)],
            "rows": self.rows,
            "columns": self.columns,
        }


def _place(places: Sequence[str], name: str) -> int:
    if name not in places:
        raise ValueError(f"unknown place {name!r}; valid: {', '.join(places)}")
    return places.index(name)
