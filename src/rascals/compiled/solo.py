"""One compiled game stepped from Python. Passing memory addresses instead of arrays halves the cost of a call."""

from __future__ import annotations

from typing import Any

import numpy as np

from rascals.compiled.building import machine_of
from rascals.compiled.layout import dtype_of, pack, unpack, unpickled
from rascals.core import rules
from rascals.core.arguments import WIDEST, integer, of_type
from rascals.core.chance import Seed, words_of
from rascals.core.errors import IllegalMove, Refusal
from rascals.core.game import Game
from rascals.core.state import GameState

ILLEGAL = -2


class Solo:
    """One game. `seat` has to act (-1 when the game is over); `legal[:count]` are its legal actions, ascending.

    Every step overwrites `legal` in place; everything else that methods return is the caller's own.
    """

    def __init__(self, game: Game, seed: Seed = 0) -> None:
        of_type("game", game, Game)
        words_of(seed)  # refused before anything is compiled
        self.game = game
        self._states = np.zeros(1, dtype_of(game.definition.state))
        self.legal = np.zeros(game.definition.actions, np.int16)
        self._counted = np.zeros(1, np.int16)
        pack(game.new_state(), self._states[0])  # players and options, which a setup leaves as they are
        self._find()
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_begin", "_play", "_at")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(unpickled(state))
        self._find()

    def _find(self) -> None:
        """Find the loops and the addresses of the arrays: both are valid in this process only."""
        machine = machine_of(self.game.definition)
        self._begin, self._play = machine.solo_begin, machine.solo_play
        self._at = (self._states.ctypes.data, self.legal.ctypes.data, self._counted.ctypes.data)

    def reset(self, seed: Seed) -> int:
        """Set up a new game from a seed; return the seat to act."""
        self._states["chance"][0] = words_of(seed)
        seat: int = self._begin(*self._at)
        self.seat = seat
        return seat

    def step(self, action: int) -> int:
        """Play a legal action; return the next seat, -1 when the game is over. IllegalMove otherwise."""
        if type(action) is not int or not -WIDEST < action < WIDEST:
            action = integer("action", action)
        seat: int = self._play(*self._at, self.seat, action)
        if seat == ILLEGAL:
            raise IllegalMove(Refusal("action-not-legal", {"action": action}, None, "action {action} is not legal"))
        self.seat = seat
        return seat

    @property
    def count(self) -> int:
        """How many legal actions there are."""
        return int(self._counted[0])

    @property
    def scores(self) -> tuple[int, ...]:
        """The seats' current points."""
        s = self.state
        return tuple(rules.score(s, seat) for seat in self.game.seats)

    @property
    def state(self) -> GameState:
        """The state as a plain state."""
        return unpack(self.game.definition.state, self._states[0])
