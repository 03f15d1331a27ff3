"""A game's own figures for comparisons: `FIGURES` in its module `figures`.

A figure is named by its group, `suspicion`, or by group and item, `loot:canned`; its label is the text
`NAME-figure-GROUP`, in which `$what` is the game's word for the item.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rascals.core.match import Match

SCORED = "scored"  # the event of a game that names no other


def nothing_done(_match: Match) -> Mapping[str, Sequence[int]]:
    """Return no figures of what seats do."""
    return {}


@dataclass(frozen=True)
class GameFigures:
    """How a finished match of a game is measured. A missing figure counts as 0.

    `numbers`: integers by figure; `turns` replaces the general count of turns. `done`: by figure how often each seat
    did it; reports show how often that is in a game, and its effect on the chance of winning. `first`: the seat that
    began; without it reports name seats by number. `scored`: the event with the components of each seat's score,
    besides `seat` and `score`.
    """

    numbers: Callable[[Match], Mapping[str, int]]
    done: Callable[[Match], Mapping[str, Sequence[int]]] = nothing_done
    first: Callable[[Match], int] | None = None
    scored: str = SCORED
