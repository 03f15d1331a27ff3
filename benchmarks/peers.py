"""The speed of our rules compared with other libraries, measured alternately in the same run.

    python -m benchmarks.peers
    python -m benchmarks.peers --python ../peers/bin/python --python ../puffer/bin/python --npm ../peers

Everything plays random legal moves on one core; times are processor time. Each measurement has a process of
its own, which warms up and then works whenever it is its turn, so that a busy spell of the machine affects
all of them. A library that is not installed is skipped, with a message. `--python` names further
interpreters, tried in order after this one: PufferLib 2.0.2, for example, needs an older numpy and therefore
its own environment. `--npm` names the folder in which npm has installed peers; they need node in PATH.

    pip install open_spiel pettingzoo pygame rlcard          # one environment
    pip install pufferlib==2.0.2                             # another
    npm install boardgame.io                                 # in a folder of its own

What exactly is timed:

- OpenSpiel, C++ rollouts: `RandomRolloutEvaluator` inside one simulation of `MCTSBot`, so that no Python runs
  between the moves. This requires Goofspiel's simultaneous choices to be made in turn.
- OpenSpiel, C++ bots: `evaluate_bots` with uniform random bots, one call from Python a game.
- OpenSpiel from Python: `legal_actions` and `apply_actions` called for every decision.
- PufferLib: the C code of its card game, 4096 games a step, observations written. An action is one game's
  step, in which the built-in opponent may answer. Actions are drawn without a mask, so most of them do
  nothing; a second row counts only those that change something, as every action of ours does.
- PettingZoo, RLCard: their environments, driven by the loop in their documentation.
- boardgame.io: the tic-tac-toe of its tutorial, in node, without network. It has no games of its own and no list of
  legal moves, so the game says which cells are free. `client`: each move by the plain client of its documentation,
  which looks at the state before each. `Simulate`: its own loop for random games, with its `RandomBot`. Games
  begin from a state that was set up once. It is a far smaller game than any of ours; what is timed is mostly
  what boardgame.io does around any move: a new immutable state, turn order, the end of the game, the log.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
from argparse import SUPPRESS
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.timing import Figure, arguments, rate, report

Work = Callable[[], float]  # does some work and returns how many actions it played
ROOT = Path(__file__).resolve().parents[1]
BATCH = 4096
GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=True,points_order=random)"


# --- ours ----------------------------------------------------------------------------------------------


def ours(how: str) -> Work:
    """Four-player Felicity, in one of the ways that benchmarks.engine measures and checks."""
    import rascals
    from benchmarks import engine

    game = rascals.game("felicity", players=4)
    engine.check_plain_and_solo(game)
    engine.check_batch(game)
    ways: dict[str, Work] = {
        "loop": engine.compiled_play(game, 150_000),
        "batch": engine.compiled_batch(game, 1500),
        "solo": engine.compiled_solo(game, 5000),
        "plain": engine.plain_rules(game, 1500),
    }
    return ways[how]


# --- OpenSpiel -----------------------------------------------------------------------------------------


def spiel_length(game: Any, games: int = 1000) -> float:
    """The mean number of decisions of a random game."""
    decisions, chance = 0, random.Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / games


def spiel_rollouts(name: str, games: int) -> Work:
    """Random games entirely in C++; see the module's docstring."""
    import pyspiel

    game = pyspiel.load_game(name)
    length, state = spiel_length(game), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(games, 7)

    def work() -> float:
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 42, False).step(state)
        return games * length

    return work


def spiel_bots(games: int) -> Work:
    """Goofspiel between random bots, C++ from the deal to the result."""
    import pyspiel

    game = pyspiel.load_game(GOOFSPIEL)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
    seeds = count()

    def work() -> float:
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            if not state.is_terminal():
                raise RuntimeError("an OpenSpiel game did not end")
        return games * 48.0  # four players, each with thirteen cards, the last of which is forced

    return work


def spiel_from_python(games: int) -> Work:
    """Goofspiel, every decision taken in Python."""
    import pyspiel

    game, pick = pyspiel.load_game(GOOFSPIEL), random.Random(1).choice

    def work() -> float:
        played = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pick(state.chance_outcomes())[0])
                else:
                    state.apply_actions([pick(state.legal_actions(seat)) for seat in range(4)])
                    played += 4
        return played

    return work


# --- PettingZoo, RLCard, PufferLib ---------------------------------------------------------------------


def pettingzoo_connect_four(games: int) -> Work:
    """PettingZoo's connect four, with its wrappers, by the AEC loop of its documentation."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env, seeds = connect_four_v3.env(), count()
    chance = np.random.default_rng(1)

    def work() -> float:
        played = 0
        for _ in range(games):
            env.reset(seed=next(seeds))
            for _agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                over = termination or truncation
                env.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                played += not over
        return played

    return work


def rlcard_game(name: str, games: int, **config: int) -> Work:
    """An RLCard game between random players, by its step function."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1, **config})
    pick = random.Random(1).choice

    def work() -> float:
        played = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
                played += 1
        return played

    return work


def puffer_triple_triad(steps: int, effective: bool) -> Work:
    """PufferLib's triple triad: its C extension, called as its environment calls it.

    `effective` counts only the actions that change anything, by their share in a thousand steps played beforehand.
    """
    import numpy as np

    found = importlib.util.find_spec("pufferlib")
    if found is None or found.origin is None:
        raise ImportError("no module named 'pufferlib'")
    # The package imports every environment, built or not; the extension alone is enough.
    folder = Path(found.origin).parent / "ocean" / "tripletriad"
    extension = next(folder.glob("cy_tripletriad*.so"), None)
    if extension is None:
        raise ImportError("this pufferlib has no built triple triad")
    loader = ExtensionFileLoader("cy_tripletriad", str(extension))
    # The C library has an obsolete function `step` too, and would be called in place of the extension's.
    sys.setdlopenflags(sys.getdlopenflags() | getattr(os, "RTLD_DEEPBIND", 0))
    module = importlib.util.module_from_spec(ModuleSpec("cy_tripletriad", loader, origin=str(extension)))
    loader.exec_module(module)
    observations, rewards = np.zeros((BATCH, 114), np.float32), np.zeros(BATCH, np.float32)
    actions, ends = np.zeros(BATCH, np.int32), np.zeros(BATCH, np.uint8)
    kept = observations, actions, rewards, ends  # the extension keeps their addresses, not the arrays
    env = module.CyTripleTriad(*kept, BATCH, 990, 690, 192, 224)
    env.reset()
    chance = np.random.default_rng(1)

    def step() -> None:
        kept[1][:] = chance.integers(0, 15, BATCH, np.int32)
        env.step()

    def share() -> float:
        changed = 0
        for _ in range(1000):
            before = observations.copy()
            step()
            changed += int((before != observations).any(1).sum())
        return changed / (1000 * BATCH)

    counted = share() if effective else 1.0

    def work() -> float:
        for _ in range(steps):
            step()
        return steps * BATCH * counted

    return work


# --- measuring alternately -------------------------------------------------------------------------------

TURN_BASED = f"turn_based_simultaneous_game(game={GOOFSPIEL})"
MEASUREMENTS: dict[str, Callable[[], Work]] = {
    "Rascals: Felicity for 4, compiled loop": partial(ours, "loop"),
    "Rascals: Felicity for 4, batch with observations": partial(ours, "batch"),
    "Rascals: Felicity for 4, compiled, from Python": partial(ours, "solo"),
    "Rascals: Felicity for 4, plain Python": partial(ours, "plain"),
    "OpenSpiel: goofspiel for 4, C++ bots": partial(spiel_bots, 15_000),
    "OpenSpiel: goofspiel for 4 in turn, C++ rollouts": partial(spiel_rollouts, TURN_BASED, 15_000),
    "OpenSpiel: leduc poker for 4, C++ rollouts": partial(spiel_rollouts, "leduc_poker(players=4)", 300_000),
    "OpenSpiel: hearts, C++ rollouts": partial(spiel_rollouts, "hearts", 30_000),
    "OpenSpiel: goofspiel for 4, from Python": partial(spiel_from_python, 5000),
    "PufferLib: triple triad, C, batch": partial(puffer_triple_triad, 1000, effective=False),
    "PufferLib: the same, actions that do something": partial(puffer_triple_triad, 1000, effective=True),
    "PettingZoo: connect four": partial(pettingzoo_connect_four, 300),
    "RLCard: no-limit hold'em for 4": partial(rlcard_game, "no-limit-holdem", 2000, game_num_players=4),
    "RLCard: uno": partial(rlcard_game, "uno", 500),
}
SCRIPTS = {  # measured by peers.mjs
    "boardgame.io: tic-tac-toe, client": "client",
    "boardgame.io: tic-tac-toe, Simulate": "simulate",
}


def serve(name: str) -> None:
    """In a child process: warm up, then work once for each line read from stdin, and answer with a line."""
    try:
        work = MEASUREMENTS[name]()
        work()
    except ImportError as missing:
        print(json.dumps({"missing": str(missing)}), flush=True)
        return
    print(json.dumps({"ready": True}), flush=True)
    for _ in sys.stdin:
        began = process_time()
        amount = work()
        print(json.dumps([amount, process_time() - began]), flush=True)


@dataclass
class Runner:
    """A child process that measures one thing when asked."""

    name: str
    process: subprocess.Popen[str]

    def measure(self) -> tuple[float, float]:
        """Let it work once; return the actions played and the seconds they took."""
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        amount, seconds = self.answer()
        return amount, seconds

    def answer(self) -> Any:
        """Return the next line of JSON that the child prints, skipping what its libraries print."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(("{", "[")):
                return json.loads(line)
        raise RuntimeError(f"{self.name}: the measurement ended with an error")

    def close(self) -> None:
        """End the child."""
        self.process.communicate()


def commands(name: str, pythons: Sequence[str], npm: str) -> list[list[str]]:
    """Return the commands that can make a measurement, to be tried in order."""
    if name not in SCRIPTS:
        return [[python, "-W", "ignore", "-m", "benchmarks.peers", "--serve", name] for python in pythons]
    node = shutil.which("node")
    return [[node, "benchmarks/peers.mjs", npm, SCRIPTS[name]]] if node else []


def start(name: str, tried: Sequence[Sequence[str]]) -> Runner | None:
    """Start a measurement by the first command that finds its library; None if none does."""
    reason = "no node in PATH"
    for command in tried:
        runner = Runner(name, subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True))
        said = runner.answer()
        if "ready" in said:
            return runner
        runner.close()
        reason = said["missing"]
    print(f"skipped: {name} ({reason})", file=sys.stderr)
    return None


def main() -> None:
    """Start the measurements, let them take turns, and print the figures side by side."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--python", action="append", default=[], help="another interpreter that has peers")
    parser.add_argument("--npm", default=".", help="the folder in which npm has installed peers")
    parser.add_argument("--only", default="", help="measure only names that contain this")
    parser.add_argument("--serve", help=SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    names = [name for name in (*MEASUREMENTS, *SCRIPTS) if chosen.only.lower() in name.lower()]
    pythons = [sys.executable, *(str(Path(python).absolute()) for python in chosen.python)]
    npm = str(Path(chosen.npm).absolute())
    runners = [runner for name in names if (runner := start(name, commands(name, pythons, npm)))]
    results: dict[str, list[tuple[float, float]]] = {runner.name: [] for runner in runners}
    for _ in range(1 if chosen.quick else chosen.repeats):
        for runner in runners:
            results[runner.name].append(runner.measure())
    for runner in runners:
        runner.close()
    figures: list[Figure] = [rate(name, runs) for name, runs in results.items()]
    if figures:
        report(figures, chosen.json)


if __name__ == "__main__":
    main()
