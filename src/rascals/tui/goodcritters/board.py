"""GoodCritters drawn: the den with its mats, what is said beside it, and the moves as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rascals.tui import mapped
from rascals.tui.board import Scene
from rascals.tui.goodcritters import lines
from rascals.tui.goodcritters.den import MAT, Cell, Den, View

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.tui.sheet import Row


class Board(mapped.Board):
    """The table of GoodCritters."""

    KEYS = "tui-goodcritters-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help-any", "tui-goodcritters-help")
    STYLES: ClassVar[Mapping[str, str]] = {
        "frame": "$border-blurred",
        "boss": "bold $warning",
        "ready": "bold $success",
        "share": "bold $primary",
        "threat": "bold $error",
        "payoff": "$secondary",
        "fuzz": "bold $error",
        "marked": "bold $accent",
    }

    def headline(self, scene: Scene) -> str:
        """Return the round and who is boss."""
        view = scene.view
        boss = lines.named("boss", scene.names[view["boss"]], self.words)
        return f"{lines.label('round', self.words, round=view['round'])} · {boss}"

    def width_of(self, view: View) -> int:
        """Return how wide two mats are: fewer make no table."""
        del view
        return 2 * MAT

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the den, with the mats of those whom the marked line names standing out."""
        return self.den(view, cells).draw()

    def den(self, view: View, cells: set[Cell]) -> Den:
        """Return the den as wide as there is room for."""
        worth = partial(self.words.score, lines.GAME)
        return Den(view, {seat for seat, _ in cells}, max(MAT, self.room()), self.names, worth)

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the seats that a line's only move names."""
        if len(row) != 1:
            return set()
        players = len(view["seats"])
        named = {value for name, value in row[0].values if name in row[0].seats and value is not None}
        return {(seat, 0) for seat in named if isinstance(seat, int) and seat < players}

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int] | None:
        """Return where the mat of the first of those whom the marked line names begins."""
        return (0, self.den(view, cells).line(min(cells)[0])) if cells else None

    def worded(self, move: Move) -> str:
        """Return a move in words; one that gives a card names it."""
        return (lines.given(move, self.seen, self.words, self.names) if self.seen else None) or super().worded(move)
