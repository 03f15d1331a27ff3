"""Looking ahead in machine code: the results of moves in hundreds of sampled states, as quickly as in one in Python.

Only the workers of a server or of a page, where people play, `use` it. Elsewhere a bot's choice does not depend on what
is installed.
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

MOST = 4096  # most sampled states, whatever a budget says
LookAhead: TypeAlias = Callable[..., int]  # a game's lookahead.c: it takes numbers and arrays, which it may write to
Finder: TypeAlias = Callable[[GameDefinition], LookAhead | None]
_found: Finder | None = None


def use(finder: Finder | None) -> None:
    """From now on look ahead with what `finder` returns for a game; it may return None or raise an OSError."""
    global _found  # noqa: PLW0603 - set once for a process
    _found = finder


def looked_ahead(
    network: Network, heat: float, turn: Turn, moves: Sequence[Move], samples: int, far: int = 1
) -> list[list[float]]:
    """Return each move's share of the victory in each of `samples` states, the same for all moves.

    Everybody plays on as the network would until the seat has to decide again for the `far`th time. A budget's
    simulations replace `samples`; its seconds are ignored, as this is quick. Empty if there is no machine code.
    """
    definition, samples = turn.game.definition, min(turn.budget.simulations or samples, MOST)
    try:
        look_ahead = _found and _found(definition)
        if look_ahead is None or definition.room(turn.sampled_state) > definition.actions:
            return []
        known = array("b", packed(turn.sampled_state))
    except (OSError, OverflowError):  # it cannot be loaded; a position has larger numbers than a game
        return []
    shares = array("f", bytes(4 * samples * len(moves)))
    sizes, first = array("q", astuple(network.shape)), array("q", first_ranks(definition))
    words = array("q", words_of(turn.random.getrandbits(SEED_BITS)))
    actions = array("h", [move.action for move in moves])
    arguments = known, turn.seat, actions, len(moves), samples, far, network.weights, sizes, first, heat, words, shares
    done = look_ahead(*arguments)
    return [shares[at : at + samples].tolist() for at in range(0, len(shares), samples)] if done else []
