"""Compiled self-play by the values of positions: each move is the one with the best position after it.

Tesauro, Temporal difference learning and TD-Gammon, 1995; Sutton, Learning to predict by the methods of temporal
differences, 1988. A seat values the position after its move (an *afterstate*) by what it knows there. It tries its
moves in a world dealt anew, so that it cannot foresee what a draw will bring.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rascals.bots.network import Shape
from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.linking import link, loop, part
from rascals.core import rules
from rascals.core.chance import next_word, words_of
from rascals.training.selfplay import WORD, first_layer, outcome, output, second_layer

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.training.gradient import Floats


class Ways(NamedTuple):
    """How games are played and valued; see `Recipe`."""

    heat: float
    trace: float
    margin: float


class Valued(NamedTuple):
    """Positions, one a row: inputs `told` (int8) of the seat that has just moved, and the `target` of their value."""

    told: NDArray[np.int8]
    target: Floats


class Side:
    """Buffers of one thread, with room for `rows` positions."""

    def __init__(self, game: Game, shape: Shape, rows: int) -> None:
        link(game.box)
        self.sizes = np.array([shape.inputs, shape.wide, shape.narrow, 0, 0], np.int64)
        self.states = np.zeros(3, dtype_of(game.box.state))  # the game, a world dealt from it, and that after a move
        pack(game.record(0), self.states[0])
        self.words = np.zeros((2, 4), np.int64)
        self.moves = np.zeros(game.box.actions, np.int16)
        self.worth = np.zeros(game.box.actions)
        self.inputs = np.zeros((2, shape.inputs), np.int8)
        self.layers = [np.zeros(size, np.float32) for size in (shape.wide, shape.wide, shape.narrow)]
        self.told = np.zeros((rows, shape.inputs), np.int8)
        self.target = np.zeros(rows, np.float32)
        self.seats = np.zeros(rows, np.int8)

    def play(self, seed: str, games: int, weights: Floats, ways: Ways) -> tuple[Valued, int, float]:
        """Play games; return the positions, the number of whole games, and the winners' mean points."""
        self.words[:] = [words_of(f"{seed}/games"), words_of(f"{seed}/moves")]
        rows, whole, points = _play(
            self.states, games, weights, self.sizes, self.words, self.moves, self.worth, *self.inputs, *self.layers,
            self.told, self.target, self.seats, ways.heat, ways.trace, ways.margin,
        )  # fmt: skip
        return Valued(self.told[:rows], self.target[:rows]), whole, points / max(whole, 1)


@part
def moved(told, before, base, w, wide):
    """Write the first hidden layer, given that of other inputs: only the inputs that differ are added."""
    first = len(wide)
    for j in range(first):
        wide[j] = base[j]
    for i in range(len(told)):
        if told[i] != before[i]:
            number = np.float32(told[i]) - np.float32(before[i])
            row = w[i * first : (i + 1) * first]
            for j in range(first):
                wide[j] += number * row[j]


@part
def worth_of(w, sizes, wide, narrow):
    """Return the value that the first hidden layer leads to."""
    return output(second_layer(w, sizes, wide, narrow), 0, w, sizes, narrow)


@part
def weigh(states, seat, moves, count, words, worth, w, sizes, before, told, base, wide, narrow, margin):
    """Write the value of each move of a seat, in a world dealt anew (`states[1]`)."""
    states[1] = states[0]
    s = states[1]
    for place in range(4):
        s.chance[place] = next_word(words)
    rules.conceal(s, seat)
    before[:] = 0
    rules.deduce(s, seat, before)
    first_layer(before, w, sizes, base)
    for place in range(count):
        states[2] = states[1]
        after = states[2]
        rules.apply(after, seat, moves[place])
        if rules.acting(after) == 0:
            worth[place] = outcome(after, seat, margin)
        else:
            told[:] = 0
            rules.deduce(after, seat, told)
            moved(told, before, base, w, wide)
            worth[place] = worth_of(w, sizes, wide, narrow)


@part
def pick(worth, count, heat, words):
    """Return the index of a move drawn by a softmax of the values at a temperature (by Gumbel noise)."""
    best, most = 0, -1e30
    for place in range(count):
        point = (next_word(words) + 0.5) / WORD
        value = worth[place] - heat * math.log(-math.log(point))
        if value > most:
            best, most = place, value
    return best


@part
def look_back(s, low, high, seats, target, trace, margin):
    """Turn the values of one game's positions into their targets: the returns of TD(lambda), from the outcome back."""
    for seat in range(s.players):
        ahead = outcome(s, seat, margin)
        for row in range(high - 1, low - 1, -1):
            if seats[row] == seat:
                value = target[row]
                target[row] = ahead
                ahead = trace * ahead + (1 - trace) * value


@loop
def returns(following, outcome, value, trace, target):
    """Write the returns of TD(lambda): a position's `following` one of the same seat comes later, or is -1."""
    for row in range(len(target) - 1, -1, -1):
        ahead = following[row]
        target[row] = outcome[row] if ahead < 0 else trace * target[ahead] + (1 - trace) * value[ahead]


@loop
def _play(
    states, games, w, sizes, words, moves, worth, before, after, base, wide, narrow,
    told, target, seats, heat, trace, margin,
):  # fmt: skip
    s = states[0]
    row, points = 0, 0
    for game in range(games):
        for place in range(4):
            s.chance[place] = next_word(words[0])
        rules.setup(s)
        begin = row
        awaited = rules.acting(s)
        while awaited != 0:
            seat = rules.first_seat(awaited)
            count = rules.legal(s, seat, moves)
            if count == 1:
                rules.apply(s, seat, moves[0])
                awaited = rules.acting(s)
                continue
            if row == told.shape[0]:
                return begin, game, points
            weigh(states, seat, moves, count, words[1], worth, w, sizes, before, after, base, wide, narrow, margin)
            rules.apply(s, seat, moves[pick(worth, count, heat, words[1])])
            awaited = rules.acting(s)
            if awaited != 0:
                told[row, :] = 0
                rules.deduce(s, seat, told[row])
                first_layer(told[row], w, sizes, wide)
                target[row] = worth_of(w, sizes, wide, narrow)
                seats[row] = seat
                row += 1
        look_back(s, begin, row, seats, target, trace, margin)
        most = rules.score(s, 0)
        for seat in range(1, s.players):
            most = max(most, rules.score(s, seat))
        points += most
    return row, games, points
