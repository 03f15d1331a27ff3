"""What the environments share: a chosen game as spaces, arrays, masks, rewards and text. Needs gymnasium and numpy.

The actions of a seat are those of the game, and one more, WAIT: the last. Only a seat that does not decide may wait,
and it may do nothing else, so that no mask is ever all zeros.
"""

from __future__ import annotations

import json
import secrets
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import rascals
from rascals.core import rules
from rascals.core.arguments import as_whole, integer, of_type, real
from rascals.core.components import Given
from rascals.core.errors import BadOption, quoted
from rascals.core.game import Game
from rascals.envs.recollection import EventTable, history
from rascals.envs.rewards import REWARDS, Reward, rewards_of
from rascals.envs.situations import Situation
from rascals.words import Words

LIMIT = 10_000  # actions of all seats together: more than games of random moves take
ILLEGAL = -1.0  # the reward for an illegal action
LEAST_REWARD = -1_000_000  # far below what any game takes
WHOLE = "whole"
RENDER_MODES = ["ansi", "human"]
SEED_BITS = 63

Recall = int | Literal["whole"] | None


def chosen(
    game: str | Game,
    players: int | None,
    edition: str | None,
    options: Mapping[str, object] | None,
    data: Given | None,
) -> Game:
    """Return the game for a name and choices, or a Game as it is; BadOption says what is valid."""
    of_type("game", game, str, Game)
    if isinstance(game, str):
        of_type("options", options, Mapping, type(None))
        return rascals.game(game, players=players, edition=edition, data=data, **(options or {}))
    if any(one is not None for one in (players, edition, options, data)):
        raise BadOption("a Game has its players, edition, options and data already; leave them out")
    return game


def numbers_space(game: Game) -> spaces.Box:
    """Return a new space of the numbers of an observation, each with its own bounds."""
    observation = game.definition.observation
    least, most = np.zeros((2, observation.size), np.int8)
    for part in observation.parts:
        # The part of a seat that nobody plays is zeros, too.
        low, high = (part.least, part.most) if part.times == 1 else (min(part.least, 0), max(part.most, 0))
        for time in range(part.times):
            begin = part.at + time * part.step
            least[begin : begin + part.count], most[begin : begin + part.count] = low, high
    return spaces.Box(least, most, dtype=np.int8)


@dataclass(frozen=True, eq=False)
class Interface:
    """A game for learners: the seats' spaces, and what they see, may do and win in a situation, as new arrays.

    `limit`: after so many actions of all seats together a game is cut; None: never. `recall`: how many of the last
    events an observation contains, WHOLE for the seat's own history as data, or None. `illegal`: the reward for an
    illegal action. It is shared by the copies of an environment, its spaces with their generators too.
    """

    game: Game
    reward: Reward = "victory"
    limit: int | None = LIMIT
    recall: Recall = None
    illegal: float = ILLEGAL

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            raise BadOption.unknown("reward", self.reward, REWARDS)
        if self.limit is not None:
            object.__setattr__(self, "limit", integer("limit", self.limit, 1))
        events = as_whole(self.recall)
        if self.recall is not None and self.recall != WHOLE and (events is None or events < 1):
            raise BadOption(f"recall: a number of events from 1, {WHOLE!r} or None, not {quoted(self.recall)}")
        object.__setattr__(self, "illegal", real("illegal_reward", self.illegal, LEAST_REWARD))

    def __deepcopy__(self, _memo: object) -> Interface:
        return self

    @property
    def wait(self) -> int:
        """The action of a seat that does not decide."""
        return self.game.definition.actions

    @cached_property
    def table(self) -> EventTable | None:
        """The table of the last events, if observations contain one."""
        return None if self.recall in (None, WHOLE) else EventTable(self.game, integer("recall", self.recall))

    # ------------------------------------------------------------ spaces

    def action_space(self) -> spaces.Discrete:
        """Return a new space of a seat's actions."""
        return spaces.Discrete(self.wait + 1)

    def parts_space(self) -> dict[str, spaces.Space[Any]]:
        """Return the new spaces of what a seat observes: `observation`, and with recall `events`."""
        parts: dict[str, spaces.Space[Any]] = {"observation": numbers_space(self.game)}
        if self.table is not None:
            parts["events"] = spaces.Box(*self.table.bounds, dtype=np.int16)
        return parts

    def masked_space(self) -> spaces.Dict:
        """Return a new space of what a seat observes with its `action_mask`."""
        return spaces.Dict({**self.parts_space(), "action_mask": spaces.MultiBinary(self.wait + 1)})

    def state_space(self) -> spaces.Box:
        """Return a new space of `state`."""
        seat = numbers_space(self.game)
        least, most = (np.tile(bound, self.game.players) for bound in (seat.low, seat.high))
        return spaces.Box(least, most, dtype=np.int8)

    # ------------------------------------------------------------ what a seat sees and may do

    def numbers(self, situation: Situation, seat: int) -> NDArray[np.int8]:
        """Return the numbers of what a seat observes."""
        numbers = array("b", bytes(self.game.definition.observation.size))
        situation.observe(seat, numbers)
        return np.frombuffer(numbers, np.int8)

    def state(self, situation: Situation) -> NDArray[np.int8]:
        """Return what all seats observe, one after the other."""
        return np.concatenate([self.numbers(situation, seat) for seat in self.game.seats])

    def parts(self, situation: Situation, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat observes: `observation` (int8), and with recall `events` (int16, rows by columns)."""
        parts: dict[str, NDArray[Any]] = {"observation": self.numbers(situation, seat)}
        if self.table is not None:
            parts["events"] = self.table.rows(situation.seen_events(seat), seat)
        return parts

    def masked(self, situation: Situation, seat: int, legal: Sequence[int]) -> dict[str, NDArray[Any]]:
        """Return what a seat observes, with the `action_mask` of its legal actions."""
        return self.parts(situation, seat) | {"action_mask": self.mask(legal)}

    def mask(self, legal: Sequence[int]) -> NDArray[np.int8]:
        """Return the mask of legal actions, int8, 1 where an action is legal; WAIT alone if there are none."""
        mask = np.zeros(self.wait + 1, np.int8)
        mask[legal or self.wait] = 1
        return mask

    def info(self, situation: Situation, seat: int) -> dict[str, Any]:
        """Return what a seat gets besides: its `history`, if it recalls the whole; else nothing."""
        return {"history": history(self.game.definition, situation.seen_events(seat))} if self.recall == WHOLE else {}

    # ------------------------------------------------------------ the end

    def cut(self, situation: Situation) -> bool:
        """Return whether a game that is not over ends here all the same."""
        return self.limit is not None and situation.played >= self.limit and not situation.over

    def rewards(self, situation: Situation) -> list[float]:
        """Return each seat's reward: zeros unless the game is over."""
        if not situation.over:
            return [0.0] * self.game.players
        wins = [rules.wins(situation.state, seat) for seat in self.game.seats]
        found: list[float] = rewards_of(self.reward, np.array(situation.points()), np.array(wins)).tolist()
        return found

    def punished(self, seats: Sequence[int]) -> list[float]:
        """Return each seat's reward after some have played an illegal action: zero for the others."""
        return [float(self.illegal) if seat in seats else 0.0 for seat in self.game.seats]


class Deals:
    """The seeds of an environment's games: the one that `reset` gets, and those that follow from it for later games."""

    def __init__(self) -> None:
        self._root = secrets.randbits(SEED_BITS)
        self._drawn = 0

    def next(self, seed: int | None) -> int:
        """Return the seed of the next game: `seed`, which also determines the games after it; None: the next."""
        if seed is not None:
            self._root, self._drawn = integer("seed", seed), 0
            return self._root
        self._drawn += 1
        return Random(f"deal {self._root} {self._drawn}").getrandbits(SEED_BITS)


def render_mode_of(given: str | None) -> str | None:
    """Return a render mode; BadOption lists the valid ones."""
    if given is not None and given not in RENDER_MODES:
        raise BadOption.unknown("render mode", given, RENDER_MODES)
    return given


def render(situation: Situation, mode: str | None) -> str | None:
    """Return a situation as text, see `rendered`; or print it if the render mode is `human`."""
    text = rendered(situation)
    if mode != "human":
        return text
    sys.stdout.write(f"{text}\n")
    return None


def rendered(situation: Situation) -> str:
    """Return what a spectator sees, in English: who must do what, then the entries of the view, one a line."""
    game, view = situation.game, situation.view(None)
    words, names = Words("en", strict=False), [f"player_{seat}" for seat in game.seats]
    status = words.status(game.name, view["status"], names) if "status" in view else ""
    shown = (_line(key, value) for key, value in view.items() if key not in FRAME and value is not None)
    return "\n".join([f"{game}, after {situation.played} actions", *filter(None, [status]), *shown])


FRAME = {"game", "edition", "options", "players", "data", "seat", "acting", "free", "status"}  # said before, or known


def _line(key: str, value: Any) -> str:
    """Return an entry of a view; each object of a list has a line of its own."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "\n".join([f"{key}:", *(f"  {_flat(one)}" for one in value)])
    return f"{key}: {_flat(value)}"


def _flat(value: Any) -> str:
    """Return a value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_flat(one)}" for key, one in value.items() if one is not None)
    if isinstance(value, list):
        return " ".join(map(_flat, value)) if value else "none"
    return value if isinstance(value, str) else json.dumps(value)
