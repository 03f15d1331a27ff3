"""What table and replay share, and the screens on top: the curtain between two people, texts, lists, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, Markdown, OptionList, Static

from rascals.core.untrusted_text import whole_number
from rascals.tui.board import DARK, LIGHT, BoardScene, BoardWidget, board_of
from rascals.tui.wording import title_of

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.words import Words

WIDE = 110  # columns from which the log is wider
TALL = 26  # lines from which blank lines separate the parts


class BoardApp(App[None]):
    """What the table and the replay share: the layout, the style sheet, the two themes, and the rules."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    words: Words
    drawing: str  # the game whose board draws the match

    @property
    def match(self) -> Match:
        """The match shown."""
        raise NotImplementedError

    def lay_out(self, keys: str, *below: Widget) -> ComposeResult:
        """Lay out the title, the table, the log, the widgets `below`, the status, and the keys by their text id."""
        yield Static(id="headline", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield board_of(self.drawing)(self.words, self.match.game.players)
            with VerticalScroll(id="log"):
                yield Static(id="log-lines")
        yield from below
        yield Static(id="status", markup=False)
        yield Static(self.words.text(keys), id="keys", markup=False)

    @property
    def board(self) -> BoardWidget:
        """The drawn table."""
        return self.screen_stack[0].query_one(BoardWidget)

    def show_scene(self, scene: BoardScene) -> None:
        """Draw a scene, with the headline above it."""
        self.board.show(scene)
        title = f"{title_of(self.match.game, self.words)} · {self.board.headline(scene)}"
        self.screen_stack[0].query_one("#headline", Static).update(title)

    def show_log(self, lines: Sequence[Content]) -> None:
        """Show the lines of the log, scrolled to the last."""
        base = self.screen_stack[0]
        base.query_one("#log-lines", Static).update(Content("\n").join(lines))
        base.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def dress(self) -> None:
        """Set the dark theme and the titles."""
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name
        self.title = title_of(self.match.game, self.words)
        self.query_one("#log").border_title = self.words.text("tui-log")

    def on_resize(self, event: Resize) -> None:
        """Widen the log on a wide terminal, and drop blank lines on a short one."""
        self.screen_stack[0].set_class(event.size.width >= WIDE, "wide")
        self.screen_stack[0].set_class(event.size.height < TALL, "short")

    def action_dark(self) -> None:
        """Toggle the dark and the light theme."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_rules(self) -> None:
        """Show the rules."""
        self.push_screen(ReadingScreen(self.words, self.words.rules(self.match.game.name)))

    def get_css_variables(self) -> dict[str, Any]:
        """Return the CSS variables, with those of the dark theme as defaults."""
        variables: dict[str, Any] = super().get_css_variables()
        return {**DARK.variables, **variables}


class Curtain(Screen[None]):
    """Hides the table until the named person is alone at the screen. Opaque, unlike a modal screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.person = name

    def compose(self) -> ComposeResult:
        """Show whose turn it is, and the key to press."""
        yield Static(self.words.text("tui-curtain", name=self.person), id="curtain", markup=False)


class ReadingScreen(ModalScreen[None]):
    """A scrolling Markdown text, closed by any of its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,question_mark,f1,r", "dismiss", show=False)]

    def __init__(self, words: Words, markdown: str) -> None:
        super().__init__()
        self.words = words
        self.markdown = markdown

    def compose(self) -> ComposeResult:
        """Show the text in a scrolling frame."""
        with VerticalScroll(id="reading"):
            yield Markdown(self.markdown, open_links=False)
        yield Static(self.words.text("tui-close-hint"), id="reading-hint", markup=False)

    def on_mount(self) -> None:
        """Focus the text, so that the arrows scroll it."""
        self.query_one("#reading").focus()


class Unfolding(ModalScreen[None]):
    """Events line by line, `pace` seconds apart. Enter shows the next, Escape all; after the last, both close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "further", show=False),
        Binding("escape,q", "whole", show=False),
    ]

    def __init__(self, words: Words, lines: Sequence[str], pace: float) -> None:
        super().__init__()
        self.words = words
        self.lines = lines
        self.pace = pace
        self.body = Static(id="unfolded", markup=False)
        self.shown = 0

    def compose(self) -> ComposeResult:
        """Show the lines so far in a scrolling frame."""
        with VerticalScroll(id="reading"):
            yield self.body
        yield Static(self.words.text("tui-skip"), id="reading-hint", markup=False)

    def on_mount(self) -> None:
        """Show the first line and start the timer."""
        self.show(1)
        self.set_interval(self.pace, lambda: self.show(self.shown + 1))

    def show(self, number: int) -> None:
        """Show the first `number` lines, scrolled to the last."""
        self.shown = min(number, len(self.lines))
        self.body.update("\n".join(self.lines[: self.shown]))
        self.query_one("#reading").scroll_end(animate=False)

    def action_further(self) -> None:
        """Show one more line, or close."""
        self.show_or_close(self.shown + 1)

    def action_whole(self) -> None:
        """Show all lines, or close."""
        self.show_or_close(len(self.lines))

    def show_or_close(self, number: int) -> None:
        """Show the first `number` lines; close if all were shown before."""
        if self.shown == len(self.lines):
            self.dismiss(None)
        else:
            self.show(number)


class Choosing(ModalScreen[str]):
    """A list to choose from, such as phrases to say; `ways`: (result, text) of each line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, words: Words, ways: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.words = words
        self.ways = ways

    def compose(self) -> ComposeResult:
        """Show the list."""
        yield OptionList(*(text for _, text in self.ways), id="sayings", markup=False)
        yield Static(self.words.text("tui-close-hint"), id="reading-hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the result of the chosen line."""
        event.stop()
        self.dismiss(self.ways[event.option_index][0])


class ConditionalMoveScreen(ModalScreen[tuple[str, int]]):
    """A list of conditional moves, then the number for the chosen one. Returns (name, number); `("", 0)` cancels.

    `offered`: name -> (text, lowest number, highest number). `stands`: the text of the one already set, or None.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: Words, offered: dict[str, tuple[str, int, int]], stands: str | None) -> None:
        super().__init__()
        self.words = words
        self.offered = offered
        self.stands = stands
        self.name_chosen = ""

    def compose(self) -> ComposeResult:
        """Show the list; first the line that cancels the one already set."""
        lines = [f"{text} ({lowest} … {highest})" if lowest < highest else text
                 for text, lowest, highest in self.offered.values()]  # fmt: skip
        cancel = [] if self.stands is None else [f"{self.words.text('conditional-move-cancel')}: {self.stands}"]
        yield OptionList(*cancel, *lines, id="sayings", markup=False)
        yield Input(id="number", type="integer", classes="hidden")
        yield Static(self.words.text("conditional-move-about"), id="conditional-move-hint", markup=False)
        yield Static(self.words.text("tui-close-hint"), id="reading-hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the chosen condition, or ask for its number if there is a choice."""
        event.stop()
        index = event.option_index - (self.stands is not None)
        if index < 0:
            self.dismiss(("", 0))
            return
        self.name_chosen = list(self.offered)[index]
        _, lowest, highest = self.offered[self.name_chosen]
        if lowest == highest:
            self.dismiss((self.name_chosen, lowest))
            return
        field = self.query_one("#number", Input)
        field.remove_class("hidden")
        field.placeholder = self.words.text("tui-conditional-move-number", lowest=lowest, highest=highest)
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the number; if it is not valid, show the valid range and ask again."""
        event.stop()
        _, lowest, highest = self.offered[self.name_chosen]
        number = whole_number(event.value)
        if number is not None and lowest <= number <= highest:
            self.dismiss((self.name_chosen, number))
        else:
            refusal = self.words.text("error-condition-range", lowest=lowest, highest=highest)
            self.query_one("#conditional-move-hint", Static).update(refusal)


class EndScreen(ModalScreen[str]):
    """The final scores. Returns `again`, `replay`, `table` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "dismiss('again')", show=False),
        Binding("v", "dismiss('replay')", show=False),
        Binding("escape,t", "dismiss('table')", show=False),
        Binding("q", "dismiss('quit')", show=False),
    ]

    def __init__(self, words: Words, title: str, rows: Sequence[Sequence[str]], won: Sequence[bool]) -> None:
        super().__init__()
        self.words = words
        self.ending_title = title
        self.rows = rows
        self.won = won

    def compose(self) -> ComposeResult:
        """Show the title, the table of results and the keys."""
        with Vertical(id="ending"):
            yield Static(self.ending_title, id="ending-title", markup=False)
            yield Static(self.results(), id="ending-results")
            yield Static(self.words.text("tui-ending-hint"), id="ending-hint", markup=False)

    def results(self) -> Content:
        """Return the rows in columns: names left-aligned, numbers right-aligned, winners in bold with a star."""
        widths = [max(len(row[column]) for row in self.rows) for column in range(len(self.rows[0]))]
        lines = []
        for number, row in enumerate(self.rows):
            cells = [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
            winner = number > 0 and self.won[number - 1]
            style = "$quiet" if number == 0 else "bold $accent" if winner else ""
            lines.append(Content.styled(("★ " if winner else "  ") + "   ".join(cells), style))
        return Content("\n").join(lines)
