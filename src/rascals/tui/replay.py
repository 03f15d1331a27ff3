"""The drawn replay: the table after any ply, a slider to step through the plies, a key for the point of view."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from rascals.tui.board import BoardScene
from rascals.tui.screens import BoardApp

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.tui.reel import Reel


class Slider(Static):
    """A line with a knob that marks the current ply; a click moves it."""

    class Moved(Message):
        """The slider was moved to a ply."""

        def __init__(self, n: int) -> None:
            super().__init__()
            self.n = n

    def __init__(self) -> None:
        super().__init__("", id="slider")
        self.last = 0
        self.label = ""

    def put(self, n: int, last: int, label: str) -> None:
        """Move the knob to ply `n` of `last`, with `label` beside the line."""
        self.last, self.label = last, label
        width = self.track
        knob = round(n * (width - 1) / last) if last else 0
        line = "━" * knob + "●" + "─" * (width - knob - 1)
        self.update(Content.assemble((line, "$accent"), f" {label}"))

    @property
    def track(self) -> int:
        """The number of cells of the line."""
        return max(10, (self.content_size.width or 80) - len(self.label) - 1)

    def on_click(self, event: Click) -> None:
        """Move to the ply under the pointer."""
        cell = min(max(0, event.x - self.gutter.left), self.track - 1)
        self.post_message(self.Moved(round(cell * self.last / (self.track - 1))))


class ReplayApp(BoardApp):
    """Steps through a reel."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space", "step(1)", show=False, priority=True),
        Binding("pageup", "round(-1)", show=False, priority=True),
        Binding("pagedown", "round(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("v,tab", "pov", show=False, priority=True),
        Binding("d", "dark", show=False),
        Binding("r,f2", "rules", show=False),
        Binding("q,escape,ctrl+q", "quit", show=False),
    ]

    def __init__(self, reel: Reel, n: int = 0, *, drawing: str | None = None) -> None:
        super().__init__()
        self.reel = reel
        self.n = n
        self.words = reel.words
        self.drawing = drawing or reel.match.game.name

    @property
    def match(self) -> Match:
        """The match replayed."""
        return self.reel.match

    def compose(self) -> ComposeResult:
        """Lay out title, table, log, slider, status and keys."""
        yield from self.lay_out("tui-replay-keys", Slider())

    def on_mount(self) -> None:
        """Set the theme and draw."""
        self.dress()
        self.query_one("#log").can_focus = False
        self.draw()

    def on_resize(self, event: Resize) -> None:
        """Redraw the slider, too."""
        super().on_resize(event)
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the current ply's view, the log up to it, and the slider."""
        reel = self.reel
        self.show_scene(BoardScene(reel.view_at(self.n), reel.names))
        self.query_one("#status", Static).update(reel.status_at(self.n))
        label = self.words.text("tui-replay-place", n=self.n, last=reel.last, pov=reel.pov_name())
        self.query_one(Slider).put(self.n, reel.last, label)
        self.draw_log()

    def draw_log(self) -> None:
        """Show the log up to the current ply, which is in bold."""
        self.show_log(
            [
                Content.styled(line, "bold $accent" if ply.n == self.n else "")
                for ply in self.match.history[: self.n + 1]
                for line in self.reel.log_of(ply)
            ]
        )

    def go_to(self, n: int) -> None:
        """Show the view just after ply `n`."""
        self.n = max(0, min(self.reel.last, n))
        self.draw()

    def on_slider_moved(self, event: Slider.Moved) -> None:
        """Follow the slider."""
        self.go_to(event.n)

    def action_step(self, by: int) -> None:
        """Move by a number of plies."""
        self.go_to(self.n + by)

    def action_round(self, step: int) -> None:
        """Move to the next or the previous start of a round."""
        self.go_to(self.reel.round_start(self.n, step))

    def action_go(self, n: int) -> None:
        """Move to a ply; -1 is the last."""
        self.go_to(self.reel.last if n < 0 else n)

    def action_pov(self) -> None:
        """Switch to the next point of view."""
        povs = self.reel.povs(self.match)
        self.reel.pov = povs[(povs.index(self.reel.pov) + 1) % len(povs)]
        self.draw()
