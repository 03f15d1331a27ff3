"""The screens that cover the table: between two people, help, rules, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, OptionList, Static

if TYPE_CHECKING:
    from rascals.words import Words


class Curtain(Screen[None]):
    """Hides the table until the named person is alone with the screen. Opaque: nothing shines through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss_curtain", show=False)]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.person = name

    def compose(self) -> ComposeResult:
        """Show whose turn it is, and the one key."""
        yield Static(self.words.text("tui-curtain", name=self.person), id="curtain", markup=False)

    def action_dismiss_curtain(self) -> None:
        """Open the table for the person."""
        self.dismiss(None)


class Reading(ModalScreen[None]):
    """A text to read, closed by the keys that close things."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,question_mark,f1,r", "close", show=False)]

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
        """Let the arrows scroll at once."""
        self.query_one("#reading").focus()

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class Unfolding(ModalScreen[None]):
    """What happened, line by line, `pace` seconds apart; Enter goes on, Escape shows all, and then both close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "further", show=False),
        Binding("escape,q", "whole", show=False),
    ]

    def __init__(self, words: Words, lines: Sequence[str], pace: float) -> None:
        super().__init__()
        self.words = words
        self.lines = lines
        self.pace = pace
        self.told = Static(id="unfolded", markup=False)
        self.shown = 0

    def compose(self) -> ComposeResult:
        """Show what there is so far in a scrolling frame."""
        with VerticalScroll(id="reading"):
            yield self.told
        yield Static(self.words.text("tui-skip"), id="reading-hint", markup=False)

    def on_mount(self) -> None:
        """Begin with the first line."""
        self.show(1)
        self.set_interval(self.pace, lambda: self.show(self.shown + 1))

    def show(self, number: int) -> None:
        """Show so many lines, the last of them in sight."""
        self.shown = min(number, len(self.lines))
        self.told.update("\n".join(self.lines[: self.shown]))
        self.query_one("#reading").scroll_end(animate=False)

    def action_further(self) -> None:
        """Show one line more, or close."""
        if self.shown == len(self.lines):
            self.dismiss(None)
        else:
            self.show(self.shown + 1)

    def action_whole(self) -> None:
        """Show all lines, or close."""
        if self.shown == len(self.lines):
            self.dismiss(None)
        else:
            self.show(len(self.lines))


class Saying(ModalScreen[str]):
    """What can be said in the game's own words, as a list: answers what was chosen, in notation."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "nothing", show=False)]

    def __init__(self, words: Words, ways: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.words = words
        self.ways = ways

    def compose(self) -> ComposeResult:
        """Show the list."""
        yield OptionList(*(text for _, text in self.ways), id="sayings", markup=False)
        yield Static(self.words.text("tui-close-hint"), id="reading-hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say what was chosen."""
        event.stop()
        self.dismiss(self.ways[event.option_index][0])

    def action_nothing(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class Ending(ModalScreen[str]):
    """The final scores. Answers `again`, `replay`, `table` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('again')", show=False),
        Binding("v", "answer('replay')", show=False),
        Binding("escape,t", "answer('table')", show=False),
        Binding("q", "answer('quit')", show=False),
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
        """Lay the rows out in columns: names to the left, numbers to the right; winners in bold with a star."""
        widths = [max(len(row[column]) for row in self.rows) for column in range(len(self.rows[0]))]
        lines = []
        for number, row in enumerate(self.rows):
            cells = [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
            winner = number > 0 and self.won[number - 1]
            style = "$quiet" if number == 0 else "bold $accent" if winner else ""
            lines.append(Content.styled(("★ " if winner else "  ") + "   ".join(cells), style))
        return Content("\n").join(lines)

    def action_answer(self, choice: str) -> None:
        """Leave with what was chosen."""
        self.dismiss(choice)
