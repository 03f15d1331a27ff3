"""Learning what positions are worth, by temporal differences: see `rascals.training.afterstates` for the games."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import Shape
from rascals.training.afterstates import AfterstateBuffers, PlaySettings, Valued, returns
from rascals.training.gradient import Floats
from rascals.training.recording import noted, positions, together
from rascals.training.training import FEW, ROOM, VARIES, Progress, Training, scale_of

SIDES = 2  # threads, each of which plays half the games of a step
BATCH = 512  # positions in a batch
SLOWEST = 0.05  # the least fraction of the learning rate
LATE = 0.3  # the fraction of the learning rate with which it learns from the teacher's games
MANY = 8192  # positions valued at a time
HEAT, COOL = 0.006, 0.001  # the temperature at the beginning and at the end, if the recipe does not say


class Valuing(Training):
    """A network in training that values positions; see `Recipe.trace`."""

    def _prepare(self) -> None:
        recipe = self.recipe
        self.shape = Shape(self.kind.definition.deduction.size, recipe.wide, recipe.narrow, 0, 0)
        self._sides = [AfterstateBuffers(self.kind, self.shape, recipe.step * ROOM // SIDES) for _ in range(SIDES)]

    def imitate(self, processes: int, on_progress: Progress) -> None:  # noqa: ARG002
        """Estimate the scale of the inputs from a few random games; nobody is imitated."""
        found = together(noted(self.kind, "random", f"{self.recipe.seed}/{number}") for number in range(FEW))
        self.learner = self.new_learner(scale_of(found))
        self.learner.spread(found.features)
        self.settled = found.features[0].astype(np.int16)
        self.past = [self.learner.flat()]

    def improve(self, on_progress: Progress, stop: Callable[[], bool] = lambda: False) -> None:
        """Play and learn until all games are played, or `stop` returns True."""
        recipe = self.recipe
        with ThreadPoolExecutor(SIDES) as pool:
            while self.played < recipe.games and not stop():
                left = 1 - self.played / recipe.games
                halves = list(pool.map(partial(self._half, self._ways(left), self.learner.flat()), range(SIDES)))
                off = self._fit([valued for valued, _, _ in halves], recipe.rate * max(left, SLOWEST))
                self.step += 1
                self.played += sum(whole for _, whole, _ in halves)
                points = sum(points for *_, points in halves) / SIDES
                on_progress({"games": self.played, "points": round(points, 1), "error": round(off, 3)})

    def finish(self, processes: int, on_progress: Progress) -> None:
        """Learn from recorded games of the teacher what positions are worth among players like it, if there is one."""
        recipe = self.recipe
        if not recipe.teacher:
            return
        found = positions(self.kind, recipe.teacher, recipe.margin, recipe.recorded, recipe.seed, processes)
        self._meet(found.features)
        target = np.empty(len(found.outcome), np.float32)
        for epoch in range(recipe.epochs):
            returns(found.next, found.outcome, self._values(found.features), recipe.trace or 0.0, target)
            order = np.random.default_rng(self._seed(f"epoch {epoch}"))
            off = self._descend(found.features, target, LATE * recipe.rate * (1 - epoch / recipe.epochs), order)
            on_progress({"epoch": epoch + 1, "error": round(off, 3)})

    def _values(self, inputs: NDArray[np.int8]) -> Floats:
        """Return the values of positions."""
        parts = [self.learner.values(inputs[low : low + MANY]) for low in range(0, len(inputs), MANY)]
        return np.concatenate(parts)

    def _half(self, ways: PlaySettings, weights: Floats, side: int) -> tuple[Valued, int, float]:
        """Play half the games of a step."""
        seed, games = f"{self.recipe.seed}/{self.step}/{side}", self.recipe.step // SIDES
        return self._sides[side].play(seed, games, weights, ways)

    def _ways(self, left: float) -> PlaySettings:
        """Return how to play when a fraction `left` of the games is left."""
        recipe = self.recipe
        heat, cool = recipe.heat or HEAT, recipe.cool or COOL
        return PlaySettings(cool + (heat - cool) * left**2, recipe.trace or 0.0, recipe.margin)

    def _fit(self, found: list[Valued], rate: float) -> float:
        """Learn the values of positions; return the root mean square of the errors before."""
        inputs, target = (np.concatenate([one[part] for one in found]) for part in range(2))
        self._meet(inputs)
        return self._descend(inputs, target, rate, np.random.default_rng(self._seed(f"step {self.step}")))

    def _descend(self, inputs: NDArray[np.int8], target: Floats, rate: float, chance: np.random.Generator) -> float:
        """Learn from all positions once, in batches, shuffled; return the root mean square of the errors before."""
        order, squares = chance.permutation(len(target)), 0.0
        for low in range(0, len(order), BATCH):
            rows = order[low : low + BATCH]
            squares += self.learner.fit(inputs[rows], target[rows], rate)
        return math.sqrt(squares / max(len(target), 1))

    def _meet(self, inputs: NDArray[np.int8]) -> None:
        """Note which inputs are not constant."""
        self.settled[(inputs != self.settled).any(0)] = VARIES
