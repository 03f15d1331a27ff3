"""Playouts (rollouts): whole games, compiled, for measurements, balance checks and search.

The seats play at random, or by policies: functions in the dialect of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.linking import link, link_functions, loop, loop_apart, part, unkept
from rascals.core import rules
from rascals.core.arguments import integer, of_type, room, sequence, wrong_type
from rascals.core.chance import Seed, next_below, next_word, seed_text, words_of
from rascals.core.dialect import NotInDialect
from rascals.core.errors import BadOption, BadPosition
from rascals.core.game import Game
from rascals.core.match import Match


@dataclass(frozen=True)
class Playouts:
    """Results of games: int32 `scores` and uint8 `wins`, both `(games, seats)`, and what was played.

    `actions` counts single actions, `moves` whole moves, as in the history of a match.
    """

    scores: NDArray[np.int32]
    wins: NDArray[np.uint8]
    actions: int
    moves: int


def playouts(
    start: Game | Match, games: int, seed: Seed = 0, policies: Sequence[Callable[..., int] | None] | None = None
) -> Playouts:
    """Play `games` games on one core: new ones of a game, or from a match's position.

    `policies`: a function `policy(s, seat, actions, count, words)` for each seat, None for one that plays at random; by
    default all do. It gets a record in which all that the seat cannot know is dealt anew, the seat's `count` legal
    actions and the state of a random generator, and returns the place of its action, from 0 to `count` - 1.

    BadPosition if there may be more actions from that position than the compiled rules have room for. BadOption for
    policies that cannot be compiled, are not as many as the seats, or return another number.
    """
    of_type("start", start, Match, Game)
    games = integer("games", games, 0)
    game = start.game if isinstance(start, Match) else start
    link(game.box)
    states = np.zeros(3, dtype_of(game.box.state))
    pack(start.record if isinstance(start, Match) else start.record(seed), states[0])
    if isinstance(start, Match) and game.box.room(start.record) > game.box.actions:
        raise BadPosition(f"a position with more than {game.box.actions} possible actions cannot be compiled")
    words = np.array(words_of(f"{seed_text(seed)}/policy"), np.int64)
    states["chance"] = words_of(f"{seed_text(seed)}/chance")
    states[1] = states[0]
    with room("games", games, game.players * (np.dtype(np.int32).itemsize + 1)):
        scores = np.zeros((games, game.players), np.int32)
        wins = np.zeros((games, game.players), np.uint8)
    moves = np.zeros(game.box.actions, np.int16)
    played = np.zeros(5, np.int64)
    given = (states, words, moves, scores, wins, not isinstance(start, Match), played)
    if policies is None:
        _play(*given)
    else:
        _play_by(game, policies, given)
    return Playouts(scores, wins, int(played[0]), int(played[1]))


def clones(game: Game, times: int) -> Any:
    """Copy a game's record `times` times, compiled; return the last copy. For measuring."""
    of_type("game", game, Game)
    times = integer("times", times, 1)
    link(game.box)
    states = np.zeros(64, dtype_of(game.box.state))
    pack(game.new(seed=1).record, states[0])
    _clone(states, times)
    return states[times % 63 + 1]


@loop_apart
def _play(states, words, moves, scores, wins, fresh, played):
    for index in range(scores.shape[0]):
        s = states[1]
        if fresh:
            rules.setup(s)
        else:
            states[1] = states[0]
        _playout(s, words, moves, played)
        _result(s, scores[index], wins[index])


def _play_by(game: Game, policies: Sequence[Callable[..., int] | None], given: tuple[Any, ...]) -> None:
    """Play by policies, one for each seat."""
    policies = sequence("policies", policies)
    if len(policies) != game.players:
        raise BadOption(f"{game.players} policies for the seats of {game.name} for {game.players}, not {len(policies)}")
    distinct = tuple(dict.fromkeys(policy for policy in policies if policy is not None))
    which = np.array([-1 if policy is None else distinct.index(policy) for policy in policies], np.int64)
    if not distinct:
        _play(*given)
        return
    for policy in distinct:
        _check(policy)
    try:
        _player(distinct)(*given, which)
    except Exception as fault:  # the compiler raises anything, and so does a policy that divides by zero
        raise _failing(distinct, f"{type(fault).__name__}: {fault}") from fault
    played = given[-1]
    if played[2]:
        name, place, last = distinct[played[2] - 1].__name__, int(played[3]), int(played[4]) - 1
        raise BadOption(f"policy {name} returned {place}; valid: 0 to {last}")


def _check(policy: Callable[..., int]) -> None:
    """Link a policy and the functions of its package that it calls; BadOption if they are not in the dialect."""
    if not isinstance(policy, FunctionType):
        raise wrong_type("policies", "function", policy)
    try:
        link_functions([policy], policy.__module__.partition(".")[0])
    except NotInDialect as fault:
        raise _failing((policy,), str(fault)) from fault


def _failing(policies: Sequence[Callable[..., int]], cause: str) -> BadOption:
    names, cause = ", ".join(policy.__name__ for policy in policies), " ".join(cause.split())
    return BadOption(f"the compiled policy {names} fails: {cause}")


@cache
def _player(policies: tuple[Callable[..., int], ...]) -> Any:
    """Return the loop that plays by policies; it is not kept on disk, as nothing would notice that they change."""
    choose = _chooser(policies)

    def play(states, words, moves, scores, wins, fresh, played, which):
        for index in range(scores.shape[0]):
            s = states[1]
            if fresh:
                rules.setup(s)
            else:
                states[1] = states[0]
            awaited = rules.acting(s)
            while awaited != 0:
                seat = rules.first_seat(awaited)
                count = rules.legal(s, seat, moves)
                if which[seat] < 0:
                    place = next_below(words, count)
                else:
                    states[2] = states[1]
                    for n in range(4):
                        states[2].chance[n] = next_word(words)
                    rules.conceal(states[2], seat)
                    place = choose(which[seat], states[2], seat, moves, count, words)
                    if place < 0 or place >= count:
                        played[2], played[3], played[4] = which[seat] + 1, place, count
                        return
                rules.apply(s, seat, moves[place])
                played[0] += 1
                played[1] += 1 - rules.unfinished(s)
                awaited = rules.acting(s)
            _result(s, scores[index], wins[index])

    return unkept(play)


def _chooser(policies: Sequence[Callable[..., int]]) -> Any:
    """Return a compiled function that asks the policy of a number."""
    first, *others = policies
    if not others:
        return part(lambda which, s, seat, actions, count, words: first(s, seat, actions, count, words))
    other = _chooser(others)

    def choose(which, s, seat, actions, count, words):
        if which == 0:
            return first(s, seat, actions, count, words)
        return other(which - 1, s, seat, actions, count, words)

    return part(choose)


@part
def _playout(s, words, actions, played):
    """Play on like `rules.playout`; count the actions, and those that end a move."""
    awaited = rules.acting(s)
    while awaited != 0:
        seat = rules.first_seat(awaited)
        count = rules.legal(s, seat, actions)
        rules.apply(s, seat, actions[next_below(words, count)])
        played[0] += 1
        played[1] += 1 - rules.unfinished(s)
        awaited = rules.acting(s)


@part
def _result(s, scores, wins):
    for seat in range(len(scores)):
        scores[seat] = rules.score(s, seat)
        wins[seat] = rules.wins(s, seat)


@loop
def _clone(states, times):
    for turn in range(times):
        states[turn % 63 + 1] = states[turn % 64 if turn % 64 != turn % 63 + 1 else 0]
