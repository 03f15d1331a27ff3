"""Recorded decisions of bots, for imitation: the observation, the legal actions, and the chosen one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from rascals.bots.network import told
from rascals.bots.playing import chance_of, decide, next_awaited
from rascals.bots.registry import bot
from rascals.core import rules
from rascals.training.selfplay import Decisions

if TYPE_CHECKING:
    from rascals.core.game import Game


class Noted(NamedTuple):
    """A decision: the network's inputs (int8), the legal actions, the index of the chosen one, and the seat."""

    told: bytes
    legal: tuple[int, ...]
    chosen: int
    seat: int


def noted(game: Game, spec: str, seed: str) -> tuple[list[Noted], list[float]]:
    """Play one game with the same bot on all seats; return its decisions and each seat's share of the victory."""
    one, match = bot(spec, game.name), game.new(seed)
    chances, found, last = [chance_of(match, seat) for seat in game.seats], list[Noted](), game.players - 1
    while match.acting:
        last = next_awaited(match, last)
        move = decide(one, match, last, chances[last]).move
        found += _decisions(match.record, last, [step.action for step in match.steps(last, str(move))])
        match.play(last, move)
    winners = match.winners or ()
    return found, [(seat in winners) / max(len(winners), 1) for seat in game.seats]


def _decisions(record: object, seat: int, actions: Iterable[int]) -> Iterator[Noted]:
    s = record.copy()  # type: ignore[attr-defined]
    box = type(s).box
    row = [0] * box.room(s)
    for action in actions:
        legal = row[: rules.legal(s, seat, row)]
        if len(legal) > 1:
            numbers = np.array(told(s, seat, box.deduction.size), np.int8)
            yield Noted(numbers.tobytes(), tuple(legal), legal.index(action), seat)
        rules.apply(s, seat, action)


def recorded(game: Game, spec: str, count: int, seed: str, processes: int) -> Decisions:
    """Record `count` games in several processes; `value` contains the seats' shares of victory."""
    play = partial(_one, game, spec, seed)
    with ProcessPoolExecutor(processes) as pool:
        return together(pool.map(play, range(count), chunksize=4))


def _one(game: Game, spec: str, seed: str, number: int) -> tuple[list[Noted], list[float]]:
    return noted(game, spec, f"{seed}/{number}")


def together(games: Iterable[tuple[list[Noted], list[float]]]) -> Decisions:
    """Return the decisions of several games as arrays."""
    all_, value = list[Noted](), list[float]()
    for found, shares in games:
        all_ += found
        value += [shares[one.seat] for one in found]
    none = np.zeros(len(all_), np.float32)
    return Decisions(
        np.frombuffer(b"".join(one.told for one in all_), np.int8).reshape(len(all_), -1),
        np.array([len(one.legal) for one in all_], np.int32),
        np.array([action for one in all_ for action in one.legal], np.int16),
        np.array([one.chosen for one in all_], np.int32),
        none,
        np.array(value, np.float32),
        none,
    )
