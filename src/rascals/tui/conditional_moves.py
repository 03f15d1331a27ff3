"""Conditional moves (premoves) of the people at one terminal, by seat, shown only to their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rascals.core import conditions

if TYPE_CHECKING:
    from rascals.core.match import Match


class ConditionalMove(NamedTuple):
    """A condition's name and number, and the stretch of the game that it applies to."""

    name: str
    number: int
    stretch: int


class ConditionalMoves:
    """The conditional moves at a terminal; one that no longer applies is dropped."""

    def __init__(self) -> None:
        self._decided: dict[int, ConditionalMove] = {}

    def decide(self, match: Match, seat: int, name: str, number: int) -> bool:
        """Set a conditional move; return whether it is valid."""
        lowest, highest = conditions.spans(match, seat).get(name, (0, -1))
        if not lowest <= number <= highest:
            return False
        self._decided[seat] = ConditionalMove(name, number, conditions.stretch(match, name))
        return True

    def drop(self, seat: int) -> None:
        """Cancel a seat's conditional move."""
        self._decided.pop(seat, None)

    def clear(self) -> None:
        """Cancel all conditional moves."""
        self._decided.clear()

    def chosen(self, match: Match, seat: int) -> ConditionalMove | None:
        """Return a seat's conditional move; None without one that still applies."""
        decided = self._decided.get(seat)
        if decided is not None and not conditions.holds(match, seat, decided.name, decided.stretch):
            self.drop(seat)
            return None
        return decided

    def move(self, match: Match, seat: int) -> str | None:
        """Return the move that a seat's conditional move gives now; None if the person has to decide."""
        decided = self.chosen(match, seat)
        return None if decided is None else conditions.answer(match, seat, decided.name, decided.number)
