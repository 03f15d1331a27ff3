"""Training as a whole: imitate the teacher, then play and learn, by a recipe; it can be stopped and gone on with."""

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

from rascals.bots.network import Network, Shape, first_ranks, shape_for
from rascals.core.errors import BadOption
from rascals.core.writing import write_file
from rascals.training.fingerprint import fingerprint
from rascals.training.gradient import Floats, Learner, batches
from rascals.training.recipe import Recipe
from rascals.training.recording import recorded
from rascals.training.selfplay import LEARNER, TEACHER, Arena, Decisions

IMITATING, PLAYING = 512, 4096  # decisions in a batch
FEW = 8  # games that tell how large numbers are
ROOM = 400  # decisions of one game for which there is room, on average; games for which there is none wait
HABIT = 2  # how often the decisions of a step are gone through
SOFTER = np.float32(0.7)  # an imitation is surer of itself than who is to explore
OLDER = 40  # steps after which the learner of then joins those it plays against
VARIES = 1000  # in place of the one number that is always told
FLAT = 0.05  # an input that is nearly always 0 is not blown up beyond this

Told = Callable[[dict[str, Any]], None]


class Training:
    """An expert in the making. `curve`: what each hundredth of the games showed, as data."""

    def __init__(self, game: str, recipe: Recipe, players: int) -> None:
        self.kind, self.recipe = recipe.kind(game, players), recipe
        self.shape = shape_for(self.kind.box, recipe.wide, recipe.narrow)
        self.first = np.array(first_ranks(self.kind.box), np.int64)
        self.curve: list[dict[str, Any]] = []
        self.played = self.step = 0
        self.past: list[Floats] = []
        self.overlooks = 0.0  # the share of what it is told that the teacher does not look at
        self._arena = Arena(self.kind, self.shape, recipe.step * ROOM)

    def _learner(self, scale: Floats) -> Learner:
        return Learner(self.shape, self.first, scale, np.random.default_rng(self._seed("beginning")))

    def _seed(self, what: str) -> list[int]:
        return [*f"{self.recipe.seed}/{what}".encode()]

    # ------------------------------------------------------------ imitating

    def imitate(self, processes: int, told: Told) -> None:
        """Record the teacher, and learn to do what it does; without one, only learn how large numbers are."""
        recipe = self.recipe
        games = recipe.recorded if recipe.teacher else FEW
        found = recorded(self.kind, recipe.teacher or "random", games, recipe.seed, processes)
        self.learner = self._learner(scale_of(found))
        self.settled = np.where(found.told.min(0) == found.told.max(0), found.told[0].astype(np.int16), VARIES)
        epochs = recipe.epochs if recipe.teacher else 0
        none = np.zeros(len(found.counts), np.float32)
        for epoch in range(epochs):
            rate = 2 * recipe.rate * (1 - epoch / epochs) + 1e-5
            order = np.random.default_rng(self._seed(f"epoch {epoch}"))
            sums = sum(
                self.learner.learn(one, rate, imitating=True)
                for one in batches(found, found.value, none, IMITATING, order)
            )
            told({"epoch": epoch + 1, "hit": round(float(sums[2]) / len(found.counts), 3)})  # type: ignore[index]
        self.past = [self.learner.flat()]
        self.learner.arrays[4][:-1] *= SOFTER

    # ------------------------------------------------------------ playing

    def improve(self, told: Told, stop: Callable[[], bool] = lambda: False) -> None:
        """Play and learn until all games are played, or `stop` says so."""
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
            told({"games": self.played, "fair_shares": round(share, 3), "entropy": round(float(unsure), 3)})
            if self.step % OLDER == 0:
                self.past = [self.past[0], *[*self.past[1:], self.learner.flat()][-self.recipe.past :]]

    def _seated(self, chance: np.random.Generator, players: int) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
        """Return who sits where in each game, and in which games the learner sits on one seat only.

        The others are imitations of the teacher in some of those games, and any of the past in the rest.
        """
        games = self.recipe.step
        seated = chance.integers(1, len(self.past) + 1, (games, players)).astype(np.int8)
        seated[chance.random(games) < self.recipe.taught] = TEACHER
        seated[np.arange(games), chance.integers(0, players, games)] = LEARNER
        lone = chance.random(games) >= self.recipe.alone
        seated[~lone] = LEARNER
        return seated, lone

    def _learn(self, found: Decisions, chance: np.random.Generator) -> float:
        """Learn from decisions; return how unsure the policy was on average (entropy)."""
        recipe, left = self.recipe, 1 - self.played / max(self.recipe.games, 1)
        gain = (found.gain - found.gain.mean()) / (found.gain.std() + 1e-6)
        rate, entropy, unsure = recipe.rate * max(left, 0.03), recipe.entropy * max(left, 0.1), 0.0
        for _ in range(HABIT):
            for one in batches(found, found.gain + found.value, gain, PLAYING, chance):
                unsure += self.learner.learn(one, rate, imitating=False, entropy=entropy)[3]
        return unsure / HABIT / max(len(found.counts), 1)

    # ------------------------------------------------------------ keeping

    def network(self) -> Network:
        """Return the network as it is, with what it was made of."""
        about = {
            "game": self.kind.box.name,
            "players": self.kind.players,
            "recipe": {name: value for name, value in asdict(self.recipe).items() if value not in (None, {})},
            "fingerprint": fingerprint(self.kind),
            "games": self.played,
            "curve": self.curve,
        }
        return Network(self.shape, array("f", settled(self.shape, self.learner.flat(), self.settled).tolist()), about)

    def keep(self, file: Path) -> None:
        """Keep all that going on needs."""
        learner = self.learner
        state = {"recipe": asdict(self.recipe), "players": self.kind.players, "curve": self.curve}
        state |= {"played": self.played, "step": self.step}
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
        """Return a training that was kept; BadOption if the file is none, or the game has changed its layout."""
        try:
            kept = np.load(file, allow_pickle=False)
            state = json.loads(str(kept["state"]))
        except (OSError, ValueError, KeyError) as error:
            raise BadOption(
                "{given} holds no training: {problem}", "training-file", given=file.name, problem=str(error)
            ) from None
        recipe = state["recipe"]
        training = cls(game, Recipe(**(recipe | {"players": tuple(recipe["players"])})), state["players"])
        learner = training._learner(kept["scale"])
        if kept["array0"].shape != learner.arrays[0].shape:
            raise BadOption(
                "{given} was trained for another game, or for other rules", "training-other", given=file.name
            )
        places = range(len(learner.arrays))
        learner.arrays = [kept[f"array{place}"] for place in places]
        learner.moments = [(kept[f"mean{place}"], kept[f"square{place}"]) for place in places]
        learner.steps = int(kept["steps"])
        training.learner, training.past, training.settled = learner, [*kept["past"]], kept["settled"]
        training.played, training.step, training.curve = state["played"], state["step"], state["curve"]
        return training


def settled(shape: Shape, flat: Floats, told: NDArray[np.int16]) -> Floats:
    """Return a network's numbers with what was always told alike (`told`, else VARIES) as a part of the first bias.

    It answers the same; and also where something else is told there, as under an option that it has never met.
    """
    size, numbers = shape.inputs * shape.wide, flat.copy()
    first, bias = numbers[:size].reshape(shape.inputs, shape.wide), numbers[size : size + shape.wide]
    fixed = told != VARIES
    bias += told[fixed].astype(np.float32) @ first[fixed]
    first[fixed] = 0
    return numbers


def scale_of(found: Decisions) -> Floats:
    """Return what brings each input near to 1: one by the root of its mean square."""
    size = np.sqrt(np.mean(np.square(found.told, dtype=np.float32), 0))
    return np.where(size > 0, np.minimum(1 / np.maximum(size, FLAT), 3), 1).astype(np.float32)
