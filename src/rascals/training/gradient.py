"""Gradients of the network by numpy: imitation of recorded decisions, and proximal policy optimisation (PPO).

Schulman et al., Proximal Policy Optimization Algorithms, 2017; Kingma & Ba, Adam, 2015.

PyTorch would save some 20 of these lines and, measured on one core, no time. A step takes 17 ms with it at best, 9 here
(PPO on 4096 decisions); 2.3 and 1.2 (imitation of 512); 2.5 and 1.4 (values of 512 positions). That is on AMD; forced
onto its faster path for Intel's processors, it takes 10, 1.5 and 1.4 there. Both learn the same per step. On Linux it
is 3 GB to download and 5 GB installed; numpy is 17 and 60 MB.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import RANKS, Network, Shape
from rascals.training.selfplay import Decisions

Floats = NDArray[np.float32]


class Learner:
    """A network in training: its arrays and Adam's moments. `scale`: the factor that brings each input near to 1."""

    def __init__(self, shape: Shape, first: NDArray[np.int64], scale: Floats, chance: np.random.Generator) -> None:
        # After a block of 31 MiB is freed, glibc's malloc keeps freed smaller ones. Otherwise each step would get the
        # memory of its arrays from the system again, which takes about as long as all its computations.
        np.empty(31 << 20, np.int8)
        self.shape, self.first, self.scale = shape, first, scale
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

    def batches(
        self, all_: Decisions, target: Floats, gain: Floats, size: int, chance: np.random.Generator
    ) -> Iterator[Minibatch]:
        """Yield all decisions in batches, shuffled."""
        order, ends = chance.permutation(len(all_.counts)), np.cumsum(all_.counts, dtype=np.int64)
        for low in range(0, len(order), size):
            yield Minibatch(self, all_, ends, order[low : low + size], target, gain)

    def learn(self, batch: Minibatch, rate: float, imitating: bool, entropy: float = 0.0) -> NDArray[np.float64]:
        """Take one step of Adam; return the batch's sums of policy loss, value loss, correct guesses, and entropy."""
        *_, last, last_bias = self.arrays
        scaled: Floats = batch.features * self.scale
        wide, narrow = self._hidden(scaled)
        slopes, sums = _slopes(narrow @ last.T + last_bias, batch, imitating, entropy)
        self._back(scaled, wide, narrow, slopes @ last, [slopes.T @ narrow, slopes.sum(0)], rate)
        return sums

    def spread(self, inputs: NDArray[np.int8]) -> None:
        """Rescale the first layer's random weights to as many inputs as are not 0 at a time, rather than to all."""
        size = float(np.square(inputs * self.scale).sum(1).mean())
        self.arrays[0] *= np.float32(math.sqrt(self.shape.inputs / max(size, 1.0)))

    def fit(self, inputs: NDArray[np.int8], target: Floats, rate: float) -> float:
        """Take one step of Adam towards the values of positions; return the sum of the squared errors before it."""
        *_, last, last_bias = self.arrays
        scaled: Floats = inputs * self.scale
        wide, narrow = self._hidden(scaled)
        off = self._value(narrow) - target
        pull = (2 * off / len(target)).astype(np.float32)
        last_slope, bias_slope = np.zeros_like(last), np.zeros_like(last_bias)
        last_slope[-1], bias_slope[-1] = pull @ narrow, pull.sum()
        self._back(scaled, wide, narrow, np.outer(pull, last[-1]), [last_slope, bias_slope], rate)
        return float(off @ off)

    def values(self, inputs: NDArray[np.int8]) -> Floats:
        """Return the values of positions."""
        return self._value(self._hidden(inputs * self.scale)[1])

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


class Minibatch:
    """Some decisions: the `features`, int8, and what the gradients are computed from.

    `row`, `action` and `rank` have an entry for each legal action: its decision, and the outputs that its logit is the
    sum of; `begins` and `chosen` are where a decision's entries begin, and that of its chosen action.
    """

    def __init__(
        self,
        learner: Learner,
        all_: Decisions,
        ends: NDArray[np.int64],
        rows: NDArray[np.int64],
        target: Floats,
        gain: Floats,
    ) -> None:
        count, shape = all_.counts[rows].astype(np.int64), learner.shape
        self.features, self.likely = all_.features[rows], all_.likely[rows]
        self.target, self.gain = target[rows], gain[rows]
        self.row = np.repeat(np.arange(len(rows)), count)
        self.begins = np.cumsum(count) - count
        self.chosen = self.begins + all_.chosen[rows]
        place = np.arange(len(self.row))
        self.action = all_.legal[np.repeat(ends[rows] - count - self.begins, count) + place]
        kind = learner.first[self.action]
        runs = np.flatnonzero(np.diff(self.row * shape.ranks + kind, prepend=-1))  # of legal actions of one verb
        at = place - np.repeat(runs, np.diff(runs, append=len(place)))
        self.rank = shape.actions + kind + np.minimum(at, RANKS - 1)


def _slopes(outputs: Floats, batch: Minibatch, imitating: bool, entropy: float) -> tuple[Floats, NDArray[np.float64]]:
    """Return the gradients of the mean loss with respect to the outputs, and the sums that `learn` returns.

    The loss is the sum of those of the policy and the value and of an entropy bonus.
    """
    row, begins, chosen, rows = batch.row, batch.begins, batch.chosen, len(outputs)
    logits = outputs[row, batch.action] + outputs[row, batch.rank]
    most = np.maximum.reduceat(logits, begins)
    p = np.exp(logits - most[row])
    p = np.maximum(p / np.add.reduceat(p, begins)[row], 1e-8)
    unsure = -np.add.reduceat(p * np.log(p), begins)
    now, pull = np.log(p[chosen]), np.ones(rows, np.float32)
    if not imitating:
        ratio = np.exp(now - batch.likely)
        clipped = ((batch.gain > 0) & (ratio > 1.2)) | ((batch.gain < 0) & (ratio < 0.8))
        pull = np.where(clipped, 0, ratio * batch.gain)
    step = pull[row] * p + entropy * p * (np.log(p) + unsure[row])
    step[chosen] -= pull
    places = np.concatenate([row * outputs.shape[1] + batch.action, row * outputs.shape[1] + batch.rank])
    slopes = np.bincount(places, np.tile(step, 2), outputs.size).reshape(outputs.shape)
    off = outputs[:, -1] - batch.target
    slopes[:, -1] = 2 * off
    hits = logits[chosen] == most
    return (slopes / rows).astype(np.float32), np.array([-now.sum(), off @ off, hits.sum(), unsure.sum()], np.float64)
