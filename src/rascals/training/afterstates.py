"""Compiled self-play by the values of positions: each move is the one that leads to the best position.

Tesauro, Temporal difference learning and TD-Gammon, 1995; Sutton, Learning to predict by the methods of temporal
differences, 1988. A seat values the position after its move (an *afterstate*) by what it knows there. It tries its
moves in a sampled state, so that it cannot foresee what a draw will bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import Shape
from rascals.compiled import dtype_of, loops, pack
from rascals.core.chance import words_of
from rascals.training.selfplay import SOURCE, sizes_of

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.training.gradient import Floats


class PlaySettings(NamedTuple):
    """How games are played and valued; see `Recipe`."""

    heat: float
    trace: float
    margin: float


class Valued(NamedTuple):
    """Positions, one a row: `features` (int8) of the seat that has just moved, the `target` of their value."""

    features: NDArray[np.int8]
    target: Floats


class AfterstateBuffers:
    """Buffers of one thread, with room for `rows` positions."""

    def __init__(self, game: Game, shape: Shape, rows: int) -> None:
        self.machine, self.sizes = loops(game, SOURCE), sizes_of(shape)
        # The game, a state sampled from it, and that after a move.
        self.states = np.zeros(3, dtype_of(game.definition.state))
        pack(game.new_state(0), self.states[0])
        self.words = np.zeros((2, 4), np.int64)
        self.moves = np.zeros(game.definition.actions, np.int16)
        self.worth = np.zeros(game.definition.actions)
        self.inputs = np.zeros((2, shape.inputs), np.int8)
        self.layers = [np.zeros(size, np.float32) for size in (shape.wide, shape.wide, shape.narrow)]
        self.features = np.zeros((rows, shape.inputs), np.int8)
        self.target = np.zeros(rows, np.float32)
        self.seats = np.zeros(rows, np.int8)

    def play(self, seed: str, games: int, weights: Floats, ways: PlaySettings) -> tuple[Valued, int, float]:
        """Play games; return the positions, the number of whole games, and the winners' mean points."""
        self.words[:] = [words_of(f"{seed}/games"), words_of(f"{seed}/moves")]
        ended = np.zeros(3, np.int64)
        self.machine.play_values(
            self.states, games, weights, self.sizes, self.words, self.moves, self.worth, *self.inputs, *self.layers,
            len(self.seats), self.features, self.target, self.seats, ways.heat, ways.trace, ways.margin, ended,
        )  # fmt: skip
        rows, whole, points = ended.tolist()
        return Valued(self.features[:rows], self.target[:rows]), whole, points / max(whole, 1)


def returns(following: NDArray[np.int64], outcome: Floats, value: Floats, trace: float, target: Floats) -> None:
    """Write the returns of TD(lambda): a position's `following` one of the same seat comes later, or is -1."""
    for row in range(len(target) - 1, -1, -1):
        ahead = following[row]
        target[row] = outcome[row] if ahead < 0 else trace * target[ahead] + (1 - trace) * value[ahead]
