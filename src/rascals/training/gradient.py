"""Gradients of the network by numpy: imitation of recorded decisions, and proximal policy optimisation (PPO).

Schulman et al., Proximal Policy Optimization Algorithms, 2017; Kingma & Ba, Adam, 2015. Two layers need only a few
dozen lines; a deep-learning framework would be larger than everything else that is installed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import Network, Shape
from rascals.compiled.linking import loop, part
from rascals.training.selfplay import Decisions, rank_after

Floats = NDArray[np.float32]


class Learner:
    """A network in training: its arrays and Adam's moments. `scale`: the factor that brings each input near to 1."""

    def __init__(self, shape: Shape, first: NDArray[np.int64], scale: Floats, chance: np.random.Generator) -> None:
        self.shape, self.first, self.scale, self.chance = shape, first, scale, chance
        narrow = (shape.outputs, shape.narrow)
        self.arrays: list[Floats] = [
            _random(chance, shape.inputs, (shape.inputs, shape.wide)),
            np.zeros(shape.wide, np.float32),
            _random(chance, shape.wide, (shape.wide, shape.narrow)),
            np.zeros(shape.narrow, np.float32),
            _random(chance, shape.narrow, narrow) * np.float32(0.1),
            np.zeros(shape.outputs, np.float32),
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.arrays]
        self.steps = 0
        self._room = np.zeros(shape.actions, np.float32), np.zeros(shape.actions, np.int64)

    @classmethod
    def of(cls, network: Network, first: NDArray[np.int64], scale: Floats, chance: np.random.Generator) -> Learner:
        """Return a learner with the weights of a network."""
        learner, flat, at = cls(network.shape, first, scale, chance), np.array(network.weights, np.float32), 0
        for place, (one, size) in enumerate(zip(learner.arrays, network.shape.sizes, strict=True)):
            learner.arrays[place] = flat[at : at + size].reshape(one.shape)
            at += size
        learner.arrays[0] = learner.arrays[0] / scale[:, None]
        return learner

    def flat(self) -> Floats:
        """Return all weights in the order of `Network.weights`, the first layer's for unscaled inputs."""
        first, *rest = self.arrays
        return np.concatenate([(first * self.scale[:, None]).ravel(), *(one.ravel() for one in rest)])

    # ------------------------------------------------------------ learning

    def learn(self, batch: Batch, rate: float, imitating: bool, entropy: float = 0.0) -> NDArray[np.float64]:
        """Take one step of Adam; return the batch's sums of policy loss, value loss, correct guesses, and entropy."""
        *_, last, last_bias = self.arrays
        scaled: Floats = batch.told * self.scale
        wide, narrow = self._hidden(scaled)
        down, last_slope, bias_slope = np.zeros_like(narrow), np.zeros_like(last), np.zeros_like(last_bias)
        sums = np.zeros(4)
        outputs = (narrow, last, last_bias, down, last_slope, bias_slope)
        _slopes(*outputs, self.first, *self._room, *batch.rest, self.shape.actions, imitating, entropy, sums)
        self._back(scaled, wide, narrow, down, [last_slope, bias_slope], rate)
        return sums

    def spread(self, told: NDArray[np.int8]) -> None:
        """Draw the first layer's weights for as many inputs as are not 0 at a time, rather than for all."""
        size = float(np.square(told * self.scale).sum(1).mean())
        self.arrays[0] *= np.float32(math.sqrt(self.shape.inputs / max(size, 1.0)))

    def fit(self, told: NDArray[np.int8], target: Floats, rate: float) -> float:
        """Take one step of Adam towards the values of positions; return the sum of the squared errors before it."""
        *_, last, last_bias = self.arrays
        scaled: Floats = told * self.scale
        wide, narrow = self._hidden(scaled)
        off = self._value(narrow) - target
        pull = (2 * off / len(target)).astype(np.float32)
        last_slope, bias_slope = np.zeros_like(last), np.zeros_like(last_bias)
        last_slope[-1], bias_slope[-1] = pull @ narrow, pull.sum()
        self._back(scaled, wide, narrow, np.outer(pull, last[-1]), [last_slope, bias_slope], rate)
        return float(off @ off)

    def values(self, told: NDArray[np.int8]) -> Floats:
        """Return the values of positions."""
        return self._value(self._hidden(told * self.scale)[1])

    def _hidden(self, scaled: Floats) -> tuple[Floats, Floats]:
        first, first_bias, second, second_bias, *_ = self.arrays
        wide = np.maximum(scaled @ first + first_bias, 0)
        return wide, np.maximum(wide @ second + second_bias, 0)

    def _value(self, narrow: Floats) -> Floats:
        *_, last, last_bias = self.arrays
        found: Floats = narrow @ last[-1] + last_bias[-1]
        return found

    def _back(
        self, scaled: Floats, wide: Floats, narrow: Floats, down: Floats, slopes: list[Floats], rate: float
    ) -> None:
        """Backpropagate the gradient `down` of the second hidden layer, and take a step; `slopes`: the outputs'."""
        down = down * (narrow > 0)
        back = (down @ self.arrays[2].T) * (wide > 0)
        self._step([scaled.T @ back, back.sum(0), wide.T @ down, down.sum(0), *slopes], rate)

    def _step(self, grads: list[Floats], rate: float) -> None:
        size = math.sqrt(sum(float((one * one).sum()) for one in grads))
        shrink = np.float32(min(1.0, 0.5 / (size + 1e-9)))
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for one, grad, (mean, square) in zip(self.arrays, grads, self.moments, strict=True):
            clipped = grad * shrink
            mean[...] += np.float32(0.1) * (clipped - mean)
            square[...] += np.float32(0.001) * (clipped * clipped - square)
            one[...] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def _random(chance: np.random.Generator, inputs: int, shape: tuple[int, int]) -> Floats:
    return (chance.standard_normal(shape) * math.sqrt(2 / inputs)).astype(np.float32)


class Batch:
    """Some decisions: the inputs `told`, int8, and what the gradients are computed from."""

    def __init__(
        self, all_: Decisions, begins: NDArray[np.int64], rows: NDArray[np.int64], target: Floats, gain: Floats
    ) -> None:
        self.told = all_.told[rows]
        count = all_.counts[rows]
        self.rest = (count, begins[rows], all_.legal, all_.chosen[rows], all_.likely[rows], target[rows], gain[rows])


def batches(all_: Decisions, target: Floats, gain: Floats, size: int, chance: np.random.Generator) -> Iterator[Batch]:
    """Yield all decisions in batches, shuffled."""
    begins = np.concatenate([[0], np.cumsum(all_.counts[:-1], dtype=np.int64)])
    order = chance.permutation(len(all_.counts))
    for low in range(0, len(order), size):
        yield Batch(all_, begins, order[low : low + size], target, gain)


@loop
def _slopes(
    narrow, last, bias, down, last_slope, bias_slope,
    first, p, at, count, begins, legal, chosen, likely, target, gain, actions, imitating, entropy, sums,
):  # fmt: skip
    """Write the gradients of the mean loss with respect to the outputs' weights and the hidden layer below them.

    Only the outputs of legal actions, of their ranks, and of the value are computed. The loss is the sum of those of
    the policy and the value and of an entropy bonus.
    """
    value, rows = last.shape[0] - 1, narrow.shape[0]
    for row in range(rows):
        begin, options = begins[row], count[row]
        before, rank, most, best = -1, 0, np.float32(-1e30), 0
        for place in range(options):
            action = legal[begin + place]
            rank = rank_after(rank, first[action], before)
            before = first[action]
            at[place] = actions + before + rank
            p[place] = _output(action, narrow[row], last, bias) + _output(at[place], narrow[row], last, bias)
            if p[place] > most:
                most, best = p[place], place
        total = np.float32(0)
        for place in range(options):
            p[place] = math.exp(p[place] - most)
            total += p[place]
        unsure = 0.0
        for place in range(options):
            p[place] = max(p[place] / total, np.float32(1e-8))
            unsure -= p[place] * math.log(p[place])
        now = math.log(p[chosen[row]])
        pull = 1.0
        if not imitating:
            ratio = math.exp(now - likely[row])
            good = gain[row]
            pull = 0.0 if (good > 0 and ratio > 1.2) or (good < 0 and ratio < 0.8) else ratio * good
        for place in range(options):
            step = pull * (p[place] - (1.0 if place == chosen[row] else 0.0))
            step += entropy * p[place] * (math.log(p[place]) + unsure)
            step /= rows
            _pull(legal[begin + place], step, narrow[row], last, down[row], last_slope, bias_slope)
            _pull(at[place], step, narrow[row], last, down[row], last_slope, bias_slope)
        off = _output(value, narrow[row], last, bias) - target[row]
        _pull(value, 2.0 * off / rows, narrow[row], last, down[row], last_slope, bias_slope)
        sums[0] -= now
        sums[1] += off * off
        sums[2] += 1.0 if best == chosen[row] else 0.0
        sums[3] += unsure


@part
def _output(place, narrow, last, bias):
    """Return an output."""
    total = bias[place]
    for j in range(len(narrow)):
        total += last[place, j] * narrow[j]
    return total


@part
def _pull(place, step, narrow, last, down, last_slope, bias_slope):
    """Backpropagate the gradient of one output: add it to those of its weights and of the layer below."""
    by = np.float32(step)
    bias_slope[place] += by
    for j in range(len(narrow)):
        last_slope[place, j] += by * narrow[j]
        down[j] += by * last[place, j]
