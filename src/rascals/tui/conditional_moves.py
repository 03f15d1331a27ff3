"""Conditional moves (premoves) of the people at one terminal, kept by seat, shown to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rascals.core import conditions

if TYPE_CHECKING:
    from rascals.core.match import Match


class ConditionalMove(NamedTuple):
    """A condition's name and number, and the stretch of the game that it is for."""

    name: str
    number: int
    stretch: int


class ConditionalMoves:
    """The conditional moves at a terminal; one that means nothing any more is over."""

    def __init__(self) -> None:
        self._decided: dict[int, ConditionalMove] = {}

    def decide(self, match: Match, seat: int, name: str, number: int) -> bool:
        """Decide on a conditional move; return whether that can be."""
        lowest, highest = conditions.spans(match, seat).get(name, (0, -1))
        if not lowest <= number <= highest:
            return False
        self._decided[seat] = ConditionalMove(name, number, conditions.stretch(match, name))
        return True

    def drop(self, seat: int) -> None:
        """Decide on nothing any more."""
        self._decided.pop(seat, None)

    def clear(self) -> None:
        """Nothing is decided any more, for nobody."""
        self._decided.clear()

    def chosen(self, match: Match, seat: int) -> ConditionalMove | None:
        """Return what a seat has decided on."""
        decided = self._decided.get(seat)
        if decided is not None and not conditions.holds(match, seat, decided.name, decided.stretch):
            self.drop(seat)
            return None
        return decided

    def move(self, match: Match, seat: int) -> str | None:
        """Return the move that follows now from what a seat has decided on; None where its person is to decide."""
        decided = self.chosen(match, seat)
        return None if decided is None else conditions.answer(match, seat, decided.name, decided.number)
