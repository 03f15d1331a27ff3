"""The board of any game: its view in sentences, its legal moves as a list, composite moves step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rascals.tui.board import BoardScene, BoardWidget
from rascals.tui.wording import lines_of

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

MANY = 12  # up to this many moves are listed one by one; otherwise those of one kind share a row …
FEW = 3  # … unless there are at most this many


class GenericBoard(BoardWidget):
    """Shows any view and any legal moves. Composite moves are drafted step by step and posted as one.

    Moves can also be typed, whole or step by step.
    """

    KEYS = "tui-keys-any"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any",)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "shorten", show=False),
        Binding("t", "type", show=False),
        Binding("escape", "list", show=False),
    ]

    class Drafted(Message):
        """The draft has changed; the app answers by calling `follow` or `refuse`."""

        def __init__(self, draft: list[str]) -> None:
            super().__init__()
            self.draft = draft

    def __init__(self, words: Words, players: int) -> None:
        super().__init__(words, players)
        self.draft: list[str] = []
        self.game = ""
        self.names: Sequence[str] = ()
        self.possible: tuple[Move, ...] = ()  # the legal moves or next steps
        self.rows: list[tuple[Move, ...]] = []  # each row of the list: one move, or all moves of a kind
        self.opened = False  # whether the list shows the moves of one kind

    def compose(self) -> ComposeResult:
        """Lay out the view, the draft and the moves."""
        with VerticalScroll(id="view"):
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(id="typed")

    def headline(self, scene: BoardScene) -> str:
        """Return the number of players."""
        return self.words.text("count-players", count=len(scene.names))

    def show(self, scene: BoardScene) -> None:
        """Show the view and offer the moves."""
        self.draft, self.game, self.names = [], scene.view["game"], scene.names
        self.picture(scene.view)
        self.offer(scene.moves)

    def picture(self, view: dict[str, Any]) -> None:
        """Show a view in sentences."""
        said = [entitled(line) for line in lines_of(view["game"])(view, self.words, self.names).whole()]
        self.query_one("#panels", Static).update(Content("\n").join(said))

    def offer(self, moves: tuple[Move, ...]) -> None:
        """List the legal moves or next steps; if there are any, focus the list."""
        self.possible, self.opened = moves, False
        text = self.words.text("tui-draft", moves="; ".join(self.draft)) if self.draft else ""
        draft = self.query_one("#draft", Static)
        draft.update(text)
        draft.display = bool(text)
        typed = self.query_one("#typed", Input)
        typed.display, typed.value = bool(moves), ""
        if moves:
            typed.placeholder = self.words.text("tui-type-hint", move=str(moves[0]))
        self.list_rows(grouped(moves))

    def list_rows(self, rows: list[tuple[Move, ...]]) -> None:
        """Show the rows of the list."""
        self.rows = rows
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(self.row_text(row)) for row in rows])
        choices.display = bool(rows)
        if rows:
            choices.highlighted = 0
            choices.focus()

    def row_text(self, row: tuple[Move, ...]) -> str:
        """Return the text of a row: a move in words and in notation, or a kind of move with the number of moves."""
        if len(row) > 1:
            return self.words.text("tui-more-moves", kind=self.kind_name(row[0]), count=len(row))
        return f"{self.worded(row[0])}  ({row[0]})"

    def kind_name(self, move: Move) -> str:
        """Return the game's text for this kind of move; else its key."""
        label = f"{self.game}-kind-{move.kind}"
        return self.words.text(label) if self.words.has(label) else move.kind

    def worded(self, move: Move) -> str:
        """Return a move in words; its kind if the game has no text for it."""
        if self.words.has(f"{self.game}-move-{move.kind}"):
            return self.words.move(self.game, move.json(), self.names)
        return move.kind

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Add the chosen move to the draft, or open the list of a kind."""
        event.stop()
        row = self.rows[event.option_index]
        if len(row) > 1:
            self.list_rows([(move,) for move in row])
            self.opened = True
        else:
            self.add(str(row[0]))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Add the typed step to the draft."""
        event.stop()
        if event.value.strip():
            self.add(event.value)

    def add(self, step: str) -> None:
        """Add a step to the draft and post the draft."""
        self.draft.append(step)
        self.post_message(self.Drafted(list(self.draft)))

    def refuse(self) -> None:
        """Drop the last step of the draft, which is illegal."""
        if self.draft:
            self.draft.pop()

    def follow(self, draft: list[str], moves: tuple[Move, ...], complete: bool) -> None:
        """Offer the next steps of a draft, or post it as a move when it is complete."""
        self.draft = draft
        if complete:
            self.post_message(self.Chosen("; ".join(self.draft)))
        else:
            self.offer(moves)

    def action_shorten(self) -> None:
        """Close the list of a kind, or drop the last step of the draft; nothing has been played yet."""
        if self.opened:
            self.offer(self.possible)
        elif self.draft:
            self.draft.pop()
            self.post_message(self.Drafted(list(self.draft)))

    def action_type(self) -> None:
        """Focus the input field for a move."""
        typed = self.query_one("#typed", Input)
        if typed.display:
            typed.focus()

    def action_list(self) -> None:
        """Return from typing to the list."""
        choices = self.query_one("#choices", OptionList)
        if choices.display:
            choices.focus()


def grouped(moves: tuple[Move, ...]) -> list[tuple[Move, ...]]:
    """Return the rows for a list of moves: if there are many, those of one kind share a row."""
    kinds = [tuple(group) for _, group in groupby(moves, lambda move: move.kind)]
    if len(moves) <= MANY or len(kinds) == 1:
        return [(move,) for move in moves]
    lines: list[tuple[Move, ...]] = []
    for kind in kinds:
        lines += [kind] if len(kind) > FEW else [(move,) for move in kind]
    return lines


def entitled(line: str) -> Content:
    """Return a line with its title, up to the first colon, in bold."""
    title, colon, rest = line.partition(":")
    return Content.assemble((title + colon, "bold"), (rest, ""))
