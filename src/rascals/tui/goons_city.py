"""The city of Goons in letters: cubes, empty cells, cubes that can be taken, and the districts framed.

       0 1 2 3 4 5 6       A cube is its colour's letter, or J for junk, followed by ° if it can be taken. A small
      ┌────R────┬───       letter is an empty cell with a star of that colour, followed by their number if more than
    0 │R°J G r2B│Y Y       one; · is one without. Lines separate districts, whose colours are on the frame.

Every sign is clear without its colour. Roles of its runs: `axis`, `frame`, `R` … `J` cubes, `r` … empty cells,
`bare`, `free` for °, `marked`.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

from rascals.tui.sheet import Row, Sheet, text_of
from rascals.tui.wording import View

Cell = tuple[int, int]  # row and column

CELL = 2  # characters of a cell
MARGIN = 3  # columns for the numbers of the rows
FREE, BARE, EMPTY, JUNK = "°", "·", ".", "J"
ARMS = dict(zip(("ns", "ew", "ne", "es", "sw", "nw"), "│─└┌┐┘", strict=True)) | dict(
    zip(("nes", "esw", "nsw", "new", "nesw", "n", "e", "s", "w", ""), "├┬┤┴┼│─│─ ", strict=True)
)


def takeable(view: View) -> set[Cell]:
    """Return the cells whose cube a turn can take: on corners and beside empty cells, else all cubes. [O-09]"""
    city = view["city"]
    last = len(city) - 1
    cubes = {(row, column) for row in range(last + 1) for column in range(last + 1) if city[row][column] not in ".J"}
    corners = {(row, column) for row in (0, last) for column in (0, last)}
    return {cell for cell in cubes if cell in corners or beside_empty(city, cell)} or cubes


def beside_empty(city: list[str], cell: Cell) -> bool:
    """Return whether a cell is orthogonally adjacent to an empty one."""
    row, column = cell
    near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return any(0 <= y < len(city) and 0 <= x < len(city) and city[y][x] == EMPTY for y, x in near)


class CityPlan:
    """A view's city, with `marked` cells highlighted."""

    def __init__(self, view: View, marked: Collection[Cell] = ()) -> None:
        self.city, self.ground, self.stars = view["city"], view["ground"]["colours"], view["ground"]["stars"]
        self.marked, self.free = marked, takeable(view)
        self.size = len(self.city)
        edges = range(self.size + 1)
        self.across = [edge for edge in edges if any(self.wall(row, edge) for row in range(self.size))]
        self.down = [edge for edge in edges if any(self.floor(edge, column) for column in range(self.size))]
        self.sheet = Sheet(1 + self.size + len(self.down), MARGIN + CELL * self.size + len(self.across))

    def draw(self) -> list[Row]:
        """Return the rows from the top."""
        for number in range(self.size):
            self.sheet.put(0, self.left(number), str(number), "axis")
            self.sheet.put(self.line(number), 0, f"{number:>2}", "axis")
            for other in range(self.size):
                self.draw_cell((number, other))
        self.draw_frame()
        return list(self.sheet.runs())

    def line(self, row: int) -> int:
        """Return the y of a row of cells on the sheet."""
        return 1 + row + sum(edge <= row for edge in self.down)

    def left(self, column: int) -> int:
        """Return the x of a column of cells on the sheet."""
        return MARGIN + CELL * column + sum(edge <= column for edge in self.across)

    def draw_cell(self, cell: Cell) -> None:
        """Draw a cube, or the stars of an empty cell."""
        row, column = cell
        y, x, cube = self.line(row), self.left(column), self.city[row][column]
        if cube == EMPTY:
            stars, colour = self.stars[row][column], self.ground[row][column].lower()
            sign, more, role = (colour, str(stars) if stars > 1 else " ", colour) if stars else (BARE, " ", "bare")
        else:
            sign, more, role = cube, FREE if cell in self.free else " ", cube
        stands_out = cell in self.marked
        self.sheet.put(y, x, sign, "marked" if stands_out else role)
        self.sheet.put(y, x + 1, more, "marked" if stands_out else "free" if more == FREE else role)

    # ------------------------------------------------------------ districts

    def wall(self, row: int, edge: int) -> bool:
        """Return whether there is a wall left of column `edge`: between districts, or at the city's edge."""
        return edge in (0, self.size) or self.ground[row][edge - 1] != self.ground[row][edge]

    def floor(self, edge: int, column: int) -> bool:
        """Return whether there is a line above row `edge`: between districts, or at the city's edge."""
        return edge in (0, self.size) or self.ground[edge - 1][column] != self.ground[edge][column]

    def draw_frame(self) -> None:
        """Draw the lines between districts and around the city, and the colours of districts at its top and bottom."""
        for row in range(self.size):
            for edge in self.across:
                if self.wall(row, edge):
                    self.sheet.put(self.line(row), self.left(edge) - 1, "│", "frame")
        for edge in self.down:
            for column in range(self.size):
                if self.floor(edge, column):
                    self.sheet.put(self.line(edge) - 1, self.left(column), "─" * CELL, "frame")
            for wall in self.across:
                self.sheet.put(self.line(edge) - 1, self.left(wall) - 1, self.joint(edge, wall), "frame")
        for edge, row in ((0, 0), (self.size, self.size - 1)):
            for colour, run in groupby(range(self.size), key=lambda column: self.ground[row][column]):
                columns = list(run)
                self.sheet.put(self.line(edge) - 1, self.left(columns[len(columns) // 2]), colour, colour)

    def joint(self, edge: int, wall: int) -> str:
        """Return the box-drawing character where lines meet."""
        arms = {
            "n": edge > 0 and self.wall(edge - 1, wall),
            "e": wall < self.size and self.floor(edge, wall),
            "s": edge < self.size and self.wall(edge, wall),
            "w": wall > 0 and self.floor(edge, wall - 1),
        }
        return ARMS["".join(way for way, present in arms.items() if present)]


def drawn(view: View, marked: Collection[Cell] = ()) -> list[str]:
    """Return the city as lines of text."""
    return text_of(CityPlan(view, marked).draw())
