"""How much of a batch's speed the vector environment of Gymnasium keeps: both stepped in turn, in one run.

    python -m benchmarks.vector                          all games, 4096 of each at once
    python -m benchmarks.vector --game felicity --games 1024

Both write masks and observations after every action. The actions are random; drawing them is not timed. Before anything
is timed, the games are played until their ages differ, so that some end in every step. Then the environment is stepped
with bots on all seats but one, which play inside.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import rascals
from benchmarks.timing import Figure, Run, arguments, interleaved, rate, report
from rascals.envs.vector import BatchEnv, vector

GAMES = 4096
STEPS = {"felicity": 300, "goodcritters": 60, "goons": 40, "heist": 20}  # about a sixth of a second
BOTS = {"felicity": ("expert",)}  # networks
FIRST = {"felicity": 300, "goodcritters": 9000, "goons": 700, "heist": 2000}  # steps: two to three random games


def mix(name: str, step: Callable[[Any], object], draw: Callable[[], Any]) -> None:
    """Play until the games of a batch have different ages, so that about as many end in each step."""
    for _ in range(FIRST[name]):
        step(draw())


def stepping(game: rascals.Game, games: int, steps: int, *, mixed: bool) -> tuple[Run, Run]:
    """Return two timed runs of the same number of steps: of a batch, and of an environment."""
    batch, env = game.batch(games, 1), vector(game, games)
    env.reset(seed=1)

    def run(step: Callable[[Any], object], draw: Callable[[], Any]) -> Run:
        def timed() -> tuple[float, float]:
            seconds = 0.0
            for _ in range(steps):
                actions = draw()
                began = process_time()
                step(actions)
                seconds += process_time() - began
            return float(games * steps), seconds

        if mixed:
            mix(game.name, step, draw)
        return timed

    return run(batch.step, batch.random_actions), run(env.step, env.random_actions)


def measure(name: str, games: int, repeats: int, quick: bool) -> list[Figure]:
    """Return the rates of both, and the share of each repeat."""
    steps = 2 if quick else STEPS[name]
    runs = interleaved(stepping(rascals.game(name), games, steps, mixed=not quick), repeats)
    figures = [rate(f"{name}: batch.step", runs[0]), rate(f"{name}: vector environment", runs[1])]
    shares = [100 * two / one for one, two in zip(*(figure.values for figure in figures), strict=True)]
    return [*figures, Figure(f"{name}: share", "%", "", shares), *against(name, games, repeats, steps)]


def against(name: str, games: int, repeats: int, steps: int) -> list[Figure]:
    """Return the rates of the environment with one seat among bots of a kind."""
    game, figures = rascals.game(name), []
    for bot in (*BOTS.get(name, ()), "random"):
        env = vector(game, games, opponents=[None, *[bot] * (game.players - 1)])

        def timed(env: BatchEnv = env) -> tuple[float, float]:
            began = process_time()
            for _ in range(steps):
                env.step(env.random_actions())
            return float(games * steps), process_time() - began

        (runs,) = interleaved([timed], repeats)
        figures.append(rate(f"{name}: among {bot}", runs))
    return figures


def main() -> None:
    """Measure, report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--game", choices=STEPS, action="append")
    parser.add_argument("--games", type=int, default=GAMES, help="how many at once")
    chosen = parser.parse_args()
    repeats = 1 if chosen.quick else chosen.repeats
    games = 64 if chosen.quick else chosen.games
    names = chosen.game or list(STEPS)
    report([figure for name in names for figure in measure(name, games, repeats, chosen.quick)], chosen.json)


if __name__ == "__main__":
    main()
