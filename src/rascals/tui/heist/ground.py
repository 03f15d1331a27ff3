"""The cells of the map in a view, and where their paths lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]  # row and column
View = dict[str, Any]

WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
AT_REST = {"straight": "ns", "corner": "ne", "T": "wne", "cross": "nesw"}  # the ways of each shape at rotation 0
STASHES = ("side", "centre")
PRESETS = ("plain", "security", "trap")
LEAVES_WHEN_LATE = ("v3", "v4")  # editions in which a crew leaves the board after its last turn [H-36]


@dataclass(frozen=True)
class Place:
    """One cell. `anchor`: the first cell of its place; `seat`: owner of a start; `tile`: name of a path tile.

    `kind`: `tile`, `start`, `side`, `centre`, `plain`, `security` or `trap`; the last three are printed crossings.
    """

    kind: str
    anchor: Cell
    ways: frozenset[str] = frozenset(WAYS)
    tile: str | None = None
    seat: int | None = None

    @property
    def stash(self) -> bool:
        """Whether the cell is part of a stash."""
        return self.kind in STASHES

    @property
    def preset(self) -> bool:
        """Whether the cell is a printed crossing."""
        return self.kind in PRESETS

    @property
    def hazard(self) -> str | None:
        """`security`, `trap`, or None."""
        name = self.tile.partition("-")[2] if self.tile else self.kind
        return name if name in {"security", "trap"} else None


def turned(tile: str, rotation: int) -> frozenset[str]:
    """Return the ways of a path tile, turned clockwise by `rotation` degrees. [H-31]"""
    order = "".join(WAYS)
    return frozenset(order[(order.index(way) + rotation // 90) % 4] for way in AT_REST[tile.partition("-")[0]])


def ground(view: View) -> dict[Cell, Place]:
    """Return the places by cell, without empty cells."""
    fixed = {at(one): Place(one["kind"], cell_of(one["place"]), seat=one["seat"]) for one in view["fixed"]}
    laid = {at(one): Place("tile", at(one), turned(one["tile"], one["rotation"]), one["tile"]) for one in view["board"]}
    return fixed | laid


def at(entry: dict[str, Any]) -> Cell:
    """Return the cell of an entry."""
    return cell_of(entry["at"])


def cell_of(pair: Any) -> Cell:
    """Return a cell from a pair in a view."""
    row, column = pair
    return row, column


def named(cell: Cell) -> str:
    """Return a cell in the notation of moves and positions."""
    return f"{cell[0]},{cell[1]}"


def beside(cell: Cell, way: str) -> Cell:
    """Return the next cell in a direction; it may be off the board."""
    row, column = WAYS[way]
    return cell[0] + row, cell[1] + column


def inside(view: View, cell: Cell) -> bool:
    """Return whether a cell is on the board."""
    return all(0 <= place < size for place, size in zip(cell, view["size"], strict=True))


def joined(map_: dict[Cell, Place], cell: Cell, way: str) -> bool:
    """Return whether a cell and the next one in a direction are connected: both have a path. [H-30]"""
    here, there = map_.get(cell), map_.get(beside(cell, way))
    return here is not None and there is not None and way in here.ways and BACK[way] in there.ways


def loot_on(view: View, cell: Cell) -> list[int]:
    """Return the loot on a place, highest first."""
    lying: list[int] = view["loot"].get(named(cell), [])
    return lying


def crews_on(view: View, cell: Cell) -> list[int]:
    """Return the seats whose crews are on a place and have not left the board."""
    return [seat for seat in crews(view) if at(view["seats"][seat]) == cell]


def crews(view: View) -> Iterator[int]:
    """Yield the seats whose crews are on the board. [H-36]"""
    countdown = view["countdown"] if view["edition"] in LEAVES_WHEN_LATE else None
    for crew in view["seats"]:
        late = countdown is not None and countdown["turns_left"][crew["seat"]] == 0 and countdown["by"] != crew["seat"]
        if crew["ended"] is None and not late:
            yield crew["seat"]


def asked(view: View) -> set[Cell]:
    """Return the cells that the open question is about."""
    pending = view["pending"]
    return set() if pending is None else {cell_of(pair) for pair in pending["cells"]}
