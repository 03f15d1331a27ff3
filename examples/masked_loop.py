"""A vector loop with an action mask: a linear policy plays many games, learns from the winners, then is a bot.

    python examples/masked_loop.py              Felicity
    python examples/masked_loop.py goons 300    another game, and how many steps

It needs numpy, a C compiler, the extra `compiled`, and half a minute. It is kept simple: a real policy would be a
network instead of one matrix.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import rascals
from rascals.bots import ChosenMove, Turn


class Policy:
    """Scores every action, linearly in what the seat knows; illegal actions have probability 0."""

    name = "linear"

    def __init__(self, game: rascals.Game, seed: int = 0) -> None:
        self.weights = np.zeros((game.definition.observation.size + 1, game.definition.actions), np.float32)
        self.random = np.random.default_rng(seed)

    def inputs(self, observation: Any) -> Any:
        """Return observations, (games, numbers), scaled for learning, with a constant input."""
        numbers = np.asarray(observation, np.float32) / 16
        return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)

    def chances(self, inputs: Any, legal: Any) -> Any:
        """Return the probability of each action, (games, actions): 0 where the mask is 0."""
        scores = np.where(legal, inputs @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def draw(self, chances: Any) -> Any:
        """Return an action for each game, drawn by its probability."""
        noise = self.random.gumbel(size=chances.shape)
        return np.where(chances > 0, np.log(np.maximum(chances, 1e-30)) + noise, -np.inf).argmax(axis=1)

    def choose(self, turn: Turn) -> ChosenMove:
        """Choose as a bot: a turn has the same numbers, and the mask follows from its moves."""
        legal = np.zeros((1, self.weights.shape[1]), np.uint8)
        legal[0, [move.action for move in turn.moves]] = 1
        likely = self.chances(self.inputs([turn.observation]), legal)[0]
        best = int(likely.argmax())
        return ChosenMove(turn.game.definition.verbs.move(best), {"chance": round(float(likely[best]), 3)})


def learn(game: rascals.Game, *, games: int = 256, steps: int = 600, rate: float = 0.05) -> Policy:
    """Let a policy play itself on all seats, and make what winners did more likely (REINFORCE)."""
    policy, batch = Policy(game), game.batch(games, seed=1)
    played: list[list[Any]] = [[] for _ in range(games)]  # the decisions of each running game
    for _ in range(steps):
        # The next step overwrites the batch's arrays. `inputs` are new; `seat` has to be copied.
        inputs, seats = policy.inputs(batch.observation), batch.seat.copy()
        chances = policy.chances(inputs, batch.legal)
        actions = policy.draw(chances)
        batch.step(actions)
        for index in range(games):
            played[index].append((seats[index], inputs[index], chances[index], actions[index]))
        # `wins` belongs to the game that ended, `observation` to the next one.
        for index in np.flatnonzero(batch.done).tolist():
            share = batch.wins[index] / batch.wins[index].sum() - 1 / game.players
            seats_then, inputs_then, chances_then, actions_then = map(np.array, zip(*played[index], strict=True))
            wanted = -chances_then
            wanted[np.arange(len(actions_then)), actions_then] += 1
            policy.weights += rate * inputs_then.T @ (wanted * share[seats_then, None]).astype(np.float32)
            played[index].clear()
    return policy


def main(name: str = "felicity", steps: str = "600") -> None:
    """Learn, then play against random bots on every seat in turn."""
    game = rascals.game(name)
    policy, won, games = learn(game, steps=int(steps)), 0.0, 100
    for seed in range(games):
        seat = seed % game.players
        bots: list[Any] = ["random"] * game.players
        bots[seat] = policy
        winners = rascals.play(game, bots, seed=seed).winners
        won += (seat in winners) / len(winners)
    print(f"{name}: {won:g} of {games} games won against random bots; by chance it would be {games / game.players:g}")


if __name__ == "__main__":
    main(*sys.argv[1:])
