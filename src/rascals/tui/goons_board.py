"""Goons' board: the city, sentences beside it, and the moves as a list."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.content import Content

from rascals.tui.board import BoardScene
from rascals.tui.generic_board import entitled
from rascals.tui.goons_city import CELL, MARGIN, Cell, CityPlan
from rascals.tui.goons_lines import Lines
from rascals.tui.map_board import MapBoard
from rascals.tui.wording import View

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.tui.sheet import Row

CUBES = {"R": "$error", "Y": "$warning", "G": "$success", "B": "$seat-1"}
NAMED = re.compile(r"\d+,\d+")
TITLE = re.compile(r" *([RYGB]) \w")


class GoonsBoard(MapBoard):
    """Goons' board."""

    KEYS = "tui-goons-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any", "tui-goons-help")
    STYLES: ClassVar[Mapping[str, str]] = {
        **{letter: f"bold {colour}" for letter, colour in CUBES.items()},
        **{letter.lower(): colour for letter, colour in CUBES.items()},
        "axis": "$quiet",
        "frame": "$border-blurred",
        "J": "$quiet",
        "bare": "$quiet",
        "free": "bold $foreground",
        "marked": "bold $background on $accent",
    }

    def headline(self, scene: BoardScene) -> str:
        """Return the round and turn, or the phase."""
        view = scene.view
        if view["phase"] == "turn":
            return self.words.text("tui-goons-when", round=view["round"], turn=view["turn"])
        return self.words.term("goons", view["phase"])

    def width_of(self, view: View) -> int:
        """Return the width of the city."""
        plan = CityPlan(view)
        return MARGIN + CELL * plan.size + len(plan.across)

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the city, with the cells of the marked row and of the draft highlighted."""
        return CityPlan(view, cells | cells_in(view["draft"] or "")).draw()

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the cells that a row's only move names."""
        del view
        return cells_in(str(row[0])) if len(row) == 1 else set()

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int] | None:
        """Return the column and row of the first cell of the marked row."""
        if not cells:
            return None
        row, column = min(cells)
        plan = CityPlan(view)
        return plan.left(column), plan.line(row)

    def worded(self, move: Move) -> str:
        """Return a move in words; for one that takes a reward, with the reward."""
        text = super().worded(move)
        lines = None if self.seen is None else Lines(self.seen, self.words, self.names)
        return lines.titled(text, reward) if lines is not None and (reward := lines.detail(move)) else text

    def coloured(self, line: str) -> Content:
        """Return a line with its title in bold, and a seat's mark or a colour's letter in its colour."""
        title = TITLE.match(line)
        if title is None:
            return super().coloured(line)
        at = title.start(1)
        return Content.assemble(line[:at], (line[at], f"bold {CUBES[line[at]]}"), entitled(line[at + 1 :]))


def cells_in(notation: str) -> set[Cell]:
    """Return the cells that a notation names."""
    found = (cell.split(",") for cell in NAMED.findall(notation))
    return {(int(row), int(column)) for row, column in found}
