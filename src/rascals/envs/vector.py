"""Many games at once as a vector environment of Gymnasium, over the compiled `Batch`. Needs the extras `envs` and
`compiled`.

    from rascals.envs.vector import vector

    env = vector("felicity", 4096, players=4)
    observation, info = env.reset(seed=1)
    while True:
        actions = policy(observation["observation"], observation["action_mask"])
        observation, rewards, terminations, truncations, info = env.step(actions)

Each step plays one action in every game, for the seat to act there: a learner plays all seats, or, with `opponents`,
some of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from rascals.core.arguments import integer, room
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from rascals.compiled.batch import bytes_of
    from rascals.compiled.layout import unpickled
    from rascals.envs.interface import LIMIT, chosen, numbers_space
    from rascals.envs.rewards import REWARDS, Reward, rewards_of
    from rascals.lab.inside import Opponent, inside
except ModuleNotFoundError as error:
    raise ImportError(
        f"rascals.envs.vector needs Gymnasium and the extra compiled ({error.name} is missing): "
        "pip install '.[compiled]' gymnasium, in the folder of Rascals"
    ) from error

Illegal = Literal["raise", "random"]
ILLEGAL: tuple[Illegal, ...] = ("raise", "random")
NEVER = 1 << 62
BOUNDS = 5  # bytes that spaces and the last observation take for each number, besides the batch
OBJECTS = 600  # bytes of a game's objects and counts
FINAL_MASKS = ("_seat", "_rewards", "_end", "_scores", "_wins")

Observations = dict[str, NDArray[Any]]
Stepped = tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


def vector(
    game: str | Game,
    games: int,
    *,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    data: Given | None = None,
    reward: Reward = "victory",
    limit: int | None = LIMIT,
    threads: int = 1,
    copy: bool = False,
    illegal: Illegal = "raise",
    opponents: Sequence[Opponent] | None = None,
) -> BatchEnv:
    """Return a vector environment of `games` games, chosen by name as for `rascals.game`, or given as a Game.

    `reward`: see `rewards_of`. `limit`: after so many actions of all seats together a game is cut, which counts as
    truncation; None: never. `threads`: how many step the games. `copy`: return arrays that later steps do not change.
    `illegal`: whether an action that is not legal is an error; see `BatchEnv`. `opponents`: who plays each seat in
    compiled code, see `inside`; None for the seats that `step` gets actions for. BadOption says what is valid.
    """
    kind = chosen(game, players, edition, options, data)
    settings: dict[str, Any] = {"reward": reward, "limit": limit, "threads": threads, "copy": copy, "illegal": illegal}
    return BatchEnv(kind, games, **settings, opponents=opponents)


class BatchEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """`games` games of one kind, each step one action in every game. A game that ends starts anew in the same step.

    An observation is that of the seat to act in each game:

    - `observation`: int8 `(games, numbers)`, see `Game.observation_layout`
    - `action_mask`: int8 `(games, actions)`, 1 for a legal action; never all zeros

    `rewards`, float32 `(games,)`: of the seat that has just acted, in games that ended by their rules; else zero. The
    other seats' are in `info["final_info"]["rewards"]`: each belongs to the last decision of its seat. A game that is
    cut has no rewards.

    `info`, with Gymnasium's masks (`_seat`, …):

    - `seat`: int8 `(games,)`, the seat to act, from 0
    - `acted`: int8 `(games,)`, the seat that has just acted; not after `reset`

    and in a step in which games have ended or were cut:

    - `final_obs`: an object for each game: the last observation of the game that is over. After an end by the rules it
      is that of the seat that acted last, and its mask is all ones: no action follows. Of a game that was cut it is
      that of the seat whose turn it was.
    - `final_info`: `seat`: whose observation that is; `rewards` (float32), `scores` (int32) and `wins` (uint8),
      `(games, seats)`: zeros in games that were cut; `end`: int8 `(games,)`, an index of `game.definition.endings`, -1
      if cut

    Without `copy` the next step overwrites `observation`, `action_mask`, `seat`, `scores`, `wins`, `end` and
    `final_obs` in place: they are the arrays of `batch`, or lead to such. Copy what you keep, and do not write to
    them. All other arrays are new ones.

    With `opponents` a step plays their actions, too, until a seat without one has to act or the game is over.

    `step` raises IllegalMove if an action is not legal; then nothing has changed. With `illegal` "random" it plays a
    random legal action in its place, by `np_random`, for libraries that try an environment without its masks.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        reward: Reward = "victory",
        limit: int | None = LIMIT,
        threads: int = 1,
        copy: bool = False,
        illegal: Illegal = "raise",
        opponents: Sequence[Opponent] | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption.unknown("illegal", illegal, ILLEGAL)
        if reward not in REWARDS:
            raise BadOption.unknown("reward", reward, REWARDS)
        self.limit = None if limit is None else integer("limit", limit, 1)
        games = integer("games", games, 1)
        self.game, self.num_envs, self.reward = game, games, reward
        self.copy, self.illegal = copy, illegal
        self.autoreset_mode = AutoresetMode.SAME_STEP  # where TorchRL looks for it
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        mask = spaces.MultiBinary(game.definition.actions)
        self.single_observation_space = spaces.Dict({"observation": numbers_space(game), "action_mask": mask})
        self.single_action_space = spaces.Discrete(game.definition.actions)
        self._any = np.ones(game.definition.actions, np.int8)
        numbers = game.definition.observation.size + game.definition.actions
        with room("games", games, bytes_of(game) + BOUNDS * numbers + OBJECTS):
            seats = None if opponents is None else inside(game, opponents)
            self.batch = game.batch(games, secrets.token_bytes(16), threads=threads, opponents=seats)
            self.observation_space = batch_space(self.single_observation_space, games)
            self.action_space = batch_space(self.single_action_space, games)
        self._everywhere = np.ones(self.num_envs, np.bool_)
        self._limit = NEVER if self.limit is None else self.limit
        self._last = np.zeros_like(self.batch.observation)
        self._final_obs = np.full(self.num_envs, None, object)
        self._finished = np.zeros(0, np.int64)  # the games that `_final_obs` is about
        self._see()

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(unpickled(state))
        if not self.closed:
            self._see()

    def _see(self) -> None:
        """Make views of arrays anew, as those of a copied or unpickled environment are not views of its own arrays."""
        self._mask = self.batch.legal.view(np.int8)
        self._last_each = _each(self._last, self._any)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew; return the observation and `info`.

        `seed`: one for all, or one for each game: game `i` is then `game.new(seed=seed[i])`. Without it each game
        continues its own generator. `options`: `reset_mask`, bool `(games,)`, resets only some games.
        """
        self._check_open()
        if seed is not None:
            first = seed if isinstance(seed, int | np.integer) else np.atleast_1d(seed)[0]
            self._np_random, self._np_random_seed = seeding.np_random(int(first))
        mask = (options or {}).get("reset_mask")
        self.batch.reset(mask, seed)
        return self._observed(), self._info()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one action, an integer, in each game: `actions` `(games,)`. See the class for what is returned."""
        self._check_open()
        batch = self.batch
        acted = batch.seat.copy()
        batch.step(actions if self.illegal == "raise" else self._legal(actions))
        terminations = batch.done.astype(np.bool_)
        truncations = (batch.age >= self._limit) & ~terminations
        over = terminations | truncations
        ended, cut = np.flatnonzero(terminations), np.flatnonzero(truncations)
        rewards, final = np.zeros(self.num_envs, np.float32), {}
        if len(ended) or len(cut):
            everyone = np.zeros((self.num_envs, self.game.players), np.float32)
            everyone[ended] = rewards_of(self.reward, batch.returns[ended], batch.wins[ended])
            rewards[ended] = everyone[ended, acted[ended]]
            final = self._final(ended, cut, acted, everyone, over)
        if len(cut):
            batch.reset(truncations)
        info = {**self._info(), "acted": acted, "_acted": self._everywhere, **final}
        return self._observed(), rewards, terminations, truncations, info

    def random_actions(self) -> NDArray[np.int64]:
        """Return a uniformly random legal action for each game, by a generator that `reset` leaves alone."""
        return self.batch.random_actions()  # type: ignore[no-any-return]

    def _legal(self, actions: NDArray[Any]) -> NDArray[Any]:
        """Return actions with a random legal one in place of each that is not legal."""
        legal, each = self.batch.legal, np.arange(self.num_envs)
        inside: NDArray[Any] = np.clip(actions, 0, legal.shape[1] - 1)
        wrong = np.flatnonzero((inside != actions) | (legal[each, inside] == 0))
        if len(wrong):
            inside[wrong] = self.batch.moves[wrong, self.np_random.integers(0, self.batch.count[wrong])]
        return inside

    def close_extras(self, **_: Any) -> None:
        """Release the games."""
        del self.batch, self._mask

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed")

    def _observed(self) -> Observations:
        """Return the observation of the seats to act."""
        return {"observation": self._given(self.batch.observation), "action_mask": self._given(self._mask)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._given(self.batch.seat), "_seat": self._everywhere}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return an array of the batch: itself, or a copy if the caller wants copies."""
        return array.copy() if self.copy else array

    def _final(
        self,
        ended: NDArray[np.intp],
        cut: NDArray[np.intp],
        acted: NDArray[np.int8],
        everyone: NDArray[np.float32],
        over: NDArray[np.bool_],
    ) -> dict[str, Any]:
        """Return what `info` contains about the games that are over: those that ended, and those that are to be cut."""
        batch, seats, last = self.batch, acted.copy(), self._last
        batch.last_observation_of(acted, last)
        if self.copy:
            self._final_obs = np.full(self.num_envs, None, object)
        final_obs = self._final_obs
        final_obs[self._finished] = None
        self._finished = np.concatenate([ended, cut])
        final_obs[ended] = _each(last[ended], self._any) if self.copy else self._last_each[ended]
        if len(cut):  # copied, because the reset overwrites them
            seats[cut] = batch.seat[cut]
            final_obs[cut] = [
                {"observation": numbers, "action_mask": mask}
                for numbers, mask in zip(batch.observation[cut], self._mask[cut], strict=True)
            ]
        final = {"seat": seats, "rewards": everyone, "end": self._given(batch.end)}
        final |= {"scores": self._given(batch.returns), "wins": self._given(batch.wins)}
        final |= dict.fromkeys(FINAL_MASKS, over)
        return {"final_obs": final_obs, "_final_obs": over, "final_info": final, "_final_info": over}


def _each(observations: NDArray[np.int8], mask: NDArray[np.int8]) -> NDArray[Any]:
    """Return an observation for each row, with the same mask: an array of objects."""
    rows = np.empty(len(observations), object)
    rows[:] = [{"observation": numbers, "action_mask": mask} for numbers in observations]
    return rows
