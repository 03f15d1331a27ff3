"""The law of histories: sampled states are exactly those that could have resulted from the sampled states before.

A seat knows more than it sees: what it saw earlier stays true until it may have changed unseen. No game has to declare
which facts those are or when they lapse; it follows step by step. The states that `determinize` deals after a command
must be those that result from the states it deals before the command, by some command that looks the same to the
viewer. If something is possible that was not, `determinize` has forgotten a fact; if something is certain that was not,
it reveals what the viewer cannot know. By induction this holds for the whole history, back to the setup.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain
from typing import Any, NamedTuple

from rascals.core.game import Game
from rascals.core.rules import sampled_state
from rascals.core.state import OPTION, GameState
from rascals.laws.observing import view
from rascals.laws.playing import Passage, many_times, passages
from rascals.laws.possible import Viewer, actions_of, called, seen_events, stray, teaches, viewers

FIRST = 5  # matching sampled states that are needed before anything is doubted
TRIES = 30  # in which those must be found; more if the state is small
LONG = 1500  # tries at most to settle a doubt
DEALT = 24  # sampled states dealt after a command
LOOKS = 24  # pairs of a command and a viewer; more if the state is small
OFTEN = 0.2  # the share of sampled states above which an impossible value is doubted; less if the state is small
SELDOM = 3  # `determinize` may deal a value this many times as often as play leads to it
LUCK = 1e-5  # the probability of a false alarm


class Look(NamedTuple):
    """A command and a viewer, with the event it was chosen for and whether the viewer is in its audience."""

    event: tuple[str, bool]
    passage: Passage
    viewer: Viewer


class Doubt(NamedTuple):
    """A number of the state, by its index, with a value after the command that could not have come about."""

    place: int
    number: int | None  # None: anything but the only possible value


def determinizing_forgets_nothing(game: Game, depth: int = 1, /) -> None:
    """Whatever a seat has observed holds in every state sampled for it, until it may have changed unseen."""
    for at, (passage, viewer) in enumerate(_looks(game, depth)):
        _History(game, passage, viewer, at).check()


def _looks(game: Game, depth: int) -> list[tuple[Passage, Viewer]]:
    """Return commands with a viewer each: for half of them an event teaches the viewer something.

    The other half prefers commands that hide something from the viewer.
    """
    learnt, hidden, rest = list[Look](), list[Look](), list[Look]()
    rng = random.Random(f"{game}")
    for passage in passages(game, depth):
        events = passage.after.history[-1].events
        for viewer in () if passage.after.over else viewers(game):
            taught = [(event.name, viewer in event.audience[1:]) for event in events if teaches(event, viewer)]
            unseen = [event.name for event in events if event.seen_by(viewer) != event.open()]
            learnt += [Look(name, passage, viewer) for name in sorted(set(taught))]
            if not events or (unseen and not taught):
                hidden.append(Look((unseen[0] if unseen else passage.moves[0].kind, False), passage, viewer))
            elif not taught:
                rest.append(Look((events[0].name, False), passage, viewer))
    most = LOOKS * many_times(game) * depth
    learnt, others = _in_turn(learnt, rng), [*_in_turn(hidden, rng), *_in_turn(rest, rng)]
    half = most // 2
    chosen = [*learnt[: max(half, most - len(others))], *others[: max(half, most - len(learnt))]]
    return [look[1:] for look in chosen]


def _in_turn(looks: list[Look], rng: random.Random) -> list[Look]:
    """Return looks in a random order in which every event comes up once before any comes up twice."""
    rng.shuffle(looks)
    turns = defaultdict[tuple[str, bool], int](int)
    order: list[tuple[int, int]] = []
    for look in looks:
        turns[look.event] += 1
        order.append((turns[look.event], len(order)))
    return [looks[at] for _, at in sorted(order)]


class _History:
    """What a viewer knows before and after a command, as samples of possible states: the numbers of each."""

    def __init__(self, game: Game, passage: Passage, viewer: Viewer, at: int) -> None:
        self.game, self.passage, self.viewer = game, passage, viewer
        self.rng = random.Random(f"{at} {viewer}")
        self.events = seen_events(passage.after.history[-1].events, viewer)
        self.seen = view(game, passage.after.state, viewer)
        self.before, self.after = passage.before.state, passage.after.state
        self.sampled_states = [self.after]  # what has happened is possible
        self.possible = [_numbers(game, self.after, viewer)]
        self.dealt: list[tuple[int, ...]] = []
        self.tried = 0
        self.often = OFTEN if many_times(game) == 1 else OFTEN / 2

    def check(self) -> None:
        """Compare the sampled states; raise AssertionError if they do not fit."""
        tries = TRIES * many_times(self.game)
        while len(self.possible) < FIRST and self.tried < tries:
            self._try()
        if len(self.possible) < FIRST:
            return
        self.dealt = self._dealt(self.after, DEALT)
        self._check_secrets()
        doubts = self._doubts()
        while doubts and self.tried < LONG and not all(map(self._sure, doubts)):
            self._try()
            doubts = [doubt for doubt in doubts if not self._settled(doubt)]
        self.dealt += self._dealt(self.after, 2 * DEALT if doubts else 0)
        wrong = [doubt for doubt in doubts if self._sure(doubt)]
        assert not wrong, self._words(wrong[0])

    def _dealt(self, s: GameState, count: int) -> list[tuple[int, ...]]:
        """Return the numbers of `count` states sampled from a state."""
        seeds = [self.rng.getrandbits(60) for _ in range(count)]
        return [_numbers(self.game, sampled_state(s, self.viewer, seed), self.viewer) for seed in seeds]

    def _try(self) -> None:
        """Play on from a state sampled before the command; keep the result if it looks the same to the viewer."""
        self.tried += 1
        s = sampled_state(self.before, self.viewer, self.rng.getrandbits(60))
        own = self.passage.seat == self.viewer
        near = 1.0 if own else self.rng.choice((1.0, 0.5, 0.0, 0.0))
        new = stray(self.game.definition, s, self.passage.seat, actions_of(self.passage), self.rng, near)
        if seen_events(new.events, self.viewer) == self.events and view(self.game, new.state, self.viewer) == self.seen:
            self.sampled_states.append(new.state)
            self.possible.append(_numbers(self.game, new.state, self.viewer))

    def _doubts(self) -> list[Doubt]:
        """Return what is dealt after the command, but resulted from none of the states sampled before it."""
        found = []
        for place, (before, after) in enumerate(
            zip(zip(*self.possible, strict=True), zip(*self.dealt, strict=True), strict=True)
        ):
            could = set(before)
            if len(could) == 1 and len(set(after) | could) > 1:
                found.append(Doubt(place, None))
            else:
                found += [Doubt(place, n) for n in set(after) - could if after.count(n) > self.often * len(after)]
        return [doubt for doubt in found if self._share(doubt) > self.often]

    def _check_secrets(self) -> None:
        """Check that `determinize` does not always leave a number as it is that could be different."""
        here = self.possible[0]
        for place, dealt in enumerate(zip(*self.dealt, strict=True)):
            if set(dealt) != {here[place]}:
                continue
            elsewhere = next((at for at, one in enumerate(self.possible) if one[place] != here[place]), None)
            if elsewhere is None:
                continue
            redealt = self._dealt(self.sampled_states[elsewhere], DEALT)
            assert {one[place] for one in redealt} != {self.possible[elsewhere][place]}, (
                f"`determinize` reveals what {called(self.viewer)} cannot know: {self._where()}, "
                f"{self._name(place)} can be {_listed(self.possible, place)}, and `determinize` always leaves it "
                f"as it is"
            )

    def _name(self, place: int) -> str:
        """Return the name of a number of the state."""
        return _names(self.game, self.after, self.viewer)[place]

    def _where(self) -> str:
        """Return which command it is, and which of its events the viewer sees."""
        return f"after {self.passage.text!r} of seat {self.passage.seat}, of which it sees {self.events}"

    def _settled(self, doubt: Doubt) -> bool:
        newest = self.possible[-1][doubt.place]
        return newest != self.possible[0][doubt.place] if doubt.number is None else newest == doubt.number

    def _sure(self, doubt: Doubt) -> bool:
        """Return whether a doubt cannot be bad luck: often dealt, yet never the result from a state sampled before.

        Other commands are chosen at random here, so a value may result less often than `determinize` deals it.
        """
        share = self._share(doubt)
        return share > self.often and (1 - share / SELDOM) ** (len(self.possible) - 1) < LUCK

    def _share(self, doubt: Doubt) -> float:
        """The share of the sampled states dealt after the command that hold the doubted value."""
        certain, (place, number) = self.possible[0][doubt.place], doubt
        wrong = sum(one[place] != certain if number is None else one[place] == number for one in self.dealt)
        return wrong / len(self.dealt)

    def _words(self, doubt: Doubt) -> str:
        return (
            f"`determinize` forgets what {called(self.viewer)} knows: {self._where()}, "
            f"{self._name(doubt.place)} can only be {_listed(self.possible, doubt.place)}, and `determinize` deals "
            f"{_listed(self.dealt, doubt.place)}"
        )


def _listed(states: Iterable[tuple[int, ...]], place: int) -> str:
    """Return the values that sampled states hold at an index."""
    return ", ".join(map(str, sorted({one[place] for one in states})))


def _numbers(game: Game, s: GameState, viewer: Viewer) -> tuple[int, ...]:
    """Return the numbers that are compared, flattened."""
    found: list[int] = []
    for value in _kept(game, s, viewer).values():
        found += _flat(value)
    return tuple(found)


def _kept(game: Game, s: GameState, viewer: Viewer) -> dict[str, Any]:
    """Return what a game's `recall` says that `determinize` keeps; without one, every field that play can change."""
    if game.definition.recall is not None:
        return dict(game.definition.recall(s, -1 if viewer is None else viewer))
    changing = (name for name, f in s.fields.items() if name != "chance" and f.seen != OPTION and f.data is None)
    return {name: getattr(s, name) for name in changing}


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    return [*chain.from_iterable(value)] if value and isinstance(value[0], list) else value


def _names(game: Game, s: GameState, viewer: Viewer) -> list[str]:
    """Return the name of each of those numbers, such as `hand[1][2]`."""
    found: list[str] = []
    for name, value in _kept(game, s, viewer).items():
        if not isinstance(value, list):
            found.append(name)
        elif value and isinstance(value[0], list):
            found += [f"{name}[{at}][{to}]" for at, row in enumerate(value) for to in range(len(row))]
        else:
            found += [f"{name}[{at}]" for at in range(len(value))]
    return found
