"""The base of all drawn boards: shows a view, offers moves, posts the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from textual.containers import Vertical
from textual.message import Message

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words


@dataclass(frozen=True)
class Scene:
    """What a board draws: a view, the names and bots of the seats, the reader's legal moves (none: only look)."""

    view: dict[str, Any]
    names: Sequence[str]
    moves: tuple[Move, ...] = ()
    levels: dict[int, str] = field(default_factory=dict)


class Table(Vertical):
    """The base of every board. Subclasses draw in `show` and post `Chosen`.

    `KEYS` and `HELPS`: ids of the text of the line of keys, and of those of the help, in order.
    """

    KEYS: ClassVar[str] = "tui-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help",)

    class Chosen(Message):
        """A move was chosen, in notation; not yet checked."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    def __init__(self, words: Words, players: int) -> None:
        super().__init__(id="board")
        self.words = words
        self.players = players

    def show(self, scene: Scene) -> None:
        """Draw a scene; with moves, let the reader choose one."""
        raise NotImplementedError

    def headline(self, scene: Scene) -> str:
        """Return the headline above the table."""
        raise NotImplementedError
