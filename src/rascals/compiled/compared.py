"""Differential testing: play the same game plainly and compiled, and find the first difference. For tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from rascals.compiled.building import machine_of
from rascals.compiled.layout import dtype_of, pack, unpack
from rascals.core import rules
from rascals.core.chance import words_of
from rascals.core.record import Record

if TYPE_CHECKING:
    from rascals.core.game import Game


def difference(game: Game, seed: int, start: Record | None = None) -> str | None:
    """Play one random game in both executions; return the first difference, None if there is none.

    It begins with the setup, or at the record `start`. It compares the record after every action, the legal actions,
    scores and winners, and sometimes what each seat observes and what `conceal` deals.
    """
    twins = _Twins(game, seed, start)
    rng = random.Random(seed)
    while (found := twins.difference()) is None and (awaited := rules.acting(twins.plain)):
        seat = rng.choice([seat for seat in game.seats if awaited >> seat & 1])
        offered, compiled = twins.legal(seat)
        if offered != compiled:
            return f"legal({seat}): plainly {offered}, compiled {compiled}, in {twins.plain}"
        twins.play(seat, rng.choice(offered), look=rng.random() < 0.2)
    return found


def end_difference(game: Game, seed: int) -> tuple[Record, int, str | None]:
    """Play one random game to its end in both executions; return the plain record, the actions, and the difference.

    It compares the final record, the scores, the generator and the number of actions. It is a hundred times as fast as
    `difference`, but does not say where the games diverged.
    """
    plain = game.record(f"game {seed}")
    states = np.zeros(2, dtype_of(game.box.state))
    pack(plain, states[0])
    states[1] = states[0]
    words = words_of(f"policy {seed}")
    there, scores = np.array(words, np.int64), np.zeros((1, game.players), np.int32)
    rules.setup(plain)
    played = rules.playout(plain, words, [0] * game.box.actions)
    counts, which = np.zeros(5, np.int64), np.full(game.players, -1)
    arrays = (states, there, np.zeros(game.box.actions, np.int16), scores, scores.astype(np.uint8))
    at = (array.ctypes.data for array in arrays)
    machine_of(game.box).play(*at, 1, game.players, True, which.ctypes.data, counts.ctypes.data)
    told = {
        "actions": (played, int(counts[0])),
        "chance left": (words, there.tolist()),
        "scores": ([rules.score(plain, seat) for seat in game.seats], scores[0].tolist()),
    }
    wrong = [f"{what}: plainly {here}, compiled {other}" for what, (here, other) in told.items() if here != other]
    fields = _fields(plain, unpack(type(plain), states[1]), f"{played} actions")
    return plain, played, "; ".join([*wrong, fields] if fields else wrong) or None


class _Twins:
    """The same game in both executions."""

    def __init__(self, game: Game, seed: int, start: Record | None) -> None:
        self.game, self.plain = game, game.record(seed) if start is None else start.copy()
        self.machine = machine_of(game.box)
        self.states = np.zeros(1, dtype_of(game.box.state))
        pack(self.plain, self.states[0])
        if start is None:
            rules.setup(self.plain)
            self.machine.rules_setup(self.states.ctypes.data)
        self.room = game.box.room(self.plain)
        self.after, self.seen = "setup", ""

    def difference(self) -> str | None:
        """Return what differs now."""
        fields = _fields(self.plain, unpack(type(self.plain), self.states[0]), self.after)
        return self.seen or fields or next(self._answers(), None)

    def _answers(self) -> Iterator[str]:
        """Yield the questions that are answered otherwise compiled."""
        at = self.states.ctypes.data
        asked: list[tuple[str, tuple[int, ...]]] = [("acting", ()), ("unfinished", ()), ("ending", ())]
        asked += [(name, (seat,)) for name in ("score", "wins") for seat in self.game.seats]
        for name, seat in asked:
            here, there = getattr(rules, name)(self.plain, *seat), getattr(self.machine, f"rules_{name}")(at, *seat)
            if here != there:
                yield f"{name}{seat} after {self.after}: plainly {here}, compiled {there}"

    def legal(self, seat: int) -> tuple[list[int], list[int]]:
        """Return the legal actions, plainly and compiled."""
        plain, compiled = [0] * self.room, np.zeros(self.room, np.int16)
        count = self.machine.rules_legal(self.states.ctypes.data, seat, compiled.ctypes.data)
        return plain[: rules.legal(self.plain, seat, plain)], compiled[:count].tolist()

    def play(self, seat: int, action: int, *, look: bool) -> None:
        """Play an action; then compare what the seats know, if asked."""
        rules.apply(self.plain, seat, action)
        self.machine.rules_apply(self.states.ctypes.data, seat, action)
        self.after = str(self.game.box.verbs.move(action))
        if look:
            known = (self._knowledge(viewer) for viewer in range(-1, self.game.players))
            self.seen = next(filter(None, known), "")

    def _knowledge(self, viewer: int) -> str | None:
        """Return where observation or concealment differ."""
        box = self.game.box
        for name, size, here, there in (
            ("observe", box.observation.size, rules.observe, self.machine.rules_observe),
            ("deduce", box.deduction.size, rules.deduce, self.machine.rules_deduce),
        ):
            plain, compiled = [0] * size, np.zeros(size, np.int8)
            here(self.plain, viewer, plain)
            there(self.states.ctypes.data, viewer, compiled.ctypes.data)
            if compiled.tolist() != plain:
                return f"{name}({viewer}) after {self.after}: plainly {plain}, compiled {compiled.tolist()}"
        dealt, states = self.plain.copy(), self.states.copy()
        rules.conceal(dealt, viewer)
        self.machine.rules_conceal(states.ctypes.data, viewer)
        return _fields(dealt, unpack(type(dealt), states[0]), f"conceal({viewer}) after {self.after}")


def _fields(plain: Record, compiled: Record, after: str) -> str | None:
    """Return the fields that differ."""
    here: dict[str, Any] = plain.values()
    there: dict[str, Any] = compiled.values()
    wrong = [f"{name} is plainly {here[name]}, compiled {there[name]}" for name in here if here[name] != there[name]]
    return f"after {after}: {'; '.join(wrong)}" if wrong else None
