"""Conditional moves: what a seat can decide before it is asked, `pass as soon as the bid is above 7`.

A game declares which conditions it offers, each with a number; one whose least and greatest number are the same has
none to choose. Whoever keeps a seat's wish asks for its move when the seat is awaited; where that is None the seat
decides itself. Whether a condition can be named, and whether it decides, follows from what its seat may know: the
answer comes at once, and when it comes tells the others no more than what everybody knows, or the move itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Span = Callable[[Any, int], tuple[int, int] | None]
Answer = Callable[[Any, int, int], str | None]


@dataclass(frozen=True)
class Condition:
    """A condition with a number, whose words are the text ``<game>-condition-<name>``.

    `span(s, seat)`: the least and the greatest number that the seat may name now; None where the condition means
    nothing, and a wish made before is over. `answer(s, seat, number)`: the notation of the seat's move, which is
    awaited; None where the condition does not decide it. `stretch(s)`: a number, such as the round's; a wish is over
    when it is another one than when the wish was made.
    """

    name: str
    span: Span
    answer: Answer
    stretch: Callable[[Any], int] = lambda _s: 0
