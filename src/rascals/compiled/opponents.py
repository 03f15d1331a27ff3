"""Who plays seats inside a batch: policies in the dialect, and networks. All other seats act from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rascals.core.arguments import sequence, wrong_type
from rascals.core.errors import BadOption
from rascals.core.game import Game

PLAYER = np.dtype(  # `struct player` of network.c
    [
        ("kind", "i8"),
        ("weights", "u8"),
        ("first", "u8"),
        ("sizes", "i8", 5),
        ("seen", "i8"),
        ("heat", "f8"),
        ("overlooks", "f8"),
    ]
)
OUTSIDE, NETWORK = -1, -2
WIDEST, MOST_RANKS = 1024, 12  # the widest layer of a network, and how many ranks a verb has; as in network.c


@dataclass(frozen=True, eq=False)
class NetworkPlayer:
    """A network that plays as a `rascals.bots.learned.Learned` does.

    `weights`: float32, in the order of `rascals.bots.network.Network`; `sizes`: int64, of inputs, hidden layers,
    actions and ranks; `first`: int64 `(actions,)`, where the ranks of each action's verb begin. It gets the first
    `seen` of its inputs, overlooks each of them with the probability `overlooks`, and draws at the temperature `heat`.
    """

    weights: NDArray[np.float32]
    sizes: NDArray[np.int64]
    first: NDArray[np.int64]
    seen: int
    heat: float
    overlooks: float


Opponent: TypeAlias = Callable[..., int] | NetworkPlayer


def seated(game: Game, given: Sequence[Opponent | None] | None) -> tuple[Opponent | None, ...]:
    """Return who plays each seat inside a batch, () if nobody does; BadOption and BadType say what is valid."""
    found = tuple(sequence("opponents", given or ()))
    if not any(one is not None for one in found):
        return ()
    if len(found) != game.players or None not in found:
        raise BadOption(f"{game.players} opponents for the seats of {game}, at least one None, not {len(found)}")
    for one in found:
        if not isinstance(one, FunctionType | NetworkPlayer | None):
            raise wrong_type("opponents", "function, NetworkPlayer or None", one)
        if isinstance(one, NetworkPlayer) and not _fits(one, game):
            raise BadOption(f"a NetworkPlayer's arrays and sizes are not those of a network for {game}")
    return found


def _fits(player: NetworkPlayer, game: Game) -> bool:
    """Return whether a player's arrays have the types, sizes and numbers that the machine code relies on."""
    arrays: list[tuple[Any, Any]]
    arrays = [(player.weights, np.float32), (player.sizes, np.int64), (player.first, np.int64)]
    if not all(isinstance(one, np.ndarray) and one.dtype == kind and one.flags.c_contiguous for one, kind in arrays):
        return False
    if player.sizes.shape != (5,) or player.first.shape != (game.definition.actions,):
        return False
    inputs, wide, narrow, actions, ranks = player.sizes.tolist()
    numbers = (inputs + 1) * wide + (wide + 1) * narrow + (actions + ranks + 1) * (narrow + 1)
    return (
        (inputs, actions) == (game.definition.deduction.size, game.definition.actions)
        and min(wide, narrow, ranks) > 0
        and max(wide, narrow) <= WIDEST
        and player.weights.shape == (numbers,)
        and 0 <= player.first.min() <= player.first.max() <= ranks - MOST_RANKS
        and 0 <= player.seen <= inputs
        and player.heat > 0
    )


def policies_among(opponents: Sequence[Opponent | None]) -> tuple[FunctionType, ...]:
    """Return the policies, each once."""
    return tuple(dict.fromkeys(one for one in opponents if isinstance(one, FunctionType)))


def players(opponents: Sequence[Opponent | None]) -> NDArray[Any]:
    """Return who plays each seat as engine.c takes it: addresses of arrays that belong to the opponents."""
    policies, rows = policies_among(opponents), list[Any]()
    for one in opponents:
        if isinstance(one, NetworkPlayer):
            at = one.weights.ctypes.data, one.first.ctypes.data
            rows.append((NETWORK, *at, one.sizes, one.seen, one.heat, one.overlooks))
        else:
            kind = policies.index(one) if isinstance(one, FunctionType) else OUTSIDE
            rows.append((kind, 0, 0, [0] * 5, 0, 0.0, 0.0))
    return np.array(rows, PLAYER)
