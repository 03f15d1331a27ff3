"""What a program is asked about: a decision of a seat, from a question or from a table of a server."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from rascals.bots.interface import Turn
from rascals.core.view_types import EventJson
from rascals.programs import messages


class ProgramSituation(Protocol):
    """A decision of a seat. `steps`: those that the program has chosen of a composite move, in notation.

    `key` distinguishes the game and the seat from others played at the same time. `history`: all events that the seat
    has been told. `draft`: the steps that were chosen before the program was asked; usually none. `clock`: the seat's
    clock, where others keep it; None if the program's own clock counts, or there is none. `seconds`: for this decision;
    None if only the clock counts. `cancelled`: whether the answer is no longer needed, so that the program is to stop.
    """

    key: Hashable
    history: tuple[EventJson, ...]
    draft: tuple[str, ...]
    clock: messages.TimeLeft | None
    seconds: float | None
    cancelled: Callable[[], bool]

    def game(self, name: str) -> messages.Game:
        """Return the message that tells of the game, under the id `name`."""

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
    """A question as a situation. Whatever is hidden from the seat is in none of its answers, because it is not here."""

    clock: messages.TimeLeft | None = None

    def __init__(self, turn: Turn) -> None:
        self._question = turn
        self._twin = turn.known.twin
        self.key: Hashable = (turn.game, turn.seat)
        self.history = turn.history
        self.draft = tuple(map(str, turn.draft))
        self.seconds = turn.budget.seconds
        self.cancelled = turn.cancelled

    def game(self, name: str) -> messages.Game:
        """Return the message that tells of the game."""
        game = self._question.game
        return messages.Game(
            game=name,
            name=game.name,
            edition=game.edition,
            players=game.players,
            seat=self._question.seat,
            options=game.written_options,
            data=dict(game.data),
        )

    def view(self, steps: Sequence[str]) -> dict[str, Any]:
        """Return what the seat sees."""
        return self._twin.view(self._question.seat, draft=steps) if steps else self._question.view

    def legal(self, steps: Sequence[str]) -> tuple[list[str], bool]:
        """Return the moves that may follow, and whether the steps are a whole move."""
        if not steps:
            return [str(move) for move in self._question.moves], False
        moves, complete = self._twin.preview(self._question.seat, steps)
        return [str(move) for move in moves], complete

    def refusal(self, text: str) -> str | None:
        """Return why a whole move may not be played; in the middle of one that others began, none may."""
        if self.draft:
            return "not a legal step"
        refusal = self._twin.why_not(self._question.seat, text)
        return None if refusal is None else refusal.sentence

    def world(self) -> dict[str, Any]:
        """Return the position of the question's imagined world; its chance has nothing to do with the real one."""
        return self._twin.position()

    def random_move(self) -> str:
        """Return a random legal whole move, drawn part by part by the question's chance."""
        parts = self._twin.random_move(self._question.seat, self._question.random)
        return "; ".join(map(str, (*self.draft, *parts)))
