"""What people at one terminal have decided before they are asked: conditional moves, kept by seat, for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rascals.core.conditions import Condition
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

    def offered(self, match: Match, seat: int) -> dict[str, tuple[int, int]]:
        """Return the conditional moves that a seat may decide on now, each with its least and greatest number."""
        spans = {one.name: one.span(match.record, seat) for one in match.game.box.conditions}
        return {name: span for name, span in spans.items() if span is not None}

    def decide(self, match: Match, seat: int, name: str, number: int) -> bool:
        """Decide on a conditional move; return whether that can be."""
        lowest, highest = self.offered(match, seat).get(name, (0, -1))
        if not lowest <= number <= highest:
            return False
        self._wishes[seat] = Wish(name, number, _condition(match, name).stretch(match.record))
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
        if wish is None:
            return None
        if (
            wish.name not in self.offered(match, seat)
            or _condition(match, wish.name).stretch(match.record) != wish.stretch
        ):
            self.drop(seat)
            return None
        return wish

    def move(self, match: Match, seat: int) -> str | None:
        """Return the move that follows now from what a seat has decided on; None where its person is to decide."""
        wish = self.chosen(match, seat)
        if wish is None:
            return None
        move = _condition(match, wish.name).answer(match.record, seat, wish.number)
        return move if move is not None and match.why_not(seat, move) is None else None


def _condition(match: Match, name: str) -> Condition:
    return next(one for one in match.game.box.conditions if one.name == name)
