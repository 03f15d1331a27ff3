"""How many actions a second the environments of other libraries play, beside one of their own.

    python -m benchmarks.environments
    python -m benchmarks.environments --repeats 9 --json

Each figure is the median of repeats on one core, in processor time; the measurements take turns in one process. Play is
random and legal: each turn asks for the observation and its mask, draws an action that the mask allows and steps, as
`pettingzoo.test.performance_benchmark` does. Steps of agents whose game is over are made and not counted. Games are
ours for the least number of players and as they come, whole ones; PettingZoo's connect four is measured without its
wrappers (`raw_env`), as ours have none, and with them, as its `env` gives it. It needs pygame; without that it is
skipped, with a message. Before anything is timed, a game of ours is played to its end in each way.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

import rascals
from benchmarks.contenders import aec_game, allowed, single_game
from benchmarks.timing import Figure, Run, arguments, interleaved, rate, report, timed
from rascals.envs.gymnasium import single
from rascals.envs.pettingzoo import aec, parallel

ACTIONS = 4000  # of a run, and then to the end of the game
QUICK = 100
Play = Callable[[Any, random.Random, int], int]  # (environment, chance, seed): play a game, return how many actions


def parallel_game(env: Any, chance: random.Random, seed: int) -> int:
    """Play a game of a parallel environment; what is counted is the actions that are played."""
    observations, _ = env.reset(seed=seed)
    while env.agents:
        actions = {agent: allowed(seen["action_mask"], chance) for agent, seen in observations.items()}
        observations, *_ = env.step(actions)
    played: int = env.situation.played
    return played


def run(env: Any, play: Play, least: int) -> Run:
    """Return a run of whole games with at least so many actions."""
    chance, seeds = random.Random(1), count()

    def work() -> float:
        played = 0
        while played < least:
            played += play(env, chance, next(seeds))
        return played

    return partial(timed, work)


def ours() -> Iterator[tuple[str, Any, Play]]:
    """Yield our environments: a name, the environment, and how it is played."""
    for name, box in rascals.games().items():
        game = rascals.game(name, players=min(box.players))
        yield f"{name}: AEC", aec(game), aec_game
        yield f"{name}: AEC, 16 events", aec(game, recall=16), aec_game
        yield f"{name}: parallel", parallel(game), parallel_game
        yield f"{name}: Gymnasium, random bots", single(game), single_game


def theirs() -> Iterator[tuple[str, Any, Play]]:
    """Yield PettingZoo's environments in the same way."""
    try:
        from pettingzoo.classic.connect_four import connect_four
    except ImportError as missing:
        print(f"skipped, PettingZoo's connect four: {missing}", file=sys.stderr)
        return
    yield "PettingZoo's connect four: AEC", connect_four.raw_env(), aec_game
    yield "PettingZoo's connect four: AEC, in its wrappers", connect_four.env(), aec_game


def check(name: str, env: Any, play: Play) -> None:
    """Check that a game is played to the end that its rules give it."""
    play(env, random.Random(2), 2)
    if not env.situation.over:
        raise RuntimeError(f"{name}: the game did not end")


def main() -> None:
    """Check, measure, report."""
    chosen = arguments(__doc__.splitlines()[0]).parse_args()
    least = QUICK if chosen.quick else ACTIONS
    mine = list(ours())
    for measured in mine:
        check(*measured)
    every = [*mine, *theirs()]
    results = interleaved([run(env, play, least) for _, env, play in every], 1 if chosen.quick else chosen.repeats)
    figures: list[Figure] = [rate(name, runs) for (name, _, _), runs in zip(every, results, strict=True)]
    report(figures, chosen.json)


if __name__ == "__main__":
    main()
