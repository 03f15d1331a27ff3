"""Compares plain and compiled execution of a game, saying where they differ. It needs the extra `compiled`."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import numpy as np

from rascals.compiled.building import machine_of
from rascals.compiled.layout import dtype_of, pack, unpack
from rascals.core import rules
from rascals.core.chance import words_of
from rascals.core.game import Game
from rascals.core.state import GameState

NONE = np.zeros(0, np.int8)


def compare(game: Game, seed: int, start: GameState | None = None) -> None:
    """Play one random game, from its setup or from the state `start`.

    After every action it compares the state, the results of the rules and the legal actions; after some of them also
    what each seat observes and what `determinize` deals.
    """
    twins, rng = _Twins(game.new_state(seed) if start is None else start.copy()), random.Random(seed)
    if start is None:
        twins.call("setup")
    room = game.definition.room(twins.plain)
    twins.check()
    while awaited := rules.acting(twins.plain):
        seat = rng.choice([seat for seat in game.seats if awaited >> seat & 1])
        action = rng.choice(twins.call("legal", seat, row=np.zeros(room, np.int16)))
        twins.call("apply", seat, action)
        twins.after = str(game.definition.verbs.move(action))
        twins.check()
        for viewer in range(-1, game.players) if rng.random() < 0.2 else ():
            twins.look(viewer)


def compare_ends(game: Game, seed: int) -> None:
    """Play one random game and compare only its end, and the generator: a hundred times faster, but less precise."""
    twins, here = _Twins(game.new_state(f"game {seed}")), words_of(f"policy {seed}")
    words, room = np.array(here, np.int64), np.zeros(game.definition.actions, np.int16)
    twins.call("setup")
    played = rules.playout(twins.plain, here, room.tolist())
    compiled = twins.machine.rules_playout(twins.states.ctypes.data, words.ctypes.data, room.ctypes.data)
    twins.after = f"{played} actions"
    twins.same("playout", (played, here), (compiled, words.tolist()))
    twins.check()


class _Twins:
    """A game in both executions."""

    def __init__(self, plain: GameState) -> None:
        self.plain, self.after, self.machine = plain, "setup", machine_of(plain.definition)
        self.states = np.zeros(1, dtype_of(type(plain)))
        pack(plain, self.states[0])

    def call(self, rule: str, *args: int, row: Any = NONE) -> list[int]:
        """Call a function of `rascals.core.rules` in both; return the numbers that it wrote to its row, if any."""
        plain: list[int] = row.tolist()
        rows = ([plain], [row.ctypes.data]) if plain else ([], [])
        result = getattr(rules, rule)(self.plain, *args, *rows[0])
        compiled = getattr(self.machine, f"rules_{rule}")(self.states.ctypes.data, *args, *rows[1])
        result = result if compiled is not None else None  # compiled observations only write their row
        self.same(f"{rule}{args}", (result, plain[:result]), (compiled, row[:compiled].tolist()))
        return plain[:result]

    def check(self) -> None:
        """Compare the states and the results of the rules."""
        plain, compiled = self.plain.values(), unpack(type(self.plain), self.states[0]).values()
        for name in plain:
            self.same(name, plain[name], compiled[name])
        for rule in ("acting", "unfinished", "ending"):
            self.call(rule)
        for seat in range(self.plain.players):
            self.call("score", seat)
            self.call("wins", seat)

    def look(self, viewer: int) -> None:
        """Compare what a seat observes, and what is redealt for it."""
        for rule, numbers in (
            ("observe", self.plain.definition.observation),
            ("deduce", self.plain.definition.deduction),
        ):
            self.call(rule, viewer, row=np.zeros(numbers.size, np.int8))
        redealt = copy(self)
        redealt.plain, redealt.states = self.plain.copy(), self.states.copy()
        redealt.call("determinize", viewer)
        redealt.check()

    def same(self, what: str, plain: object, compiled: object) -> None:
        assert plain == compiled, f"{what} after {self.after}: plain {plain}, compiled {compiled}"
