"""Critter Heist drawn: the map, what is said beside it, and the moves as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from rascals.tui.board import Scene
from rascals.tui.generic import board as generic
from rascals.tui.generic.board import entitled
from rascals.tui.heist import ground
from rascals.tui.heist.ground import Cell, View
from rascals.tui.heist.lines import beside_map, lines, signs
from rascals.tui.heist.plan import JUNCTIONS, MARGIN, NARROWEST, Plan, Run, width_for
from rascals.tui.theme import seat_style
from rascals.tui.wording import MARKS

if TYPE_CHECKING:
    from rascals.core.moves import Move

BESIDE = 28  # columns that the sentences need beside the map; with less they stand below it
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


class Board(generic.Board):
    """The table of Critter Heist. The map follows what is being done; one key says all in words, one looks around."""

    KEYS = "tui-heist-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any", "tui-heist-help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "words", show=False),
        Binding("m", "look_around", show=False),
    ]
    seen: View | None = None  # what is drawn
    in_words = False  # the map is said instead of drawn
    looking = False  # the map has the whole board

    def compose(self) -> ComposeResult:
        """Lay out the map and what is said beside it, the draft and the moves."""
        with ScrollableContainer(id="view"):
            yield Static(id="map", markup=False)
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(id="typed")

    def headline(self, scene: Scene) -> str:
        """Return the round, or what else is being done."""
        view = scene.view
        if view["phase"] == "heist" and view["round"]:
            return self.words.text("heist-label-round", round=view["round"])
        return self.words.term("heist", view["phase"])

    # ------------------------------------------------------------ drawing

    def show(self, scene: Scene) -> None:
        """Draw the view, with the crew that is playing in the middle, and offer the moves."""
        self.seen, self.looking = scene.view, False
        super().show(scene)
        self.follow_crew()

    def picture(self, view: View) -> None:
        """Draw a view, or say it."""
        self.seen = view
        drawn, panels = self.query_one("#map", Static), self.query_one("#panels", Static)
        drawn.display = not self.in_words
        said = lines if self.in_words else beside_map
        told = [self.coloured(line) for line in said(view, self.words, self.names)]
        if not self.in_words and view["phase"] != "hire":
            told.append(Content.styled(signs(self.words, self.names), "$quiet"))
        panels.update(Content("\n").join(told))
        self.draw_map()

    def coloured(self, line: str) -> Content:
        """Write a line with its title in bold, a crew's mark in the crew's colour."""
        mark = line[:1]
        if mark not in MARKS:
            return entitled(line)
        return Content.assemble((mark, seat_style(MARKS.index(mark), self.players)), entitled(line[1:]))

    def draw_map(self) -> None:
        """Draw the map, with the cells of the marked line standing out; the sentences beside it if there is room."""
        if self.seen is not None:
            needed = MARGIN + (NARROWEST + 1) * self.seen["size"][1]
            self.set_class(self.query_one("#view").size.width >= needed + BESIDE, "beside")
            cells = self.pointed()
            rows = Plan(tried(self.seen, cells), self.cell_width(self.seen), cells).draw()
            said = (Content.assemble(*((run.text, self.style_of(run)) for run in row)) for row in rows)
            self.query_one("#map", Static).update(Content("\n").join(said))

    def style_of(self, run: Run) -> str:
        """Return how a sign looks: a crew's and its start's in the crew's colour."""
        role, _, seat = run.role.partition("-")
        return seat_style(int(seat), self.players) if seat else STYLES.get(role, "")

    def cell_width(self, view: View) -> int:
        """Return how wide cells are drawn: so that the map fits, where it can."""
        room = self.query_one("#view").size.width - 1
        return width_for(view, room - BESIDE if self.has_class("beside") else room)

    def on_resize(self) -> None:
        """Draw anew, as large as there is room for."""
        self.call_after_refresh(self.draw_map)
        self.call_after_refresh(self.follow_crew)

    # ------------------------------------------------------------ where to look

    def follow_crew(self) -> None:
        """Bring the cells of the marked line into sight, else the crew that is playing; while hiring, the cards."""
        if self.seen is None or self.in_words:
            return
        if self.seen["phase"] == "hire":
            self.query_one("#view", ScrollableContainer).scroll_end(animate=False)
            return
        cells = self.pointed() or {self.busy_cell(self.seen)}
        self.call_after_refresh(self.bring, self.seen, min(cells))

    def busy_cell(self, view: View) -> Cell:
        """Return where something is being done: where the crew stands that arrives, is asked or is on turn."""
        pending = view["pending"] or {}
        arrival = pending.get("arrival") or {}
        busy = (pending.get("of"), arrival.get("seat"), pending.get("seat"), view["turn"], view["seat"], view["first"])
        return ground.at(view["seats"][next(seat for seat in busy if seat is not None)])

    def bring(self, view: View, cell: Cell) -> None:
        """Bring a cell into the middle of what is to be seen of the map."""
        plan, around = Plan(view, self.cell_width(view)), self.query_one("#view", ScrollableContainer)
        across = middled(plan.left(cell), around.size.width, len(plan.sheet.rows[0]))
        down = middled(plan.line(cell[0]), around.size.height, len(plan.sheet.rows))
        around.scroll_to(across, down, animate=False, force=True)

    def pointed(self) -> set[Cell]:
        """Return the cells that the marked line of the list names."""
        choices = self.query_one("#choices", OptionList)
        place = choices.highlighted
        if self.seen is None or place is None or not choices.display or place >= len(self.rows):
            return set()
        return pointed_by(self.rows[place], self.seen)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Mark the cells of the line that the arrows have come to."""
        event.stop()
        self.draw_map()
        self.follow_crew()

    def row_text(self, row: tuple[Move, ...]) -> str:
        """Return a line of the list; how a tile would lie is drawn, too."""
        text = super().row_text(row)
        sign = tile_sign(row[0], self.seen) if len(row) == 1 and self.seen is not None else ""
        return f"{sign} {text}" if sign else text

    # ------------------------------------------------------------ keys

    def action_words(self) -> None:
        """Say the map in words, or draw it again."""
        self.in_words = not self.in_words
        if self.seen is not None:
            self.picture(self.seen)
            self.query_one("#view", ScrollableContainer).scroll_home(animate=False)
            self.follow_crew()

    def action_look_around(self) -> None:
        """Give the map the whole board and the arrows, or go back to the moves."""
        self.looking = not self.looking
        self.query_one("#choices").display = bool(self.rows) and not self.looking
        self.query_one("#typed").display = bool(self.possible) and not self.looking
        if self.looking:
            self.query_one("#view").focus()
        else:
            super().action_list()
        self.call_after_refresh(self.follow_crew)

    def action_list(self) -> None:
        """Go back to the list, from typing or from the map."""
        if self.looking:
            self.action_look_around()
        else:
            super().action_list()


def middled(place: int, room: int, size: int) -> int:
    """Return where to begin showing what is larger than the room, so that a place is in the middle where it can be."""
    return max(0, min(place - room // 2, size - room))


def pointed_by(row: tuple[Move, ...], view: View) -> set[Cell]:
    """Return the cells that a line's only move names: where it leads, what it is about, where the named crew stands."""
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


# ---------------------------------------------------------------- tiles that are being placed


def tile_sign(move: Move, view: View) -> str:
    """Return the paths of the tile that a move turns or names, as they are drawn."""
    tile = move.args.get("tile")
    if move.kind == "rotate":
        tile = tile_to_rotate(view)
    elif move.kind == "turn":
        tile = tile_in_question(view)
    degrees = int(move.args["by"].removeprefix("r")) if "by" in move.args else 0
    return JUNCTIONS[ground.turned(tile, degrees)] if tile else ""


def tile_in_question(view: View) -> str | None:
    """Return the tile that a placing under way is about: the one named, the one held, or the one laid out."""
    pending = view["pending"] or {"tiles": [], "kind": ""}
    verb, *words = (view["draft"] or "").split(" ")
    named: str | None = next((word for word in words if word.partition("-")[0] in ground.AT_REST), None)
    held = view["seats"][view["seat"]]["held"] if view["seat"] is not None else None
    if named is None and (verb == "web" or "held" in words) and held:
        return str(held[0])
    return named or next(iter(pending["tiles"]), None)


def tile_to_rotate(view: View) -> str | None:
    """Return the tile that a trap turns: the one it puts there, or the one below the crew."""
    pending = view["pending"] or {"tiles": [], "seat": None}
    if pending["tiles"]:
        return str(pending["tiles"][-1])
    return ground.ground(view)[ground.at(view["seats"][pending["seat"]])].tile


def tried(view: View, cells: set[Cell]) -> View:
    """Return a view with the tile of a placing under way on the cell that is looked at."""
    turn = (view["draft"] or "").rpartition(" ")[2]
    tile = tile_in_question(view)
    if len(cells) != 1 or tile is None or not turn.removeprefix("r").isdecimal():
        return view
    (cell,) = cells
    laid = [entry for entry in view["board"] if ground.at(entry) != cell]
    return {**view, "board": [*laid, {"at": [*cell], "tile": tile, "rotation": int(turn.removeprefix("r"))}]}
