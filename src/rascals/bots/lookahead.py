"""Looking ahead by machine code: what moves lead to in hundreds of sampled states, as quickly as in one by Python.

Only the workers of a server and of a page `use` it, where people play. Elsewhere a bot chooses the same whatever is
installed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import astuple
from typing import TypeAlias

from rascals.bots.interface import SEED_BITS, Turn
from rascals.bots.network import Network, first_ranks
from rascals.core.chance import words_of
from rascals.core.definition import GameDefinition
from rascals.core.moves import Move
from rascals.core.state import packed

MOST = 4096  # sampled states, whatever a budget says
LookAhead: TypeAlias = Callable[..., int]  # lookahead.c of a game: it takes numbers, and arrays, to which it may write
Finder: TypeAlias = Callable[[GameDefinition], LookAhead | None]
_found: Finder | None = None


def use(finder: Finder | None) -> None:
    """Look ahead from now on by what a function returns for a game; it may return None, or fail with an OSError."""
    global _found  # noqa: PLW0603 - it holds for a process
    _found = finder


def looked_ahead(
    network: Network, heat: float, turn: Turn, moves: Sequence[Move], samples: int, far: int = 1
) -> list[list[float]]:
    """Return for each move its share of the victory in each of so many states, the same for all moves.

    Everybody plays on as the network would until the seat has to decide again for the `far`th time. A budget says how
    many states; it takes so little time that it is not ended sooner. Nothing is returned if there is no machine code.
    """
    definition, samples = turn.game.definition, min(turn.budget.simulations or samples, MOST)
    try:
        look_ahead = _found and _found(definition)
        if look_ahead is None or definition.room(turn.sampled_state) > definition.actions:
            return []
        known = array("b", packed(turn.sampled_state))
    except (OSError, OverflowError):  # it cannot be fetched; a position has larger numbers than a game
        return []
    shares = array("f", bytes(4 * samples * len(moves)))
    sizes, first = array("q", astuple(network.shape)), array("q", first_ranks(definition))
    words = array("q", words_of(turn.random.getrandbits(SEED_BITS)))
    actions = array("h", [move.action for move in moves])
    given = known, turn.seat, actions, len(moves), samples, far, network.weights, sizes, first, heat, words, shares
    done = look_ahead(*given)
    return [shares[at : at + samples].tolist() for at in range(0, len(shares), samples)] if done else []
