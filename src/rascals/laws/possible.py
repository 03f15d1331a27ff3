"""States that are possible for all a viewer knows, and the same command played in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from rascals.core import rules
from rascals.core.definition import GameDefinition
from rascals.core.events import Event, Watched
from rascals.core.game import Game
from rascals.core.view_types import EventJson
from rascals.laws.playing import Passage

ALIKE = 0.8  # the share of other moves that are of the same kind

Viewer = int | None  # a seat; None: a spectator


class PlayedCommand(NamedTuple):
    """The result of a command: the state after it, its events, and the actions it consisted of."""

    state: Any
    events: tuple[Event, ...]
    actions: tuple[int, ...]


def called(viewer: Viewer) -> str:
    """Return the name of a viewer in failure messages."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def seen_events(events: Sequence[Event], viewer: Viewer) -> list[EventJson]:
    """Return the events as a viewer sees them, without those it does not see."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


# ---------------------------------------------------------------- playing in a sampled state


class _Other(Exception):
    """Chance is drawn from another range than it was."""


class _Repeated:
    """Chance that repeats its earlier outcomes, as long as it is drawn from the same ranges."""

    def __init__(self, outcomes: Sequence[tuple[int, int]]) -> None:
        self.outcomes = iter(outcomes)

    def __call__(self, _s: Any, limit: int, /) -> int:
        """Return the next outcome."""
        recorded, outcome = next(self.outcomes, (0, 0))
        if recorded != limit:
            raise _Other
        return outcome


def play(
    definition: GameDefinition,
    s: Any,
    seat: int,
    actions: Sequence[int],
    outcomes: Sequence[tuple[int, int]] | None = None,
    events: Watched | None = None,
) -> PlayedCommand | None:
    """Play a whole command in a state, changing it; return None if it is not legal or not whole there.

    `outcomes`: those of chance; if a rule draws from another range, None is returned as well. `events` collects the
    events.
    """
    room, last = [0] * definition.room(s), len(actions) - 1
    s.emitted, s.source = [] if events is None else events, None if outcomes is None else _Repeated(outcomes)
    for at, action in enumerate(actions):
        if action not in room[: rules.legal(s, seat, room)]:
            return None
        try:
            rules.apply(s, seat, action)
        except _Other:
            return None
        if (at < last) != bool(action in definition.verbs.steps and definition.unfinished(s)):
            return None
    return _played(definition, s, actions)


def stray(
    definition: GameDefinition, s: Any, seat: int, actions: Sequence[int], rng: random.Random, near: float
) -> PlayedCommand:
    """Play a whole command of an awaited seat: at each step the given action with probability `near`, if legal."""
    room, played, going = [0] * definition.room(s), list[int](), True
    s.emitted, s.source = [], None
    while going:
        legal = room[: rules.legal(s, seat, room)]
        assert legal, f"seat {seat} is awaited, and has no legal move in a state that `determinize` has dealt"
        given = actions[len(played)] if len(played) < len(actions) else None
        action = given if given in legal and rng.random() < near else _another(definition, legal, given, rng)
        rules.apply(s, seat, action)
        played.append(action)
        going = bool(action in definition.verbs.steps and definition.unfinished(s))
    return _played(definition, s, played)


def _another(definition: GameDefinition, legal: Sequence[int], given: int | None, rng: random.Random) -> int:
    """Return a random action, mostly of the same kind as the given one: only its hidden part may differ then."""
    if given is not None and rng.random() < ALIKE:
        kind = definition.verbs.move(given).kind
        legal = [action for action in legal if definition.verbs.move(action).kind == kind] or legal
    return rng.choice(legal)


def _played(definition: GameDefinition, s: Any, actions: Sequence[int]) -> PlayedCommand:
    events = tuple(Event(definition.events.types[code], numbers) for code, numbers in s.emitted)
    s.emitted = s.source = None
    return PlayedCommand(s, events, tuple(actions))


# ---------------------------------------------------------------- different events


def distinguished(here: Sequence[Event], there: Sequence[Event], viewer: Viewer) -> tuple[Any, Any] | None:
    """Return the first pair of events that a viewer sees differently; None if there is none, or it is declared.

    It is declared if one of the two `reveals`, or the viewer is in the audience of its secret: what follows may differ.
    """
    visible = ([event for event in events if event.seen_by(viewer) is not None] for events in (here, there))
    for pair in zip_longest(*visible):
        one, other = (event and event.seen_by(viewer) for event in pair)
        if one != other:
            return None if any(event and teaches(event, viewer) for event in pair) else (one, other)
    return None


def revealed(here: Sequence[Event], there: Sequence[Event], viewer: Viewer) -> bool:
    """Return whether any of these events is declared to teach a viewer something."""
    return any(teaches(event, viewer) for event in (*here, *there))


def teaches(event: Event, viewer: Viewer) -> bool:
    """Return whether an event is declared to teach a viewer something."""
    if event.type.reveals:
        return event.seen_by(viewer) is not None
    return event.type.teaches and viewer in event.audience


def viewers(game: Game) -> Iterator[Viewer]:
    """Yield all viewers: each seat, and None for spectators."""
    yield from (*game.seats, None)


def actions_of(passage: Passage) -> tuple[int, ...]:
    """Return the actions that a command consists of."""
    return tuple(move.action for move in passage.moves)
