"""Approximate exploitability of a bot: a best response to it is learned, whose win rate shows how weak the bot is.

Timbers et al., Approximate exploitability: Learning a best response in large games, 2020. The win rate is a lower
bound for a player who knows the bot completely; a better learner may win more.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

import rascals
from rascals.bots import registry
from rascals.bots.learned import Learned, network_for
from rascals.bots.network import Network
from rascals.core.errors import BadOption
from rascals.training.gradient import Floats, Learner
from rascals.training.recipe import Recipe
from rascals.training.recording import recorded
from rascals.training.selfplay import LEARNER, TEACHER
from rascals.training.training import FEW, VARIES, Progress, Training, scale_of


class Answering(Training):
    """A network that starts as the game's expert and learns to win on one seat against bots named `against`.

    A bot that is not a learned one is replaced by an imitation, trained by the recipe. BadOption for an unknown bot,
    and for a game without an expert for this number of players.
    """

    def __init__(self, game: str, recipe: Recipe, players: int, against: str) -> None:
        self.against, best = registry.of_game(game, against), registry.of_game(game, registry.default(game))
        expert = network_for(best.package, rascals.games()[game], players) if isinstance(best, Learned) else None
        if expert is None:
            raise BadOption(f"{game} has no expert for this number of players, from which the best response starts")
        self.expert = expert
        shape, teacher = expert.shape, "" if isinstance(self.against, Learned) else against
        super().__init__(game, replace(recipe, wide=shape.wide, narrow=shape.narrow, teacher=teacher), players)

    def imitate(self, processes: int, on_progress: Progress) -> None:
        """Prepare the opponents' weights, and the expert's as the weights that the best response starts from."""
        level = self.against
        if not isinstance(level, Learned):
            super().imitate(processes, on_progress)
        found = recorded(self.kind, level.name, FEW, self.recipe.seed, processes)
        self.learner = Learner.of(self.expert, self.first, scale_of(found), np.random.default_rng(self._seed("answer")))
        self.settled = np.full(self.shape.inputs, VARIES, np.int16)
        if isinstance(level, Learned):
            self.past, self.overlooks = (
                [played_by(level, self.expert, self.kind.definition.observation.size)],
                level.overlooks,
            )

    def _seated(self, chance: np.random.Generator, players: int) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
        """Return seatings with the learner on one random seat and opponents on all others, in every game."""
        games = self.recipe.step
        seated = np.full((games, players), TEACHER, np.int8)
        seated[np.arange(games), chance.integers(0, players, games)] = LEARNER
        return seated, np.ones(games, np.bool_)


def played_by(level: Learned, network: Network, seen: int) -> Floats:
    """Return a network's weights adapted to a level: with its temperature, and without the inputs that it forgets.

    `seen`: how many of the inputs are observed; the rest are deduced. What a level overlooks is not modelled here, as
    it varies from decision to decision; nor are moves excluded that the level takes for unsound.
    """
    flat = np.array(network.weights, np.float32)
    *_, last, bias = sizes = network.shape.sizes
    flat[-(last + bias) :] /= np.float32(level.heat)
    if level.forgets:
        flat[seen * network.shape.wide : sizes[0]] = 0
    return flat
