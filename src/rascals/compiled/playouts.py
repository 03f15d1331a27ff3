"""Playouts (rollouts): whole games, compiled, for measurements, balance checks and search.

The seats play at random, or by policies: functions in the dialect of the rules.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType, NoneType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.compiled.building import machine_of
from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.opponents import policies_among
from rascals.core.arguments import integer, of_type, room, sequence
from rascals.core.chance import Seed, seed_text, words_of
from rascals.core.dialect import NotInDialect
from rascals.core.errors import BadOption, BadPosition
from rascals.core.game import Game
from rascals.core.match import Match

NAMED = 512  # bytes for the name of a file


@dataclass(frozen=True)
class Playouts:
    """Results of games: int32 `scores` and uint8 `wins`, both `(games, seats)`, and what was played.

    `actions` counts single actions, `moves` whole moves, as in the history of a match.
    """

    scores: NDArray[np.int32]
    wins: NDArray[np.uint8]
    actions: int
    moves: int


def playouts(
    start: Game | Match, games: int, seed: Seed = 0, policies: Sequence[Callable[..., int] | None] | None = None
) -> Playouts:
    """Play `games` games on one core: new ones of a game, or from a match's position.

    `policies`: a function `policy(s, seat, actions, count, words)` for each seat, None for one that plays at random; by
    default all do. It gets a state in which all that the seat cannot know is dealt anew, the seat's `count` legal
    actions and the state of a random generator, and returns the place of its action, from 0 to `count` - 1.

    BadPosition if there may be more actions from that position than the compiled rules have room for. NoCompiler
    without a C compiler. BadOption for policies that cannot be compiled, are not as many as the seats, return an
    invalid number or divide by zero.
    """
    of_type("start", start, Match, Game)
    games = integer("games", games, 0)
    game, state = (start.game, start.state) if isinstance(start, Match) else (start, start.new_state(seed))
    fresh = start is game
    seats = sequence("policies", [None] * game.players if policies is None else policies, FunctionType, NoneType)
    if len(seats) != game.players:
        raise BadOption(f"{game.players} policies for the seats of {game}, not {len(seats)}")
    if not fresh and game.definition.room(state) > game.definition.actions:
        raise BadPosition(f"a position with more than {game.definition.actions} possible actions cannot be compiled")
    distinct = policies_among(seats)
    machine = machine_with(game, distinct)
    states = np.zeros(3, dtype_of(game.definition.state))
    pack(state, states[0])
    states["chance"] = words_of(f"{seed_text(seed)}/chance")
    states[1] = states[0]
    words = np.array(words_of(f"{seed_text(seed)}/policy"), np.int64)
    which = np.array([-1 if one is None else distinct.index(one) for one in seats], np.int64)
    with room("games", games, game.players * (np.dtype(np.int32).itemsize + 1)):
        scores = np.zeros((games, game.players), np.int32)
        wins = np.zeros((games, game.players), np.uint8)
    actions = np.zeros(game.definition.actions, np.int16)
    played = np.zeros(5, np.int64)
    at = [array.ctypes.data for array in (states, words, actions, scores, wins, which, played)]
    machine.play(*at[:5], games, game.players, fresh, *at[5:])
    if distinct:
        check_choices(machine, distinct, *played[2:].tolist())
    return Playouts(scores, wins, int(played[0]), int(played[1]))


def clones(game: Game, times: int) -> Any:
    """Copy a game's state `times` times, compiled; return the last copy. For measuring."""
    of_type("game", game, Game)
    times = integer("times", times, 1)
    states = np.zeros(64, dtype_of(game.definition.state))
    pack(game.new(seed=1).state, states[0])
    machine_of(game.definition).clone(states.ctypes.data, times)
    return states[times % 63 + 1]


def machine_with(game: Game, policies: tuple[FunctionType, ...]) -> Any:
    """Return the game's machine code with policies; BadOption if these cannot be compiled."""
    if not policies:
        return machine_of(game.definition)
    try:
        return machine_of(game.definition, policies)
    except NotInDialect as fault:
        raise _failing(policies, str(fault)) from fault


def check_choices(machine: Any, policies: tuple[FunctionType, ...], which: int, place: int, count: int) -> None:
    """Raise BadOption if a policy, counted from 1, has chosen no action, or one has divided by zero in this thread."""
    file = ctypes.create_string_buffer(NAMED)
    if line := machine.fault(ctypes.addressof(file), NAMED):
        raise _failing(policies, f"{file.value.decode()}:{line}: a division by zero")
    if which:
        raise BadOption(f"policy {policies[which - 1].__name__} returned {place}; valid: 0 to {count - 1}")


def _failing(policies: Sequence[FunctionType], cause: str) -> BadOption:
    names, cause = ", ".join(policy.__name__ for policy in policies), " ".join(cause.split())
    return BadOption(f"the compiled policy {names} fails: {cause}")
