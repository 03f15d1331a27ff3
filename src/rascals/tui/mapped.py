"""A drawn table with a map: the map, what is said beside it, and the moves as a list.

The map follows what is being done; one key says all in words, one gives the map the whole board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from rascals.core.moves import Move
from rascals.tui.board import Scene
from rascals.tui.generic import board as generic
from rascals.tui.generic.board import entitled
from rascals.tui.sheet import Row, Run
from rascals.tui.tables import lines_of
from rascals.tui.theme import seat_style
from rascals.tui.wording import MARKS

View = dict[str, Any]
Cell = tuple[int, int]  # row and column


class Board(generic.Board):
    """The base of boards with a map: subclasses draw it in `rows_of`. `STYLES`: how what the signs show looks."""

    STYLES: ClassVar[Mapping[str, str]] = {}
    BESIDE: ClassVar[int] = 28  # columns that the sentences need beside the map; with less they stand below it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "words", show=False),
        Binding("m", "look_around", show=False),
    ]
    seen: View | None = None  # what is drawn
    in_words = False  # the map is said instead of drawn
    looking = False  # the map has the whole board

    # ------------------------------------------------------------ of each game

    def width_of(self, view: View) -> int:
        """Return how many columns the map needs at least."""
        raise NotImplementedError

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the lines of the map, with these cells standing out."""
        raise NotImplementedError

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the cells that a line of the list names."""
        raise NotImplementedError

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int] | None:
        """Return the column and line to bring into the middle; None to begin at the top."""
        raise NotImplementedError

    def needs_signs(self, view: View) -> bool:
        """Tell whether what the signs mean is to be said."""
        del view
        return True

    def begins_below(self, view: View) -> bool:
        """Tell whether what stands last is what is asked about."""
        del view
        return False

    # ------------------------------------------------------------ drawing

    def compose(self) -> ComposeResult:
        """Lay out the map and what is said beside it, the draft and the moves."""
        with ScrollableContainer(id="view"):
            yield Static(id="map", markup=False)
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(id="typed")

    def show(self, scene: Scene) -> None:
        """Draw the view, with what is being done in sight, and offer the moves."""
        self.seen, self.looking = scene.view, False
        super().show(scene)
        self.follow_play()

    def picture(self, view: View) -> None:
        """Draw a view, or say it."""
        self.seen = view
        drawn, panels = self.query_one("#map", Static), self.query_one("#panels", Static)
        drawn.display = not self.in_words
        said = lines_of(view["game"])
        sentences = (said.lines if self.in_words else said.beside_map)(view, self.words, self.names)
        told = [self.coloured(line) for line in sentences]
        if not self.in_words and self.needs_signs(view):
            told.append(Content.styled(said.signs(self.words, self.names), "$quiet"))
        panels.update(Content("\n").join(told))
        self.draw_map()

    def coloured(self, line: str) -> Content:
        """Write a line with its title in bold, a seat's mark in the seat's colour."""
        bare = line.lstrip()
        mark, indent = bare[:1], line[: len(line) - len(bare)]
        if mark not in MARKS:
            return entitled(line)
        return Content.assemble(indent, (mark, seat_style(MARKS.index(mark), self.players)), entitled(bare[1:]))

    def draw_map(self) -> None:
        """Draw the map, with the cells of the marked line standing out; the sentences beside it if there is room."""
        if self.seen is not None:
            around = self.query_one("#view")
            self.set_class(around.size.width >= self.width_of(self.seen) + self.BESIDE, "beside")
            rows = self.rows_of(self.seen, self.pointed())
            said = (Content.assemble(*((run.text, self.style_of(run)) for run in row)) for row in rows)
            self.query_one("#map", Static).update(Content("\n").join(said))

    def room(self) -> int:
        """Return how many columns there are for the map."""
        room = self.query_one("#view").size.width - 1
        return room - self.BESIDE if self.has_class("beside") else room

    def style_of(self, run: Run) -> str:
        """Return how a sign looks: one of a seat in the seat's colour."""
        role, _, seat = run.role.partition("-")
        return seat_style(int(seat), self.players) if seat else self.STYLES.get(role, "")

    def on_resize(self) -> None:
        """Redraw, as large as there is room for."""
        self.call_after_refresh(self.draw_map)
        self.call_after_refresh(self.follow_play)

    # ------------------------------------------------------------ where to look

    def follow_play(self) -> None:
        """Bring into sight what is being done."""
        if self.seen is None or self.in_words:
            return
        around = self.query_one("#view", ScrollableContainer)
        if self.begins_below(self.seen):
            around.scroll_end(animate=False)
            return
        place = self.place_of(self.seen, self.pointed())
        if place is None:
            around.scroll_home(animate=False)
        else:
            self.call_after_refresh(self.bring, *place)

    def bring(self, across: int, down: int) -> None:
        """Bring a place of the map into the middle of what is to be seen of it."""
        around = self.query_one("#view", ScrollableContainer)
        lines = str(self.query_one("#map", Static).content).splitlines()
        x = middled(across, around.size.width, max(map(len, lines), default=0))
        y = middled(down, around.size.height, len(lines))
        around.scroll_to(x, y, animate=False, force=True)

    def pointed(self) -> set[Cell]:
        """Return the cells that the marked line of the list names."""
        choices = self.query_one("#choices", OptionList)
        place = choices.highlighted
        if self.seen is None or place is None or not choices.display or place >= len(self.rows):
            return set()
        return self.pointed_by(self.rows[place], self.seen)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Mark the cells of the line that the arrows have come to."""
        event.stop()
        self.draw_map()
        self.follow_play()

    # ------------------------------------------------------------ keys

    def action_words(self) -> None:
        """Say the map in words, or draw it again."""
        self.in_words = not self.in_words
        if self.seen is not None:
            self.picture(self.seen)
            self.query_one("#view", ScrollableContainer).scroll_home(animate=False)
            self.follow_play()

    def action_look_around(self) -> None:
        """Give the map the whole board and the arrows, or go back to the moves."""
        self.looking = not self.looking
        self.query_one("#choices").display = bool(self.rows) and not self.looking
        self.query_one("#typed").display = bool(self.possible) and not self.looking
        if self.looking:
            self.query_one("#view").focus()
        else:
            super().action_list()
        self.call_after_refresh(self.follow_play)

    def action_list(self) -> None:
        """Go back to the list, from typing or from the map."""
        if self.looking:
            self.action_look_around()
        else:
            super().action_list()


def middled(place: int, room: int, size: int) -> int:
    """Return where to begin showing what is larger than the room, so that a place is in the middle where it can be."""
    return max(0, min(place - room // 2, size - room))
