"""The same game plain and compiled: AssertionError tells where they differ. It needs the extra `compiled`."""

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

    After every action it compares the state, the answers of the rules and the legal actions; after some of them also
    what each seat observes and what `determinize` deals.
    """
    twins, rng = _Twins(game.new_state(seed) if start is None else start.copy()), random.Random(seed)
    if start is None:
        twins.ask("setup")
    room = game.definition.room(twins.plain)
    twins.check()
    while awaited := rules.acting(twins.plain):
        seat = rng.choice([seat for seat in game.seats if awaited >> seat & 1])
        action = rng.choice(twins.ask("legal", seat, row=np.zeros(room, np.int16)))
        twins.ask("apply", seat, action)
        twins.after = str(game.definition.verbs.move(action))
        twins.check()
        for viewer in range(-1, game.players) if rng.random() < 0.2 else ():
            twins.look(viewer)


def compare_ends(game: Game, seed: int) -> None:
    """Play one random game and compare only its end, and the generator: a hundred times as fast, but less telling."""
    twins, here = _Twins(game.new_state(f"game {seed}")), words_of(f"policy {seed}")
    words, room = np.array(here, np.int64), np.zeros(game.definition.actions, np.int16)
    twins.ask("setup")
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

    def ask(self, question: str, *given: int, row: Any = NONE) -> list[int]:
        """Ask both a question of `rascals.core.rules`; return the numbers that it has written to its row, if any."""
        plain: list[int] = row.tolist()
        rows = ([plain], [row.ctypes.data]) if plain else ([], [])
        here = getattr(rules, question)(self.plain, *given, *rows[0])
        there = getattr(self.machine, f"rules_{question}")(self.states.ctypes.data, *given, *rows[1])
        here = here if there is not None else None  # of observations only the row is told
        self.same(f"{question}{given}", (here, plain[:here]), (there, row[:there].tolist()))
        return plain[:here]

    def check(self) -> None:
        """Compare the states and what they answer."""
        here, there = self.plain.values(), unpack(type(self.plain), self.states[0]).values()
        for name in here:
            self.same(name, here[name], there[name])
        for question in ("acting", "unfinished", "ending"):
            self.ask(question)
        for seat in range(self.plain.players):
            self.ask("score", seat)
            self.ask("wins", seat)

    def look(self, viewer: int) -> None:
        """Compare what a seat observes, and what is dealt anew for it."""
        for question, numbers in (
            ("observe", self.plain.definition.observation),
            ("deduce", self.plain.definition.deduction),
        ):
            self.ask(question, viewer, row=np.zeros(numbers.size, np.int8))
        world = copy(self)
        world.plain, world.states = self.plain.copy(), self.states.copy()
        world.ask("determinize", viewer)
        world.check()

    def same(self, what: str, plain: object, compiled: object) -> None:
        assert plain == compiled, f"{what} after {self.after}: plainly {plain}, compiled {compiled}"
