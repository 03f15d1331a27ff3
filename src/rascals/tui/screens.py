"""The screens that cover the table: between two people, help, rules, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

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
