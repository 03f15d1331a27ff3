"""Vectorised execution: thousands of games as one array, stepped together, with an action mask for each.

A step plays one action in every game. A game that ends is reset in the same step from its own generator: `seat`,
`legal` and `observation` then belong to the new game; `returns`, `wins`, `end` and `last_observation` to the one that
ended (Gymnasium calls this autoreset `AutoresetMode.SAME_STEP`). Games end only by their rules; none is truncated. The
loops release the interpreter lock, so threads run in parallel. A batch that is pickled, or whose process is forked,
plays on in the other process with exactly the same games, and threads of its own.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import prod
from types import NoneType
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from rascals.compiled.layout import dtype_of, pack, unpickled
from rascals.compiled.opponents import Opponent, players, policies_among, seated
from rascals.compiled.playouts import check_choices, machine_with
from rascals.core.arguments import integer, of_type, room, sequence, wrong_type
from rascals.core.chance import Seed, seed_text, words_of
from rascals.core.errors import BadOption, IllegalMove, Refusal
from rascals.core.game import Game

Seeds = Seed | Sequence[Seed]

LEGAL = -1
BESIDE = "/opponents"  # the generator of a game's opponents
THREADS = 1024
CHANCE = np.dtype((np.int64, 4))  # a game's chance words
# The arrays that engine.c gets, in the order of its `struct batch`.
ARRAYS = (
    *("states", "seat", "moves", "count", "legal", "observation", "_there"),
    *("returns", "wins", "end", "last_states", "done", "age", "_minds", "_players", "_wrong"),
)
MADE = ("_machine", "_players", "_at", "_batch")  # attributes that are valid in one process only
ONE_SEED = (int, str, bytes, np.integer)


class Batch:
    """`games` games of one kind. Every step overwrites the arrays listed here in place.

    Copy what you keep, and do not write to them. What methods return is the caller's.

    - `states`: structured, `(games,)`; a field is `states["mice"]`, shape `(games, …)`
    - `seat`: int8 `(games,)`, the seat to act, from 0 (if several seats have to act, the lowest)
    - `legal`: uint8 `(games, actions)`, the legal action mask: 1 if that seat may play the action; never all zero
    - `moves`: int16 `(games, actions)`, the same actions as a list, ascending: the first `count` of a row
    - `count`: int16 `(games,)`, the number of legal actions
    - `observation`: int8 `(games, numbers)`, what that seat knows, see `Game.observation_layout`
    - `age`: int32 `(games,)`, how many actions have been played in the game
    - `done`: uint8 `(games,)`, 1 if a game ended in the last step. For these games (0, `end` -1 for others):
    - `returns`: int32 `(games, seats)`, the final scores
    - `wins`: uint8 `(games, seats)`, 1 for the winners
    - `end`: int8 `(games,)`, why it ended: an index of `game.definition.endings`
    - `last_states`: structured `(games,)`, the state of a game at its end, before the reset
    - `last_observation`: int8 `(games, seats, numbers)`, what each seat knew there; computed on access

    For games that did not end in the last step `last_states` and `last_observation` hold data of an earlier end.

    `seed`: one seed, from which each game gets its own, or a sequence of one for each game: game `i` is then the game
    of `game.new(seed=seed[i])`. `buffers`: your own arrays, by name, for the batch to use: writable, in C order, with
    exactly these types and shapes. They belong to the batch from then on. `opponents`: who plays each seat inside the
    batch, a policy (see `playouts`) or a `NetworkPlayer`, None for a seat that acts as above: `seat` is always one of
    these. A step then plays on until one of them has to act or the game is over. The opponents' chance follows from the
    seed, too.
    """

    states: NDArray[Any]
    seat: NDArray[np.int8]
    legal: NDArray[np.uint8]
    moves: NDArray[np.int16]
    count: NDArray[np.int16]
    observation: NDArray[np.int8]
    age: NDArray[np.int32]
    done: NDArray[np.uint8]
    returns: NDArray[np.int32]
    wins: NDArray[np.uint8]
    end: NDArray[np.int8]
    last_states: NDArray[Any]

    def __init__(
        self,
        game: Game,
        games: int,
        seed: Seeds = 0,
        *,
        threads: int = 1,
        buffers: Mapping[str, NDArray[Any]] | None = None,
        opponents: Sequence[Opponent | None] | None = None,
    ) -> None:
        of_type("game", game, Game)
        games, threads = integer("games", games, 1), integer("threads", threads, 1, THREADS)
        of_type("buffers", buffers, Mapping, NoneType)
        with room("games", games, bytes_of(game)):
            chances = _chances(seed, games)
            self.opponents = seated(game, opponents)
            self._policies = policies_among(self.opponents)
            machine_with(game, self._policies)  # refused before any array is made
            arrays = _arrays(_kinds(game, games), buffers or {})
            self.game, self.games, self.threads = game, games, threads
        self._last = arrays.pop("last_observation")
        self._there = np.zeros(games, np.int64)  # which of an observation's rarely present parts are written
        self.__dict__.update(arrays)
        self._minds = _chances(seed, games, BESIDE) if self.opponents else np.zeros((0, 4), np.int64)
        self._wrong = np.zeros(4, np.int64)
        self._last_known, self._backward = True, False
        policy = seed_text(seed) if isinstance(seed, ONE_SEED) else "several"
        self._words = np.array(words_of(f"{policy}/policy/0"), np.int64)
        self._find()
        pack(game.new_state(0), self.states[0])  # players and options, which a setup leaves as they are
        self.states[:] = self.states[0]
        self.states["chance"] = chances
        self._set_up(np.ones(games, np.uint8))

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action, an integer, in each game. IllegalMove if one is not legal; then nothing has changed.

        BadOption if an opponent's policy chooses no action, or divides by zero: the games cannot go on then.
        """
        actions = np.ascontiguousarray(self._one_each("actions", actions, "iu", "whole number"), np.int64)
        wrong = self._machine.batch_illegal(self._batch, actions.ctypes.data, self.games)
        if wrong != LEGAL:
            text = "action {action} is not legal in game {game}"
            raise IllegalMove(Refusal("batch-not-legal", {"action": int(actions[wrong]), "game": wrong}, None, text))
        self._backward, self._last_known = not self._backward, False
        if self.threads == 1:
            self._machine.batch_step(self._batch, actions.ctypes.data, 0, self.games, self._backward)
            self._check()
        else:
            self._step_together(actions)

    def reset(self, mask: NDArray[Any] | None = None, seeds: Seeds | None = None) -> None:
        """Reset the games where `mask` (`(games,)`, truth values) is true; without it all games.

        `seeds` as for a new batch; of a sequence only the seeds of the reset games are used. Without seeds each game
        continues its own generator. `done` is then 0 for these games; the others do not change.
        """
        mask = np.ones(self.games, np.uint8) if mask is None else mask
        chosen = (self._one_each("mask", mask, "biu", "truth value") != 0).astype(np.uint8)
        if seeds is not None:
            where = np.flatnonzero(chosen)
            self.states["chance"][where] = _chances(seeds, self.games)[where]
            if self.opponents:
                self._minds[where] = _chances(seeds, self.games, BESIDE)[where]
        self._set_up(chosen)

    @property
    def last_observation(self) -> NDArray[np.int8]:
        """What each seat knew at the end of the games that ended in the last step."""
        if not self._last_known:
            self._observe_last(np.tile(np.arange(self.game.players, dtype=np.int8), (self.games, 1)), self._last)
            self._last_known = True
        return self._last

    def last_observation_of(self, seats: NDArray[np.int8], out: NDArray[np.int8]) -> None:
        """Write what one seat of each game, int8 `(games,)`, knew at its end to `out`, int8 `(games, numbers)`.

        Only the rows of the games that ended in the last step are written. The seats must be those of the game.
        """
        _check_buffer("seat", seats, self.seat.shape, np.int8)
        _check_buffer("observation", out, self.observation.shape, np.int8)
        self._observe_last(seats[:, None], out[:, None])

    def random_actions(self) -> NDArray[np.int64]:
        """Return a uniformly random legal action for each game."""
        actions = np.empty(self.games, np.int64)
        self._machine.batch_choose(self._batch, self._words.ctypes.data, actions.ctypes.data, 0, self.games)
        return actions

    def copy(self) -> Batch:
        """Return an independent copy with its own arrays and threads; equal actions give equal games."""
        twin, state = object.__new__(Batch), self.__getstate__()
        twin.__setstate__({name: one.copy() if isinstance(one, np.ndarray) else one for name, one in state.items()})
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in MADE}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(unpickled(state))
        self._find()

    def _find(self) -> None:
        """Find the machine code and the addresses of the arrays: both are valid in this process only."""
        self._machine = machine_with(self.game, self._policies)
        self._players = players(self.opponents)
        arrays = (getattr(self, name) for name in ARRAYS)
        self._at = np.array([one.ctypes.data if one.size else 0 for one in arrays], np.uintp)
        self._batch = self._at.ctypes.data  # the address of `struct batch`

    def _one_each(self, name: str, given: Any, kinds: str, valid: str) -> NDArray[Any]:
        """Return a caller's data as an array with an entry of such a kind for each game; BadOption if it is not one."""
        try:
            array = np.asarray(given)
        except (ValueError, TypeError, OverflowError):  # it has no single shape
            raise wrong_type(name, "ndarray", given) from None
        if array.shape != (self.games,) or array.dtype.kind not in kinds:
            raise BadOption(f"one {valid} for each of {self.games} games, not {array.dtype}{list(array.shape)}")
        return array

    def _set_up(self, chosen: NDArray[np.uint8]) -> None:
        self._machine.batch_set_up(self._batch, chosen.ctypes.data, False, 0, self.games)
        self._check()

    def _observe_last(self, seats: NDArray[np.int8], out: NDArray[np.int8]) -> None:
        """Write what these seats, `(games, some)`, knew at the end of the games that ended in the last step."""
        seats = np.ascontiguousarray(seats)
        at = seats.ctypes.data, seats.shape[1], out.ctypes.data
        self._machine.batch_observe_last(self._batch, *at, 0, self.games)

    def _check(self) -> None:
        """Raise BadOption if a policy has failed in this thread."""
        if self._policies:
            failed, policy, *chosen = self._wrong.tolist()
            self._wrong[:] = 0
            check_choices(self._machine, self._policies, failed and policy + 1, *chosen)

    def _step_together(self, actions: NDArray[np.int64]) -> None:
        """Step with all threads: this one begins at once, and does whatever the others, which wake up late, leave.

        It waits only for games that they have taken; with policies also for the threads, as one may have failed there.
        """
        pool = _POOLS.get(self)
        if pool is None:
            pool = _POOLS[self] = ThreadPoolExecutor(self.threads - 1)
        shared = np.zeros(2, np.int64)

        def share() -> None:
            at = actions.ctypes.data, self.games, self._backward, shared.ctypes.data
            self._machine.batch_share(self._batch, *at)
            self._check()

        others = [pool.submit(share) for _ in range(self.threads - 1)]
        try:
            share()
        finally:
            while shared[1] < self.games:
                pass  # a few microseconds; a sleep takes longer, even one of 0 s
        for other in others if self._policies else ():
            other.result()


# The threads of this process's batches: not part of a batch, as a forked process has none of its parent's.
_POOLS: WeakKeyDictionary[Batch, ThreadPoolExecutor] = WeakKeyDictionary()
if hasattr(os, "register_at_fork"):  # where processes can fork
    os.register_at_fork(after_in_child=_POOLS.clear)


# ---------------------------------------------------------------- making one


def bytes_of(game: Game) -> int:
    """Return how many bytes a game takes in a batch: its arrays, and the generator, seats and parts beside them."""
    arrays: int = sum(prod(shape) * np.dtype(kind).itemsize for shape, kind in _kinds(game, 1).values())
    return arrays + 4 * 8 + game.players + 8


def _kinds(game: Game, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return shape and type of each array of a batch."""
    actions, numbers = game.definition.actions, game.definition.observation.size
    return {
        "states": ((games,), dtype_of(game.definition.state)),
        "seat": ((games,), np.int8),
        "legal": ((games, actions), np.uint8),
        "moves": ((games, actions), np.int16),
        "count": ((games,), np.int16),
        "observation": ((games, numbers), np.int8),
        "age": ((games,), np.int32),
        "done": ((games,), np.uint8),
        "returns": ((games, game.players), np.int32),
        "wins": ((games, game.players), np.uint8),
        "end": ((games,), np.int8),
        "last_states": ((games,), dtype_of(game.definition.state)),
        "last_observation": ((games, game.players, numbers), np.int8),
    }


def _arrays(kinds: Mapping[str, Any], given: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Return the arrays of a batch, cleared: the caller's if given."""
    for name, buffer in given.items():
        if name not in kinds:
            raise BadOption.unknown("buffer", name, kinds)
        _check_buffer(name, buffer, *kinds[name])
    for (name, one), (other, two) in combinations(given.items(), 2):
        if np.may_share_memory(one, two):
            raise BadOption(f"the buffers {name} and {other} share memory")
    for name, buffer in given.items():
        buffer[...] = np.zeros((), kinds[name][1])
    return {name: given[name] if name in given else np.zeros(*kind) for name, kind in kinds.items()}


def _check_buffer(name: str, buffer: Any, shape: tuple[int, ...], kind: Any) -> None:
    if not isinstance(buffer, np.ndarray):
        given = type(buffer).__name__
    elif (buffer.shape, buffer.dtype) != (shape, np.dtype(kind)):
        given = f"{buffer.dtype}{list(buffer.shape)}"
    elif buffer.flags.carray:
        return
    else:
        given = "another order, or not writable"
    valid = f"{np.dtype(kind) if not name.endswith('states') else 'dtype_of(game.definition.state)'}{list(shape)}"
    raise BadOption(f"the buffer {name} is a writable array {valid} in C order, not {given}")


def _chances(seed: Seeds, games: int, whose: str = "") -> NDArray[np.int64]:
    """Return the words of each game's generator, its own or another beside it: int64 `(games, 4)`."""
    if isinstance(seed, ONE_SEED):
        text = seed_text(seed)
        return np.fromiter((words_of(f"{text}/{index}{whose}") for index in range(games)), CHANCE, games)
    seed = sequence("seed", seed)
    if len(seed) != games:
        raise BadOption(f"one seed for each of {games} games, not {len(seed)}")
    each = (f"{seed_text(one)}{whose}" for one in seed) if whose else seed
    return np.fromiter(map(words_of, each), CHANCE, games)
