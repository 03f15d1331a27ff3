"""The situation in which a program has to answer: a decision of a seat, from a turn or from a server's table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from rascals.bots.interface import Turn
from rascals.core.view_types import EventJson
from rascals.programs import messages


class ProgramSituation(Protocol):
    """A decision of a seat. `steps`: those of a composite move that the program has chosen so far, in notation.

    `key` distinguishes the game and the seat from others played at the same time. `history`: all events that the seat
    has seen. `draft`: the steps that were chosen before the program was asked, usually none. `clock`: the seat's clock
    if others keep it; None if the program's own clock counts, or there is none. `seconds`: for this decision; None if
    only the clock counts. `cancelled`: returns whether the answer is no longer needed, so that the program must stop.
    """

    key: Hashable
    history: tuple[EventJson, ...]
    draft: tuple[str, ...]
    clock: messages.TimeLeft | None
    seconds: float | None
    cancelled: Callable[[], bool]

    def game(self, name: str) -> messages.Game:
        """Return the message that announces the game, under the id `name`."""

    def view(self, steps: Sequence[str]) -> dict[str, Any]:
        """Return what the seat sees."""

    def legal(self, steps: Sequence[str]) -> tuple[list[str], bool]:
        """Return the moves that may follow, and whether the steps are a whole move."""

    def refusal(self, text: str) -> str | None:
        """Return why a whole move may not be played; None if it may."""

    def world(self) -> dict[str, Any] | None:
        """Return a position in which everything that the seat cannot know is dealt at random; None if there is none."""

    def random_move(self) -> str:
        """Return a random legal whole move, drawn part by part."""


class TurnSituation:
    """A turn as a situation. Nothing that is hidden from the seat can leak, because it is not in the turn."""

    clock: messages.TimeLeft | None = None

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._twin = turn.known.twin
        self.key: Hashable = (turn.game, turn.seat)
        self.history = turn.history
        self.draft = tuple(map(str, turn.draft))
        self.seconds = turn.budget.seconds
        self.cancelled = turn.cancelled

    def game(self, name: str) -> messages.Game:
        """Return the message that announces the game."""
        game = self._turn.game
        return messages.Game(
            game=name,
            name=game.name,
            edition=game.edition,
            players=game.players,
            seat=self._turn.seat,
            options=game.written_options,
            data=dict(game.data),
        )

    def view(self, steps: Sequence[str]) -> dict[str, Any]:
        """Return what the seat sees."""
        return self._twin.view(self._turn.seat, draft=steps) if steps else self._turn.view

    def legal(self, steps: Sequence[str]) -> tuple[list[str], bool]:
        """Return the moves that may follow, and whether the steps are a whole move."""
        if not steps:
            return [str(move) for move in self._turn.moves], False
        moves, complete = self._twin.preview(self._turn.seat, steps)
        return [str(move) for move in moves], complete

    def refusal(self, text: str) -> str | None:
        """Return why a whole move may not be played; none may in the middle of one that others began."""
        if self.draft:
            return "not a legal step"
        refusal = self._twin.why_not(self._turn.seat, text)
        return None if refusal is None else refusal.sentence

    def world(self) -> dict[str, Any]:
        """Return the position of the turn's sampled state; its chance has nothing to do with the real one."""
        return self._twin.position()

    def random_move(self) -> str:
        """Return a random legal whole move, drawn part by part from the turn's chance."""
        parts = self._twin.random_move(self._turn.seat, self._turn.random)
        return "; ".join(map(str, (*self.draft, *parts)))
