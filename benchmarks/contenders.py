"""What `benchmarks.peers` measures: random games of ours, through each environment, and of other libraries.

Each function imports its library, prepares, and returns the work that is timed: some games or steps, the same number
each time. It returns how many actions it played and how many games ended; the latter is None if it is unknown. What
exactly is timed:

- Rascals, loop: `playouts`, whole games in compiled code. Batch: `Batch.step` with masks and observations, random
  actions drawn by the batch, after so many steps that it has games of all ages. Vector: the same through Gymnasium's
  vector interface. Plain: the rules in Python.
- Rascals by PettingZoo, by Gymnasium, by OpenSpiel: the loop of each library's documentation, observations made,
  actions drawn from the mask in Python. Gymnasium's steps are those of one seat, between which random bots act.
- OpenSpiel, C++ rollouts: `RandomRolloutEvaluator` inside one simulation of `MCTSBot`, so that no Python runs
  between the moves. This requires Goofspiel's simultaneous choices to be made in turn.
- OpenSpiel, C++ bots: `evaluate_bots` with uniform random bots, one call from Python a game.
- OpenSpiel from Python: `legal_actions` and `apply_actions` called for every decision.
- PufferLib: the C code of its card game, 4096 games a step, observations written. An action is one game's
  step, in which the built-in opponent may answer. Actions are drawn without a mask, so most of them do
  nothing; a second row counts only those that change something, as every action of ours does.
- Pgx: a jitted loop of 32 steps in 4096 games, actions drawn from the mask and ended games started anew inside it.
- PettingZoo, RLCard: their environments, driven by the loop in their documentation.
"""

from __future__ import annotations

import importlib.util
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from itertools import count
from pathlib import Path
from typing import Any

Played = tuple[float, float | None]  # actions, and games that ended
Work = Callable[[], Played]
BATCH = 4096
LOOPED = 32  # steps of Pgx in a compiled loop
GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=True,points_order=random)"
TURN_BASED = f"turn_based_simultaneous_game(game={GOOFSPIEL})"


# --- ours ----------------------------------------------------------------------------------------------


def our_loop(name: str, games: int) -> Work:
    """Random games in one compiled loop."""
    import rascals
    from benchmarks import engine
    from rascals.compiled import playouts

    game, seeds = rascals.game(name), count()
    engine.check_plain_and_solo(game)
    return lambda: (playouts(game, games, next(seeds)).actions, games)


def our_batch(name: str, steps: int) -> Work:
    """A batch stepped with random actions."""
    import rascals
    from benchmarks import engine
    from benchmarks.vector import mix

    game = rascals.game(name)
    engine.check_batch(game)
    batch = game.batch(BATCH, 1)
    mix(name, batch.step, batch.random_actions)

    def work() -> Played:
        ended = 0
        for _ in range(steps):
            batch.step(batch.random_actions())
            ended += int(batch.done.sum())
        return steps * BATCH, ended

    return work


def our_vector(name: str, steps: int) -> Work:
    """The vector environment, stepped with random actions of its batch."""
    from benchmarks.vector import mix
    from rascals.envs.vector import vector

    env: Any = vector(name, BATCH)
    env.reset(seed=1)
    mix(name, env.step, env.random_actions)

    def work() -> Played:
        ended = 0
        for _ in range(steps):
            _, _, terminated, truncated, _ = env.step(env.batch.random_actions())
            ended += int(terminated.sum() + truncated.sum())
        return steps * BATCH, ended

    return work


def our_plain(name: str, games: int) -> Work:
    """The rules in plain Python."""
    import rascals
    from benchmarks import engine

    work = engine.plain_rules(rascals.game(name), games)
    return lambda: (work(), games)


def our_aec(name: str, games: int) -> Work:
    """The games as an environment of PettingZoo."""
    from rascals.envs.pettingzoo import aec

    return agents_in_turn(aec(name), games)


def our_single(name: str, games: int) -> Work:
    """One seat against random bots, as an environment of Gymnasium."""
    from rascals.envs.gymnasium import single

    env, seeds, chance = single(name, bots="random"), count(), random.Random(1)
    return lambda: (sum(single_game(env, chance, next(seeds)) for _ in range(games)), games)


def our_spiel(name: str, games: int) -> Work:
    """The games in OpenSpiel, with the observation of the player to move."""
    from rascals.envs.openspiel import PREFIX  # importing it registers the games

    return spiel_from_python(PREFIX + name, games, observed=True)


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

    def work() -> Played:
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 42, False).step(state)
        return games * length, games

    return work


def spiel_bots(games: int) -> Work:
    """Goofspiel between random bots, C++ from the deal to the result."""
    import pyspiel

    game = pyspiel.load_game(GOOFSPIEL)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
    seeds = count()

    def work() -> Played:
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            if not state.is_terminal():
                raise RuntimeError("an OpenSpiel game did not end")
        return games * 48.0, games  # four players, each with thirteen cards, the last of which is forced

    return work


def spiel_from_python(name: str, games: int, *, observed: bool = False) -> Work:
    """Random games in which every decision is taken in Python; `observed`: with the mover's observation."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")  # it registers those
    game, pick = pyspiel.load_game(name), random.Random(1).choice
    either = game.get_type().provides_observation_tensor  # hearts has the other one only

    def work() -> Played:
        played = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pick(state.chance_outcomes())[0])
                elif state.is_simultaneous_node():
                    seats = range(game.num_players())
                    state.apply_actions([pick(state.legal_actions(seat)) for seat in seats])
                    played += len(seats)
                else:
                    if observed:
                        state.observation_tensor() if either else state.information_state_tensor()
                    state.apply_action(pick(state.legal_actions()))
                    played += 1
        return played, games

    return work


# --- PettingZoo, RLCard, Pgx, PufferLib -------------------------------------------------------------------


def agents_in_turn(env: Any, games: int) -> Work:
    """Games of an environment of PettingZoo."""
    seeds, chance = count(), random.Random(1)
    return lambda: (sum(aec_game(env, chance, next(seeds)) for _ in range(games)), games)


def aec_game(env: Any, chance: random.Random, seed: int) -> int:
    """Play a game by the AEC loop of PettingZoo's documentation; return how many actions were played."""
    env.reset(seed=seed)
    played = 0
    for _agent in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        over = termination or truncation
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(None if over else allowed(mask, chance))
        played += not over
    return played


def single_game(env: Any, chance: random.Random, seed: int) -> int:
    """Play a game of a Gymnasium environment; return how many steps its one seat made."""
    _, info = env.reset(seed=seed)
    played, over = 0, False
    while not over:
        _, _, terminated, truncated, info = env.step(allowed(info["action_mask"], chance))
        played, over = played + 1, terminated or truncated
    return played


def allowed(mask: Any, chance: random.Random) -> int:
    """Return one of the actions that a mask allows."""
    return int(chance.choice(mask.nonzero()[0]))


def pettingzoo_game(module: str, games: int, **options: Any) -> Work:
    """A classic game of PettingZoo, with its wrappers."""
    return agents_in_turn(importlib.import_module(f"pettingzoo.classic.{module}").env(**options), games)


def rlcard_game(name: str, games: int, **config: int) -> Work:
    """An RLCard game between random players, by its step function."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1, **config})
    pick = random.Random(1).choice

    def work() -> Played:
        played = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
                played += 1
        return played, games

    return work


def pgx_game(name: str, steps: int) -> Work:
    """Games of Pgx on the processor; see the module's docstring."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carried: Any, key: Any) -> Any:
        draw, anew = jax.random.split(key)
        odds = jax.numpy.log(carried.legal_action_mask.astype(jax.numpy.float32))
        after = step(carried, jax.random.categorical(draw, odds), jax.random.split(anew, BATCH))
        return after, (after.terminated | after.truncated).sum()

    looped = jax.jit(lambda state, key: jax.lax.scan(body, state, jax.random.split(key, LOOPED)))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))]
    keys = count(1)

    def work() -> Played:
        ended = 0
        for _ in range(steps // LOOPED):
            held[0], over = looped(held[0], jax.random.PRNGKey(next(keys)))
            ended += int(over.sum())
        return steps // LOOPED * LOOPED * BATCH, ended

    return work


def puffer_triple_triad(steps: int, *, effective: bool) -> Work:
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

    def work() -> Played:
        for _ in range(steps):
            step()
        return steps * BATCH * counted, None

    return work


# --- all of them -----------------------------------------------------------------------------------------

# How much work a repeat is, a second or so: games in the loop, steps of the batch, games of the plain rules, and games
# through the environments, by game.
AMOUNTS = {
    "felicity": (150_000, 1500, 1500, 100),
    "goodcritters": (10_000, 700, 100, 10),
    "goons": (10_000, 400, 100, 10),
    "heist": (6000, 200, 40, 5),
}


def ours(name: str) -> dict[str, Callable[[], Work]]:
    """Return the measurements of a game of ours, with its usual number of players and options."""
    loop, batch, plain, games = AMOUNTS[name]
    return {
        f"Rascals: {name}, compiled loop": partial(our_loop, name, loop),
        f"Rascals: {name}, batch": partial(our_batch, name, batch),
        f"Rascals: {name}, vector by Gymnasium": partial(our_vector, name, batch),
        f"Rascals: {name}, plain Python": partial(our_plain, name, plain),
        f"Rascals: {name}, by PettingZoo": partial(our_aec, name, games),
        f"Rascals: {name}, by Gymnasium": partial(our_single, name, games),
        f"Rascals: {name}, by OpenSpiel": partial(our_spiel, name, games),
    }


MEASUREMENTS: dict[str, Callable[[], Work]] = {
    **{row: work for name in AMOUNTS for row, work in ours(name).items()},
    "OpenSpiel: goofspiel for 4, C++ bots": partial(spiel_bots, 15_000),
    "OpenSpiel: goofspiel for 4 in turn, C++ rollouts": partial(spiel_rollouts, TURN_BASED, 15_000),
    "OpenSpiel: leduc poker for 4, C++ rollouts": partial(spiel_rollouts, "leduc_poker(players=4)", 300_000),
    "OpenSpiel: hearts, C++ rollouts": partial(spiel_rollouts, "hearts", 30_000),
    "OpenSpiel: goofspiel for 4, from Python": partial(spiel_from_python, GOOFSPIEL, 5000),
    "OpenSpiel: hearts, from Python": partial(spiel_from_python, "hearts", 300, observed=True),
    "OpenSpiel: liar's poker, a game in Python": partial(spiel_from_python, "python_liars_poker", 200, observed=True),
    "PettingZoo: connect four": partial(pettingzoo_game, "connect_four_v3", 300),
    "PettingZoo: leduc hold'em": partial(pettingzoo_game, "leduc_holdem_v4", 500),
    "PettingZoo: no-limit hold'em for 4": partial(pettingzoo_game, "texas_holdem_no_limit_v6", 200, num_players=4),
    "RLCard: no-limit hold'em for 4": partial(rlcard_game, "no-limit-holdem", 2000, game_num_players=4),
    "RLCard: uno": partial(rlcard_game, "uno", 500),
    "Pgx: leduc hold'em, 4096 games": partial(pgx_game, "leduc_holdem", 1024),
    "Pgx: sparrow mahjong, 4096 games": partial(pgx_game, "sparrow_mahjong", 64),
    "PufferLib: triple triad, C, batch": partial(puffer_triple_triad, 1000, effective=False),
    "PufferLib: the same, actions that do something": partial(puffer_triple_triad, 1000, effective=True),
}
