"""The games in Gymnasium: one seat, the others played by bots. Importing this registers `rascals/Felicity-v0` ….

    import gymnasium
    import rascals.envs.gymnasium

    env = gymnasium.make("rascals/Felicity-v0", players=3, bots="medium")
    observation, info = env.reset(seed=7)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated

An observation is an int8 array, one number for each of `Game.observation_layout`; with `recall=N` a dict of it and the
last N events that the seat has seen (`rascals.envs.recollection`). `recall="whole"` puts all that the seat has seen and
done into `info["history"]`. `info["action_mask"]` is the mask of legal actions, and `info["seat"]` the seat.

Actions are those of the game, and a last one, WAIT, which is legal only if the seat does not decide. Composite moves
are played step by step, one action each. The reward comes at the end. An illegal action ends the game: `terminated`,
the reward `illegal_reward`, and `"illegal": True` in the info. After `limit` actions, those of the bots included, a
game is cut: `truncated`, and no reward.

`reset(seed=7)` begins the game of `game.new(seed=7)`, in which each bot draws from a generator of its own: everything
that is random follows from the seed, and so do the games after it. Only bots with a budget in seconds are not
reproducible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import rascals
from rascals.bots.interface import Bot
from rascals.bots.playing import as_bots, chance_of, decide
from rascals.core.arguments import as_whole, integer, of_type
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("rascals.envs.gymnasium needs Gymnasium: pip install gymnasium") from error

from rascals.envs.interface import (
    ILLEGAL,
    LIMIT,
    RENDER_MODES,
    SEED_BITS,
    Interface,
    Recall,
    chosen,
    render,
    render_mode_of,
)
from rascals.envs.rewards import Reward
from rascals.envs.situations import Situation

EACH = "each"
DEFAULT_BOT = "random"
Bots = str | Bot | Sequence[str | Bot]
Observed = NDArray[Any] | dict[str, NDArray[Any]]


def single(
    game: str | Game,
    *,
    seat: int | Literal["each"] = 0,
    bots: Bots = DEFAULT_BOT,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    data: Given | None = None,
    reward: Reward = "victory",
    limit: int | None = LIMIT,
    recall: Recall = None,
    illegal_reward: float = ILLEGAL,
    render_mode: str | None = None,
) -> SingleSeat:
    """Return one seat of a game as an environment; bots play the others.

    `game`: a name, with players, edition, options and data as for `rascals.game`, or a Game. `seat`: `each` draws it
    anew for every game. `bots`: specs, as for `rascals.play`, or bots, one for all other seats, or one for each,
    clockwise from the seat.
    `reward`: `victory`, `lead`, `rank` or `points`, see `rascals.envs.rewards`. `limit`: of the actions of all seats
    together; None: none. `recall`: N, `"whole"` or None. `render_mode`: `ansi` or `human`. BadOption, a ValueError,
    says what is valid.
    """
    interface = Interface(chosen(game, players, edition, options, data), reward, limit, recall, illegal_reward)
    return SingleSeat(interface, seat=seat, bots=bots, render_mode=render_mode)


class SingleSeat(gymnasium.Env[Any, Any]):
    """One seat of a game, the others played by bots; `single` makes it. See the module."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self, interface: Interface, *, seat: int | str = 0, bots: Bots = DEFAULT_BOT, render_mode: str | None = None
    ) -> None:
        self.interface, self.render_mode = interface, render_mode_of(render_mode)
        self.bots = _others(interface.game, bots)
        self.seat = 0
        self._draws_seat = seat == EACH
        if not self._draws_seat:
            self.seat = _seat_of(interface.game, seat)
        parts = interface.parts_space()
        self.observation_space = spaces.Dict(parts) if len(parts) > 1 else parts["observation"]
        self.action_space = interface.action_space()
        self._situation: Situation | None = None
        self._match: Match  # the same game, as bots get it
        self._over = True
        self._draft: list[Move] = []

    @property
    def situation(self) -> Situation:
        """The current situation; ResetNeeded before the first `reset`."""
        if self._situation is None:
            raise ResetNeeded("call reset before anything else")
        return self._situation

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin the game of a seed (None: the next), and let the bots play until the seat has to decide.

        There are no `options`. Return the observation and info.
        """
        of_type("options", options, dict, type(None))
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**SEED_BITS)) if seed is None else integer("seed", seed)
        game = self.interface.game
        if self._draws_seat:
            self.seat = int(self.np_random.integers(game.players))
        self._situation, self._match = Situation.begun(game, deal), game.new(deal)
        self._chances = [chance_of(self._match, seat) for seat in game.seats]
        self._over, self._draft = False, []
        self._let_bots_play()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action of the seat, and let the bots play until it has to decide again, or the game is over."""
        if self._over:
            raise ResetNeeded("call reset before a step")
        number, situation = integer("action", action), self.situation
        if number not in (self._legal() or [self.interface.wait]):
            self._over = True
            return self._observed(), float(self.interface.illegal), True, False, self._info() | {"illegal": True}
        if situation.seat == self.seat:
            self._play(number)
            self._let_bots_play()
        cut = self.interface.cut(situation)
        self._over = situation.over or cut
        reward = self.interface.rewards(situation)[self.seat]
        return self._observed(), reward, situation.over, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions as truth values, as MaskablePPO of sb3-contrib expects it."""
        return self.interface.mask(self._legal()).astype(np.bool_)

    def render(self) -> str | None:
        """Return what a spectator sees as text, or print it if the render mode is `human`."""
        return render(self.situation, self.render_mode)

    def _play(self, action: int) -> None:
        """Play an action of the seat, and in the match its whole move once that is complete."""
        situation = self.situation
        self._draft.append(situation.move(action))
        situation.play(action)
        if situation.settled is situation.state:
            self._match.play(self.seat, self._draft)
            self._draft = []

    def _let_bots_play(self) -> None:
        situation, match, players = self.situation, self._match, self.interface.game.players
        while situation.seat != self.seat and not situation.over and not self.interface.cut(situation):
            seat = situation.seat
            player = self.bots[(seat - self.seat - 1) % players]
            move = decide(player, match, seat, self._chances[seat]).move
            for step in match.steps(seat, move):
                situation.play(step.action)
            match.play(seat, move)

    def _legal(self) -> list[int]:
        situation = self.situation
        return situation.legal() if situation.seat == self.seat and not self._over else []

    def _observed(self) -> Observed:
        parts = self.interface.parts(self.situation, self.seat)
        return parts if len(parts) > 1 else parts["observation"]

    def _info(self) -> dict[str, Any]:
        mask = self.interface.mask(self._legal())
        return {"action_mask": mask, "seat": self.seat} | self.interface.info(self.situation, self.seat)


def _seat_of(game: Game, given: object) -> int:
    """Return a seat; BadOption lists the valid ones."""
    seat = as_whole(given)
    if seat not in game.seats:
        raise BadOption.unknown("seat", given, [*game.seats, EACH])
    return int(seat)  # type: ignore[arg-type]  # it is one of them


def _others(game: Game, given: Bots) -> list[Bot]:
    """Return the bots of the other seats, clockwise from the seat."""
    others, bots = game.players - 1, as_bots(game, given)
    if isinstance(given, type | Bot | str):
        bots *= others
    if len(bots) != others:
        raise BadOption(f"bots: one for all other seats, or {others}, one for each of them, not {len(bots)}")
    return bots


def id_of(game: str) -> str:
    """Return the id of a game for `gymnasium.make`, such as `rascals/Felicity-v0`."""
    return f"rascals/{game.capitalize()}-v0"


def register() -> tuple[str, ...]:
    """Register the games that are not registered yet; return the ids of all. Importing this module calls it once."""
    for name in rascals.games():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(id_of(name), entry_point="rascals.envs.gymnasium:single", kwargs={"game": name})
    return tuple(map(id_of, rascals.games()))


register()
