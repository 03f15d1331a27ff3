"""The table of a game that nobody has drawn: its view as lines, its legal moves as a list, composites step by step."""

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

from rascals.tui.board import Scene, Table
from rascals.tui.tables import lines_of

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

MANY = 12  # up to this many moves are listed one by one; of more, those of one kind share a line …
FEW = 3  # … unless they are so few


class Board(Table):
    """Shows any view, and any legal move. Moves made of several small ones are drafted and sent as one.

    Moves can also be typed: whole ones, or the next step.
    """

    KEYS = "tui-keys-any"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any",)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "shorten", show=False),
        Binding("t", "type", show=False),
        Binding("escape", "list", show=False),
    ]

    class Drafted(Message):
        """The draft has changed; the holder of the match answers with `follow`."""

        def __init__(self, draft: list[str]) -> None:
            super().__init__()
            self.draft = draft

    def __init__(self, words: Words, players: int) -> None:
        super().__init__(words, players)
        self.draft: list[str] = []
        self.names: Sequence[str] = ()
        self.possible: tuple[Move, ...] = ()  # what may come next
        self.rows: list[tuple[Move, ...]] = []  # what stands in each line of the list: one move, or all of a kind
        self.opened = False  # the list shows the moves of one kind

    def compose(self) -> ComposeResult:
        """Lay out the view, the draft and the moves."""
        with VerticalScroll(id="view"):
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Input(id="typed")

    def headline(self, scene: Scene) -> str:
        """Return how many play."""
        return self.words.text("count-players", count=len(scene.names))

    def show(self, scene: Scene) -> None:
        """Write the view and offer the moves."""
        self.draft, self.names = [], scene.names
        self.picture(scene.view)
        self.offer(scene.moves)

    def picture(self, view: dict[str, Any]) -> None:
        """Write a view."""
        said = [entitled(line) for line in lines_of(view["game"]).lines(view, self.words, self.names)]
        self.query_one("#panels", Static).update(Content("\n").join(said))

    def offer(self, moves: tuple[Move, ...]) -> None:
        """List the moves that may come next; while there are any, the list has the keys."""
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
        """Show the lines of the list."""
        self.rows = rows
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(self.row_text(row)) for row in rows])
        choices.display = bool(rows)
        if rows:
            choices.highlighted = 0
            choices.focus()

    def row_text(self, row: tuple[Move, ...]) -> str:
        """Return a line of the list: a move in words and in notation, or a kind of moves and how many they are."""
        if len(row) > 1:
            return self.words.text("tui-more-moves", kind=self.kind_name(row[0]), count=len(row))
        return f"{self.worded(row[0])}  ({row[0]})"

    @property
    def game(self) -> str:
        """The name of the game."""
        name: str = self.app.match.game.name  # type: ignore[attr-defined]  # both apps have a match
        return name

    def kind_name(self, move: Move) -> str:
        """Return what moves of this kind do, where the game's texts have words for it."""
        label = f"{self.game}-kind-{move.kind}"
        return self.words.text(label) if self.words.has(label) else move.kind

    def worded(self, move: Move) -> str:
        """Return a move in words, where the game's texts have some."""
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
        """Add what was typed to the draft."""
        event.stop()
        if event.value.strip():
            self.add(event.value)

    def add(self, step: str) -> None:
        """Add a step to the draft, to see what may follow."""
        self.draft.append(step)
        self.post_message(self.Drafted(list(self.draft)))

    def refuse(self) -> None:
        """The last step cannot be: leave the draft as it was before."""
        if self.draft:
            self.draft.pop()

    def follow(self, draft: list[str], moves: tuple[Move, ...], complete: bool) -> None:
        """Continue a draft with what may come next, or send it off when it is complete."""
        self.draft = draft
        if complete:
            self.post_message(self.Chosen("; ".join(self.draft)))
        else:
            self.offer(moves)

    def action_shorten(self) -> None:
        """Close the list of a kind, or take the last step of the draft back; nothing was played yet."""
        if self.opened:
            self.offer(self.possible)
        elif self.draft:
            self.draft.pop()
            self.post_message(self.Drafted(list(self.draft)))

    def action_type(self) -> None:
        """Let a move be typed."""
        typed = self.query_one("#typed", Input)
        if typed.display:
            typed.focus()

    def action_list(self) -> None:
        """Go back from typing to the list."""
        choices = self.query_one("#choices", OptionList)
        if choices.display:
            choices.focus()


def grouped(moves: tuple[Move, ...]) -> list[tuple[Move, ...]]:
    """Return the lines of a list of moves: where they are many, those of one kind share a line."""
    kinds = [tuple(group) for _, group in groupby(moves, lambda move: move.kind)]
    if len(moves) <= MANY or len(kinds) == 1:
        return [(move,) for move in moves]
    lines: list[tuple[Move, ...]] = []
    for kind in kinds:
        lines += [kind] if len(kind) > FEW else [(move,) for move in kind]
    return lines


def entitled(line: str) -> Content:
    """Write a line with its title, up to the first colon, in bold."""
    title, colon, rest = line.partition(":")
    return Content.assemble((title + colon, "bold"), (rest, ""))
