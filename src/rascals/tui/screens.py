"""The screens that cover the table: between two people, help, rules, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, OptionList, Static

from rascals.core.untrusted_text import whole_number

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
        """Show lines of text, the last of them in sight."""
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


class Choosing(ModalScreen[str]):
    """A list to choose from, such as what can be said; `ways`: what is answered for each line, and the line."""

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
        """Answer what was chosen."""
        event.stop()
        self.dismiss(self.ways[event.option_index][0])

    def action_nothing(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class ConditionalMoveScreen(ModalScreen[tuple[str, int]]):
    """Conditional moves as a list, then the number of the one that is chosen. Answers both; `("", 0)` ends what stands.

    `offered`: by name the words and the least and greatest number. `stands`: what is decided already, in words.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]

    def __init__(self, words: Words, offered: dict[str, tuple[str, int, int]], stands: str | None) -> None:
        super().__init__()
        self.words = words
        self.offered = offered
        self.stands = stands
        self.name_chosen = ""

    def compose(self) -> ComposeResult:
        """Show the list, headed by the way back from what stands."""
        lines = [f"{text} ({lowest} … {highest})" if lowest < highest else text
                 for text, lowest, highest in self.offered.values()]  # fmt: skip
        cancel = [] if self.stands is None else [f"{self.words.text('conditional-move-cancel')}: {self.stands}"]
        yield OptionList(*cancel, *lines, id="sayings", markup=False)
        yield Input(id="number", type="integer", classes="hidden")
        yield Static(self.words.text("conditional-move-about"), id="conditional-move-hint", markup=False)
        yield Static(self.words.text("tui-close-hint"), id="reading-hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Decide, where there is no number to choose; else ask for it."""
        event.stop()
        place = event.option_index - (self.stands is not None)
        if place < 0:
            self.dismiss(("", 0))
            return
        self.name_chosen = list(self.offered)[place]
        _, lowest, highest = self.offered[self.name_chosen]
        if lowest == highest:
            self.dismiss((self.name_chosen, lowest))
            return
        field = self.query_one("#number", Input)
        field.remove_class("hidden")
        field.placeholder = self.words.text("tui-conditional-move-number", lowest=lowest, highest=highest)
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Decide on the number; one that is not valid is asked for again, with what is."""
        event.stop()
        _, lowest, highest = self.offered[self.name_chosen]
        number = whole_number(event.value)
        if number is not None and lowest <= number <= highest:
            self.dismiss((self.name_chosen, number))
        else:
            refusal = self.words.text("error-condition-range", lowest=lowest, highest=highest)
            self.query_one("#conditional-move-hint", Static).update(refusal)

    def action_nothing(self) -> None:
        """Go back to the table, all as it was."""
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
