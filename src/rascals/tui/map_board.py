"""A board with a map: the map, sentences beside it, and a list of moves.

The map scrolls to the marked move; one key replaces it by words, another gives it the whole board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from rascals.core.moves import Move
from rascals.tui.board import BoardScene, seat_style
from rascals.tui.generic_board import GenericBoard, entitled
from rascals.tui.sheet import Row, Run
from rascals.tui.wording import MARKS, View, lines_of

Cell = tuple[int, int]  # row and column


class MapBoard(GenericBoard):
    """The base of boards with a map: subclasses draw it in `rows_of`. `STYLES`: the style of each role on the map."""

    STYLES: ClassVar[Mapping[str, str]] = {}
    BESIDE: ClassVar[int] = 28  # columns that the sentences need beside the map; with less they go below it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "words", show=False),
        Binding("m", "look_around", show=False),
    ]
    seen: View | None = None  # the last view drawn
    in_words = False  # whether the map is described in words
    looking = False  # whether the map has the whole board

    # ------------------------------------------------------------ for subclasses

    def width_of(self, view: View) -> int:
        """Return the minimum number of columns for the map."""
        raise NotImplementedError

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the rows of the map, with these cells highlighted."""
        raise NotImplementedError

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the cells that a row of the list refers to."""
        raise NotImplementedError

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int] | None:
        """Return the column and row to centre; None to scroll to the top."""
        raise NotImplementedError

    def begins_below(self, view: View) -> bool:
        """Return whether the map is still empty: then its signs are not explained, and the end of the view is shown."""
        del view
        return False

    # ------------------------------------------------------------ drawing

    def compose(self) -> ComposeResult:
        """Lay out the map, the sentences beside it, the draft and the moves."""
        with ScrollableContainer(id="view"):
            yield Static(id="map", markup=False)
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(id="typed")

    def show(self, scene: BoardScene) -> None:
        """Draw the view, scroll to the marked move, and offer the moves."""
        self.seen, self.looking = scene.view, False
        super().show(scene)
        self.follow_play()

    def picture(self, view: View) -> None:
        """Show a view, as a map or in words."""
        self.seen = view
        drawn, panels = self.query_one("#map", Static), self.query_one("#panels", Static)
        drawn.display = not self.in_words
        lines = lines_of(view["game"])(view, self.words, self.names)
        panel = [self.coloured(line) for line in (lines.whole() if self.in_words else lines.beside_map())]
        if not self.in_words and not self.begins_below(view):
            panel.append(Content.styled(lines.signs(), "$quiet"))
        panels.update(Content("\n").join(panel))
        self.draw_map()

    def coloured(self, line: str) -> Content:
        """Return a line with its title in bold and a seat's mark in the seat's colour."""
        bare = line.lstrip()
        mark, indent = bare[:1], line[: len(line) - len(bare)]
        if mark not in MARKS:
            return entitled(line)
        return Content.assemble(indent, (mark, seat_style(MARKS.index(mark), self.players)), entitled(bare[1:]))

    def draw_map(self) -> None:
        """Draw the map, with the cells of the marked row highlighted; the sentences beside it if there is room."""
        if self.seen is not None:
            around = self.query_one("#view")
            self.set_class(around.size.width >= self.width_of(self.seen) + self.BESIDE, "beside")
            rows = self.rows_of(self.seen, self.pointed())
            said = (Content.assemble(*((run.text, self.style_of(run)) for run in row)) for row in rows)
            self.query_one("#map", Static).update(Content("\n").join(said))

    def room(self) -> int:
        """Return the number of columns available for the map."""
        room = self.query_one("#view").size.width - 1
        return room - self.BESIDE if self.has_class("beside") else room

    def style_of(self, run: Run) -> str:
        """Return the style of a run: a seat's colour, or that of its role."""
        role, _, seat = run.role.partition("-")
        return seat_style(int(seat), self.players) if seat else self.STYLES.get(role, "")

    def on_resize(self) -> None:
        """Redraw the map for the new size."""
        self.call_after_refresh(self.draw_map)
        self.call_after_refresh(self.follow_play)

    # ------------------------------------------------------------ where to look

    def follow_play(self) -> None:
        """Scroll to the cells of the marked row, or to the end if the decision is about what is shown there."""
        if self.seen is None or self.in_words:
            return
        around = self.query_one("#view", ScrollableContainer)
        if self.begins_below(self.seen):
            around.scroll_end(animate=False)
            return
        target = self.place_of(self.seen, self.pointed())
        if target is None:
            around.scroll_home(animate=False)
        else:
            self.call_after_refresh(self.bring, *target)

    def bring(self, across: int, down: int) -> None:
        """Scroll so that a position on the map is centred."""
        around = self.query_one("#view", ScrollableContainer)
        lines = str(self.query_one("#map", Static).content).splitlines()
        x = middled(across, around.size.width, max(map(len, lines), default=0))
        y = middled(down, around.size.height, len(lines))
        around.scroll_to(x, y, animate=False, force=True)

    def pointed(self) -> set[Cell]:
        """Return the cells that the marked row of the list refers to."""
        choices = self.query_one("#choices", OptionList)
        marked = choices.highlighted
        if self.seen is None or marked is None or not choices.display or marked >= len(self.rows):
            return set()
        return self.pointed_by(self.rows[marked], self.seen)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Highlight the cells of the newly marked row."""
        event.stop()
        self.draw_map()
        self.follow_play()

    # ------------------------------------------------------------ keys

    def action_words(self) -> None:
        """Toggle between the map and words."""
        self.in_words = not self.in_words
        if self.seen is not None:
            self.picture(self.seen)
            self.query_one("#view", ScrollableContainer).scroll_home(animate=False)
            self.follow_play()

    def action_look_around(self) -> None:
        """Give the map the whole board and the focus, or return to the moves."""
        self.looking = not self.looking
        self.query_one("#choices").display = bool(self.rows) and not self.looking
        self.query_one("#typed").display = bool(self.possible) and not self.looking
        if self.looking:
            self.query_one("#view").focus()
        else:
            super().action_list()
        self.call_after_refresh(self.follow_play)

    def action_list(self) -> None:
        """Return to the list, from typing or from the map."""
        if self.looking:
            self.action_look_around()
        else:
            super().action_list()


def middled(at: int, room: int, size: int) -> int:
    """Return the scroll offset that centres `at` in a window of `room` cells on a content of `size` cells."""
    return max(0, min(at - room // 2, size - room))
