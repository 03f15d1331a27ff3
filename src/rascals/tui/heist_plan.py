"""The map of Critter Heist in box-drawing characters: lines of cells, lines of paths between them, and coordinates.

      0    1    2      A path runs through the middle of a cell, and on to the next cell if they are connected.
    ╶●○────┬──         Crews are left of the middle, loot is right of it; in the middle is a start with its owner's
      │    ╵           mark, security, or a trap. Stashes are rooms, printed crossings have thick arms.

Every sign is clear without its colour. Roles of its runs: `axis`, `dark`, `path`, `room`, `security`, `crew-0` …
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rascals.tui.sheet import Row, Run, Sheet, text_of
from rascals.tui.wording import MARKS, View

Cell = tuple[int, int]  # row and column

WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
AT_REST = {"straight": "ns", "corner": "ne", "T": "wne", "cross": "nesw"}  # the ways of each shape at rotation 0
STASHES = ("side", "centre")
PRESETS = ("plain", "security", "trap")
LEAVES_WHEN_LATE = ("v3", "v4")  # editions in which a crew leaves the board after its last turn [H-36]


@dataclass(frozen=True)
class PlanCell:
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


def ground(view: View) -> dict[Cell, PlanCell]:
    """Return the places by cell, without empty cells."""
    fixed = {at(one): PlanCell(one["kind"], cell_of(one["place"]), seat=one["seat"]) for one in view["fixed"]}
    laid = {
        at(one): PlanCell("tile", at(one), turned(one["tile"], one["rotation"]), one["tile"]) for one in view["board"]
    }
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
    return all(0 <= at < size for at, size in zip(cell, view["size"], strict=True))


def joined(map_: dict[Cell, PlanCell], cell: Cell, way: str) -> bool:
    """Return whether a cell and the next one in a direction are connected: both have a path. [H-30]"""
    here, other = map_.get(cell), map_.get(beside(cell, way))
    return here is not None and other is not None and way in here.ways and BACK[way] in other.ways


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


MARGIN = 3  # columns for the numbers of the rows
NARROWEST, WIDEST = 4, 7  # characters of a cell
HOMES = ("○", "□", "△", "◇")  # the crews' marks, hollow: their starts
NOBODYS = "⌂"
SECURITY, TRAP, DARK, IN_QUESTION, MORE = "!", "×", "·", "?", "+"
HAZARDS = {"security": SECURITY, "trap": TRAP}
JUNCTIONS = {
    frozenset(ways): sign
    for ways, sign in (
        *(("ns", "│"), ("ew", "─"), ("ne", "└"), ("es", "┌"), ("sw", "┐"), ("nw", "┘")),
        *(("nes", "├"), ("esw", "┬"), ("nsw", "┤"), ("new", "┴"), ("nesw", "┼")),
    )
}


Signs = Sequence[Run]
BLANK = Run(" ", "room")


class MapPlan:
    """A view's map, `width` characters per cell, with `marked` cells highlighted."""

    def __init__(self, view: View, width: int = NARROWEST, marked: Collection[Cell] = ()) -> None:
        self.view, self.width, self.marked = view, width, marked
        self.map = ground(view)
        self.asked = asked(view)
        rows, columns = view["size"]
        self.sheet = Sheet(2 * rows + 2, MARGIN + columns * width)

    def draw(self) -> list[Row]:
        """Return the rows from the top."""
        rows, columns = self.view["size"]
        for column in range(columns):
            self.sheet.put(0, MARGIN + column * self.width, str(column).center(self.width), "axis")
        for row in range(rows):
            self.sheet.put(self.line(row), 0, f"{row:>2} ", "axis")
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        for cell in cells:
            self.draw_cell(cell)
        for cell in cells:
            self.draw_ways(cell)
        for anchor in dict.fromkeys(place.anchor for place in self.map.values() if place.stash):
            self.draw_stash(anchor)
        return list(self.sheet.runs())

    def line(self, row: int) -> int:
        """Return the y of a row of cells on the sheet; the rows in between show the vertical paths."""
        return 2 * row + 2

    def left(self, cell: Cell) -> int:
        """Return the x of a cell on the sheet."""
        return MARGIN + cell[1] * self.width

    @property
    def middle(self) -> int:
        """The x of a cell's middle, relative to the cell."""
        return (self.width - 1) // 2

    # ------------------------------------------------------------ cells

    def draw_cell(self, cell: Cell) -> None:
        """Draw a cell, empty or not."""
        place, y, x = self.map.get(cell), self.line(cell[0]), self.left(cell)
        if place is None:
            sign = Run(IN_QUESTION, "asked") if cell in self.asked else Run(DARK, "dark")
            self.sheet.put(y, x + self.middle, *self.as_marked(cell, sign))
        elif not place.stash:
            arm = "━" if place.preset else "─"
            self.sheet.put(y, x, arm * self.middle if self.arm(cell, "w") else " " * self.middle, "path")
            rest = self.width - self.middle - 1
            self.sheet.put(y, x + self.middle + 1, arm * rest if self.arm(cell, "e") else " " * rest, "path")
            self.sheet.put(y, x + self.middle, *self.as_marked(cell, self.sign(place)))
            self.draw_things(cell)

    def arm(self, cell: Cell, way: str) -> bool:
        """Return whether a path is drawn in a direction, which excludes a printed cell's path off the board."""
        place = self.map[cell]
        return way in place.ways and (place.tile is not None or inside(self.view, beside(cell, way)))

    def sign(self, place: PlanCell) -> Run:
        """Return the sign in the middle of a cell."""
        if place.kind == "start":
            return Run(NOBODYS, "home") if place.seat is None else Run(HOMES[place.seat], f"home-{place.seat}")
        if place.hazard is not None:
            return Run(HAZARDS[place.hazard], place.hazard)
        return Run("╋" if place.preset else JUNCTIONS[place.ways], "path")

    def as_marked(self, cell: Cell, sign: Run) -> Run:
        """Return a sign, with the role `marked` if its cell is marked."""
        return Run(sign.text, "marked") if cell in self.marked else sign

    def draw_things(self, cell: Cell) -> None:
        """Draw crews left of the middle and loot right of it, as far as there is room."""
        y, x = self.line(cell[0]), self.left(cell) + self.middle
        before, after = max(1, self.middle - 1), max(1, self.width - self.middle - 2)
        things = loot_signs(loot_on(self.view, cell))
        crews = crew_signs(crews_on(self.view, cell))
        shown = fitted(crews, before if things else before + after)
        for n, (sign, role) in enumerate(shown[:before]):
            self.sheet.put(y, x - min(before, len(shown)) + n, sign, role)
        for n, (sign, role) in enumerate(fitted(things, after) or shown[before:]):
            self.sheet.put(y, x + 1 + n, sign, role)

    def draw_ways(self, cell: Cell) -> None:
        """Draw the paths up from a cell, and down from the lowest row."""
        y, x = self.line(cell[0]), self.left(cell) + self.middle
        self.draw_way(y - 1, x, self.leads(beside(cell, "n"), "s"), self.leads(cell, "n"))
        if cell[0] == self.view["size"][0] - 1:
            self.draw_way(y + 1, x, self.leads(cell, "s"), False)

    def draw_way(self, y: int, x: int, from_above: bool, from_below: bool) -> None:
        """Draw a path between two rows: whole, or half if it comes from one side only."""
        sign = "│" if from_above and from_below else "╵" if from_above else "╷" if from_below else " "
        self.sheet.put(y, x, sign, "path")

    def leads(self, cell: Cell, way: str) -> bool:
        """Return whether a path is drawn from a cell; the walls of a room are drawn over it later."""
        return cell in self.map and self.arm(cell, way)

    # ------------------------------------------------------------ stashes

    def draw_stash(self, anchor: Cell) -> None:
        """Draw a stash as a room with loot above and crews below; one that is not a rectangle as a room per cell."""
        cells = [cell for cell, place in self.map.items() if place.stash and place.anchor == anchor]
        rows, columns = {row for row, _ in cells}, {column for _, column in cells}
        things = loot_signs(loot_on(self.view, anchor)), crew_signs(crews_on(self.view, anchor))
        if len(cells) == len(rows) * len(columns):
            self.draw_room((min(rows), min(columns)), (max(rows), max(columns)), *things)
            return
        for cell in cells:
            self.draw_room(cell, cell, *(things if cell == anchor else ([], [])))

    def draw_room(self, first: Cell, last: Cell, loot: Signs, crews: Signs) -> None:
        """Draw walls from the first to the last cell, doors where paths meet them, and the contents."""
        top, bottom = self.line(first[0]) - 1, self.line(last[0]) + 1
        left, right = self.left(first), self.left(last) + self.width - 1
        role = "marked" if first in self.marked else "room"
        self.sheet.put(top, left, "╔" + "═" * (right - left - 1) + "╗", role)
        for y in range(top + 1, bottom):
            self.sheet.put(y, left, "║" + " " * (right - left - 1) + "║", role)
        self.sheet.put(bottom, left, "╚" + "═" * (right - left - 1) + "╝", role)
        for row in range(first[0], last[0] + 1):
            self.door((row, first[1]), "w", self.line(row), left, "╢")
            self.door((row, last[1]), "e", self.line(row), right, "╟")
        for column in range(first[1], last[1] + 1):
            middle = self.left((0, column)) + self.middle
            self.door((first[0], column), "n", top, middle, "╧")
            self.door((last[0], column), "s", bottom, middle, "╤")
        self.fill(top + 1, bottom - 1, left + 1, right - left - 1, loot, crews)

    def door(self, cell: Cell, way: str, y: int, x: int, sign: str) -> None:
        """Draw a door where a path meets the wall."""
        if joined(self.map, cell, way):
            self.sheet.put(y, x, sign, "path")

    def fill(
        self,
        top: int,
        bottom: int,
        x: int,
        room: int,
        loot: Signs,
        crews: Signs,
    ) -> None:
        """Put loot on a room's first line, crews on its last."""
        spaced = [sign for token in loot for sign in (token, BLANK)][:-1]
        if top == bottom:
            crews = [*spaced, *([BLANK] if loot and crews else []), *crews]
        else:
            self.lay(top, x, fitted(spaced if width_of(spaced) <= room else loot, room))
        self.lay(bottom, x, fitted(crews, room))

    def lay(self, y: int, x: int, signs: Signs) -> None:
        """Draw signs side by side."""
        for sign, role in signs:
            self.sheet.put(y, x, sign, role)
            x += len(sign)


def loot_signs(values: Sequence[int]) -> list[Run]:
    """Return the signs of loot."""
    return [Run(str(value).replace("-", "−"), "loot") for value in values]


def crew_signs(seats: Sequence[int]) -> list[Run]:
    """Return the signs of crews."""
    return [Run(MARKS[seat], f"crew-{seat}") for seat in seats]


def width_of(signs: Signs) -> int:
    """Return the width of signs in characters."""
    return sum(len(sign) for sign, _ in signs)


def fitted(signs: Signs, room: int) -> list[Run]:
    """Return as many signs as fit, followed by `MORE` if some are left out."""
    shown = list(signs)
    if width_of(shown) <= room:
        return shown
    while shown and width_of(shown) > room - len(MORE):
        shown.pop()
    return [*shown, Run(MORE, "more")]


def width_for(view: View, room: int) -> int:
    """Return the width of cells for a map of at most `room` columns; even the narrowest may not fit."""
    columns: int = view["size"][1]
    return min(WIDEST, max(NARROWEST, (room - MARGIN) // columns))


def drawn(view: View, room: int = 80) -> list[str]:
    """Return the map as lines of text."""
    return text_of(MapPlan(view, width_for(view, room)).draw())
