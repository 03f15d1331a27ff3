"""Critter Heist's board: the map follows the active crew; tiles are drawn as they would be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rascals.tui import heist_plan as ground
from rascals.tui.board import BoardScene
from rascals.tui.heist_plan import JUNCTIONS, MARGIN, NARROWEST, Cell, MapPlan, width_for
from rascals.tui.map_board import MapBoard
from rascals.tui.wording import View

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.tui.sheet import Row

STYLES = {
    "axis": "$quiet",
    "dark": "$border-blurred",
    "path": "$primary",
    "room": "$secondary",
    "home": "$quiet",
    "security": "bold $error",
    "trap": "bold $warning",
    "loot": "bold $success",
    "asked": "bold $accent",
    "marked": "bold $background on $accent",
    "more": "bold",
}


class HeistBoard(MapBoard):
    """Critter Heist's board."""

    KEYS = "tui-heist-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any", "tui-heist-help")
    STYLES = STYLES

    def headline(self, scene: BoardScene) -> str:
        """Return the round, or the phase."""
        view = scene.view
        if view["phase"] == "heist" and view["round"]:
            return self.words.text("heist-label-round", round=view["round"])
        return self.words.term("heist", view["phase"])

    def width_of(self, view: View) -> int:
        """Return the width of the map with cells one column wider than the narrowest."""
        columns: int = view["size"][1]
        return MARGIN + (NARROWEST + 1) * columns

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the map in the available width, with the tile being placed on the marked cell."""
        return MapPlan(tried(view, cells), width_for(view, self.room()), cells).draw()

    def begins_below(self, view: View) -> bool:
        """Return True while hiring, when the map is empty and the decision concerns the cards."""
        return bool(view["phase"] == "hire")

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int]:
        """Return the column and row of the first cell of the marked row, else of the active crew."""
        cell = min(cells or {busy_cell(view)})
        plan = MapPlan(view, width_for(view, self.room()))
        return plan.left(cell), plan.line(cell[0])

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the cells of a row's only move."""
        return pointed_by(row, view)

    def row_text(self, row: tuple[Move, ...]) -> str:
        """Return the text of a row; for a tile, with a drawing of its paths."""
        text = super().row_text(row)
        sign = tile_sign(row[0], self.seen) if len(row) == 1 and self.seen is not None else ""
        return f"{sign} {text}" if sign else text


def busy_cell(view: View) -> Cell:
    """Return the cell of the active crew: the one that arrives, has to decide or is on turn."""
    pending = view["pending"] or {}
    arrival = pending.get("arrival") or {}
    busy = (pending.get("of"), arrival.get("seat"), pending.get("seat"), view["turn"], view["seat"], view["first"])
    return ground.at(view["seats"][next(seat for seat in busy if seat is not None)])


def pointed_by(row: Sequence[Move], view: View) -> set[Cell]:
    """Return the cells of a row's only move: its destination, the cell it names, or the cell of the crew it names."""
    if len(row) != 1:
        return set()
    move = row[0]
    named: Any = move.args.get("cell")
    if named is not None:
        row_, column = named.split(",")
        return {(int(row_), int(column))}
    if move.kind == "target":
        return {ground.at(view["seats"][move.args["seat"]])}
    if move.kind == "move" and view["turn"] is not None:
        return {ground.beside(ground.at(view["seats"][view["turn"]]), move.args["way"])}
    return set()


# ---------------------------------------------------------------- tiles being placed


def tile_sign(move: Move, view: View) -> str:
    """Return a drawing of the paths of the tile that a move turns or names; empty for other moves."""
    tile = move.args.get("tile")
    if move.kind == "rotate":
        tile = tile_to_rotate(view)
    elif move.kind == "turn":
        tile = tile_in_question(view)
    degrees = int(move.args["by"].removeprefix("r")) if "by" in move.args else 0
    return JUNCTIONS[ground.turned(tile, degrees)] if tile else ""


def tile_in_question(view: View) -> str | None:
    """Return the tile being placed: the one named in the draft, the one held, or the one laid out."""
    pending = view["pending"] or {"tiles": [], "kind": ""}
    verb, *words = (view["draft"] or "").split(" ")
    named: str | None = next((word for word in words if word.partition("-")[0] in ground.AT_REST), None)
    held = view["seats"][view["seat"]]["held"] if view["seat"] is not None else None
    if named is None and (verb == "web" or "held" in words) and held:
        return str(held[0])
    return named or next(iter(pending["tiles"]), None)


def tile_to_rotate(view: View) -> str | None:
    """Return the tile that a trap turns: the new one, or the one below the crew."""
    pending = view["pending"] or {"tiles": [], "seat": None}
    if pending["tiles"]:
        return str(pending["tiles"][-1])
    return ground.ground(view)[ground.at(view["seats"][pending["seat"]])].tile


def tried(view: View, cells: set[Cell]) -> View:
    """Return the view with the tile being placed on the only marked cell, if its rotation is chosen."""
    turn = (view["draft"] or "").rpartition(" ")[2]
    tile = tile_in_question(view)
    if len(cells) != 1 or tile is None or not turn.removeprefix("r").isdecimal():
        return view
    (cell,) = cells
    laid = [entry for entry in view["board"] if ground.at(entry) != cell]
    return {**view, "board": [*laid, {"at": [*cell], "tile": tile, "rotation": int(turn.removeprefix("r"))}]}
