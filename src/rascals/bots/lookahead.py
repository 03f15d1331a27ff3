"""Looking ahead by machine code: what moves lead to in hundreds of worlds, as quickly as in one by Python.

Only the workers of a server and of a page `use` it, where people play. Elsewhere a bot chooses the same whatever is
installed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import astuple
from typing import TypeAlias

from rascals.bots.interface import SEED_BITS, Question
from rascals.bots.network import Network, first_ranks
from rascals.core.box import Box
from rascals.core.chance import words_of
from rascals.core.moves import Move
from rascals.core.record import packed

MOST = 4096  # worlds, whatever a budget says
LookAhead: TypeAlias = Callable[..., int]  # lookahead.c of a game: it takes numbers, and arrays, to which it may write
Finder: TypeAlias = Callable[[Box], LookAhead | None]
_found: Finder | None = None


def use(finder: Finder | None) -> None:
    """Look ahead from now on by what a function returns for a game; it may return None, or fail with an OSError."""
    global _found  # noqa: PLW0603 - it holds for a process
    _found = finder


def looked_ahead(
    network: Network, heat: float, question: Question, moves: Sequence[Move], worlds: int, far: int = 1
) -> list[list[float]]:
    """Return for each move its share of the victory in each of so many worlds, the same for all moves.

    Everybody plays on as the network would until the seat has to decide again for the `far`th time. A budget says how
    many worlds; it takes so little time that it is not ended sooner. Nothing is returned if there is no machine code.
    """
    box, worlds = question.game.box, min(question.budget.simulations or worlds, MOST)
    try:
        look_ahead = _found and _found(box)
        if look_ahead is None or box.room(question.world) > box.actions:
            return []
        known = array("b", packed(question.world))
    except (OSError, OverflowError):  # it cannot be fetched; a position has larger numbers than a game
        return []
    shares = array("f", bytes(4 * worlds * len(moves)))
    sizes, first = array("q", astuple(network.shape)), array("q", first_ranks(box))
    words = array("q", words_of(question.random.getrandbits(SEED_BITS)))
    actions = array("h", [move.action for move in moves])
    given = known, question.seat, actions, len(moves), worlds, far, network.weights, sizes, first, heat, words, shares
    done = look_ahead(*given)
    return [shares[at : at + worlds].tolist() for at in range(0, len(shares), worlds)] if done else []
