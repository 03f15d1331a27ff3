"""Compiled self-play: games between networks, whose policy is that of `rascals.bots.network`, and their decisions."""

from __future__ import annotations

from dataclasses import astuple
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import Shape, first_ranks
from rascals.compiled import dtype_of, loops, pack
from rascals.compiled.building import part
from rascals.core.chance import words_of

if TYPE_CHECKING:
    from rascals.core.game import Game

LEARNER = 0  # the network whose decisions are kept
TEACHER = 1  # the network that imitates the teacher, or the level to which a best response is learned

SELFPLAY = files("rascals.training").joinpath("selfplay.c").read_text(encoding="utf-8")
SOURCE = f'{part("network.c")}\n#line 1 "selfplay.c"\n{SELFPLAY}'


class Decisions(NamedTuple):
    """Decisions, one a row: `features` (int8), `counts` of legal actions, and these in `legal`, concatenated.

    `chosen`: the index of the chosen action among the legal ones; `likely`: the logarithm of its probability at that
    time; `value`: the expected outcome at that time; `gain`: the advantage.
    """

    features: NDArray[np.int8]
    counts: NDArray[np.int32]
    legal: NDArray[np.int16]
    chosen: NDArray[np.int32]
    likely: NDArray[np.float32]
    value: NDArray[np.float32]
    gain: NDArray[np.float32]


class Arena:
    """Buffers for compiled games of one kind, with room for `rows` decisions."""

    def __init__(self, game: Game, shape: Shape, rows: int) -> None:
        self.shape, self.machine = shape, loops(game, SOURCE)
        self.states = np.zeros(1, dtype_of(game.definition.state))
        pack(game.new_state(0), self.states[0])
        self.words = np.zeros((2, 4), np.int64)
        self.first = np.array(first_ranks(game.definition), np.int64)
        self.moves = np.zeros(game.definition.actions, np.int16)
        self.room = [np.zeros(size, np.float32) for size in (shape.wide, shape.narrow, game.definition.actions)]
        self.kept = Decisions(
            np.zeros((rows, shape.inputs), np.int8),
            np.zeros(rows, np.int32),
            np.zeros(rows * 24, np.int16),
            np.zeros(rows, np.int32),
            *(np.zeros(rows, np.float32) for _ in range(3)),
        )
        self.seats = np.zeros(rows, np.int8)

    def begin(self, seed: str) -> None:
        """Seed the two random generators: the games' and the policies'."""
        self.words[:] = [words_of(f"{seed}/games"), words_of(f"{seed}/moves")]

    def play(
        self, seated: NDArray[np.int8], weights: NDArray[np.float32], margin: float, overlooks: float = 0.0
    ) -> tuple[Decisions, Any]:
        """Play a game for each row of `seated`, the index in `weights` for each seat; stop when the buffers are full.

        `overlooks`: the fraction of its inputs that the teacher ignores, drawn anew for each decision.
        Return the learner's decisions, and the seats' shares of each victory, 0 for games that were not played.
        """
        shares, ended = np.zeros(seated.shape, np.float32), np.zeros(2, np.int64)
        self.machine.play_policies(
            self.states, len(seated), seated, weights, sizes_of(self.shape), self.first, self.words, self.moves,
            *self.room, len(self.seats), len(self.kept.legal), *self.kept, self.seats, shares, margin, overlooks, ended,
        )  # fmt: skip
        rows, legal = ended.tolist()
        cut: list[Any] = [one[:rows] for one in self.kept]
        cut[2] = self.kept.legal[:legal]
        return Decisions(*cut), shares


def sizes_of(shape: Shape) -> NDArray[np.int64]:
    """Return the sizes of a network, as its C takes them."""
    return np.array(astuple(shape), np.int64)
