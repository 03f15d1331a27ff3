"""The conditions of conditional moves (premoves): `pass as soon as the bid is above 7`, decided on before one is asked.

A game declares which conditions it offers, each with a number; one whose least and greatest number are the same leaves
no choice. A conditional move is a condition with its number. A table or terminal that keeps one for a seat asks for its
move when the seat is awaited; if that is None, the seat decides itself. Whether a condition can be named, and whether
it decides, follows from what its seat may know: the answer comes at once, and its timing tells the others no more than
what everybody knows, or the move itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.core.match import Match

Span = Callable[[Any, int], tuple[int, int] | None]
Answer = Callable[[Any, int, int], str | None]


@dataclass(frozen=True)
class Condition:
    """A condition with a number, whose words are the text ``<game>-condition-<name>``.

    `span(s, seat)`: the least and the greatest number that the seat may name now; None where the condition means
    nothing, and one decided on before is over. `answer(s, seat, number)`: the notation of the seat's move, which is
    awaited; None where the condition does not decide it. `stretch(s)`: a number, such as the round's; a conditional
    move is over when it is another one than when that was decided on.
    """

    name: str
    span: Span
    answer: Answer
    stretch: Callable[[Any], int] = lambda _s: 0


def spans(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """Return the conditions that a seat may name now, each with its least and greatest number."""
    s = match.record
    found = {one.name: one.span(s, seat) for one in match.game.box.conditions}
    return {name: span for name, span in found.items() if span is not None}


def stretch(match: Match, name: str) -> int:
    """Return the stretch of the game for a conditional move made now; 0 where there is no such condition."""
    condition = _named(match, name)
    return 0 if condition is None else condition.stretch(match.record)


def holds(match: Match, seat: int, name: str, made_for: int) -> bool:
    """Tell whether a conditional move for a stretch of the game still means something."""
    condition = _named(match, name)
    s = match.record
    return condition is not None and condition.stretch(s) == made_for and condition.span(s, seat) is not None


def answer(match: Match, seat: int, name: str, number: int) -> str | None:
    """Return the legal move that follows for an awaited seat from a condition; None where its person is to decide."""
    condition = _named(match, name)
    move = None if condition is None else condition.answer(match.record, seat, number)
    return move if move is not None and match.why_not(seat, move) is None else None


def _named(match: Match, name: str) -> Condition | None:
    return next((one for one in match.game.box.conditions if one.name == name), None)
