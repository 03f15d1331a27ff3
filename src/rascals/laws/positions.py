"""Fuzzing of positions: whatever is accepted can be played to the end, in Python and compiled.

Entries of real positions are changed at random: numbers in and out of range, things left out, duplicated, swapped, or
taken from another position of the game. The result is either refused with `BadPosition`, or every seat can view it and
play continues: in Python with rows that check each index and value, and compiled with the same outcome.
"""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, SupportsIndex

from rascals.core import rules
from rascals.core.errors import BadPosition
from rascals.core.game import SHARED_KEYS, Game
from rascals.core.match import Match
from rascals.core.state import Field, GameState
from rascals.laws.playing import POLICIES, walk, whole_move

CHANGED = 60  # changed positions that are tried for a game
MOST_CHANGES = 3  # entries changed in one position
ALIKE = 4  # positions kept of each kind of pending decision
SAME_EVENTS = 12  # positions looked at for that after events of the same names
BRIEF = 200  # actions played from a position; from every third one, or with more depth, to the end
WHOLE = 3
ASKING = ("phase", "turn", "agenda", "pending")  # half of all changes go here, where most can go wrong
LONGEST = 20_000  # actions; far above any game, and a position may ask for many turns
NUMBERS = (-2, -1, 0, 1, 2, 3, 5, 127, 128, 1000, 40_000)


def accepted_positions_play_on(game: Game, depth: int = 1, /) -> None:
    """A changed position is refused, or every seat can view it and play continues within the bounds of its rows."""
    accepted = 0
    for found in _accepted(game, depth):
        most = LONGEST if depth > 1 or accepted % WHOLE == 0 else BRIEF
        accepted += 1
        with _reported_with(found.position):
            _look(found.match)
            _play_fenced(found.match.state, found.rng, game.definition.room(found.match.state), most)
            _play(found.match, found.rng)
    assert accepted >= depth, (
        f"of {CHANGED * depth} changed positions {accepted} were accepted: too few to say anything"
    )


def accepted_positions_are_alike_compiled(game: Game, depth: int = 1, /) -> None:
    """From an accepted changed position play continues the same compiled as in Python; needs the extra `compiled`."""
    from rascals.laws.comparing import compare

    for found in _accepted(game, depth):
        with _reported_with(found.position):
            compare(game, found.rng.randrange(1000), found.match.state)


# ---------------------------------------------------------------- changed positions


class _Changed(NamedTuple):
    """A changed position that was accepted, the match that begins there, and the random generator to continue with."""

    position: dict[str, Any]
    match: Match
    rng: random.Random


def _accepted(game: Game, depth: int) -> Iterator[_Changed]:
    """Yield the changed positions of a game that are accepted."""
    found = _positions(game, depth)
    seen = _values([position for alike in found for position in alike])
    for at in range(CHANGED * depth):
        rng = random.Random(at)
        position = json.loads(json.dumps(rng.choice(rng.choice(found))))
        for _ in range(rng.randint(1, MOST_CHANGES)):
            _change(position, rng, seen)
        with _reported_with(position):
            match = _read(game, position)
        if match is not None:
            yield _Changed(position, match, rng)


@lru_cache(maxsize=4)
def _positions(game: Game, depth: int) -> list[list[dict[str, Any]]]:
    """Return positions of whole games, grouped by the decision that is pending, a few of each."""
    found: dict[Any, list[dict[str, Any]]] = defaultdict(list)
    times = Counter[frozenset[str]]()
    for seed in range(depth):
        for policy in POLICIES:
            for match in walk(game, seed, policy):
                names = frozenset(event.name for event in match.history[-1].events)
                times[names] += 1
                if times[names] > SAME_EVENTS * depth:  # a position takes longer to write than a move to play
                    continue
                position = json.loads(json.dumps(match.position()))
                alike = found[tuple(_asking(position))]
                if len(alike) < ALIKE * depth:
                    alike.append(position)
    return list(found.values())


def _asking(position: dict[str, Any]) -> Iterator[str]:
    """Yield the words that show which decision is pending: those at the top level and in the last entry of lists."""
    top = [entry[-1] for entry in position.values() if isinstance(entry, list) and entry]
    for entry in (position, *position.values(), *top):
        yield from (one for one in entry.values() if isinstance(one, str)) if isinstance(entry, dict) else ()


def _read(game: Game, position: dict[str, Any]) -> Match | None:
    """Return the match that begins at a position, None if it is refused.

    An entry that follows from others is corrected first: otherwise most changes would be refused for that alone.
    """
    for _ in range(3):
        try:
            return game.from_position(position, seed=1)
        except BadPosition as problem:
            if "follows" not in problem.values or problem.values["key"] not in position:
                return None
            position[problem.values["key"]] = json.loads(json.dumps(problem.values["follows"]))
    return None


Seen = dict[tuple[str, ...], list[Any]]


def _values(positions: Sequence[Any]) -> Seen:
    """Return the values that occur in positions, by path; all items of a list share one path."""
    seen: Seen = defaultdict(list)

    def note(path: tuple[str, ...], value: Any) -> None:
        seen[path].append(value)
        for name, one in _inside(value):
            note((*path, name if isinstance(name, str) else ""), one)

    for position in positions:
        note((), position)
    return seen


def _inside(value: Any) -> list[tuple[Any, Any]]:
    """Return the items of a dict or list with their keys; nothing for other values."""
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def _change(position: dict[str, Any], rng: random.Random, seen: Seen) -> None:
    """Change one entry somewhere in a position, but never which game it belongs to."""
    asking = [name for name in ASKING if name in position]
    name = rng.choice(asking if asking and rng.random() < 0.5 else sorted(position.keys() - SHARED_KEYS))
    if name == "pending":
        position.pop("agenda", None)  # which it would follow from
    holder: Any = position
    path: tuple[str, ...] = (name,)
    while (inner := _inside(holder[name])) and rng.random() < 0.8:
        holder, name = holder[name], rng.choice(inner)[0]
        path = (*path, name if isinstance(name, str) else "")
    changes: list[Callable[[], Any]] = [lambda: rng.choice(seen[path])]  # from another position
    value = holder[name]
    if type(value) is int:
        changes += [lambda: value + rng.choice((-1, 1)), lambda: rng.choice(NUMBERS)]
    elif isinstance(value, bool):
        changes = [lambda: not value]
    elif isinstance(value, list) and value:
        changes += [lambda: _relaid(value, rng)] * 2
    if rng.random() < 0.15:
        if isinstance(holder, dict):
            del holder[name]
        else:
            holder[name] = None
        return
    holder[name] = json.loads(json.dumps(rng.choice(changes)()))


def _relaid(value: list[Any], rng: random.Random) -> list[Any]:
    """Return a list with an item removed, an item duplicated, or two items swapped."""
    laid, at, other = [*value], rng.randrange(len(value)), rng.randrange(len(value))
    match rng.randrange(3):
        case 0:
            del laid[at]
        case 1:
            laid.insert(other, laid[at])
        case _:
            laid[at], laid[other] = laid[other], laid[at]
    return laid


# ---------------------------------------------------------------- looking and playing on


@contextmanager
def _reported_with(position: dict[str, Any]) -> Iterator[None]:
    """Add the position to any error."""
    try:
        yield
    except Exception as problem:
        raise AssertionError(f"{problem!r}\nfrom {json.dumps(position)}") from problem


def _look(match: Match) -> None:
    """Look as every seat, determinize for each, read the position back, and put what is odd into words."""
    game = match.game
    for viewer in (*game.seats, None):
        match.view(viewer)
        match.determinized(viewer, seed=2).view(viewer, reveal=True)
        rules.observe(match.state, -1 if viewer is None else viewer, [0] * game.definition.observation.size)
    again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
    assert again.position() == match.position(), "it reads back differently"
    assert again.position_status() == () or all(map(str, again.position_status()))


def _play(match: Match, rng: random.Random, moves: int = 3) -> None:
    """Play a few moves, undoing some of those that can be undone, and look at their events."""
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.acting)
        for event in match.play(seat, whole_move(match, seat, rng)):
            event.seen_by(None)
        if match.can_undo(seat) and rng.random() < 0.5:
            match.undo(seat)


def _play_fenced(s: GameState, rng: random.Random, room: int, most: int) -> None:
    """Play random actions, to the end or at most `most`, with rows that check their bounds."""
    plain = [(name, field) for name, field in s.fields.items() if not field.shape]
    for name, field in s.fields.items():
        if field.shape:
            setattr(s, name, _fenced(getattr(s, name), field))
    actions = _Fenced([0] * room, -1, 1 << 15)
    played = 0
    while awaited := rules.acting(s):
        seat = rules.first_seat(awaited)
        assert seat < s.players, f"seat {seat} is awaited of {s.players}"
        count = rules.legal(s, seat, actions)
        assert count > 0, f"seat {seat} is awaited and has no legal action, after {played} actions"
        rules.apply(s, seat, rng.choice(actions[:count]))
        for name, field in plain:
            assert field.lowest <= getattr(s, name) <= field.highest, f"{name} is {getattr(s, name)}"
        played += 1
        assert played < LONGEST, "the game does not end"
        if played == most:
            return
    for seat in range(s.players):
        rules.score(s, seat)
        rules.wins(s, seat)
    rules.ending(s)


class _Fenced(list[Any]):
    """A list that refuses negative indices and values that its field cannot hold."""

    def __init__(self, held: Sequence[Any], lowest: int, highest: int) -> None:
        super().__init__(held)
        self.lowest, self.highest = lowest, highest

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        if at.__class__ is int and at < 0:  # first, for speed: rules do little else
            raise AssertionError(f"a row is read at {at}")
        return list.__getitem__(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if at.__class__ is int:
            assert at >= 0, f"a row is written at {at}"
            assert self.lowest <= value <= self.highest, f"{value} is written, which does not fit"
        else:
            assert all(self.lowest <= one <= self.highest for one in value), f"{value} is written, which does not fit"
        list.__setitem__(self, at, value)


def _fenced(held: Sequence[Any], field: Field) -> list[Any]:
    """Return the numbers of a field in rows with bounds."""
    if len(field.shape) == 1:
        return _Fenced(held, field.lowest, field.highest)
    return _Fenced([_Fenced(row, field.lowest, field.highest) for row in held], 0, 0)
