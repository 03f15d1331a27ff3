"""What every drawn table has in common: it shows a view, offers moves, and says which one was chosen."""

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
    """What a board draws: a view, the names of the seats, and the moves the reader may make now (none: only look)."""

    view: dict[str, Any]
    names: Sequence[str]
    moves: tuple[Move, ...] = ()
    levels: dict[int, str] = field(default_factory=dict)


class Table(Vertical):
    """The base of every board. Subclasses draw in `show` and post `Chosen`.

    `KEYS` and `HELPS`: the texts of the line of keys, and of the help, one below the other.
    """

    KEYS: ClassVar[str] = "tui-keys"
    HELPS: ClassVar[tuple[str, ...]] = ("tui-help",)

    class Chosen(Message):
        """A move was chosen, in notation; it may yet be refused."""

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
        """Return the few words that stand over the table."""
        raise NotImplementedError
