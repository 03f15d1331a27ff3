"""Playouts (rollouts): whole games, compiled, for measurements, balance checks and search.

The seats play at random, or by policies: functions in the dialect of the rules.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import FunctionType, NoneType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.compiled.building import machine_of
from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.opponents import Opponent, players, policies_among
from rascals.core.arguments import integer, of_type, room, sequence
from rascals.core.chance import Seed, seed_text, words_of
from rascals.core.dialect import NotInDialect
from rascals.core.errors import BadOption, BadPosition
from rascals.core.game import Game
from rascals.core.match import Match

NAMED = 512  # bytes for the name of a file
LONGEST = 1 << 20  # actions of a game that is recorded


@dataclass(frozen=True)
class Playouts:
    """Results of games: int32 `scores` and uint8 `wins`, both `(games, seats)`; int8 `ends`, indices into
    `definition.endings`, and int32 `lengths`, in whole moves, both `(games,)`.

    `actions` counts the single actions of all games, `moves` their whole moves, as in the history of a match.
    """

    scores: NDArray[np.int32]
    wins: NDArray[np.uint8]
    ends: NDArray[np.int8]
    lengths: NDArray[np.int32]
    actions: int

    @property
    def moves(self) -> int:
        """The number of whole moves in all games."""
        return int(self.lengths.sum())


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
    seats = sequence("policies", [None] * game.players if policies is None else policies, FunctionType, NoneType)
    if len(seats) != game.players:
        raise BadOption(f"{game.players} policies for the seats of {game}, not {len(seats)}")
    fresh = start is game
    if not fresh and game.definition.room(state) > game.definition.actions:
        raise BadPosition(f"a position with more than {game.definition.actions} possible actions cannot be compiled")
    states = np.zeros(3, dtype_of(game.definition.state))
    pack(state, states[0])
    states["chance"] = words_of(f"{seed_text(seed)}/chance")
    states[1] = states[0]
    words = np.array(words_of(f"{seed_text(seed)}/policy"), np.int64)
    return _played(game, games, states, words, seats, fresh=fresh)


def played_from(
    game: Game, seeds: Sequence[str], seats: Sequence[Opponent | None], record: NDArray[np.int16] | None = None
) -> Playouts:
    """Play a game from each seed, dealt as `game.new(seed)` deals it; errors are those of `playouts`.

    `seats`: a policy or a network for each seat, None for one that plays at random. `record`: `(room, 2)`, where the
    seats and actions of all games are written, one after another.
    """
    digests = b"".join([sha256(b"rascals str:" + seed.encode()).digest() for seed in seeds])  # as `words_of`
    drawn = np.frombuffer(digests, "<u4").reshape(-1, 8).astype(np.int64)
    drawn[~drawn[:, :4].any(axis=1), 0] = drawn[~drawn[:, 4:].any(axis=1), 4] = 1
    states = np.zeros(3, dtype_of(game.definition.state))
    pack(game.new_state(0), states[0])
    states[1] = states[0]
    return _played(game, len(seeds), states, np.zeros(4, np.int64), seats, fresh=True, seeds=drawn, record=record)


def recorded(game: Game, seed: str, seats: Sequence[Opponent | None]) -> Match:
    """Return a game of `played_from` as a match."""
    record = np.zeros((LONGEST, 2), np.int16)
    actions = played_from(game, [seed], seats, record).actions
    match, whole = game.new(seed), list[Any]()
    for seat, action in record[:actions].tolist():
        whole.append(game.definition.verbs.move(action))
        if match.preview(seat, whole)[1]:
            match.play(seat, whole[0] if len(whole) == 1 else "; ".join(map(str, whole)))
            whole = []
    return match


def _played(
    game: Game,
    games: int,
    states: NDArray[Any],
    words: NDArray[np.int64],
    seats: Sequence[Opponent | None],
    *,
    fresh: bool,
    seeds: NDArray[np.int64] | None = None,
    record: NDArray[np.int16] | None = None,
) -> Playouts:
    """Let the machine code play; the arguments are those of `struct playouts`."""
    distinct, seated = policies_among(seats), players(seats)
    machine = machine_with(game, distinct)
    with room("games", games, game.players * (np.dtype(np.int32).itemsize + 1) + 5):
        scores, wins = np.zeros((games, game.players), np.int32), np.zeros((games, game.players), np.uint8)
        ends, lengths = np.zeros(games, np.int8), np.zeros(games, np.int32)
    arrays = (states, words, seeds, seated, scores, wins, ends, lengths, record)
    addresses = [0 if array is None else array.ctypes.data for array in arrays]
    longest = 0 if record is None else len(record)
    asked = np.array([*addresses, games, game.players, fresh, longest, 0, 0, 0, 0], np.int64)
    machine.play(asked.ctypes.data)
    actions, *wrong = asked[-4:].tolist()
    if distinct:
        check_choices(machine, distinct, *wrong)
    return Playouts(scores, wins, ends, lengths, actions)


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
