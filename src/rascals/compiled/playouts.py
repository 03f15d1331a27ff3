"""Playouts (rollouts): whole games of random moves, compiled, for measurements, balance checks and search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.linking import link, loop, part
from rascals.core import rules
from rascals.core.arguments import integer, of_type
from rascals.core.chance import Seed, next_below, seed_text, words_of
from rascals.core.errors import BadOption, BadPosition
from rascals.core.game import Game
from rascals.core.match import Match


@dataclass(frozen=True)
class Playouts:
    """Results of random games: int32 `scores` and uint8 `wins`, both `(games, seats)`, and what was played.

    `actions` counts single actions, `moves` whole moves, as in the history of a match.
    """

    scores: NDArray[np.int32]
    wins: NDArray[np.uint8]
    actions: int
    moves: int


def playouts(start: Game | Match, games: int, seed: Seed = 0) -> Playouts:
    """Play `games` random games on one core: new ones of a game, or from a match's position.

    BadPosition if there may be more actions from that position than the compiled rules have room for.
    """
    of_type("start", start, Match, Game)
    games = integer("games", games)
    if games < 0:
        raise BadOption("a number of games is 0 or more, not {given}", "playouts-games", given=games)
    game = start.game if isinstance(start, Match) else start
    link(game.box)
    states = np.zeros(2, dtype_of(game.box.state))
    pack(start.record if isinstance(start, Match) else start.record(seed), states[0])
    if isinstance(start, Match) and game.box.room(start.record) > game.box.actions:
        sentence = "a position with more than {actions} possible actions cannot be compiled"
        raise BadPosition(sentence, "compiled-actions", actions=game.box.actions)
    words = np.array(words_of(f"{seed_text(seed)}/policy"), np.int64)
    states["chance"] = words_of(f"{seed_text(seed)}/chance")
    states[1] = states[0]
    scores = np.zeros((games, game.players), np.int32)
    wins = np.zeros((games, game.players), np.uint8)
    moves = np.zeros(game.box.actions, np.int16)
    played = np.zeros(2, np.int64)
    _play(states, words, moves, scores, wins, not isinstance(start, Match), played)
    return Playouts(scores, wins, int(played[0]), int(played[1]))


def clones(game: Game, times: int) -> Any:
    """Copy a game's record `times` times, compiled; return the last copy. For measuring."""
    of_type("game", game, Game)
    times = integer("times", times)
    if times < 1:
        raise BadOption("a record is copied at least once, not {given} times", "clones-times", given=times)
    link(game.box)
    states = np.zeros(64, dtype_of(game.box.state))
    pack(game.new(seed=1).record, states[0])
    _clone(states, times)
    return states[times % 63 + 1]


@loop
def _play(states, words, moves, scores, wins, fresh, played):
    for index in range(scores.shape[0]):
        s = states[1]
        if fresh:
            rules.setup(s)
        else:
            states[1] = states[0]
        _playout(s, words, moves, played)
        _result(s, scores[index], wins[index])


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
