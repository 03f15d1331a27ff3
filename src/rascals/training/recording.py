"""Recorded games of bots: decisions, for imitation; and the positions after their moves, for learning values.

A decision is recorded as the observation, the legal actions, and the chosen one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import features_of, outcome
from rascals.bots.playing import chance_of, decide, next_awaited
from rascals.bots.registry import bot
from rascals.core import rules
from rascals.core.processes import context_for
from rascals.lab.running import workers_of
from rascals.training.selfplay import Decisions

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.core.state import GameState

STRAYS = 0.03  # how often a recorded player makes a random move


class RecordedDecision(NamedTuple):
    """A decision: the network's inputs (int8), the legal actions, the index of the chosen one, and the seat."""

    features: bytes
    legal: tuple[int, ...]
    chosen: int
    seat: int


def noted(game: Game, spec: str, seed: str) -> tuple[list[RecordedDecision], list[float]]:
    """Play one game with the same bot on all seats; return its decisions and each seat's share of the victory."""
    one, match = bot(spec, game.name), game.new(seed)
    chances, found, last = [chance_of(match, seat) for seat in game.seats], list[RecordedDecision](), game.players - 1
    while match.acting:
        last = next_awaited(match, last)
        move = decide(one, match, last, chances[last]).move
        found += _decisions(match.state, last, [step.action for step in match.steps(last, str(move))])
        match.play(last, move)
    return found, [outcome(match.state, seat, 0.0) for seat in game.seats]


def _decisions(state: GameState, seat: int, actions: Iterable[int]) -> Iterator[RecordedDecision]:
    s = state.copy()
    definition = type(s).definition
    row = [0] * definition.room(s)
    for action in actions:
        legal = row[: rules.legal(s, seat, row)]
        if len(legal) > 1:
            numbers = np.array(features_of(s, seat, definition.deduction.size), np.int8)
            yield RecordedDecision(numbers.tobytes(), tuple(legal), legal.index(action), seat)
        rules.apply(s, seat, action)


def recorded(game: Game, spec: str, count: int, seed: str, processes: int) -> Decisions:
    """Record `count` games in several processes; `value` contains the seats' shares of victory."""
    play = partial(_one, game, spec, seed)
    with ProcessPoolExecutor(workers_of(processes), context_for(play)) as pool:
        return together(pool.map(play, range(count), chunksize=4))


def _one(game: Game, spec: str, seed: str, number: int) -> tuple[list[RecordedDecision], list[float]]:
    return noted(game, spec, f"{seed}/{number}")


def together(games: Iterable[tuple[list[RecordedDecision], list[float]]]) -> Decisions:
    """Return the decisions of several games as arrays."""
    all_, value = list[RecordedDecision](), list[float]()
    for found, shares in games:
        all_ += found
        value += [shares[one.seat] for one in found]
    none = np.zeros(len(all_), np.float32)
    return Decisions(
        np.frombuffer(b"".join(one.features for one in all_), np.int8).reshape(len(all_), -1),
        np.array([len(one.legal) for one in all_], np.int32),
        np.array([action for one in all_ for action in one.legal], np.int16),
        np.array([one.chosen for one in all_], np.int32),
        none,
        np.array(value, np.float32),
        none,
    )


# ---------------------------------------------------------------- positions


class Positions(NamedTuple):
    """Positions after moves, one a row: the mover's `features` (int8), its `outcome`, and the mover's `next` row.

    `outcome`: share of the victory, and margin; `next`: the index of the same seat's next position in the game, or -1.
    """

    features: NDArray[np.int8]
    outcome: NDArray[np.float32]
    next: NDArray[np.int64]


def positions(game: Game, spec: str, margin: float, count: int, seed: str, processes: int) -> Positions:
    """Record the positions of `count` games of a bot on all seats, in several processes.

    It sometimes makes a random move instead of its own (STRAYS), so that there is something to compare.
    """
    play = partial(_positions, game, spec, margin, seed)
    with ProcessPoolExecutor(workers_of(processes), context_for(play)) as pool:
        games = list(pool.map(play, range(count), chunksize=4))
    features, outcome, following, at = [], list[float](), list[int](), 0
    for rows, ends, nexts in games:
        features += rows
        outcome += ends
        following += [at + one if one >= 0 else -1 for one in nexts]
        at += len(rows)
    numbers = np.frombuffer(b"".join(features), np.int8).reshape(at, -1)
    return Positions(numbers, np.array(outcome, np.float32), np.array(following, np.int64))


def _positions(
    game: Game, spec: str, margin: float, seed: str, number: int
) -> tuple[list[bytes], list[float], list[int]]:
    """Play one game; return what each mover knew after each of its moves, its outcome, and the row of its next one."""
    one, other, match = bot(spec, game.name), bot("random", game.name), game.new(f"{seed}/{number}")
    chances, astray = [chance_of(match, seat) for seat in game.seats], Random(f"{seed}/{number}")
    features, movers, last = list[bytes](), list[int](), game.players - 1
    while match.acting:
        last = next_awaited(match, last)
        move = decide(other if astray.random() < STRAYS else one, match, last, chances[last]).move
        found = list(_afterwards(match.state, last, [step.action for step in match.steps(last, str(move))]))
        features += found
        movers += [last] * len(found)
        match.play(last, move)
    ends = [outcome(match.state, seat, margin) for seat in game.seats]
    later, following = dict[int, int](), [-1] * len(features)
    for at in range(len(features) - 1, -1, -1):
        following[at] = later.get(movers[at], -1)
        later[movers[at]] = at
    return features, [ends[seat] for seat in movers], following


def _afterwards(state: GameState, seat: int, actions: Iterable[int]) -> Iterator[bytes]:
    s = state.copy()
    for action in actions:
        rules.apply(s, seat, action)
        if rules.acting(s):
            yield np.array(features_of(s, seat, type(s).definition.deduction.size), np.int8).tobytes()
