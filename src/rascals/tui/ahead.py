"""What people at one terminal have decided before they are asked: conditional moves, kept by seat, for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rascals.core import conditions

if TYPE_CHECKING:
    from rascals.core.match import Match


class Wish(NamedTuple):
    """A condition's name and number, and the stretch of the game that it is for."""

    name: str
    number: int
    stretch: int


class Ahead:
    """The wishes at a terminal; a wish that means nothing any more is over."""

    def __init__(self) -> None:
        self._wishes: dict[int, Wish] = {}

    def decide(self, match: Match, seat: int, name: str, number: int) -> bool:
        """Decide on a conditional move; return whether that can be."""
        lowest, highest = conditions.spans(match, seat).get(name, (0, -1))
        if not lowest <= number <= highest:
            return False
        self._wishes[seat] = Wish(name, number, conditions.stretch(match, name))
        return True

    def drop(self, seat: int) -> None:
        """Decide on nothing any more."""
        self._wishes.pop(seat, None)

    def clear(self) -> None:
        """Nothing is decided any more, for nobody."""
        self._wishes.clear()

    def chosen(self, match: Match, seat: int) -> Wish | None:
        """Return what a seat has decided on."""
        wish = self._wishes.get(seat)
        if wish is not None and not conditions.holds(match, seat, wish.name, wish.stretch):
            self.drop(seat)
            return None
        return wish

    def move(self, match: Match, seat: int) -> str | None:
        """Return the move that follows now from what a seat has decided on; None where its person is to decide."""
        wish = self.chosen(match, seat)
        return None if wish is None else conditions.answer(match, seat, wish.name, wish.number)
