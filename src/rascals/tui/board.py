"""What all drawn boards share: the themes, the scene to draw, and the base class, on which moves are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from textual.containers import Vertical
from textual.message import Message
from textual.theme import Theme

from rascals.tui.wording import DRAWN

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

LIGHT = Theme(
    name="rascals-light",
    primary="#8a3b12",
    secondary="#5c6b2f",
    accent="#b35c00",
    foreground="#2b2018",
    background="#fbf4e8",
    surface="#f3e7d3",
    panel="#e8d6ba",
    success="#3d6b2f",
    warning="#8a5a00",
    error="#a3201d",
    dark=False,
    variables={
        "seat-0": "#a3201d",
        "seat-1": "#1d4f91",
        "seat-2": "#2f6b1f",
        "seat-3": "#7a3d94",
        "seat-4": "#8a5a00",
        "quiet": "#6f5f4f",
        "border-blurred": "#c9b48f",
    },
)
DARK = Theme(
    name="rascals-dark",
    primary="#e9a86a",
    secondary="#b9c77a",
    accent="#ffc46b",
    foreground="#f1e6d6",
    background="#1d1712",
    surface="#2a211a",
    panel="#3a2e24",
    success="#9ccc7a",
    warning="#ffc46b",
    error="#ff8f80",
    dark=True,
    variables={
        "seat-0": "#ff9d8a",
        "seat-1": "#8ebcff",
        "seat-2": "#a5d67c",
        "seat-3": "#dba6f2",
        "seat-4": "#f5c451",
        "quiet": "#b3a08c",
        "border-blurred": "#5a4838",
    },
)


def seat_style(seat: int, players: int) -> str:
    """Return a seat's style; a neutral one for the dummy and for seats past the fifth."""
    return f"bold $seat-{seat}" if seat < min(players, 5) else "bold $quiet"


@dataclass(frozen=True)
class BoardScene:
    """What a board draws: a view, the names of the seats, and the viewer's legal moves (none: nothing to choose)."""

    view: dict[str, Any]
    names: Sequence[str]
    moves: tuple[Move, ...] = ()


class BoardWidget(Vertical):
    """The base of every board. Subclasses draw in `show` and post `Chosen`.

    `KEYS`: the id of the text on the line of keys; `HELPS`: the ids of the help's texts, in order.
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

    def show(self, scene: BoardScene) -> None:
        """Draw a scene; if it has moves, let the viewer choose one."""
        raise NotImplementedError

    def headline(self, scene: BoardScene) -> str:
        """Return the headline above the table."""
        raise NotImplementedError


def board_of(game: str) -> type[BoardWidget]:
    """Return the class that draws a view of the game, such as `felicity_board.FelicityBoard`."""
    name = game if game in DRAWN else "generic"
    found: type[BoardWidget] = getattr(import_module(f"rascals.tui.{name}_board"), f"{name.capitalize()}Board")
    return found
