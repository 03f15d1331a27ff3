"""Proximal policy optimisation (PPO) in one file: a network learns a game against itself, on the vector environment.

    python examples/ppo.py                                   Felicity, ten minutes of processor time
    python examples/ppo.py goons --players 3 --seconds 3600 --out goons

It needs numpy, gymnasium and torch. `--out NAME` writes the weights to `NAME.pt` and the curve, how often the
policy wins alone against a table of each other bot, to `NAME.csv` and `NAME.svg`.

A running mean of the weights is measured and saved: policies that learn from each other go in circles, and their mean
is stronger than each of them.

A learner plays all seats. In games for several players who act in turn, the next state after a decision is the same
seat's next decision, and a seat's reward belongs to its last decision: see `advantages`.
"""

from __future__ import annotations

import argparse
import csv
import math
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import rascals
from rascals.bots import ChosenMove, Turn, names
from rascals.envs.vector import vector

LEVELS = ("random", "easy", "medium", "hard", "expert")
CLIP, LAMBDA = 0.2, 0.95
VALUE_WEIGHT, MOST_GRADIENT = 0.5, 0.5
KEPT = 0.98  # of the mean of the weights, at each update
FORBIDDEN = -1e9  # the logit of an action that is not legal


class Network(nn.Module):  # type: ignore[misc]  # torch is not there where types are checked
    """From observations to logits of all actions and the value: the reward that a seat may expect."""

    def __init__(self, numbers: int, actions: int, width: int) -> None:
        super().__init__()
        self.mean = nn.Parameter(torch.zeros(numbers), requires_grad=False)
        self.scale = nn.Parameter(torch.ones(numbers), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def fit(self, numbers: Any) -> None:
        """Normalise inputs to mean 0 and deviation 1 over these observations; constant inputs are ignored."""
        deviation = numbers.std(0)
        self.mean.data = numbers.mean(0)
        self.scale.data = torch.where(deviation > 0, 1 / deviation.clamp(min=0.05), 0)

    def forward(self, observation: Any, mask: Any) -> tuple[Any, Any]:
        """Return logits (games, actions), FORBIDDEN where the mask is 0, and values (games,)."""
        seen = self.body(((observation.float() - self.mean) * self.scale).clamp(-5, 5))
        return self.policy(seen).masked_fill(mask == 0, FORBIDDEN), self.value(seen).squeeze(-1)


def advantages(values: Any, seats: Any, ended: Any, cut: Any, rewards: Any, after: tuple[Any, Any]) -> tuple[Any, Any]:
    """Return each decision's advantage (steps, games), and which are known: generalised advantage estimation by seat.

    `values`, `seats`: of each decision, and whose it was. `ended`, `cut`: whether the game then ended or was cut.
    `rewards`: (steps, games, seats), what each seat won there. `after`: value and seat of each next decision.

    Backwards in time, for each seat of each game: what comes next for it, its next value or what it wins; the sum of
    later surprises; and whether the next is known. It is not for a seat that does not act again before the last step or
    a cut; such a decision is left out, and those before it go by its value. Nothing is discounted.
    """
    steps, games, players = rewards.shape
    every = np.arange(games)
    coming, sums = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
    known = np.zeros((games, players), bool)
    coming[every, after[1]], known[every, after[1]] = after[0], True
    found, told = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over = ended[step] | cut[step]
        sums[over] = 0
        coming[ended[step]] = rewards[step][ended[step]]
        known[over] = ended[step][over, None]
        here = every, seats[step]
        found[step] = coming[here] - values[step] + LAMBDA * sums[here]
        told[step] = known[here]
        coming[here], sums[here], known[here] = values[step], np.where(told[step], found[step], 0), True
    return found, told


class Learner:
    """A network that learns from games against itself."""

    def __init__(self, game: rascals.Game, chosen: argparse.Namespace) -> None:
        torch.manual_seed(chosen.seed)
        self.game, self.chosen = game, chosen
        self.env = vector(game, chosen.games, limit=chosen.limit, reward=chosen.reward)
        self.observation, self.info = self.env.reset(seed=chosen.seed)
        self.network = Network(game.definition.observation.size, game.definition.actions, chosen.width)
        self.average = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(KEPT))
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=chosen.rate, eps=1e-5)
        self.decisions = 0
        self.fitted = False

    def play(self) -> dict[str, Any]:
        """Play some steps in every game; return observations, actions and rewards."""
        steps, games, players = self.chosen.steps, self.chosen.games, self.game.players
        shapes = {"observation": (self.game.definition.observation.size,), "mask": (self.game.definition.actions,)}
        kept = {name: np.empty((steps, games, *shape), np.int8) for name, shape in shapes.items()}
        kept |= {name: np.zeros((steps, games), bool) for name in ("ended", "cut")}
        kept |= {name: np.empty((steps, games), np.float32) for name in ("values", "likely")}
        kept |= {name: np.empty((steps, games), np.int64) for name in ("seats", "actions")}
        kept["rewards"] = np.zeros((steps, games, players), np.float32)
        for step in range(steps):
            # The environment's arrays are overwritten by its next step, so what is kept is copied.
            kept["observation"][step], kept["mask"][step] = self.observation.values()
            kept["seats"][step] = self.info["seat"]
            logits, kept["values"][step] = self.ask()
            choice = Categorical(logits=logits)
            actions = choice.sample()
            kept["actions"][step], kept["likely"][step] = actions, choice.log_prob(actions)
            self.observation, _, kept["ended"][step], kept["cut"][step], self.info = self.env.step(actions.numpy())
            if "final_info" in self.info:
                kept["rewards"][step] = self.info["final_info"]["rewards"]
        after = self.ask()[1].numpy(), self.info["seat"].astype(np.int64)
        found, told = advantages(kept["values"], kept["seats"], kept["ended"], kept["cut"], kept["rewards"], after)
        self.decisions += steps * games
        names = "observation", "mask", "actions", "likely", "values"
        return {name: torch.from_numpy(kept[name][told]) for name in names} | {"found": torch.from_numpy(found[told])}

    def ask(self) -> tuple[Any, Any]:
        """Return logits and values of the current decisions."""
        with torch.no_grad():
            logits, values = self.network(*map(torch.from_numpy, self.observation.values()))
        return logits, values

    def learn(self, seen: dict[str, Any], left: float) -> dict[str, float]:
        """Improve the network with the games played; `left`: the share of time left, from 1 to 0."""
        if not self.fitted:  # the first games are played by a network that has learned nothing
            self.network.fit(seen["observation"].float())
            self.fitted = True
            return {}
        for group in self.optimizer.param_groups:
            group["lr"] = self.chosen.rate * left
        sums = np.zeros(3)
        for _ in range(self.chosen.epochs):
            order = torch.randperm(len(seen["found"])).split(self.chosen.minibatch)
            for rows in order:
                sums += self.improve({name: values[rows] for name, values in seen.items()}) / len(order)
        self.average.update_parameters(self.network)
        return dict(zip(("policy", "value", "entropy"), (sums / self.chosen.epochs).round(4).tolist(), strict=True))

    def improve(self, seen: dict[str, Any]) -> Any:
        """Take one step along the gradient; return the losses, and the entropy."""
        logits, values = self.network(seen["observation"], seen["mask"])
        choice = Categorical(logits=logits)
        ratio = (choice.log_prob(seen["actions"]) - seen["likely"]).exp()
        found = (seen["found"] - seen["found"].mean()) / (seen["found"].std() + 1e-8)
        policy = -torch.min(ratio * found, ratio.clamp(1 - CLIP, 1 + CLIP) * found).mean()
        value = functional.mse_loss(values, seen["found"] + seen["values"])
        entropy = choice.entropy().mean()
        self.optimizer.zero_grad()
        (policy + VALUE_WEIGHT * value - self.chosen.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), MOST_GRADIENT)
        self.optimizer.step()
        return np.array([policy.item(), value.item(), entropy.item()])


class Player:
    """The network as a bot: it draws from its policy, sharpened by a temperature."""

    name = "ppo"

    def __init__(self, network: Network, temperature: float = 0.5) -> None:
        self.network, self.temperature = network, temperature

    def choose(self, turn: Turn) -> ChosenMove:
        """Return a legal move; in the middle of a composite move, its next step."""
        mask = torch.zeros(1, turn.game.definition.actions, dtype=torch.int8)
        mask[0, [move.action for move in turn.moves]] = 1
        with torch.no_grad():
            logits = self.network(torch.tensor([turn.observation]), mask)[0][0]
        chances = (logits / self.temperature).softmax(0).tolist()
        (action,) = turn.random.choices(range(len(chances)), chances)
        return ChosenMove(turn.game.definition.verbs.move(action), {"chance": round(chances[action], 3)})


def wins(game: rascals.Game, player: Any, other: str, games: int) -> tuple[float, float]:
    """Return how often a bot wins alone against others, on every seat in turn, and half the 95 % interval."""
    shares = []
    for number in range(games):
        seat = number % game.players
        bots: list[Any] = [other] * game.players
        bots[seat] = player
        winners = rascals.play(game, bots, seed=number // game.players).winners
        shares.append((seat in winners) / max(len(winners), 1))
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / math.sqrt(games)


def measured(learner: Learner, seconds: float, games: int) -> list[dict[str, Any]]:
    """Let the policy play each level there is, alone against all other seats; print and return a row for each."""
    rows: list[dict[str, Any]] = []
    player = Player(learner.average.module)
    for other in (level for level in LEVELS if level in names(learner.game.name) and games):
        share, half = wins(learner.game, player, other, games)
        print(
            f"  against {other:<8} {100 * share:5.1f} ± {100 * half:.1f} %  (fair: {100 / learner.game.players:.0f} %)",
            flush=True,
        )
        told = {"seconds": round(seconds), "decisions": learner.decisions, "against": other}
        rows.append(told | {"wins": round(share, 4), "half": round(half, 4), "games": games})
    return rows


def write(rows: list[dict[str, Any]], path: Path, fair: float) -> None:
    """Write the curve as a table and as a picture."""
    with path.with_suffix(".csv").open("w", newline="") as file:
        table = csv.DictWriter(file, rows[0])
        table.writeheader()
        table.writerows(rows)
    most = max(row["seconds"] for row in rows) or 1
    lines = [f'<line x1="50" x2="550" y1="{350 - 300 * fair:.0f}" y2="{350 - 300 * fair:.0f}" stroke="#bbb"/>']
    for place, other in enumerate(dict.fromkeys(row["against"] for row in rows)):
        colour = f"hsl({place * 70} 60% 45%)"
        dots = [(50 + 500 * row["seconds"] / most, 350 - 300 * row["wins"]) for row in rows if row["against"] == other]
        points = " ".join(f"{x:.0f},{y:.0f}" for x, y in dots)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="555" y="{dots[-1][1] + 4:.0f}" fill="{colour}">{other}</text>')
    axes = f'<path d="M50 50V350H550" fill="none" stroke="#333"/><text x="500" y="370">{most} s</text>'
    axes += "".join(f'<text x="8" y="{354 - 3 * share}">{share} %</text>' for share in (0, 25, 50, 75, 100))
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 380" font-size="13">{axes}{"".join(lines)}</svg>'
    )
    path.with_suffix(".svg").write_text(picture + "\n")


def read(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="felicity")
    parser.add_argument("--players", type=int)
    parser.add_argument("--edition")
    parser.add_argument("--reward", default="victory", help="victory, lead, rank or points")
    parser.add_argument("--limit", type=int, default=10_000, help="actions after which a game is cut")
    parser.add_argument("--seconds", type=float, default=600, help="processor time to learn in, without measuring")
    parser.add_argument("--updates", type=int, default=1_000_000, help="how often to learn, at most")
    parser.add_argument("--games", type=int, default=256, help="games that are played at once")
    parser.add_argument("--steps", type=int, default=128, help="steps between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--width", type=int, default=128, help="of the two hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first; it falls to 0")
    parser.add_argument("--entropy", type=float, default=0.02, help="its weight")
    parser.add_argument("--measures", type=int, default=4, help="how often to measure while learning, and at the end")
    parser.add_argument("--measured", type=int, default=200, help="games against each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of torch")
    parser.add_argument("--out", type=Path)
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> list[dict[str, Any]]:
    """Learn, measure, write; return the rows of the curve."""
    chosen = read(given)
    torch.set_num_threads(chosen.threads)
    learner = Learner(rascals.game(chosen.game, players=chosen.players, edition=chosen.edition), chosen)
    rows: list[dict[str, Any]] = []
    spent, update = 0.0, 0
    while spent < chosen.seconds and update < chosen.updates:
        began = process_time()
        done = max(spent / chosen.seconds, update / chosen.updates)
        losses = learner.learn(learner.play(), 1 - done)
        spent, update = spent + process_time() - began, update + 1
        if update % 10 == 1:
            print(f"{spent:6.0f} s, update {update}: {learner.decisions:,} decisions, {losses}", flush=True)
        now = max(spent / chosen.seconds, update / chosen.updates)
        if int(now * chosen.measures) > int(done * chosen.measures):
            rows += measured(learner, spent, chosen.measured)
            if chosen.out:
                torch.save(learner.average.module.state_dict(), chosen.out.with_suffix(".pt"))
                write(rows, chosen.out, 1 / learner.game.players)
    return rows


if __name__ == "__main__":
    main()
