"""The conditions of conditional moves (premoves): `pass as soon as the bid is above 7`, set before one's turn.

A game declares its conditions, each with a number; if the least and the greatest number are equal there is no choice. A
conditional move is a condition with its number. A table or terminal that stores one for a seat calls its `answer` when
the seat has to act; if that is None, the person decides. Whether a condition is available, and whether it decides,
depends only on what its seat may know. The answer is immediate, so its timing reveals nothing beyond common knowledge
and the move itself.
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
    """A condition with a number, worded by the text ``<game>-condition-<name>``.

    `span(s, seat)`: the least and the greatest number that the seat may name now; None if the condition does not apply;
    one set earlier then expires. `answer(s, seat, number)`: the notation of the seat's move when it has to act; None if
    the condition does not decide it. `stretch(s)`: a number, such as the round; a conditional move expires when it
    changes.
    """

    name: str
    span: Span
    answer: Answer
    stretch: Callable[[Any], int] = lambda _s: 0


def spans(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """Return the conditions that a seat may name now, each with its least and greatest number."""
    s = match._state  # noqa: SLF001 - conditions only read it
    found = {one.name: one.span(s, seat) for one in match.game.definition.conditions}
    return {name: span for name, span in found.items() if span is not None}


def stretch(match: Match, name: str) -> int:
    """Return the stretch of the game for a conditional move made now; 0 if there is no such condition."""
    condition = _named(match, name)
    return 0 if condition is None else condition.stretch(match.state)


def holds(match: Match, seat: int, name: str, made_for: int) -> bool:
    """Return whether a conditional move for a stretch of the game still applies."""
    condition = _named(match, name)
    s = match.state
    return condition is not None and condition.stretch(s) == made_for and condition.span(s, seat) is not None


def answer(match: Match, seat: int, name: str, number: int) -> str | None:
    """Return the legal move that a condition gives for a seat that has to act; None if the person must decide."""
    condition = _named(match, name)
    move = None if condition is None else condition.answer(match.state, seat, number)
    return move if move is not None and match.why_not(seat, move) is None else None


def _named(match: Match, name: str) -> Condition | None:
    return next((one for one in match.game.definition.conditions if one.name == name), None)
