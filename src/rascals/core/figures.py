"""What a game brings to comparisons beside what all games are measured by: `FIGURES` in its module `figures`.

A figure is named by its group alone, `suspicion`, or by group and what of it, `loot:canned`; its label is the text
`NAME-figure-GROUP`, in which `$what` is that word of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rascals.core.match import Match

SCORED = "scored"  # the event of a game that names no other


def nothing_done(_match: Match) -> Mapping[str, Sequence[int]]:
    """Of a game that does not say what its players do."""
    return {}


@dataclass(frozen=True)
class Figures:
    """How a finished match of a game is measured. What is left out counts 0.

    `numbers`: whole numbers by figure; `turns` stands in place of what is counted for every game. `done`: by figure how
    often each seat did it; told is how often it is done in a game, and how much it moves the chance of winning.
    `first`: the seat that began; without it seats are told by their numbers. `scored`: the event that says of each seat
    what its score is made of, beside `seat` and `score`.
    """

    numbers: Callable[[Match], Mapping[str, int]]
    done: Callable[[Match], Mapping[str, Sequence[int]]] = nothing_done
    first: Callable[[Match], int] | None = None
    scored: str = SCORED
