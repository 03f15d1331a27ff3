"""Training as a whole, by a recipe: imitate the teacher, then play and learn; it can be stopped and resumed."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.bots.learned import fingerprint
from rascals.bots.network import Network, Shape, first_ranks, shape_for
from rascals.core.errors import BadOption, RascalsError, cause_of
from rascals.core.untrusted_text import printable
from rascals.core.user_files import bytes_of, write_file
from rascals.training.gradient import Floats, Learner
from rascals.training.kept import LARGER, SavedTraining
from rascals.training.recipe import Recipe
from rascals.training.recording import recorded
from rascals.training.selfplay import LEARNER, TEACHER, Arena, Decisions

IMITATING, PLAYING = 512, 4096  # decisions in a batch
FEW = 8  # games from which the scale of the inputs is estimated
ROOM = 400  # decisions per game, on average, that fit into the buffers; games that do not fit are played later
HABIT = 2  # passes over the decisions of a step
SOFTER = np.float32(0.7)  # factor for the outputs' weights: an imitation is too sure of itself to explore
OLDER = 40  # steps after which a copy of the learner joins its opponents
VARIES = 1000  # marks an input that is not constant
FLAT = 0.05  # the least root mean square by which an input is divided

Progress = Callable[[dict[str, Any]], None]


class Training:
    """An expert in training. `curve`: the figures of each hundredth of the games, as data."""

    def __init__(self, game: str, recipe: Recipe, players: int) -> None:
        self.kind, self.recipe = recipe.kind(game, players), recipe
        self.first = np.array(first_ranks(self.kind.definition), np.int64)
        self.curve: list[dict[str, Any]] = []
        self.played = self.step = 0
        self.past: list[Floats] = []
        self.overlooks = 0.0  # the fraction of its inputs that the teacher ignores
        self._prepare()

    @classmethod
    def of(cls, game: str, recipe: Recipe, players: int) -> Training:
        """Return a training by a recipe: of the values of positions if it has a `trace`, else of moves."""
        from rascals.training.valuing import Valuing

        return (cls if recipe.trace is None else Valuing)(game, recipe, players)

    def _prepare(self) -> None:
        """Determine the shape of the network, and make room for games."""
        self.shape = shape_for(self.kind.definition, self.recipe.wide, self.recipe.narrow)
        self._arena = Arena(self.kind, self.shape, self.recipe.step * ROOM)

    def new_learner(self, scale: Floats) -> Learner:
        """Return a network with random weights for inputs of this scale."""
        return Learner(self.shape, self.first, scale, np.random.default_rng(self._seed("beginning")))

    def _seed(self, what: str) -> list[int]:
        return [*f"{self.recipe.seed}/{what}".encode()]

    # ------------------------------------------------------------ imitating

    def imitate(self, processes: int, on_progress: Progress) -> None:
        """Record the teacher and learn to imitate it; without one, only estimate the scale of the inputs."""
        recipe = self.recipe
        games = recipe.recorded if recipe.teacher else FEW
        found = recorded(self.kind, recipe.teacher or "random", games, recipe.seed, processes)
        self.learner = self.new_learner(scale_of(found))
        same = found.features.min(0) == found.features.max(0)
        self.settled = np.where(same, found.features[0].astype(np.int16), VARIES)
        epochs = recipe.epochs if recipe.teacher else 0
        none = np.zeros(len(found.counts), np.float32)
        for epoch in range(epochs):
            rate = 2 * recipe.rate * (1 - epoch / epochs) + 1e-5
            order = np.random.default_rng(self._seed(f"epoch {epoch}"))
            sums = sum(
                self.learner.learn(one, rate, imitating=True)
                for one in self.learner.batches(found, found.value, none, IMITATING, order)
            )
            on_progress({"epoch": epoch + 1, "hit": round(float(sums[2]) / len(found.counts), 3)})  # type: ignore[index]
        self.past = [self.learner.flat()]
        self.learner.arrays[4][:-1] *= SOFTER

    # ------------------------------------------------------------ playing

    def improve(self, on_progress: Progress, stop: Callable[[], bool] = lambda: False) -> None:
        """Play and learn until all games are played, or `stop` returns True."""
        while self.played < self.recipe.games and not stop():
            chance = np.random.default_rng(self._seed(f"step {self.step}"))
            players = self.kind.players
            seated, lone = self._seated(chance, players)
            self._arena.begin(f"{self.recipe.seed}/{self.step}")
            weights = np.stack([self.learner.flat(), *self.past])
            decisions, shares = self._arena.play(seated, weights, self.recipe.margin, self.overlooks)
            whole = shares.sum(1) > 0
            unsure = self._learn(decisions, chance)
            self.step += 1
            self.played += int(whole.sum())
            mine = np.where(seated == LEARNER, shares, 0).sum(1)
            others = lone & whole & ((seated == TEACHER).sum(1) == players - 1)
            share = float(mine[others].mean() * players) if others.any() else 0.0
            on_progress({"games": self.played, "fair_shares": round(share, 3), "entropy": round(float(unsure), 3)})
            if self.step % OLDER == 0:
                self.past = [self.past[0], *[*self.past[1:], self.learner.flat()][-self.recipe.past :]]

    def finish(self, processes: int, on_progress: Progress) -> None:
        """Do what remains after all games have been played: nothing here."""

    def _seated(self, chance: np.random.Generator, players: int) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
        """Return which network sits on which seat in each game, and in which games the learner has only one seat.

        Its opponents are imitations of the teacher in some of those games, and random earlier networks in the rest.
        """
        games = self.recipe.step
        seated = chance.integers(1, len(self.past) + 1, (games, players)).astype(np.int8)
        seated[chance.random(games) < self.recipe.taught] = TEACHER
        seated[np.arange(games), chance.integers(0, players, games)] = LEARNER
        lone = chance.random(games) >= self.recipe.alone
        seated[~lone] = LEARNER
        return seated, lone

    def _learn(self, found: Decisions, chance: np.random.Generator) -> float:
        """Learn from decisions; return the policy's mean entropy."""
        recipe, left = self.recipe, 1 - self.played / max(self.recipe.games, 1)
        gain = (found.gain - found.gain.mean()) / (found.gain.std() + 1e-6)
        rate, entropy, unsure = recipe.rate * max(left, 0.03), recipe.entropy * max(left, 0.1), 0.0
        for _ in range(HABIT):
            for one in self.learner.batches(found, found.gain + found.value, gain, PLAYING, chance):
                unsure += self.learner.learn(one, rate, imitating=False, entropy=entropy)[3]
        return unsure / HABIT / max(len(found.counts), 1)

    # ------------------------------------------------------------ keeping

    def network(self) -> Network:
        """Return the present network, with a description of how it was trained."""
        about = {
            "game": self.kind.definition.name,
            "players": self.kind.players,
            "recipe": {name: value for name, value in asdict(self.recipe).items() if value not in (None, {})},
            "fingerprint": fingerprint(self.kind),
            "games": self.played,
            "curve": self.curve,
        }
        return Network(self.shape, array("f", settled(self.shape, self.learner.flat(), self.settled).tolist()), about)

    def keep(self, file: Path) -> None:
        """Write everything that resuming needs to a file."""
        learner = self.learner
        state = {"recipe": asdict(self.recipe), "players": self.kind.players, "curve": self.curve}
        state |= {"played": self.played, "step": self.step, "fingerprint": fingerprint(self.kind)}
        arrays: dict[str, Any] = {f"array{place}": one for place, one in enumerate(learner.arrays)}
        for place, (mean, square) in enumerate(learner.moments):
            arrays |= {f"mean{place}": mean, f"square{place}": square}
        arrays |= {"state": np.array(json.dumps(state)), "scale": learner.scale, "past": np.stack(self.past)}
        arrays["settled"] = self.settled
        packed = BytesIO()
        np.savez(packed, allow_pickle=False, steps=np.array(learner.steps), **arrays)
        write_file(file, packed.getvalue())

    @classmethod
    def resumed(cls, game: str, file: Path) -> Training:
        """Return a training from a file of `keep`; BadOption if it is not one, or is for other rules than these.

        Nothing in the file is trusted, neither a number nor a size.
        """
        content = bytes_of(file, LARGER)
        try:
            kept = SavedTraining(content)
            training = cls.of(game, *kept.recipe(game))
            if kept.fingerprint == fingerprint(training.kind):
                training.take(kept)
                return training
        except Exception as error:  # whatever the parsers of packages raise
            problem = str(error) if isinstance(error, RascalsError) else printable(cause_of(error))
            raise BadOption(f"{file.name} holds no training: {problem}") from error
        raise BadOption(f"{file.name} was trained for another game, or for other rules")

    def take(self, kept: SavedTraining) -> None:
        """Restore what is kept; raise any Exception if it is not what `keep` writes."""
        inputs, past = self.shape.inputs, kept.shape("past")[0]
        if not 1 <= past <= self.recipe.past + 1:
            raise ValueError(f"past cannot be {past} networks")
        self.learner = self.new_learner(kept.floats("scale", (inputs,), least=0))
        sizes = [one.shape for one in self.learner.arrays]
        self.learner.arrays = [kept.floats(f"array{place}", size) for place, size in enumerate(sizes)]
        self.learner.moments = [
            (kept.floats(f"mean{place}", size), kept.floats(f"square{place}", size, least=0))
            for place, size in enumerate(sizes)
        ]
        self.past = [*kept.floats("past", (past, sum(self.shape.sizes)))]
        self.settled = kept.array("settled", np.dtype(np.int16), (inputs,))
        self.played, self.step, self.learner.steps = kept.progress()
        self.curve = kept.curve()


def settled(shape: Shape, flat: Floats, constant: NDArray[np.int16]) -> Floats:
    """Return a network's weights with its constant inputs (their values in `constant`, else VARIES) in the first bias.

    Its outputs stay the same, also if such an input has another value, as under an option that was never trained on.
    """
    size, numbers = shape.inputs * shape.wide, flat.copy()
    first, bias = numbers[:size].reshape(shape.inputs, shape.wide), numbers[size : size + shape.wide]
    fixed = constant != VARIES
    bias += constant[fixed].astype(np.float32) @ first[fixed]
    first[fixed] = 0
    return numbers


def scale_of(found: Decisions) -> Floats:
    """Return the factor that brings each input near to 1: the reciprocal of its root mean square, at most 3."""
    size = np.sqrt(np.mean(np.square(found.features, dtype=np.float32), 0))
    return np.where(size > 0, np.minimum(1 / np.maximum(size, FLAT), 3), 1).astype(np.float32)
