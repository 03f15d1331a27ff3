"""GoodCritters' board: the den with its mats, sentences beside it, and the moves as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rascals.tui.board import BoardScene
from rascals.tui.goodcritters_den import MAT, Cell, Den
from rascals.tui.goodcritters_lines import Lines
from rascals.tui.map_board import MapBoard
from rascals.tui.wording import View

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.tui.sheet import Row


class GoodcrittersBoard(MapBoard):
    """GoodCritters' board."""

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

    def headline(self, scene: BoardScene) -> str:
        """Return the round and the boss."""
        view = scene.view
        lines = Lines(view, self.words, scene.names)
        return f"{lines.label('round', round=view['round'])} · {lines.named('boss', scene.names[view['boss']])}"

    def width_of(self, view: View) -> int:
        """Return the width of two mats, the minimum to draw beside sentences."""
        del view
        return 2 * MAT

    def rows_of(self, view: View, cells: set[Cell]) -> list[Row]:
        """Return the den, with the mats of the seats in the marked row highlighted."""
        return self.den(view, cells).draw()

    def den(self, view: View, cells: set[Cell]) -> Den:
        """Return the den in the available width."""
        worth = partial(self.words.score, view["game"])
        return Den(view, {seat for seat, _ in cells}, max(MAT, self.room()), self.names, worth)

    def pointed_by(self, row: Sequence[Move], view: View) -> set[Cell]:
        """Return the seats that a row's only move names."""
        if len(row) != 1:
            return set()
        players = len(view["seats"])
        named = {value for name, value in row[0].values if name in row[0].seats and value is not None}
        return {(seat, 0) for seat in named if isinstance(seat, int) and seat < players}

    def place_of(self, view: View, cells: set[Cell]) -> tuple[int, int] | None:
        """Return the column and row of the mat of the first seat in the marked row."""
        return (0, self.den(view, cells).line(min(cells)[0])) if cells else None

    def worded(self, move: Move) -> str:
        """Return a move in words; for one that gives a card, with the card's name."""
        given = Lines(self.seen, self.words, self.names).given(move) if self.seen else None
        return given or super().worded(move)
