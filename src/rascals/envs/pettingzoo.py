"""The games in PettingZoo: `aec`, one agent after another, and `parallel`, where several decide at once.

    from rascals.envs.pettingzoo import aec, parallel

    env = aec("goons", players=3, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0`, `player_1` …, one for each seat. `reset(seed=7)` begins the game of `game.new(seed=7)`, and the
seed determines the games after it too. An observation is a dict of new arrays: `observation` (int8, one number for each
of `Game.observation_layout`), `action_mask` (int8), and with `recall=N` `events` (int16), the last N events that the
seat has seen (`rascals.envs.recollection`). `recall="whole"` puts all that the seat has seen and done into
`infos[agent]["history"]`. `state()` has the numbers of all seats, one after the other.

Actions are those of the game, and a last one, WAIT, which is in the mask of a seat that does not decide, and alone
there. Composite moves are played step by step, one action each. Rewards come at the end. An action that the mask does
not allow ends the game for all: `illegal_reward` for who played it, zero for the others, and `"illegal": True` in its
info. After `limit` actions a game is cut: truncation for all, no rewards.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Self

from rascals.core.arguments import integer, of_type
from rascals.core.chance import Seed
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.game import Game
from rascals.envs.situations import Situation

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv

    from rascals.envs.interface import (
        ILLEGAL,
        LIMIT,
        RENDER_MODES,
        Deals,
        Interface,
        Recall,
        chosen,
        render,
        render_mode_of,
    )
    from rascals.envs.rewards import Reward
except ImportError as error:
    raise ImportError("rascals.envs.pettingzoo needs PettingZoo: pip install pettingzoo") from error

AGENT = "player_{}"
UNKNOWN = -1  # in place of the seed of a game: it is nobody's


def aec(
    game: str | Game,
    *,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    data: Given | None = None,
    reward: Reward = "victory",
    limit: int | None = LIMIT,
    recall: Recall = None,
    illegal_reward: float = ILLEGAL,
    render_mode: str | None = None,
) -> Aec:
    """Return a game as an AEC environment: the seat that decides acts, the others wait.

    `game`: a name, with players, edition, options and data as for `rascals.game`, or a Game. `reward`: `victory`,
    `lead`, `rank` or `points`, see `rascals.envs.rewards`. `limit`: of the actions of all seats together; None: none.
    `recall`: N, `"whole"` or None. `render_mode`: `ansi` or `human`. BadOption, a ValueError, says what is valid.
    """
    interface = Interface(chosen(game, players, edition, options, data), reward, limit, recall, illegal_reward)
    return Aec(interface, render_mode)


def parallel(
    game: str | Game,
    *,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    data: Given | None = None,
    reward: Reward = "victory",
    limit: int | None = LIMIT,
    recall: Recall = None,
    illegal_reward: float = ILLEGAL,
    render_mode: str | None = None,
) -> Parallel:
    """Return a game as a parallel environment: all seats that have to decide act together. Arguments as for `aec`."""
    interface = Interface(chosen(game, players, edition, options, data), reward, limit, recall, illegal_reward)
    return Parallel(interface, render_mode)


class _Seated:
    """What both kinds have in common: agents, spaces, the current situation, rendering, copies."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(self, interface: Interface, render_mode: str | None) -> None:
        self.interface, self.render_mode = interface, render_mode_of(render_mode)
        self.metadata = self.metadata | {"name": f"rascals_{interface.game.name}_v0"}  # type: ignore[misc]
        self.possible_agents = [AGENT.format(seat) for seat in interface.game.seats]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: interface.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: interface.action_space() for agent in self.possible_agents}
        self.state_space = interface.state_space()
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.deal = 0  # the seed of the current game: it is that of `game.new(deal)`
        self._deals = Deals()
        self._situation: Situation | None = None

    @property
    def situation(self) -> Situation:
        """The current situation; ResetNeeded before the first `reset`."""
        if self._situation is None:
            raise ResetNeeded("call reset before anything else")
        return self._situation

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return an agent's space of observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return an agent's space of actions, always the same object."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.int8]:
        """Return what all seats know together, seat by seat: for a critic that learns, not for a player."""
        return self.interface.state(self.situation)

    def render(self) -> str | None:
        """Return what a spectator sees as text, or print it if the render mode is `human`."""
        return render(self.situation, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def resampled(self, agent: str, seed: Seed) -> Self:
        """Return a copy in which everything that an agent cannot know, and future chance, is drawn again from a seed.

        A search that uses such copies, not `copy.deepcopy`, sees no more than the agent does. The other agents recall
        only what they see from here on; their infos are empty. Its `deal` is UNKNOWN, and `reset` begins other games.
        """
        twin, seat = deepcopy(self), self._seat(agent)
        twin._situation = self.situation.resampled(seat, seed)  # noqa: SLF001 - its own kind
        twin.deal, twin._deals = UNKNOWN, Deals()  # noqa: SLF001
        twin.infos = {one: twin.infos[one] if one == agent else {} for one in self.infos}
        twin._refresh()  # noqa: SLF001
        return twin

    def _seat(self, agent: str) -> int:
        if agent not in self.seats:
            raise BadOption.unknown("agent", agent, self.possible_agents)
        return self.seats[agent]

    def _begin(self, seed: int | None) -> None:
        """Deal, and reset each agent's reward, ends and info."""
        self.deal = self._deals.next(seed)
        self._situation = Situation.begun(self.interface.game, self.deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def _end(self, rewards: list[float], *, truncated: bool = False) -> None:
        """Give the rewards, and end the game for all."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)

    def _refresh(self) -> None:
        """Find who may do what, and update the infos."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return an independent copy with the same future chance; it shares the spaces, with their generators."""
        twin = object.__new__(type(self))
        shared = ("metadata", "possible_agents", "seats", "observation_spaces", "action_spaces", "state_space")
        for name, value in vars(self).items():
            setattr(twin, name, value if name in shared else deepcopy(value, memo))
        return twin


class Aec(_Seated, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an AEC environment; `aec` makes it. See the module.

    `agent_selection` is the seat that decides. If several have to, they decide in turn, clockwise from the last mover,
    and none sees what the others have chosen before the rules show it.
    """

    def __init__(self, interface: Interface, render_mode: str | None = None) -> None:
        super().__init__(interface, render_mode)
        self.agent_selection = self.possible_agents[0]
        self._cumulative_rewards: dict[str, float] = {}
        self._legal: list[int] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed; None: the next one. There are no `options`."""
        of_type("options", options, dict, type(None))
        self._begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self._refresh()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent observes: new arrays."""
        seat, situation = self._seat(agent), self.situation
        decides = agent == self.agent_selection and not self._over(agent)
        return self.interface.masked(situation, seat, self._legal if decides else ())

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides; None for one whose game is over."""
        if not self.agents:
            raise ResetNeeded("call reset before a step")
        agent = self.agent_selection
        if self._over(agent):
            self._was_dead_step(action)
            return
        number, situation, interface = integer("action", action), self.situation, self.interface
        self._cumulative_rewards[agent] = 0.0
        if number not in self._legal:
            self.infos[agent] = {"illegal": True}
            self._finish(interface.punished([self.seats[agent]]))
            return
        situation.play(number)
        if situation.over or interface.cut(situation):
            self._finish(interface.rewards(situation), truncated=not situation.over)
        else:
            self._refresh()

    def _over(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations[agent]

    def _refresh(self) -> None:
        situation = self.situation
        if situation.over:
            return
        self.agent_selection = self.possible_agents[situation.seat]
        self._legal = situation.legal()
        if self.interface.recall is not None:
            self.infos[self.agent_selection] = self.interface.info(situation, situation.seat)

    def _finish(self, rewards: list[float], *, truncated: bool = False) -> None:
        self._end(rewards, truncated=truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
        for agent, info in self.infos.items():
            info.update(self.interface.info(self.situation, self.seats[agent]))


class Parallel(_Seated, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as a parallel environment; `parallel` makes it. See the module.

    All seats that have to decide act together, on what they observed before the step; what a seat that does not decide
    plays is ignored, and may be left out. The actions are played clockwise from the last mover. One that an earlier one
    has made impossible lapses: its seat may no longer play it, or what it agreed to has changed, or the earlier one
    began a composite move, in the middle of which its seat decides alone. The info then has `"lapsed": True`, and the
    seat, if it still has to, decides again. In the middle of a composite move the others can only wait: they notice how
    many steps it has, though not which.
    """

    def __init__(self, interface: Interface, render_mode: str | None = None) -> None:
        super().__init__(interface, render_mode)
        self._legal: dict[int, list[int]] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin the game of a seed; None: the next one. There are no `options`. Return observations and infos."""
        of_type("options", options, dict, type(None))
        self._begin(seed)
        self._refresh()
        return self._observations(), self.infos

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Play an action of each agent that decides; return observations, rewards, terminations, truncations, infos.

        BadOption if the action of an agent that decides is missing.
        """
        if not self.agents:
            raise ResetNeeded("call reset before a step")
        of_type("actions", actions, Mapping)
        situation = self.situation
        given = {seat: self._given(actions, seat) for seat in self._legal}
        self.infos = {agent: {} for agent in self.agents}
        illegal = [seat for seat, action in given.items() if action not in self._legal[seat]]
        if illegal:
            self._punish(illegal)
        else:
            self._play(given)
            if situation.over or self.interface.cut(situation):
                self._legal = {}
                self._end(self.interface.rewards(situation), truncated=not situation.over)
        self._refresh()
        result = self._observations(), self.rewards, self.terminations, self.truncations, self.infos
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agents = []
        else:
            self.rewards = self.rewards.copy()  # what has been returned is the caller's
            self.terminations, self.truncations = self.terminations.copy(), self.truncations.copy()
        return result

    def _given(self, actions: Mapping[str, int], seat: int) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadOption(f"the action of {agent}, which decides, is missing")
        return integer("action", actions[agent])

    def _play(self, given: Mapping[int, int]) -> None:
        """Play the actions in turn; those that cannot be played any more lapse."""
        situation, begun = self.situation, self.situation.played
        for seat, action in given.items():
            if self._stands(seat, action, begun):
                situation.play(action, seat)
            else:
                self.infos[self.possible_agents[seat]]["lapsed"] = True

    def _stands(self, seat: int, action: int, begun: int) -> bool:
        """Return whether an action can still be played as it was meant; `begun`: the actions before this step."""
        situation, definition = self.situation, self.interface.game.definition
        if situation.played == begun:
            return True
        if seat not in situation.awaited:  # nor is anybody else in the middle of a composite move
            return False
        if situation.move(action).kind in definition.agreements and situation.unsettled_since(begun):
            return False
        return action in situation.legal(seat)

    def _punish(self, illegal: list[int]) -> None:
        for seat in illegal:
            self.infos[self.possible_agents[seat]]["illegal"] = True
        self._legal = {}
        self._end(self.interface.punished(illegal))

    def _refresh(self) -> None:
        situation = self.situation
        if not any(self.terminations.values()) and not any(self.truncations.values()):
            self._legal = {seat: situation.legal(seat) for seat in situation.awaited}
        for agent, info in self.infos.items():
            info.update(self.interface.info(situation, self.seats[agent]))

    def _observations(self) -> dict[str, dict[str, Any]]:
        """Return what each agent observes: new arrays."""
        masked, legal = self.interface.masked, self._legal
        return {
            agent: masked(self.situation, seat, legal.get(seat, ()))
            for agent, seat in self.seats.items()
            if agent in self.agents
        }
