"""The table of a game that nobody has drawn: its view as lines, its legal moves as a list, composites step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from rascals.tui.board import Scene, Table
from rascals.tui.generic.lines import lines

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words


class Board(Table):
    """Shows any view, and any legal move. Moves made of several small ones are drafted and sent as one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "shorten", show=False)]

    class Drafted(Message):
        """The draft has changed; whoever holds the match answers with `follow`."""

        def __init__(self, draft: list[str]) -> None:
            super().__init__()
            self.draft = draft

    def __init__(self, words: Words, players: int) -> None:
        super().__init__(words, players)
        self.draft: list[str] = []
        self.offered: tuple[Move, ...] = ()
        self.first: tuple[Move, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the view, the draft and the moves."""
        with VerticalScroll(id="view"):
            yield Static(id="panels", markup=False)
        yield Static(id="draft", markup=False)
        yield OptionList(id="choices")

    def headline(self, scene: Scene) -> str:
        """Return how many play."""
        return self.words.text("count-players", count=len(scene.names))

    def show(self, scene: Scene) -> None:
        """Write the view and offer the moves."""
        said = [entitled(line) for line in lines(scene.view, self.words, scene.names)]
        self.query_one("#panels", Static).update(Content("\n").join(said))
        self.draft, self.first = [], scene.moves
        self.offer(scene.moves)

    def offer(self, moves: tuple[Move, ...]) -> None:
        """List the moves that may come next; while there are any, the list has the keys."""
        self.offered = moves
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(f"{self.worded(move)}  ({move})") for move in moves])
        choices.display = bool(moves)
        text = self.words.text("tui-draft", moves="; ".join(self.draft)) if self.draft else ""
        self.query_one("#draft", Static).update(text)
        if moves:
            choices.highlighted = 0
            choices.focus()

    def worded(self, move: Move) -> str:
        """Return a move in words, where the game's texts have some."""
        game = self.app.match.game.name  # type: ignore[attr-defined]  # both apps have a match
        if self.words.has(f"{game}-move-{move.kind}"):
            return self.words.move(game, move.json())
        return move.kind

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Add the chosen move to the draft."""
        event.stop()
        self.draft.append(str(self.offered[event.option_index]))
        self.post_message(self.Drafted(list(self.draft)))

    def follow(self, moves: tuple[Move, ...], complete: bool) -> None:
        """Continue the draft with what may come next, or send it off when it is complete."""
        if complete:
            self.post_message(self.Chosen("; ".join(self.draft)))
        else:
            self.offer(moves)

    def action_shorten(self) -> None:
        """Take the last step of the draft back; nothing was played yet."""
        if self.draft:
            self.draft.pop()
            self.post_message(self.Drafted(list(self.draft)))


def entitled(line: str) -> Content:
    """Write a line with its title, up to the first colon, in bold."""
    title, colon, rest = line.partition(":")
    return Content.assemble((title + colon, "bold"), (rest, ""))
