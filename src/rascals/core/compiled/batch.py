"""Thousands of games as one array, stepped together.

A step plays one action in every game. A game that ends is set up anew at once, from its own chance; its
result stands in `returns` and `done` until the next step. The loops run without the interpreter lock, so
that threads share the work.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rascals.core import rules
from rascals.core.chance import Seed, next_below, seed_text, words_of
from rascals.core.compiled.layout import dtype_of, pack
from rascals.core.compiled.linking import inlined, link, loop
from rascals.core.errors import BadOption, IllegalMove, Refusal

if TYPE_CHECKING:
    from rascals.core.game import Game

LEGAL = -1


class Batch:
    """`games` games of one kind. All arrays are the batch's own and change with every step; copy what you keep.

    - `states`: structured, `(games,)`; a field is `states["mice"]`, shape `(games, …)`
    - `seat`: int8 `(games,)`, the seat to act (of several awaited the lowest)
    - `legal`: uint8 `(games, actions)`, 1 where that seat may play the action; never all zero
    - `moves`: int16 `(games, actions)`, the same actions as a list, ascending: the first `count` of a row
    - `count`: int16 `(games,)`, how many they are
    - `observation`: int8 `(games, numbers)`, what that seat knows, as the game's `observe` lays it out
    - `returns`: int32 `(games, seats)`, the final scores of games that ended in the last step, else 0
    - `done`: uint8 `(games,)`, 1 where a game ended in the last step
    """

    def __init__(self, game: Game, games: int, seed: Seed = 0, *, threads: int = 1) -> None:
        if games < 1 or threads < 1:
            sentence = "a batch has at least 1 game and 1 thread, not {games} and {threads}"
            raise BadOption(sentence, "batch-size", games=games, threads=threads)
        link(game.box)
        self.game, self.games = game, games
        self.states = np.zeros(games, dtype_of(game.box.state))
        self.seat = np.zeros(games, np.int8)
        self.legal = np.zeros((games, game.box.actions), np.uint8)
        self.moves = np.zeros((games, game.box.actions), np.int16)
        self.count = np.zeros(games, np.int16)
        self.observation = np.zeros((games, game.box.observation.size), np.int8)
        self.returns = np.zeros((games, game.players), np.int32)
        self.done = np.zeros(games, np.uint8)
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._parts = [(games * part // threads, games * (part + 1) // threads) for part in range(threads)]
        self._words = np.array([words_of(f"{seed_text(seed)}/policy/{part}") for part in range(threads)], np.int64)
        self._seed(seed)
        self._run(lambda part, low, high: _set_up(*self._arrays, low, high))

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action, an integer, in each game; IllegalMove, and nothing changed, if one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            sentence = "one whole number for each of {games} games, not {given}"
            raise BadOption(sentence, "batch-actions", games=self.games, given=f"{given.dtype}{list(given.shape)}")
        actions = np.ascontiguousarray(given, np.int64)
        wrong = _first_illegal(self.legal, actions)
        if wrong != LEGAL:
            text = "action {action} is not legal in game {game}"
            raise IllegalMove(Refusal("batch-not-legal", {"action": int(actions[wrong]), "game": wrong}, None, text))
        self._run(lambda part, low, high: _step(*self._arrays, self.returns, self.done, actions, low, high))

    def observe(self) -> NDArray[np.int8]:
        """Return what the seat to act knows in each game: the array `observation`."""
        return self.observation

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, each exactly as likely."""
        actions = np.empty(self.games, np.int64)
        self._run(lambda part, low, high: _choose(self.moves, self.count, self._words[part], actions, low, high))
        return actions

    def copy(self) -> Batch:
        """Return an independent copy: the same games, which go on the same way under the same actions."""
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        for name, value in self.__dict__.items():
            if isinstance(value, np.ndarray):
                setattr(twin, name, value.copy())
        return twin

    @property
    def _arrays(self) -> tuple[NDArray[Any], ...]:
        return self.states, self.seat, self.moves, self.count, self.legal, self.observation

    def _seed(self, seed: Seed) -> None:
        pack(self.game.record(seed), self.states[0])
        self.states[:] = self.states[0]
        self.states["chance"] = [words_of(f"{seed_text(seed)}/{index}") for index in range(self.games)]

    def _run(self, work: Callable[[int, int, int], None]) -> None:
        if self._threads is None:
            work(0, 0, self.games)
        else:
            list(self._threads.map(lambda part: work(part, *self._parts[part]), range(len(self._parts))))


@inlined()
def _show(states, seat, moves, count, legal, observation, index):
    """Write whose turn it is in a game, what may be played and what is known."""
    s = states[index]
    awaited = rules.first_seat(rules.acting(s))
    seat[index] = awaited
    options = rules.legal(s, awaited, moves[index])
    count[index] = options
    legal[index, :] = 0
    for place in range(options):
        legal[index, moves[index, place]] = 1
    observation[index, :] = 0
    rules.observe(s, awaited, observation[index])


@loop()
def _set_up(states, seat, moves, count, legal, observation, low, high):
    for index in range(low, high):
        rules.setup(states[index])
        _show(states, seat, moves, count, legal, observation, index)


@loop()
def _step(states, seat, moves, count, legal, observation, returns, done, actions, low, high):
    for index in range(low, high):
        s = states[index]
        if done[index]:
            returns[index, :] = 0
        rules.apply(s, seat[index], actions[index])
        over = rules.acting(s) == 0
        done[index] = over
        if over:
            for player in range(returns.shape[1]):
                returns[index, player] = rules.score(s, player)
            rules.setup(s)
        _show(states, seat, moves, count, legal, observation, index)


@loop()
def _first_illegal(legal, actions):
    for index in range(len(actions)):
        action = actions[index]
        if action < 0 or action >= legal.shape[1] or legal[index, action] == 0:
            return index
    return LEGAL


@loop()
def _choose(moves, count, words, actions, low, high):
    for index in range(low, high):
        actions[index] = moves[index, next_below(words, count[index])]
